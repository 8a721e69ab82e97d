/** Unread lines that may belong together, by what they are asked for. */

import { canonicalLabel } from '../../../text/labels/canonical-label.ts'
import { type Capacity, getOrInsert, getOrInsertWithin } from '../../get-or-insert.ts'
import type { ListPlace, RecordPlace, Wording } from './places.ts'
import type { RecordReads } from './record-reads.ts'
import { lastKey, type UnreadLeaf } from './survey.ts'
import type { Titles } from './titles.ts'

/** The sets of labels that are kept for a plan, of so many labels at most. */
const capacity: Capacity = { most: 32, longest: 4000 }
const mostLabels = 200

/** The labels of some lines and the words of each in one text: the same object for all documents that have such lines. */
export class LabelSet {
  readonly keys: readonly string[]
  readonly #under = new Map<RecordReads, readonly Wording[]>()
  readonly #touched = new Map<ListPlace, ReadonlySet<RecordPlace>>()

  constructor(keys: readonly string[]) {
    this.keys = keys
  }

  /** The wordings of a figure that have one of the labels. */
  under(reads: RecordReads): readonly Wording[] {
    return getOrInsert(this.#under, reads, () => reads.under(this.keys))
  }

  /** Whether no figure has a wording with one of the labels; `all` are what they read of the records in which the lines stand. */
  areNothingTo(all: readonly RecordReads[]): boolean {
    return all.every(reads => this.under(reads).length === 0)
  }

  /** The kinds of entries of a list that have one of the labels. */
  touched(list: ListPlace): ReadonlySet<RecordPlace> {
    return getOrInsert(this.#touched, list, () => {
      return new Set(this.keys.flatMap(key => [...(list.kindsTouched.get(key) ?? [])]))
    })
  }
}

/** The sets of labels that documents of a plan leave unread. */
export class LabelSets {
  readonly #known = new Map<string, LabelSet>()

  of(keys: readonly string[]): LabelSet {
    if (keys.length > mostLabels) return new LabelSet(keys)
    const together = keys.join('\n')
    return getOrInsertWithin(this.#known, together, capacity, () => new LabelSet(keys))
  }
}

/** Some unread lines. */
export class Lines {
  readonly leaves: readonly UnreadLeaf[]
  // Made when they are first asked for: of most lines they never are.
  #byWords: ReadonlyMap<string, UnreadLeaf> | undefined
  #labels: LabelSet | undefined

  constructor(leaves: readonly UnreadLeaf[]) {
    this.leaves = leaves
  }

  /** The line with the label of a wording, its words perhaps in another order. */
  leafOf({ label, together }: Wording, titles: Titles): UnreadLeaf | undefined {
    this.#byWords ??= byWords(this.leaves, titles)
    return this.#byWords.get(label) ?? this.#byWords.get(together)
  }

  labels(titles: Titles, sets: LabelSets): LabelSet {
    if (this.#labels !== undefined) return this.#labels
    this.#byWords ??= byWords(this.leaves, titles)
    this.#labels = sets.of([...this.#byWords.keys()])
    return this.#labels
  }
}

function byWords(leaves: readonly UnreadLeaf[], titles: Titles): Map<string, UnreadLeaf> {
  const found = new Map<string, UnreadLeaf>()
  const add = (leaf: UnreadLeaf): void => {
    const { label } = leaf
    for (const key of [label, titles.together(label)]) if (!found.has(key)) found.set(key, leaf)
  }
  for (const leaf of leaves) add(leaf)
  // What stands in an object or a list under the label of a field is something that the field cannot read.
  let last: string | undefined
  for (const leaf of leaves) {
    const holder = leaf.pointer.slice(0, leaf.pointer.lastIndexOf('/'))
    if (holder === last) continue
    last = holder
    const key = lastKey(holder)
    const { pointer, spots, part, why } = leaf
    if (leaf.value !== '' && leaf.value !== null)
      add({ pointer, value: {}, key: leaf.key, label: canonicalLabel(key), spots, part, why })
  }
  return found
}
