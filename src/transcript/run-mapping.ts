/** The way of a document, step by step, once its mapping is chosen: view, values, figures, checks, issues, result. */
import { ListIndex } from '../evaluate/run/list-index.ts'
import type { TextSets } from '../evaluate/run/text-sets.ts'
import { Budget } from '../evaluate/run/work.ts'
import type { DuplicateKey } from '../text/json/duplicate-keys.ts'
import { pointerTo } from '../text/places/json-pointer.ts'
import { runChecks } from './figures/checks.ts'
import { deriveFields, type Evaluations } from './figures/derived-fields.ts'
import { type Issue, issue } from './issue.ts'
import { listedIssues } from './issue-list.ts'
import type { ShownLabels } from './labels/shown-labels.ts'
import { absentFields } from './lineage/absent-fields.ts'
import { accountedDocument } from './lineage/accounted-document.ts'
import { DocumentLineage } from './lineage/document-lineage.ts'
import { lostDuplicates } from './lineage/duplicate-sources.ts'
import type { Shortfall } from './lineage/lineage-walk.ts'
import { refusedFields } from './lineage/shortfalls.ts'
import { type Unreadable, unreadableIn } from './lineage/unreadable.ts'
import { type DocumentLimits, defaultLimits } from './open/document-limits.ts'
import type { TranscriptOutline } from './open/shape.ts'
import type { ReadyMapping } from './ready-mapping.ts'
import { type Coverage, coverageOf } from './result/coverage.ts'
import { documentKind } from './result/document-kind.ts'
import { otherForm } from './result/other-form.ts'
import { TranscriptResult } from './result/transcript-result.ts'
import { issuesOfUnread } from './unread/look.ts'
import { lastKey } from './unread/places/survey.ts'
import type { RefusedField } from './unread/trials/refused.ts'
import type { ReadDocument } from './view/read-document.ts'

/**
 * What a leaf is that nothing read: listed, or an issue too.
 * @example
 * const unmapped: Unmapped = 'error'
 * const withMore = { ...JSON.parse(raw), 'A NEW LINE': '1' }
 * mapTranscript(withMore, { unmapped }).issues.some(({ severity }) => severity === 'error') // => true
 */
export type Unmapped = 'list' | 'warn' | 'error'

/** What can be said of one run of a mapping. */
export interface RunOptions {
  readonly unmapped?: Unmapped | undefined
  /** Names of checks that are not asked. */
  readonly skipChecks?: readonly string[] | undefined
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

/** The result of a mapping for one document. */
export function runMapping(
  mapping: ReadyMapping,
  { outline, duplicates, issues: before }: OpenedDocument,
  { unmapped: as, skipChecks }: RunOptions = {},
  limits: DocumentLimits = defaultLimits,
): TranscriptResult {
  const { plan, tree } = mapping
  const { read, leaves } = accountedDocument(outline.document, mapping)
  const { data, spent, isRefused, mayBeInvalid } = readValues(mapping, read)
  const lineage = new DocumentLineage(mapping.lineagePlan, {
    read,
    leaves,
    data,
    duplicates,
    figures: () => figures,
  })
  const unreadable = isRefused ? unreadableOn(mapping, read, mayBeInvalid, lineage) : undefined
  const evaluations = evaluationsAfter(spent, mapping.textSets)
  const refused = (): readonly RefusedField[] =>
    mayBeInvalid ? refusedFields(mapping.lineagePlan(), lineage.short()) : []
  const values = { document: outline.document, read, data, duplicates, isRefused, refused }
  const unread = mapping.unread.at(values)
  const derived = deriveFields(mapping.figures, data, {
    unreadable,
    doubts: unread?.doubts,
    entries: mapping.unread.entries(values, evaluations.trials),
    evaluations,
    shown: tree.shown,
  })
  const figures = {
    failed: derived.failed,
    incomplete: derived.incomplete,
  }
  const skipped = skipChecks === undefined ? none : new Set(skipChecks)
  const checked = runChecks(mapping.checks, data, derived.unreadable, skipped, evaluations)
  const lost = duplicates.length === 0 ? [] : lostOnes(read, lineage, duplicates)
  const unmapped = lost.length === 0 ? read.unmapped : [...read.unmapped, ...lost]
  const issues = [
    ...before,
    ...duplicateIssues(duplicates, tree.shown),
    ...otherForm(plan, outline, data, path => lineage.ofField(path)),
    ...read.issues,
    ...fieldIssues(mapping, read, data, lineage),
    ...derived.issues,
    ...checked,
    ...(unread === undefined ? [] : issuesOfUnread(unread, data, derived.incomplete)),
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
    lineage,
    coverage: () => {
      covered ??= coverageOf({
        document: outline.document,
        ignored: read.ignored,
        unmapped,
        again: lost.length,
        lineage: lineage.own(),
      })
      return covered
    },
    absent: () => absentFields(plan.fields, lineage.own()),
    document: () => documentKind(plan, outline, data),
  })
}

/** The data without the derived fields, what it cost, and whether something there could not be read, or not as it stands. */
interface Values {
  readonly data: unknown
  readonly spent: number
  readonly isRefused: boolean
  /** Where it is not set, no field is in the state `invalid`, so none needs to be walked for it. */
  readonly mayBeInvalid: boolean
}

function readValues({ fields, trouble }: ReadyMapping, read: ReadDocument): Values {
  trouble.refused = false
  trouble.open = false
  const budget = Budget.ofOne()
  const data = fields(read.view, budget)
  const { refused } = trouble
  return {
    data,
    spent: budget.spent,
    isRefused: refused || read.issues.length > 0,
    mayBeInvalid: refused || read.issues.some(({ code }) => code === 'transcript/too-deep'),
  }
}

function unreadableOn(
  { plan, lineagePlan }: ReadyMapping,
  read: ReadDocument,
  mayBeInvalid: boolean,
  lineage: DocumentLineage,
): Unreadable {
  if (!mayBeInvalid && read.misshapen.length === 0) return () => false
  return unreadableIn(plan.fields, read, lineagePlan(), {
    short: () => lineage.short(),
    whole: () => lineage.walked(),
  })
}

/** Derived fields are added beside the lists of the data, in which nothing changes. What expressions may cost grows with the document. */
function evaluationsAfter(spent: number, sets: TextSets): Evaluations {
  return {
    lists: new ListIndex(sets),
    budget: Budget.ofDocument(spent),
    frame: undefined,
    trials: Budget.ofDocument(spent),
  }
}

/** The pointers of second values that nothing else reports. */
function lostOnes(
  read: ReadDocument,
  lineage: DocumentLineage,
  duplicates: readonly DuplicateKey[],
): readonly string[] {
  const listed = [...read.unmapped, ...read.ignored.map(each => each.pointer)]
  return lostDuplicates(lineage.all(), listed, duplicates)
}

/** Fields that were refused or whose value leaves open what it means, and required ones without a value. */
function fieldIssues(
  { trouble, lacksRequired }: ReadyMapping,
  { notice }: ReadDocument,
  data: unknown,
  lineage: DocumentLineage,
): readonly Issue[] {
  const noData = notice !== undefined
  const isMissing = !noData && lacksRequired?.(data) === true
  return trouble.refused || trouble.open || isMissing ? issuesOf(lineage.short().shortfalls, noData) : []
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
  return shortfalls.flatMap(({ entry, problem, isOpen }) => {
    const { path, spec } = entry
    const pointer = entry.sources[0]?.pointer
    const place = pointer === undefined ? { path, spec } : { path, spec, pointer }
    if (isOpen) return [issue('value/undecided', {}, place)]
    if (problem !== undefined) {
      // A line that is only asked for certain texts has no normalizer.
      const parameters = { normalizer: entry.normalizer ?? 'text', problem }
      return [issue('value/refused', parameters, place)]
    }
    return noData ? [] : [issue('value/required', {}, place)]
  })
}
