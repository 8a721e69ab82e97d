import { describe, expect, test } from 'vitest'
import { faultsOf, fixesOf } from '../../../support/compiled.ts'

/** Fields of which some names stand at the top, some in groups, some in a list. */
const fields = `fields:
  amount: { from: SECTION_BALANCE > A, as: money }
  group: { section: SECTION_SUMMARY, fields: { penalty: { from: P, as: money }, inner: { section: I, fields: { deep: { from: D, as: money } } } } }
  rows: { each: SECTION_TRANSACTIONS, fields: { paid: { from: X, as: money }, code: { from: C, as: code }, penalty: { from: P, as: money } } }
`
/** A derived field on line 9. */
const derived = (text: string, as = 'money'): string => `${fields}  d: { derive: '${text}', as: ${as} }\n`

const unknown = (place: string, name: string, hint: string): string =>
  `${place} spec/unknown-output No field "${name}" in the output of this mapping (${hint})`

describe('a name that is not known in an expression', () => {
  test.each([
    ['stands in a group', 'penalty', 'did you mean "group.penalty"?', 'group.penalty (not safe)'],
    [
      'stands in a group of a group',
      'deep',
      'did you mean "group.inner.deep"?',
      'group.inner.deep (not safe)',
    ],
    [
      'begins a path in a group',
      'inner.deep',
      'did you mean "group.inner.deep"?',
      'group.inner.deep (not safe)',
    ],
    ['stands in a list of amounts', 'paid', 'write $sumMoney(rows.paid)', '$sumMoney(rows.paid) (not safe)'],
    ['is misspelt in a list', 'rows.payd', 'write $sumMoney(rows.paid)', '$sumMoney(rows.paid) (not safe)'],
    ['is misspelt twice', 'grup.penalti', 'did you mean "group.penalty"?', 'group.penalty (safe)'],
    [
      'is misspelt three times',
      'grup.iner.dep',
      'did you mean "group.inner.deep"?',
      'group.inner.deep (not safe)',
    ],
    ['lacks two letters', 'amou', 'did you mean "amount"?', 'amount (safe)'],
    ['lacks three', 'amo', 'did you mean "amount"?', 'amount (not safe)'],
    ['is cut short', 'amt', 'did you mean "amount"?', 'amount (not safe)'],
    ['is cut to two letters', 'am', 'did you mean "amount"?', 'amount (not safe)'],
  ])('%s: %s', (_, text, hint, fix) => {
    expect(faultsOf(derived(text))).toEqual([unknown('9:17', text, hint)])
    expect(fixesOf(derived(text))).toEqual([`9:16 '${text}': ${fix}`])
  })

  test.each(['a', 'zzzz', 'D'])(
    'is like none, so that those are named which are accepted there: %s',
    text => {
      expect(faultsOf(derived(text))).toEqual([unknown('9:17', text, 'use amount')])
      expect(fixesOf(derived(text))).toEqual([])
    },
  )

  test('is not hinted as the derived field itself, nor as one that is derived from it', () => {
    const two = `${derived('e')}  e: { derive: dx, as: money }\n`
    expect(faultsOf(two)).toEqual([unknown('10:16', 'dx', 'use amount')])
  })

  test('is read in a list where a list is taken', () => {
    expect(faultsOf(derived('$sumMoney(paid)'))).toEqual([
      unknown('9:27', 'paid', 'did you mean "rows.paid"?'),
    ])
    expect(fixesOf(derived('$sumMoney(paid)'))).toEqual([
      `9:16 '$sumMoney(paid)': $sumMoney(rows.paid) (not safe)`,
    ])
  })
})

describe('a key figure that is not known', () => {
  test.each([
    ['stands in a group', 'penalty', 'did you mean "group.penalty"?', ['group.penalty (not safe)']],
    ['is misspelt in a list', 'rows.payd', 'did you mean "rows.paid"?', ['rows.paid (safe)']],
    ['is misspelt twice', 'grup.penalti', 'did you mean "group.penalty"?', ['group.penalty (safe)']],
    ['stands in a list, which is not looked into', 'paid', 'use one of amount, group, rows', []],
  ])('%s: %s', (_, name, hint, fixes) => {
    const body = `${fields}keyFigures: [${name}]\n`
    expect(faultsOf(body)).toEqual([unknown('9:14', name, hint)])
    expect(fixesOf(body)).toEqual(fixes.map(fix => `9:14 ${name}: ${fix}`))
  })

  test('is hinted for the first fifty alone', () => {
    const names = Array.from({ length: 51 }, () => 'amuont')
    const hinted = faultsOf(`${fields}keyFigures: [${names.join(', ')}]\n`)
    expect(hinted.filter(each => each.endsWith('(did you mean "amount"?)'))).toHaveLength(50)
    expect(hinted.at(-1)).toMatch(/ \(use one of amount, group, rows\)$/)
  })
})
