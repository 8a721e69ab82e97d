/**
 * The built-in functions against stock jsonata: values, the kinds of argument they take, what stands in for
 * one left out.
 */
import { describe, expect, test } from 'vitest'
import { builtIns } from '../../../../src/evaluate/built-ins/registry.ts'
import { allowedFunctions } from '../../../../src/evaluate/language/allow-list.ts'
import { bothAnswers } from '../../../support/evaluated.ts'

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

describe('built-in functions', () => {
  test('are those of the allow-list', () => {
    expect(Object.keys(builtIns).sort()).toEqual([...allowedFunctions].sort())
  })

  test.each(allowedFunctions)('$%s does what stock jsonata does', async name => {
    const contexts = ['a text', 5, ['x']]
    for (const call of calls.filter(text => text.startsWith(`$${name}(`) && !text.includes('$host'))) {
      for (const context of contexts) {
        const [ours, stock] = await bothAnswers(call, context, host)
        expect([call, context, ours]).toEqual([call, context, stock])
        const [oursInPath, stockInPath] = await bothAnswers(`x.${call}`, { x: [context, context] }, host)
        expect([`x.${call}`, context, oursInPath]).toEqual([`x.${call}`, context, stockInPath])
      }
    }
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
