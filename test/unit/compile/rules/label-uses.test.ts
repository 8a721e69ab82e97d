import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

describe('the places of labels', () => {
  const nested = (depth: number): string =>
    depth === 0
      ? '{ from: X, as: text }'
      : `{ section: [A${depth}, B${depth}], fields: { a: ${nested(depth - 1)} } }`
  const codes = (depth: number): readonly string[] =>
    faultsOf(`fields: { a: ${nested(depth)} }\n`).map(each => each.split(' ')[1] ?? '')

  test('are bounded, as each name of a section doubles them', () => {
    expect(codes(12)).not.toContain('spec/too-large')
    expect(codes(17)).toContain('spec/too-large')
  })

  test('are too many once, at the field with which they are', () => {
    expect(
      faultsOf(
        `fields: { a: ${nested(17)}, b: { from: TYPE, as: text }, c: { from: TYPE, as: text } }\n`,
      ).filter(each => each.includes('spec/too-large')),
    ).toEqual([
      '5:503 spec/too-large The mapping is larger than 50,000 places of labels (give the sections around it fewer names)',
    ])
  })
})

describe('a use of a label', () => {
  test('is reported against every other one that can meet it, once', () => {
    const cases =
      'cases: { C: { texts: c, fields: { d: { from: X, as: text } } }, E: { texts: e, fields: { f: { from: X > Y, as: text } } } }'
    const body = `fields: { a: { each: SECTION_INCOME, choose: { by: TYPE, as: b, ${cases}, otherwise: { case: g } } }, h: { each: SECTION_INCOME, where: { TYPE: [c, e] }, fields: { i: { keep: X } } } }\n`
    expect(faultsOf(body).map(each => each.replace(/ at .*/, ''))).toEqual([
      '5:291 spec/label-conflict "X" is read as a whole here and as a value',
    ])
  })

  test('of a field that is filled in two ways is not reported: that is the fault', () => {
    expect(
      faultsOf('fields: { a: { from: TYPE, section: TYPE, as: text, fields: {} } }\n').map(
        each => each.split(' ')[1],
      ),
    ).toEqual(['spec/field-kind'])
  })

  test.each(['from', 'whether', 'occurrences', 'each', 'keep', 'amountsByYear'])(
    'of a field with a section is not reported beside %s either',
    way => {
      const label = 'SECTION_HEADER > A <YYYY>'
      expect(
        faultsOf(`fields: { a: { section: ${label}, ${way}: ${label}, fields: {} } }\n`).filter(each =>
          each.includes('spec/label-conflict'),
        ),
      ).toEqual([])
    },
  )
})

const both = '(read it the same way in both places, or by another label)'
const one = '(remove one of the two)'
const income = (fields: string): string => `{ each: SECTION_INCOME, fields: { ${fields} } }`

describe('a label is a value where', () => {
  test.each([
    ['a text is asked for', 'a: { whether: SECTION_HEADER > A, is: b }, c: { keep: SECTION_HEADER > A }'],
    ['the row above is asked', `a: ${income('b: { rowAboveWhen: A, is: c }, d: { keep: A }')}`],
    [
      'a value is read with it',
      `a: ${income('b: { from: B, as: transactionEvent, with: A }, c: { keep: A }')}`,
    ],
  ])('%s', (_, fields) => {
    expect(faultsOf(`fields: { ${fields} }\n`).map(each => each.replace(/^5:\d+ | at .*/g, ''))).toEqual([
      expect.stringMatching(/^spec\/label-conflict .*A"? is read as a whole here and as a value$/),
    ])
  })
})

describe('the lines of an entry stand in the entry:', () => {
  test.each([
    ['of a list', 'each'],
    ['of a numbered section', 'occurrences'],
  ])('%s', (_, way) => {
    const entries = `a: { ${way}: ROWS, fields: { x: { from: X, as: text } } }`
    expect(
      faultsOf(
        `fields: { s: { section: SECTION_FILING, fields: { ${entries}, b: { from: X > Y, as: text } } } }\n`,
      ),
    ).toEqual([])
  })
})

describe('a label in cases', () => {
  const chosen = (...cases: readonly string[]): string =>
    `{ each: SECTION_INCOME, choose: { by: TYPE, as: form, cases: { ${cases
      .map((fields, index) => `C${index}: { texts: t${index}, fields: { ${fields} } }`)
      .join(', ')} }, otherwise: { case: other } } }`
  const value = 'x: { from: X, as: text }'
  const section = 'y: { from: X > Y, as: text }'

  test('means one thing in each case, whatever it means in others', () => {
    expect(faultsOf(`fields: { a: ${chosen(value, `${value}, ${section}`)} }\n`)).toEqual([
      `5:198 spec/label-conflict "X" is read as a section here and as a value at a.yaml:5:172 ${both}`,
    ])
  })

  test('means one thing in cases of two choices, as an entry can be of both', () => {
    expect(
      faultsOf(`fields: { a: ${chosen(value)}, b: ${chosen('z: { from: Z, as: text }', section)} }\n`),
    ).toEqual([
      `5:329 spec/label-conflict "X" is read as a section here and as a value at a.yaml:5:115 ${both}`,
    ])
  })

  test('is held against what each of two choices reads', () => {
    expect(faultsOf(`fields: { a: ${chosen(value, section)}, b: ${chosen(value)} }\n`)).toEqual([
      `5:333 spec/label-conflict "X" is read as a value here and as a section at a.yaml:5:172 ${both}`,
    ])
  })

  test('may mean different things in cases within different cases', () => {
    const rows = (fields: string): string => `rows: ${chosen(fields).replace('SECTION_INCOME', 'ROWS')}`
    expect(faultsOf(`fields: { a: ${chosen(rows(value), rows(section))} }\n`)).toEqual([])
  })
})

describe('two titles of one designator', () => {
  const filing = (label: string): string => `'SECTION_FILING > ${label}'`
  const conflict = (title: string, use: string): RegExp =>
    new RegExp(`^spec/label-conflict SECTION_FILING\\."${title}" is read as ${use}$`)
  const uses = (fields: string): readonly string[] =>
    faultsOf(`fields: { ${fields} }\n`).map(each => each.replace(/^\d+:\d+ | at a.yaml.*/g, ''))

  test.each([
    ['a section and a list', 'section', 'each', 'a list here and as a section'],
    ['a section and numbered ones', 'section', 'occurrences', 'a numbered section here and as a section'],
    ['a list and a section', 'each', 'section', 'a section here and as a list'],
  ])('are not %s', (_, first, second, use) => {
    expect(
      uses(
        `a: { ${first}: ${filing('SCHEDULE C--PROFIT')}, fields: {} }, b: { ${second}: ${filing('SCHEDULE C: PROFIT')}, fields: {} }`,
      ),
    ).toEqual([expect.stringMatching(conflict('SCHEDULE C: PROFIT', use))])
  })

  test('are one where one names the form of the mapping', () => {
    expect(
      uses(
        `a: { section: ${filing('SCHEDULE 1')}, fields: {} }, b: { each: ${filing('FORM 1040 SCHEDULE 1')}, fields: {} }`,
      ),
    ).toEqual([expect.stringMatching(conflict('FORM 1040 SCHEDULE 1', 'a list here and as a section'))])
  })

  test('are one where both name another thing', () => {
    expect(
      uses(
        `a: { section: ${filing('SCHEDULE C--AMENDED')}, fields: {} }, b: { each: ${filing('SCHEDULE C: AMENDED')}, fields: {} }`,
      ),
    ).toEqual([expect.stringMatching(conflict('SCHEDULE C: AMENDED', 'a list here and as a section'))])
  })

  test.each([
    ['one of them names another thing', 'section', 'SCHEDULE C', 'each', 'SCHEDULE C--AMENDED'],
    ['one is a number alone, as only entries have it', 'section', 'W-2', 'each', 'FORM W-2'],
    ['one of them is a value', 'section', 'SCHEDULE C--PROFIT', 'keep', 'SCHEDULE C: PROFIT'],
  ])('are two where %s', (_, first, title, second, other) => {
    const fields = second === 'keep' ? '' : ', fields: {}'
    expect(
      uses(`a: { ${first}: ${filing(title)}, fields: {} }, b: { ${second}: ${filing(other)}${fields} }`),
    ).toEqual([])
  })

  test.each([
    [
      'a section and a value',
      'section: SECTION_FILING > SCHEDULE C, fields: {}',
      'keep: SECTION_FILING > SCHEDULE C',
    ],
    [
      'a value and a section',
      'keep: SECTION_FILING > SCHEDULE C',
      'section: SECTION_FILING > SCHEDULE C, fields: {}',
    ],
  ])('that are the same are not %s', (_, first, second) => {
    expect(uses(`a: { ${first} }, b: { ${second} }`)).toHaveLength(1)
  })
})

describe('an ignored path', () => {
  const read = 'fields: { a: { from: SECTION_FILING > SCHEDULE C--PROFIT > X, as: text } }\n'

  test('is not what is read under another title of the same designator', () => {
    expect(
      faultsOf(`${read}ignore: [{ path: "SECTION_FILING > SCHEDULE C: PROFIT > X", because: b }]\n`),
    ).toEqual([
      `6:19 spec/ignored-and-read "SECTION_FILING > SCHEDULE C: PROFIT > X" is ignored here but read at a.yaml:5:22 ${one}`,
    ])
  })

  test('may lie in a section that names another thing', () => {
    expect(
      faultsOf(`${read}ignore: [{ path: "SECTION_FILING > SCHEDULE C--AMENDED > X", because: b }]\n`),
    ).toEqual([])
  })

  test.each([
    ['a line', 'x: { from: X, as: text }', 'SECTION_INCOME > X'],
    ['a list', 'x: { each: ROWS, fields: {} }', 'SECTION_INCOME > ROWS > X'],
  ])('in a list is held against the list, also where %s in it is read', (_, inner, path) => {
    expect(faultsOf(`fields: { a: ${income(inner)} }\nignore: [{ path: ${path}, because: b }]\n`)).toEqual([
      `6:18 spec/ignored-and-read "${path}" is ignored here but read at a.yaml:5:22 (a line inside a list or a value cannot be ignored; remove this)`,
    ])
  })

  test('is held against the first field that reads it', () => {
    const two =
      'fields: { a: { section: SECTION_FILING, fields: { x: { from: X, as: text } } }, b: { from: SECTION_FILING > X, as: code } }\n'
    expect(faultsOf(`${two}ignore: [{ path: SECTION_FILING > X, because: b }]\n`)).toEqual([
      `6:18 spec/ignored-and-read "SECTION_FILING > X" is ignored here but read at a.yaml:5:62 ${one}`,
    ])
  })
})

describe('a path of too many steps', () => {
  const long = `SECTION_FILING${' > A'.repeat(40)}`
  const longest = `SECTION_FILING${' > A'.repeat(39)}`
  const uses = (path: string): readonly string[] =>
    faultsOf(`fields: { a: { from: ${path}, as: text }, b: { keep: ${path} } }\n`).map(
      each => each.split(' ')[1] ?? '',
    )

  test('has no use: that it is too long is the fault', () => {
    expect(uses(long)).toEqual(['spec/too-large', 'spec/too-large'])
  })

  test('is one of more than forty', () => {
    expect(uses(longest)).toEqual(['spec/label-conflict'])
  })
})
