/** A plan's fields turned round: from the labels of a document to what is to be done with each. Made once for each plan. */
import type { ChoiceField, ListField, MappingPlan, PlanCondition, PlanField } from '../plan/mapping-plan.ts'
import { wholeLabel, yearStandIn } from '../plan/view-labels.ts'

/** What is known of one object of a document: its labels, canonical. */
export interface ReadingNode {
  readonly labels: Map<string, Reader>
  /** Some label holds the stand-in for any year. */
  hasYears: boolean
  /** A field keeps the whole of this object. */
  keepsWhole: boolean
  /** Fields that may be read from several places, of which only the first present one is. */
  readonly alternatives: Alternatives[]
}

/** Paths of labels from one object; `isSection` where they lead to sections. */
export interface Alternatives {
  readonly paths: readonly (readonly string[])[]
  readonly isSection: boolean
  readonly normalizers: readonly string[]
}

/** What is done with the value under a label. */
export type Reader =
  | LeafReader
  | SectionReader
  | OccurrencesReader
  | EntriesReader
  | KeptReader
  | IgnoredReader

/** A value, read by as many fields as `readers` says; none where it only decides which entries are read. */
export interface LeafReader {
  readonly kind: 'leaf'
  readers: number
}

export interface SectionReader {
  readonly kind: 'section'
  readonly node: ReadingNode
}

/** A section that may be printed several times, numbered. */
export interface OccurrencesReader {
  readonly kind: 'occurrences'
  readonly node: ReadingNode
}

/** An array; each entry is read by the consumers whose conditions it meets. */
export interface EntriesReader {
  readonly kind: 'entries'
  readonly consumers: EntriesConsumer[]
  /** The nodes made so far, by which fields they are for. There are at most as many as the mapping has such sets. */
  readonly nodes: Map<string, ReadingNode>
}

export interface EntriesConsumer {
  readonly where: readonly PlanCondition[]
  /** The label that decides the fields, and the fields by its canonical text; `otherwise` for any other, and without a choice. */
  readonly by: string | undefined
  readonly cases: ReadonlyMap<string, readonly PlanField[]>
  readonly otherwise: readonly PlanField[]
}

/** Carried over as it came; its leaves stay unmapped. */
export interface KeptReader {
  readonly kind: 'kept'
}

export interface IgnoredReader {
  readonly kind: 'ignored'
  readonly because: string
}

/** The tree of a plan, and the sentences that say there is no data. */
export interface ReadingTree {
  readonly root: ReadingNode
  readonly notices: ReadonlySet<string>
}

/** Turns `plan` round. */
export function readingTree(plan: MappingPlan): ReadingTree {
  const root = emptyNode()
  addFields(root, plan.fields)
  for (const { path, because } of plan.ignore) addIgnored(root, path, because)
  const notices = plan.fields.flatMap(field => (field.kind === 'notice' ? field.texts : []))
  return { root, notices: new Set(notices) }
}

function emptyNode(): ReadingNode {
  return { labels: new Map(), hasYears: false, keepsWhole: false, alternatives: [] }
}

/**
 * The node for one entry of an array, or `undefined` where no consumer reads it.
 * `textOf` gives the canonical text under a label of the entry, `undefined` where there is none.
 */
export function entryNode(
  reader: EntriesReader,
  textOf: (label: string) => string | undefined,
): ReadingNode | undefined {
  const accepted = reader.consumers.flatMap((consumer, index) => {
    if (!consumer.where.every(({ label, texts }) => texts.includes(textOf(label) ?? '\n'))) return []
    const text = consumer.by === undefined ? undefined : textOf(consumer.by)
    const chosen = text === undefined ? undefined : consumer.cases.get(text)
    return [{ fields: chosen ?? consumer.otherwise, key: `${index}:${chosen === undefined ? '' : text}` }]
  })
  if (accepted.length === 0) return undefined
  const key = accepted.map(each => each.key).join('\n')
  const present = reader.nodes.get(key)
  if (present !== undefined) return present
  const node = emptyNode()
  for (const { fields } of accepted) addFields(node, fields)
  for (const label of decidingLabels(reader)) leafAt(node, [label])
  reader.nodes.set(key, node)
  return node
}

/** Whether an entry is of no kind that its consumers know. */
export function isUnknownEntry(
  reader: EntriesReader,
  textOf: (label: string) => string | undefined,
): boolean {
  return reader.consumers.some(({ by, cases }) => by !== undefined && !cases.has(textOf(by) ?? '\n'))
}

/** The labels that decide which entries are read, and how. */
function decidingLabels(reader: EntriesReader): readonly string[] {
  return reader.consumers.flatMap(({ where, by }) => [
    ...where.map(each => each.label),
    ...(by === undefined ? [] : [by]),
  ])
}

function addFields(node: ReadingNode, fields: readonly PlanField[]): void {
  for (const field of fields) addField(node, field)
}

function addField(node: ReadingNode, field: PlanField): void {
  switch (field.kind) {
    case 'value': {
      const paths = field.sources.map(source => source.path)
      for (const path of new Map(paths.map(path => [path.join('\n'), path])).values())
        leafAt(node, path).readers++
      if (paths.length > 1) {
        node.alternatives.push({
          paths,
          isSection: false,
          normalizers: field.sources.map(source => source.normalizer),
        })
      }
      return
    }
    case 'group':
      if (field.sections.length === 0) addFields(node, field.fields)
      for (const path of field.sections) addFields(sectionAt(node, path), field.fields)
      noteSections(node, field.sections)
      return
    case 'list':
      if (field.of === 'entries') addEntries(node, field)
      else for (const path of field.paths) addFields(occurrencesAt(node, path), field.fields)
      noteSections(node, field.paths)
      return
    case 'choice':
      addEntries(node, field)
      return
    case 'kept':
      if (field.path.length === 0) node.keepsWhole = true
      else hold(node, field.path, () => ({ kind: 'kept' }))
      return
    case 'notice':
    case 'derived':
      return
  }
}

function noteSections(node: ReadingNode, paths: readonly (readonly string[])[]): void {
  if (paths.length > 1) node.alternatives.push({ paths, isSection: true, normalizers: [] })
}

function addEntries(node: ReadingNode, field: ListField | ChoiceField): void {
  const consumer = consumerOf(field)
  for (const path of field.paths) {
    const reader = hold(node, path, () => ({ kind: 'entries', consumers: [], nodes: new Map() }))
    if (reader.kind === 'entries') reader.consumers.push(consumer)
  }
}

function consumerOf(field: ListField | ChoiceField): EntriesConsumer {
  if (field.kind === 'list')
    return { where: field.where, by: undefined, cases: new Map(), otherwise: field.fields }
  const cases = new Map(field.cases.flatMap(each => each.texts.map(text => [text, each.fields] as const)))
  return { where: field.where, by: field.by, cases, otherwise: field.otherwise.fields }
}

function addIgnored(root: ReadingNode, path: readonly string[], because: string): void {
  hold(root, path, () => ({ kind: 'ignored', because }))
}

function leafAt(node: ReadingNode, path: readonly string[]): LeafReader {
  const reader = hold(node, path, () => ({ kind: 'leaf', readers: 0 }))
  if (reader.kind !== 'leaf') throw new TypeError('A label is both a value and a section')
  return reader
}

function sectionAt(node: ReadingNode, path: readonly string[]): ReadingNode {
  const reader = hold(node, path, () => ({ kind: 'section', node: emptyNode() }))
  if (reader.kind !== 'section') throw new TypeError('A label is both a section and something else')
  return reader.node
}

function occurrencesAt(node: ReadingNode, path: readonly string[]): ReadingNode {
  const reader = hold(node, path, () => ({ kind: 'occurrences', node: emptyNode() }))
  if (reader.kind !== 'occurrences')
    throw new TypeError('A label is both a repeated section and something else')
  return reader.node
}

/** The reader at the end of `path`, made with `make` where there is none; sections on the way are made as needed. */
function hold(node: ReadingNode, path: readonly string[], make: () => Reader): Reader {
  const parent = path.length > 1 ? sectionAt(node, path.slice(0, -1)) : node
  const label = path.at(-1) ?? wholeLabel
  if (label.includes(yearStandIn)) parent.hasYears = true
  const present = parent.labels.get(label)
  if (present !== undefined) return present
  const reader = make()
  parent.labels.set(label, reader)
  return reader
}
