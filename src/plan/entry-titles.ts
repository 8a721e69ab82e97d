/** By which designators the entries of a list are distinguished, where their titles are worded otherwise than a mapping has them. */
import { canonicalLabel } from '../text/labels/canonical-label.ts'
import { type Designation, designationOf } from '../text/labels/designator.ts'
import type { PlanCondition } from './mapping-plan.ts'

/** The title of an entry names the form that a schedule belongs to, or none. */
const place = { isEntry: true, owners: [] }

/** The designation of the text that says what an entry is. */
export function entryDesignation(text: string): Designation | undefined {
  return designationOf(canonicalLabel(text), place)
}

/** The designators of `texts`, each once. */
function designatorsOf(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap(text => entryDesignation(text)?.designator ?? [])
  return [...new Set(found)]
}

/** Computed once: they go with their plan. */
const knownOfCondition = new WeakMap<PlanCondition, readonly string[]>()

/** The designators of the texts of a condition, each once. */
export function conditionDesignators(condition: PlanCondition): readonly string[] {
  const present = knownOfCondition.get(condition) ?? designatorsOf(condition.texts)
  knownOfCondition.set(condition, present)
  return present
}

type Cases = readonly { readonly texts: readonly string[] }[]

const knownOfCases = new WeakMap<Cases, readonly (readonly string[])[]>()

/** For each case the designators that no other case has: one that two cases share decides for none. */
export function designatorsByCase(cases: Cases): readonly (readonly string[])[] {
  const present = knownOfCases.get(cases)
  if (present !== undefined) return present
  const all = cases.map(each => designatorsOf(each.texts))
  const counts = new Map<string, number>()
  for (const designator of all.flat()) counts.set(designator, (counts.get(designator) ?? 0) + 1)
  const own = all.map(designators => designators.filter(each => counts.get(each) === 1))
  knownOfCases.set(cases, own)
  return own
}
