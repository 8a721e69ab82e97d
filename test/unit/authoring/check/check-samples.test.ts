import { describe, expect, test } from 'vitest'
import { withSampleFindings } from '../../../../src/authoring/check/check-samples.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { expectGrowth } from '../../../support/growth.ts'

const numbered = (word: string, index: number): string => `${word} ${index.toString(36).toUpperCase()} X`

/** A mapping of so many lines, none of which the samples have. */
function mapping(fields: number): string {
  const lines = Array.from({ length: fields }, (_, index) => {
    const label = numbered('LABEL', index)
    return `  f${index}: { from: SECTION_FILING."${label}", as: money }\n`
  })
  return `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n${lines.join('')}`
}

/** A transcript of so many lines that the mapping has not, each a little like one that it has. */
function sample(lines: number): string {
  const section = Object.fromEntries(
    Array.from({ length: lines }, (_, index) => [numbered('LABLE', index), `$${index}.00`]),
  )
  return JSON.stringify({ TYPE: 'RETR', SECTION_FILING: section, FORM: '1040' })
}

test('a sample of which nothing is read says what each label may be, in time that grows with its lines', () => {
  const text = mapping(100)
  const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  expect(diagnostics).toEqual([])
  const find = (lines: number) => () =>
    withSampleFindings([], { plans, specs, samples: [{ name: 'sample.json', text: sample(lines) }] })
  const found = find(100)()
  expect(found).toHaveLength(100)
  expect(found[7]).toMatchObject({ code: 'sample/label-not-seen', hint: 'did you mean "LABLE 7 X"?' })
  expectGrowth([2000, 20_000], find, smallest => 15 * smallest + 100)
})

test('many samples are held against a mapping in time that grows with them', () => {
  const { plans, specs } = compileMappings([{ name: 'mine.yaml', text: mapping(20) }])
  const text = sample(20)
  const find = (count: number) => () =>
    withSampleFindings([], {
      plans,
      specs,
      samples: Array.from({ length: count }, (_, index) => ({ name: `${index}.json`, text })),
    })
  expectGrowth([50, 500], find, smallest => 15 * smallest + 60)
})

test('a section that is not known is reported, and not each line in it again', () => {
  const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  filing:
    section: SECTION_FILNG
    fields:
      wages: { from: WAGES, as: money, required: true }
      more: { section: MORE, fields: { tips: { from: TIPS, as: money } } }
  tips: { from: SECTION_FILING > TIPPS, as: money }
`
  const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  const lines = { WAGES: '$1.00', TIPS: '$2.00' }
  const json = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: lines, FORM: '1040' })
  const found = withSampleFindings(diagnostics, { plans, specs, samples: [{ name: 'a.json', text: json }] })
  expect(found.map(({ code, span: { line }, hint }) => [line, code, hint])).toEqual([
    [7, 'spec/unknown-section', 'did you mean "SECTION_FILING"?'],
    [11, 'sample/label-not-seen', 'did you mean "TIPS"?'],
  ])
})

test('a line that is worded otherwise is no guess, though it is the only one that the field could read', () => {
  const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING > WAGES, as: money }
  tips: { from: SECTION_FILING > TIPS, as: money }
`
  const { plans, specs } = compileMappings([{ name: 'mine.yaml', text }])
  const hintFor = (label: string): string | undefined => {
    const lines = { WAGES: '$1.00', [label]: '$2.00' }
    const json = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: lines, FORM: '1040' })
    const [found, other] = withSampleFindings([], { plans, specs, samples: [{ name: 'a.json', text: json }] })
    expect([found?.code, found?.span.line, other]).toEqual(['sample/label-not-seen', 7, undefined])
    return found?.hint
  }
  expect(hintFor('TIP INCOME')).toBe('did you mean "TIP INCOME"?')
  expect(hintFor('PENALTY FOR LATE PAYMENT')).toBe(
    'check the lines that no field reads: txmap map SAMPLE --mapping FILE --all',
  )
})

/** The findings of a mapping with these fields against a transcript with this section of the return. */
function findingsOf(fields: string, filing: object): readonly (readonly unknown[])[] {
  const text = `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n${fields}`
  const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  const json = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '1040' })
  const found = withSampleFindings(diagnostics, { plans, specs, samples: [{ name: 'a.json', text: json }] })
  return found.map(({ code, span: { line }, hint, fix }) => [
    line,
    code.replace('sample/', ''),
    hint,
    ...(fix === undefined ? [] : [fix.replacement, fix.safe]),
  ])
}

describe('a section that no sample has is one finding, and not one for each field in it', () => {
  const filing = { WAGES: '$1.00', EXPENSES: { RENT: '$3.00', HEAT: '$4.00' } }
  const lines = 'rent: { from: RENT, as: money }, heat: { from: HEAT, as: money }'
  const look = 'check the lines that no field reads: txmap map SAMPLE --mapping FILE --all'

  test.each([
    [
      'at the top',
      `  e: { section: SECTION_FILING > EXPENCES, fields: { ${lines} } }\n`,
      [6, 'section-not-seen', 'did you mean SECTION_FILING.EXPENSES?', 'SECTION_FILING.EXPENSES', true],
    ],
    [
      'counted from the section around it',
      `  f:\n    section: SECTION_FILING\n    fields:\n      e: { section: EXPENCES, fields: { ${lines} } }\n`,
      [9, 'section-not-seen', 'did you mean "EXPENSES"?', 'EXPENSES', true],
    ],
    [
      'with another title over the same lines',
      `  e: { section: SECTION_FILING > COSTS, fields: { ${lines} } }\n`,
      [6, 'section-not-seen', 'did you mean SECTION_FILING.EXPENSES?', 'SECTION_FILING.EXPENSES', false],
    ],
    [
      'with a title alike over other lines',
      '  e: { section: SECTION_FILING > EXPENCES, fields: { a: { from: AB, as: money }, b: { from: CD, as: money } } }\n',
      [6, 'section-not-seen', 'did you mean SECTION_FILING.EXPENSES?', 'SECTION_FILING.EXPENSES', true],
    ],
    [
      'with nothing like it',
      '  e: { section: SECTION_FILING > LOSSES, fields: { a: { from: AB, as: money }, b: { from: CD, as: money } } }\n',
      [6, 'section-not-seen', look],
    ],
    [
      'of a list, a slip away',
      '  wages: { from: SECTION_FILING > WAGES, as: money }\n  e: { occurrences: SECTION_FILING > EXPENCES, fields: { a: { from: AB, as: money } } }\n',
      [7, 'section-not-seen', 'did you mean SECTION_FILING.EXPENSES?', 'SECTION_FILING.EXPENSES', true],
    ],
  ])('%s', (_, fields, want) => {
    expect(findingsOf(fields, filing)).toEqual([want])
  })

  test('a list without entries that is like nothing is none', () => {
    expect(
      findingsOf(
        '  wages: { from: SECTION_FILING > WAGES, as: money }\n  e: { occurrences: SECTION_FILING > SCHEDULE C, fields: { a: { from: AB, as: money } } }\n',
        filing,
      ),
    ).toEqual([])
  })

  test('a section that is there under another description is none', () => {
    const fields = `  e: { section: SECTION_FILING > SCHEDULE C, fields: { ${lines} } }\n`
    expect(
      findingsOf(fields, { 'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS': { 'GROSS RECEIPTS': '$1.00' } }),
    ).toEqual([
      [6, 'label-not-seen', look],
      [6, 'label-not-seen', look],
    ])
  })
})

describe('sections are held against samples in time that grows', () => {
  const head = 'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n'
  /** Sections of two lines, each a little like one of the sample's. */
  const mappingOf = (sections: number): string =>
    head +
    Array.from({ length: sections }, (_, index) => {
      const title = numbered('SECTON', index)
      const lines = `a: { from: "${numbered('LINE', index)}", as: money }, b: { from: B, as: money }`
      return `  f${index}: { section: 'SECTION_FILING."${title}"', fields: { ${lines} } }\n`
    }).join('')
  const sampleOf = (sections: number): string => {
    const filing = Object.fromEntries(
      Array.from({ length: sections }, (_, index) => [
        numbered('SECTION', index),
        { [numbered('LINE', index)]: '$1.00', B: '$2.00' },
      ]),
    )
    return JSON.stringify({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '1040' })
  }
  const findIn = (mapped: string, sample: string) => {
    const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text: mapped }])
    expect(diagnostics).toEqual([])
    return () => withSampleFindings([], { plans, specs, samples: [{ name: 'a.json', text: sample }] })
  }

  test('with those of the sample, whose lines the fields have', () => {
    const find = (count: number) => findIn(mappingOf(50), sampleOf(count))
    expect(find(60)().map(({ code }) => code)).toEqual(Array(50).fill('sample/section-not-seen'))
    expectGrowth([1000, 10_000], find, smallest => 15 * smallest + 100)
  })

  test('with those of the mapping', () => {
    const find = (count: number) => findIn(mappingOf(count), sampleOf(60))
    expect(find(60)().map(({ code }) => code)).toEqual(Array(60).fill('sample/section-not-seen'))
    expectGrowth([80, 640], find, smallest => 12 * smallest + 100)
  })
})

test('findings of sections stand among those of fields, by their lines', () => {
  const fields = `  wages: { from: SECTION_FILING > WAGSE, as: money }
  e: { section: SECTION_FILING > EXPENCES, fields: { rent: { from: RENT, as: money } } }
  tips: { from: SECTION_FILING > TIPPS, as: money }
`
  const found = findingsOf(fields, { WAGES: '$1.00', TIPS: '$2.00', EXPENSES: { RENT: '$3.00' } })
  expect(found.map(([line, code]) => `${line} ${code}`)).toEqual([
    '6 label-not-seen',
    '7 section-not-seen',
    '8 label-not-seen',
  ])
})

describe('a label that is in another section than its path says', () => {
  const filing = { INCOME: { WAGES: '$1.00', TIPS: '$2.00' }, EXPENSES: { RENT: '$3.00' } }

  test.each([
    [
      'with a section misspelt in the path',
      '  rent: { from: SECTION_FILING > EXPENCES > RENT, as: money }\n',
      [
        6,
        'label-not-seen',
        'did you mean SECTION_FILING.EXPENSES.RENT?',
        'SECTION_FILING.EXPENSES.RENT',
        true,
      ],
    ],
    [
      'with one misspelt in a group',
      '  f: { section: SECTION_FILING, fields: { rent: { from: EXPENCES > RENT, as: money } } }\n',
      [6, 'label-not-seen', 'did you mean EXPENSES."RENT"?', 'EXPENSES."RENT"', true],
    ],
    [
      'that its group cannot read',
      '  i: { section: SECTION_FILING > INCOME, fields: { wages: { from: WAGES, as: money }, tips: { from: TIPS, as: money }, rent: { from: RENT, as: money } } }\n',
      [
        6,
        'label-not-seen',
        'SECTION_FILING.EXPENSES has a line of this label: read it in a group of that section',
      ],
    ],
  ])('%s', (_, fields, want) => {
    expect(findingsOf(fields, filing)).toEqual([want])
  })
})

test('sections that no sample has are held against its lines in time that grows with both', () => {
  const fieldsIn = (count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const lines = 'fields: { a: { from: LINE, as: money } }'
      return `  g${index}: { section: SECTION_FILING > ${numbered('LABLE', index)}, ${lines} }\n`
    }).join('')
  const text = `${mapping(1)}${fieldsIn(200)}`
  const { plans, specs } = compileMappings([{ name: 'mine.yaml', text }])
  const find = (count: number) => () => {
    const filing = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [numbered('LABEL', index), { [`LINE ${index}`]: '$1.00' }]),
    )
    const json = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '1040' })
    return withSampleFindings([], { plans, specs, samples: [{ name: 'a.json', text: json }] })
  }
  expect(find(200)().filter(({ code }) => code === 'sample/section-not-seen')).toHaveLength(200)
  expectGrowth([1000, 10_000], find, smallest => 15 * smallest + 100)
})

test('a short label a letter or two away is offered, and not written by itself', () => {
  const fields = '  rent: { from: SECTION_FILING > RENT, as: money }\n'
  expect(findingsOf(fields, { NET: '$1.00' })).toEqual([
    [6, 'label-not-seen', 'did you mean "NET"?', 'SECTION_FILING.NET', false],
  ])
})

describe('a wording that no sample has', () => {
  const notesOf = (fields: string, ...samples: readonly object[]): readonly string[] => {
    const text = `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["709"] }\nfields:\n${fields}`
    const { plans, specs } = compileMappings([{ name: 'mine.yaml', text }])
    const texts = samples.map((lines, index) => ({
      name: `${index}.json`,
      text: JSON.stringify({ TYPE: 'RETR', SECTION_FILING: lines, FORM: '709' }),
    }))
    return withSampleFindings([], { plans, specs, samples: texts })
      .filter(each => each.code === 'sample/wording-not-seen')
      .map(each => each.message)
  }
  const due = `  filing:
    section: SECTION_FILING
    fields:
      due: { from: [BALANCE DUE, TOTAL GIFT TAX, GIFT TAX], as: money }
`

  test('is noted, and not one behind another that is read instead of it', () => {
    expect(notesOf(due, { 'BALANCE DUE': '', 'GIFT TAX': '$5.00' })).toEqual([
      'No sample has the wording "TOTAL GIFT TAX" of "due"',
    ])
    expect(notesOf(due, { 'BALANCE DUE': '$1.00' }, { 'BALANCE DUE': '', 'GIFT TAX': '' })).toHaveLength(1)
    expect(notesOf(due, { 'BALANCE DUE': '$1.00' })).toHaveLength(2)
  })

  test('is noted where the label stands in another section only', () => {
    expect(notesOf(due, { 'BALANCE DUE': '$1.00', TAX: { 'GIFT TAX': '$5.00' } })).toHaveLength(2)
    const paths =
      '  due: { from: [SECTION_FILING > BALANCE DUE, SECTION_FILING > TAX > GIFT TAX], as: money }\n'
    expect(notesOf(paths, { 'BALANCE DUE': '$1.00', 'GIFT TAX': '$5.00' })).toHaveLength(1)
    expect(notesOf(paths, { 'BALANCE DUE': '', TAX: { 'GIFT TAX': '$5.00' } })).toEqual([])
  })

  test('is not noted where another field reads it', () => {
    const both = `${due}      tax: { from: GIFT TAX, as: money }\n`
    expect(notesOf(both, { 'BALANCE DUE': '$1.00', 'GIFT TAX': '$5.00' })).toHaveLength(1)
  })
})

test.each(['amountsByYear: GIFTS <YYYY>', 'whether: EXTENSION, is: [X]', 'keep: NOTES'])(
  'a section with a slip in its title is found beside a field with %s',
  other => {
    const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["709"] }
fields:
  tax:
    section: SECTION_FILING > TAX COMPUTATON
    fields:
      gifts: { ${other} }
      due: { from: BALANCE DUE, as: money }
      paid: { from: AMOUNT PAID, as: money }
`
    const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
    expect(diagnostics).toEqual([])
    const found = (section: object) => {
      const sample = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: section, FORM: '709' })
      return withSampleFindings([], { plans, specs, samples: [{ name: '0.json', text: sample }] }).map(
        ({ code, hint }) => [code, hint],
      )
    }
    expect(found({ 'TAX COMPUTATION': { 'BALANCE DUE': '$1.00', 'AMOUNT PAID': '$2.00' } })).toEqual([
      ['sample/section-not-seen', 'did you mean SECTION_FILING."TAX COMPUTATION"?'],
    ])
    // The lines of such a field are not noted, and may be all that its section holds.
    const far = found({ PENALTIES: { LATE: '$1.00' } }).map(([code]) => code)
    expect(far).toEqual(['sample/label-not-seen', 'sample/label-not-seen'])
  },
)

test('a section, or a line outside all sections, that a sample has is not said to be unknown', () => {
  const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  period: { from: TAX PERIOD, as: date }
  other: { from: TAX YEAR, as: integer }
  more: { section: NEW SECTION, fields: { a: { from: A, as: money } } }
`
  const sampleText = JSON.stringify({
    TYPE: 'RETR',
    FORM: '1040',
    'Tax Period:': '01-02-2023',
    'NEW SECTION': { A: '$1.00' },
  })
  const { plans, specs, diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  expect(diagnostics).toHaveLength(3)
  const samples = [{ name: 'sample.json', text: sampleText }]
  const found = withSampleFindings(diagnostics, { plans, specs, samples })
  expect(found.map(({ code, span }) => `${span.line} ${code}`)).toEqual([
    '7 spec/unknown-section',
    '7 sample/label-not-seen',
  ])
})
