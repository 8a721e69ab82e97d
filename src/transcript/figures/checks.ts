/** Runs the checks of a mapping over its finished data. */
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { Shared } from '../../evaluate/ready-expression.ts'
import type { PlanCheck } from '../../plan/mapping-plan.ts'
import { pointerTo } from '../../text/json-pointer.ts'
import { type Issue, type IssuePlace, issue } from '../issue.ts'
import type { Unreadable } from '../lineage/unreadable.ts'
import type { ReadyPart } from './ready-part.ts'

/** The issues of the checks that do not hold, but for those named in `without`. `unreadable` is given where something could not be read or worked out. */
export type Checker = (
  data: unknown,
  unreadable: Unreadable | undefined,
  without: ReadonlySet<string>,
  shared: Shared,
) => readonly Issue[]

/** The checker of a mapping. A check speaks only where every figure it names is there, but for those it asks about: what is missing proves nothing. */
export function checkerOf(checks: readonly PlanCheck[], ready: ReadyPart): Checker {
  const compiled = checks.map(check => {
    const { name, reads, needs = reads, tolerates = [], says, severity, spec } = check
    return { name, reads, needs, tolerates, expression: ready(check), says, severity, spec }
  })
  return (data, unreadable, without, shared) => {
    const issues: Issue[] = []
    for (const { name, reads, needs, tolerates, expression, says, severity, spec } of compiled) {
      if (name !== undefined && without.has(name)) continue
      if (needs.some(steps => lacks(data, steps))) continue
      if (unreadable !== undefined && tolerates.some(unreadable)) continue
      const place = (): IssuePlace => ({
        path: (reads[0] ? upToList(data, reads[0]) : []).reduce(pointerTo, ''),
        spec,
        check: name,
      })
      try {
        if (expression.evaluate(data, undefined, shared) !== false) continue
        const names = new Set(reads.map(steps => upToList(data, steps).join('.')))
        const failed = { says: `${says} (${[...names].join(', ')})` }
        issues.push(issue('check/failed', failed, { ...place(), severity }))
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error
        issues.push(issue('check/undecided', { reason: error.message }, place()))
      }
    }
    return issues
  }
}

/** The steps that lead to a place of the data: those into a list lead to none, an entry having a number. */
function upToList(data: unknown, steps: readonly string[]): readonly string[] {
  let value: unknown = data
  for (const [index, step] of steps.entries()) {
    if (Array.isArray(value)) return steps.slice(0, index)
    if (typeof value !== 'object' || value === null) break
    value = (value as Readonly<Record<string, unknown>>)[step]
  }
  return steps
}

/** Whether a single field has no value; of what lies in a list that is not asked. */
function lacks(data: unknown, steps: readonly string[]): boolean {
  let value: unknown = data
  for (const step of steps) {
    if (Array.isArray(value)) return false
    if (typeof value !== 'object' || value === null) return true
    value = (value as Readonly<Record<string, unknown>>)[step]
  }
  return value === null || value === undefined
}
