import { expect, test } from 'vitest'
import { typeFaults, typeHints } from '../../../support/type-faults.ts'

test.each<[string, string, string | undefined]>([
  ['null', 'text', 'name a field, or leave this one out'],
  ['l', 'truth', 'write $count(l) > 0'],
  ['l.m', 'money', 'add the amounts up with $sumMoney(l.m), or name one entry: l[0].m'],
  ['l', 'money', 'add the amounts up with $sumMoney(l.m), or name one entry: l[0].m'],
  [
    'l[t = "A"].m',
    'money',
    'add the amounts up with $sumMoney(list.amount), or name one entry: list[0].amount',
  ],
  ['l[t = "A"]', 'money', 'add the amounts up with $sumMoney(a.m), or name one entry: a[0].m'],
  ['g', 'money', 'name a field of it that is read as money: g.m'],
  ['h', 'money', undefined],
  ['l', 'integer', 'write $count(l)'],
  ['l.t', 'text', 'name one entry: list[0].field'],
  ['f', 'truth', 'write f.value'],
  ['f', 'text', 'write f.text'],
  ['"5.00"', 'money', 'write $money("5.00")'],
  ['-5', 'money', 'write $money("-5.00")'],
  ['m', 'text', 'write as: money'],
  ['m', 'integer', 'write as: money'],
  ['m', 'truth', 'write $compareMoney(m, $money("0.00")) = 1, or $exists(m)'],
  ['"12"', 'integer', 'write 12 without quotes'],
  ['"-12"', 'integer', 'write -12 without quotes'],
  ['"12 a"', 'integer', 'write as: text'],
  ['1.5', 'integer', 'write a whole number'],
  ['12', 'text', 'write "12"'],
  ['-12', 'code', 'write "-12"'],
  ['n', 'text', 'write as: integer'],
  [
    'f.value ? "A" : 1',
    'text',
    'one of the sides is a number and the other is a text: write the number in quotes',
  ],
  [
    'f.value ? n : d',
    'code',
    'one of the sides is a number and the other is a text: write the number in quotes',
  ],
  ['f.value ? "1" : 2', 'integer', 'one of the sides is a text: write the number without quotes'],
  ['f.value ? "yes" : true', 'truth', 'one of the sides is a text: write true or false without quotes'],
  ['d', 'month', 'write $substring(d, 0, 7)'],
  ['t', 'truth', 'write $exists(t), or compare it'],
  ['n', 'date', 'write as: integer'],
  ['p', 'date', 'write as: month'],
  ['d', 'integer', 'write as: date'],
  ['t', 'money', 'write as: text'],
  ['f.value', 'text', 'write as: truth'],
  ['q', 'text', 'give it its own field; an exact number is not text'],
  ['q', 'integer', undefined],
  ['r', 'code', 'write r.amount'],
])('%s as %s is answered with what to write', (text, gives, hint) => {
  expect(typeFaults(text, gives).map(found => [found.code, found.hint])).toEqual([
    ['expression/result', hint],
  ])
})

test.each([
  ['"2024-02-29"', 'date'],
  ['"2024-12"', 'month'],
  ['"2024-02-30"', 'text'],
  ['t', 'date'],
  ['t', 'month'],
  ['r.amount', 'code'],
  ['p', 'text'],
  ['k.X', 'money'],
])('%s comes out as %s', (text, gives) => {
  expect(typeHints(text, gives)).toEqual([])
})

test.each([
  ['"2023-02-29"', 'date', 'Result is a text that is no date', 'write a day of the calendar as "2024-12-31"'],
  [
    '"2024-12-01"',
    'month',
    'Result is a text that is no month',
    'write a month of the calendar as "2024-12"',
  ],
])('the text %s does not come out as %s', (text, gives, message, hint) => {
  const [found] = typeFaults(text, gives)
  expect(found?.hint).toBe(hint)
  expect(found?.message).toContain(message.replace('Result is ', ''))
})
