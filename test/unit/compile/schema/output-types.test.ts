import { describe, expect, test } from 'vitest'
import { outputType, typeName } from '../../../../src/compile/schema/output-types.ts'
import { planOf } from '../../../support/compiled.ts'
import { everyKind } from '../../../support/every-kind.ts'

test.each([
  ['retr-1040', 'Retr1040Data'],
  ['actr-1120-s', 'Actr1120SData'],
  ['a', 'AData'],
])('the type of %s is called %s', (id, want) => {
  expect(typeName(id)).toBe(want)
})

describe('the type of the output', () => {
  const text = outputType(
    planOf(`fields:
  amount: { from: TYPE, as: money, about: Owed */ now }
  flag: { from: [TYPE, { label: FORM, as: text }], as: flag }
  group: { section: SECTION_HEADER, fields: { date: { from: D, as: date } } }
  list: { each: SECTION_TRANSACTIONS, fields: { code: { from: CODE, as: transactionCode } } }
  choice:
    each: SECTION_INCOME
    choose: { by: TYPE, as: form, cases: { W-2: { texts: a, fields: { wages: { from: W, as: money } } } }, otherwise: { case: other, fields: { entry: { keep: "*" } } } }
  notice: { notice: none }
  derived: { derive: $exists(list), as: truth }
`),
  )

  test('reads as it is written by hand', () => {
    expect(text).toBe(`/** Sample: the data of mapping sample-1040. */
export interface Sample1040Data {
  /** Owed * / now. From "TYPE". */
  readonly amount: Decimal | null
  /** From "TYPE" or "FORM". */
  readonly flag: { readonly text: string; readonly value: boolean | null } | string | null
  readonly group: {
    /** From "D". */
    readonly date: string | null
  }
  readonly list: readonly {
    /** From "CODE". */
    readonly code: string | null
  }[]
  readonly choice: readonly (
    | {
      readonly form: "W-2"
      /** From "W". */
      readonly wages: Decimal | null
    }
    | {
      readonly form: "other"
      /** Carried over as it came, unread. */
      readonly entry: unknown
    }
  )[]
  readonly notice: string | null
  /** Computed: $exists(list). */
  readonly derived: boolean | null
}
`)
  })

  test('has what is asked, the position of a row, and the year of each amount', () => {
    const asked = outputType(planOf(everyKind))
    expect(asked).toContain(`
  /** Asked. Whether SECTION_HEADER.H is "N/A" or blank. */
  readonly whether: boolean | null
`)
    expect(asked).toContain(`
    /** Position of the row above, where "DESC" is "X". */
    readonly above: number | null
`)
    expect(asked).toContain(`
  readonly years: readonly {
    /** The year in the label. */
    readonly year: number
    /** The amount for that year. From "PAID <YYYY>". */
    readonly amount: Decimal | null
  }[]
`)
  })

  test('names a type once that two wordings have', () => {
    const two = outputType(planOf('fields: { a: { from: [TYPE, { label: FORM, as: date }], as: text } }\n'))
    expect(two).toContain('  readonly a: string | null\n')
  })
})
