/** The names of the output of a mapping, as paths in expressions and key figures walk through them. */
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import { innerNames } from '../output-shape.ts'
import { innerFields } from '../walk-fields.ts'

/** Where a path leaves what is known, and the names that are known there. */
export interface UnknownName {
  readonly name: string
  readonly known: readonly string[]
}

/** The known names; fields can be added as they come into sight. What stands inside a name is looked at when a path leads there. */
export class OutputNames {
  readonly #top = new Inside()

  constructor(fields: readonly FieldSpec[]) {
    for (const field of fields) this.add(field)
  }

  add(field: FieldSpec): void {
    this.#top.insideOf(field.name.value).addField(field)
  }

  /** The first step of a path that is no name of the output; `undefined` where all are. */
  firstUnknown(steps: readonly string[]): UnknownName | undefined {
    let at = this.#top
    for (const step of steps) {
      at.open()
      if (at.isOpen) return undefined
      const next = at.names.get(step)
      if (next === undefined) return { name: step, known: [...at.names.keys()] }
      at = next
    }
    return undefined
  }
}

/** What stands inside one name, in one or several fields of that name (each case of a choice has its own). */
class Inside {
  readonly names = new Map<string, Inside>()
  /** What is inside is carried over whole: any name may be there. */
  isOpen = false
  /** Those whose names are not yet among `names`. */
  #waiting: FieldSpec[] = []

  addField(field: FieldSpec): void {
    this.#waiting.push(field)
  }

  insideOf(name: string): Inside {
    const present = this.names.get(name) ?? new Inside()
    this.names.set(name, present)
    return present
  }

  /** Brings `names` and `isOpen` up to date. */
  open(): void {
    const fields = this.#waiting
    this.#waiting = []
    for (const field of fields) this.#take(field)
  }

  #take(field: FieldSpec): void {
    if (field.keep !== undefined) this.isOpen = true
    const readers = [field.as, ...field.from.map(alternative => alternative.as)]
    for (const name of readers.flatMap(as => (as === undefined ? [] : innerNames(as.value))))
      this.insideOf(name)
    if (field.amountsByYear !== undefined) for (const name of ['year', 'amount']) this.insideOf(name)
    if (field.choose !== undefined) this.insideOf(field.choose.as.value)
    for (const each of innerFields(field).flat()) this.insideOf(each.name.value).addField(each)
  }
}
