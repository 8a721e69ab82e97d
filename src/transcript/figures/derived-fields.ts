/** Computes the derived fields of a mapping, one after the other: one that fails has no value, and spoils no other. */
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { CompiledExpression, Shared } from '../../evaluate/ready-expression.ts'
import type { ListIndex } from '../../evaluate/run/list-index.ts'
import type { Budget } from '../../evaluate/run/work.ts'
import { isOfGivenKind } from '../../normalize/given-kind.ts'
import type { DerivedField, PlanField } from '../../plan/mapping-plan.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { type Issue, issue } from '../issue.ts'
import type { ShownLabels } from '../labels/shown-labels.ts'
import type { Unreadable } from '../lineage/unreadable.ts'
import type { Doubt, Doubts, EntriesInDoubt, Incomplete } from '../unread/trials/doubts.ts'
import type { FigureOver } from '../unread/trials/entry-values.ts'
import type { ReadyPart } from './ready-part.ts'

/** A derived field whose expression is ready to run. */
export interface ReadyFigure {
  readonly field: DerivedField
  readonly expression: CompiledExpression
}

/** What derived fields are computed beside. */
export interface FigureSurroundings {
  /** Given where something on the document was refused. */
  readonly unreadable: Unreadable | undefined
  readonly doubts: Doubts | undefined
  /** The entries, all of them read, that put a figure in doubt by themselves. */
  readonly entries: EntriesInDoubt
  readonly evaluations: Evaluations
  readonly shown: ShownLabels
}

/** What the evaluations over the finished data of one document have in common. */
export interface Evaluations extends Shared {
  readonly lists: ListIndex
  readonly budget: Budget
  /** What may be spent on trying what figures would be. */
  readonly trials: Budget
}

/** What came of the derived fields of one document. */
export interface Derived {
  readonly issues: readonly Issue[]
  /** By their names. */
  readonly incomplete: ReadonlyMap<string, Incomplete>
  /** The names of those that have no value because of something that cannot be read or was not. */
  readonly failed: ReadonlySet<string>
  /** As it was given, with the derived fields that have no value because something cannot be read. */
  readonly unreadable: Unreadable | undefined
}

/** What computes derived fields over any data, each made ready when it is first asked for. */
export function figuresOver(readyPart: ReadyPart): FigureOver {
  const ready = new WeakMap<DerivedField, CompiledExpression>()
  return (field, data, budget) => {
    const expression = getOrInsert(ready, field, () => readyPart(field))
    return tried(expression, data, field.gives, budget)
  }
}

/** The derived fields of a mapping, each made ready. */
export function readyFigures(fields: readonly PlanField[], ready: ReadyPart): readonly ReadyFigure[] {
  return fields.filter(field => field.kind === 'derived').map(field => ({ field, expression: ready(field) }))
}

/** Adds the derived fields to the data, in their order, and says which have no value, and why. */
export function deriveFields(
  figures: readonly ReadyFigure[],
  data: unknown,
  { unreadable: given, doubts, entries, evaluations, shown }: FigureSurroundings,
): Derived {
  const incomplete = new Map<string, Incomplete>()
  // An object of plain fields, as every expression makes it; none has a name that all objects have (src/compile).
  const fields: Record<string, unknown> = Object(data)
  // Derived fields that have no value because of what cannot be read, or was not.
  const withoutValue = new Set<string>()
  // What cannot be read, by the derived fields that have no value for it: those that rest on them name the same cause.
  const causes = new Map<string, readonly string[]>()
  const isUnreadable = (steps: readonly string[]): boolean =>
    withoutValue.has(steps[0] ?? '') || given?.(steps) === true
  const mayConcern = (field: DerivedField, list: string): boolean =>
    doubts === undefined || doubts.mayConcern(field, list, fields)
  const isUnavailable: IsUnavailable = (steps, field) => {
    const [list = ''] = steps
    return isUnreadable(steps) && (!Array.isArray(fields[list]) || mayConcern(field, list))
  }
  const issues: Issue[] = []
  // Nothing is made in this loop that is only wanted where something was refused or left unread: it runs for each figure.
  for (const figure of figures) {
    const { field, expression } = figure
    const { name, spec, gives, reads } = field
    const outcome = lacksRows(field, fields, evaluations.lists)
      ? nothing
      : evaluated(expression, data, gives, evaluations)
    let doubt: Doubt | undefined
    // A figure that reads one in doubt is in doubt, too.
    if (incomplete.size > 0) for (const [first = ''] of reads) doubt ??= incomplete.get(first)?.doubt
    if (doubt === undefined && outcome !== nothing) doubt = entries(field, 'undecided')
    if (doubt === undefined && doubts !== undefined)
      doubt = doubtByTrying(doubts, figure, outcome.value, fields, evaluations.trials)
    const mayBeMisread = doubt === undefined && (given !== undefined || withoutValue.size > 0)
    const misread = mayBeMisread ? firstUnavailable(field.tolerates, field, isUnavailable) : undefined
    let { value, reason } = outcome
    if (misread !== undefined) {
      const cause = causes.get(misread[0] ?? '') ?? misread
      causes.set(name, cause)
      value = null
      reason = `what stands in the place of ${cause.join('.')} cannot be read`
    }
    const isForWant =
      value === null && given !== undefined && firstUnavailable(reads, field, isUnavailable) !== undefined
    if (value === null && reason === undefined && !isForWant && outcome !== nothing)
      doubt ??= entries(field, 'absent')
    fields[name] = doubt === undefined ? value : null
    const isUnread = doubt !== undefined && doubt.why !== 'absent'
    if (isUnread || reason !== undefined || isForWant) withoutValue.add(name)
    if (doubt !== undefined) {
      // A copy: the line that is left out knows its section, and a result that held that would hold the document.
      const { pointer, key, why } = doubt
      incomplete.set(name, { doubt: { pointer, key, why }, value: outcome.value })
      const parameters = { name, key: shown.label(key, pointer), why: why ?? 'unread' } as const
      issues.push(issue('value/incomplete', parameters, { path: pointerTo('', name), pointer, spec }))
    } else if (reason !== undefined)
      issues.push(issue('value/underivable', { reason }, { path: pointerTo('', name), spec }))
  }
  return {
    issues,
    incomplete,
    failed: withoutValue,
    unreadable: withoutValue.size === 0 ? given : isUnreadable,
  }
}

/** Whether what stands at `steps` cannot be read, or was not, and may concern a figure. */
type IsUnavailable = (steps: readonly string[], figure: DerivedField) => boolean

function firstUnavailable(
  paths: readonly (readonly string[])[] | undefined,
  figure: DerivedField,
  isUnavailable: IsUnavailable,
): readonly string[] | undefined {
  return paths?.find(steps => isUnavailable(steps, figure))
}

function doubtByTrying(
  doubts: Doubts,
  { field, expression }: ReadyFigure,
  value: unknown,
  data: object,
  trials: Budget,
): Doubt | undefined {
  return doubts.of(field, value, data, () => tried(expression, data, field.gives, trials))
}

interface Outcome {
  readonly value: unknown
  /** Why there is no value, where something is wrong. */
  readonly reason?: string
}

const nothing: Outcome = { value: null }

/** Whether the data have none of the rows without which the field has no value. */
function lacksRows(
  { rows }: DerivedField,
  data: Readonly<Record<string, unknown>>,
  lists: ListIndex,
): boolean {
  const list = rows && data[rows.list]
  if (rows === undefined || !Array.isArray(list)) return false
  return list.length === 0 || lists.of(list).having(rows.name, rows.texts)?.length === 0
}

/** The value, or null and why there is none. A value of another kind than the field gives is none. */
function evaluated(expression: CompiledExpression, data: unknown, gives: string, shared: Shared): Outcome {
  try {
    const value = expression.evaluate(data, undefined, shared) ?? null
    if (typeof value === 'string') shared.budget?.spend(value.length, -1)
    if (value === null || isOfGivenKind(value, gives)) return { value }
    return { value: null, reason: `what comes out is no ${wordFor[gives] ?? gives}` }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { value: null, reason: error.message }
  }
}

/** The value in a trial; `undefined` where too much was tried already. */
function tried(expression: CompiledExpression, data: unknown, gives: string, budget: Budget): unknown {
  const { value } = evaluated(expression, data, gives, { budget })
  return budget.isSpent ? undefined : value
}

const wordFor: Readonly<Record<string, string>> = {
  money: 'amount',
  integer: 'whole number',
  truth: 'truth value',
  date: 'date of the calendar, YYYY-MM-DD',
  month: 'month of the calendar, YYYY-MM',
}
