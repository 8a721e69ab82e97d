/**
 * By which fields the entries of an array are read: chosen by what an entry says under a few labels (`TYPE`), and computed once
 * for each of the answers that the mapping distinguishes. Holds no text of a document.
 */

import { conditionDesignators, designatorsByCase, entryDesignation } from '../../../plan/entry-titles.ts'
import type { ChoiceField, ListField, PlanCondition, PlanField } from '../../../plan/mapping-plan.ts'
import { designatorLabel, kindLabel } from '../../../plan/view-labels.ts'
import { canonicalLabel } from '../../../text/labels/canonical-label.ts'
import { isAnother, isUnfamiliar } from '../../../text/labels/other-things.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { titleReader } from '../../labels/title-reader.ts'
import type { JsonObject } from '../../open/shape.ts'
import { rowAboveRules } from '../rows-above.ts'
import type { EntriesConsumer, ReadingNode } from './reading-tree.ts'

/** The canonical text under a label of the entry, `undefined` where there is none. */
type TextOf = (label: string) => string | undefined

/** What an entry says under the labels that decide about it. */
interface Said {
  readonly text: TextOf
  /** The designator of that text, where the text itself is none that the mapping names. */
  readonly designator: TextOf
}

/** Makes what reads given fields and labels; `names` are what the view may have besides. */
export type NodeFor = (
  fields: readonly PlanField[],
  labels: readonly string[],
  names: readonly string[],
) => ReadingNode

/** What follows for an entry from what it says. */
export interface EntryKind {
  /** What reads such entries; `undefined` where nobody does. */
  readonly node: ReadingNode | undefined
  /** The label under which such an entry says something that a choice has no case for; `undefined` where it does not. */
  readonly unknownBy: string | undefined
}

/** The kind of an entry, and what of it the expression needs besides. */
export interface FoundKind {
  readonly kind: EntryKind
  /** What tells what it is by designators, by its name in the view; `undefined` where its texts do. */
  readonly named: ReadonlyMap<string, string> | undefined
  /** A label under which it says something that is at odds with itself: the number of one form and the words of another. */
  readonly atOddsBy: string | undefined
  /** A label under which its words are in no text that has the same number. */
  readonly unfamiliarBy: string | undefined
}

/** What is found once for the consumers. */
interface Known {
  /** The labels that decide about an entry. */
  readonly labels: readonly string[]
  readonly titleOf: (text: string) => string
}

function knownOf(consumers: readonly EntriesConsumer[]): Known {
  const titles = new Set(
    consumers.flatMap(({ where, cases }) => [...where.flatMap(({ texts }) => texts), ...cases.keys()]),
  )
  return { labels: [...new Set(decidingLabels(consumers))], titleOf: titleReader(titles) }
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
  #known: Known | undefined
  #asked: readonly AskedConsumer[] | undefined
  #titles: readonly Titles[] | undefined
  /** That of every entry, where nothing that an entry says decides about it. */
  #only: FoundKind | undefined

  /** `consumers` may grow until the first entry is seen. */
  constructor(consumers: readonly EntriesConsumer[], nodeFor: NodeFor) {
    this.#consumers = consumers
    this.#nodeFor = nodeFor
  }

  /** What finds the kinds of the entries of one list: of entries that say the same it is found once. */
  ofList(): (entry: JsonObject) => FoundKind {
    this.#known ??= knownOf(this.#consumers)
    const { labels, titleOf } = this.#known
    const ofEntry = (entry: JsonObject): FoundKind =>
      this.#of(askedOnce(label => titleUnder(entry, label, titleOf)))
    const [only, ...more] = labels
    if (only === undefined)
      return entry => {
        this.#only ??= ofEntry(entry)
        return this.#only
      }
    if (more.length > 0) return ofEntry
    const found = new Map<string | undefined, FoundKind>()
    return entry => getOrInsert(found, textUnder(entry, only), () => ofEntry(entry))
  }

  #of(text: TextOf): FoundKind {
    this.#asked ??= this.#consumers.map(asked)
    this.#titles ??= titlesOf(this.#consumers)
    const found = this.#titles.length === 0 ? undefined : foundTitles(this.#titles, text)
    const said = { text, designator: (label: string) => found?.designators.get(label) }
    let branch = this.#root
    for (const each of this.#asked) branch = follow(branch, answerOf(each, said))
    branch.kind ??= this.#newKind(said)
    const named = found === undefined ? undefined : namedIn(this.#consumers, said, found.designators)
    return { kind: branch.kind, named, atOddsBy: found?.atOddsBy, unfamiliarBy: found?.unfamiliarBy }
  }

  #newKind(said: Said): EntryKind {
    const accepting = this.#consumers.filter(consumer => accepts(consumer, said))
    const fields = accepting.flatMap(consumer => caseOf(consumer, said) ?? consumer.otherwise)
    const unknown = this.#consumers.find(
      consumer => consumer.by !== undefined && caseOf(consumer, said) === undefined,
    )
    return {
      node:
        accepting.length === 0
          ? undefined
          : this.#nodeFor(fields, decidingLabels(this.#consumers), namesOf(this.#consumers)),
      unknownBy: unknown?.by,
    }
  }
}

/** The names in the view of what tells what an entry is by designators. */
function namesOf(consumers: readonly EntriesConsumer[]): readonly string[] {
  const kinds = consumers.flatMap(each => (each.byDesignator.size === 0 ? [] : [each.kindLabel]))
  return [...decidingLabels(consumers).map(designatorLabel), ...kinds]
}

function namedIn(
  consumers: readonly EntriesConsumer[],
  { text, designator }: Said,
  designators: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const named = new Map([...designators].map(([label, value]) => [designatorLabel(label), value] as const))
  for (const { by, cases, byDesignator, kindLabel } of consumers) {
    if (by === undefined || cases.has(text(by) ?? '\n')) continue
    const known = byDesignator.get(designator(by) ?? '')
    if (known !== undefined) named.set(kindLabel, known)
  }
  return named
}

/** What the consumers know of the titles under one label. */
interface Titles {
  readonly label: string
  /** The texts that each consumer has for it: one that is in all of them needs no designator. */
  readonly texts: readonly ReadonlySet<string>[]
  /** The designators, and every word of the texts that have each. */
  readonly designators: ReadonlyMap<string, ReadonlySet<string>>
  /** The designators that words describe. */
  readonly described: ReadonlyMap<string, ReadonlySet<string>>
}

/** The labels under which the consumers know a designator. */
function titlesOf(consumers: readonly EntriesConsumer[]): readonly Titles[] {
  return [...new Set(decidingLabels(consumers))].flatMap(label => {
    const texts = consumers.flatMap(({ where, by, cases }) => [
      ...where.flatMap(each => (each.label === label ? [new Set(each.texts)] : [])),
      ...(by === label ? [new Set(cases.keys())] : []),
    ])
    const designators = new Map<string, Set<string>>()
    const described = new Map<string, Set<string>>()
    for (const text of new Set(texts.flatMap(each => [...each]))) {
      const found = entryDesignation(text)
      if (found === undefined) continue
      const words = getOrInsert(designators, found.designator, () => new Set())
      if (found.words === '') continue
      for (const word of found.words.split(' ')) words.add(word)
      getOrInsert(described, found.words, () => new Set()).add(found.designator)
    }
    return designators.size === 0 ? [] : [{ label, texts, designators, described }]
  })
}

/** What the texts of an entry name by designators. */
interface FoundTitles extends Pick<FoundKind, 'atOddsBy' | 'unfamiliarBy'> {
  readonly designators: ReadonlyMap<string, string>
}

function foundTitles(titles: readonly Titles[], textOf: TextOf): FoundTitles | undefined {
  let designators: Map<string, string> | undefined
  let atOddsBy: string | undefined
  let unfamiliarBy: string | undefined
  for (const { label, texts, designators: known, described } of titles) {
    const text = textOf(label)
    if (text === undefined || texts.every(each => each.has(text))) continue
    const found = entryDesignation(text)
    const own = found === undefined ? undefined : known.get(found.designator)
    if (found === undefined || own === undefined || isAnother(found.words, own)) continue
    designators ??= new Map()
    if (described.get(found.words)?.has(found.designator) === false) atOddsBy ??= label
    else {
      designators.set(label, found.designator)
      if (isUnfamiliar(found.words, own)) unfamiliarBy ??= label
    }
  }
  return designators === undefined ? undefined : { designators, atOddsBy, unfamiliarBy }
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
function answerOf({ consumer, numbers }: AskedConsumer, said: Said): number {
  const fields = caseOf(consumer, said)
  const number = fields === undefined ? 0 : (numbers.get(fields) ?? 0)
  return accepts(consumer, said) ? 2 + number : Math.min(number, 1)
}

function follow({ next }: Branch, answer: number): Branch {
  const branch = next.get(answer) ?? { next: new Map(), kind: undefined }
  next.set(answer, branch)
  return branch
}

function accepts({ where }: EntriesConsumer, said: Said): boolean {
  return where.every(condition => meets(condition, said))
}

function meets(condition: PlanCondition, { text, designator }: Said): boolean {
  const { label, texts } = condition
  if (texts.includes(text(label) ?? '\n')) return true
  const found = designator(label)
  return found !== undefined && conditionDesignators(condition).includes(found)
}

/** The fields of the case that the entry is; `undefined` for one without, and where there is nothing to choose. */
function caseOf({ by, cases, byDesignator }: EntriesConsumer, said: Said): readonly PlanField[] | undefined {
  if (by === undefined) return undefined
  const found = cases.get(said.text(by) ?? '\n')
  if (found !== undefined) return found
  const designator = said.designator(by)
  return designator === undefined ? undefined : cases.get(byDesignator.get(designator) ?? '\n')
}

/** Most entries are asked for the text under one label again and again. */
function askedOnce(textOf: TextOf): TextOf {
  let last: string | undefined
  let answer: string | undefined
  return label => {
    if (label === last) return answer
    last = label
    answer = textOf(label)
    return answer
  }
}

/** The canonical text under the first printing of a label in an entry, as the view has it; `undefined` where that is no text. */
export function titleUnder(
  entry: JsonObject,
  label: string,
  titleOf: (text: string) => string,
): string | undefined {
  const text = textUnder(entry, label)
  return text === undefined ? undefined : titleOf(text)
}

/** The text there, as printed. */
function textUnder(entry: JsonObject, label: string): string | undefined {
  for (const key in entry)
    if (Object.hasOwn(entry, key) && (key === label || canonicalLabel(key) === label)) {
      const value = entry[key]
      return typeof value === 'string' ? value : undefined
    }
  return undefined
}

/** The fields of a list or choice, by what decides about an entry. */
export function consumerOf(field: ListField | ChoiceField): EntriesConsumer {
  if (field.kind === 'list') {
    const { where, fields } = field
    return {
      where,
      by: undefined,
      cases: new Map(),
      byDesignator: new Map(),
      kindLabel: '',
      otherwise: fields,
      above: rowAboveRules(fields),
    }
  }
  const cases = new Map(field.cases.flatMap(each => each.texts.map(text => [text, each.fields] as const)))
  const designators = designatorsByCase(field.cases)
  const byDesignator = new Map(
    field.cases.flatMap((each, index) =>
      (designators[index] ?? []).map(designator => [designator, each.texts[0] ?? ''] as const),
    ),
  )
  return {
    where: field.where,
    by: field.by,
    cases,
    byDesignator,
    kindLabel: kindLabel(field.by, field.name),
    otherwise: field.otherwise.fields,
    above: [],
  }
}

/** The labels that decide which entries are read, and how. */
function decidingLabels(consumers: readonly EntriesConsumer[]): readonly string[] {
  return consumers.flatMap(({ where, by }) => [
    ...where.map(each => each.label),
    ...(by === undefined ? [] : [by]),
  ])
}
