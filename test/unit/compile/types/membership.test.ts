import { expect, test } from 'vitest'
import { typeHints } from '../../../support/type-faults.ts'

test.each([
  ['q in ["1.5"]', 'write = for each: q = $decimal("1.5")'],
  ['l.t in ["A"]', 'ask for one value; a list is thinned out with [ ]'],
  ['t in null', 'write what it may be: ["A", "B"]'],
  ['t in []', 'write what it may be: ["A", "B"]'],
  ['null in ["A"]', 'name a field'],
  ['f in ["A"]', 'write f.text or f.value'],
  ['r in ["5"]', 'write r.amount'],
  ['g in ["A"]', 'compare values of one kind'],
  ['t in ["A", null]', 'write t = null beside it, with or'],
  ['t in ["A", 5]', 'write "5"'],
  ['n in ["5"]', 'write the number without quotes'],
  ['n in l.t', 'read l.t with as: integer'],
])('what cannot be among those is answered with what to write: %s', (text, hint) => {
  expect(typeHints(text, 'truth')).toEqual([hint])
})

test.each([
  ['t in ["A", "B"]'],
  ['t in l.t'],
  ['n in [1, 2]'],
  ['t in [t, k.X]'],
  ['k.X in ["A"]'],
  ['t in k.X'],
])('one value may be among others: %s', text => {
  expect(typeHints(text, 'truth')).toEqual([])
})
