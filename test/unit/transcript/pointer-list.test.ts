/** Pointers come out in the order they came in, whether one by one or by the list. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PointerList } from '../../../src/transcript/view/leaves/pointer-list.ts'

test('an empty one gives none', () => {
  expect(new PointerList().all()).toEqual([])
})

test('one by one and by the list, in any order, more than 500 lists too', () => {
  // What a pointer says makes no difference here, and numbers are made faster than texts.
  const pointer = fc.nat().map(String)
  const steps = fc.array(fc.oneof(pointer, fc.array(pointer, { maxLength: 4 })), {
    maxLength: 2500,
    size: 'max',
  })
  fc.assert(
    fc.property(steps, all => {
      const list = new PointerList()
      for (const each of all) {
        if (typeof each === 'string') list.add(each)
        else list.addAll(each)
      }
      expect(list.all()).toEqual(all.flat())
    }),
    { numRuns: 200 },
  )
})

test('what it gives is its own: neither a list that came in nor what comes later changes it', () => {
  const given = ['/a', '/b']
  const list = new PointerList()
  list.addAll(given)
  const first = list.all()
  list.add('/c')
  expect(first).not.toBe(given)
  expect(first).toEqual(['/a', '/b'])
  expect(list.all()).toEqual(['/a', '/b', '/c'])
})
