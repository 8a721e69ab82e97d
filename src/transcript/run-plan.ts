/** One compiled mapping made ready to run: its expression lowered, its reading tree made, once. */
import type { Compile } from '../evaluate/packed-compiler.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { checkerOf } from './checks.ts'
import { deriverOf } from './derived-fields.ts'
import type { DuplicateKey } from './duplicate-keys.ts'
import { lostDuplicates, withDuplicates } from './duplicate-receipts.ts'
import { type Issue, issue } from './issue.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { readerFunctions } from './reader-functions.ts'
import { readingTree } from './reading-tree.ts'
import { requiredLook } from './required-fields.ts'
import type { TranscriptOutline } from './shape.ts'
import { type LineageEntry, type Shortfall, type Trace, traceFields } from './trace.ts'
import { type Coverage, TranscriptResult } from './transcript-result.ts'

/** A mapping that can be run on documents of its type. */
export interface RunnableMapping {
  readonly plan: MappingPlan
  /** `also` are issues found before the mapping was chosen; `duplicates` the keys that the text holds twice. */
  readonly run: (
    outline: TranscriptOutline,
    duplicates: readonly DuplicateKey[],
    also: readonly Issue[],
    unmapped?: 'list' | 'warn' | 'error',
  ) => TranscriptResult
}

/** Makes `plan` ready; `compile` does so for its expressions, see `planExpressions`. */
export function runnable(plan: MappingPlan, compile: Compile): RunnableMapping {
  const tree = readingTree(plan)
  // Runs are synchronous, so one note of trouble serves them all: it is cleared before each.
  const trouble = { refused: false }
  const base = compile(plan.base, { functions: readerFunctions(trouble) })
  const derive = deriverOf(plan.fields, compile)
  const check = checkerOf(plan.checks, compile)
  const lacksRequired = requiredLook(plan.fields)
  const mapping = { id: plan.id, version: plan.version, hash: plan.hash }
  return {
    plan,
    run: (outline, duplicates, also, unmapped) => {
      const read = readDocument(outline.document, tree)
      trouble.refused = false
      const data = base.evaluate(read.view, {})
      const underivable = derive(data)
      const noData = read.notice !== undefined
      let traced: Trace | undefined
      const trace = (): Trace => {
        traced ??= traceFields(plan.fields, read, data, new Set(underivable.map(each => each.path)))
        return traced
      }
      const receipts = (): readonly LineageEntry[] => withDuplicates(trace().entries, duplicates)
      const isMissing = !noData && lacksRequired?.(data) === true
      const fieldIssues = trouble.refused || isMissing ? issuesOf(trace().shortfalls, noData) : []
      const told =
        duplicates.length === 0 ? [] : [...read.unmapped, ...read.ignored.map(each => each.pointer)]
      const lost = duplicates.length === 0 ? [] : lostDuplicates(receipts(), told, duplicates)
      const severity = unmapped === 'error' ? 'error' : 'warning'
      const unread =
        unmapped === undefined || unmapped === 'list'
          ? []
          : read.unmapped.map(pointer => issue('transcript/unmapped', {}, { pointer, severity }))
      const { PERIOD: period } = outline.document
      return new TranscriptResult({
        document: {
          type: outline.type,
          form: outline.form,
          period: typeof period === 'string' ? period : undefined,
        },
        coverage: () => stubCoverage(trace().entries, read, plan),
        absent: () =>
          trace()
            .entries.filter(each => each.state === 'absent')
            .map(each => ({ path: each.path, evidence: undefined })),
        plan,
        mapping,
        data,
        issues: [...also, ...read.issues, ...fieldIssues, ...underivable, ...check(data), ...unread],
        unmapped: lost.length === 0 ? read.unmapped : [...read.unmapped, ...lost],
        ignored: read.ignored,
        noData,
        trace: receipts,
      })
    },
  }
}

function issuesOf(shortfalls: readonly Shortfall[], noData: boolean): readonly Issue[] {
  return shortfalls.flatMap(({ entry, problem }) => {
    const { path, spec } = entry
    const pointer = entry.sources[0]?.pointer
    const place = pointer === undefined ? { path, spec } : { path, spec, pointer }
    if (problem !== undefined) {
      const parameters = { normalizer: entry.normalizer ?? '', problem }
      return [issue('value/refused', parameters, place)]
    }
    return noData ? [] : [issue('value/required', {}, place)]
  })
}

function stubCoverage(entries: readonly LineageEntry[], read: ReadDocument, plan: MappingPlan): Coverage {
  const known = new Map<string, string>()
  const learn = (fields: MappingPlan['fields']): void => {
    for (const field of fields) {
      if (field.evidence !== undefined) known.set(field.spec, field.evidence)
      if ('fields' in field) learn(field.fields)
    }
  }
  learn(plan.fields)
  const pointers = new Map(
    entries.flatMap(entry => entry.sources.map(source => [source.pointer, known.get(entry.spec)] as const)),
  )
  const sections = new Map<string, { section: string; read: number; ignored: number; unmapped: number }>()
  const add = (pointer: string, kind: 'read' | 'ignored' | 'unmapped'): void => {
    const section = /^\/[^/]*(?=\/)/.exec(pointer)?.[0] ?? ''
    const counts = sections.get(section) ?? { section, read: 0, ignored: 0, unmapped: 0 }
    counts[kind] += 1
    sections.set(section, counts)
  }
  const evidence = { sourced: 0, secondary: 0, inferred: 0, unsourced: 0 }
  for (const [pointer, how] of pointers) {
    add(pointer, 'read')
    if (how === 'secondary' || how === 'inferred' || how === 'unsourced') evidence[how] += 1
    else evidence.sourced += 1
  }
  for (const { pointer } of read.ignored) add(pointer, 'ignored')
  for (const pointer of read.unmapped) add(pointer, 'unmapped')
  return {
    read: pointers.size,
    ignored: read.ignored.length,
    unmapped: read.unmapped.length,
    sections: [...sections.values()],
    evidence,
  }
}
