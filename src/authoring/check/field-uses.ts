/** What samples of one mapping say of each of its fields: states, lines, and what was left unread beside them. */
import { labelParts } from '../../text/labels/canonical-label.ts'
import { pointerSteps, valueAt } from '../../text/places/json-pointer.ts'
import type { Issue } from '../../transcript/issue.ts'
import type { LineageEntry } from '../../transcript/lineage-entry.ts'
import { kindOf } from '../../transcript/open/shape.ts'
import type { LinesRead } from '../../transcript/read-lines.ts'
import { SampleTexts } from './sample-texts.ts'
import { SectionKeys } from './section-key.ts'

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
  /** The sections that those lines stand in, each as its labels with a line end behind each. */
  readonly sections: ReadonlySet<string>
  /** Whether some sample has a line, by such labels, the last one without a line end. */
  readonly isLine: (line: string) => boolean
  /** The texts under them, for normalizers alone. */
  readonly texts: ReadonlySet<string>
  /** The places of other fields that read each of its lines in the same way. */
  readonly twins: ReadonlySet<string>
  /** Lines that nothing reads in samples in which it is absent, as paths of canonical labels. */
  readonly unread: ReadonlyMap<string, readonly string[]>
  /** The label that the mapper takes for its own, though nothing is read by it; looked for when it is first asked for. */
  readonly likely: () => string | undefined
}

class OpenUse implements FieldUse {
  readonly spec: string
  samples = 0
  filled = 0
  refused = 0
  readonly labels = new Set<string>()
  readonly sections = new Set<string>()
  readonly isLine: (line: string) => boolean
  readonly texts = new Set<string>()
  twins: ReadonlySet<string> = none
  unread: ReadonlyMap<string, readonly string[]> = new Map()
  readonly likely: () => string | undefined
  hasTwins = false
  /** The sample in which it was seen last, and in which it was seen to have a value or to be refused. */
  seenIn = 0
  filledIn = 0
  refusedIn = 0

  constructor(
    spec: string,
    { likely, isLine }: { likely: () => string | undefined; isLine: (line: string) => boolean },
  ) {
    this.spec = spec
    this.likely = likely
    this.isLine = isLine
  }

  /** Once more, in a sample of that number. */
  see(sample: number, state: LineageEntry['state']): void {
    if (this.seenIn !== sample) this.samples++
    this.seenIn = sample
    if (state === 'value' && this.filledIn !== sample) {
      this.filledIn = sample
      this.filled++
    }
    if (state === 'invalid' && this.refusedIn !== sample) {
      this.refusedIn = sample
      this.refused++
    }
  }

  /** `readers` are all that read one of its lines. */
  read(readers: readonly LineageEntry[], normalizer: string | null): void {
    if (this.hasTwins && this.twins.size === 0) return
    const twins = readers
      .filter(other => other.spec !== this.spec && other.normalizer === normalizer)
      .map(other => other.spec)
    this.twins =
      twins.length === 0 ? none : new Set(twins.filter(each => !this.hasTwins || this.twins.has(each)))
    this.hasTwins = true
  }
}

const none: ReadonlySet<string> = new Set()

/** This many texts are enough to choose a normalizer. */
const mostTexts = 200

/** In place of what is found: the section is printed several times. */
export const repeated = 'several sections'

/** A place that is read as something else than it is. */
export interface Misshapen {
  readonly path: readonly string[]
  /** What a sample has there: "an object"; `repeated` where it is a section of which only the first printing is read. */
  readonly found: string
}

/** An entry of a list that is of no case. */
export interface Stranger {
  readonly path: readonly string[]
  readonly entry: unknown
}

/** The uses of the fields of one mapping. */
export class FieldUses {
  /** The id of the mapping. */
  readonly mapping: string
  readonly #uses = new Map<string, OpenUse>()
  readonly #unread = new Map<string, readonly string[]>()
  readonly #labels = new PointerLabels()
  /** What is wrong with the samples of which something was left unread. */
  readonly #issues: (() => readonly Issue[])[] = []
  #likely: ReadonlyMap<string, string> | undefined
  #lines: ReadonlySet<string> | undefined
  /** Of what is no line. */
  readonly #places = new PointerLabels()
  readonly #misshapen: Misshapen[] = []
  readonly #strangers: Stranger[] = []
  #samples = 0
  /** What the samples hold, for comparison with texts that the mapping lists. */
  readonly texts = new SampleTexts(new SectionKeys())

  constructor(mapping: string) {
    this.mapping = mapping
  }

  /** `issues` are asked for only where it is asked which label is likely; those of `lines` are of the shape of the `document`, at the least. */
  add(
    { noData, lineage, unmapped, issues: found }: LinesRead,
    document: unknown,
    issues: () => readonly Issue[],
  ): void {
    if (noData) return
    this.texts.add(document)
    this.#addShapes(found, document)
    this.#likely = undefined
    this.#lines = undefined
    const sample = ++this.#samples
    for (const pointer of unmapped) {
      const steps = this.#labels.of(pointer)
      this.#unread.set(steps.join('\n'), steps)
    }
    if (unmapped.length > 0) this.#issues.push(issues)
    const readers = new Map<string, LineageEntry[]>()
    for (const entry of lineage) {
      if (entry.normalizer === null) continue
      this.#useOf(entry.spec).see(sample, entry.state)
      for (const { pointer, beside } of entry.sources) {
        if (beside === true) continue
        const list = readers.get(pointer)
        if (list === undefined) readers.set(pointer, [entry])
        else if (list.at(-1) !== entry) list.push(entry)
      }
    }
    for (const { spec, normalizer, sources } of lineage) {
      if (normalizer === null || sources.length === 0) continue
      const use = this.#useOf(spec)
      for (const { pointer, raw, beside } of sources) {
        if (beside === true) continue
        const steps = this.#labels.of(pointer)
        use.labels.add(steps.at(-1) ?? '')
        use.sections.add(
          steps
            .slice(0, -1)
            .map(step => `${step}\n`)
            .join(''),
        )
        if (typeof raw === 'string' && raw.trim() !== '' && use.texts.size < mostTexts) use.texts.add(raw)
        use.read(readers.get(pointer) ?? [], normalizer)
      }
    }
  }

  /** How many samples there are. */
  get samples(): number {
    return this.#samples
  }

  /** What is known of the field at a place. */
  at(place: string): FieldUse | undefined {
    return this.#uses.get(place)
  }

  /** The places that are read as something else than a sample has there, once for each sample; as paths of canonical labels. */
  misshapen(): readonly Misshapen[] {
    return this.#misshapen
  }

  /** The entries of lists that are of no case, as such paths of their lists. */
  strangers(): readonly Stranger[] {
    return this.#strangers
  }

  #addShapes(issues: readonly Issue[], document: unknown): void {
    const known = new Set<string>()
    for (const { code, pointer } of issues) {
      if (pointer === null) continue
      const path = this.#places.of(pointer)
      const isEntry = /\/[0-9]+$/.test(pointer)
      if (code === 'transcript/unknown-entry' && this.#strangers.length < mostTexts)
        this.#strangers.push({ path, entry: valueAt(document, pointer) })
      const isRepeated = code === 'transcript/repeated-section'
      const isMisshapen = isRepeated || (code === 'transcript/wrong-shape' && !isEntry)
      if (!isMisshapen || known.has(path.join('\n'))) continue
      known.add(path.join('\n'))
      this.#misshapen.push({ path, found: isRepeated ? repeated : kindOf(valueAt(document, pointer)) })
    }
  }

  /** The lines that fields read or nothing reads, as paths of canonical labels. */
  lines(): readonly (readonly string[])[] {
    return this.#labels.all()
  }

  /** The lines that nothing reads, as such paths. */
  unread(): readonly (readonly string[])[] {
    return [...this.#unread.values()]
  }

  all(): readonly FieldUse[] {
    const uses = [...this.#uses.values()]
    for (const use of uses) use.unread = this.#unread
    return uses
  }

  /** By the places of the fields, the label in the first sample that has one. */
  #likelyLabels(): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    for (const issues of this.#issues)
      for (const { code, spec, pointer } of issues())
        if (code === 'transcript/likely-label' && spec !== null && pointer !== null && !found.has(spec))
          found.set(spec, this.#labels.of(pointer).at(-1) ?? '')
    return found
  }

  #useOf(spec: string): OpenUse {
    const present = this.#uses.get(spec)
    if (present !== undefined) return present
    const made = new OpenUse(spec, {
      likely: () => {
        this.#likely ??= this.#likelyLabels()
        return this.#likely.get(spec)
      },
      isLine: line => {
        this.#lines ??= new Set(this.lines().map(steps => steps.join('\n')))
        return this.#lines.has(line)
      },
    })
    this.#uses.set(spec, made)
    return made
  }
}

/** The canonical labels on the way to leaves, without the positions in lists; samples have the same ones again and again. */
class PointerLabels {
  readonly #known = new Map<string, readonly string[]>()

  of(pointer: string): readonly string[] {
    const present = this.#known.get(pointer)
    if (present !== undefined) return present
    const found = pointerSteps(pointer)
      .filter(step => !/^[0-9]+$/.test(step))
      .map(step => labelParts(step).label)
    this.#known.set(pointer, found)
    return found
  }

  all(): readonly (readonly string[])[] {
    return [...this.#known.values()]
  }
}
