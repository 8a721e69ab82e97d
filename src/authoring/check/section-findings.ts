/**
 * What samples say against the sections of a mapping: a section that none of them has is one finding, in place of one for each field
 * in it. Names sections, never what a sample says.
 */
import { everyField, innerFields } from '../../compile/output/walk-fields.ts'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { pathFix, writtenSteps } from '../../spec/label-path.ts'
import type { FieldSpec, LabelPath } from '../../spec/mapping-spec.ts'
import { formatPath, quotedPath } from '../../text/labels/path-notation.ts'
import { editDistance, nearestNames } from '../../text/messages/nearest-names.ts'
import { formatSpan } from '../../text/places/position.ts'
import type { FieldUse, FieldUses } from './field-uses.ts'
import { SectionKeys } from './section-key.ts'

/** The findings of some fields, and what they leave to say of single fields. */
export interface SectionFindings {
  readonly found: readonly Diagnostic[]
  /** By the place of each field that reads lines in a section that is there, the path of that section from the top. */
  readonly sections: ReadonlyMap<string, readonly string[]>
}

type Steps = readonly string[]

/** Of the fields of one file; `uses` are those of the mappings that have them. */
export function sectionFindings(top: readonly FieldSpec[], uses: readonly FieldUses[]): SectionFindings {
  const found: Diagnostic[] = []
  const sections = new Map<string, Steps>()
  const samples = new SampleLines(uses)
  const visit = (fields: readonly FieldSpec[], around: Steps): void => {
    for (const field of fields) {
      sections.set(formatSpan(field.name.span), around)
      const paths = [
        ...field.section,
        ...field.occurrences,
        ...(field.each === undefined ? [] : [field.each]),
      ]
      const [first] = paths
      const finding = first === undefined ? undefined : unseenSection(field, paths, around, samples)
      if (finding !== undefined) {
        found.push(finding)
        continue
      }
      const inner = [...around, ...(first?.steps ?? [])]
      for (const list of innerFields(field)) visit(list, inner)
    }
  }
  visit(top, [])
  return { found, sections }
}

/** The finding for a field whose section no sample has. A list that no sample has is one only where its title is a slip away. */
function unseenSection(
  field: FieldSpec,
  paths: readonly LabelPath[],
  around: Steps,
  samples: SampleLines,
): Diagnostic | undefined {
  const [path, another] = paths
  const inside = innerFields(field).flatMap(everyField)
  const readers = inside.filter(each => each.field.from.length > 0)
  if (path === undefined || readers.length === 0) return undefined
  const uses = readers.flatMap(each => samples.usesAt(formatSpan(each.field.name.span)))
  const isList = field.section.length === 0
  // The fields of a list without entries are not looked at, nor is what stands in a list outside.
  if (uses.some(use => use.labels.size > 0) || isList === uses.length > 0) return undefined
  if (paths.some(each => samples.has([...around, ...each.steps]))) return undefined
  const near = nearSections(field, path, around, samples)
  const [meant, other] = near
  // Of what is counted or kept whole, the lines read are not noted: the section may be there with those alone.
  if (meant === undefined && (isList || inside.some(each => isNotNoted(each.field)))) return undefined
  const whole =
    other !== undefined || another !== undefined || meant === undefined ? undefined : formatPath(meant)
  const hint =
    meant === undefined
      ? 'check the lines that no field reads: txmap map SAMPLE --mapping FILE --all'
      : `did you mean ${near.map(quotedPath).join(' or ')}?`
  const isSlip = editDistance(meant?.join(' ') ?? '', path.steps.join(' ')) <= 2
  const parameters = { path: quotedPath(path.steps), samples: samples.count }
  return diagnostic('sample/section-not-seen', parameters, path.span, hint, pathFix(path, whole, isSlip))
}

function isNotNoted({ whether, keep, rowAboveWhen, amountsByYear }: FieldSpec): boolean {
  return [whether, keep, rowAboveWhen, amountsByYear].some(each => each !== undefined)
}

/** The paths, counted from `around`, that may be meant: where the lines of the fields are, else those with a title near it. */
function nearSections(
  field: FieldSpec,
  path: LabelPath,
  around: Steps,
  samples: SampleLines,
): readonly Steps[] {
  const holders = samples.holdersOf(new Set(innerFields(field).flat().flatMap(labelsOf)), around)
  if (holders.length === 1) return holders.map(section => section.slice(around.length))
  const at = path.steps.findIndex((_, index) => !samples.has([...around, ...path.steps.slice(0, index + 1)]))
  const titles = samples.unreadTitlesIn([...around, ...path.steps.slice(0, at)]).slice(0, mostCompared)
  return nearestNames(path.steps[at] ?? '', titles).map(title =>
    writtenSteps(path).map((step, index) => (index === at ? title : step)),
  )
}

/** At most this many titles or sections are compared with a section that is on no sample. */
const mostCompared = 500

function labelsOf({ from }: FieldSpec): readonly string[] {
  return from.map(({ label }) => label.steps.at(-1) ?? '')
}

/** The lines of the samples of some mappings, each label path once. */
class SampleLines {
  readonly #uses: readonly FieldUses[]
  readonly #keys = new SectionKeys()
  #sections: ReadonlySet<string> | undefined
  #unread: UnreadLines | undefined

  constructor(uses: readonly FieldUses[]) {
    this.#uses = uses
  }

  /** How many samples there are. */
  get count(): number {
    return this.#uses.reduce((sum, each) => sum + each.samples, 0)
  }

  usesAt(place: string): readonly FieldUse[] {
    return this.#uses.flatMap(each => each.at(place) ?? [])
  }

  /** Whether a sample has a section. */
  has(section: Steps): boolean {
    this.#sections ??= new Set(this.#uses.flatMap(each => each.lines()).flatMap(line => this.#around(line)))
    return this.#sections.has(this.#keys.of(section))
  }

  /** The sections in `around` with the most of some labels on lines that nothing reads. */
  holdersOf(labels: ReadonlySet<string>, around: Steps): readonly Steps[] {
    const { byLabel } = this.#unreadLines()
    const counts = new Map<Steps, number>()
    for (const label of labels)
      for (const section of (byLabel.get(label) ?? []).slice(0, mostCompared))
        if (
          section.length > around.length &&
          this.#keys.of(section.slice(0, around.length)) === this.#keys.of(around)
        )
          counts.set(section, (counts.get(section) ?? 0) + 1)
    const most = [...counts.values()].reduce((left, right) => Math.max(left, right), 0)
    return [...counts].flatMap(([section, count]) => (count === most ? [section] : []))
  }

  /** The titles of the sections in a section that have lines that nothing reads. */
  unreadTitlesIn(section: Steps): readonly string[] {
    return [...(this.#unreadLines().titles.get(this.#keys.of(section)) ?? [])]
  }

  #unreadLines(): UnreadLines {
    if (this.#unread !== undefined) return this.#unread
    const sections = new Map<string, Steps>()
    const byLabel = new Map<string, Steps[]>()
    const titles = new Map<string, Set<string>>()
    for (const line of this.#uses.flatMap(each => each.unread())) {
      const [label = '', own] = [line.at(-1), line.slice(0, -1)]
      const section = sections.get(own.join('\n')) ?? own
      sections.set(own.join('\n'), section)
      entryOf(byLabel, label, () => []).push(section)
      for (const [depth, title] of section.entries())
        entryOf(titles, this.#keys.of(section.slice(0, depth)), () => new Set<string>()).add(title)
    }
    this.#unread = { byLabel, titles }
    return this.#unread
  }

  /** The sections that a line lies in. */
  #around(line: Steps): readonly string[] {
    return line.slice(1).map((_, index) => this.#keys.of(line.slice(0, index + 1)))
  }
}

/** The lines that nothing reads: the sections of each label, and in each section the titles of those in it. */
interface UnreadLines {
  readonly byLabel: ReadonlyMap<string, readonly Steps[]>
  readonly titles: ReadonlyMap<string, ReadonlySet<string>>
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
