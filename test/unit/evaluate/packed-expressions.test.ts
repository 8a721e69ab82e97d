/** Packing and unpacking: the stored expressions are those of the texts beside them, and nothing damaged is run. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BugError, ExpressionError } from '../../../src/diagnostics/errors.ts'
import type { Expression } from '../../../src/evaluate/expression.ts'
import { type PackedValue, packExpression } from '../../../src/evaluate/pack-expression.ts'
import { packedCompiler } from '../../../src/evaluate/packed-compiler.ts'
import { readExpression } from '../../../src/evaluate/read-expression.ts'
import { unpackExpression } from '../../../src/evaluate/unpack-expression.ts'
import { expression } from '../../support/generated-expression.ts'

const texts = [
  '$',
  '$$.a',
  '"text"',
  '-1.5',
  'null',
  'a."B C"[0].c[-1][d = true]',
  '[a, [b], c[]]',
  '{"a": {"b": $v}, "c": [1, 2]}',
  'a and b or c in [1] & "x"',
  'a != b ? c < d : e >= f',
  'a ? b',
  'a ?? b ?: c',
  '($x := $y := a; {"x": $x, "y": $y})',
  '$uppercase($trim(a))[0]',
  '(a; b)[c]',
  '$append(a, b).c',
]

/** Two beginnings of a path are refused, and are made up all the same. */
function readOrRefused(text: string): Expression | undefined {
  try {
    return readExpression(text)
  } catch (error) {
    if (error instanceof ExpressionError && error.message.includes('begins a path')) return undefined
    throw error
  }
}

describe('a packed expression', () => {
  test.each(texts)('is what reading gives, also after a way through JSON: %s', text => {
    const expression = readExpression(text)
    const packed = JSON.parse(JSON.stringify(packExpression(expression)))
    expect(unpackExpression(packed)).toEqual(expression)
  })

  test('is what reading gives, whatever the expression', () => {
    const sameBack = fc.property(expression, text => {
      const read = readOrRefused(text)
      fc.pre(read !== undefined)
      expect(unpackExpression(packExpression(read))).toEqual(read)
    })
    fc.assert(sameBack, { numRuns: 1000 })
  })

  test.each(texts)('is refused when its end is missing or something follows: %s', text => {
    const packed = packExpression(readExpression(text))
    for (let length = 0; length < packed.length; length++)
      expect(() => unpackExpression(packed.slice(0, length))).toThrow(BugError)
    expect(() => unpackExpression([...packed, 1])).toThrow(BugError)
  })

  test.each([
    ['a kind that is none', ['lambda', 0]],
    ['an operator that is none', ['operation', 0, '+', 'root', 0, 'root', 0]],
    ['a filter that is none', ['filtered', 0, false, 'root', 0, 1, 'index', 0]],
    ['a fallback that is none', ['fallback', 0, 'never', 'root', 0, 'root', 0]],
    ['a position that is no number', ['root', '0']],
    ['a name that is no text', ['variable', 0, 1]],
    ['a mark that is no truth', ['name', 0, 'a', 1]],
  ])('is refused with %s', (_, packed) => {
    expect(() => unpackExpression(packed)).toThrow(BugError)
  })
})

describe('the compiler of packed expressions', () => {
  const pack = (...each: readonly string[]): readonly (readonly PackedValue[])[] =>
    each.map(text => packExpression(readExpression(text)))

  test('gives the expression of each text', () => {
    const compile = packedCompiler([], ['a', 'b & "!"'], pack('a', 'b & "!"'))
    expect(compile('b & "!"', {}).evaluate({ b: 'x' })).toBe('x!')
    expect(compile('a', {}).evaluate({ a: 1 })).toBe(1)
  })

  test('takes what was read as it is', () => {
    const compile = packedCompiler([{ text: 'c', expression: readExpression('c.d') }], [], [])
    expect(compile('c', {}).evaluate({ c: { d: 1 } })).toBe(1)
  })

  test('knows no other text', () => {
    expect(() => packedCompiler([], ['a'], pack('a'))('b', {})).toThrow(BugError)
  })

  test('takes no list of another length', () => {
    expect(() => packedCompiler([], ['a'], pack('a', 'b'))).toThrow(BugError)
  })
})
