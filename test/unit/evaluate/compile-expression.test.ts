/**
 * What a host can rely on: values untouched, input never written on, nothing left from one evaluation to the
 * next.
 */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { evaluated, thrownBy } from '../../support/evaluated.ts'
import { frozen } from '../../support/frozen.ts'

/**
 * What jsonata does with the traps of the language, as written down in the research notes; those that are
 * allowed here.
 */
const traps: readonly (readonly [text: string, input: unknown, want: unknown])[] = [
  ['TRANSACTIONS.{"code": CODE}', { TRANSACTIONS: [{ CODE: '150' }] }, { code: '150' }],
  ['[TRANSACTIONS.{"code": CODE}]', { TRANSACTIONS: [{ CODE: '150' }] }, [{ code: '150' }]],
  ['TRANSACTIONS[].{"code": CODE}', { TRANSACTIONS: [{ CODE: '150' }] }, [{ code: '150' }]],
  ['NOPE.{"a": B}[]', {}, undefined],
  ['[NOPE.{"a": B}]', {}, []],
  ['{"agi": S.MISSING}', { S: {} }, {}],
  ['[A, B]', { B: 1 }, [1]],
  ['A = B', {}, false],
  ['A != B', {}, false],
  ['A > 1', {}, undefined],
  ['A and true', {}, false],
  ['"x-" & A', {}, 'x-'],
  ['$count(A)', {}, 0],
  ['$boolean("0.00")', {}, true],
  ['$boolean("false")', {}, true],
  ['$boolean([0, 0])', {}, false],
  ['E ?: "d"', { E: '' }, 'd'],
  ['E ?? "d"', { E: '' }, ''],
  ['E ?? "d"', { E: null }, null],
  ['9007199254740993', {}, 9007199254740992],
  ['A.B[0]', { A: [{ B: [1, 2] }, { B: [3] }] }, [1, 3]],
  ['(A.B)[0]', { A: [{ B: [1, 2] }, { B: [3] }] }, 1],
  ['SECTION.X', { SECTION: [{ X: '1' }, { X: '2' }] }, ['1', '2']],
  ['"ADJUSTED GROSS INCOME"', { 'ADJUSTED GROSS INCOME': '1' }, 'ADJUSTED GROSS INCOME'],
  ['$."ADJUSTED GROSS INCOME"', { 'ADJUSTED GROSS INCOME': '1' }, '1'],
  ['$$."ADJUSTED GROSS INCOME"', { 'ADJUSTED GROSS INCOME': '1' }, '1'],
  ['`ADJUSTED GROSS INCOME`', { 'ADJUSTED GROSS INCOME': '1' }, '1'],
]

describe('an expression', () => {
  test.each(traps)('%s over %j gives %j', (text, input, want) => {
    expect(evaluated(text, input)).toStrictEqual(want)
  })

  test('gives plain arrays and ordinary objects', () => {
    const made = evaluated('{"a": x.y, "b": {}, "c": [x.y]}', { x: [{ y: 1 }, { y: 2 }] })
    expect(made).toStrictEqual({ a: [1, 2], b: {}, c: [1, 2] })
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
    expect(Reflect.ownKeys(Object(evaluated('x.y', { x: [{ y: 1 }, { y: 2 }] })))).toEqual([
      '0',
      '1',
      'length',
    ])
  })

  test('never writes on its input, not even for a [] behind a name', () => {
    const input = frozen({ items: [{ a: 1 }], none: [] })
    expect(evaluated('items[]', input)).toBe(input.items)
    expect(evaluated('none.{"a": 1}', input)).toBeUndefined()
    expect(compileExpression('{"a": {"b": 1}}').evaluate(frozen([]))).toEqual({ a: { b: 1 } })
  })

  test('passes parts of the input on by reference', () => {
    const input = { a: { b: [[1]] } }
    expect(evaluated('a', input)).toBe(input.a)
    expect(evaluated('{"x": a.b}.x', input)).toBe(input.a.b)
  })

  test('passes the values of functions on untouched', () => {
    const amount = new Decimal('1.10')
    const functions = { amount: () => amount }
    expect(evaluated('$amount()', {}, functions)).toBe(amount)
    expect(evaluated('{"a": [$amount()]}.a[0]', {}, functions)).toBe(amount)
    expect(evaluated('($x := $amount(); $x ?? 1)', {}, functions)).toBe(amount)
    expect(evaluated('$amount().plus', {}, functions)).toBeUndefined()
    expect(evaluated('$amount() = $other()', {}, { ...functions, other: () => new Decimal('1.1') })).toBe(
      true,
    )
    expect(evaluated('$amount() = $other()', {}, { ...functions, other: () => new Decimal('1.2') })).toBe(
      false,
    )
  })

  test('takes variables from outside, and none that are only inherited', () => {
    const expression = compileExpression('[$rate, $toString, $none]')
    expect(expression.evaluate({}, { rate: 3 })).toEqual([3])
    expect(expression.evaluate({})).toEqual([])
  })

  test('keeps nothing of one evaluation for the next', () => {
    const expression = compileExpression('($x := a; $y := $x ?? $given; [$x, $y, $$.a])')
    expect(expression.evaluate({ a: 1 }, { given: 2 })).toEqual([1, 1, 1])
    expect(expression.evaluate({}, { given: 3 })).toEqual([3])
    expect(expression.evaluate({})).toEqual([])
  })

  test('can be evaluated by a function that it calls', () => {
    const inner: { run?: (input: unknown) => unknown } = {}
    const functions = { again: (input: unknown) => inner.run?.(input) ?? 'end' }
    const expression = compileExpression('($x := name; {"name": $x, "inner": $again(inner), "same": $x})', {
      functions,
    })
    inner.run = input => (input === undefined ? undefined : expression.evaluate(input))
    expect(expression.evaluate({ name: 'a', inner: { name: 'b' } })).toEqual({
      name: 'a',
      inner: { name: 'b', inner: 'end', same: 'b' },
      same: 'a',
    })
  })

  test('leaves what a function throws as it is', () => {
    const fault = new Error('no')
    const run = (): unknown =>
      evaluated(
        '[1, $fail()]',
        {},
        {
          fail: () => {
            throw fault
          },
        },
      )
    expect(run).toThrow(fault)
  })

  test('turns a lack of room into an error of ours', () => {
    const endless: unknown[] = []
    endless.push(endless)
    expect(() => compileExpression('$ ? 1').evaluate(endless)).toThrow(
      'The expression failed: it needs more room than there is',
    )
  })

  test('refuses what is no text of an expression', () => {
    expect(() => compileExpression(7 as never)).toThrow(
      "What compileExpression is given is a number where the text of an expression is expected; write compileExpression('a.b')",
    )
  })

  test('refuses a function under the name of a built-in one', () => {
    expect(() => compileExpression('1', { functions: { trim: () => '' } })).toThrow(
      '"functions" is an object with $trim, which is built in, where an object of other functions is expected; give it another name',
    )
  })

  test('may use the name of a function that is refused otherwise', () => {
    expect(evaluated('$sum(a)', { a: [1, 2] }, { sum: () => 3 })).toBe(3)
  })

  test('never shows a value in an error', () => {
    const input = { secret: '123-45-6789', other: 123456789 }
    for (const text of [
      'secret < other',
      'secret > true',
      '$uppercase(other)',
      '$join([secret, other])',
      'other.$trim()',
    ]) {
      expect(thrownBy(text, input).message).not.toMatch(/123|6789/)
    }
  })
})
