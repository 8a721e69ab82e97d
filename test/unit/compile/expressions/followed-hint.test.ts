import { describe, expect, test } from 'vitest'
import { faultsOf, fixesOf } from '../../../support/compiled.ts'

/** A derived field on line 6. */
const derived = (text: string, as: string): string =>
  `fields:\n  owed: { from: SECTION_BALANCE > OWED, as: money }\n  worked: { derive: '${text}', as: ${as} }\n`

describe('what only shows how many arguments a function takes', () => {
  const lists = 'node_modules/tax-transcript-mapper/docs/mapping-language.md#expressions lists the functions'
  const larger =
    'write $largerMoney(a, b), for three $largerMoney(a, $largerMoney(b, c)); a list is not accepted'
  test.each([
    ['$compare', 'integer', `expression/unknown-function Unknown function "$compare" (${lists})`],
    ['$same', 'truth', `expression/unknown-function Unknown function "$same" (${lists})`],
    ['$max', 'money', `expression/not-allowed Function $max is not allowed in an expression (${larger})`],
  ])('is not written in the place of %s with one', (name, as, want) => {
    const body = derived(`${name}(owed)`, as)
    expect(faultsOf(body)).toEqual([`7:22 ${want}`])
    expect(fixesOf(body)).toEqual([])
  })

  test('is written where it has the arguments that are given', () => {
    expect(fixesOf(derived('$max(owed, owed, $money("1.00"))', 'money'))).toEqual([
      `7:21 '$max(owed, owed, $money("1.00"))': '$largerMoney(owed, $largerMoney(owed, $money("1.00")))' (not safe)`,
    ])
  })
})
