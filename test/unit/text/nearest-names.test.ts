import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { didYouMean, editDistance, nearestNames } from '../../../src/text/messages/nearest-names.ts'

const keys = [
  'from',
  'as',
  'about',
  'section',
  'fields',
  'each',
  'occurrences',
  'values',
  'money',
  'month',
  'date',
]

describe('the nearest names', () => {
  const cases: readonly (readonly [string, { wanted: string; want: readonly string[] }])[] = [
    ['finds swapped letters', { wanted: 'form', want: ['from'] }],
    ['finds a missing letter', { wanted: 'ocurrences', want: ['occurrences'] }],
    ['finds a letter too many', { wanted: 'sections', want: ['section'] }],
    ['finds a replaced letter', { wanted: 'vatues', want: ['values'] }],
    ['finds other capitals', { wanted: 'FROM', want: ['from'] }],
    ['finds capitals and a slip', { wanted: 'FEILDS', want: ['fields'] }],
    ['names two at most twice as far as the first', { wanted: 'mony', want: ['money', 'month'] }],
    ['is silent where nothing is near', { wanted: 'taxpayer', want: [] }],
    ['is silent where half of a short name differs', { wanted: 'wrong', want: [] }],
    ['finds a slip in two letters', { wanted: 'az', want: ['as'] }],
    ['is silent about nothing', { wanted: '', want: [] }],
  ]
  test.each(cases)('%s', (_, { wanted, want }) => {
    expect(nearestNames(wanted, keys)).toEqual(want)
  })

  test('are three at most, in the order of the alphabet where equally near', () => {
    expect(nearestNames('fielx', ['fieldx', 'field', 'fieli', 'fiela', 'fielb'])).toEqual([
      'fiela',
      'fielb',
      'field',
    ])
  })

  test('differ in at most four tenths of the letters, and one', () => {
    expect(nearestNames('abcdefghij', ['abcdefguvwxy'])).toEqual(['abcdefguvwxy'])
    expect(nearestNames('abcdefghij', ['abcdefuvwxyz'])).toEqual([])
  })

  test('are not looked for where a name is very long', () => {
    expect(nearestNames('a'.repeat(101), ['a'.repeat(101)])).toEqual([])
  })

  test('are the very name where another one differs in capitals alone', () => {
    expect(nearestNames('y', ['Y', 'y'])).toEqual(['y'])
  })

  test('hold a known name that is spelt right, first', () => {
    const name = fc.string({ minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(name, fc.array(name), (wanted, others) => {
        expect(nearestNames(wanted, [...others, wanted])[0]).toBe(wanted)
      }),
    )
  })
})

test.each([
  ['same', 'same', 0],
  ['Same', 'sAME', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['abcd', 'abdc', 1],
  ['abcd', 'badc', 2],
  ['abcd', 'abxd', 1],
  ['abcd', 'abxcd', 1],
  // Half a swap is none, nor is one with a letter between the two.
  ['ab', 'xa', 2],
  ['ab', 'bx', 2],
  ['abcd', 'dbca', 2],
])('from %j to %j it takes insertions, deletions, replacements and swaps: %d', (left, right, want) => {
  expect(editDistance(left, right)).toBe(want)
  expect(editDistance(right, left)).toBe(want)
})

test.each([
  [[], ''],
  [['a'], 'did you mean "a"?'],
  [['a', 'b'], 'did you mean "a" or "b"?'],
  [['a', 'b', 'c'], 'did you mean "a", "b" or "c"?'],
])('the suggestion of %j', (names, want) => {
  expect(didYouMean(names)).toBe(want)
})
