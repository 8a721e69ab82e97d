/** A mapping whose expressions stand too deep in one another for a host is refused by the field that does it, with what would help. */
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { stepFunctions } from '../../../../src/compile/portable/targets/step-functions.ts'
import { portableExpression } from '../../../../src/compile/portable-expression.ts'
import type { WrittenPlan } from '../../../../src/plan/written-plan.ts'

function planOf(fields: string): WrittenPlan {
  const text = `id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { type: RETR }\nfields:\n${fields}`
  const [plan] = compileMappings([{ name: 'own.yaml', text }]).plans
  if (plan === undefined) throw new TypeError('no plan')
  return plan
}

const fine = '  a: { from: SECTION_FILING > A, as: text }\n'
const brackets = (depth: number): string => `${'('.repeat(depth)}a = "x"${')'.repeat(depth)}`
const derived = (depth: number): WrittenPlan =>
  planOf(`${fine}  deep: { derive: '${brackets(depth)}', as: truth }\n`)

/** Groups in one another, each in a section of that of the one around it. */
function groups(depth: number): WrittenPlan {
  const inside = (left: number): string =>
    left === 0
      ? 'b: { from: B, as: text }'
      : `g${left}: { section: G${left}, fields: { ${inside(left - 1)} } }`
  return planOf(`${fine}  top: { section: SECTION_FILING, fields: { ${inside(depth)} } }\n`)
}

const limit = stepFunctions.limits.levels

describe('a host that lets evaluations stand only so deep in one another', () => {
  test.each([
    ['a derived field', derived(120), 'The field deep of own', 'divide it into several derived fields'],
    [
      'groups in one another',
      groups(12),
      'The reading of own',
      'let fewer groups and lists stand in one another',
    ],
  ])('refuses %s, and says what would help', (_, plan, what, hint) => {
    expect(() => portableExpression(plan, stepFunctions)).toThrow(
      expect.objectContaining({
        code: 'portable/too-deep',
        hint,
        parameters: { what, limit, target: 'stepfunctions', levels: expect.any(Number) },
      }),
    )
  })

  test('takes what stands less deep', () => {
    expect(portableExpression(derived(3), stepFunctions)).toContain('a = "x"')
    expect(portableExpression(groups(1), stepFunctions)).toContain('G1')
  })

  test('where a host has no limit, any depth is taken', () => {
    expect(portableExpression(derived(120))).toContain('a = "x"')
  })
})
