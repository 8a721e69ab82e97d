/** Runs the checks of a mapping over its finished data. */
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { CompiledExpression, Shared } from '../../evaluate/ready-expression.ts'
import type { PlanCheck, PlanField } from '../../plan/mapping-plan.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { type Issue, issue } from '../issue.ts'
import type { Unreadable } from '../lineage/unreadable.ts'
import { isList } from '../unread/trials/entry-values.ts'
import type { ReadyPart } from './ready-part.ts'

/** A check whose expression is ready to run. */
export interface ReadyCheck {
  readonly check: PlanCheck
  /** The fields without which it says nothing. A list is never missing. */
  readonly needs: readonly (readonly string[])[]
  readonly tolerates: readonly (readonly string[])[]
  readonly expression: CompiledExpression
}

/** The checks of a mapping with these fields, each made ready. */
export function readyChecks(
  checks: readonly PlanCheck[],
  fields: readonly PlanField[],
  ready: ReadyPart,
): readonly ReadyCheck[] {
  const lists = new Set(fields.filter(isList).map(({ name }) => name))
  return checks.map(check => ({
    check,
    needs: neededBy(check, lists),
    tolerates: check.tolerates ?? [],
    expression: ready(check),
  }))
}

/** The fields without which a check says nothing; `lists` are the names of lists, which are never missing. */
export function neededBy(
  { reads, needs = reads }: PlanCheck,
  lists: ReadonlySet<string>,
): readonly (readonly string[])[] {
  return needs.filter(([first = '']) => !lists.has(first))
}

/**
 * The issues of the checks that do not hold, but for those named in `without`. `unreadable` is given where something could not be
 * read or computed. A check speaks only where every figure it names is there, but for those it asks about: what is missing proves nothing.
 */
export function runChecks(
  checks: readonly ReadyCheck[],
  data: unknown,
  unreadable: Unreadable | undefined,
  without: ReadonlySet<string>,
  shared: Shared,
): readonly Issue[] {
  const issues: Issue[] = []
  for (const { check, needs, tolerates, expression } of checks) {
    const { name, reads, says, severity, spec } = check
    if (name !== undefined && without.has(name)) continue
    if (lacksOneOf(needs, data)) continue
    if (unreadable !== undefined && tolerates.some(unreadable)) continue
    try {
      if (expression.evaluate(data, undefined, shared) !== false) continue
      const names = new Set(reads.map(steps => upToList(data, steps).join('.')))
      const failed = { says: `${says} (${[...names].join(', ')})` }
      issues.push(issue('check/failed', failed, { path: placeOf(reads, data), spec, check: name, severity }))
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      issues.push(
        issue(
          'check/undecided',
          { reason: error.message },
          { path: placeOf(reads, data), spec, check: name },
        ),
      )
    }
  }
  return issues
}

/** Whether one of the fields that a check needs is missing: most documents have none of most sections, so it is asked of each check. */
export function lacksOneOf(needs: readonly (readonly string[])[], data: unknown): boolean {
  for (const steps of needs) if (lacks(data, steps)) return true
  return false
}

/** The place of the first field that a check reads. */
function placeOf([first = []]: readonly (readonly string[])[], data: unknown): string {
  return upToList(data, first).reduce(pointerTo, '')
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
