/** The calls that a host must answer. */
import { expect, test } from 'vitest'
import { functionsCalled } from '../../../src/evaluate/examine/functions-called.ts'

test('are found wherever they stand, built-in ones left out', () => {
  const text =
    '($x := $a(1); {"k": [$b($c())[$d()], $trim(e)], "l": x[$e()].($f()) ?? $g(), "m": ($h() ? $i() : $j()), "n": $k() = $l()})'
  const found = functionsCalled(text)
  expect(
    found
      .map(({ name }) => name)
      .sort()
      .join(''),
  ).toBe('abcdefghijkl')
  for (const { name, position } of found) expect(text.slice(position)).toMatch(`$${name}(`)
})
