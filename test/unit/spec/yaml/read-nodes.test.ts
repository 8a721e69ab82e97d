import { describe, expect, test } from 'vitest'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'
import { pointed, reported } from '../../../support/faults.ts'

const alias =
  'spec/alias Anchors and aliases are not part of the mapping language (write the value out, or use a part)'

describe('nodes are refused', () => {
  const cases: readonly (readonly [
    string,
    { text: string; want: readonly string[]; at: readonly string[] },
  ])[] = [
    [
      'with an anchor that nothing refers to',
      {
        text: 'a: &x b\n',
        want: [`1:4 ${alias.replace(/\(.*/, `(put the text in quotes: '&x b')`)}`],
        at: ['&x'],
      },
    ],
    ['with an anchor and a text in quotes', { text: 'a: &x "b"\n', want: [`1:4 ${alias}`], at: ['&x'] }],
    ['with an anchor on a group', { text: 'a: &x\n  b: c\n', want: [`1:4 ${alias}`], at: ['&x'] }],
    ['with an anchor on a key', { text: '&x a: b\n', want: [`1:1 ${alias}`], at: ['&x'] }],
    ['with an alias', { text: 'a: &x b\nc: *x\n', want: [`1:4 ${alias}`, `2:4 ${alias}`], at: ['&x', '*x'] }],
    [
      'with a tag of YAML',
      {
        text: 'a: !!str 1\n',
        want: ['1:4 spec/tag Tag "!!str" is not part of the mapping language (remove it)'],
        at: ['!!str'],
      },
    ],
    [
      'that are keys written twice',
      {
        text: 'a: 1\nb: 2\na: 3\n',
        want: [
          '3:1 spec/duplicate-key Key "a" is written twice in the same place (remove or rename one of the two; the other is at 1:1)',
        ],
        at: ['a'],
      },
    ],
    [
      'that are keys written twice in other quotes',
      {
        text: 'a: { b: 1, "b": 2 }\n',
        want: [
          '1:12 spec/duplicate-key Key "b" is written twice in the same place (remove or rename one of the two; the other is at 1:6)',
        ],
        at: ['"b"'],
      },
    ],
  ]
  test.each(cases)('%s', (_, { text, want, at }) => {
    const { diagnostics } = readYaml('a.yaml', text)
    expect(reported(diagnostics)).toEqual(want)
    expect(pointed(diagnostics, text)).toEqual(at)
  })
})

describe('words without a colon in braces', () => {
  test('are no keys written twice: a comma has made them', () => {
    expect(readYaml('a.yaml', 'a: { b: C, D, D }\n').diagnostics).toEqual([])
  })
})

describe('a comment', () => {
  test.each([
    ['with a blank behind its mark is one', 'a: B # c\n', []],
    ['that is the mark alone is one', 'a: B #\n', []],
    ['of several marks is one', 'a: B ## c\n', []],
    ['behind quotes is one', 'a: "B" #1\n', []],
    ['without a blank may be part of the text', 'a: B #1\n', ['#1']],
    ['in brackets may be part of the text', 'a: [\n  B #1\n  ]\n', ['#1']],
    ['on a line of its own is one', 'a: B\n#1\n', []],
  ])('%s', (_, text, want) => {
    expect(pointed(readYaml('a.yaml', text).diagnostics, text)).toEqual(want)
  })
})
