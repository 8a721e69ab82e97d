/**
 * By which fields the entries of an array are read: told by what an entry says under a few labels (`TYPE`), and worked out once
 * for each of the texts that the mapping writes for them. Holds no text of a document.
 */
import type { PlanField } from '../plan/mapping-plan.ts'
import type { EntriesConsumer, ReadingNode } from './reading-tree.ts'

/** The canonical text under a label of the entry, `undefined` where there is none. */
type TextOf = (label: string) => string | undefined

export interface EntryKind {
  /** What reads such entries; `undefined` where nobody does. */
  readonly node: ReadingNode | undefined
  /** The label under which such an entry says something that a choice has no case for; `undefined` where it does not. */
  readonly unknownBy: string | undefined
}

interface DecidingLabel {
  readonly label: string
  /** The texts that the mapping writes for it, numbered from 1. */
  readonly texts: ReadonlyMap<string, number>
}

/** The kinds by the numbers of their texts, one label after the other; 0 for a text that the mapping does not write. */
interface Branch {
  readonly next: Map<number, Branch>
  kind: EntryKind | undefined
}

export class EntryKinds {
  readonly #consumers: readonly EntriesConsumer[]
  readonly #nodeFor: (fields: readonly PlanField[], labels: readonly string[]) => ReadingNode
  readonly #root: Branch = { next: new Map(), kind: undefined }
  #labels: readonly DecidingLabel[] | undefined

  /** `consumers` may grow until the first entry is seen; `nodeFor` makes what reads given fields and labels. */
  constructor(
    consumers: readonly EntriesConsumer[],
    nodeFor: (fields: readonly PlanField[], labels: readonly string[]) => ReadingNode,
  ) {
    this.#consumers = consumers
    this.#nodeFor = nodeFor
  }

  /** The kind of an entry. There are at most as many as the mapping has sets of texts. */
  of(textOf: TextOf): EntryKind {
    this.#labels ??= decidingLabels(this.#consumers)
    let branch = this.#root
    for (const { label, texts } of this.#labels) {
      const number = texts.get(textOf(label) ?? '\n') ?? 0
      const next = branch.next.get(number) ?? { next: new Map(), kind: undefined }
      branch.next.set(number, next)
      branch = next
    }
    branch.kind ??= this.#newKind(textOf)
    return branch.kind
  }

  #newKind(textOf: TextOf): EntryKind {
    const accepting = this.#consumers.filter(consumer => accepts(consumer, textOf))
    const fields = accepting.flatMap(consumer => fieldsOf(consumer, textOf))
    const labels = (this.#labels ?? []).map(each => each.label)
    return {
      node: accepting.length === 0 ? undefined : this.#nodeFor(fields, labels),
      unknownBy: this.#consumers.find(({ by, cases }) => by !== undefined && !cases.has(textOf(by) ?? '\n'))
        ?.by,
    }
  }
}

function decidingLabels(consumers: readonly EntriesConsumer[]): readonly DecidingLabel[] {
  const texts = new Map<string, Map<string, number>>()
  const add = (label: string, written: Iterable<string>): void => {
    const known = texts.get(label) ?? new Map<string, number>()
    texts.set(label, known)
    for (const text of written) if (!known.has(text)) known.set(text, known.size + 1)
  }
  for (const { where, by, cases } of consumers) {
    for (const condition of where) add(condition.label, condition.texts)
    if (by !== undefined) add(by, cases.keys())
  }
  return [...texts].map(([label, known]) => ({ label, texts: known }))
}

function accepts({ where }: EntriesConsumer, textOf: TextOf): boolean {
  return where.every(({ label, texts }) => texts.includes(textOf(label) ?? '\n'))
}

function fieldsOf({ by, cases, otherwise }: EntriesConsumer, textOf: TextOf): readonly PlanField[] {
  return (by === undefined ? undefined : cases.get(textOf(by) ?? '\n')) ?? otherwise
}
