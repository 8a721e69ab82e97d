import { expect, test } from 'vitest'
import { typeHints } from '../../../../support/type-faults.ts'

test.each([
  ['$sumMoney(m, o)', 'write $addMoney(m, o)'],
  ['$addMoney(l.m)', 'write $sumMoney(l.m)'],
  ['$subtractMoney(m, o, m)', 'write $subtractMoney(m, $addMoney(o, m))'],
  ['$subtractMoney(m)', 'to subtract several, write $subtractMoney(a, $addMoney(b, c))'],
  ['$largerMoney(m, o, m)', 'write $largerMoney(m, $largerMoney(o, m))'],
  ['$smallerMoney([m, o, m])', 'write $smallerMoney(m, $smallerMoney(o, m))'],
  ['$largerMoney([m, o])', 'write $largerMoney(m, o)'],
  ['$smallerMoney(l.m)', 'write $smallerMoney(a, b)'],
  ['$largerMoney(m, o, m, o)', 'write $largerMoney(a, b)'],
  ['$orZero(m, o)', 'write $addMoney($orZero(m), $orZero(o))'],
  ['$meanMoney(l.m)', 'write $meanMoney(l.m, "half up")'],
  ['$meanMoney(m, o)', 'write $meanMoney([m, o], "half up")'],
  ['$meanMoney(m, o, "half even")', 'write $meanMoney([m, o], "half even")'],
  ['$meanMoney(l.m, "up")', 'write $meanMoney(l.m, "half up")'],
  ['$shareOf(m, "75%")', 'write $shareOf(m, "75%", "half up")'],
  ['$shareOf(m, "75", "half even")', 'write $shareOf(m, "75%", "half even")'],
  ['$shareOf(m, 75, "half up")', 'write $shareOf(m, "75%", "half up")'],
  ['$shareOf(m, 0.125, "half up")', 'write $shareOf(m, "12.5%", "half up")'],
  ['$shareOf(m, 1, "half up")', 'write $shareOf(m, "1%", "half up")'],
  ['$shareOf(m, "some")', 'write $shareOf(a, "75%", "half up")'],
  ['$shareOf(l.m, "75%")', 'write $shareOf(a, "75%", "half up")'],
  ['$shareOf(m)', 'write $shareOf(a, "75%", "half up")'],
])('a call that does not fit is answered as it is meant, or as the function is called: %s', (text, hint) => {
  expect(new Set(typeHints(text, 'money'))).toEqual(new Set([hint]))
})
