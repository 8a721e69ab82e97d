import { describe, expect, test } from 'vitest'
import type { PlanField } from '../../../../src/plan/mapping-plan.ts'
import { extendedBase } from '../../../support/extended.ts'
import { reported } from '../../../support/faults.ts'

const base = `fields:
  paid: { from: [PAID, { label: SUM, as: text, evidence: inferred }], as: code, evidence: secondary }
  how: { from: HOW, as: oneOf, values: { cash: [CASH, C], other: OTHER } }
  joint: { from: JOINT, as: flag, yes: [X, "Y"], no: [N] }
  asked: { whether: SECTION_HEADER > CODE, is: [A, B] }
  part: { section: [SECTION_FILING > A, SECTION_FILING > B], fields: {} }
  each: { occurrences: [SECTION_FILING > C, SECTION_FILING > D], fields: {} }
  none: { notice: [Not found, None] }
  group: { from: CODE, with: [DESC, TEXT], as: transactionGroup }
`

/** The field of this name as it is once `field` was put on it. */
function onBase(name: string, field: string): PlanField | undefined {
  const { plans, diagnostics } = extendedBase(base, `fields: { ${name}: { ${field} } }\n`)
  expect(reported(diagnostics.filter(found => found.severity === 'error'))).toEqual([])
  return plans[0]?.fields.find(each => each.name === name)
}

describe('what is said again stands before what the base says, each once, unless it takes its place', () => {
  test.each<[string, string, unknown]>([
    ['joint', 'yes: [J, X]', { tables: [['J', 'X', 'Y'], ['N']] }],
    ['joint', 'yes: [J, X], replaces: yes', { tables: [['J', 'X'], ['N']] }],
    [
      'joint',
      'no: [O], replaces: yes',
      {
        tables: [
          ['X', 'Y'],
          ['O', 'N'],
        ],
      },
    ],
    ['joint', 'no: [O], replaces: no', { tables: [['X', 'Y'], ['O']] }],
    ['asked', 'is: [C, B]', { texts: ['C', 'B', 'A'], path: ['SECTION_HEADER', 'CODE'] }],
    ['asked', 'is: [C, B], replaces: is', { texts: ['C', 'B'] }],
    ['asked', 'whether: SECTION_HEADER > KIND', { texts: ['A', 'B'], path: ['SECTION_HEADER', 'KIND'] }],
    ['none', 'notice: [Nothing, None]', { texts: ['NOTHING', 'NONE', 'NOT FOUND'] }],
    ['none', 'notice: [Nothing], replaces: notice', { texts: ['NOTHING'] }],
    [
      'part',
      'section: [SECTION_FILING > E, SECTION_FILING > B]',
      {
        sections: [
          ['SECTION_FILING', 'E'],
          ['SECTION_FILING', 'B'],
          ['SECTION_FILING', 'A'],
        ],
      },
    ],
    ['part', 'section: SECTION_FILING > E, replaces: section', { sections: [['SECTION_FILING', 'E']] }],
    [
      'each',
      'occurrences: SECTION_FILING > D',
      {
        paths: [
          ['SECTION_FILING', 'D'],
          ['SECTION_FILING', 'C'],
        ],
      },
    ],
    ['each', 'occurrences: SECTION_FILING > D, replaces: occurrences', { paths: [['SECTION_FILING', 'D']] }],
    ['group', 'with: [MORE, TEXT]', { with: ['MORE', 'TEXT', 'DESC'] }],
    ['group', 'with: MORE, replaces: with', { with: ['MORE'] }],
    ['group', 'about: Kinds', { with: ['DESC', 'TEXT'] }],
  ])('%s: { %s }', (name, field, want) => {
    expect(onBase(name, field)).toMatchObject(Object(want))
  })

  test('a table of words keeps the order of the base, and new words come behind', () => {
    const made = onBase('how', 'values: { cheque: CHEQUE, other: [MISC, OTHER] }')
    expect(made?.kind === 'value' && JSON.stringify(made.tables)).toBe(
      '[{"cash":["CASH","C"],"other":["MISC","OTHER"],"cheque":["CHEQUE"]}]',
    )
  })
})

describe('a wording', () => {
  const wordings = (field: string): unknown => {
    const made = onBase('paid', field)
    return made?.kind === 'value'
      ? [made.evidence, made.sources.map(each => [each.label, each.normalizer, each.evidence])]
      : undefined
  }

  test.each<[string, unknown]>([
    [
      'about: Said of no wording',
      [
        'secondary',
        [
          ['PAID', 'code', undefined],
          ['SUM', 'text', 'inferred'],
        ],
      ],
    ],
    [
      // What the base says of all its wordings goes with each of them.
      'from: TOTAL',
      [
        undefined,
        [
          ['TOTAL', 'code', undefined],
          ['PAID', 'code', 'secondary'],
          ['SUM', 'text', 'inferred'],
        ],
      ],
    ],
    [
      'from: [TOTAL, SUM]',
      [
        undefined,
        [
          ['TOTAL', 'code', undefined],
          ['SUM', 'text', 'inferred'],
          ['PAID', 'code', 'secondary'],
        ],
      ],
    ],
    [
      'from: [{ label: SUM, as: code, evidence: sourced }]',
      [
        undefined,
        [
          ['SUM', 'code', 'sourced'],
          ['PAID', 'code', 'secondary'],
        ],
      ],
    ],
    ['from: SUM, replaces: from', [undefined, [['SUM', 'text', 'inferred']]]],
    [
      'from: [SUM, PAID], evidence: unsourced',
      [
        'unsourced',
        [
          ['SUM', 'text', undefined],
          ['PAID', 'code', undefined],
        ],
      ],
    ],
  ])(
    'that is named again is read and known as in the base, where nothing else is said: %s',
    (field, want) => {
      expect(wordings(field)).toEqual(want)
    },
  )
})
