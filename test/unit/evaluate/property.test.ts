/** Names that JavaScript knows: missing unless the data has them, and never a way to a prototype. */
import { afterEach, describe, expect, test } from 'vitest'
import { evaluated } from '../../support/evaluated.ts'

const inherited = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  'push',
  'map',
  'then',
]

describe('a name that objects inherit', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted')
  })

  test.each(inherited)('%s is missing unless it is there', name => {
    const quoted = JSON.stringify(name)
    for (const text of [
      `$.${quoted}`,
      `$.a.${quoted}`,
      `a.b.${quoted}`,
      `($x := a; $x.${quoted})`,
      `$$.a[0].${quoted}`,
      `$string(a.${quoted})`,
      `$.$.${quoted}`,
    ]) {
      expect(evaluated(text, { a: { b: ['text'] } })).toBeUndefined()
      expect(evaluated(text, { a: [{ b: 'text' }] })).toBeUndefined()
    }
    expect(evaluated(`$.${quoted}`, JSON.parse(`{${quoted}: "own"}`))).toBe('own')
    expect(evaluated(`a.${quoted}`, JSON.parse(`{"a": [{${quoted}: "own"}]}`))).toBe('own')
  })

  test('what others put on the prototype of all objects is not seen', () => {
    Object.defineProperty(Object.prototype, 'polluted', {
      value: 'x',
      configurable: true,
      enumerable: true,
      writable: true,
    })
    expect(evaluated('polluted', {})).toBeUndefined()
    expect(evaluated('a.polluted', { a: [{}] })).toBeUndefined()
    expect(evaluated('($x := a; $x.polluted)', { a: {} })).toBeUndefined()
  })

  test('objects made with such keys have them as their own', () => {
    const made = evaluated('{"constructor": 1, "toString": 2}', {})
    expect(Object.entries(Object(made))).toEqual([
      ['constructor', 1],
      ['toString', 2],
    ])
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
  })

  test('a key "__proto__" of the data stays a key when objects are merged', () => {
    const merged = evaluated('$merge([a, b])', JSON.parse('{"a": {"x": 1}, "b": {"__proto__": {"y": 2}}}'))
    expect(Object.keys(Object(merged))).toEqual(['x', '__proto__'])
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
    expect(Reflect.get({}, 'y')).toBeUndefined()
  })

  test('any text can be a name', () => {
    for (const name of ['', ' ', '"', '\\', '\n', '\u2028', 'é', '\ud800', 'a.b', '$', '`', "'", '😀', '0']) {
      const input = { [name]: 'value' }
      expect(evaluated(`$.${JSON.stringify(name)}`, input)).toBe('value')
      expect(evaluated(`($x := $; $x.${JSON.stringify(name)})`, input)).toBe('value')
    }
  })
})
