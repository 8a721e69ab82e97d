/** `$sumAsCorrected` and its portable text say the same of any forms, and no form counts for more than it prints. */
import fc from 'fast-check'
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { Money } from '../../src/normalize/exact/exact-money.ts'
import { portable } from '../../src/normalize/functions/money-functions.portable.ts'
import { sumAsCorrected } from '../../src/normalize/functions/money-functions.ts'
import { propertyRuns } from '../support/property-runs.ts'

interface Form {
  readonly amount: string
  readonly key: string | null
  readonly mark: string | null
}

const form: fc.Arbitrary<Form> = fc.record({
  amount: fc.constantFrom('0.00', '1.00', '2.00', '3.00'),
  key: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('A', 'B') },
    { weight: 1, arbitrary: fc.constantFrom(null, 'XXXX') },
  ),
  mark: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('1', '2', '3') },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
})
const forms = fc.record({
  originals: fc.array(form, { maxLength: 4 }),
  corrected: fc.array(form, { maxLength: 2 }),
  areMarked: fc.boolean(),
})

/** As JSONata passes what a path finds. */
function passed<Value>(list: readonly Value[]): unknown {
  return list.length > 1 ? list : list[0]
}

type Forms = typeof forms extends fc.Arbitrary<infer Given> ? Given : never

function argumentsOf({ originals, corrected, areMarked }: Forms, amountOf: (amount: string) => unknown) {
  const of = (all: readonly Form[]): readonly unknown[] => [
    passed(all.map(({ amount }) => amountOf(amount))),
    passed(all.map(({ key }) => key)),
  ]
  const marks = (all: readonly Form[]): unknown =>
    areMarked ? passed(all.map(({ mark }) => mark)) : undefined
  return [...of(originals), ...of(corrected), marks(originals), marks(corrected)]
}

function sumOf(given: Forms): string | null {
  const [amounts, keys, corrected, correctedKeys, marks, correctedMarks] = argumentsOf(
    given,
    amount => new Money(amount),
  )
  const sum = sumAsCorrected.apply(amounts, keys, corrected, correctedKeys, marks, correctedMarks)
  return sum === null ? null : sum.toFixed(2)
}

const inJsonata = jsonata(`(
  $sumMoney := function($list) { $count($list) = 0 ? null : $formatNumber($sum($map($list, $number)), "0.00") };
  ${portable.find(({ name }) => name === 'sumAsCorrected')?.text}
  $sumAsCorrected(given[0].is, given[1].is, given[2].is, given[3].is, given[4].is, given[5].is)
)`)

describe('the sum of forms as they were corrected', () => {
  test('is the same in portable JSONata', async () => {
    await fc.assert(
      fc.asyncProperty(forms, async given => {
        const elsewhere: unknown = await inJsonata.evaluate({
          given: argumentsOf(given, amount => amount).map(is => ({ is })),
        })
        expect(elsewhere ?? null).toBe(sumOf(given))
      }),
      { numRuns: propertyRuns(1_000) },
    )
  })

  test('does not depend on the order of the forms', () => {
    fc.assert(
      fc.property(forms, ({ originals, corrected, areMarked }) => {
        const reversed = { originals: originals.toReversed(), corrected: corrected.toReversed(), areMarked }
        expect(sumOf(reversed)).toBe(sumOf({ originals, corrected, areMarked }))
      }),
      { numRuns: propertyRuns(2_000) },
    )
  })

  test('is, where there is one, that of all corrected forms and of some originals', () => {
    fc.assert(
      fc.property(forms, given => {
        const total = sumOf(given)
        if (total === null) return
        const inCents = (all: readonly Form[]): number =>
          all.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
        const least = inCents(given.corrected)
        const cents = Math.round(Number(total) * 100)
        expect(cents).toBeGreaterThanOrEqual(least)
        expect(cents).toBeLessThanOrEqual(least + inCents(given.originals))
        if (given.corrected.length === 0) expect(cents).toBe(inCents(given.originals))
      }),
      { numRuns: propertyRuns(2_000) },
    )
  })
})
