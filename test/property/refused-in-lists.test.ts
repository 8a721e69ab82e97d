/**
 * A figure that is given although something in an entry of a list cannot be read is the figure of every transcript that may have been
 * meant: whatever stood there, it is no other. For expressions that ask for a lack, compare, count, add up and pick.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMapper } from '../../src/mapper/create-mapper.ts'
import { documentOf, mappingOf } from '../support/own-lists.ts'
import { propertyRuns } from '../support/property-runs.ts'

const runs = propertyRuns(1500)
const seed = Number(process.env.PROPERTY_SEED ?? Math.trunc(Math.random() * 2 ** 31))

const conditions = [
  '$exists(profit)',
  '$exists(profit) and $isNegative(profit)',
  '(profit ?? $money("1.00")) = $money("0.00")',
  '$compareMoney(profit ?? $money("0.00"), $money("0.00")) = -1',
  '$exists(day) and day > "2024-01-01"',
  '(day ?? "2020-01-01") < "2021-01-01"',
  'own.value ?? true',
  'own.value ?? false',
  '(kind ?? "Y") = "X"',
  'kind = "X"',
  'kind = "X" and $exists(profit)',
  'kind = "X" and (own.value ?? true)',
  'kind in ["X", "Z"] and $exists(day)',
  '$not($exists(kind))',
  '(n ?? 3) = 3',
  '$exists(n) or kind = "X"',
  'kind = "X" ? $exists(profit) : true',
  '$exists(profit) and $exists(loss)',
  '$compareMoney(profit ?? $money("0.00"), loss ?? $money("0.00")) = 1',
]

/** What is asked of the rows that a condition picks, and what comes out. */
const figures: readonly (readonly [figure: (condition: string) => string, as: string])[] = [
  [condition => `$count(c[${condition}])`, 'integer'],
  [condition => `( $some := c[${condition}]; $count($some) > 0 )`, 'truth'],
  [condition => `$sumMoney(c[${condition}].profit) ?? $money("0.00")`, 'money'],
  [condition => `$sumMoney(c[${condition}].(profit ?? $money("0.00")))`, 'money'],
  [condition => `wages ?? $sumMoney(c[${condition}].profit)`, 'money'],
  [condition => `c[${condition}][0].kind ?? "none"`, 'text'],
  [condition => `$lastDate(c[${condition}].day)`, 'date'],
  [condition => `$exists(c[${condition}]) ? "some" : "none"`, 'text'],
  [condition => `$count(c[${condition}]) > 1`, 'truth'],
]

/** What cannot be read under a label, and what may have been meant. */
const faults = {
  PROFIT: [
    ['a lot', 5],
    ['$0.00', '-$900.00', '$123.00', ''],
  ],
  LOSS: [['none at all'], ['$0.00', '-$900.00', '$123.00', '']],
  KIND: [
    [5, { X: 'Y' }],
    ['X', 'Y', 'Z', 'W', ''],
  ],
  OWN: [[5], ['Y', 'N', '']],
  DAY: [
    ['soon', ['01-01-2023']],
    ['01-01-2000', '12-31-2030', ''],
  ],
  N: [['many'], ['3', '9', '']],
} as const

const row = fc.record({
  PROFIT: fc.constantFrom('$50.00', '-$5.00', '$0.00', ''),
  LOSS: fc.constantFrom('$50.00', '-$7.00', ''),
  KIND: fc.constantFrom('X', 'Y', 'Z', ''),
  OWN: fc.constantFrom('Y', 'N', ''),
  DAY: fc.constantFrom('01-02-2023', '01-02-2025', '03-02-2019', ''),
  N: fc.constantFrom('3', '4', ''),
})

const fault = fc.record({
  place: fc.nat({ max: 3 }),
  label: fc.constantFrom(...(Object.keys(faults) as (keyof typeof faults)[])),
  which: fc.nat({ max: 1 }),
})
type Row = Readonly<Record<string, unknown>>
type Faults = readonly {
  readonly place: number
  readonly label: keyof typeof faults
  readonly which: number
}[]

/** The rows with other values in the places of faults. */
function withValues(rows: readonly Row[], at: Faults, values: readonly unknown[]): readonly Row[] {
  const changed = rows.map(each => ({ ...each }))
  for (const [index, { place, label }] of at.entries())
    Object.assign(changed[place % rows.length] ?? {}, { [label]: values[index] })
  return changed
}

/** Everything that may have been meant in the places of faults. */
function meantBy(at: Faults): readonly (readonly string[])[] {
  return at.reduce<readonly (readonly string[])[]>(
    (all, { label }) => all.flatMap(each => faults[label][1].map(text => [...each, text])),
    [[]],
  )
}

/** A mapping of its own, compiled once. */
const ownMapper = (text: string) => createMapper({ mappings: [text], bundled: false })
const mappers = new Map<string, ReturnType<typeof ownMapper>>()
function mapperOf(text: string): ReturnType<typeof ownMapper> {
  const mapper = mappers.get(text) ?? ownMapper(text)
  mappers.set(text, mapper)
  return mapper
}

test('what cannot be read in entries leaves a figure without a value, or is of no account to it', () => {
  let given = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...conditions),
      fc.constantFrom(...figures),
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.array(fault, { minLength: 1, maxLength: 2 }),
      fc.constantFrom({}, { WAGES: '$1.00' }),
      (condition, [figure, as], rows, at, filing) => {
        const mapper = mapperOf(mappingOf(figure(condition), as))
        const figureWith = (values: readonly unknown[]): unknown => {
          const document = documentOf({ filing, rows: withValues(rows, at, values) })
          return JSON.parse(JSON.stringify(mapper.mapTranscript(document).data)).it
        }
        const it = figureWith(at.map(({ label, which }) => faults[label][0][which] ?? faults[label][0][0]))
        if (it === null) return
        given++
        for (const texts of meantBy(at)) expect([texts, figureWith(texts)]).toEqual([texts, it])
      },
    ),
    { numRuns: runs, seed },
  )
  // Else nothing was tried.
  expect(given).toBeGreaterThan(runs / 20)
})
