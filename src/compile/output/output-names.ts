/** The names of the output of a mapping, as paths in expressions and key figures walk through them. */

import { innerNames } from '../../normalize/output-shape.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { ValueKind } from '../../plan/value-kind.ts'
import type { ChooseSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { casesOf, casesWith, wordsOf } from './closed-words.ts'
import { innerFields } from './walk-fields.ts'

/** Where a path leaves what is known, and the names that are known there. */
export interface UnknownName {
  readonly name: string
  readonly known: readonly string[]
}

/** One place in the output: what stands there, and the names inside it. */
export interface NamesInside {
  readonly kinds: ReadonlySet<ValueKind>
  /** It is a list. */
  readonly isMany: boolean
  /** All the texts that may stand there; none where any text may, or something else. */
  readonly words: readonly string[] | undefined
  /** Any name may be inside. */
  readonly isOpen: boolean
  readonly under: (name: string) => NamesInside | undefined
  /** The cases in which entries have a field `name`, by the names that the field `as` gives them; `undefined` where it is no such field. */
  readonly casesWith: (as: string, name: string) => readonly string[] | undefined
  /** The first name inside it under which a value of that kind stands. */
  readonly nameOf: (kind: ValueKind) => string | undefined
}

/** What stands inside fields at the top: those of parts are looked at once for all mappings that use them. */
const insideFields = new WeakMap<FieldSpec, Inside>()

/** The known names. What stands inside a name is looked at when a path leads there. */
export class OutputNames {
  readonly #top = new Inside('group')

  constructor(fields: readonly FieldSpec[]) {
    const together = new Map<string, FieldSpec[]>()
    for (const field of fields) {
      const name = field.name.value
      const same = together.get(name)
      if (same === undefined) together.set(name, [field])
      else same.push(field)
    }
    for (const [name, same] of together) {
      const [first, second] = same
      if (first !== undefined)
        this.#top.names.set(name, second === undefined ? ofField(first) : new Inside().with(same))
    }
  }

  /** The whole output. */
  get whole(): NamesInside {
    return this.#top
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

  /** The paths that end in `name` and lead through groups, and through lists where `inLists`, the shortest first; two at most. */
  pathsTo(name: string, inLists = false): readonly string[] {
    const found: string[] = []
    const waiting: { readonly at: Inside; readonly path: string }[] = [{ at: this.#top, path: '' }]
    for (const { at, path } of waiting) {
      at.open()
      for (const [own, inside] of at.names) {
        if (own === name && path !== '') found.push(`${path}.${own}`)
        if (found.length > 1 || waiting.length > mostLookedAt) return found
        if (inside.kinds.has('group') && (inLists || !inside.isMany))
          waiting.push({ at: inside, path: path === '' ? own : `${path}.${own}` })
      }
    }
    return found
  }
}

function ofField(field: FieldSpec): Inside {
  const present = insideFields.get(field) ?? new Inside().with([field])
  insideFields.set(field, present)
  return present
}

/** At most this many places are looked at to find a name. */
const mostLookedAt = 5000

/** What stands inside one name, in one or several fields of that name (each case of a choice has its own). */
class Inside implements NamesInside {
  readonly names = new Map<string, Inside>()
  readonly kinds = new Set<ValueKind>()
  isMany = false
  /** `undefined` where a field gives any text. */
  #words: Set<string> | undefined = new Set()
  /** What is inside is carried over whole: any name may be there. */
  isOpen = false
  /** Every field, where each is a choice. */
  #choices: ChooseSpec[] | undefined = []
  /** Those whose names are not yet among `names`. */
  #waiting: FieldSpec[] = []

  constructor(...kinds: readonly ValueKind[]) {
    for (const kind of kinds) this.kinds.add(kind)
  }

  with(fields: readonly FieldSpec[]): this {
    for (const field of fields) this.addField(field)
    return this
  }

  addField(field: FieldSpec): void {
    this.#waiting.push(field)
    for (const kind of kindsOf(field)) this.kinds.add(kind)
    this.#addWords(wordsOf(field))
    if (field.choose === undefined || field.keep !== undefined) this.#choices = undefined
    else this.#choices?.push(field.choose)
    if (field.each !== undefined || field.occurrences.length > 0 || field.amountsByYear !== undefined)
      this.isMany = true
  }

  insideOf(name: string, ...kinds: readonly ValueKind[]): Inside {
    const present = this.names.get(name) ?? new Inside()
    this.names.set(name, present)
    for (const kind of kinds) present.kinds.add(kind)
    return present
  }

  #addWords(words: readonly string[] | undefined): void {
    if (words === undefined) this.#words = undefined
    for (const word of words ?? []) this.#words?.add(word)
  }

  get words(): readonly string[] | undefined {
    const isText = this.kinds.size === 1 && this.kinds.has('text')
    return isText && this.#words !== undefined && this.#words.size > 0 ? [...this.#words] : undefined
  }

  under(name: string): Inside | undefined {
    this.open()
    return this.names.get(name)
  }

  casesWith(as: string, name: string): readonly string[] | undefined {
    const [choice, other] = this.#choices ?? []
    if (choice === undefined || other !== undefined || choice.as.value !== as) return undefined
    return casesWith(choice, name)
  }

  nameOf(kind: ValueKind): string | undefined {
    this.open()
    return [...this.names].find(([, inside]) => inside.kinds.has(kind))?.[0]
  }

  /** Brings `names` and `isOpen` up to date. */
  open(): void {
    const fields = this.#waiting
    this.#waiting = []
    for (const field of fields) this.#take(field)
  }

  #take(field: FieldSpec): void {
    if (field.keep !== undefined) this.isOpen = true
    for (const name of readersOf(field)) {
      for (const [inner, kind] of Object.entries(innerNames(name))) this.insideOf(inner, kind)
    }
    if (field.amountsByYear !== undefined) {
      this.insideOf('year', 'integer')
      this.insideOf('amount', 'money')
    }
    if (field.choose !== undefined) {
      const { choose } = field
      this.insideOf(choose.as.value, 'text').#addWords(casesOf(choose))
    }
    for (const each of innerFields(field).flat()) this.insideOf(each.name.value).addField(each)
  }
}

/** The normalizers that a field names. */
function readersOf({ as, from }: FieldSpec): readonly string[] {
  return [as, ...from.map(alternative => alternative.as)].flatMap(each => each?.value ?? [])
}

/** What a field gives, null apart. A field that is at fault may give anything. */
function kindsOf(field: FieldSpec): readonly ValueKind[] {
  if (field.from.length > 0) {
    const names = field.from.map(alternative => (alternative.as ?? field.as)?.value)
    return names.map(name => (name === undefined ? 'any' : kindOf(name)))
  }
  if (field.derive !== undefined) return [field.as === undefined ? 'any' : kindOf(field.as.value)]
  if (field.whether !== undefined) return ['truth']
  if (field.rowAboveWhen !== undefined) return ['integer']
  if (field.keys.has('notice')) return ['text']
  const isGroup = ['section', 'fields', 'use', 'each', 'occurrences', 'amountsByYear'].some(key =>
    field.keys.has(key),
  )
  return [isGroup && field.keep === undefined ? 'group' : 'any']
}

function kindOf(name: string): ValueKind {
  if (name === 'truth') return 'truth'
  return isNormalizerName(name) ? normalizers[name].output.kind : 'any'
}
