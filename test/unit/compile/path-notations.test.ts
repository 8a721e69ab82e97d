/** Paths written with dots and quotes, and the same with arrows: wherever a path may stand, one plan and the same findings. */
import { describe, expect, test } from 'vitest'
import { faultsOf, planOf } from '../../support/compiled.ts'
import { expectGrowth } from '../../support/growth.ts'

describe('both notations give one plan', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['from', 'from: SECTION_SUMMARY."A B", as: text', 'from: SECTION_SUMMARY > A B, as: text'],
    [
      'each wording of from',
      `from: [SECTION_SUMMARY."A B", { label: SECTION_SUMMARY."A C" }, 'SECTION_SUMMARY."A, D"'], as: text`,
      'from: [SECTION_SUMMARY > A B, { label: SECTION_SUMMARY > A C }, "SECTION_SUMMARY > A, D"], as: text',
    ],
    ['whether', 'whether: SECTION_HEADER."A B", is: [C]', 'whether: SECTION_HEADER > A B, is: [C]'],
    [
      'section',
      'section: SECTION_FILING."FORM 1", fields: { b: { from: ITEMS."C", as: text } }',
      'section: SECTION_FILING > FORM 1, fields: { b: { from: ITEMS > C, as: text } }',
    ],
    [
      'each name of a section',
      'section: [SECTION_FILING."FORM 1", SECTION_FILING.OTHER], fields: { b: { from: \'"C D"\', as: text } }',
      'section: [SECTION_FILING > FORM 1, SECTION_FILING > OTHER], fields: { b: { from: C D, as: text } }',
    ],
    [
      'each',
      'each: SECTION_FILING.ROWS, fields: { b: { from: C, as: text } }',
      'each: SECTION_FILING > ROWS, fields: { b: { from: C, as: text } }',
    ],
    [
      'where',
      `each: SECTION_INCOME, where: { '"C D"': e }, fields: { b: { from: C, as: text } }`,
      'each: SECTION_INCOME, where: { C D: e }, fields: { b: { from: C, as: text } }',
    ],
    [
      'rowAboveWhen',
      `each: SECTION_TRANSACTIONS, fields: { b: { rowAboveWhen: '"C D"', is: [e] } }`,
      'each: SECTION_TRANSACTIONS, fields: { b: { rowAboveWhen: C D, is: [e] } }',
    ],
    [
      'choose by',
      `each: SECTION_INCOME, choose: { by: '"C D"', as: b, cases: {}, otherwise: { case: e } }`,
      'each: SECTION_INCOME, choose: { by: C D, as: b, cases: {}, otherwise: { case: e } }',
    ],
    [
      'occurrences',
      'occurrences: SECTION_FILING."SCHEDULE C", fields: { b: { from: C, as: text } }',
      'occurrences: SECTION_FILING > SCHEDULE C, fields: { b: { from: C, as: text } }',
    ],
    [
      'amountsByYear',
      'amountsByYear: SECTION_FILING."TY <YYYY> PAYMENTS"',
      'amountsByYear: SECTION_FILING > TY <YYYY> PAYMENTS',
    ],
    ['keep', 'keep: SECTION_FILING."FORM 8863"', 'keep: SECTION_FILING > FORM 8863'],
  ]
  test.each(cases)('%s', (_, dots, arrows) => {
    const [one, other] = [dots, arrows].map(field => planOf(`fields: { a: { ${field} } }\n`))
    expect(one?.fields.map(({ spec: _place, ...field }) => field.kind)).toHaveLength(1)
    expect(one?.hash).toBe(other?.hash)
    expect(one?.expression).toBe(other?.expression)
  })

  test('ignore', () => {
    const [one, other] = ['SECTION_HEADER."A B"', 'SECTION_HEADER > A B'].map(path =>
      planOf(`fields: { a: { from: TYPE, as: text } }\nignore:\n  - { path: ${path}, because: c }\n`),
    )
    expect(one?.ignore).toEqual([{ path: ['SECTION_HEADER', 'A B'], because: 'c' }])
    expect(one?.hash).toBe(other?.hash)
  })

  test('on a line of its own, with a comma, a colon and a number sign in quotes', () => {
    const plan = planOf(`fields:
  a:
    from: SECTION_FILING."WAGES, TIPS, ETC."
    as: text
  b:
    from: 'SECTION_FILING."INTEREST: SCH B"'
    as: text
  c:
    from: 'SECTION_FILING."INCOME #2"'
    as: text
`)
    expect(plan.fields.map(field => (field.kind === 'value' ? field.sources[0]?.path : []))).toEqual([
      ['SECTION_FILING', 'WAGES, TIPS, ETC'],
      ['SECTION_FILING', 'INTEREST: SCH B'],
      ['SECTION_FILING', 'INCOME #2'],
    ])
  })
})

describe('a path with dots that YAML would cut', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'at a colon',
      'fields:\n  a:\n    from: SECTION_FILING."INTEREST: SCH B"\n    as: text\n',
      [
        `7:11 spec/yaml-syntax The YAML cannot be read: a ": " in text without quotes (put the text in quotes: 'SECTION_FILING."INTEREST: SCH B"')`,
      ],
    ],
    [
      'at a number sign',
      'fields:\n  a:\n    from: SECTION_FILING."INCOME #2"\n    as: text\n',
      [
        `7:26 spec/unclear-path SECTION_FILING."INCOME can be read neither as a path nor as a label: a quote is not closed (write SECTION_FILING.INCOME; put the whole in single quotes where YAML cut it at "," or " #")`,
        `7:34 spec/cut-text The text ends before "#": what follows is a comment (put the whole text in quotes: 'SECTION_FILING."INCOME #2"')`,
      ],
    ],
    [
      'without the braces of a field',
      'fields:\n  a: SECTION_FILING."TOTAL, WAGES"\n',
      [
        `6:6 spec/wrong-type Field "a" is not a group of keys (write what it is read from and how: { from: 'SECTION_FILING."TOTAL, WAGES"', as: text })`,
      ],
    ],
  ]
  test.each(cases)('%s', (_, given, want) => {
    expect(faultsOf(given)).toEqual(want)
  })
})

test('the time for a path grows with its length only', () => {
  for (const unit of ['."', '"".', 'SECTION_A."B', '"A".', ' > "A"', '"""', 'A > ']) {
    const judged = (length: number) => {
      const text = JSON.stringify(unit.repeat(Math.ceil(length / unit.length)))
      return () => faultsOf(`fields: { a: { from: ${text}, as: text } }\n`)
    }
    expectGrowth([10_000, 80_000], judged, smallest => 24 * Math.max(smallest, 4), unit)
  }
})
