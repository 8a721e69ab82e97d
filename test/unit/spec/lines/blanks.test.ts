import { describe, expect, test } from 'vitest'
import { withoutTabs, withPlainBlanks } from '../../../../src/spec/lines/blanks.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
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
])('a tab is taken for %i blanks where that brings up the fewest faults, safely if none', (width, words) => {
  const meant = `a:\n${' '.repeat(width)}b: c\nd: e\n`
  for (const least of [0, 1]) {
    const faults = (text: string): number => (text === meant ? least : 2)
    expect(withoutTabs('a.yaml', 'a:\n\tb: c\nd: e\n', faults)?.found).toMatchObject({
      hint: `indent each level by ${words} spaces`,
      fix: { replacement: ' '.repeat(width), span: { offset: 3, length: 1 }, safe: least === 0 },
    })
  }
})

describe('a tab among lines with blanks', () => {
  const head = 'id: a\ntitle: T\nversion: "1.0.0"\nmatch: { type: RECA }\nfields:\n'
  const tips = 'tips: { from: TIPS, as: money }\n'
  const tabOf = (body: string) => {
    const { diagnostics } = readSpec('a.yaml', head + body)
    const [first] = diagnostics
    const { span, replacement = '', safe } = first?.fix ?? {}
    const text = head + body
    const [from, length] = [span?.offset ?? 0, span?.length ?? 0]
    const mended = text.slice(0, from) + replacement + text.slice(from + length)
    return {
      codes: diagnostics.map(({ code }) => code),
      hint: first?.hint,
      safe,
      mended: mended.slice(head.length),
      left: readSpec('a.yaml', mended).diagnostics.length,
    }
  }

  test('is as wide as the line above it', () => {
    const body = (blanks: string): string =>
      `  income:\n    section: INCOME\n    fields:\n      wages: { from: WAGES, as: money }\n${blanks}${tips}      rents: { from: RENTS, as: money }\n`
    expect(tabOf(body('\t'))).toEqual({
      codes: ['spec/tab'],
      hint: 'indent it by 6 spaces, like line 9',
      safe: true,
      mended: body('      '),
      left: 0,
    })
  })

  test('is as wide as the line that the lines above it stand in; where another is as good, somebody has to agree', () => {
    const body = (blanks: string): string =>
      `  income:\n    section: INCOME\n    fields:\n      wages:\n        from: WAGES\n        as: money\n${blanks}${tips}`
    expect(tabOf(body('\t'))).toMatchObject({
      hint: 'indent it by 6 spaces, like line 9',
      // As wide as "income" it would be a field beside that.
      safe: false,
      mended: body('      '),
      left: 0,
    })
  })

  test('is as wide as the line below it where it is the first of its level', () => {
    const body = (blanks: string): string =>
      `   income:\n      section: INCOME\n      fields:\n${blanks}${tips}         rents: { from: RENTS, as: money }\n`
    expect(tabOf(body('\t'))).toMatchObject({
      hint: 'indent it by 9 spaces, like line 10',
      safe: true,
      mended: body('         '),
    })
  })

  test('may belong beside the line above or the line below: somebody has to agree', () => {
    const body = (blanks: string): string =>
      `   income:\n      section: INCOME\n      fields:\n         wages: { from: WAGES, as: money }\n${blanks}${tips}   rents: { from: RENTS, as: money }\n`
    expect(tabOf(body('\t'))).toMatchObject({
      hint: 'indent it by 9 spaces, like line 9',
      safe: false,
      mended: body('         '),
    })
  })

  test('is mended with those of the lines beside it', () => {
    const body = (blanks: string): string =>
      `      wages: { from: WAGES, as: money }\n${blanks}${tips}${blanks}tax: { from: TAX, as: money }\n`
    expect(tabOf(body('\t'))).toMatchObject({
      hint: 'indent them by 6 spaces, like line 6',
      safe: true,
      mended: body('      '),
    })
  })

  test('is not mended unasked where a fault is left', () => {
    const body = '      wages: { from: WAGES, as: money }\n\ttips: { form: TIPS, as: money }\n'
    expect(tabOf(body)).toMatchObject({ hint: 'indent it by 6 spaces, like line 6', safe: false, left: 1 })
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
