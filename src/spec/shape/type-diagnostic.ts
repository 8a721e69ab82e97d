/** A value of another kind than the language has at its place: text for a number, a list for text, a group for a field. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { type MapEntry, type SpannedNode, wholeScalar } from '../spanned-node.ts'
import type { ShapeFault } from './shape.gen.ts'
import type { ShapePlace } from './shape-places.ts'

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of keys',
  boolean: 'true or false',
}

/** What may be dropped, by the list that it stands in. */
const dropped: Readonly<Record<string, string>> = { checks: 'check', ignore: 'ignored line' }
/** What is written for true. */
const isTrue = /^(true|yes|y|on|1)$/i

/** The diagnostic of a fault of keyword `type`. */
export function typeDiagnostic(fault: ShapeFault, place: ShapePlace): Diagnostic {
  const wanted = fault.params.type ?? ''
  const types = typeof wanted === 'string' ? wanted.split(',') : wanted
  const expected = types.map(type => typeNames[type] ?? type).join(' or ')
  const what = place.words.charAt(0).toUpperCase() + place.words.slice(1)
  const hint = topKeyHint(place) ?? occurrencesHint(place) ?? hintFor(types, place)
  return diagnostic('spec/wrong-type', { what, expected }, place.span, hint)
}

/** What says of one thing of the base that it is left out, and is not `true`; `pointer` is its place. */
export function dropDiagnostic({ node, span }: ShapePlace, pointer: string): Diagnostic {
  const written = node.kind === 'scalar' ? String(node.value) : ''
  const [, list = ''] = /\/(checks|ignore)\/\d+\/drop$/.exec(pointer) ?? []
  const whole = dropped[list] ?? 'field'
  const isNo = /^(false|no|n|off|0)$/i.test(written)
  const hint = isNo ? `write true, or remove the whole ${whole} to keep that of the base` : 'write true'
  const place = isTrue.test(written) ? (wholeScalar(node) ?? span) : undefined
  const fix = place && { span: place, replacement: 'true', safe: true }
  return diagnostic('spec/wrong-type', { what: '"drop"', expected: 'true' }, span, hint, fix)
}

/** The keys of a mapping that hold lists: under "fields" they would be fields. */
const topKeys: ReadonlySet<string> = new Set(['keyFigures', 'checks', 'ignore', 'use'])

function topKeyHint({ words, node }: ShapePlace): string | undefined {
  const [, name = ''] = /^field "(.*)"$/.exec(words) ?? []
  if (!topKeys.has(name) || node.kind !== 'list') return undefined
  return `move "${name}" out of "fields", to the left margin: it is a key of the mapping and no field`
}

/** A number of printings, where the section that is printed several times is named. */
function occurrencesHint({ key, node }: ShapePlace): string | undefined {
  if (key !== 'occurrences' || node.kind !== 'scalar' || typeof node.value !== 'number') return undefined
  return 'name the section that is printed several times: occurrences: SECTION_FILING > SCHEDULE C; all of its printings are read'
}

function hintFor(types: readonly string[], { key, words, node }: ShapePlace): string | undefined {
  const isField = words.startsWith('field "')
  if (node.kind !== 'scalar') return hintForGroup(types, node, isField)
  const whole = wholeHints[words]
  if (whole !== undefined && typeof node.value === 'string') return whole(inQuotes(node.written))
  if (node.value === null && node.written.startsWith('#'))
    return /^#\S/.test(node.written) && !isField
      ? `put the text in quotes: "${node.written}"`
      : 'write something behind ":"; what begins with "#" is a comment, unless it is in quotes'
  if (node.value === null && node.written !== '' && types.includes('string'))
    return `put it in quotes: "${node.written}"`
  if (node.value === null) {
    if (isField) return 'add "from:" with the label it is read from, indented below it'
    return types.includes('object')
      ? 'write its keys below it, indented'
      : 'write something behind ":", or remove the line'
  }
  if (isField) {
    if (typeof node.value === 'string' && /^[a-z]+:\S/.test(node.value)) return 'write a blank behind ":"'
    return `write what it is read from and how: { from: ${inQuotes(node.written)}, as: text }`
  }
  if (types.includes('boolean'))
    return /^(yes|y|on)$/i.test(String(node.value)) ? 'write true' : 'write true, or remove the line'
  if (key === 'derive' && typeof node.value === 'number')
    return `write $money("${node.value.toFixed(2)}") for an amount`
  if (types.includes('string'))
    return key === 'version' ? 'write it in quotes: "1.0.0"' : `put it in quotes: "${node.written}"`
  if (types.includes('array'))
    return `write a list: [${typeof node.value === 'string' ? node.written : `"${node.written}"`}]`
  return 'write its keys below it, indented'
}

/** Items that are written with one of their keys alone, by what they are called. */
const wholeHints: Readonly<Record<string, (written: string) => string>> = {
  'an ignored line': path => `write { path: ${path}, because: … } with the reason`,
  'a check': that => `write { that: ${that}, says: … } with what is wrong where it is false`,
}

function hintForGroup(types: readonly string[], node: SpannedNode, isField: boolean): string | undefined {
  if (types.includes('array') && node.kind === 'map') {
    if (node.isFlow && types.includes('string') && node.entries.every(isBareWord))
      return node.entries.length > 1
        ? `write a list: [${node.entries.map(({ key }) => inQuotes(key)).join(', ')}]`
        : 'remove the braces'
    return node.isFlow
      ? 'make it a list: put [ and ] around it'
      : 'make it a list: begin each entry with "- "'
  }
  if (types.includes('object') && node.kind === 'list') {
    const isOfTexts = isField && node.items.length > 0 && node.items.every(item => item.kind === 'scalar')
    return isOfTexts
      ? 'write what it is read from and how: { from: LABEL, as: text }'
      : 'remove the "- " or the brackets'
  }
  if (types.includes('boolean')) return 'write true, or remove the line'
  return types.includes('string') ? 'write one text' : undefined
}

/** A word in braces that is no key of anything: `{TOTAL WAGES}`. */
function isBareWord({ value }: MapEntry): boolean {
  return value.kind === 'scalar' && value.value === null && value.written === ''
}

/** Text as it stands in braces: in quotes where a mark of YAML is in it. */
function inQuotes(written: string): string {
  if (/^[A-Za-z][^,:#{}[\]']*$/.test(written) || /^["']/.test(written)) return written
  return written.includes('"') ? `'${written.replaceAll("'", "''")}'` : `"${written}"`
}
