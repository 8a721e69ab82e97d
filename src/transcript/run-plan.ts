/** One compiled mapping made ready to run: its expression lowered, its reading tree made, once. */
import { ExpressionError } from '../diagnostics/errors.ts'
import { compileExpression } from '../evaluate/compile-expression.ts'
import { dataFunctions } from '../normalize/data-functions.ts'
import { empty, Refusal } from '../normalize/definition.ts'
import { normalizers } from '../normalize/registry.ts'
import type { MappingPlan, PlanCheck, PlanField } from '../plan/mapping-plan.ts'
import { canonicalText } from '../text/canonical-label.ts'
import { pointerTo } from '../text/json-pointer.ts'
import type { DuplicateKey } from './duplicate-keys.ts'
import { type Issue, issue } from './issue.ts'
import { leavesOf } from './leaves.ts'
import { readDocument } from './read-document.ts'
import { readingTree } from './reading-tree.ts'
import type { TranscriptOutline } from './shape.ts'
import { type LineageEntry, type TracedField, traceFields } from './trace.ts'
import { TranscriptResult } from './transcript-result.ts'

type HostFunction = (...args: readonly unknown[]) => unknown

/** A mapping that can be run on documents of its type. */
export interface RunnableMapping {
  readonly plan: MappingPlan
  /** `also` are issues found before the mapping was chosen; `duplicates` the keys that the text holds twice. */
  readonly run: (outline: TranscriptOutline, duplicates: readonly DuplicateKey[], also: readonly Issue[]) => TranscriptResult
}

/** Makes `plan` ready. */
export function runnable(plan: MappingPlan): RunnableMapping {
  const tree = readingTree(plan)
  // Runs are synchronous, so one note of trouble serves them all: it is cleared before each.
  const trouble = { refused: false }
  const expression = compileExpression(plan.expression, { functions: { ...readers(trouble), ...dataFunctions } })
  const checks = plan.checks.map(check => ({ check, expression: compileExpression(check.that, { functions: dataFunctions }) }))
  const required = hasRequired(plan.fields)
  const mapping = { id: plan.id, version: plan.version, hash: plan.hash }
  return {
    plan,
    run: (outline, duplicates, also) => {
      const read = readDocument(outline.document, tree)
      trouble.refused = false
      const data = expression.evaluate(read.view, {})
      const noData = read.notice !== undefined
      let traced: readonly TracedField[] | undefined
      const trace = (): readonly TracedField[] => {
        traced ??= withDuplicates(traceFields(plan.fields, read, data), duplicates)
        return traced
      }
      const fieldIssues = trouble.refused || (required && !noData) ? issuesOf(trace(), noData) : []
      const issues = [...also, ...read.issues, ...fieldIssues, ...checks.flatMap(each => runCheck(each.check, each.expression, data))]
      return new TranscriptResult({
        plan,
        mapping,
        data,
        issues,
        unmapped: duplicates.length === 0 ? read.unmapped : [...read.unmapped, ...lostDuplicates(trace(), read.ignored, read.unmapped, duplicates)],
        ignored: read.ignored,
        noData,
        trace: () => trace().map(entryOf),
      })
    },
  }
}

/** The normalizers as functions of the expression: null where there is no value. A refusal is noted; the receipts tell which. */
function readers(trouble: { refused: boolean }): Readonly<Record<string, HostFunction>> {
  const functions: Record<string, HostFunction> = {
    label: text => (typeof text === 'string' ? canonicalText(text) : undefined),
  }
  for (const { name, parse } of Object.values(normalizers)) {
    functions[name] = (text, ...tables) => {
      if (typeof text !== 'string') {
        if (text !== undefined && text !== null) trouble.refused = true
        return null
      }
      const reading = parse(text, ...tables)
      if (reading instanceof Refusal) {
        trouble.refused = true
        return null
      }
      return reading === empty ? null : reading
    }
  }
  return functions
}

function hasRequired(fields: readonly PlanField[]): boolean {
  return fields.some(field => {
    switch (field.kind) {
      case 'value':
        return field.required
      case 'group':
      case 'list':
        return hasRequired(field.fields)
      case 'choice':
        return [...field.cases, field.otherwise].some(each => hasRequired(each.fields))
      default:
        return false
    }
  })
}

function issuesOf(traced: readonly TracedField[], noData: boolean): readonly Issue[] {
  return traced.flatMap(field => {
    const { path, spec } = field
    const pointer = field.sources[0]?.pointer
    const place = pointer === undefined ? { path, spec } : { path, spec, pointer }
    if (field.problem !== undefined) {
      return [issue('value/refused', { normalizer: field.normalizer ?? '', problem: field.problem }, place)]
    }
    const missing = field.required && !noData && (field.state === 'absent' || field.state === 'empty')
    return missing ? [issue('value/required', {}, place)] : []
  })
}

/** A check speaks only where every figure it names is there: what is missing proves nothing. */
function runCheck(check: PlanCheck, expression: ReturnType<typeof compileExpression>, data: unknown): readonly Issue[] {
  if (check.reads.some(steps => isMissing(data, steps))) return []
  const path = check.reads[0] === undefined ? '' : check.reads[0].reduce(pointerTo, '')
  const place = { path, spec: check.spec }
  const names = check.reads.map(steps => steps.join('.')).join(', ')
  try {
    if (expression.evaluate(data, {}) !== false) return []
    return [issue('check/failed', { says: `${check.says} (${names})` }, { ...place, severity: check.severity })]
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return [issue('check/undecided', { reason: error.message }, place)]
  }
}

function isMissing(data: unknown, steps: readonly string[]): boolean {
  let value: unknown = data
  for (const step of steps) {
    if (Array.isArray(value)) return false
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, step)
  }
  return value === null || value === undefined
}

/** The second value of a duplicate key is shown beside the first wherever that one is read. */
function withDuplicates(traced: readonly TracedField[], duplicates: readonly DuplicateKey[]): readonly TracedField[] {
  if (duplicates.length === 0) return traced
  const again = duplicateLeaves(duplicates)
  return traced.map(field => {
    const more = field.sources.flatMap(source => (again.get(source.pointer) ?? []).map(raw => ({ pointer: source.pointer, raw, duplicate: true as const })))
    return more.length === 0 ? field : { ...field, sources: [...field.sources, ...more] }
  })
}

function duplicateLeaves(duplicates: readonly DuplicateKey[]): ReadonlyMap<string, readonly unknown[]> {
  const leaves = new Map<string, unknown[]>()
  for (const { parent, key, again } of duplicates) {
    for (const { pointer, value } of leavesOf(again, pointerTo(parent, key))) leaves.set(pointer, [...(leaves.get(pointer) ?? []), value])
  }
  return leaves
}

/** Leaves of a second value where the first value has none that is accounted for. */
function lostDuplicates(
  traced: readonly TracedField[],
  ignored: readonly { readonly pointer: string }[],
  unmapped: readonly string[],
  duplicates: readonly DuplicateKey[],
): readonly string[] {
  const told = new Set([...traced.flatMap(field => field.sources.map(source => source.pointer)), ...ignored.map(each => each.pointer), ...unmapped])
  return [...duplicateLeaves(duplicates).keys()].filter(pointer => !told.has(pointer))
}

function entryOf(field: TracedField): LineageEntry {
  const { path, state, sources, normalizer, spec } = field
  return { path, state, sources, normalizer, spec }
}

