import { expect, test } from 'vitest'
import { withoutTabs, withPlainBlanks } from '../../../../src/spec/lines/blanks.ts'
import { expectGrowth } from '../../../support/growth.ts'

test('no-break spaces are replaced in time that grows with the text', () => {
  const replace = (lines: number) => {
    const text = 'a:\u00a0b\n'.repeat(lines)
    return () => withPlainBlanks('a.yaml', text)
  }
  expect(replace(2)()?.text).toBe('a: b\na: b\n')
  expectGrowth([10_000, 100_000], replace, smallest => 15 * smallest + 60)
})

test('no-break spaces have one edit, from the first of them to the last', () => {
  const found = (text: string) => withPlainBlanks('a.yaml', text)?.found
  const text = 'a:\u00a0b\nc: d\ne:\u202ff: g\n'
  const edited = text.indexOf('\u00a0')
  expect(found(text)).toMatchObject({
    code: 'spec/odd-blank',
    message: 'A no-break space (U+00A0) is used where a plain space is expected, on 2 lines',
    hint: 'use plain spaces',
    span: { line: 1, column: 3, offset: edited, length: 1 },
    fix: {
      span: { line: 1, column: 3, offset: edited, length: text.indexOf('f: g') - edited },
      replacement: ' b\nc: d\ne: ',
      safe: true,
    },
  })
  expect(found('\u00a0a: b\nc: d\n')).toMatchObject({
    message: 'A no-break space (U+00A0) is used where a plain space is expected',
    hint: 'use a plain space',
    span: { line: 1, column: 1, offset: 0, length: 1 },
    fix: { span: { offset: 0, length: 1 }, replacement: ' ' },
  })
  expect(found('a: b\n')).toBeUndefined()
})

test('tabs that indent are replaced in time that grows with the text', () => {
  const replace = (lines: number) => {
    const text = `a:\n${'\tb: c\n'.repeat(lines)}`
    return () => withoutTabs('a.yaml', text, () => 0)
  }
  expect(replace(1)()?.text).toBe('a:\n b: c\n')
  expectGrowth([10_000, 100_000], replace, smallest => 15 * smallest + 60)
})

test('a text is read on with one blank for each tab where that brings up no fault that wider ones do not', () => {
  const faultsOf = (wrong: string) => (text: string) => (text.includes(wrong) ? 1 : 0)
  expect(withoutTabs('a.yaml', 'a:\n\tb: c\n', faultsOf('\n    b'))?.text).toBe('a:\n b: c\n')
  expect(withoutTabs('a.yaml', 'a:\n\tb: c\n', faultsOf('\n b'))?.text).toBeUndefined()
})

test.each([
  [2, 'two'],
  [4, '4'],
  [8, '8'],
])('a tab is taken for %i blanks where that brings up the fewest faults', (width, words) => {
  const meant = `a:\n${' '.repeat(width)}b: c\n  d: e\n`
  const faults = (text: string): number => (text === meant ? 1 : 2)
  expect(withoutTabs('a.yaml', 'a:\n\tb: c\n  d: e\n', faults)?.found).toMatchObject({
    hint: `indent each level by ${words} spaces`,
    fix: { replacement: ' '.repeat(width), span: { offset: 3, length: 1 }, safe: true },
  })
})

test('the place of tabs that indent is the first of them, and the edit goes from the first blank to the last', () => {
  const mended = withoutTabs('a.yaml', 'a:\n  \tb: c\n\td: e\n', () => 0)
  expect(mended?.found.message).toBe('Tabs are used for indentation, on 2 lines')
  expect(mended?.found.span).toMatchObject({ line: 2, column: 3, offset: 5, length: 1 })
  expect(mended?.found.fix?.span).toMatchObject({ offset: 3, length: 9 })
})

test('blanks without end are replaced in time that grows with them', () => {
  const replace = (blanks: number) => {
    const text = `a:\n${' '.repeat(blanks)}\t${' '.repeat(blanks)}`
    return () => withoutTabs('a.yaml', text, () => 0)
  }
  expectGrowth([10_000, 100_000], replace, smallest => 15 * smallest + 60)
})
