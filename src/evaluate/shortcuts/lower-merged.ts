/** `$merge([a]).b` as a closure: what one object alone is merged into has what the object has, so it need not be made. */
import type { Expression, Path } from '../language/expression.ts'
import { FixedRecord } from '../run/fixed-record.ts'
import type { Evaluate } from '../run/frame.ts'
import { propertyReader } from '../run/property.ts'
import type { Lowering, Walk } from '../scope/lowering.ts'
import { namesBehind, readAlong } from './lower-names.ts'

/** The closure of such a path; `general` answers for what is no single object. `undefined` for any other path. */
export function lowerMerged(
  path: Path,
  lowering: Lowering,
  walk: Walk,
  general: Evaluate,
): Evaluate | undefined {
  const names = namesBehind(path)
  const [only] = path.steps.slice(0, 1).flatMap(({ of }) => mergedAlone(of, lowering) ?? [])
  if (only === undefined || names === undefined || names.length === 0) return undefined
  const of = lowering.lower(only, lowering.scope)
  const readers = names.map(propertyReader)
  return (input, frame) => {
    if (Array.isArray(input)) return general(input, frame)
    const value = of(input, frame)
    return typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      !(value instanceof FixedRecord)
      ? readAlong(value, readers, 1, walk, frame)
      : general(input, frame)
  }
}

/** The only thing that a call merges, where it is read without any work. */
function mergedAlone(of: Expression, lowering: Lowering): Expression | undefined {
  if (of.kind !== 'call' || of.name !== 'merge' || lowering.scope.isBound('merge')) return undefined
  if (of.given.length !== 1) return undefined
  const [list] = of.given
  if (list?.kind !== 'array' || list.items.length !== 1) return undefined
  const [only] = list.items
  if (only?.kind !== 'path' || only.keep || only.steps.some(step => step.filters.length > 0)) return undefined
  return only.steps.every(step => step.of.kind === 'name') ? only : undefined
}
