/**
 * A plan's fields turned round: from the labels of a section to how each is read, as the prelude's `$viewOf` takes it.
 * The same turn as src/transcript/view/tree/reading-tree.ts makes, but for what only issues and lineage need.
 */

import { brokenPromise } from '../../diagnostics/bug.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import { conditionDesignators, designatorsByCase, entryDesignation } from '../../plan/entry-titles.ts'
import type {
  ChoiceField,
  ListField,
  MappingPlan,
  PlanCondition,
  PlanField,
} from '../../plan/mapping-plan.ts'
import { kindLabel, rowAboveLabel, wholeLabel } from '../../plan/view-labels.ts'
import { type Designation, designationOf, ownersOf } from '../../text/labels/designator.ts'
import { isAnother } from '../../text/labels/other-things.ts'

/** Labels to how they are read; `"*": "whole"` where the section is carried over too. */
export interface SectionLabels {
  [label: string]: LabelReader
}

/** `as`: another label of the same section. `sections`: one that is printed several times. `years`: lines that differ by the year in the label. `ignored` and `kept` as the mapping says. */
export type LabelReader =
  | 'value'
  | 'years'
  | 'whole'
  | 'kept'
  | 'ignored'
  | ({ readonly section: SectionLabels } & Title)
  | ({ readonly sections: SectionLabels } & Title)
  | ({ readonly entries: EntryReader[] } & Title)
  | ({ readonly as: string } & Title)

/** What identifies a section: its designator, and the words that describe it. */
interface Title {
  readonly designator?: string
  readonly words?: string
}

/** The labels by which entries are read that meet every condition: those of a case, or of no case. */
export interface EntryReader {
  readonly where: readonly (PlanCondition & { readonly designators: readonly string[] })[]
  readonly by?: string
  /** The name in the view of the text that an entry known by its designator stands for. */
  readonly name?: string
  readonly cases: readonly {
    readonly texts: readonly string[]
    readonly designators: readonly string[]
    readonly labels: SectionLabels
  }[]
  readonly otherwise: SectionLabels
  /** The labels by which it is decided, the texts known under each, and what identifies those. */
  readonly titles: readonly {
    readonly label: string
    readonly texts: readonly string[]
    readonly known: readonly Designation[]
  }[]
  /** Rules by which a row belongs to a row above it, and the name in the view of the position of that row. */
  readonly above?: readonly {
    readonly label: string
    readonly texts: readonly string[]
    readonly name: string
  }[]
}

/** The labels of a whole transcript. What the mapping ignores is among them only where it matters: where a sentence is looked for. */
export function sectionLabels(plan: MappingPlan): SectionLabels {
  const labels: SectionLabels = {}
  const owners = ownersOf([...plan.forms, ...plan.family])
  addFields(labels, plan.fields, owners)
  if (noticeTexts(plan).length > 0) for (const { path } of plan.ignore) hold(labels, path, 'ignored', owners)
  return labels
}

/** The sentences that say there is no data, in canonical form. */
export function noticeTexts(plan: MappingPlan): readonly string[] {
  return [...new Set(plan.fields.flatMap(field => (field.kind === 'notice' ? field.texts : [])))]
}

function addFields(labels: SectionLabels, fields: readonly PlanField[], owners: readonly string[]): void {
  for (const field of fields) addField(labels, field, owners)
}

function addField(labels: SectionLabels, field: PlanField, owners: readonly string[]): void {
  switch (field.kind) {
    case 'value':
      for (const source of field.sources) hold(labels, source.path, 'value', owners)
      for (const label of field.with ?? []) hold(labels, [label], 'value', owners)
      return
    case 'whether':
      hold(labels, field.path, 'value', owners)
      return
    case 'rowAbove':
      hold(labels, [field.label], 'value', owners)
      return
    case 'group':
      if (field.sections.length === 0) addFields(labels, field.fields, owners)
      for (const section of new Set(field.sections.map(path => sectionAt(labels, path, owners))))
        addFields(section, field.fields, owners)
      return
    case 'list':
      if (field.of === 'entries') addEntries(labels, field, owners)
      else if (field.of === 'years') for (const path of field.paths) hold(labels, path, 'years', owners)
      else
        for (const section of new Set(field.paths.map(path => sectionsAt(labels, path, owners))))
          addFields(section, field.fields, owners)
      return
    case 'choice':
      addEntries(labels, field, owners)
      return
    case 'kept':
      if (field.path.length === 0) labels[wholeLabel] = 'whole'
      else hold(labels, field.path, 'kept', owners)
      return
    case 'notice':
    case 'derived':
      return
    default:
      unreachable(field)
  }
}

function addEntries(labels: SectionLabels, field: ListField | ChoiceField, owners: readonly string[]): void {
  for (const reader of new Set(field.paths.map(path => hold(labels, path, { entries: [] }, owners)))) {
    if (typeof reader === 'object' && 'entries' in reader) addReader(reader.entries, field, owners)
  }
}

/** Every reader of one list knows the labels that decide for any of them, so that all see the same texts. */
function addReader(readers: EntryReader[], field: ListField | ChoiceField, owners: readonly string[]): void {
  const where = field.where.map(each => ({ ...each, designators: conditionDesignators(each) }))
  const conditions = field.where.map(({ label, texts }) => titlesUnder(label, texts))
  if (field.kind === 'list') {
    const otherwise = labelsOf(field.fields, owners)
    readers.push({ where, cases: [], otherwise, titles: conditions, ...rowsAbove(field.fields) })
  } else {
    const { by } = field
    const designators = designatorsByCase(field.cases)
    const cases = field.cases.map((each, index) => ({
      texts: each.texts,
      designators: designators[index] ?? [],
      labels: labelsOf(each.fields, owners),
    }))
    const choice = titlesUnder(
      by,
      cases.flatMap(each => each.texts),
    )
    const otherwise = labelsOf(field.otherwise.fields, owners)
    readers.push({
      where,
      by,
      name: kindLabel(by, field.name),
      cases,
      otherwise,
      titles: [...conditions, choice],
    })
  }
  const deciding = readers.flatMap(reader => [
    ...reader.where.map(each => each.label),
    ...(reader.by === undefined ? [] : [reader.by]),
  ])
  for (const reader of readers) {
    for (const { labels } of [...reader.cases, { labels: reader.otherwise }]) {
      for (const label of deciding) hold(labels, [label], 'value', owners)
    }
  }
}

function titlesUnder(label: string, texts: readonly string[]): EntryReader['titles'][number] {
  return { label, texts, known: texts.flatMap(text => entryDesignation(text) ?? []) }
}

function rowsAbove(fields: readonly PlanField[]): Pick<EntryReader, 'above'> {
  const above = fields.flatMap(field =>
    field.kind === 'rowAbove'
      ? [{ label: field.label, texts: field.texts, name: rowAboveLabel(field.label, field.texts) }]
      : [],
  )
  return above.length === 0 ? {} : { above }
}

function labelsOf(fields: readonly PlanField[], owners: readonly string[]): SectionLabels {
  const labels: SectionLabels = {}
  addFields(labels, fields, owners)
  return labels
}

function sectionAt(labels: SectionLabels, path: readonly string[], owners: readonly string[]): SectionLabels {
  const reader = hold(labels, path, { section: {} }, owners)
  if (typeof reader !== 'object' || !('section' in reader))
    throw brokenPromise('a label is both a section and something else')
  return reader.section
}

function sectionsAt(
  labels: SectionLabels,
  path: readonly string[],
  owners: readonly string[],
): SectionLabels {
  const reader = hold(labels, path, { sections: {} }, owners)
  if (typeof reader !== 'object' || !('sections' in reader))
    throw brokenPromise('a label is both a repeated section and something else')
  return reader.sections
}

/**
 * How the label at the end of `path` is read: as before, or else as `made`. Sections on the way are made as needed; a section
 * with the designator of another one is that one.
 */
function hold(
  labels: SectionLabels,
  path: readonly string[],
  made: LabelReader,
  owners: readonly string[],
): LabelReader {
  const parent = path.length > 1 ? sectionAt(labels, path.slice(0, -1), owners) : labels
  const label = path.at(-1) ?? wholeLabel
  const present = parent[label]
  if (present !== undefined)
    return typeof present === 'object' && 'as' in present ? (parent[present.as] ?? present) : present
  const title = typeof made === 'object' ? designationOf(label, { isEntry: false, owners }) : undefined
  const other = title === undefined ? undefined : labelWith(title, parent)
  const reader = other === undefined ? undefined : parent[other]
  if (other === undefined || reader === undefined) {
    const own = typeof made === 'object' ? { ...made, ...title } : made
    parent[label] = own
    return own
  }
  if (kindOf(reader) !== kindOf(made)) {
    parent[label] = made
    return made
  }
  parent[label] = { as: other, ...title }
  return reader
}

/** The label of the section that has the designator of a title, unless the title names something else than its titles do. */
function labelWith({ designator, words }: Designation, labels: SectionLabels): string | undefined {
  const titles = Object.values(labels).flatMap(reader =>
    typeof reader === 'object' && reader.designator === designator ? (reader.words ?? '').split(' ') : [],
  )
  if (isAnother(words, new Set(titles))) return undefined
  return Object.keys(labels).find(label => {
    const reader = labels[label]
    return typeof reader === 'object' && !('as' in reader) && reader.designator === designator
  })
}

function kindOf(reader: LabelReader): string | undefined {
  return typeof reader === 'string' ? reader : Object.keys(reader)[0]
}
