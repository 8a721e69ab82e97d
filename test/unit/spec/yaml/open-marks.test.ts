import { describe, expect, test } from 'vitest'
import { Parser } from 'yaml'
import { openMarks } from '../../../../src/spec/yaml/open-marks.ts'

function marks(text: string): { readonly quotes: readonly number[]; readonly brackets: readonly number[] } {
  const { quotes, brackets } = openMarks([...new Parser().parse(text)])
  return { quotes, brackets }
}

describe('open marks', () => {
  test.each([
    ['of a sound text are none', 'a: { b: "c" }\n', { quotes: [], brackets: [] }],
    ['are quotes that end nowhere', 'a: "b\n', { quotes: [3], brackets: [] }],
    ['are quotes that end on another line', 'a: "b\n  c"\n', { quotes: [3], brackets: [] }],
    ['are single quotes too', "a: 'b\n", { quotes: [3], brackets: [] }],
    ['are a quote alone', 'a: "', { quotes: [3], brackets: [] }],
    ['are no quotes around nothing', `a: ["", '']\n`, { quotes: [], brackets: [] }],
    ['are brackets that end nowhere before a comment', 'a: [b # c\n', { quotes: [], brackets: [3] }],
    ['stand in the order of the text', 'a: [ ["b\n c"], "d\n e" ]\n', { quotes: [6, 15], brackets: [] }],
    ['are found in keys', '? { a: "b\n c" }\n: d\n', { quotes: [7], brackets: [] }],
    ['are braces that end nowhere', 'a: { b: c\n', { quotes: [], brackets: [3] }],
    ['are found inside each other', 'a: { b: [c, "d\n', { quotes: [12], brackets: [3, 8] }],
  ])('%s', (_, text, want) => {
    expect(marks(text)).toEqual(want)
  })

  test('tell the outermost brackets around a place that are closed', () => {
    const { around } = openMarks([...new Parser().parse('a: [b, [c], { d: e }]\nf: { g: [h]\n')])
    const outer = { from: 3, to: 20 }
    expect([2, 3, 4, 8, 15, 20, 21].map(around)).toEqual([
      undefined,
      ...[outer, outer, outer, outer, outer],
      undefined,
    ])
    expect(around(31)).toBeUndefined()
  })

  test('tell what lies in brackets', () => {
    const { isInBrackets } = openMarks([...new Parser().parse('a: [b]\nc: { d\n')])
    expect([0, 3, 4, 5, 7, 11].map(isInBrackets)).toEqual([false, false, true, false, false, true])
  })
})
