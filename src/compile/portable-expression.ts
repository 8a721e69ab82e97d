/**
 * A plan to one JSONata expression that stands on its own: it reads a transcript as it came and needs no function from its host.
 * A prelude of functions goes in front of the mapping's own expression. See docs/portable.md for what differs from the library,
 * and portable/targets for what differs between hosts.
 */
import type { WrittenPlan } from '../plan/written-plan.ts'
import { checkAmounts } from './portable/check-amounts.ts'
import { checkDepths } from './portable/check-depths.ts'
import { checkSize } from './portable/check-limits.ts'
import { portableFields } from './portable/derived-fields.ts'
import { wholeText } from './portable/stage-text.ts'
import { current } from './portable/targets/current.ts'
import type { Target } from './portable/targets/target.ts'

/**
 * The text of the expression. Evaluated on a parsed transcript it gives the data of the mapping as JSON: amounts as text with
 * two decimals, `null` where there is no value. It fails on a transcript of another type or form.
 * @throws ExpressionError `expression/not-allowed` where a derived field does with an amount what cannot be done with its text
 * @throws PortableError `portable/too-large` or `portable/too-deep` where the target does not take it
 */
export function portableExpression(plan: WrittenPlan, target: Target = current): string {
  checkAmounts(plan.fields)
  const fields = portableFields(plan.fields)
  const text = wholeText(plan, fields, target)
  checkSize(
    `The expression of ${plan.id}`,
    text,
    target,
    'txmap explain with --asl divides it into several states',
  )
  checkDepths(plan, fields, [text], target)
  return text
}
