import { describe, expect, test } from 'vitest'
import { typeFaults, typeHints } from '../../../support/type-faults.ts'

const thinned =
  'compare one value; a list is thinned out with [ ], and its entries are counted with $count(list)'

describe('a list beside one value', () => {
  test.each([
    ['l.t = "A"', 'write "A" in l.t, or count the entries: $count(l[t = "A"]) > 0'],
    ['"A" = l.t', 'write "A" in l.t, or count the entries: $count(l[t = "A"]) > 0'],
    ['l[n = 1].t = t', 'write t in a, or count the entries: $count(list[field = t]) > 0'],
    ['l.t != "A"', thinned],
    ['n < l.n', thinned],
  ])('%s', (text, hint) => {
    expect(typeHints(text, 'truth')).toEqual([hint])
  })
})

describe('a blank text asks whether there is a value', () => {
  test.each([
    ['n = ""', 'write $exists(n) = false'],
    ['n != ""', 'write $exists(n)'],
    ['"" = d', 'write $exists(d) = false'],
    ['"" != p', 'write $exists(p)'],
    ['m = ""', 'write $exists(m) = false'],
    ['q = ""', 'write $exists(q) = false'],
    ['g != ""', 'write $exists(g)'],
    ['f = ""', 'write f.value for true or false, f.text for the words'],
    ['r = ""', 'write r.amount'],
    ['r.amount = ""', 'write the digits without needless zeros, as "0.5"'],
    ['n > ""', 'write the number without quotes'],
  ])('%s', (text, hint) => {
    expect(typeHints(text, 'truth')).toEqual([hint])
  })

  test.each([['t = ""'], ['"" != t'], ['"" = ""'], ['k.X = ""']])('but not of a text: %s', text => {
    expect(typeHints(text, 'truth')).toEqual([])
  })
})

describe('a field beside an amount is read as one', () => {
  const hint = (name: string): string => `read ${name} with as: money; amounts are compared with amounts`
  test.each([
    ['m = t', 'truth', hint('t')],
    ['n < m', 'truth', hint('n')],
    ['m >= g.t', 'truth', hint('g.t')],
    ['m = k.X', 'truth', undefined],
  ])('%s', (text, gives, want) => {
    expect(typeHints(text, gives)).toEqual(want === undefined ? [] : [want])
  })

  test('but not true, or what is computed', () => {
    expect(typeHints('m = true', 'truth')).toEqual(['write $sameMoney(m, true)'])
    expect(typeHints('m < $count(l)', 'truth')).toEqual(['write $compareMoney(m, $count(l)) = -1'])
  })
})

test.each([
  ['q < q', 'compare exact numbers with = or != only'],
  ['n < q', 'compare exact numbers with = or != only'],
  ['r.amount < "5"', 'digits are texts, of which "10" comes before "9": write = or !='],
  ['"5" > r.amount', 'digits are texts, of which "10" comes before "9": write = or !='],
  ['f.value < true', 'true and false have no order: write = or !='],
])('what has no order says so: %s', (text, hint) => {
  expect(typeHints(text, 'truth')).toEqual([hint])
})

test.each([
  ['n = t', 'a whole number and a text'],
  ['q < q', 'an exact number'],
  ['l.t = t', 'a list of texts and a text'],
])('what is refused is named, twice the same once: %s', (text, words) => {
  expect(typeFaults(text, 'truth').map(found => found.message)).toEqual([expect.stringMatching(` ${words}$`)])
})
