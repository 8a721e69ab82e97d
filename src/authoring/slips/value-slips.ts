/** Slips in the fields that read lines: read for a neighbour, in another way, by fewer wordings or phrases, or not at all. */
import type { ValueField } from '../../plan/mapping-plan.ts'
import type { WrittenField } from '../../plan/written-plan.ts'
import type { FieldChange } from './changed-plan.ts'
import { fieldSlip, isSameField, type SlipDraft } from './slip.ts'

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

/** Each field with the next one of its kind: the slip that a reader overlooks most easily. */
export function swapSlips(fields: readonly WrittenField[]): readonly SlipDraft[] {
  const values = fields.filter(field => field.kind === 'value')
  return values.flatMap((field, index) => {
    const later = values.slice(index + 1).filter(each => pathsOf(each) !== pathsOf(field))
    const other = later.find(each => normalizerOf(each) === normalizerOf(field)) ?? later[0]
    if (other === undefined) return []
    const change: FieldChange = each => {
      if (each.kind !== 'value') return each
      if (isSameField(each, field)) return { ...each, sources: other.sources }
      return isSameField(each, other) ? { ...each, sources: field.sources } : each
    }
    const labels = labelsOf(field, other)
    const slip = fieldSlip('sources swapped with a sibling', field, `with ${other.name}`, labels, change)
    return [{ ...slip, fields: [field.spec, other.spec] }]
  })
}

/** What may be wrong in one field that reads lines. */
export function valueSlips(field: ValueField): readonly SlipDraft[] {
  return [...readings(field), ...wordings(field), ...tableTexts(field)]
}

function readings(field: ValueField): readonly SlipDraft[] {
  const old = normalizerOf(field)
  return (plausible[old] ?? []).map(name =>
    fieldSlip('another normalizer', field, `${name} for ${old}`, labelsOf(field), each => {
      if (!isSameField(each, field) || each.kind !== 'value') return each
      const sources = each.sources.map(source =>
        source.normalizer === old ? { ...source, normalizer: name } : source,
      )
      return { ...each, sources }
    }),
  )
}

function wordings(field: ValueField): readonly SlipDraft[] {
  if (field.sources.length < 2) return []
  return field.sources.map((lost, index) =>
    fieldSlip('wording dropped', field, lost.label, lost.path.slice(-1), each =>
      isSameField(each, field) && each.kind === 'value'
        ? { ...each, sources: each.sources.filter((_, at) => at !== index) }
        : each,
    ),
  )
}

function tableTexts(field: ValueField): readonly SlipDraft[] {
  return field.tables.flatMap((table, index) =>
    textsIn(table).map(text =>
      fieldSlip('text of a table dropped', field, text, labelsOf(field), each => {
        if (!isSameField(each, field) || each.kind !== 'value') return each
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

function normalizerOf(field: ValueField): string {
  return field.sources[0]?.normalizer ?? ''
}

function pathsOf(field: ValueField): string {
  return field.sources.map(source => source.path.join('\n')).join('\n\n')
}

/** The canonical labels that fields are read from. */
export function labelsOf(...fields: readonly ValueField[]): readonly string[] {
  return fields.flatMap(field => field.sources.flatMap(source => source.path.slice(-1)))
}
