/** What is counted over transcripts, as plain data: it is sent between threads, kept in checkpoints, and added up in any grouping. */

/** How well a wording is known, best first. */
export const evidences = ['sourced', 'secondary', 'inferred', 'unsourced'] as const

/** How well a wording is known. */
export type Evidence = (typeof evidences)[number]

/** Documents of one kind. */
export interface DriftGroup {
  readonly mapping: string
  readonly type: string
  readonly form: string
  /** The month in which the tax period ends, `YYYY-MM`; null where the document does not say. */
  readonly period: string | null
  readonly documents: number
  /** Documents with a line that nothing read. */
  readonly unread: number
  /** Documents that were looked at for absent fields. */
  readonly sampled: number
}

/** What a finding is about. */
export type FindingKind = 'label' | 'section' | 'entry' | 'field'

/** Something that nothing reads, or a field whose labels are absent. */
export interface RecordedFinding {
  readonly kind: FindingKind
  readonly mapping: string
  /** The place in the transcript, `SECTION_FILING.INCOME."TOTAL WAGES"`, or the name of the field, `income.wages`. */
  readonly name: string
  /** How well the first wording of a field is known; null for what is not a field. */
  readonly evidence: string | null
  /** The unread section that a label always stands in; null for any other. */
  readonly within: string | null
  /** Lines; of a section those inside it. */
  readonly lines: number
  readonly documents: number
  /** Pairs of a position in `groups` and the documents of that kind. */
  readonly by: readonly (readonly [group: number, documents: number])[]
  /** Likely partners, each with the number of times. */
  readonly likely: readonly (readonly [name: string, times: number])[]
}

/** What takes the lineage, and so is counted over a sample of the documents where there are many. */
export interface DriftSample {
  readonly documents: number
  readonly read: number
  readonly ignored: number
  readonly unmapped: number
  /** The lines that were read, by how well the wordings that read them are known. */
  readonly evidence: Readonly<Record<Evidence, number>>
}

/** What was counted so far, as it is stored between two runs. */
export interface DriftRecord {
  /** Documents that were mapped, and those that could not be. */
  readonly documents: number
  readonly rejected: number
  /** Lines that nothing read. */
  readonly unmapped: number
  readonly sample: DriftSample
  readonly groups: readonly DriftGroup[]
  readonly findings: readonly RecordedFinding[]
  /** What came after the limits were reached: lines by kind of finding. */
  readonly beyond: Readonly<Record<FindingKind, number>>
}

const noEvidence = { sourced: 0, secondary: 0, inferred: 0, unsourced: 0 } as const

/** A record in which nothing was counted. */
export function emptyRecord(): DriftRecord {
  return {
    documents: 0,
    rejected: 0,
    unmapped: 0,
    sample: { documents: 0, read: 0, ignored: 0, unmapped: 0, evidence: noEvidence },
    groups: [],
    findings: [],
    beyond: { label: 0, section: 0, entry: 0, field: 0 },
  }
}

/** Guards a checkpoint against a slip, such as the form of another version. */
export function isDriftRecord(value: unknown): value is DriftRecord {
  if (!isRecord(value)) return false
  const { documents, rejected, unmapped, sample, groups, findings, beyond } = value
  return (
    [documents, rejected, unmapped].every(isCount) &&
    isRecord(sample) &&
    [sample.documents, sample.read, sample.ignored, sample.unmapped].every(isCount) &&
    [sample.evidence, beyond].every(each => isRecord(each) && Object.values(each).every(isCount)) &&
    Array.isArray(groups) &&
    groups.every(each => isRecord(each) && isCount(each.documents)) &&
    Array.isArray(findings) &&
    findings.every(each => isRecord(each) && Array.isArray(each.by) && Array.isArray(each.likely))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
