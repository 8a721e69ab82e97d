/**
 * What a derived figure reads of one kind of records: the wordings by what they are asked for. The same object for all documents, and
 * for all figures that read the same.
 */

import { getOrInsert } from '../../get-or-insert.ts'
import type { Slot, Wording } from './places.ts'
import { isFlag } from './tried-values.ts'

const none: readonly Wording[] = []

export class RecordReads {
  /** In the order of the mapping; without those that the figure has no value without. */
  readonly wordings: Wording[] = []
  /** Those as well: nothing of them is left out, but they may be printed twice. */
  readonly printed: Wording[] = []
  /** The places of those: few, as most fields have many wordings. */
  readonly slots = new Set<Slot>()
  // Made when they are first asked for: of most records they never are.
  #byKey: Map<string, number[]> | undefined
  #byHome: Map<string, Wording[]> | undefined
  #printedByLabel: Map<string, Wording[]> | undefined
  #flags: readonly Wording[] | undefined
  #labels: ReadonlySet<string> | undefined

  isSameAs({ wordings, printed }: RecordReads): boolean {
    return areSame(wordings, this.wordings) && areSame(printed, this.printed)
  }

  /** The wordings whose label, or its words in one text, is among `keys`, in their order. */
  under(keys: readonly string[]): readonly Wording[] {
    this.#byKey ??= byKey(this.wordings)
    const places = this.#byKey
    const found = new Set(keys.flatMap(key => places.get(key) ?? []))
    return [...found].sort((left, right) => left - right).flatMap(at => this.wordings[at] ?? [])
  }

  /** The wordings whose labels stand in the section of that path; see `home` of a wording. */
  at(home: string): readonly Wording[] {
    this.#byHome ??= grouped(this.wordings, each => each.home)
    return this.#byHome.get(home) ?? none
  }

  /** Of all that are printed those with that label. */
  printedAs(label: string): readonly Wording[] {
    this.#printedByLabel ??= grouped(this.printed, each => each.label)
    return this.#printedByLabel.get(label) ?? none
  }

  /** Whether one of the wordings has that label. */
  hasLabel(label: string): boolean {
    this.#labels ??= new Set(this.wordings.map(each => each.label))
    return this.#labels.has(label)
  }

  /** The flags among the wordings. */
  get flags(): readonly Wording[] {
    this.#flags ??= this.wordings.filter(isFlag)
    return this.#flags
  }
}

/** Whether two lists hold the same in the same order. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at])
}

function byKey(wordings: readonly Wording[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  wordings.forEach(({ label, together }, at) => {
    for (const key of label === together ? [label] : [label, together])
      getOrInsert(found, key, () => []).push(at)
  })
  return found
}

function grouped(wordings: readonly Wording[], keyOf: (wording: Wording) => string): Map<string, Wording[]> {
  const found = new Map<string, Wording[]>()
  for (const each of wordings) getOrInsert(found, keyOf(each), () => []).push(each)
  return found
}
