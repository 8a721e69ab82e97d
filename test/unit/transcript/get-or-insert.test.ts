/** What is found once for a key, and how much of it outlives a document. */
import { describe, expect, test } from 'vitest'
import { getOrInsert, getOrInsertWithin } from '../../../src/transcript/get-or-insert.ts'

describe('getOrInsert', () => {
  test('finds a value once for each key', () => {
    let finds = 0
    const map = new Map<string, number>()
    const found = (key: string): number =>
      getOrInsert(map, key, () => {
        finds++
        return key.length
      })
    expect([found('a'), found('a'), found('bb'), found('a')]).toEqual([1, 1, 2, 1])
    expect(finds).toBe(2)
  })

  test('of a weak map, of values that are false or zero', () => {
    const [key, map] = [{}, new WeakMap<object, number>()]
    expect(getOrInsert(map, key, () => 0)).toBe(0)
    expect(getOrInsert(map, key, () => 1)).toBe(0)
  })
})

describe('getOrInsertWithin', () => {
  const capacity = { most: 3, longest: 4 }

  test('never holds more keys than that: one more, and the others are forgotten', () => {
    const map = new Map<string, number>()
    for (let at = 0; at < 10; at++) {
      expect(getOrInsertWithin(map, `k${at}`, capacity, () => at)).toBe(at)
      expect(map.size).toBeLessThanOrEqual(3)
    }
    expect([...map.keys()]).toEqual(['k9'])
  })

  test('a key that it holds stays, however full it is', () => {
    const map = new Map([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ])
    expect(getOrInsertWithin(map, 'b', capacity, () => 9)).toBe(2)
    expect(map.size).toBe(3)
  })

  test('a longer key is not kept', () => {
    const map = new Map<string, number>()
    expect(getOrInsertWithin(map, 'abcde', capacity, () => 1)).toBe(1)
    expect(getOrInsertWithin(map, 'abcd', capacity, () => 2)).toBe(2)
    expect([...map.keys()]).toEqual(['abcd'])
  })
})
