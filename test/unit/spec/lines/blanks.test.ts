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

test('the place of tabs that indent is the first of them, and the edit goes from the first blank to the last', () => {
  const mended = withoutTabs('a.yaml', 'a:\n  \tb: c\n\td: e\n', () => 0)
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
