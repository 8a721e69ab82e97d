/**
 * A plan's fields turned round: from the labels of a section to how each is read, as the prelude's `$viewOf` takes it.
 * The same turn as src/transcript/reading-tree.ts makes, but for what only issues and receipts need.
 */
import type {
  ChoiceField,
  ListField,
  MappingPlan,
  PlanCondition,
  PlanField,
} from '../../plan/mapping-plan.ts'
import { rowAboveLabel, wholeLabel } from '../../plan/view-labels.ts'

/** Labels to how they are read; `"*": "whole"` where the section is carried over too. */
export interface SectionLabels {
  [label: string]: LabelReader
}

/** `sections`: one that is printed several times. `years`: lines that differ by the year in the label. `ignored` and `kept` as the mapping says. */
export type LabelReader =
  | 'value'
  | 'years'
  | 'whole'
  | 'kept'
  | 'ignored'
  | { readonly section: SectionLabels }
  | { readonly sections: SectionLabels }
  | { readonly entries: EntryReader[] }

/** The labels by which entries are read that meet every condition: those of a case, or of no case. */
export interface EntryReader {
  readonly where: readonly PlanCondition[]
  readonly by?: string
  readonly cases: readonly { readonly texts: readonly string[]; readonly labels: SectionLabels }[]
  readonly otherwise: SectionLabels
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
  addFields(labels, plan.fields)
  if (noticeTexts(plan).length > 0) for (const { path } of plan.ignore) hold(labels, path, 'ignored')
  return labels
}

/** The sentences that say there is no data, in canonical form. */
export function noticeTexts(plan: MappingPlan): readonly string[] {
  return [...new Set(plan.fields.flatMap(field => (field.kind === 'notice' ? field.texts : [])))]
}

function addFields(labels: SectionLabels, fields: readonly PlanField[]): void {
  for (const field of fields) addField(labels, field)
}

function addField(labels: SectionLabels, field: PlanField): void {
  switch (field.kind) {
    case 'value':
      for (const source of field.sources) hold(labels, source.path, 'value')
      return
    case 'whether':
      hold(labels, field.path, 'value')
      return
    case 'rowAbove':
      hold(labels, [field.label], 'value')
      return
    case 'group':
      if (field.sections.length === 0) addFields(labels, field.fields)
      for (const path of field.sections) addFields(sectionAt(labels, path), field.fields)
      return
    case 'list':
      if (field.of === 'entries') addEntries(labels, field)
      else if (field.of === 'years') for (const path of field.paths) hold(labels, path, 'years')
      else for (const path of field.paths) addFields(sectionsAt(labels, path), field.fields)
      return
    case 'choice':
      addEntries(labels, field)
      return
    case 'kept':
      if (field.path.length === 0) labels[wholeLabel] = 'whole'
      else hold(labels, field.path, 'kept')
      return
    case 'notice':
    case 'derived':
      return
  }
}

function addEntries(labels: SectionLabels, field: ListField | ChoiceField): void {
  for (const path of field.paths) {
    const reader = hold(labels, path, { entries: [] })
    if (typeof reader === 'object' && 'entries' in reader) addReader(reader.entries, field)
  }
}

/** Every reader of one list knows the labels that decide for any of them, so that all see the same texts. */
function addReader(readers: EntryReader[], field: ListField | ChoiceField): void {
  const { where } = field
  readers.push(
    field.kind === 'list'
      ? { where, cases: [], otherwise: labelsOf(field.fields), ...rowsAbove(field.fields) }
      : {
          where,
          by: field.by,
          cases: field.cases.map(each => ({ texts: each.texts, labels: labelsOf(each.fields) })),
          otherwise: labelsOf(field.otherwise.fields),
        },
  )
  const deciding = readers.flatMap(reader => [
    ...reader.where.map(each => each.label),
    ...(reader.by === undefined ? [] : [reader.by]),
  ])
  for (const reader of readers) {
    for (const { labels } of [...reader.cases, { labels: reader.otherwise }]) {
      for (const label of deciding) hold(labels, [label], 'value')
    }
  }
}

function rowsAbove(fields: readonly PlanField[]): Pick<EntryReader, 'above'> {
  const above = fields.flatMap(field =>
    field.kind === 'rowAbove'
      ? [{ label: field.label, texts: field.texts, name: rowAboveLabel(field.label, field.texts) }]
      : [],
  )
  return above.length === 0 ? {} : { above }
}

function labelsOf(fields: readonly PlanField[]): SectionLabels {
  const labels: SectionLabels = {}
  addFields(labels, fields)
  return labels
}

function sectionAt(labels: SectionLabels, path: readonly string[]): SectionLabels {
  const reader = hold(labels, path, { section: {} })
  if (typeof reader !== 'object' || !('section' in reader))
    throw new TypeError('A label is both a section and something else')
  return reader.section
}

function sectionsAt(labels: SectionLabels, path: readonly string[]): SectionLabels {
  const reader = hold(labels, path, { sections: {} })
  if (typeof reader !== 'object' || !('sections' in reader))
    throw new TypeError('A label is both a repeated section and something else')
  return reader.sections
}

/** How the label at the end of `path` is read: as before, or else as `made`. Sections on the way are made as needed. */
function hold(labels: SectionLabels, path: readonly string[], made: LabelReader): LabelReader {
  const parent = path.length > 1 ? sectionAt(labels, path.slice(0, -1)) : labels
  const label = path.at(-1) ?? wholeLabel
  parent[label] ??= made
  return parent[label]
}
