/**
 * A figure that is given although something in an entry of a list cannot be read is the figure of every transcript that may have been
 * meant: whatever stood there, it is no other. For expressions that ask for a lack, compare, count, add up and pick.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMapper } from '../../src/mapper/create-mapper.ts'
import { propertyRuns } from '../support/property-runs.ts'

const runs = propertyRuns(1500)
const seed = Number(process.env.PROPERTY_SEED ?? Math.trunc(Math.random() * 2 ** 31))

const head = `id: own-lists
title: Lists
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING.WAGES, as: money }
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      pay: { from: PAY, as: money }
      kind: { from: KIND, as: text }
      own: { from: OWN, as: flag, yes: "Y", no: "N" }
      day: { from: DAY, as: date }
      n: { from: N, as: integer }
`

const conditions = [
  '$exists(pay)',
  '$exists(pay) and $isNegative(pay)',
  '(pay ?? $money("1.00")) = $money("0.00")',
  '$compareMoney(pay ?? $money("0.00"), $money("0.00")) = -1',
  '$exists(day) and day > "2024-01-01"',
  '(day ?? "2020-01-01") < "2021-01-01"',
  'own.value ?? true',
  'own.value ?? false',
  '(kind ?? "Y") = "X"',
  'kind = "X"',
  'kind = "X" and $exists(pay)',
  'kind = "X" and (own.value ?? true)',
  'kind in ["X", "Z"] and $exists(day)',
  '$not($exists(kind))',
  '(n ?? 3) = 3',
  '$exists(n) or kind = "X"',
  'kind = "X" ? $exists(pay) : true',
]

/** What is asked of the rows that a condition picks, and what comes out. */
const figures: readonly (readonly [figure: (condition: string) => string, as: string])[] = [
  [condition => `$count(rows[${condition}])`, 'integer'],
  [condition => `( $some := rows[${condition}]; $count($some) > 0 )`, 'truth'],
  [condition => `$sumMoney(rows[${condition}].pay) ?? $money("0.00")`, 'money'],
  [condition => `$sumMoney(rows[${condition}].(pay ?? $money("0.00")))`, 'money'],
  [condition => `wages ?? $sumMoney(rows[${condition}].pay)`, 'money'],
  [condition => `rows[${condition}][0].kind ?? "none"`, 'text'],
  [condition => `$lastDate(rows[${condition}].day)`, 'date'],
  [condition => `$exists(rows[${condition}]) ? "some" : "none"`, 'text'],
]

/** What cannot be read under a label, and what may have been meant. */
const faults = {
  PAY: [
    ['a lot', 5],
    ['$0.00', '-$900.00', '$123.00', ''],
  ],
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
  PAY: fc.constantFrom('$50.00', '-$5.00', '$0.00', ''),
  KIND: fc.constantFrom('X', 'Y', 'Z', ''),
  OWN: fc.constantFrom('Y', 'N', ''),
  DAY: fc.constantFrom('01-02-2023', '01-02-2025', '03-02-2019', ''),
  N: fc.constantFrom('3', '4', ''),
})

/** A mapping of its own, compiled once. */
const ownMapper = (text: string) => createMapper({ mappings: [text], bundled: false })
const mappers = new Map<string, ReturnType<typeof ownMapper>>()
function mapperOf(expression: string, as: string): ReturnType<typeof ownMapper> {
  const text = `${head}  it:\n    derive: |-\n      ${expression}\n    as: ${as}\n`
  const mapper = mappers.get(text) ?? ownMapper(text)
  mappers.set(text, mapper)
  return mapper
}

test('what cannot be read in an entry leaves a figure without a value, or is of no account to it', () => {
  let given = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...conditions),
      fc.constantFrom(...figures),
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.constantFrom(...Object.entries(faults)),
      fc.constantFrom({}, { WAGES: '$1.00' }),
      (condition, [figure, as], rows, place, [label, [unreadable, meant]], filing) => {
        const mapper = mapperOf(figure(condition), as)
        const figureWith = (value: unknown): unknown => {
          const changed = rows.map((each, at) =>
            at === place % rows.length ? { ...each, [label]: value } : each,
          )
          const document = {
            TYPE: 'RETR',
            FORM: '1040',
            SECTION_FILING: filing,
            SECTION_TRANSACTIONS: changed,
          }
          return JSON.parse(JSON.stringify(mapper.mapTranscript(document).data)).it
        }
        for (const odd of unreadable) {
          const it = figureWith(odd)
          if (it === null) continue
          given++
          for (const text of meant) expect([text, figureWith(text)]).toEqual([text, it])
        }
      },
    ),
    { numRuns: runs, seed },
  )
  // Else nothing was tried.
  expect(given).toBeGreaterThan(runs / 10)
})
