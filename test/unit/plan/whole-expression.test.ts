/** The expressions of a plan: the whole of it as one, and one by one as they run. */
import { expect, test } from 'vitest'
import { planExpressions } from '../../../src/plan/plan-expressions.ts'
import { derivedExpression, wholeExpression } from '../../../src/plan/whole-expression.ts'
import type { WrittenDerivation, WrittenPlan } from '../../../src/plan/written-plan.ts'

const sum = {
  kind: 'derived',
  name: 'sum',
  expression: ' $addMoney(a, b.c) ',
  needs: [['a'], ['b', 'c']],
} as unknown as WrittenDerivation
const count = {
  kind: 'derived',
  name: 'a "count"',
  expression: '$count(rows)',
  runs: '\n$count(present)\n',
  needs: [],
} as unknown as WrittenDerivation
const plain = { kind: 'value', name: 'a' } as unknown as WrittenPlan['fields'][number]

test('a derived field is unknown where a field that it needs is, and takes what runs in place of what is written', () => {
  expect(derivedExpression(sum)).toBe(
    'null in [$data.a, $data.b.c] ? null : $data.($addMoney(a, b.c)) ?? null',
  )
  expect(derivedExpression(sum, '$')).toBe('null in [$.a, $.b.c] ? null : $.($addMoney(a, b.c)) ?? null')
  expect(derivedExpression(count)).toBe('$data.($count(present)) ?? null')
})

test('the whole expression is the base alone, or the base and each derived field in turn', () => {
  expect(wholeExpression('{\n  "a": 1\n}\n', [plain])).toBe('{\n  "a": 1\n}\n')
  expect(wholeExpression('{\n  "a": 1\n}\n', [plain, count, sum])).toBe(`(
  $data := {
    "a": 1
  };
  $data := $merge([$data, {"a \\"count\\"": ${derivedExpression(count)}}]);
  $data := $merge([$data, {"sum": ${derivedExpression(sum)}}]);
  $data
)
`)
})

test('the expressions of a plan are its base, its derived fields in their order and its checks, as they run', () => {
  const checks = [{ that: 'a = b' }, { that: 'a = c', runs: 'true' }]
  const plan = { base: '{}', fields: [plain, count, sum], checks } as unknown as WrittenPlan
  expect([...planExpressions(plan)]).toEqual([
    ['base', '{}'],
    [count, derivedExpression(count, '$')],
    [sum, derivedExpression(sum, '$')],
    [checks[0], 'a = b'],
    [checks[1], 'true'],
  ])
})
