import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyFixes } from '../../../../src/authoring/check/apply-fixes.ts'
import { type Diagnostic, diagnostic } from '../../../../src/diagnostics/diagnostic.ts'
import { expectGrowth } from '../../../support/growth.ts'

function edit(offset: number, length: number, replacement: string, safe = true): Diagnostic {
  const span = { file: 'a.yaml', line: 1, column: offset + 1, offset, length }
  return diagnostic('spec/curly-quotes', {}, span, '', { span, replacement, safe })
}

test('edits are made where they stand, whatever their order', () => {
  const { text, made } = applyFixes('one two three', [edit(8, 5, '3'), edit(0, 3, '1')], () => true)
  expect(text).toBe('1 two 3')
  expect(made).toHaveLength(2)
})

test('applyFixes makes the first of two edits that overlap', () => {
  expect(applyFixes('one two', [edit(0, 5, 'x'), edit(4, 3, 'y')], () => true).text).toBe('xwo')
})

test('edits that are not taken leave the text as it is', () => {
  const { text, made } = applyFixes('one', [edit(0, 3, '1', false)], fix => fix.safe)
  expect({ text, made }).toEqual({ text: 'one', made: [] })
})

test('a byte order mark is no place of the text', () => {
  expect(applyFixes('\ufeffone', [edit(0, 3, '1')], () => true).text).toBe('\ufeff1')
})

test('what lies outside of the edits stays as it is', () => {
  const places = fc.array(fc.tuple(fc.nat(30), fc.nat(5)), { maxLength: 8 })
  fc.assert(
    fc.property(fc.string({ minLength: 36, maxLength: 60 }), places, (text, spans) => {
      const plain = text.replaceAll('#', '.').replace(/^\ufeff/, '.')
      const { text: fixed, made } = applyFixes(
        plain,
        spans.map(([at, length]) => edit(at, length, '#')),
        () => true,
      )
      expect(fixed.split('#')).toHaveLength(made.length + 1)
      expect(fixed.replaceAll('#', '').length).toBe(
        plain.length - made.reduce((sum, each) => sum + (each.fix?.span.length ?? 0), 0),
      )
    }),
  )
})

test('the time grows with the text and its edits', () => {
  const prepare = (size: number) => {
    const text = 'word '.repeat(size)
    const edits = Array.from({ length: size }, (_, index) => edit(index * 5, 4, 'x'))
    return () => applyFixes(text, edits, () => true)
  }
  expectGrowth([10_000, 100_000], prepare, smallest => 15 * smallest + 60)
})
