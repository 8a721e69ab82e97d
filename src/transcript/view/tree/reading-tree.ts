/** A plan's fields turned round: from the labels of a document to what is to be done with each. Made once for each plan. */

import { brokenPromise } from '../../../diagnostics/bug.ts'
import { unreachable } from '../../../diagnostics/unreachable.ts'
import type {
  ChoiceField,
  ListField,
  MappingPlan,
  PlanCondition,
  PlanField,
  RowAboveField,
} from '../../../plan/mapping-plan.ts'
import { noticeLabel, rowAboveLabel, wholeLabel, yearLabel, yearStandIn } from '../../../plan/view-labels.ts'
import { ownersOf } from '../../../text/labels/designator.ts'
import { ShownLabels } from '../../labels/shown-labels.ts'
import { type Alternatives, noteAlternatives, noteSections } from './alternatives.ts'
import { consumerOf, EntryKinds, type NodeFor } from './entry-kinds.ts'
import { Layouts } from './layout.ts'
import { Notices } from './notices.ts'
import { SectionTitles } from './section-titles.ts'
import { nowhere, type Spelling, SpellingStore } from './spellings.ts'

/** What is known of one object of a document: its labels, canonical, and how documents spell them. */
export interface ReadingNode {
  readonly labels: Map<string, Reader>
  /** The sections and lists among them, by what identifies them. */
  readonly titles: SectionTitles
  /** How many sections it stands in, an entry of a list counted as if it stood at the top. */
  readonly level: number
  /** Where a section of the view has the value of each label, and the whole of itself where a field keeps that. */
  readonly positions: Map<string, number>
  /** The values of a section that holds nothing, and their spellings: one element for each position. */
  readonly blank: undefined[]
  readonly unspelled: undefined[]
  /** Keys seen in documents; see spellings.ts. */
  readonly spellings: Map<string, Spelling>
  /** The key that stood first in the last document. */
  first: Spelling | undefined
  /** All keys together, as they came in documents; see layout.ts. */
  readonly layouts: Layouts
  /** The pointer of the object that was last read by this, of an entry that of its list and its index; and a number for it; see spellings.ts. */
  parent: string
  index: number
  place: number
  /** Some label holds the stand-in for any year. */
  hasYears: boolean
  /** A field keeps the whole of this object. */
  keepsWhole: boolean
  /** Fields that may be read from several places, of which only the first present one is. */
  readonly alternatives: Alternatives[]
}

/** What is done with the value under a label. `position` is where the section of the view has it. */
export type Reader =
  | LeafReader
  | SectionReader
  | OccurrencesReader
  | EntriesReader
  | YearsReader
  | KeptReader
  | IgnoredReader

/** A value, read by as many fields as `readers` says; none where it only decides which entries are read. */
export interface LeafReader {
  readonly kind: 'leaf'
  readonly position: number
  readers: number
  /** A field that has no other place reads it: wherever the section is read, it is. */
  isSole: boolean
}

/** Reads an object as a section. */
export interface SectionReader {
  readonly kind: 'section'
  readonly position: number
  readonly node: ReadingNode
}

/** A section that may be printed several times, numbered. */
export interface OccurrencesReader {
  readonly kind: 'occurrences'
  readonly position: number
  readonly node: ReadingNode
}

/** An array; each entry is read by the consumers whose conditions it meets. */
export interface EntriesReader {
  readonly kind: 'entries'
  readonly position: number
  readonly consumers: EntriesConsumer[]
  readonly kinds: EntryKinds
}

/** A field that takes entries of a list. */
export interface EntriesConsumer {
  readonly where: readonly PlanCondition[]
  /** The label that decides the fields, and the fields by its canonical text; `otherwise` for any other, and without a choice. */
  readonly by: string | undefined
  readonly cases: ReadonlyMap<string, readonly PlanField[]>
  /** One of those texts by its designator, for texts that are none of them, and the name under which the view then has it. */
  readonly byDesignator: ReadonlyMap<string, string>
  readonly kindLabel: string
  readonly otherwise: readonly PlanField[]
  /** Rules by which its entries belong to entries above them. */
  readonly above: readonly RowAboveField[]
}

/** Lines that differ by the year in their label, each a value. */
export interface YearsReader {
  readonly kind: 'years'
  readonly position: number
  /** The label with the stand-in for the year. */
  readonly label: string
  /** What is known of the entry of a year, and how the line is read into it. */
  readonly node: ReadingNode
  readonly line: LeafReader
}

/** Carried over as it came; its leaves stay unmapped. */
export interface KeptReader {
  readonly kind: 'kept'
  readonly position: number
  readonly node: ReadingNode
}

/** Reads a label that is ignored. */
export interface IgnoredReader {
  readonly kind: 'ignored'
  readonly position: number
  readonly because: string
}

/** The tree of a plan, and the sentences that say there is no data. */
export interface ReadingTree {
  readonly root: ReadingNode
  readonly notices: Notices
  readonly spellings: SpellingStore
  /** Keys as messages may show them. */
  readonly shown: ShownLabels
}

/** Turns `plan` round. */
export function readingTree(
  plan: Pick<MappingPlan, 'fields' | 'ignore'> & Partial<Pick<MappingPlan, 'forms' | 'family'>>,
): ReadingTree {
  const root = emptyNode(ownersOf([...(plan.forms ?? []), ...(plan.family ?? [])]), 0)
  addFields(root, plan.fields)
  for (const { path, because } of plan.ignore) addIgnored(root, path, because)
  const texts = plan.fields.flatMap(field => (field.kind === 'notice' ? field.texts : []))
  if (texts.length > 0) positionOf(root, noticeLabel)
  const notices = new Notices(texts)
  return { root, notices, spellings: new SpellingStore(notices), shown: new ShownLabels(plan) }
}

/** `owners` are the forms whose schedules the transcript has. */
function emptyNode(owners: readonly string[], level: number): ReadingNode {
  return {
    labels: new Map(),
    titles: new SectionTitles(owners),
    level,
    positions: new Map(),
    blank: [],
    unspelled: [],
    spellings: new Map(),
    first: undefined,
    layouts: new Layouts(),
    parent: '',
    index: nowhere,
    place: 0,
    hasYears: false,
    keepsWhole: false,
    alternatives: [],
  }
}

/** The position of `label` in sections of `node`, a new one where it has none yet. */
function positionOf(node: ReadingNode, label: string): number {
  const present = node.positions.get(label)
  if (present !== undefined) return present
  node.positions.set(label, node.blank.length)
  node.unspelled.push(undefined)
  return node.blank.push(undefined) - 1
}

/** What makes what reads given fields of an entry, the labels that decided for them, and what the view names besides. */
function entryNodes(owners: readonly string[]): NodeFor {
  return (fields, labels, names) => {
    const node = emptyNode(owners, 1)
    addFields(node, fields)
    for (const label of labels) leafAt(node, [label])
    for (const name of names) positionOf(node, name)
    return node
  }
}

function addFields(node: ReadingNode, fields: readonly PlanField[]): void {
  for (const field of fields) addField(node, field)
}

function addField(node: ReadingNode, field: PlanField): void {
  switch (field.kind) {
    case 'value': {
      const paths = field.sources.map(source => source.path)
      const apart = new Map(paths.map(path => [path.join('\n'), path]))
      for (const path of apart.values()) noteReader(leafAt(node, path), apart.size === 1)
      if (paths.length > 1) noteAlternatives(node, field.sources, false)
      // Looked at only: unless a field carries it, the line stays unmapped.
      for (const label of field.with ?? []) leafAt(node, [label])
      return
    }
    case 'whether':
      noteReader(leafAt(node, field.path), true)
      return
    case 'rowAbove':
      noteReader(leafAt(node, [field.label]), true)
      positionOf(node, rowAboveLabel(field.label, field.texts))
      return
    case 'group':
      if (field.sections.length === 0) addFields(node, field.fields)
      for (const section of distinct(field.sections, path => sectionAt(node, path)))
        addFields(section, field.fields)
      noteSections(node, field.sections)
      return
    case 'list':
      if (field.of === 'entries') addEntries(node, field)
      else if (field.of === 'years') for (const path of field.paths) addYears(node, path)
      else
        for (const section of distinct(field.paths, path => occurrencesAt(node, path)))
          addFields(section, field.fields)
      noteSections(node, field.paths)
      return
    case 'choice':
      addEntries(node, field)
      return
    case 'kept':
      if (field.path.length === 0) keepWhole(node)
      else
        hold(node, field.path, 'kept', (position, { titles }, level) => ({
          kind: 'kept',
          position,
          node: keepWhole(emptyNode(titles.owners, level)),
        }))
      return
    case 'notice':
    case 'derived':
      return
    default:
      unreachable(field)
  }
}

function newLeaf(position: number): LeafReader {
  return { kind: 'leaf', position, readers: 0, isSole: false }
}

/** One more field reads the leaf; `isSole` where that has no other place to read. */
function noteReader(reader: LeafReader, isSole: boolean): void {
  reader.readers++
  reader.isSole ||= isSole
}

/** Two names of one section lead to one node. */
function distinct<T>(
  paths: readonly (readonly string[])[],
  at: (path: readonly string[]) => T,
): ReadonlySet<T> {
  return new Set(paths.map(at))
}

/** The line of a year is read by the one field that lists the years. */
function addYears(node: ReadingNode, path: readonly string[]): void {
  const label = path.at(-1) ?? wholeLabel
  const entry = emptyNode([], 1)
  positionOf(entry, yearLabel)
  const line = newLeaf(positionOf(entry, label))
  noteReader(line, true)
  hold(node, path, 'years', position => ({ kind: 'years', position, label, node: entry, line }))
}

function addEntries(node: ReadingNode, field: ListField | ChoiceField): void {
  const consumer = consumerOf(field)
  const readers = distinct(field.paths, path =>
    hold(node, path, 'entries', (position, { titles }) => {
      const consumers: EntriesConsumer[] = []
      return {
        kind: 'entries',
        position,
        consumers,
        kinds: new EntryKinds(consumers, entryNodes(titles.owners)),
      }
    }),
  )
  for (const reader of readers) {
    if (reader.kind !== 'entries') throw brokenPromise('a label is both a list and something else')
    reader.consumers.push(consumer)
  }
}

function keepWhole(node: ReadingNode): ReadingNode {
  node.keepsWhole = true
  positionOf(node, wholeLabel)
  return node
}

function addIgnored(root: ReadingNode, path: readonly string[], because: string): void {
  hold(root, path, 'ignored', position => ({ kind: 'ignored', position, because }))
}

function leafAt(node: ReadingNode, path: readonly string[]): LeafReader {
  const reader = hold(node, path, 'leaf', newLeaf)
  if (reader.kind !== 'leaf') throw brokenPromise('a label is both a value and a section')
  return reader
}

function sectionAt(node: ReadingNode, path: readonly string[]): ReadingNode {
  const reader = hold(node, path, 'section', (position, { titles }, level) => ({
    kind: 'section',
    position,
    node: emptyNode(titles.owners, level),
  }))
  if (reader.kind !== 'section') throw brokenPromise('a label is both a section and something else')
  return reader.node
}

function occurrencesAt(node: ReadingNode, path: readonly string[]): ReadingNode {
  const reader = hold(node, path, 'occurrences', (position, { titles }, level) => ({
    kind: 'occurrences',
    position,
    node: emptyNode(titles.owners, level),
  }))
  if (reader.kind !== 'occurrences')
    throw brokenPromise('a label is both a repeated section and something else')
  return reader.node
}

type Make = (position: number, parent: ReadingNode, level: number) => Reader

/** The reader at the end of `path`, made with `make` where there is none; sections on the way are made as needed. */
function hold(node: ReadingNode, path: readonly string[], kind: Reader['kind'], make: Make): Reader {
  const parent = path.length > 1 ? sectionAt(node, path.slice(0, -1)) : node
  const label = path.at(-1) ?? wholeLabel
  if (label.includes(yearStandIn)) parent.hasYears = true
  const present = parent.labels.get(label)
  if (present !== undefined) return present
  const same = parent.titles.sameAs(label, kind)
  if (same !== undefined) {
    parent.positions.set(label, same.position)
    parent.labels.set(label, same)
    return same
  }
  const reader = make(positionOf(parent, label), parent, parent.level + 1)
  parent.labels.set(label, reader)
  parent.titles.add(label, reader)
  return reader
}
