/** One compiled mapping made ready to run: its expression lowered, its reading tree made, once. */
import { compileExpression } from '../evaluate/compile-expression.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { checkerOf } from './checks.ts'
import { deriverOf } from './derived-fields.ts'
import type { DuplicateKey } from './duplicate-keys.ts'
import { lostDuplicates, withDuplicates } from './duplicate-receipts.ts'
import { type Issue, issue } from './issue.ts'
import { readDocument } from './read-document.ts'
import { readerFunctions } from './reader-functions.ts'
import { readingTree } from './reading-tree.ts'
import { requiredLook } from './required-fields.ts'
import type { TranscriptOutline } from './shape.ts'
import { type LineageEntry, type TracedField, traceFields } from './trace.ts'
import { TranscriptResult } from './transcript-result.ts'

/** A mapping that can be run on documents of its type. */
export interface RunnableMapping {
  readonly plan: MappingPlan
  /** `also` are issues found before the mapping was chosen; `duplicates` the keys that the text holds twice. */
  readonly run: (
    outline: TranscriptOutline,
    duplicates: readonly DuplicateKey[],
    also: readonly Issue[],
  ) => TranscriptResult
}

/** Makes `plan` ready. */
export function runnable(plan: MappingPlan): RunnableMapping {
  const tree = readingTree(plan)
  // Runs are synchronous, so one note of trouble serves them all: it is cleared before each.
  const trouble = { refused: false }
  const base = compileExpression(plan.base, { functions: readerFunctions(trouble) })
  const derive = deriverOf(plan.fields)
  const check = checkerOf(plan.checks)
  const lacksRequired = requiredLook(plan.fields)
  const mapping = { id: plan.id, version: plan.version, hash: plan.hash }
  return {
    plan,
    run: (outline, duplicates, also) => {
      const read = readDocument(outline.document, tree)
      trouble.refused = false
      const data = base.evaluate(read.view, {})
      const underivable = derive(data)
      const noData = read.notice !== undefined
      let traced: readonly TracedField[] | undefined
      const trace = (): readonly TracedField[] => {
        const failed = new Set(underivable.map(each => each.path))
        traced ??= withDuplicates(traceFields(plan.fields, read, data, failed), duplicates)
        return traced
      }
      const isMissing = !noData && lacksRequired?.(data) === true
      const fieldIssues = trouble.refused || isMissing ? issuesOf(trace(), noData) : []
      const told =
        duplicates.length === 0 ? [] : [...read.unmapped, ...read.ignored.map(each => each.pointer)]
      const lost = duplicates.length === 0 ? [] : lostDuplicates(trace(), told, duplicates)
      return new TranscriptResult({
        plan,
        mapping,
        data,
        issues: [...also, ...read.issues, ...fieldIssues, ...underivable, ...check(data)],
        unmapped: [...read.unmapped, ...lost],
        ignored: read.ignored,
        noData,
        trace: () => trace().map(entryOf),
      })
    },
  }
}

function issuesOf(traced: readonly TracedField[], noData: boolean): readonly Issue[] {
  return traced.flatMap(field => {
    const { path, spec } = field
    const pointer = field.sources[0]?.pointer
    const place = pointer === undefined ? { path, spec } : { path, spec, pointer }
    if (field.problem !== undefined) {
      const parameters = { normalizer: field.normalizer ?? '', problem: field.problem }
      return [issue('value/refused', parameters, place)]
    }
    const isMissing = field.required && !noData && (field.state === 'absent' || field.state === 'empty')
    return isMissing ? [issue('value/required', {}, place)] : []
  })
}

function entryOf(field: TracedField): LineageEntry {
  const { path, state, sources, normalizer, spec } = field
  return { path, state, sources, normalizer, spec }
}
