/**
 * A plan's fields to the JSONata expression that runs: readable, the same bytes every time, one field a line.
 * Sections are bound to variables named after their groups, so a line reads `"wages": $money($income."TOTAL WAGES")`.
 */
import type { Normalizer } from '../normalize/definition.ts'
import { isNormalizerName, normalizers } from '../normalize/registry.ts'
import { conditionDesignators, designatorsByCase } from '../plan/entry-titles.ts'
import type {
  ChoiceField,
  GroupField,
  ListField,
  PlanCondition,
  PlanField,
  PlanSource,
  ValueField,
} from '../plan/mapping-plan.ts'
import {
  designatorLabel,
  kindLabel,
  noticeLabel,
  rowAboveLabel,
  wholeLabel,
  yearLabel,
} from '../plan/view-labels.ts'

/** The expression over the view of a transcript that gives all fields but the derived ones. */
export function emitBase(fields: readonly PlanField[]): string {
  const proper = fields.filter(field => field.kind !== 'derived')
  return `${object(proper, '$', 0)}\n`
}

/** Of fields at the top, which several mappings may share. */
const emitted = new WeakMap<PlanField, string>()

function line(field: PlanField, from: string, depth: number): string {
  const present = depth === 0 ? emitted.get(field) : undefined
  if (present !== undefined) return present
  const made = `${quote(field.name)}: ${emitField(field, from, depth + 1)}`
  if (depth === 0) emitted.set(field, made)
  return made
}

/** `from` is the variable that holds the section the fields stand in. */
function object(fields: readonly PlanField[], from: string, depth: number, first?: string): string {
  const inner = '  '.repeat(depth + 1)
  const lines = fields.map(field => line(field, from, depth))
  if (first !== undefined) lines.unshift(first)
  if (lines.length === 0) return '{}'
  return `{\n${lines.map(each => inner + each).join(',\n')}\n${'  '.repeat(depth)}}`
}

function emitField(field: PlanField, from: string, depth: number): string {
  switch (field.kind) {
    case 'value':
      return emitValue(field, from)
    case 'whether':
      return `$whether(${path(from, field.path)}, ${JSON.stringify(field.texts)})`
    case 'rowAbove':
      return `${path(from, [rowAboveLabel(field.label, field.texts)])} ?? null`
    case 'group':
      return emitGroup(field, from, depth)
    case 'list':
      return emitList(field, from, depth)
    case 'choice':
      return emitChoice(field, from, depth)
    case 'kept':
      return `${path(from, [...field.path, wholeLabel])} ?? null`
    case 'notice':
      return `$text(${path(from, [noticeLabel])})`
    case 'derived':
      return 'null'
  }
}

function emitValue(field: ValueField, from: string): string {
  const read = (source: PlanSource, text: string): string => {
    const normalizer: Normalizer | undefined = isNormalizerName(source.normalizer)
      ? normalizers[source.normalizer]
      : undefined
    const tables = normalizer?.tables === undefined ? [] : field.tables.map(table => JSON.stringify(table))
    const beside = normalizer?.readsWith === true ? besideOf(field, from) : []
    return `$${source.normalizer}(${[text, ...tables, ...beside].join(', ')})`
  }
  const [first] = field.sources
  if (first === undefined) return 'null'
  const texts = field.sources.map(source => path(from, source.path))
  if (field.sources.every(source => source.normalizer === first.normalizer))
    return read(first, texts.join(' ?? '))
  const branches = field.sources.map((source, index) => ({
    text: texts[index] ?? '',
    value: read(source, texts[index] ?? ''),
  }))
  const last = branches.pop()
  return [...branches.map(each => `$exists(${each.text}) ? ${each.value} : `), last?.value ?? 'null'].join('')
}

/** The text beside the value, if it is named. */
function besideOf(field: ValueField, from: string): readonly string[] {
  return field.with === undefined ? [] : [field.with.map(label => path(from, [label])).join(' ?? ')]
}

function emitGroup(field: GroupField, from: string, depth: number): string {
  if (field.sections.length === 0) return object(field.fields, from, depth)
  const variable = variableOf(field.name)
  const section = field.sections.map(steps => path(from, steps)).join(' ?? ')
  return `(${variable} := ${section}; ${object(field.fields, variable, depth)})`
}

/** A group's variable, told apart from the functions and variables that the expression itself uses. */
function variableOf(name: string): string {
  const taken =
    isNormalizerName(name) || ['title', 'whether', 'exists', 'merge', 'kind', 'data'].includes(name)
  return taken ? `$${name}_` : `$${name}`
}

function emitList(field: ListField, from: string, depth: number): string {
  const year = field.of === 'years' ? `${quote('year')}: $integer(${path('$', [yearLabel])})` : undefined
  return `[${entries(field, from)}.${object(field.fields, '$', depth, year)}]`
}

function emitChoice(field: ChoiceField, from: string, depth: number): string {
  const pad = '  '.repeat(depth + 1)
  const branch = (name: string, fields: readonly PlanField[]): string =>
    object(fields, '$', depth + 1, `${quote(field.as)}: ${quote(name)}`)
  const cases = field.cases.map(
    each => `${pad}$kind in ${JSON.stringify(each.texts)} ? ${branch(each.name, each.fields)} :\n`,
  )
  const otherwise = `${pad}${branch(field.otherwise.name, field.otherwise.fields)}`
  const byNumber = designatorsByCase(field.cases).some(each => each.length > 0)
  const ofNumber = byNumber ? `${path('$', [kindLabel(field.by, field.name)])} ?? ` : ''
  const kind = `${pad}$kind := ${ofNumber}$title(${path('$', [field.by])});\n`
  return `[${entries(field, from)}.(\n${kind}${cases.join('')}${otherwise}\n${'  '.repeat(depth)})]`
}

function entries(field: ListField | ChoiceField, from: string): string {
  const paths = field.paths.map(steps => path(from, steps))
  const all = paths.length === 1 ? (paths[0] ?? '') : `(${paths.join(' ?? ')})`
  return all + field.where.map(condition).join('')
}

function condition(where: PlanCondition): string {
  const byText = `$title(${path('$', [where.label])}) in ${JSON.stringify(where.texts)}`
  const designators = conditionDesignators(where)
  if (designators.length === 0) return `[${byText}]`
  return `[${byText} or ${path('$', [designatorLabel(where.label)])} in ${JSON.stringify(designators)}]`
}

/** Every label is written in quotes: the one form that holds for any label. */
function path(from: string, steps: readonly string[]): string {
  return [from, ...steps.map(quote)].join('.')
}

function quote(text: string): string {
  return JSON.stringify(text)
}
