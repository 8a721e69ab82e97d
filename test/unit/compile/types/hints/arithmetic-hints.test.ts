import { expect, test } from 'vitest'
import { typeFaults, typeHints } from '../../../../support/type-faults.ts'

const other = 'write $subtractMoney($money("0.00"), a) for an amount with the other sign'

test.each([
  ['m - o', 'write $subtractMoney(m, o)'],
  ['m + 5', 'write $addMoney(m, $money("5.00"))'],
  ['m * 0.75', 'write $shareOf(m, "75%", "half up")'],
  ['g.m + o', 'write $addMoney(g.m, o)'],
  ['l.m + o', 'write $addMoney(l.m, o)'],
  ['k.X + m', 'write $addMoney(k.X, m)'],
  ['-m', 'write $subtractMoney($money("0.00"), m) for an amount with the other sign'],
  ['$addMoney(o, -m)', 'write $subtractMoney($money("0.00"), m) for an amount with the other sign'],
  ['-t', other],
  ['$addMoney(m, - t)', other],
  ['n - 1', 'use $count(list) to count entries; whole numbers have no -'],
  ['1 + n', 'use $count(list) to count entries; whole numbers have no +'],
  ['-n', 'use $count(list) to count entries; whole numbers have no sign to change'],
  ['n - m', 'write $subtractMoney(a, b) for amounts; whole numbers cannot be subtracted'],
  ['t + m', 'write $addMoney(a, b) for amounts; whole numbers cannot be added'],
  [
    't * 2',
    'write $shareOf(a, "75%", "half up") for a share of an amount, $meanMoney([a, b], "half up") for a mean',
  ],
  [
    'm / o',
    'write $shareOf(a, "75%", "half up") for a share of an amount, $meanMoney([a, b], "half up") for a mean',
  ],
  ['l.n - 1', 'write $subtractMoney(a, b) for amounts; whole numbers cannot be subtracted'],
  ['m % 2', 'write $shareOf(a, "75%", "half up") for a share of an amount'],
  ['$ABS(t)', 'write $largerMoney(a, $subtractMoney($money("0.00"), a))'],
  ['$average(l.t)', 'write $meanMoney(list, "half up")'],
  [
    '$sum(l.t)',
    'write $sumMoney(list) for a list of amounts, $addMoney(a, b) for single ones; whole numbers cannot be added',
  ],
  [
    '$round(t)',
    'remove it; amounts are exact to the cent, and $shareOf and $meanMoney round as their argument says',
  ],
  ['$number(t)', 'read the field with as: integer, as: decimal or as: money'],
])('arithmetic is answered with the functions of amounts: %s', (text, hint) => {
  expect(typeHints(text, 'money')).toEqual([hint])
})

test.each<[string, string | undefined, boolean?]>([
  ['m - o', '$subtractMoney(m, o)', true],
  ['-m', '$subtractMoney($money("0.00"), m)', true],
  ['l.m + o', '$addMoney(l.m, o)', false],
  ['k.X + m', '$addMoney(k.X, m)', false],
  // How a share is rounded, its author says.
  ['m * 0.75', '$shareOf(m, "75%", "half up")', false],
  ['t + m', undefined],
  ['n - 1', undefined],
])('and mended of itself only where all operands are amounts: %s', (text, replacement, safe) => {
  const [found] = typeFaults(text, 'money')
  expect([found?.fix?.replacement, found?.fix?.safe]).toEqual([replacement && `'${replacement}'`, safe])
})
