/** Built-in functions on values of any kind. */
import { anyKind, plainKinds } from '../../plan/value-kind.ts'
import { isTrue } from '../run/truth.ts'
import { spend } from '../run/work.ts'
import { written } from '../run/written.ts'
import type { BuiltIn, Parameter } from './definition.ts'

const anything: Parameter = { takes: 'anything' }
const anythingOrContext: Parameter = { takes: 'anything', leftOut: 'context' }

/** Whether there is a value; null is one. */
export const exists: BuiltIn = {
  parameters: [anything],
  signature: { shown: 'a', parameters: [{ takes: anyKind, manner: 'either' }], gives: 'truth' },
  apply: ([value]) => value !== undefined,
}

/** Whether a value counts as true; missing for a missing one, and for an array of nothing but one. */
export const boolean: BuiltIn = {
  parameters: [anythingOrContext],
  signature: {
    shown: 'a',
    parameters: [{ takes: plainKinds, leftOut: 'context' }],
    gives: 'truth',
  },
  apply: ([value], position, frame) => {
    let inner = value
    while (Array.isArray(inner) && inner.length === 1) {
      spend(1, frame, position)
      inner = inner[0]
    }
    return inner === undefined ? undefined : isTrue(inner, position, frame)
  },
}

/** Whether a value does not count as true; missing for a missing one. */
export const not: BuiltIn = {
  parameters: [anythingOrContext],
  signature: { shown: 'a', parameters: [{ takes: ['truth'], leftOut: 'context' }], gives: 'truth' },
  apply: ([value], position, frame) => (value === undefined ? undefined : !isTrue(value, position, frame)),
}

/** A value as text, its JSON over several lines if the second argument is true. */
export const string: BuiltIn = {
  parameters: [anythingOrContext, { takes: 'boolean', leftOut: 'nothing' }],
  signature: {
    shown: 'a',
    parameters: [{ takes: plainKinds, leftOut: 'context' }],
    gives: 'text',
  },
  apply: ([value, pretty], position, frame) =>
    value === undefined ? undefined : written(value, position, frame, pretty === true ? 2 : 0),
}
