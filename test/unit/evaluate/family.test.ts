/** What expressions of one family do once: calls of constants, and objects of a record that is not there. */
import { expect, test } from 'vitest'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { readyExpression } from '../../../src/evaluate/ready-expression.ts'
import { FixedRecord } from '../../../src/evaluate/run/fixed-record.ts'
import { Family } from '../../../src/evaluate/scope/lowering.ts'

const names = new Map([['X', 0]])

test('a call of constants is asked once in a family, and each time outside', () => {
  let calls = 0
  const functions = { twice: (value: unknown) => `${value}${value}${calls++}` }
  const tree = readExpression('$twice("a")')
  const inside = readyExpression(tree, { functions }, new Family())
  expect([inside.evaluate({}), inside.evaluate({}), calls]).toEqual(['aa0', 'aa0', 1])
  const outside = readyExpression(tree, { functions })
  expect([outside.evaluate({}), outside.evaluate({})]).toEqual(['aa1', 'aa2'])
})

test('a call of constants that fails fails each time', () => {
  const functions = {
    fails: (): unknown => {
      throw new RangeError('no')
    },
  }
  const failing = readyExpression(readExpression('$fails("a")'), { functions }, new Family())
  expect(() => failing.evaluate({})).toThrow()
  expect(() => failing.evaluate({})).toThrow()
})

test('a record within an absent or present record is read wherever it stands', () => {
  const functions = { read: (value: unknown) => value ?? null }
  const tree = readExpression('($s := $."S"; {"x": $read($s."ITEMS"."X"), "y": $read($s."REST"."X")})')
  const places = new Map([
    ['ITEMS', 0],
    ['REST', 1],
  ])
  const record = new FixedRecord(places, [
    new FixedRecord(names, ['first']),
    new FixedRecord(names, ['second']),
  ])
  const inside = readyExpression(tree, { functions }, new Family())
  expect(inside.evaluate({ S: record })).toEqual({ x: 'first', y: 'second' })
  expect(inside.evaluate({ S: new FixedRecord(places, [undefined, undefined]) })).toEqual({
    x: null,
    y: null,
  })
})

test('an object of several records, of none, and an empty one come out as outside a family', () => {
  const functions = { read: (value: unknown) => value ?? null }
  const several = readExpression(
    '($s := $."S"; $t := $."T"; {"x": $read($s."X"), "y": $read($t."X"), "z": $read($s."X")})',
  )
  for (const tree of [several, readExpression('{}')]) {
    const inside = readyExpression(tree, { functions }, new Family())
    const outside = readyExpression(tree, { functions })
    for (const input of [
      {},
      { S: new FixedRecord(names, ['s']) },
      { S: new FixedRecord(names, ['s']), T: new FixedRecord(names, ['t']) },
    ])
      expect(inside.evaluate(input)).toEqual(outside.evaluate(input))
  }
})

test('an object of an absent record is the same each time, and never the same object', () => {
  const functions = { read: (value: unknown) => value ?? null }
  const made = readyExpression(
    readExpression('($s := $."S"; {"x": $read($s."X"), "toString": $read($s."Y")})'),
    { functions },
    new Family(),
  )
  const absent = made.evaluate({})
  expect(Object.entries(absent ?? {})).toEqual([
    ['x', null],
    ['toString', null],
  ])
  expect(Object.getPrototypeOf(absent)).toBe(Object.prototype)
  Reflect.set(absent ?? {}, 'x', 'changed')
  expect(made.evaluate({})).toEqual(expect.objectContaining({ x: null }))
  expect(made.evaluate({ S: new FixedRecord(names, ['there']) })).toEqual(
    expect.objectContaining({ x: 'there' }),
  )
  expect(made.evaluate({})).toEqual(expect.objectContaining({ x: null }))
})
