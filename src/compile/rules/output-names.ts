/** The names of the output of a mapping, as paths in expressions and key figures walk through them. */
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import { innerNames } from '../output-shape.ts'

/** Where a path leaves what is known, and the names that are known there. */
export interface UnknownName {
  readonly name: string
  readonly known: readonly string[]
}

/** One name, and what stands inside it in one or several fields of that name (each case of a choice has its own). */
interface Inside {
  readonly names: Map<string, Inside>
  /** What is inside is carried over whole: any name may be there. */
  isOpen: boolean
}

/** The known names; fields can be added as they come into sight. */
export class OutputNames {
  readonly #top: Inside = { names: new Map(), isOpen: false }

  constructor(fields: readonly FieldSpec[]) {
    for (const field of fields) this.add(field)
  }

  add(field: FieldSpec): void {
    addTo(this.#top, field)
  }

  /** The first step of a path that is no name of the output; `undefined` where all are. */
  firstUnknown(steps: readonly string[]): UnknownName | undefined {
    let at = this.#top
    for (const step of steps) {
      if (at.isOpen) return undefined
      const next = at.names.get(step)
      if (next === undefined) return { name: step, known: [...at.names.keys()] }
      at = next
    }
    return undefined
  }
}

function addTo(outer: Inside, field: FieldSpec): void {
  const inner = insideOf(outer, field.name.value)
  if (field.keep !== undefined) inner.isOpen = true
  const readers = [field.as, ...field.from.map(alternative => alternative.as)]
  for (const name of readers.flatMap(as => (as === undefined ? [] : innerNames(as.value))))
    insideOf(inner, name)
  const { choose } = field
  if (choose !== undefined) insideOf(inner, choose.as.value)
  const lists =
    choose === undefined ? [field.fields] : [...choose.cases, choose.otherwise].map(each => each.fields)
  for (const each of lists.flat()) addTo(inner, each)
}

function insideOf(outer: Inside, name: string): Inside {
  const present = outer.names.get(name) ?? { names: new Map(), isOpen: false }
  outer.names.set(name, present)
  return present
}
