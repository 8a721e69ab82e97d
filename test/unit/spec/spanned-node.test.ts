import { describe, expect, test } from 'vitest'
import {
  entryOf,
  plainValue,
  type SpannedNode,
  textSpan,
  wholeScalar,
} from '../../../src/spec/spanned-node.ts'
import { readYaml } from '../../../src/spec/yaml/read-yaml.ts'

function node(text: string): SpannedNode {
  const read = readYaml('a.yaml', text).node
  if (read === undefined) throw new Error('the sample is not sound')
  return read
}

describe('the plain value', () => {
  test('keeps every key its own, __proto__ too', () => {
    const value = plainValue(node('__proto__: { polluted: 1 }\nconstructor: 2\n'))
    expect(Object.keys(Object(value))).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(value)).toBeNull()
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('holds lists and scalars as they are', () => {
    expect(JSON.stringify(plainValue(node('a: [1, b, null, true]\n')))).toBe('{"a":[1,"b",null,true]}')
  })
})

describe('an entry', () => {
  test('is found by its key', () => {
    expect(entryOf(node('a: b\n'), 'a')?.value).toMatchObject({ value: 'b' })
  })

  test('is not found where there is none, or where there are no keys', () => {
    expect(entryOf(node('a: b\n'), 'toString')).toBeUndefined()
    expect(entryOf(node('- a\n'), '0')).toBeUndefined()
  })
})

describe('the place of a text', () => {
  test.each([
    ['without quotes is its own', 'a: b c\n', [4, 3]],
    ['in quotes is that between them', 'a: "b c"\n', [5, 3]],
    ['of several lines is its first line', 'a: b\n  c\n', [4, 1]],
    ['with escapes is the whole', 'a: "\\x41"\n', [4, 6]],
  ])('%s', (_, text, want) => {
    const value = entryOf(node(text), 'a')?.value
    if (value === undefined) throw new Error('the sample is not sound')
    const { column, length } = textSpan(value)
    expect([column, length]).toEqual(want)
  })
})

describe('the place for an edit of a text', () => {
  test.each([
    ['without quotes is its own', 'a: b c\n', [4, 3]],
    ['in quotes is that with its quotes', 'a: "b c"\n', [4, 5]],
    ['of no letters is that of its quotes', 'a: ""\n', [4, 2]],
    ['of several lines is none', 'a: b\n  c\n', undefined],
    ['of one line below its header is none', 'a: >-\n  b\n', undefined],
    ['with escapes is none', 'a: "\\x41"\n', undefined],
    ['is none of a number', 'a: 7\n', undefined],
    ['is none of a list or of keys', 'a: [b]\n', undefined],
  ])('%s', (_, text, want) => {
    const value = entryOf(node(text), 'a')?.value
    const span = value && wholeScalar(value)
    expect(span && [span.column, span.length]).toEqual(want)
  })
})
