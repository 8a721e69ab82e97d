/**
 * The names that the bundled mappings give to labels, sections and kinds of entries, and the normalizers that read them there, so
 * that a new mapping calls the same thing by the same name.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { entryDesignation } from '../../plan/entry-titles.ts'
import type { MappingPlan, PlanField, PlanSource, ValueField } from '../../plan/mapping-plan.ts'
import { canonicalTitle } from '../../text/labels/canonical-label.ts'
import { designationOf } from '../../text/labels/designator.ts'

/** What a bundled mapping makes of a label. */
export interface Known {
  readonly name: string
  readonly normalizer: string
  /** As the plan has them: for `flag` the texts of yes and of no. */
  readonly tables: readonly unknown[]
  /** The id of the first mapping that has it. */
  readonly mapping: string
}

/** Where something stands: the type of transcript, the titles from its top, and the kind of entry, if any. */
export interface Place {
  readonly type: string
  /** Canonical titles; the entries of a list stand under its title. */
  readonly path: readonly string[]
  /** The name of the kind, `W-2`; empty outside of entries of several kinds. */
  readonly kind: string
}

/** A place as two of them are compared. */
interface Keyed {
  readonly type: string
  readonly kind: string
  /** What the last title identifies; `undefined` at the top. */
  readonly last: string | undefined
  /** What all of them identify. */
  readonly whole: string
}

interface Entry extends Keyed {
  readonly known: Known
}

/** By what a title identifies, whatever words describe it. */
export function titleKey(label: string): string {
  return designationOf(label, { isEntry: false, owners: [] })?.designator ?? label
}

export class Vocabulary {
  readonly #lines = new Map<string, Entry[]>()
  readonly #sections = new Map<string, Entry[]>()
  readonly #kinds = new Map<string, string>()
  readonly #titles = new Set<string>()
  readonly #steps = new Set<string>()

  constructor(plans: readonly Pick<MappingPlan, 'id' | 'type' | 'fields'>[]) {
    for (const { id, type, fields } of plans) this.#visit(id, fields, { type, path: [], kind: '' })
  }

  /** What a label is called and read as where it stands there, or in a section of that title, or wherever it stands, if only one name is known. */
  line(label: string, place: Place): Known | undefined {
    return nearest(this.#lines.get(label), place)
  }

  /** The name of the group, or list, that sections of this title are read into, where all mappings of the type have one name for it, or all there are. */
  section(label: string, { type }: Place): string | undefined {
    const entries = this.#sections.get(titleKey(label)) ?? []
    const ofType = entries.filter(entry => entry.type === type)
    const names = new Set((ofType.length > 0 ? ofType : entries).map(entry => entry.known.name))
    return names.size === 1 ? [...names][0] : undefined
  }

  /** Whether mappings lead through a section of this title, and make no group of it. */
  isPassedThrough(label: string): boolean {
    return this.#steps.has(label) && !this.#sections.has(titleKey(label))
  }

  /** Whether a canonical label is that of a line or a title. */
  has(label: string): boolean {
    return this.#lines.has(label) || this.#titles.has(label)
  }

  /** The name of the kind of an entry of this title, `1099-INT`. */
  kind(title: string): string | undefined {
    const designator = entryDesignation(title)?.designator
    return (
      this.#kinds.get(canonicalTitle(title)) ??
      (designator === undefined ? undefined : this.#kinds.get(designator))
    )
  }

  #visit(mapping: string, fields: readonly PlanField[], place: Place): void {
    for (const field of fields) this.#field(mapping, field, place)
  }

  #field(mapping: string, field: PlanField, place: Place): void {
    switch (field.kind) {
      case 'value':
        for (const source of field.sources) this.#line(mapping, field, source, place)
        return
      case 'group': {
        if (field.sections.length === 0) this.#visit(mapping, field.fields, place)
        for (const path of field.sections) this.#section(mapping, field.name, path, place)
        for (const path of field.sections) this.#visit(mapping, field.fields, below(place, path))
        return
      }
      case 'list':
        if (field.of === 'years') return
        for (const path of field.paths) this.#section(mapping, field.name, path, place)
        for (const path of field.paths) this.#visit(mapping, field.fields, below(place, path))
        return
      case 'choice':
        for (const path of field.paths) {
          this.#section(mapping, field.name, path, place)
          for (const { name, texts, fields } of field.cases) {
            this.#kind(name, texts)
            this.#visit(mapping, fields, { ...below(place, path), kind: name })
          }
        }
        return
      case 'whether':
      case 'rowAbove':
      case 'derived':
      case 'kept':
      case 'notice':
        return
      default:
        unreachable(field)
    }
  }

  #line(mapping: string, { name, tables }: ValueField, { path, normalizer }: PlanSource, place: Place): void {
    const known = { name, normalizer, tables, mapping }
    for (const step of path.slice(0, -1)) this.#steps.add(step)
    add(this.#lines, path.at(-1) ?? '', { ...keyed(below(place, path.slice(0, -1))), known })
  }

  #section(mapping: string, name: string, path: readonly string[], place: Place): void {
    const known = { name, normalizer: '', tables: [], mapping }
    for (const title of path) this.#titles.add(title)
    add(this.#sections, titleKey(path.at(-1) ?? ''), { ...keyed(below(place, path.slice(0, -1))), known })
  }

  #kind(name: string, texts: readonly string[]): void {
    for (const text of texts) {
      const designator = entryDesignation(text)?.designator
      if (!this.#kinds.has(text)) this.#kinds.set(text, name)
      if (designator !== undefined && !this.#kinds.has(designator)) this.#kinds.set(designator, name)
    }
  }
}

function add(index: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = index.get(key)
  if (entries === undefined) index.set(key, [entry])
  else entries.push(entry)
}

function below(place: Place, path: readonly string[]): Place {
  return { ...place, path: [...place.path, ...path] }
}

function keyed({ type, kind, path }: Place): Keyed {
  const keys = path.map(titleKey)
  return { type, kind, last: keys.at(-1), whole: keys.join('\n') }
}

/** The entry nearest to a place: in the same section of the same type, in one of the same title, else the only one there is. */
function nearest(entries: readonly Entry[] | undefined, place: Place): Known | undefined {
  if (entries === undefined) return undefined
  const here = keyed(place)
  let best: Entry | undefined
  let most = 0
  for (const entry of entries) {
    const worth = likenessOf(entry, here)
    if (worth > most) {
      best = entry
      most = worth
    }
  }
  if (best !== undefined) return best.known
  const [first, ...others] = entries
  return others.every(other => other.known.name === first?.known.name) ? first?.known : undefined
}

/** 0 where the sections have other titles. */
function likenessOf(entry: Keyed, { type, kind, last, whole }: Keyed): number {
  if (entry.last !== last) return 0
  return 1 + Number(entry.whole === whole) + Number(entry.type === type) + 2 * Number(entry.kind === kind)
}
