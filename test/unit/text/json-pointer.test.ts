import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeStep, pointerSteps, pointerTo, valueAt } from '../../../src/text/places/json-pointer.ts'

describe('a JSON Pointer', () => {
  test.each([
    ['', 'A', '/A'],
    ['/A', 0, '/A/0'],
    ['/A', 'B/C', '/A/B~1C'],
    ['/A', 'B~C', '/A/B~0C'],
    ['/A', '~1', '/A/~01'],
    ['/A', '', '/A/'],
  ])('%s and the step %s give %s', (parent, step, want) => {
    expect(pointerTo(parent, step)).toBe(want)
  })

  test('has no steps for the whole document', () => {
    expect(pointerSteps('')).toEqual([])
  })

  test('gives back the keys it was made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), keys => {
        const pointer = keys.map(key => `/${escapeStep(key)}`).join('')
        expect(pointerSteps(pointer)).toEqual(keys)
      }),
    )
  })
})

describe('the value at a pointer', () => {
  const document = { A: [{ 'B/C': 'x' }], D: null, E: '' }
  test.each([
    ['', document],
    ['/A/0/B~1C', 'x'],
    ['/D', null],
    ['/E', ''],
    ['/A/1', undefined],
    ['/D/X', undefined],
    ['/E/length', undefined],
    ['/constructor', undefined],
    ['/A/length', 1],
  ])('%s', (pointer, want) => {
    expect(valueAt(document, pointer)).toBe(want)
  })

  test('is never an inherited one', () => {
    expect(valueAt({}, '/toString')).toBeUndefined()
    expect(valueAt(JSON.parse('{"__proto__": {"a": 1}}'), '/__proto__/a')).toBe(1)
  })
})
