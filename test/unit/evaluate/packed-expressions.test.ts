/** Packing and unpacking: the stored expressions are those of the texts beside them, and nothing damaged is run. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BugError, ExpressionError } from '../../../src/diagnostics/errors.ts'
import type { Expression } from '../../../src/evaluate/language/expression.ts'
import { packExpression } from '../../../src/evaluate/packed/pack-expression.ts'
import { type PackedKind, packedKinds } from '../../../src/evaluate/packed/packed-kinds.ts'
import { unpackExpression } from '../../../src/evaluate/packed/unpack-expression.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
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

const kind = (name: PackedKind): number => packedKinds.indexOf(name)

/** As it is packed: where the parts began in the text is left out. */
function withoutPlaces(expression: Expression): unknown {
  return JSON.parse(JSON.stringify(expression), (key, value) => (key === 'position' ? -1 : value))
}

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
    expect(unpackExpression(packed)).toEqual(withoutPlaces(expression))
  })

  test('is what reading gives, whatever the expression', () => {
    const sameBack = fc.property(expression, text => {
      const read = readOrRefused(text)
      fc.pre(read !== undefined)
      expect(unpackExpression(packExpression(read))).toEqual(withoutPlaces(read))
    })
    fc.assert(sameBack, { numRuns: 1000 })
  })

  test('keeps a path that is a step of another, as what is emitted for lists has it', () => {
    const name = (text: string): Expression => ({ kind: 'name', position: -1, name: text, keep: false })
    const pathOf = (...steps: readonly Expression[]): Expression => ({
      kind: 'path',
      position: -1,
      steps: steps.map(of => ({ of, filters: [] })),
      keep: false,
    })
    for (const inner of [pathOf(name('b')), pathOf(name('b'), name('c'))]) {
      const nested = pathOf(name('a'), inner)
      expect(unpackExpression(packExpression(nested))).toEqual(nested)
    }
  })

  test.each(texts)('is refused when its end is missing or something follows: %s', text => {
    const packed = packExpression(readExpression(text))
    for (let length = 0; length < packed.length; length++)
      expect(() => unpackExpression(packed.slice(0, length))).toThrow(BugError)
    expect(() => unpackExpression([...packed, 1])).toThrow(BugError)
  })

  test.each([
    ['a kind that is none', [packedKinds.length]],
    ['a kind that is no node', [kind('test'), kind('context')]],
    ['a mark in place of a node', [kind('end')]],
    ['a filter that is none', [kind('filtered'), kind('context'), kind('context'), kind('end')]],
    ['a position that is no number', [kind('filtered'), kind('context'), kind('position'), 'a', kind('end')]],
    ['a name that is no text', [kind('variable'), 1]],
    ['a name in a line that is no text', [kind('block'), kind('bind'), true, 'a', kind('end')]],
  ])('is refused with %s', (_, packed) => {
    expect(() => unpackExpression(packed)).toThrow(BugError)
  })
})
