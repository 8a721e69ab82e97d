/** What an extension does to places in the output of its base: fields that have another name, and fields that are left out. */
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import type { Span } from '../../text/places/position.ts'
import { everyField, innerFields } from '../output/walk-fields.ts'

/** One field of the base that is named otherwise or dropped. */
export interface Change {
  /** Its path in the output of the base. */
  readonly steps: readonly string[]
  /** The new name of its last step; `undefined` where it is dropped. */
  readonly to: string | undefined
  /** Where that is written. */
  readonly span: Span
}

/** What became of a place of the base that was changed. */
export interface Changed {
  readonly change: Change
  /** Its one new name; `undefined` where there is none, or several cases of a choice have several. */
  readonly to: string | undefined
  /** Nothing of the base is left there. */
  readonly isGone: boolean
}

/** The changes of one extension, while it is put on its base. */
export class Changes {
  readonly #all: Change[] = []
  /** What each field stems from, of those that are not the base's own objects. */
  readonly #sources = new Map<FieldSpec, FieldSpec>()

  add(change: Change): void {
    this.#all.push(change)
  }

  /** Remembers that `made` is what became of `source`, a field of the base or one that stems from it. */
  stems(made: FieldSpec, source: FieldSpec): FieldSpec {
    this.#sources.set(made, this.sourceOf(source))
    return made
  }

  /** The field of the base that a field is or stems from; the field itself for a new one. */
  sourceOf(field: FieldSpec): FieldSpec {
    return this.#sources.get(field) ?? field
  }

  /** By the path in the output of the base, its steps joined by dots. `base` and `result` are the fields at the top, before and after. */
  places(base: readonly FieldSpec[], result: readonly FieldSpec[]): ReadonlyMap<string, Changed> {
    const changed = new Map<string, Changed>()
    if (this.#all.length === 0) return changed
    const present = new Set(everyField(base).map(place => place.field))
    const names = new Map<string, Set<string>>()
    this.#collect(result, '', present, names)
    const dropped = new Set(this.#all.filter(each => each.to === undefined).map(each => keyOf(each.steps)))
    for (const change of this.#all) {
      const key = keyOf(change.steps)
      const left = [...(names.get(key) ?? [])]
      const [only, second] = left
      const to = second === undefined && !dropped.has(key) ? only : undefined
      changed.set(key, { change, to, isGone: left.length === 0 })
    }
    return changed
  }

  /** The names that fields of the base have now, by where they stood. */
  #collect(
    fields: readonly FieldSpec[],
    above: string,
    present: ReadonlySet<FieldSpec>,
    names: Map<string, Set<string>>,
  ): void {
    const note = (key: string, name: string): void => {
      const known = names.get(key)
      if (known === undefined) names.set(key, new Set([name]))
      else known.add(name)
    }
    for (const field of fields) {
      const source = this.sourceOf(field)
      if (!present.has(source)) continue
      const key = `${above}${source.name.value}`
      note(key, field.name.value)
      if (source.choose !== undefined && field.choose !== undefined)
        note(`${key}.${source.choose.as.value}`, field.choose.as.value)
      for (const inner of innerFields(field)) this.#collect(inner, `${key}.`, present, names)
    }
  }
}

/** The key of a path in the output. */
export function keyOf(steps: readonly string[]): string {
  return steps.join('.')
}
