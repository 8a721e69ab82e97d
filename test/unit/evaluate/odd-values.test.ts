/** Values that no JSON holds, which a caller may hand over all the same. */
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { ExpressionError } from '../../../src/diagnostics/errors.ts'
import { OptionsError } from '../../../src/diagnostics/run-errors.ts'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'

const given = {
  infinite: Number.POSITIVE_INFINITY,
  big: { n: 10n },
  run: () => 1,
  inner: { run: () => 1, n: 1 },
}

describe('a value that is not JSON', () => {
  test.each([
    ['$string(infinite)', 'a number that is written as text is out of range'],
    ['infinite ? 1 : 2', 'a number is out of range'],
    ['$string([infinite])', 'a number is out of range'],
    ['$string(big)', 'a value cannot be written as text'],
    ['big & "x"', 'a value cannot be written as text'],
    ['$uppercase(run)', '$uppercase does not take these arguments'],
  ])('%s is an error that shows nothing of it', (text, problem) => {
    const run = () => compileExpression(text).evaluate(given)
    expect(run).toThrow(ExpressionError)
    expect(run).toThrow(problem)
  })

  test.each(['$uppercase(run)', '$join(run)', '$merge(run)'])('%s is an error of jsonata too', async text => {
    const fault = { code: expect.stringMatching(/^T041[02]$/) }
    await expect(jsonata(text).evaluate(given)).rejects.toMatchObject(fault)
    expect(() => compileExpression(text).evaluate(given)).toThrow(
      /does not take these arguments|takes an array of nothing but/,
    )
  })

  test.each([
    ['$string(run)', ''],
    ['$string(inner)', '{"run":"","n":1}'],
  ])('%s is %s, as jsonata has it', (text, wanted) => {
    expect(compileExpression(text).evaluate(given)).toBe(wanted)
  })
})

test.each([
  [undefined, "write compileExpression('a.b')"],
  [new Uint8Array(1), 'give its text'],
])('what is no text is refused with what to give instead: %s', (given, hint) => {
  const compile: (text: never) => unknown = compileExpression
  expect(() => compile(given as never)).toThrow(OptionsError)
  expect(() => compile(given as never)).toThrow(hint)
})

describe('what cannot be read', () => {
  test.each([
    ['a@1.b', 'what stands right of @ is not a variable ($name)'],
    ['a#1.b', 'what stands right of # is not a variable ($name)'],
  ])('%s', (text, problem) => {
    expect(() => compileExpression(text)).toThrow(problem)
  })
})
