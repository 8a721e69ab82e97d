import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Diagnostic, diagnostic } from '../../../src/diagnostics/diagnostic.ts'
import { renderDiagnostic } from '../../../src/diagnostics/render.ts'
import { lineStarts, positionOf } from '../../../src/text/places/position.ts'

const source = 'one: 1\ntwo:\n  three: 4\nfive: 6\n'

function at(text: string, offset: number, length: number, hint?: string): Diagnostic {
  const span = { file: 'a.yaml', ...positionOf(lineStarts(text), offset), offset, length }
  return diagnostic('spec/unknown-key', { key: 'three', place: 'the mapping' }, span, hint)
}

function drawn(text: string, offset: number, length: number, hint?: string): readonly string[] {
  return renderDiagnostic(at(text, offset, length, hint), text).split('\n')
}

describe('a drawn diagnostic', () => {
  test('names no file in a way that a terminal would obey', () => {
    const span = { file: '\u001b[2J\n.yaml', line: 1, column: 1, offset: 0, length: 1 }
    const [first] = renderDiagnostic(diagnostic('spec/tab', {}, span), '').split('\n')
    expect(first).toMatch(/^\ufffd\[2J\ufffd\.yaml:1:1: error spec\/tab: /)
  })

  test('has the place, the headline, the lines around, a caret, the fix and the page', () => {
    expect(drawn(source, source.indexOf('three'), 5, 'did you mean "four"?')).toEqual([
      'a.yaml:3:3: error spec/unknown-key: Unknown key "three" in the mapping',
      '',
      '  2 | two:',
      '  3 |   three: 4',
      '    |   ^^^^^',
      '  4 | five: 6',
      'hint: did you mean "four"?',
      'explain: npx txmap explain spec/unknown-key',
      'docs: node_modules/tax-transcript-mapper/docs/errors.md#specunknown-key',
    ])
  })

  test('has no line of a text that is not at hand', () => {
    const span = { file: 'sample.json', line: 1, column: 1, offset: 0, length: 1 }
    const drawing = renderDiagnostic(
      diagnostic('sample/not-mapped', { reason: 'None fits' }, span, 'remove it'),
      '',
    )
    expect(drawing.split('\n').slice(1, 2)).toEqual(['hint: remove it'])
  })

  test('leaves out a byte order mark, which no place counts', () => {
    const found = at(source, 0, 3)
    expect(renderDiagnostic(found, `\ufeff${source}`)).toBe(renderDiagnostic(found, source))
    const [, , first] = renderDiagnostic(found, 'one: \ufeff').split('\n')
    expect(first).toBe('  1 | one: \ufffd')
  })

  test('leaves out the end of a line, however it is written', () => {
    const windows = source.replaceAll('\n', '\r\n')
    const place = (text: string): readonly string[] => drawn(text, text.indexOf('three'), 5).slice(2, -2)
    expect(place(windows)).toEqual(place(source))
  })

  test('has no line above the first and none below the last', () => {
    expect(drawn('one: 1', 0, 3).slice(2, -2)).toEqual(['  1 | one: 1', '    | ^^^'])
    expect(drawn(source, source.length, 1).slice(2, -2)).toEqual(['  4 | five: 6', '  5 |', '    | ^'])
  })

  test('gives line numbers of two digits the same width', () => {
    const text = 'a\n'.repeat(12)
    expect(drawn(text, 16, 1).slice(2, -2)).toEqual(['   8 | a', '   9 | a', '     | ^', '  10 | a'])
  })

  test('copies tabs into the line of the caret', () => {
    expect(drawn('\ta:\tb', 4, 1)[3]).toBe('    | \t  \t^')
  })

  test('never draws more carets than there is text on the line', () => {
    expect(drawn('ab\ncd', 1, 99)[3]).toBe('    |  ^')
  })

  test('shows a hundred columns of a long line, the place in the middle', () => {
    const text = `${'a'.repeat(150)}bbbb${'c'.repeat(150)}`
    const [line = '', caret = ''] = drawn(text, 150, 4).slice(2, 4)
    expect(line.slice(6)).toBe(`…${'a'.repeat(48)}bbbb${'c'.repeat(48)}…`)
    expect(caret.indexOf('^')).toBe(line.indexOf('b'))
    expect(caret.trim().split(' ').at(-1)).toBe('^^^^')
  })

  test('marks no end of a line that is shown to its end', () => {
    expect(drawn('a'.repeat(100), 0, 2)[2]).toBe(`  1 | ${'a'.repeat(100)}`)
    expect(drawn('a'.repeat(101), 0, 2)[2]).toBe(`  1 | ${'a'.repeat(100)}…`)
  })

  test('shows the beginning of a long line whose fault lies there', () => {
    const text = `bb${'a'.repeat(200)}`
    expect(drawn(text, 0, 2).slice(2, 4)).toEqual([`  1 | bb${'a'.repeat(98)}…`, '    | ^^'])
  })

  test('shows the beginning of a long line up to a fault that ends in its hundredth column', () => {
    const text = `${'a'.repeat(98)}bb${'c'.repeat(100)}`
    expect(drawn(text, 98, 2).slice(2, 4)).toEqual([
      `  1 | ${'a'.repeat(98)}bb…`,
      `    | ${' '.repeat(98)}^^`,
    ])
    // One column more, and the place moves to the middle of what is shown.
    expect(drawn(`a${text}`, 99, 2).slice(2, 4)).toEqual([
      `  1 | …${'a'.repeat(49)}bb${'c'.repeat(49)}…`,
      `    |  ${' '.repeat(49)}^^`,
    ])
  })

  test('cuts a fault that is longer than the window', () => {
    const text = 'a'.repeat(300)
    const [line = '', caret = ''] = drawn(text, 0, 300).slice(2, 4)
    expect([line.length, caret.length]).toEqual([107, 106])
  })

  test('leaves the lines out where the text is not at hand', () => {
    expect(renderDiagnostic(at(source, 5, 1), '').split('\n')).toEqual([
      'a.yaml:1:6: error spec/unknown-key: Unknown key "three" in the mapping',
      'explain: npx txmap explain spec/unknown-key',
      'docs: node_modules/tax-transcript-mapper/docs/errors.md#specunknown-key',
    ])
  })

  test('replaces what a terminal would obey', () => {
    expect(drawn('a: \u001b[31m', 3, 5).slice(2, 4)).toEqual(['  1 | a: \ufffd[31m', '    |    ^^^^^'])
  })

  test('is made of any text and place, the caret under its first letter', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 400 }),
        fc.nat(400),
        fc.integer({ min: 1, max: 300 }),
        (text, offset, length) => {
          const start = Math.min(offset, text.length)
          const lines = drawn(text, start, length)
          expect(lines.some(line => /^ +\| [\t ]*\^+$/.test(line))).toBe(true)
          expect(lines.every(line => line.length <= 160)).toBe(true)
        },
      ),
    )
  })
})
