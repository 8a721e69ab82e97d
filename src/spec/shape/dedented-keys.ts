/**
 * A key of a field that stands a level too far left, where YAML takes it for the next field:
 *
 *     income:
 *       section: SECTION_FILING > INCOME
 *     fields:                       <- of "income", not the next field
 *       wages: { … }
 *
 * One finding says so, and the mapping is read as it was meant: else the field would lack the key, the key would be a field that
 * says nothing, and all that stands below it would be unknown.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { entryOf, type MapEntry, type MapNode, type SpannedNode } from '../spanned-node.ts'

/** The keys of fields that a person writes on a line of their own. */
const fieldKeys: ReadonlySet<string> = new Set(
  'from as required about derive section occurrences each where choose cases fields yes no values with use'.split(
    ' ',
  ),
)
/** Those that say how a field is filled: what has none of them below it is no field. */
const fillKeys = ['from', 'derive', 'section', 'occurrences', 'each', 'choose', 'whether', 'keep', 'renames']
/** Those of a field that has others inside. */
const holders = ['section', 'occurrences', 'each', 'choose', 'renames']

/** What stands too far left, and the mapping with it where it belongs. */
export function withDedentedKeys(node: SpannedNode): {
  readonly node: SpannedNode
  readonly diagnostics: readonly Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const read = (each: SpannedNode, isFields: boolean): SpannedNode => {
    if (each.kind === 'list') return { ...each, items: each.items.map(item => read(item, false)) }
    if (each.kind !== 'map') return each
    const entries = isFields && !each.isFlow ? moved(each.entries, diagnostics) : each.entries
    return {
      ...each,
      // Below "fields" stand names: a field of that name has no fields of its own by it.
      entries: entries.map(entry => ({
        ...entry,
        value: read(entry.value, !isFields && entry.key === 'fields'),
      })),
    }
  }
  const top = node.kind === 'map' ? { ...node, entries: atTop(node.entries, diagnostics) } : node
  const whole = read(top, false)
  return { node: diagnostics.length === 0 ? node : whole, diagnostics }
}

/** The fields of a mapping at the left margin, below a "fields" that holds nothing. */
function atTop(entries: readonly MapEntry[], diagnostics: Diagnostic[]): readonly MapEntry[] {
  const at = entries.findIndex(({ key, value }) => key === 'fields' && value.kind === 'scalar')
  const whole = entries[at]
  if (whole?.value.kind !== 'scalar' || whole.value.value !== null) return entries
  const rest = entries.slice(at + 1)
  const end = rest.findIndex(({ value }) => !isField(value))
  const fields = end === -1 ? rest : rest.slice(0, end)
  const [first] = fields
  if (first === undefined) return entries
  const hint = `indent it to column 3, and all other fields below "fields" by as much`
  diagnostics.push(diagnostic('spec/bad-indent', {}, first.keySpan, hint))
  const value = { kind: 'map' as const, entries: fields, span: first.keySpan, isFlow: false }
  return [...entries.slice(0, at), { ...whole, value }, ...rest.slice(fields.length)]
}

function moved(entries: readonly MapEntry[], diagnostics: Diagnostic[]): readonly MapEntry[] {
  const kept: MapEntry[] = []
  for (const entry of entries) {
    const before = kept.at(-1)
    if (before?.value.kind !== 'map' || !isOf(entry, before.value)) kept.push(entry)
    else {
      diagnostics.push(dedented(entry, before.value))
      const value = { ...before.value, entries: [...before.value.entries, entry] }
      kept[kept.length - 1] = { ...before, value }
    }
  }
  return kept
}

/** Whether `entry` is a key of the field that stands above it, and can be no field itself. */
function isOf({ key, value }: MapEntry, field: MapNode): boolean {
  if (field.isFlow || !fieldKeys.has(key) || entryOf(field, key) !== undefined) return false
  // A text or a list is no field.
  if (value.kind !== 'map') return value.kind === 'list' || value.value !== null
  return field.entries.some(each => holders.includes(each.key)) && !isField(value)
}

function isField(value: SpannedNode): boolean {
  return value.kind === 'map' && value.entries.some(each => fillKeys.includes(each.key))
}

function dedented({ keySpan, value }: MapEntry, field: MapNode): Diagnostic {
  const [first] = field.entries
  const below = value.kind === 'map' && !value.isFlow ? ', and what stands below it by as much' : ''
  const hint = `indent it to column ${first?.keySpan.column ?? 1}, like "${first?.key ?? ''}" above${below}`
  return diagnostic('spec/bad-indent', {}, keySpan, hint)
}
