import { expect, test } from 'vitest'
import { CodePieces } from '../../../src/generate/code/code-pieces.ts'
import { plans } from '../../support/plans.ts'

const [plan] = plans()
if (plan === undefined) throw new Error('there are no mappings')
const [check] = plan.checks
if (check === undefined) throw new Error('it has no check')

test('an expression for which no code can be written is stored as its tree, which runs as closures', () => {
  const pieces = new CodePieces()
  const odd = { ...check, name: 'odd', that: '{"a": 1}.a = 1', runs: '{"a": 1}.a = 1' }
  const [name = ''] = pieces.names({ ...plan, fields: [], checks: [odd] })
  const module = pieces.module()
  expect(module).toContain("import { lowered } from '../evaluate/lowered.ts'")
  expect(module).toContain(`export const ${name}: Code = lowered({"kind":"operation"`)
  expect(module).not.toMatch(/"position":(?!-1)/)
})

test('what has code imports nothing but a type', () => {
  const pieces = new CodePieces()
  pieces.names(plan)
  expect(pieces.module().match(/^import .*$/gm)).toEqual([
    "import type { Code } from '../evaluate/code/code.ts'",
  ])
})
