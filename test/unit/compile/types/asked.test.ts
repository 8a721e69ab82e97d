import { expect, test } from 'vitest'
import { typeHints } from '../../../support/type-faults.ts'

const each = 'what is unknown is not missing; put ?? behind each field that may be missing'

test.each([
  ['null ?? t', 'text', 'write t alone'],
  ['null ?? (t & "x")', 'text', 'write b alone'],
  ['"x" ?? "y"', 'text', 'remove ?? and what is behind it'],
  ['"x" ?? t', 'text', 'the field comes first: t ?? "x"'],
  ['[t] ?? "x"', 'text', 'remove ?? and what is behind it'],
  ['[t] ?? t', 'text', 'ask for a field or a list; this has always a value'],
  ['$exists("x")', 'truth', 'ask for a field: $exists(field)'],
  ['$exists([t])', 'truth', 'ask for a field: $exists(t)'],
  ['$exists([t, d])', 'truth', 'ask for a field: $exists(field)'],
  ['"x" = null', 'truth', 'compare a field with null'],
  ['null != "x"', 'truth', 'compare a field with null'],
  ['$exists($sumMoney(l.m))', 'truth', 'what is unknown is not missing; ask for the list: $exists(l.m)'],
  ['$sumMoney(l.m) = null', 'truth', 'what is unknown is not missing; ask for the list: $exists(l.m)'],
  [
    '$exists($addMoney(m, o))',
    'truth',
    'what is unknown is not missing; ask for each of its fields: $exists(a) and $exists(b)',
  ],
  [
    '$addMoney(m, $money("1.00")) ?? o',
    'money',
    'what is unknown is not missing; write $addMoney($orZero(m), $money("1.00")) for zero, or put ?? behind each field',
  ],
  [
    '($addMoney(m, g.m)) ?? o',
    'money',
    'what is unknown is not missing; write $addMoney($orZero(m), $orZero(g.m)) for zero, or put ?? behind each field',
  ],
  [
    '($s := $addMoney(m, o); $s ?? o)',
    'money',
    'what is unknown is not missing; put ?? behind each field, or behind the sum of a list itself',
  ],
  ['(t & "x") ?? "y"', 'text', each],
  ['$uppercase(t) ?? "y"', 'text', each],
  ['$orZero(m) ?? o', 'money', 'this is never missing; remove ?? and what is behind it'],
])('what is always there, or unknown, is not asked for: %s', (text, gives, hint) => {
  expect(typeHints(text, gives)).toEqual([hint])
})

test.each([
  ['$sumMoney(l.m) ?? m', 'money'],
  ['$count(l[(m ?? $money("0.00")) != null])', 'integer'],
  ['$exists(l)', 'truth'],
  ['t = null', 'truth'],
])('a field, and a sum of a list, may be asked for: %s', (text, gives) => {
  expect(typeHints(text, gives)).toEqual([])
})
