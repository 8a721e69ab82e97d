/** Unread lines that may belong together, by what they are asked for. */
import { canonicalLabel } from '../../../text/labels/canonical-label.ts'
import type { ListPlace, RecordPlace, Wording } from './places.ts'
import { areSame, type RecordReads } from './record-reads.ts'
import { lastKey, type UnreadLeaf } from './survey.ts'
import type { Titles } from './titles.ts'

/** So many sets of labels are kept for a plan, of so many characters at most. */
const mostKept = 32
const mostLabels = 200
const longestKept = 4000

/** The labels of some lines and the words of each in one text: the same object for all documents that have such lines. */
export class LabelSet {
  readonly keys: readonly string[]
  readonly #under = new Map<RecordReads, readonly Wording[]>()
  readonly #distinct: (readonly Wording[])[] = []
  readonly #touched = new Map<ListPlace, ReadonlySet<RecordPlace>>()

  constructor(keys: readonly string[]) {
    this.keys = keys
  }

  /** The wordings of a figure that have one of the labels. */
  under(reads: RecordReads): readonly Wording[] {
    const present = this.#under.get(reads)
    if (present !== undefined) return present
    const wordings = reads.under(this.keys)
    // Most figures read the same of them.
    const found = this.#distinct.find(each => areSame(each, wordings)) ?? wordings
    if (found === wordings) this.#distinct.push(wordings)
    this.#under.set(reads, found)
    return found
  }

  /** The kinds of entries of a list that have one of the labels. */
  touched(list: ListPlace): ReadonlySet<RecordPlace> {
    const present = this.#touched.get(list)
    if (present !== undefined) return present
    const found = new Set<RecordPlace>()
    for (const key of this.keys) for (const kind of list.kindsTouched.get(key) ?? []) found.add(kind)
    this.#touched.set(list, found)
    return found
  }
}

/** The sets of labels that documents of a plan leave unread. */
export class LabelSets {
  readonly #known = new Map<string, LabelSet>()

  of(keys: readonly string[]): LabelSet {
    if (keys.length > mostLabels) return new LabelSet(keys)
    const together = keys.join('\n')
    const present = this.#known.get(together)
    if (present !== undefined) return present
    const set = new LabelSet(keys)
    if (together.length > longestKept) return set
    if (this.#known.size >= mostKept) this.#known.clear()
    this.#known.set(together, set)
    return set
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
    const { pointer, spots, part } = leaf
    if (leaf.value !== '' && leaf.value !== null)
      add({ pointer, value: {}, key: leaf.key, label: canonicalLabel(key), spots, part })
  }
  return found
}
