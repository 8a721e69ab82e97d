/**
 * By which fields the entries of an array are read: told by what an entry says under a few labels (`TYPE`), and worked out once
 * for each of the answers that the mapping tells apart. Holds no text of a document.
 */
import type { PlanField } from '../plan/mapping-plan.ts'
import type { EntriesConsumer, ReadingNode } from './reading-tree.ts'

/** The canonical text under a label of the entry, `undefined` where there is none. */
type TextOf = (label: string) => string | undefined

/** Makes what reads given fields and labels. */
type NodeFor = (fields: readonly PlanField[], labels: readonly string[]) => ReadingNode

/** What follows for an entry from what it says. */
export interface EntryKind {
  /** What reads such entries; `undefined` where nobody does. */
  readonly node: ReadingNode | undefined
  /** The label under which such an entry says something that a choice has no case for; `undefined` where it does not. */
  readonly unknownBy: string | undefined
}

/** The kinds by the answers of the consumers, one consumer after the other. */
interface Branch {
  readonly next: Map<number, Branch>
  kind: EntryKind | undefined
}

/**
 * The kinds of the entries of one array. There are at most as many as the consumers have sets of answers, whatever documents
 * say: texts that a consumer treats alike give one answer.
 */
export class EntryKinds {
  readonly #consumers: readonly EntriesConsumer[]
  readonly #nodeFor: NodeFor
  readonly #root: Branch = { next: new Map(), kind: undefined }
  #asked: readonly AskedConsumer[] | undefined

  /** `consumers` may grow until the first entry is seen. */
  constructor(consumers: readonly EntriesConsumer[], nodeFor: NodeFor) {
    this.#consumers = consumers
    this.#nodeFor = nodeFor
  }

  /** The kind of an entry. */
  of(textOf: TextOf): EntryKind {
    this.#asked ??= this.#consumers.map(asked)
    let branch = this.#root
    for (const each of this.#asked) branch = follow(branch, answerOf(each, textOf))
    branch.kind ??= this.#newKind(textOf)
    return branch.kind
  }

  #newKind(textOf: TextOf): EntryKind {
    const accepting = this.#consumers.filter(consumer => accepts(consumer, textOf))
    const fields = accepting.flatMap(consumer => caseOf(consumer, textOf) ?? consumer.otherwise)
    const unknown = this.#consumers.find(
      consumer => consumer.by !== undefined && caseOf(consumer, textOf) === undefined,
    )
    return {
      node: accepting.length === 0 ? undefined : this.#nodeFor(fields, decidingLabels(this.#consumers)),
      unknownBy: unknown?.by,
    }
  }
}

/** A consumer with its cases numbered from 1; texts of one case have one number. */
interface AskedConsumer {
  readonly consumer: EntriesConsumer
  readonly numbers: ReadonlyMap<readonly PlanField[], number>
}

function asked(consumer: EntriesConsumer): AskedConsumer {
  const distinct = [...new Set(consumer.cases.values())]
  return { consumer, numbers: new Map(distinct.map((fields, index) => [fields, index + 1])) }
}

/** 0 and 1 where it does not accept the entry, without a case and with one; else 2 more than the number of the case, if any. */
function answerOf({ consumer, numbers }: AskedConsumer, textOf: TextOf): number {
  const fields = caseOf(consumer, textOf)
  const number = fields === undefined ? 0 : (numbers.get(fields) ?? 0)
  return accepts(consumer, textOf) ? 2 + number : Math.min(number, 1)
}

function follow({ next }: Branch, answer: number): Branch {
  const branch = next.get(answer) ?? { next: new Map(), kind: undefined }
  next.set(answer, branch)
  return branch
}

function accepts({ where }: EntriesConsumer, textOf: TextOf): boolean {
  return where.every(({ label, texts }) => texts.includes(textOf(label) ?? '\n'))
}

/** The fields of the case that the entry is; `undefined` for one without, and where there is nothing to choose. */
function caseOf({ by, cases }: EntriesConsumer, textOf: TextOf): readonly PlanField[] | undefined {
  return by === undefined ? undefined : cases.get(textOf(by) ?? '\n')
}

/** The labels that decide which entries are read, and how. */
function decidingLabels(consumers: readonly EntriesConsumer[]): readonly string[] {
  return consumers.flatMap(({ where, by }) => [
    ...where.map(each => each.label),
    ...(by === undefined ? [] : [by]),
  ])
}
