/** Tokens as jsonata's own parser divides them. */
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { eachToken, tokenStarts } from '../../../src/evaluate/read/tokens.ts'

function tokens(text: string): readonly string[] {
  const found: string[] = []
  eachToken(text, (start, end) => found.push(text.slice(start, end)))
  return found
}

describe('tokens', () => {
  test.each([
    ['a.b[0]', ['a', '.', 'b', '[', '0', ']']],
    ['$x:=1.50e+3;$$.y', ['$x', ':=', '1.50e+3', ';', '$$', '.', 'y']],
    [
      'a??b?:c!=d<=e>=f~>g**h..i',
      ['a', '??', 'b', '?:', 'c', '!=', 'd', '<=', 'e', '>=', 'f', '~>', 'g', '**', 'h', '..', 'i'],
    ],
    ['"a \\" b" \'c"d\' `e"f`', ['"a \\" b"', "'c\"d'", '`e"f`']],
    ['"\\\\" & "x"', ['"\\\\"', '&', '"x"']],
    ['a /* "b */ . /**/ c\t\r\n\vd', ['a', '.', 'c', 'd']],
    ['a"b" é\u00a0f', ['a"b"', 'é\u00a0f']],
    ['x = "not closed', ['x', '=']],
    ['a/b', ['a', '/', 'b']],
  ])('%s', (text, want) => {
    expect(tokens(text)).toEqual(want)
  })

  test('end where jsonata says they end', () => {
    const text = '{"k\\"1": $f(`a b`, \'c\', "d\\u0041".e, -1.5e3, x /* y */ ) ?? true}'
    const starts = tokenStarts(text)
    const ends: number[] = []
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('position' in node && typeof node.position === 'number') ends.push(node.position)
      Object.values(node).forEach(visit)
    }
    visit(jsonata(text).ast())
    expect(ends.length).toBeGreaterThan(10)
    for (const end of ends) expect(starts(end)).toBeLessThan(end)
  })
})
