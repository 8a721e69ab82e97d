/** Objects that are made with keys known only at run time. */
import { expect, test } from 'vitest'
import { objectMaker, put } from '../../../src/evaluate/run/object-maker.ts'

test('made objects are empty and ordinary', () => {
  const make = objectMaker([])
  expect(make()).toStrictEqual({})
  expect(make()).not.toBe(make())
  expect(Object.getPrototypeOf(make())).toBe(Object.prototype)
  expect(make().constructor).toBe(Object)
})

test('a key is put as an own one, whatever its name', () => {
  const object = objectMaker([])()
  put(object, '__proto__', { x: 1 })
  put(object, 'toString', 2)
  expect(Object.keys(object)).toEqual(['__proto__', 'toString'])
  expect(Object.getPrototypeOf(object)).toBe(Object.prototype)
  expect(JSON.stringify(object)).toBe('{"__proto__":{"x":1},"toString":2}')
})
