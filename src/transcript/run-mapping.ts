/** The way of a document, step by step, once its mapping is chosen: view, values, figures, checks, issues, result. */
import { ListIndex } from '../evaluate/run/list-index.ts'
import { Budget } from '../evaluate/run/work.ts'
import { pointerTo } from '../text/json-pointer.ts'
import { lastKey } from './drift/places/survey.ts'
import { runChecks } from './figures/checks.ts'
import { deriveFields, type Evaluations } from './figures/derived-fields.ts'
import { type Issue, issue } from './issue.ts'
import { listedIssues } from './issue-list.ts'
import type { ShownLabels } from './labels/shown-labels.ts'
import { absentFields } from './lineage/absent-fields.ts'
import { lostDuplicates } from './lineage/duplicate-receipts.ts'
import { Receipts } from './lineage/receipts.ts'
import { refusedFields } from './lineage/shortfalls.ts'
import type { Shortfall } from './lineage/trace.ts'
import { type Unreadable, unreadableIn } from './lineage/unreadable.ts'
import { type DocumentLimits, defaultLimits } from './open/document-limits.ts'
import type { DuplicateKey } from './open/duplicate-keys.ts'
import type { TranscriptOutline } from './open/shape.ts'
import type { ReadyMapping } from './ready-mapping.ts'
import { type Coverage, coverageOf } from './result/coverage.ts'
import { documentKind } from './result/document-kind.ts'
import { otherForm } from './result/other-form.ts'
import { TranscriptResult } from './result/transcript-result.ts'
import { type ReadDocument, readDocument } from './view/read-document.ts'

/** What a leaf is that nothing read: listed, or an issue too. */
export type Unmapped = 'list' | 'warn' | 'error'

export interface RunOptions {
  readonly unmapped?: Unmapped | undefined
  /** Names of checks that are not asked. */
  readonly skipChecks?: readonly string[] | undefined
  readonly limits?: DocumentLimits | undefined
}

/** A document before its mapping is run. */
export interface OpenedDocument {
  readonly outline: TranscriptOutline
  /** The keys that its text holds twice. */
  readonly duplicates: readonly DuplicateKey[]
  /** Issues that were found when the mapping was chosen. */
  readonly issues: readonly Issue[]
}

const none: ReadonlySet<string> = new Set()
const noPartial: ReadonlyMap<string, unknown> = new Map()

/** The result of a mapping for one document. */
export function runMapping(
  mapping: ReadyMapping,
  { outline, duplicates, issues: before }: OpenedDocument,
  { unmapped: as, skipChecks, limits = defaultLimits }: RunOptions = {},
): TranscriptResult {
  const { plan, tree } = mapping
  const read = readDocument(outline.document, tree)
  const { data, spent, isRefused } = readValues(mapping, read)
  const receipts = new Receipts(mapping.tracePlan, { read, data, duplicates, figures: () => figures })
  const unreadable = isRefused ? unreadableOn(mapping, read, receipts) : undefined
  const evaluations = evaluationsAfter(spent)
  const drift = mapping.look(outline.document, read, data, isRefused, evaluations.trials, () =>
    refusedFields(mapping.tracePlan(), receipts.short()),
  )
  const derived = deriveFields(mapping.figures, data, {
    unreadable,
    doubts: drift?.doubts,
    evaluations,
    shown: tree.shown,
  })
  // Taken out here: a result that held the doubts would hold all that they were found from.
  const figures = {
    failed: new Set(derived.issues.map(each => each.path)),
    partial: drift?.doubts.partial ?? noPartial,
  }
  const skipped = skipChecks === undefined ? none : new Set(skipChecks)
  const checked = runChecks(mapping.checks, data, derived.unreadable, skipped, evaluations)
  const lost = duplicates.length === 0 ? [] : lostOnes(read, receipts, duplicates)
  const unmapped = lost.length === 0 ? read.unmapped : [...read.unmapped, ...lost]
  const issues = [
    ...before,
    ...duplicateIssues(duplicates, tree.shown),
    ...otherForm(plan, outline, data, path => receipts.ofField(path)),
    ...read.issues,
    ...fieldIssues(mapping, read, data, receipts),
    ...derived.issues,
    ...checked,
    ...(drift?.issues(data) ?? []),
    ...unreadIssues(unmapped, as, tree.shown),
  ]
  let covered: Coverage | undefined
  return new TranscriptResult({
    plan,
    mapping: { id: plan.id, version: plan.version, hash: plan.hash },
    data,
    issues: listedIssues(issues, limits.issues),
    unmapped,
    ignored: read.ignored,
    noData: read.notice !== undefined,
    receipts,
    coverage: () => {
      covered ??= coverageOf({
        document: outline.document,
        ignored: read.ignored,
        unmapped,
        again: lost.length,
        receipts: receipts.own(),
      })
      return covered
    },
    absent: () => absentFields(plan.fields, receipts.own()),
    document: () => documentKind(plan, outline, data),
  })
}

/** The data without the derived fields, what it cost, and whether something there could not be read. */
interface Values {
  readonly data: unknown
  readonly spent: number
  readonly isRefused: boolean
}

function readValues({ base, trouble }: ReadyMapping, read: ReadDocument): Values {
  trouble.refused = false
  const budget = Budget.ofOne()
  const data = base.evaluate(read.view, undefined, { budget })
  return { data, spent: budget.spent, isRefused: trouble.refused || read.issues.length > 0 }
}

function unreadableOn({ plan, tracePlan }: ReadyMapping, read: ReadDocument, receipts: Receipts): Unreadable {
  return unreadableIn(plan.fields, read, tracePlan(), {
    short: () => receipts.short(),
    whole: () => receipts.walked(),
  })
}

/** Derived fields are added beside the lists of the data, in which nothing changes. What expressions may cost grows with the document. */
function evaluationsAfter(spent: number): Evaluations {
  return {
    lists: new ListIndex(),
    budget: Budget.ofDocument(spent),
    trials: Budget.ofDocument(spent),
  }
}

/** The pointers of second values that nothing else tells of. */
function lostOnes(
  read: ReadDocument,
  receipts: Receipts,
  duplicates: readonly DuplicateKey[],
): readonly string[] {
  const listed = [...read.unmapped, ...read.ignored.map(each => each.pointer)]
  return lostDuplicates(receipts.all(), listed, duplicates)
}

/** Fields that were refused, and required ones without a value. */
function fieldIssues(
  { trouble, lacksRequired }: ReadyMapping,
  { notice }: ReadDocument,
  data: unknown,
  receipts: Receipts,
): readonly Issue[] {
  const noData = notice !== undefined
  const isMissing = !noData && lacksRequired?.(data) === true
  return trouble.refused || isMissing ? issuesOf(receipts.short().shortfalls, noData) : []
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
