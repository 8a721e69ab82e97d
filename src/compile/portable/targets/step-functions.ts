/**
 * AWS Step Functions: JSONata 2.0.6 without `$eval`, the input of a state in `$states.input`; `$` and `$$` mean nothing there.
 * https://docs.aws.amazon.com/step-functions/latest/dg/transforming-data.html and service-quotas.html, read 2026-11-23.
 * How deep evaluations may nest the documentation does not say: others measured some hundred levels
 * (https://github.com/floci-io/floci/issues/2737).
 */
import { compact } from './layout.ts'
import type { Target } from './target.ts'

export const stepFunctions: Target & Required<Pick<Target, 'limits'>> = {
  name: 'stepfunctions',
  engine: 'JSONata 2.0.6 in AWS Step Functions',
  transcript: '$lookup($states, "input")',
  hasFallbacks: false,
  layout: compact,
  limits: { levels: 100, expressionBytes: 262_144, definitionBytes: 1_048_576 },
}
