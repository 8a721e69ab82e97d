/**
 * Slips that the author of a mapping could make, one at a time: each is a change of the fields or checks of compiled plans.
 * A line of a shared part stands in many mappings; a slip in it is one mutant, made in all of them. Knows no tests.
 */
import { baseText } from '../../src/emit/written-mapping.ts'
import type {
  ListField,
  PlanCase,
  RowAboveField,
  ValueField,
  WhetherField,
} from '../../src/plan/mapping-plan.ts'
import { wholeExpression } from '../../src/plan/whole-expression.ts'
import type { WrittenDerivation, WrittenField, WrittenPlan } from '../../src/plan/written-plan.ts'
import { allFields } from '../support/plans.ts'

/** The kinds of slips. */
export const operators = [
  'sources swapped with a sibling',
  'another normalizer',
  'field dropped',
  'wording dropped',
  'check dropped',
  'where or case text changed',
  'text of a table dropped',
  'part dropped from one mapping',
] as const

export type Operator = (typeof operators)[number]

/** One slip. */
export interface Mutant {
  readonly operator: Operator
  /** The line of the mapping, or the mapping's id for a part. */
  readonly spec: string
  /** The field's or check's name, and what was changed, in words. */
  readonly what: string
  /** Canonical labels that it touches: transcripts with these are the likeliest to notice. */
  readonly labels: readonly string[]
  /** The mappings that it is made in. */
  readonly mappings: readonly string[]
  readonly apply: (plan: WrittenPlan) => WrittenPlan
}

/** Normalizers that an author could well write instead. */
const plausible: Readonly<Record<string, readonly string[]>> = {
  amountBeforeAsOf: ['money', 'text'],
  code: ['integer', 'taxId'],
  cycle: ['code', 'integer'],
  date: ['text', 'month'],
  dateAfterAsOf: ['date'],
  filingStatus: ['text', 'flag'],
  flag: ['text', 'code'],
  formNumber: ['code', 'text'],
  integer: ['text', 'money'],
  money: ['integer', 'text'],
  month: ['period', 'date'],
  oneOf: ['text'],
  period: ['date', 'code'],
  ratio: ['money', 'text'],
  taxId: ['text', 'integer'],
  text: ['code', 'flag'],
  transactionCode: ['code', 'integer'],
  transactionEffect: ['transactionGroup', 'text'],
  transactionEvent: ['transactionGroup', 'text'],
  transactionGroup: ['transactionEffect', 'text'],
}

/** Every mutant of `plans`, those of one line once, in the order of the plans and their fields. */
export function mutantsOf(plans: readonly WrittenPlan[]): readonly Mutant[] {
  const distinct = new Map<string, Mutant>()
  for (const plan of plans) {
    for (const mutant of [...fieldMutants(plan), ...checkMutants(plan), ...partMutants(plan)]) {
      const key = [mutant.operator, mutant.spec, mutant.what].join('\n')
      const known = distinct.get(key)
      const mappings = [...(known?.mappings ?? []), plan.id]
      const labels = [...new Set([...(known?.labels ?? []), ...mutant.labels])]
      distinct.set(key, { ...mutant, mappings, labels })
    }
  }
  return [...distinct.values()]
}

type Draft = Omit<Mutant, 'mappings'>
type Change = (field: WrittenField) => WrittenField | undefined

function fieldMutants(plan: WrittenPlan): readonly Draft[] {
  return [
    ...levels(plan.fields).flatMap(swaps),
    ...allFields(plan.fields).flatMap(field => [
      drop(field),
      ...(field.kind === 'value' ? [...readings(field), ...wordings(field), ...tableTexts(field)] : []),
      ...conditions(field),
    ]),
  ]
}

/** The lists of fields that stand side by side. */
function levels(fields: readonly WrittenField[]): readonly (readonly WrittenField[])[] {
  const inner = fields.flatMap(field => {
    switch (field.kind) {
      case 'group':
      case 'list':
        return levels(field.fields)
      case 'choice':
        return [...field.cases, field.otherwise].flatMap(each => levels(each.fields))
      default:
        return []
    }
  })
  return [fields, ...inner]
}

/** Each field with the next one of its kind: the slip that a reader overlooks most easily. */
function swaps(fields: readonly WrittenField[]): readonly Draft[] {
  const values = fields.filter(field => field.kind === 'value')
  return values.flatMap((field, index) => {
    const later = values.slice(index + 1).filter(each => pathsOf(each) !== pathsOf(field))
    const other = later.find(each => normalizerOf(each) === normalizerOf(field)) ?? later[0]
    if (other === undefined) return []
    const change: Change = each => {
      if (each.kind !== 'value') return each
      if (isSame(each, field)) return { ...each, sources: other.sources }
      return isSame(each, other) ? { ...each, sources: field.sources } : each
    }
    return [
      draft('sources swapped with a sibling', field, `with ${other.name}`, labelsOf(field, other), change),
    ]
  })
}

function drop(field: WrittenField): Draft {
  const labels = field.kind === 'value' ? labelsOf(field) : []
  return draft('field dropped', field, '', labels, each => (isSame(each, field) ? undefined : each))
}

function readings(field: ValueField): readonly Draft[] {
  const old = normalizerOf(field)
  return (plausible[old] ?? []).map(name =>
    draft('another normalizer', field, `${name} for ${old}`, labelsOf(field), each => {
      if (!isSame(each, field) || each.kind !== 'value') return each
      const sources = each.sources.map(source =>
        source.normalizer === old ? { ...source, normalizer: name } : source,
      )
      return { ...each, sources }
    }),
  )
}

function wordings(field: ValueField): readonly Draft[] {
  if (field.sources.length < 2) return []
  return field.sources.map((lost, index) =>
    draft('wording dropped', field, lost.label, lost.path.slice(-1), each =>
      isSame(each, field) && each.kind === 'value'
        ? { ...each, sources: each.sources.filter((_, at) => at !== index) }
        : each,
    ),
  )
}

function tableTexts(field: ValueField): readonly Draft[] {
  return field.tables.flatMap((table, index) =>
    textsIn(table).map(text =>
      draft('text of a table dropped', field, text, labelsOf(field), each => {
        if (!isSame(each, field) || each.kind !== 'value') return each
        const tables = each.tables.map((own, at) => (at === index ? without(own, text) : own))
        return { ...each, tables }
      }),
    ),
  )
}

function textsIn(table: unknown): readonly string[] {
  if (Array.isArray(table)) return table.filter(text => typeof text === 'string')
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(textsIn) : []
}

function without(table: unknown, text: string): unknown {
  if (Array.isArray(table)) return table.filter(each => each !== text)
  if (typeof table !== 'object' || table === null) return table
  return Object.fromEntries(Object.entries(table).map(([word, texts]) => [word, without(texts, text)]))
}

/** The texts under `is`, under `where` and of cases: misspelt, and given to the next case. */
function conditions(field: WrittenField): readonly Draft[] {
  if (field.kind === 'whether' || field.kind === 'rowAbove') return questionTexts(field)
  if (field.kind !== 'list' && field.kind !== 'choice') return []
  const operator = 'where or case text changed'
  const ofWhere = field.where.flatMap(({ label, texts }) =>
    texts.map(text =>
      draft(operator, field, `where ${label} ${text}`, [], each => {
        if (!isSame(each, field) || (each.kind !== 'list' && each.kind !== 'choice')) return each
        return { ...each, where: whereWithout(each.where, text) }
      }),
    ),
  )
  if (field.kind !== 'choice') return ofWhere
  const withCases = (
    what: string,
    change: (cases: readonly PlanCase<WrittenDerivation>[]) => readonly PlanCase<WrittenDerivation>[],
  ): Draft =>
    draft(operator, field, what, [], each =>
      isSame(each, field) && each.kind === 'choice' ? { ...each, cases: change(each.cases) } : each,
    )
  const ofCases = field.cases.flatMap((own, index) =>
    own.texts.flatMap(text => {
      const next = field.cases[(index + 1) % field.cases.length]?.name ?? ''
      const misspelt = withCases(`${own.name}: ${text} misspelt`, cases =>
        cases.map(each =>
          each.name === own.name
            ? { ...each, texts: each.texts.map(t => (t === text ? `${t} X` : t)) }
            : each,
        ),
      )
      const moved = withCases(`${own.name}: ${text} in ${next}`, cases =>
        cases.map(each => {
          if (each.name === own.name) return { ...each, texts: each.texts.filter(t => t !== text) }
          return each.name === next ? { ...each, texts: [...each.texts, text] } : each
        }),
      )
      return [misspelt, moved]
    }),
  )
  return [...ofWhere, ...ofCases]
}

function questionTexts(field: WhetherField | RowAboveField): readonly Draft[] {
  return field.texts.map(text =>
    draft('where or case text changed', field, `is ${text} misspelt`, [], each => {
      if (!isSame(each, field) || each.kind !== field.kind) return each
      return { ...each, texts: each.texts.map(t => (t === text ? `${t} X` : t)) }
    }),
  )
}

function whereWithout(where: ListField['where'], text: string): ListField['where'] {
  return where.map(each => ({ ...each, texts: each.texts.map(t => (t === text ? `${t} X` : t)) }))
}

function checkMutants(plan: WrittenPlan): readonly Draft[] {
  return plan.checks.map(lost => ({
    operator: 'check dropped',
    spec: lost.spec,
    what: lost.says,
    labels: [],
    apply: each => ({ ...each, checks: each.checks.filter(check => check.spec !== lost.spec) }),
  }))
}

/** A file left out of one mapping's `use`: what the mapping's own transcripts alone can notice. */
function partMutants(plan: WrittenPlan): readonly Draft[] {
  const files = new Set(plan.fields.map(fileOf))
  return [...files].map(file => ({
    operator: 'part dropped from one mapping',
    spec: plan.id,
    what: file,
    labels: [],
    apply: each => changed(each, field => (fileOf(field) === file ? undefined : field)),
  }))
}

function fileOf(field: WrittenField): string {
  return field.spec.split(':')[0] ?? ''
}

function draft(
  operator: Operator,
  field: WrittenField,
  detail: string,
  labels: readonly string[],
  change: Change,
): Draft {
  const what = detail === '' ? field.name : `${field.name}: ${detail}`
  return { operator, spec: field.spec, what, labels, apply: plan => changed(plan, change) }
}

/** `plan` with every field changed, those inside others first, and its expressions made anew. */
function changed(plan: WrittenPlan, change: Change): WrittenPlan {
  const fields = changedFields(plan.fields, change)
  const base = baseText(fields)
  return { ...plan, fields, base, expression: wholeExpression(base, fields) }
}

function changedFields(fields: readonly WrittenField[], change: Change): readonly WrittenField[] {
  return fields.flatMap(field => change(changedInside(field, change)) ?? [])
}

function changedInside(field: WrittenField, change: Change): WrittenField {
  switch (field.kind) {
    case 'group':
    case 'list':
      return { ...field, fields: changedFields(field.fields, change) }
    case 'choice': {
      const cases = field.cases.map(each => ({ ...each, fields: changedFields(each.fields, change) }))
      const otherwise = { ...field.otherwise, fields: changedFields(field.otherwise.fields, change) }
      return { ...field, cases, otherwise }
    }
    default:
      return field
  }
}

function isSame(field: WrittenField, other: WrittenField): boolean {
  return field.spec === other.spec
}

function normalizerOf(field: ValueField): string {
  return field.sources[0]?.normalizer ?? ''
}

function pathsOf(field: ValueField): string {
  return field.sources.map(source => source.path.join('\n')).join('\n\n')
}

function labelsOf(...fields: readonly ValueField[]): readonly string[] {
  return fields.flatMap(field => field.sources.flatMap(source => source.path.slice(-1)))
}
