/**
 * Coverage of mappings by samples: of the lines of the samples, which are read, ignored and not read; of the fields of the
 * mappings, which ever have a value, and by which wording. Holds labels and counts, never a value.
 */
import { placeNames } from '../../drift/place-name.ts'
import { shownLabel } from '../../drift/shown-label.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { yearPattern, yearStandIn } from '../../plan/view-labels.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { FieldState, LineageEntry } from '../../transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { kindKeys, leafName, type PlanLeaf, planLeaves } from './plan-leaves.ts'

/** Counts of leaves under one label, over all samples. */
export interface LabelCoverage {
  /** `SECTION_FILING.INCOME."TOTAL WAGES"`, masked where it holds what looks like a number of a person. */
  readonly place: string
  readonly read: number
  readonly ignored: number
  readonly unmapped: number
  /** In how many samples it stands. */
  readonly samples: number
}

/** What samples show of one field. */
export interface FieldCoverage {
  readonly mapping: string
  readonly field: string
  readonly spec: string
  /** In how many samples it has that state somewhere; a field of a list may have several, or none. */
  readonly states: Readonly<Record<FieldState, number>>
  /** By wording, as the author wrote it, in how many samples it was read. */
  readonly wordings: readonly { readonly label: string; readonly samples: number }[]
}

/** A part of a whole. */
export interface Share {
  readonly part: number
  readonly of: number
}

/** What samples show of a mapping. */
export interface CoverageReport {
  readonly samples: number
  /** Leaves that are read or ignored with a reason, of all. */
  readonly leaves: Share
  readonly read: number
  readonly ignored: number
  /** Fields that have a value in some sample, of all of the mappings that were used. */
  readonly fields: Share
  readonly byLabel: readonly LabelCoverage[]
  readonly byField: readonly FieldCoverage[]
}

/** Percent, cut to one decimal so that 100 means all; 100 of nothing. */
export function percentOf({ part, of }: Share): number {
  return of === 0 ? 100 : Math.floor((1000 * part) / of) / 10
}

interface OpenField {
  readonly mapping: string
  readonly leaf: PlanLeaf
  readonly states: Record<FieldState, number>
  readonly wordings: Map<string, number>
}

interface OpenMapping {
  /** By name and line. */
  readonly fields: ReadonlyMap<string, OpenField>
  readonly kinds: ReadonlyMap<string, string>
}

type OpenLabel = { -readonly [Key in Exclude<keyof LabelCoverage, 'place'>]: number }

/** Counts over results, one after the other. */
export class SampleCoverage {
  readonly #fieldsOf: (mapping: string) => readonly PlanField[]
  readonly #placeOf = placeNames()
  readonly #labels = new Map<string, OpenLabel>()
  readonly #mappings = new Map<string, OpenMapping>()
  #samples = 0
  #read = 0
  #ignored = 0
  #unmapped = 0

  /** `fieldsOf` gives the fields of a mapping by its id. */
  constructor(fieldsOf: (mapping: string) => readonly PlanField[]) {
    this.#fieldsOf = fieldsOf
  }

  add(result: TranscriptResult): void {
    const lineage = result.lineage()
    const { read, ignored, unmapped } = result.coverage
    this.#samples++
    this.#read += read
    this.#ignored += ignored
    this.#unmapped += unmapped
    this.#addLabels(result, lineage)
    this.#addFields(result, lineage)
  }

  report(): CoverageReport {
    const byField = [...this.#mappings.values()].flatMap(({ fields }) =>
      [...fields.values()].map(fieldCoverage),
    )
    const read = this.#read + this.#ignored
    return {
      samples: this.#samples,
      leaves: { part: read, of: read + this.#unmapped },
      read: this.#read,
      ignored: this.#ignored,
      fields: { part: byField.filter(({ states }) => states.value > 0).length, of: byField.length },
      byLabel: [...this.#labels].map(([place, counts]) => ({ place, ...counts })),
      byField,
    }
  }

  #addLabels(result: TranscriptResult, lineage: readonly LineageEntry[]): void {
    const read = new Set(lineage.flatMap(({ sources }) => sources.map(source => source.pointer)))
    const left = new Set(result.unmapped)
    const places = new Set<string>()
    const count = (pointer: string, kind: 'read' | 'ignored' | 'unmapped'): void => {
      const place = this.#placeOf(pointer)
      const counts = this.#labels.get(place) ?? { read: 0, ignored: 0, unmapped: 0, samples: 0 }
      this.#labels.set(place, counts)
      counts[kind]++
      if (!places.has(place)) counts.samples++
      places.add(place)
    }
    for (const pointer of read) if (!left.has(pointer)) count(pointer, 'read')
    for (const { pointer } of result.ignored) count(pointer, 'ignored')
    for (const pointer of left) count(pointer, 'unmapped')
  }

  #addFields({ mapping, data }: TranscriptResult, lineage: readonly LineageEntry[]): void {
    const { fields, kinds } = this.#open(mapping.id)
    const seen = new Set<string>()
    for (const entry of lineage) {
      const key = keyOf(leafName(entry.path, data, kinds), entry.spec)
      const field = fields.get(key)
      if (field === undefined) continue
      const once = (what: string, then: () => void): void => {
        const mark = `${key}\n${what}`
        if (!seen.has(mark)) then()
        seen.add(mark)
      }
      once(entry.state, () => {
        field.states[entry.state]++
      })
      const wording = entry.state === 'absent' ? undefined : wordingOf(field.leaf, entry)
      if (wording !== undefined)
        once(`read ${wording}`, () => {
          field.wordings.set(wording, (field.wordings.get(wording) ?? 0) + 1)
        })
    }
  }

  #open(mapping: string): OpenMapping {
    const present = this.#mappings.get(mapping)
    if (present !== undefined) return present
    const plan = this.#fieldsOf(mapping)
    const fields = new Map(
      planLeaves(plan).map((leaf): [string, OpenField] => [
        keyOf(leaf.name, leaf.spec),
        {
          mapping,
          leaf,
          states: { value: 0, empty: 0, absent: 0, invalid: 0 },
          wordings: new Map(leaf.wordings.map(({ label }) => [label, 0])),
        },
      ]),
    )
    const opened = { fields, kinds: kindKeys(plan) }
    this.#mappings.set(mapping, opened)
    return opened
  }
}

function keyOf(name: string, spec: string): string {
  return `${name}\n${spec}`
}

/** The wording that a field was read by; of several with the same label the first. */
function wordingOf({ wordings }: PlanLeaf, { sources }: LineageEntry): string | undefined {
  const source = sources.find(each => each.beside !== true)
  if (source === undefined) return undefined
  const label = canonicalLabel(pointerSteps(source.pointer).at(-1) ?? '')
  const anyYear = label.replace(yearPattern, yearStandIn)
  return wordings.find(({ path }) => path.at(-1) === label || path.at(-1) === anyYear)?.label
}

function fieldCoverage({ mapping, leaf, states, wordings }: OpenField): FieldCoverage {
  return {
    mapping,
    field: leaf.name,
    spec: leaf.spec,
    states,
    wordings: [...wordings].map(([label, samples]) => ({ label: shownLabel(label), samples })),
  }
}
