/** Which texts of a document are a sentence that says there is no data. */
import { describe, expect, test } from 'vitest'
import { Notices } from '../../../src/transcript/view/tree/notices.ts'

describe('a text is such a sentence', () => {
  const notices = new Notices(['NO DATA', '0 RETURNS FILED'])

  test.each([
    'NO DATA',
    'no data',
    'No data:',
    ' \tno  data',
    '\u00a0No data',
    'NO DATA       ',
    '       No data',
    '0 returns filed',
  ])('%j', text => {
    expect(notices.has(text)).toBe(true)
  })

  test.each([
    '',
    'NO',
    'DATA',
    'NODATA',
    'NO DATA AT ALL',
    'ZERO',
    '0',
    '$0.00',
    '`NO DATAS',
    '\u00c9TAT',
    '~',
    'N'.repeat(40),
  ])('and %j is none', text => {
    expect(notices.has(text)).toBe(false)
  })

  test('however many blanks stand in it, up to twice its length', () => {
    const short = new Notices(['NO DATA'])
    expect(short.has(`no${' '.repeat(8)}data`)).toBe(true)
    expect(short.has(`no${' '.repeat(9)}data`)).toBe(false)
    // The longest of all counts.
    expect(notices.has(`no${' '.repeat(9)}data`)).toBe(true)
  })

  test('that begins with a sign or a letter of no ASCII text', () => {
    const foreign = new Notices(['\u00c9TAT VIDE', '*NONE'])
    expect(
      ['\u00c9TAT VIDE', 'E\u0301tat vide', '*none', 'none', 'A'].map(text => foreign.has(text)),
    ).toEqual([...[true, true, true, false, false]])
  })
})

test('a sentence is found by any first letter, and behind a backtick for its apostrophe', () => {
  const all = new Notices(['ALL CLEAR', 'ZERO LINES', "'NONE' FILED"])
  for (const text of ['all clear', 'zero lines', '`none` filed', "'None' filed"])
    expect(all.has(text)).toBe(true)
})

test('a mapping without sentences has none, and one with some has', () => {
  const none = new Notices([])
  expect([none.isEmpty, none.has(''), none.has('NO DATA')]).toEqual([true, false, false])
  expect(new Notices(['NO DATA']).isEmpty).toBe(false)
})
