/** Tests that ask an entry for one name first, and those that only look so. */
import { expect, test } from 'vitest'
import type { Expression } from '../../../src/evaluate/language/expression.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'
import { keyTestOf } from '../../../src/evaluate/shapes/key-test.ts'

test.each([
  ['code = "A"', ['A']],
  ['(code) = "A"', ['A']],
  ['(code in ["A", "B", "A"])', ['A', 'B']],
  ['code = "A" and paid', ['A']],
  ['code = "A" ? paid : false', ['A']],
  ['code = "A" or code in ["B", "A"]', ['A', 'B']],
  ['(code = "A" or (code = "B" and paid)) and late', ['A', 'B']],
])('%s asks for the code', (text, texts) => {
  expect(keyTestOf(readExpression(text))).toMatchObject({ name: 'code', texts })
})

test.each([
  'code',
  'code != "A"',
  'code = 1',
  'code in ["A", 1]',
  'code in "A"',
  'code != ["A"]',
  'code[] = "A"',
  'code[0] = "A"',
  '(code)[0] = "A"',
  '($x := code) = "A"',
  '(paid; code) = "A"',
  'code.first = "A"',
  '"A" = code',
  'paid and code = "A"',
  'code = "A" or paid',
  'code = "A" or name = "B"',
  'code = "A" ? paid : true',
])('%s does not', text => {
  expect(keyTestOf(readExpression(text))).toBeUndefined()
})

test('nor does a name that keeps its list, wherever that is marked', () => {
  const name: Expression = { kind: 'name', position: 0, name: 'code', keep: true }
  const right: Expression = { kind: 'literal', position: 0, value: 'A' }
  const asked = (keep: boolean): Expression => ({
    kind: 'operation',
    position: 0,
    operator: '=',
    left: { kind: 'path', position: 0, steps: [{ of: { ...name, keep }, filters: [] }], keep: false },
    right,
  })
  expect(keyTestOf(asked(true))).toBeUndefined()
  expect(keyTestOf(asked(false))).toMatchObject({ name: 'code' })
})
