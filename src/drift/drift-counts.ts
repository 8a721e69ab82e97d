/**
 * Counts over transcripts what nothing reads and which fields are absent. Holds labels and counts, no values; what it holds is
 * bounded, and what it costs grows with the lines. Records added in the order of the documents give what the documents themselves give.
 */
import type { LineageEntry } from '../transcript/lineage-entry.ts'
import type { TranscriptResult } from '../transcript/result/transcript-result.ts'
import {
  type DriftGroup,
  type DriftRecord,
  type Evidence,
  evidences,
  type FindingKind,
} from './drift-record.ts'
import { entryKind } from './entry-kind.ts'
import { mostFindings, mostGroups, mostGroupsOfOne, mostPartners, mostSteps } from './limits.ts'
import { fieldName, placeNames } from './place-name.ts'

/** What is looked at of a result. */
export interface DriftSource
  extends Pick<TranscriptResult, 'mapping' | 'document' | 'issues' | 'unmapped' | 'coverage' | 'absent'> {
  readonly lineage: () => readonly LineageEntry[]
}

interface Group {
  readonly position: number
  readonly mapping: string
  readonly type: string
  readonly form: string
  readonly period: string | null
  documents: number
  unread: number
  sampled: number
}

interface Finding {
  readonly kind: FindingKind
  readonly mapping: string
  readonly name: string
  readonly evidence: string | null
  within: string | null
  lines: number
  documents: number
  readonly by: Map<number, number>
  readonly likely: Map<string, number>
  /** The document in which it was counted last. */
  seen: number
}

const sampleKeys = ['documents', 'read', 'ignored', 'unmapped'] as const

/** What only some kinds of findings have. */
type Also = Pick<Finding, 'evidence' | 'within'>

/** Counts over results what nothing read and which fields were absent. */
export class DriftCounts {
  readonly #nameOf: (pointer: string) => string
  readonly #groups = new Map<string, Group>()
  readonly #findings = new Map<string, Finding>()
  readonly #held: Record<FindingKind, number> = { label: 0, section: 0, entry: 0, field: 0 }
  readonly #beyond: Record<FindingKind, number> = { label: 0, section: 0, entry: 0, field: 0 }
  readonly #sample = { documents: 0, read: 0, ignored: 0, unmapped: 0 }
  readonly #evidence: Record<Evidence, number> = { sourced: 0, secondary: 0, inferred: 0, unsourced: 0 }
  #documents = 0
  #rejected = 0
  #unmapped = 0

  /** `nameOf` names the place of a JSON Pointer; it may be shared, as it remembers names only. */
  constructor(nameOf: (pointer: string) => string = placeNames()) {
    this.#nameOf = nameOf
  }

  /** Counts one mapped document. The lineage of a result is costly; it is taken only where it is one of the sample. */
  add(source: DriftSource, isSampled: boolean): void {
    this.#documents += 1
    const group = this.#groupOf(source)
    group.documents += 1
    if (source.unmapped.length > 0) group.unread += 1
    this.#unmapped += source.unmapped.length
    this.#addLines(source, group)
    if (isSampled) this.#addSample(source, group)
    this.#addIssues(source, group)
  }

  /** Counts one document that could not be mapped. */
  reject(): void {
    this.#rejected += 1
  }

  /** Adds what was counted of the documents that follow. */
  merge(more: DriftRecord): void {
    const groups = more.groups.map(each => {
      const group = this.#group(each)
      group.documents += each.documents
      group.unread += each.unread
      group.sampled += each.sampled
      return group
    })
    for (const { kind, mapping, name, evidence, within, lines, documents, by, likely } of more.findings) {
      const finding = this.#finding(kind, mapping, name, { evidence, within })
      if (finding === undefined) {
        this.#beyond[kind] += lines
        continue
      }
      if (finding.within !== within) finding.within = null
      finding.lines += lines
      finding.documents += documents
      for (const [position, times] of by) {
        const group = groups[position]
        if (group !== undefined) countIn(finding.by, group.position, times, mostGroupsOfOne)
      }
      for (const [partner, times] of likely) countIn(finding.likely, partner, times, mostPartners)
    }
    this.#documents += more.documents
    this.#rejected += more.rejected
    this.#unmapped += more.unmapped
    for (const key of sampleKeys) this.#sample[key] += more.sample[key]
    for (const key of evidences) this.#evidence[key] += more.sample.evidence[key]
    for (const key of ['label', 'section', 'entry', 'field'] as const) this.#beyond[key] += more.beyond[key]
  }

  /** All counts so far, as plain data of its own. */
  record(): DriftRecord {
    return {
      documents: this.#documents,
      rejected: this.#rejected,
      unmapped: this.#unmapped,
      sample: { ...this.#sample, evidence: { ...this.#evidence } },
      groups: [...this.#groups.values()].map(({ position, ...group }) => group),
      findings: [...this.#findings.values()].map(({ seen, by, likely, ...finding }) => ({
        ...finding,
        by: [...by],
        likely: [...likely],
      })),
      beyond: { ...this.#beyond },
    }
  }

  #addSample(source: DriftSource, group: Group): void {
    const { read, ignored, unmapped, evidence: known } = source.coverage
    const counts = { documents: 1, read, ignored, unmapped }
    for (const key of sampleKeys) this.#sample[key] += counts[key]
    for (const key of evidences) this.#evidence[key] += known[key]
    group.sampled += 1
    for (const { path, evidence } of source.absent())
      this.#count('field', group, fieldName(path), 1, { evidence: evidence ?? 'sourced' })
  }

  /** Each unread line under its own name, and as one of the unread section that it stands in. */
  #addLines({ issues, unmapped }: DriftSource, group: Group): void {
    const unread = issues.filter(each => each.code === 'transcript/unread-section')
    const sections = new Set(unread.flatMap(({ pointer }) => (pointer === null ? [] : [pointer])))
    for (const pointer of unmapped) {
      const section = sections.size === 0 ? undefined : ancestorIn(sections, pointer)
      const within = section === undefined ? null : this.#nameOf(section)
      this.#count('label', group, this.#nameOf(pointer), 1, { within })
      if (within !== null) this.#count('section', group, within, 1)
    }
    // One without lines of its own, such as an empty list.
    for (const pointer of sections) this.#count('section', group, this.#nameOf(pointer), 0)
  }

  #addIssues(source: DriftSource, group: Group): void {
    let kinds: ReadonlyMap<string, string> | undefined
    for (const { code, path, pointer, message } of source.issues) {
      if (pointer === null) continue
      if (code === 'transcript/likely-label' && path !== null) this.#join(group, this.#nameOf(pointer), path)
      else if (code === 'transcript/unread-section') {
        const partner = likelySection.exec(message)?.[1]
        const section = this.#findings.get(keyOf('section', group.mapping, this.#nameOf(pointer)))
        if (partner !== undefined && section !== undefined) countIn(section.likely, partner, 1, mostPartners)
      } else if (code === 'transcript/unknown-entry') {
        kinds ??= kindsOfEntries(source)
        const kind = kinds.get(pointer) ?? '(no form is named)'
        this.#count('entry', group, `${this.#nameOf(pointer)}: ${kind}`, 1)
      }
    }
  }

  /** Notes that an unread line and an absent field are likely one thing. */
  #join(group: Group, name: string, path: string): void {
    const field = fieldName(path)
    const unread = this.#findings.get(keyOf('label', group.mapping, name))
    if (unread !== undefined) countIn(unread.likely, field, 1, mostPartners)
    const absent = this.#findings.get(keyOf('field', group.mapping, field))
    if (absent !== undefined) countIn(absent.likely, name, 1, mostPartners)
  }

  #count(kind: FindingKind, group: Group, name: string, lines: number, also: Partial<Also> = {}): void {
    const finding = this.#finding(kind, group.mapping, name, also)
    if (finding === undefined) {
      this.#beyond[kind] += lines
      return
    }
    if (finding.within !== (also.within ?? null)) finding.within = null
    finding.lines += lines
    if (finding.seen === this.#documents) return
    finding.seen = this.#documents
    finding.documents += 1
    countIn(finding.by, group.position, 1, mostGroupsOfOne)
  }

  /** The finding of this name, a new one where there is room, `undefined` beyond the limit. */
  #finding(kind: FindingKind, mapping: string, name: string, also: Partial<Also>): Finding | undefined {
    const key = keyOf(kind, mapping, name)
    const known = this.#findings.get(key)
    if (known !== undefined) return known
    if (this.#held[kind] >= mostFindings[kind]) return undefined
    this.#held[kind] += 1
    const by = new Map<number, number>()
    const likely = new Map<string, number>()
    const { evidence = null, within = null } = also
    const finding = { kind, mapping, name, evidence, within, lines: 0, documents: 0, by, likely, seen: 0 }
    this.#findings.set(key, finding)
    return finding
  }

  #groupOf({ mapping, document: { type, form, period } }: DriftSource): Group {
    return this.#group({
      mapping: mapping.id,
      type: type || noCode,
      form: form || noCode,
      period: period ?? null,
    })
  }

  #group(of: Pick<DriftGroup, 'mapping' | 'type' | 'form' | 'period'>): Group {
    const { mapping, type, form, period } = of
    const key = [mapping, type, form, period ?? ''].join('\n')
    const known = this.#groups.get(key)
    if (known !== undefined) return known
    const isRest = form === restOfForms && period === null
    if (!isRest && this.#groups.size >= mostGroups)
      return this.#group({ mapping, type, form: restOfForms, period: null })
    const group = {
      position: this.#groups.size,
      mapping,
      type,
      form,
      period,
      documents: 0,
      unread: 0,
      sampled: 0,
    }
    this.#groups.set(key, group)
    return group
  }
}

/** The pointer among `sections` that is above `pointer`, the outermost of them. Sections lie near the top. */
function ancestorIn(sections: ReadonlySet<string>, pointer: string): string | undefined {
  let end = pointer.indexOf('/', 1)
  for (let step = 0; step < mostSteps && end !== -1; step += 1) {
    const above = pointer.slice(0, end)
    if (sections.has(above)) return above
    end = pointer.indexOf('/', end + 1)
  }
  return undefined
}

/** The absent section that an unread one may be, as the message of the issue names it. A test holds the two together. */
const likelySection = /; it may be (.+), which is absent$/

/** Stands for the forms and periods beyond the limit. */
const restOfForms = '(others)'
/** Stands for a type or form that is not printed, or not as one. */
const noCode = '(none)'

/** Texts of unknown kinds by the pointer of their entries. Only made where there is one, as it takes the lineage. */
function kindsOfEntries(source: DriftSource): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>()
  for (const { normalizer, sources } of source.lineage()) {
    if (normalizer !== 'choose') continue
    for (const { pointer, raw } of sources) {
      const kind = entryKind(raw)
      if (kind !== undefined) kinds.set(pointer.slice(0, pointer.lastIndexOf('/')), kind)
    }
  }
  return kinds
}

function keyOf(kind: FindingKind, mapping: string, name: string): string {
  return `${kind}\n${mapping}\n${name}`
}

/** Counts `key`, unless it is new and `most` are counted already. */
function countIn<K>(counts: Map<K, number>, key: K, times: number, most: number): void {
  const before = counts.get(key)
  if (before !== undefined) counts.set(key, before + times)
  else if (counts.size < most) counts.set(key, times)
}
