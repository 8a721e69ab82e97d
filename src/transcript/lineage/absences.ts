/**
 * Why a field has no value: which section, entry or label the document has not, and of a derived field which of the fields that it
 * rests on have none. Names fields, labels and places; holds no text of the document.
 */

import type { ChoiceField, ListField, PlanField } from '../../plan/mapping-plan.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { ShownLabels } from '../labels/shown-labels.ts'
import type { FieldState, LineageEntry } from '../lineage-entry.ts'
import { entriesOf, insideOf } from '../view/read-places.ts'
import type { Section } from '../view/section.ts'

/**
 * A field without a value, and why it has none.
 * @example
 * const shown = ({ path, says }: Lack): string => `${path}: ${says}`
 * const [field] = whyNoValue(mapTranscript(raw), '/scheduleFNetProfit')
 * field?.lacks.map(shown).length // => 2
 */
export interface Lack {
  /** JSON Pointer into the data; positions in lists are left out where no entry has the field. */
  readonly path: string
  readonly state: FieldState
  /**
   * Which section, entry or label is not there, or what is wrong with the line: one sentence without a full stop, with no text of the
   * transcript.
   */
  readonly says: string
  /** The line of the transcript, where there is one. */
  readonly pointer?: string
  /** The line of the mapping. */
  readonly spec?: string
}

/** Of a derived field so many lines are named. */
const mostLacks = 30

/** Answers for one document. */
export class Absences {
  readonly #fields: readonly PlanField[]
  readonly #view: Section
  readonly #shown: ShownLabels
  /** Of each list, its entries in the section that was asked about last. */
  readonly #last = new Map<PlanField, { view: Section; entries: readonly Section[] }>()
  /** By their paths without positions in lists, and by those of all that hold them. */
  readonly #byNames = new Map<string, LineageEntry[]>()

  constructor(fields: readonly PlanField[], view: Section, lineage: readonly LineageEntry[]) {
    this.#fields = fields
    this.#view = view
    this.#shown = new ShownLabels({ fields, ignore: [] })
    for (const entry of lineage) {
      const names = namesOf(entry.path)
      for (let end = names.length; end > 0; end = names.lastIndexOf('/', end - 1)) {
        getOrInsert(this.#byNames, names.slice(0, end), () => []).push(entry)
      }
    }
  }

  /** The derived field at `path`; `undefined` where another one or none stands there. */
  figure(path: string): Figure | undefined {
    // Derived fields stand outermost.
    const found = this.#fields.find(field => field.name === path.slice(1))
    return found?.kind === 'derived' ? found : undefined
  }

  /** What the derived field reads; a path in the place of entries where there are none, as of a list without entries. */
  inputs(paths: Figure['reads']): readonly (LineageEntry | string)[] {
    return paths.flatMap((steps): readonly (LineageEntry | string)[] => {
      const path = pathOf(steps)
      const found = this.#byNames.get(path)
      if (found !== undefined) return found
      // What lies in a value, `flag.value`, is read with it.
      const above = pathOf(steps.slice(0, -1))
      const holders = this.#byNames.get(above) ?? []
      return namesOf(holders[0]?.path ?? '') === above && above !== '' ? holders : [path]
    })
  }

  /** What a derived field without a value rests on and has none either: what it must have, else anything that it reads. */
  lackingInputs({ reads, needs }: Figure): readonly (LineageEntry | string)[] {
    const without = (paths: Figure['reads']): readonly (LineageEntry | string)[] =>
      this.inputs(paths).filter(each => typeof each === 'string' || each.state !== 'value')
    const needed = without(needs.length > 0 ? needs : reads)
    return [...new Set(needed.length > 0 ? needed : without(reads))]
  }

  /** The lines that a derived field without a value lacks: each field that is read off the document, that it rests on and that has none. */
  lacks(figure: Figure): readonly Lack[] {
    // A set, as several derived fields may lack the same line.
    const found = new Set<LineageEntry | string>()
    const figures = new Set([figure])
    // The set grows while it is gone through: derived fields may read derived ones in a long row.
    for (const each of figures) {
      if (found.size >= mostLacks) break
      for (const input of this.lackingInputs(each)) {
        const other = typeof input === 'string' ? undefined : this.figure(input.path)
        if (other === undefined) found.add(input)
        else figures.add(other)
      }
    }
    return [...found].slice(0, mostLacks).map(input => this.lack(input))
  }

  /** Why a field that is read off the document has no value; a path stands for one that has no lineage entry. */
  lack(input: LineageEntry | string): Lack {
    if (typeof input === 'string') return { path: input, state: 'absent', says: this.missing(input) }
    const { path, state, spec, normalizer, sources } = input
    const [line] = sources
    if (line === undefined) return { path, state, says: this.missing(path), spec }
    return { path, state, says: readSays(state, normalizer), pointer: line.pointer, spec }
  }

  /** Why no line is there for the field at `path`: which section, entry or label is missing. */
  missing(path: string): string {
    let fields = this.#fields
    let view = this.#view
    const steps = pointerSteps(path)
    for (let at = 0; at < steps.length; at++) {
      const found = fields.find(each => each.name === steps[at])
      if (found === undefined) break
      if (found.kind === 'group') {
        const inside: Section | undefined = insideOf(found, view)
        if (inside === undefined)
          return `the transcript has no section ${either(found.sections)}${this.#whereIn(view)}`
        view = inside
        fields = found.fields
      } else if (found.kind === 'list' || found.kind === 'choice') {
        const entries = this.#entries(found, view)
        const entry: Section | undefined = entries[Number(steps[++at] ?? 0)]
        if (entry === undefined) return entrySays(either(found.paths), entries.length, steps[at])
        view = entry
        fields = found.kind === 'list' ? found.fields : casesOf(found, steps[at + 1])
      } else return labelSays(found, this.#whereIn(view))
    }
    return nothing
  }

  /** The title of a section may hold a name. */
  #whereIn({ pointer }: Section): string {
    return pointer === '' ? '' : ` in ${this.#shown.place(pointer)}`
  }

  /** The entries of a list, found once for all fields in them that are asked about in turn. */
  #entries(list: ListField | ChoiceField, view: Section): readonly Section[] {
    const last = this.#last.get(list)
    if (last !== undefined && last.view === view) return last.entries
    const entries = entriesOf(list, view)
    this.#last.set(list, { view, entries })
    return entries
  }
}

const nothing = 'nothing of the transcript leads to it'

export type Figure = Extract<PlanField, { kind: 'derived' }>

/** What a field is whose line is there. */
export function readSays(state: FieldState, normalizer: string | null): string {
  const how = normalizer === null ? '' : ` as ${normalizer}`
  if (state === 'value') return `the line is there and read${how}`
  // Whether a row belongs to one above is always read: there is just no such row.
  if (state === 'absent') return 'the line is there, and the row belongs to none above it'
  return `the line is there${state === 'empty' ? ', and blank or a word for nothing' : ` and cannot be read${how}`}`
}

/** What a derived field is of which so many inputs lack a value. */
export function figureSays(state: FieldState, lacking: number): string {
  if (state === 'value') return 'derived from these fields'
  if (state === 'invalid') return 'not derived, as what it rests on cannot be read or computed'
  return lacking === 0
    ? 'derived, and nothing comes out of what is there'
    : 'not derived, as these inputs have no value'
}

/** The fields of the case that has one of that name. */
export function casesOf(
  field: Extract<PlanField, { kind: 'choice' }>,
  name: string | undefined,
): readonly PlanField[] {
  const all = [...field.cases, field.otherwise].map(each => each.fields)
  return all.find(fields => fields.some(each => each.name === name)) ?? field.otherwise.fields
}

function entrySays(where: string, count: number, step = ''): string {
  if (count === 0) return `the transcript has no entry of ${where}`
  return /^[0-9]/.test(step)
    ? `the list has ${count} ${count === 1 ? 'entry' : 'entries'}, from 0 on`
    : `no entry of ${where} has a line of it`
}

function labelSays(field: PlanField, where: string): string {
  if (field.kind === 'value')
    return `no line is labelled ${field.sources.map(source => source.label).join(' or ')}${where}`
  return field.kind === 'whether' || field.kind === 'kept'
    ? `the transcript has no ${either([field.path])}${where}`
    : nothing
}

function either(paths: readonly (readonly string[])[]): string {
  return paths.map(path => path.join(' > ')).join(' or ')
}

function pathOf(steps: readonly string[]): string {
  return steps.map(step => `/${step}`).join('')
}

function namesOf(path: string): string {
  return path.replace(/\/(?:0|[1-9][0-9]*)(?=\/|$)/g, '')
}
