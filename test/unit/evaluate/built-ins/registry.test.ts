/**
 * The built-in functions against stock jsonata: values, the kinds of argument they take, what stands in for
 * one left out.
 */
import { describe, expect, test } from 'vitest'
import { ExpressionError } from '../../../../src/diagnostics/errors.ts'
import { builtIns } from '../../../../src/evaluate/built-ins/registry.ts'
import { allowedFunctions } from '../../../../src/evaluate/language/allow-list.ts'
import { bothAnswers, bothAnswersOf, evaluated } from '../../../support/evaluated.ts'

const values = [
  '"Text 𝒳 \\n  é"',
  '""',
  '"a"',
  '0',
  '-2',
  '1.5',
  'true',
  'null',
  'none',
  '[]',
  '["a", "b"]',
  '[1, "a"]',
  '{}',
  '{"a": 1}',
  '[{"a": 1}, {"b": 2}]',
  '$host',
]
const host = { host: () => 1 }

const calls = allowedFunctions.flatMap(name => [
  `$${name}()`,
  ...values.map(value => `$${name}(${value})`),
  ...values.flatMap(value =>
    ['"a"', '1', '-1', 'true', 'none', '["a"]'].map(other => `$${name}(${value}, ${other})`),
  ),
  ...['0, 1', '-3, 2', '1.5, 1.5', '2, 0', '1, -1', '-100, 3', 'none, 1', '1, none', '"a", 1'].map(
    rest => `$${name}("𝒳yzä", ${rest})`,
  ),
  `$${name}(1, 2, 3, 4)`,
])

/** What a call gives for a text as its context; nothing where it fails. */
function answerOf(call: string): unknown {
  try {
    return evaluated(call, 'a text', host)
  } catch (error) {
    if (error instanceof ExpressionError) return undefined
    throw error
  }
}

describe('built-in functions', () => {
  test('are those of the allow-list', () => {
    expect(Object.keys(builtIns).sort()).toEqual([...allowedFunctions].sort())
  })

  test.each(allowedFunctions)('$%s does what stock jsonata does', async name => {
    const contexts = ['a text', 5, ['x']]
    for (const call of calls.filter(text => text.startsWith(`$${name}(`) && !text.includes('$host'))) {
      const [alone, inPath] = [bothAnswersOf(call, host), bothAnswersOf(`x.${call}`, host)]
      for (const context of contexts) {
        const [ours, stock] = await alone(context)
        expect([call, context, ours]).toEqual([call, context, stock])
        const [oursInPath, stockInPath] = await inPath({ x: [context, context] })
        expect([`x.${call}`, context, oursInPath]).toEqual([`x.${call}`, context, stockInPath])
      }
    }
  })

  /** Of a function that is none of these, what it gives depends on what it is given. */
  const types: Readonly<Record<string, string>> = { text: 'string', truth: 'boolean', integer: 'number' }

  test.each(allowedFunctions)('$%s gives what its signature says', name => {
    const { gives } = builtIns[name].signature
    const answers = calls.flatMap(call => (call.startsWith(`$${name}(`) ? [answerOf(call)] : []))
    const found = new Set(
      answers.filter(each => each !== undefined && each !== null).map(each => typeof each),
    )
    if (gives in types) expect([...found]).toEqual([types[gives]])
    else expect(['given', 'group']).toContain(gives)
  })

  test.each([
    ['$string({"a": [1, 0.1]}, true)', {}],
    ['$string(a)', { a: [{ b: 1 / 3 }, null, 'x'] }],
    ['$join(a.b, ", ")', { a: [{ b: 'x' }, { b: 'y' }] }],
    ['$merge(a)', { a: [{ x: 1 }, { y: 2, x: 3 }] }],
    ['$merge(a.b)', { a: [{ b: { x: 1 } }, { b: { toString: 2 } }] }],
    ['$append(a, b)', { a: [1], b: [[2]] }],
    ['$append(a, b)', { a: 1, b: 2 }],
    ['$trim(a)', { a: ' \n a \t b  ' }],
    ['$substringAfter(a, "")', { a: 'abc' }],
    ['$substringAfter(a, b)', { a: 'is undefined here' }],
    ['$substringBefore(a, b)', { a: 'is undefined here' }],
    ['$contains(a, "")', { a: 'abc' }],
    ['$count(a.b)', { a: [{ b: [1, 2] }, { b: 3 }] }],
    ['$not(a.b)', { a: [{ b: 0 }, { b: '' }] }],
  ])('%s over %j', async (text, input) => {
    const [ours, stock] = await bothAnswers(text, input)
    expect(ours).toEqual(stock)
  })
})
