/** One compiled mapping made ready to run: its expression lowered, its reading tree made, once. */

import { Family } from '../evaluate/lower/lowering.ts'
import { readyExpression } from '../evaluate/ready-expression.ts'
import { ListIndex } from '../evaluate/run/list-index.ts'
import { Budget } from '../evaluate/run/work.ts'
import { knowNormalizers } from '../normalize/known-normalizers.ts'
import type { Toolkit } from '../normalize/toolkit.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { pointerTo } from '../text/json-pointer.ts'
import { absentFields } from './absent-fields.ts'
import { checkerOf } from './checks.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { deriverOf, figuresOver } from './derived-fields.ts'
import { derivedReceipts } from './derived-receipts.ts'
import { documentKind } from './document-kind.ts'
import { type DocumentLimits, defaultLimits } from './document-limits.ts'
import { driftLook } from './drift/drift.ts'
import { lastKey } from './drift/survey.ts'
import type { DuplicateKey } from './duplicate-keys.ts'
import { lostDuplicates, withDuplicates } from './duplicate-receipts.ts'
import { type Issue, issue } from './issue.ts'
import { listedIssues } from './issue-list.ts'
import { otherForm } from './other-form.ts'
import { readDocument } from './read-document.ts'
import { readerFunctions } from './reader-functions.ts'
import { readingTree } from './reading-tree.ts'
import { type ExpressionOf, readyParts } from './ready-part.ts'
import { requiredLook } from './required-fields.ts'
import type { TranscriptOutline } from './shape.ts'
import { refusedFields, type Shortfalls, walkShortfalls } from './shortfalls.ts'
import type { ShownLabels } from './shown-labels.ts'
import { type LineageEntry, type Shortfall, type Walked, walkFields } from './trace.ts'
import { type TracePlan, tracePlanOf } from './trace-plan.ts'
import { TranscriptResult } from './transcript-result.ts'
import { unreadableIn } from './unreadable.ts'

/** What a leaf is that nothing read: listed, or an issue too. */
export type Unmapped = 'list' | 'warn' | 'error'

export interface RunOptions {
  readonly unmapped?: Unmapped | undefined
  /** Names of checks that are not asked. */
  readonly skipChecks?: readonly string[] | undefined
  readonly limits?: DocumentLimits | undefined
}

const none: ReadonlySet<string> = new Set()
const noPartial: ReadonlyMap<string, unknown> = new Map()

/** A mapping that can be run on documents of its type. */
export interface RunnableMapping {
  readonly plan: MappingPlan
  /** `also` are issues found before the mapping was chosen; `duplicates` the keys that the text holds twice. */
  readonly run: (
    outline: TranscriptOutline,
    duplicates: readonly DuplicateKey[],
    also: readonly Issue[],
    options?: RunOptions,
  ) => TranscriptResult
}

/** Makes `plan` ready, with the expressions of its parts and what they call. */
export function runnable(
  plan: MappingPlan,
  expressionOf: ExpressionOf,
  { normalizers, functions }: Toolkit,
): RunnableMapping {
  knowNormalizers(normalizers)
  const tree = readingTree(plan)
  // Runs are synchronous, so one note of trouble serves them all: it is cleared before each.
  const trouble = { refused: false }
  const readers = readerFunctions(trouble, normalizers)
  const base = readyExpression(expressionOf('base'), { functions: readers }, new Family())
  const ready = readyParts(expressionOf, functions)
  const derive = deriverOf(plan.fields, ready, tree.shown)
  const check = checkerOf(plan.checks, ready)
  const lacksRequired = requiredLook(plan.fields)
  const look = driftLook(plan, figuresOver(ready), tree.shown)
  let traceable: TracePlan | undefined
  const tracePlan = (): TracePlan => {
    traceable ??= tracePlanOf(plan.fields)
    return traceable
  }
  const mapping = { id: plan.id, version: plan.version, hash: plan.hash }
  return {
    plan,
    run: (outline, duplicates, also, { unmapped: as, skipChecks, limits = defaultLimits } = {}) => {
      const read = readDocument(outline.document, tree)
      trouble.refused = false
      const reading = Budget.ofOne()
      const data = base.evaluate(read.view, undefined, { budget: reading })
      const isRefused = trouble.refused || read.issues.length > 0
      let walk: Walked | undefined
      const walked = (): Walked => {
        walk ??= walkFields(tracePlan(), read)
        return walk
      }
      let shortWalk: Shortfalls | undefined
      const short = (): Shortfalls => {
        shortWalk ??= walkShortfalls(tracePlan(), read, data)
        return shortWalk
      }
      const unreadable = isRefused
        ? unreadableIn(plan.fields, read, tracePlan(), { short, whole: walked })
        : undefined
      // Derived fields are added beside the lists of the data, in which nothing changes. What expressions may cost grows with the document.
      const evaluations = {
        lists: new ListIndex(),
        budget: Budget.ofDocument(reading.spent),
        trials: Budget.ofDocument(reading.spent),
      }
      const drift = look(outline.document, read, data, isRefused, evaluations.trials, () =>
        refusedFields(tracePlan(), short()),
      )
      const derived = derive(data, unreadable, drift?.doubts, evaluations)
      const noData = read.notice !== undefined
      // Taken out here: a result that held the doubts would hold all that they were found from.
      const partial = drift?.doubts.partial ?? noPartial
      let traced: readonly LineageEntry[] | undefined
      let covered: Coverage | undefined
      const trace = (): readonly LineageEntry[] => {
        if (traced === undefined) {
          const failed = new Set(derived.issues.map(each => each.path))
          const { found } = walked()
          traced = [...found, ...derivedReceipts(tracePlan(), walked(), { data, failed, partial })]
        }
        return traced
      }
      const receipts = (): readonly LineageEntry[] => withDuplicates(trace(), duplicates)
      const isMissing = !noData && lacksRequired?.(data) === true
      const fieldIssues = trouble.refused || isMissing ? issuesOf(short().shortfalls, noData) : []
      const told =
        duplicates.length === 0 ? [] : [...read.unmapped, ...read.ignored.map(each => each.pointer)]
      const lost = duplicates.length === 0 ? [] : lostDuplicates(receipts(), told, duplicates)
      const unmapped = lost.length === 0 ? read.unmapped : [...read.unmapped, ...lost]
      return new TranscriptResult({
        plan,
        mapping,
        data,
        issues: listedIssues(
          [
            ...also,
            ...duplicateIssues(duplicates, tree.shown),
            ...otherForm(plan, outline, data, trace),
            ...read.issues,
            ...fieldIssues,
            ...derived.issues,
            ...check(
              data,
              derived.unreadable,
              skipChecks === undefined ? none : new Set(skipChecks),
              evaluations,
            ),
            ...(drift?.issues(data) ?? []),
            ...unreadIssues(unmapped, as, tree.shown),
          ],
          limits.issues,
        ),
        unmapped,
        ignored: read.ignored,
        noData,
        trace: receipts,
        coverage: () => {
          covered ??= coverageOf({
            document: outline.document,
            ignored: read.ignored,
            unmapped,
            again: lost.length,
            receipts: trace(),
          })
          return covered
        },
        absent: () => absentFields(plan.fields, trace()),
        document: () => documentKind(plan, outline, data),
      })
    },
  }
}

function duplicateIssues(duplicates: readonly DuplicateKey[], shown: ShownLabels): readonly Issue[] {
  return duplicates.map(({ parent, key, line, column }) => {
    const pointer = pointerTo(parent, key)
    return issue('transcript/duplicate-key', { key: shown.label(key, pointer), line, column }, { pointer })
  })
}

function unreadIssues(
  unmapped: readonly string[],
  as: Unmapped = 'list',
  shown: ShownLabels,
): readonly Issue[] {
  if (as === 'list') return []
  const severity = as === 'warn' ? 'warning' : 'error'
  return unmapped.map(pointer =>
    issue('transcript/unmapped', { key: shown.label(lastKey(pointer), pointer) }, { pointer, severity }),
  )
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
