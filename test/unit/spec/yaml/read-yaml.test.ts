import { describe, expect, test } from 'vitest'
import { plainValue } from '../../../../src/spec/spanned-node.ts'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'
import { reported } from '../../../support/faults.ts'

function read(text: string): unknown {
  const { node } = readYaml('a.yaml', text)
  return node === undefined ? undefined : JSON.parse(JSON.stringify(plainValue(node)))
}

describe('YAML is read', () => {
  test.each([
    ['groups', 'a: { b: c }\n', { a: { b: 'c' } }],
    ['lists', 'a: [b, c]\n', { a: ['b', 'c'] }],
    ['numbers', 'a: [1, 07, 1.50]\n', { a: [1, 7, 1.5] }],
    ['true and false', 'a: [true, false]\n', { a: [true, false] }],
    ['nothing', 'a:\nb: null\nc: ~\n', { a: null, b: null, c: null }],
    ['as YAML 1.2: yes is a text', 'a: [yes, no, on]\n', { a: ['yes', 'no', 'on'] }],
    ['as YAML 1.2: a date is a text', 'a: 2024-03-28\n', { a: '2024-03-28' }],
    ['quoted numbers as texts', 'a: ["1040", \'1.0\']\n', { a: ['1040', '1.0'] }],
    ['keys that are numbers as texts', '1: a\n2.50: b\ntrue: c\n', { '1': 'a', '2.50': 'b', true: 'c' }],
    ['folded texts', 'a: >-\n  b\n  c\n', { a: 'b c' }],
    ['no merge keys', 'a: { <<: { b: c } }\n', { a: { '<<': { b: 'c' } } }],
    ['a byte order mark away', '\ufeffa: b\n', { a: 'b' }],
    ['the line ends of Windows', 'a: b\r\nc: d\r\n', { a: 'b', c: 'd' }],
    ['an empty file as nothing', '', null],
  ])('%s', (_, text, want) => {
    expect(read(text)).toEqual(want)
  })

  test('with the place of everything', () => {
    const { node } = readYaml('a.yaml', 'a:\n  - "b c"\n')
    expect(node).toMatchObject({
      kind: 'map',
      isFlow: false,
      entries: [
        {
          key: 'a',
          keySpan: { file: 'a.yaml', line: 1, column: 1, offset: 0, length: 1 },
          value: {
            kind: 'list',
            items: [
              { kind: 'scalar', value: 'b c', written: '"b c"', span: { line: 2, column: 5, length: 5 } },
            ],
          },
        },
      ],
    })
  })
})

describe('a fault', () => {
  test('leaves what stands around it', () => {
    const { node } = readYaml('a.yaml', 'a: B: C\nd: e\n')
    expect(node && Object.entries(Object(plainValue(node)))).toEqual([['d', 'e']])
  })

  test('that is still there when nothing more can be set aside leaves nothing', () => {
    const { node, diagnostics } = readYaml('a.yaml', '[\n?')
    expect(node).toBeUndefined()
    expect(diagnostics).not.toEqual([])
  })

  test('on each of many lines is reported, more often than a text is read again', () => {
    const text = Array.from({ length: 15 }, (_, at) => `k${at}: A: B\n`).join('')
    expect(
      readYaml('a.yaml', text).diagnostics.filter(each => each.code === 'spec/yaml-syntax'),
    ).toHaveLength(15)
  })

  test('leaves the text to be read further, up to a hundred times', () => {
    const again = (count: number): string => 'a: b\n'.repeat(1 + count)
    expect(readYaml('a.yaml', again(100)).node).toBeDefined()
    expect(readYaml('a.yaml', again(101)).node).toBeUndefined()
  })

  test('that is a warning leaves one', () => {
    const { node, diagnostics } = readYaml('a.yaml', 'a: BOX #1\n')
    expect(node).toBeDefined()
    expect(reported(diagnostics)).toEqual([
      '1:8 spec/cut-text The text ends before "#": what follows is a comment (put the whole text in quotes: "BOX #1")',
    ])
  })
})
