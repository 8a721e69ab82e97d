import { describe, expect, test } from 'vitest'
import { typeHints } from '../../../../support/type-faults.ts'

describe('what is no truth is answered with the question that its author may mean', () => {
  test.each([
    ['null', 'name a field, or compare one'],
    ['l', 'write $count(l) > 0'],
    ['l[t = "A"]', 'write $count(list[…]) > 0'],
    ['l.t', 'ask about one entry, or count those for which something holds: $count(list[…]) > 0'],
    ['"x"', 'compare it with a field: field = "x"'],
    ['f', 'write f.value, which is true or false'],
    ['m', 'write $compareMoney(m, $money("0.00")) = 1, or $exists(m)'],
    ['n', 'write n > 0'],
    ['$compareMoney(m, o)', 'write $compareMoney(m, o) = 1'],
    ['r', 'write r.percent, or $exists(r)'],
    ['d', 'write $exists(d), or compare it'],
    ['t', 'write $exists(t), or compare it'],
  ])('%s', (asked, hint) => {
    expect(typeHints(`${asked} ? "A" : "B"`, 'text')).toEqual([hint])
  })
})

test.each([
  ['=', 'write $sameMoney(m, $money("5.00"))'],
  ['!=', 'write $sameMoney(m, $money("5.00")) = false'],
  ['<', 'write $compareMoney(m, $money("5.00")) = -1'],
  ['<=', 'write $compareMoney(m, $money("5.00")) <= 0'],
  ['>', 'write $compareMoney(m, $money("5.00")) = 1'],
  ['>=', 'write $compareMoney(m, $money("5.00")) >= 0'],
])('amounts are compared by functions: %s', (operator, hint) => {
  expect(typeHints(`m ${operator} "5.00"`, 'truth')).toEqual([hint])
})

describe('what is no text where texts are joined', () => {
  test.each([
    ['l.t', 'write $join(list, ", ") for a list of texts'],
    ['l.n', 'name a single field that is a text'],
    ['f', 'write f.text'],
    ['m', 'give it its own field; an amount is not text'],
    ['q', 'give it its own field; an exact number is not text'],
    ['g', 'name a field of it that is a text'],
    ['r', 'write r.amount'],
    ['null', 'remove it'],
  ])('%s', (side, hint) => {
    expect(typeHints(`${side} & "x"`, 'text')).toEqual([hint])
    expect(typeHints(`"x" & ${side}`, 'text')).toEqual([hint])
  })

  test('a number or a truth is made one where a function takes texts', () => {
    expect(typeHints('$uppercase(n)', 'text')).toEqual(['write $string(n)'])
    expect(typeHints('$uppercase(f.value)', 'text')).toEqual(['write $string(f.value)'])
  })
})

describe('an amount among others', () => {
  test.each([
    ['m in [o]', 'write $sameMoney(m, o)'],
    ['m in [o, "5.00"]', 'write $sameMoney(m, o) or $sameMoney(m, $money("5.00"))'],
    ['m in [5, -2.5]', 'write $sameMoney(m, $money("5.00")) or $sameMoney(m, $money("-2.50"))'],
    ['m in ["x"]', 'write $sameMoney(m, $money("5000.00"))'],
    ['m in [o, o, o]', 'write ( $w := m; $count(list[$sameMoney(amount, $w)]) > 0 )'],
    ['m in l.m', 'write ( $w := m; $count(l[$sameMoney(m, $w)]) > 0 )'],
    ['m in l[t = "A"].m', 'write ( $w := m; $count(list[$sameMoney(amount, $w)]) > 0 )'],
    ['l.m = o', 'write ( $w := o; $count(l[$sameMoney(m, $w)]) > 0 )'],
    ['o = l.m', 'write ( $w := o; $count(l[$sameMoney(m, $w)]) > 0 )'],
  ])('is looked for one by one: %s', (text, hint) => {
    expect(typeHints(text, 'truth')).toEqual([hint])
  })
})

test.each([
  ['m = "x"', 'write $sameMoney(m, $money("5000.00"))'],
  ['m < 5', 'write $compareMoney(m, $money("5.00")) = -1'],
  ['-1.5 > m', 'write $compareMoney($money("-1.50"), m) = 1'],
])('what is written beside an amount is an amount: %s', (text, hint) => {
  expect(typeHints(text, 'truth')).toEqual([hint])
})
