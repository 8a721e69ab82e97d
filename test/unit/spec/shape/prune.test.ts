import { describe, expect, test } from 'vitest'
import { smallestOptional, withoutPlaces } from '../../../../src/spec/shape/prune.ts'
import { plainValue } from '../../../../src/spec/spanned-node.ts'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'

test.each([
  ['a key of a field', 'fields a from 0 label', 'fields a from'],
  ['a field', 'fields a', 'fields a'],
  ['a key of a field in a group', 'fields a fields b as', 'fields a fields b as'],
  ['a field in a group', 'fields a fields b', 'fields a fields b'],
  ['a case', 'fields a choose cases one texts 0', 'fields a choose cases one'],
  ['a key of the otherwise', 'fields a choose otherwise case', 'fields a choose'],
  ['a check', 'checks 1 that', 'checks 1'],
  ['an ignored line', 'ignore 0 path', 'ignore 0'],
  ['the forms of a mapping', 'match form 0', 'match form'],
  ['the type of a mapping, with its forms', 'match type', 'match'],
  ['a match that is no group', 'match', 'match'],
  ['a key at the top', 'title', 'title'],
  ['a key at the top with what is in it', 'use 0 part', 'use'],
  ['nothing', '', ''],
])('smallestOptional: %s', (_, steps, want) => {
  const stepsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean)
  expect(smallestOptional(stepsOf(steps))).toEqual(stepsOf(want))
})

describe('withoutPlaces', () => {
  const text = 'a: { b: [1, 2, { c: 3 }], d: e }\nf: g\nh: {}\n'
  const { node } = readYaml('a.yaml', text)
  if (node === undefined) throw new Error('the sample is not sound')
  const left = (...ways: readonly (readonly string[])[]): unknown =>
    JSON.parse(JSON.stringify(plainValue(withoutPlaces(node, ways))))

  test.each<[string, readonly (readonly string[])[], unknown]>([
    ['nothing', [], { a: { b: [1, 2, { c: 3 }], d: 'e' }, f: 'g', h: {} }],
    ['a way without steps', [[]], { a: { b: [1, 2, { c: 3 }], d: 'e' }, f: 'g', h: {} }],
    ['a key', [['f']], { a: { b: [1, 2, { c: 3 }], d: 'e' }, h: {} }],
    [
      'items of a list',
      [
        ['a', 'b', '0'],
        ['a', 'b', '2', 'c'],
      ],
      { a: { b: [2, {}], d: 'e' }, f: 'g', h: {} },
    ],
    [
      'a place, and places in it',
      [
        ['a', 'b', '0'],
        ['a', 'b'],
        ['a', 'b', '1'],
      ],
      { a: { d: 'e' }, f: 'g', h: {} },
    ],
    [
      'a place that is not there',
      [
        ['x', 'y'],
        ['f', 'g', 'h'],
        ['a', 'b', '9'],
      ],
      { a: { b: [1, 2, { c: 3 }], d: 'e' }, f: 'g', h: {} },
    ],
  ])('leaves out %s', (_, ways, want) => {
    expect(left(...ways)).toEqual(want)
  })

  test('keeps the places of what is left', () => {
    const kept = withoutPlaces(node, [['a', 'b', '0']])
    expect(kept.span).toEqual(node.span)
    expect(kept).toMatchObject({
      entries: [
        {
          key: 'a',
          value: {
            entries: [
              {
                key: 'b',
                value: { kind: 'list', isOneLine: true, items: [{ value: 2, span: { column: 13 } }, {}] },
              },
              {},
            ],
          },
        },
        {},
        {},
      ],
    })
  })
})
