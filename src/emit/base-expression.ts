/**
 * A plan's fields to the JSONata expression that runs: readable, the same bytes every time, one field a line; and the same
 * expression without its text being read. Sections are bound to variables named after their groups, so a line reads
 * `"wages": $money($income."TOTAL WAGES")`.
 */
import { unreachable } from '../diagnostics/unreachable.ts'
import type { Expression } from '../evaluate/language/expression.ts'
import type { Normalizer } from '../normalize/definition.ts'
import { normalizerNames } from '../normalize/normalizer-names.gen.ts'
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
import {
  block,
  call,
  choice,
  firstPresent,
  listOf,
  literal,
  operation,
  type Part,
  path,
  variable,
  WrittenExpression,
} from './written-expression.ts'

/** The text of an expression, and the expression. */
export interface BaseExpression {
  readonly text: string
  readonly expression: Expression
}

/**
 * The expression over the view of a transcript that gives all fields but the derived ones. `normalizers` are at least those of
 * the fields.
 */
export function baseExpression(
  fields: readonly PlanField[],
  normalizers: readonly Normalizer[],
): BaseExpression {
  const to = new WrittenExpression(normalizers)
  const proper = fields.filter(field => field.kind !== 'derived')
  const expression = object(proper, '', 0)(to)
  return { text: `${to.text}\n`, expression }
}

interface Entry {
  readonly key: string
  readonly value: Part
}

/** `from` is the variable that holds the section the fields stand in; none for `$`. */
function object(fields: readonly PlanField[], from: string, depth: number, first?: Entry): Part {
  return to => {
    const { position } = to
    const inner = '  '.repeat(depth + 1)
    const entries = fields.map(field => ({ key: field.name, value: emitField(field, from, depth + 1) }))
    if (first !== undefined) entries.unshift(first)
    to.write('{')
    const made = entries.map(({ key, value }, index) => {
      to.write(`${index > 0 ? ',' : ''}\n${inner}${JSON.stringify(key)}: `)
      return { key, value: value(to) }
    })
    to.write(entries.length === 0 ? '}' : `\n${'  '.repeat(depth)}}`)
    return { kind: 'object', position, fields: made }
  }
}

function emitField(field: PlanField, from: string, depth: number): Part {
  switch (field.kind) {
    case 'value':
      return emitValue(field, from)
    case 'whether':
      return call('whether', [path(from, field.path), literal(field.texts)])
    case 'rowAbove':
      return firstPresent([path(from, [rowAboveLabel(field.label, field.texts)]), literal(null)])
    case 'group':
      return emitGroup(field, from, depth)
    case 'list':
      return emitList(field, from, depth)
    case 'choice':
      return emitChoice(field, from, depth)
    case 'kept':
      return firstPresent([path(from, [...field.path, wholeLabel]), literal(null)])
    case 'notice':
      return call('text', [path(from, [noticeLabel])])
    case 'derived':
      return literal(null)
    default:
      return unreachable(field)
  }
}

function emitValue(field: ValueField, from: string): Part {
  return to => emitSources(field, from, to.normalizers)(to)
}

function emitSources(field: ValueField, from: string, normalizers: ReadonlyMap<string, Normalizer>): Part {
  const read = (source: PlanSource, text: Part): Part => {
    const normalizer = normalizers.get(source.normalizer)
    const tables = normalizer?.tables === undefined ? [] : field.tables.map(literal)
    const beside = normalizer?.readsWith === true ? besideOf(field, from) : []
    return call(source.normalizer, [text, ...tables, ...beside])
  }
  const [first] = field.sources
  if (first === undefined) return literal(null)
  const texts = field.sources.map(source => path(from, source.path))
  if (field.sources.every(source => source.normalizer === first.normalizer))
    return read(first, firstPresent(texts))
  const choices = field.sources.map(source => {
    const text = path(from, source.path)
    return { test: call('exists', [text]), value: read(source, text) }
  })
  const last = choices.pop()?.value ?? literal(null)
  return choices.reduceRight((no: Part, { test, value }) => choice(test, value, no, ' '), last)
}

/** The text beside the value, if it is named. */
function besideOf(field: ValueField, from: string): readonly Part[] {
  return field.with === undefined ? [] : [firstPresent(field.with.map(label => path(from, [label])))]
}

function emitGroup(field: GroupField, from: string, depth: number): Part {
  if (field.sections.length === 0) return object(field.fields, from, depth)
  const name = variableOf(field.name)
  const value = firstPresent(field.sections.map(steps => path(from, steps)))
  return block({ name, value }, object(field.fields, name, depth), ['', ' ', ''])
}

const names: ReadonlySet<string> = new Set(normalizerNames)

/** A group's variable, distinguished from the functions and variables that the expression itself uses. */
function variableOf(name: string): string {
  const taken = names.has(name) || ['title', 'whether', 'exists', 'merge', 'kind', 'data'].includes(name)
  return taken ? `${name}_` : name
}

function emitList(field: ListField, from: string, depth: number): Part {
  const year =
    field.of === 'years' ? { key: 'year', value: call('integer', [path('', [yearLabel])]) } : undefined
  return listOf(entries(field, from), field.where.map(condition), object(field.fields, '', depth, year))
}

function emitChoice(field: ChoiceField, from: string, depth: number): Part {
  const pad = '  '.repeat(depth + 1)
  const branch = (name: string, fields: readonly PlanField[]): Part =>
    object(fields, '', depth + 1, { key: field.as, value: literal(name) })
  const chosen = field.cases.reduceRight(
    (no: Part, each) =>
      choice(
        operation(variable('kind'), 'in', literal(each.texts)),
        branch(each.name, each.fields),
        no,
        `\n${pad}`,
      ),
    branch(field.otherwise.name, field.otherwise.fields),
  )
  const byNumber = designatorsByCase(field.cases).some(each => each.length > 0)
  const title = call('title', [path('', [field.by])])
  const kind = byNumber ? [path('', [kindLabel(field.by, field.name)]), title] : [title]
  const each = block({ name: 'kind', value: firstPresent(kind) }, chosen, [
    `\n${pad}`,
    `\n${pad}`,
    `\n${'  '.repeat(depth)}`,
  ])
  return listOf(entries(field, from), field.where.map(condition), each)
}

function entries(field: ListField | ChoiceField, from: string): Part {
  const paths = field.paths.map(steps => path(from, steps))
  const [only] = paths
  return paths.length === 1 && only !== undefined ? only : block(undefined, firstPresent(paths), ['', '', ''])
}

function condition(where: PlanCondition): Part {
  const byText = operation(call('title', [path('', [where.label])]), 'in', literal(where.texts))
  const designators = conditionDesignators(where)
  if (designators.length === 0) return byText
  return operation(
    byText,
    'or',
    operation(path('', [designatorLabel(where.label)]), 'in', literal(designators)),
  )
}
