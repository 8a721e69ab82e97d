import { describe, expect, test } from 'vitest'
import { largest } from '../../../../src/spec/lines/yaml-limits.ts'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'
import { reported } from '../../../support/faults.ts'

function limits(text: string): readonly string[] {
  return reported(readYaml('a.yaml', text).diagnostics)
}

describe('a text is refused', () => {
  test('where it is larger than any mapping, and not where it is as large as one may be', () => {
    const text = `a: b\n${'# '.padEnd(99, 'x')}\n`
    const fits = `${text}#${'x'.repeat(largest - text.length - 1)}`
    expect(limits(fits)).toEqual([])
    expect(limits(`${fits}x`)).toEqual([
      '1:1 spec/too-large The mapping is larger than 100,000 characters (split it into parts)',
    ])
  })

  const deep =
    'spec/too-large The mapping is larger than 40 levels of nesting (name inner things by paths, such as SECTION_FILING.INCOME."TOTAL WAGES")'
  test.each([
    ['lists in brackets', (depth: number) => `${'['.repeat(depth)}a${']'.repeat(depth)}`, 42],
    ['groups in braces', (depth: number) => `${'{ a: '.repeat(depth)}b${' }'.repeat(depth)}`, 203],
    ['lists on one line', (depth: number) => `${'- '.repeat(depth)}a`, 83],
  ])('where %s are nested too deep', (_, make, column) => {
    expect(limits(make(40))).toEqual([])
    expect(limits(make(41))).toEqual([`1:${column} ${deep}`])
  })

  test('where indented groups are nested too deep', () => {
    const nested = (depth: number): string =>
      Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n')
    expect(limits(`${nested(40)} b`)).toEqual([])
    const rest = '2:2 spec/not-checked-further Lines 2 to 41 were not checked (fix the other fault first)'
    expect(limits(`${nested(41)} b`)).toEqual([rest, `41:41 ${deep}`])
  })

  test('where brackets are nested in keys', () => {
    expect(limits(`${'? '.repeat(60)}a`)[0]).toContain('levels of nesting')
  })

  test.each([
    ['NUL', '\u0000', 'U+0000'],
    ['escape', '\u001b', 'U+001B'],
    ['delete', '\u007f', 'U+007F'],
    ['a control character of the second row', '\u009b', 'U+009B'],
    ['a character that is none', '\uffff', 'U+FFFF'],
  ])('where it holds %s', (_, character, name) => {
    expect(limits(`a: b\nc: d${character}\n`)).toEqual([
      `2:5 spec/yaml-syntax The YAML cannot be read: a control character (${name}) (remove it)`,
    ])
  })

  test('at the one control character that it holds', () => {
    const [found] = readYaml('a.yaml', 'a: b\u0000c\n').diagnostics
    expect(found?.span).toMatchObject({ offset: 4, length: 1 })
  })

  test('not for brackets in quotes and comments', () => {
    expect(limits(`a: "${'['.repeat(100)}"\nb: c # ${'{'.repeat(100)}\n`)).toEqual([])
  })
})
