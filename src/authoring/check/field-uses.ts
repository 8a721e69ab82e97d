/** What samples of one mapping say of each of its fields: states, lines, and what was left unread beside them. */
import { labelParts } from '../../text/labels/canonical-label.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { LineageEntry } from '../../transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'

/** What is known of one field, over all samples of its mapping. */
export interface FieldUse {
  /** The place of its name. */
  readonly spec: string
  readonly samples: number
  /** Samples in which it has a value. */
  readonly filled: number
  /** Samples in which it cannot be read. */
  readonly refused: number
  /** Canonical labels that it was read from. */
  readonly labels: ReadonlySet<string>
  /** The texts under them, for normalizers alone. */
  readonly texts: ReadonlySet<string>
  /** The places of other fields that read each of its lines in the same way. */
  readonly twins: ReadonlySet<string>
  /** Lines that nothing reads in samples in which it is absent, as paths of canonical labels. */
  readonly unread: ReadonlyMap<string, readonly string[]>
  /** The label that the mapper takes for its own, though nothing is read by it. */
  readonly likely: string | undefined
}

class OpenUse implements FieldUse {
  readonly spec: string
  samples = 0
  filled = 0
  refused = 0
  readonly labels = new Set<string>()
  readonly texts = new Set<string>()
  twins: Set<string> = new Set()
  hasTwins = false
  unread: ReadonlyMap<string, readonly string[]> = new Map()
  likely: string | undefined

  constructor(spec: string) {
    this.spec = spec
  }
}

/** So many texts are enough to choose a normalizer. */
const mostTexts = 200

/** The uses of the fields of one mapping. */
export class FieldUses {
  readonly #uses = new Map<string, OpenUse>()
  readonly #unread = new Map<string, readonly string[]>()

  add(result: TranscriptResult): void {
    if (result.noData) return
    for (const pointer of result.unmapped) {
      const steps = labelsOf(pointer)
      this.#unread.set(steps.join('\n'), steps)
    }
    const lineage = result.lineage().filter(entry => entry.normalizer !== null)
    const readers = new Map<string, LineageEntry[]>()
    for (const entry of lineage) {
      for (const { pointer, beside } of entry.sources) {
        if (beside === true) continue
        const list = readers.get(pointer)
        if (list === undefined) readers.set(pointer, [entry])
        else list.push(entry)
      }
    }
    const states = new Map<string, Set<string>>()
    for (const entry of lineage) {
      const use = this.#useOf(entry.spec)
      const ofField = states.get(entry.spec) ?? new Set()
      states.set(entry.spec, ofField.add(entry.state))
      for (const { pointer, raw, beside } of entry.sources) {
        if (beside === true) continue
        use.labels.add(labelsOf(pointer).at(-1) ?? '')
        if (typeof raw === 'string' && raw.trim() !== '' && use.texts.size < mostTexts) use.texts.add(raw)
        const twins = (readers.get(pointer) ?? [])
          .filter(other => other.spec !== entry.spec && other.normalizer === entry.normalizer)
          .map(other => other.spec)
        use.twins = use.hasTwins ? new Set(twins.filter(each => use.twins.has(each))) : new Set(twins)
        use.hasTwins = true
      }
    }
    for (const [spec, ofField] of states) {
      const use = this.#useOf(spec)
      use.samples++
      if (ofField.has('value')) use.filled++
      if (ofField.has('invalid')) use.refused++
    }
    for (const { code, spec, pointer } of result.issues)
      if (code === 'transcript/likely-label' && spec !== null && pointer !== null)
        this.#useOf(spec).likely ??= labelsOf(pointer).at(-1)
  }

  all(): readonly FieldUse[] {
    for (const use of this.#uses.values()) use.unread = this.#unread
    return [...this.#uses.values()]
  }

  #useOf(spec: string): OpenUse {
    const present = this.#uses.get(spec)
    if (present !== undefined) return present
    const made = new OpenUse(spec)
    this.#uses.set(spec, made)
    return made
  }
}

/** The canonical labels on the way to a leaf, without the positions in lists. */
function labelsOf(pointer: string): readonly string[] {
  return pointerSteps(pointer)
    .filter(step => !/^[0-9]+$/.test(step))
    .map(step => labelParts(step).label)
}
