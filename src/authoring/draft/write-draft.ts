/** A draft as the text of a mapping file: a field a line, above it a comment that says what was seen and what is to be decided. */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { formatPath } from '../../text/labels/path-notation.ts'
import type { DraftChoice, DraftField, DraftTable, DraftValue } from './draft-field.ts'
import { yamlText, yamlTexts } from './yaml-text.ts'

/** The head of a mapping. */
export interface DraftHead {
  readonly id: string
  readonly title: string
  readonly type: string
  /** Canonical; none where the mapping is for every form. */
  readonly forms: readonly string[]
  /** Names of the shared parts that it uses. */
  readonly use: readonly string[]
  /** Sentences for the top of the file. */
  readonly notes: readonly string[]
}

const widest = 110
const schema = '../node_modules/tax-transcript-mapper/schemas/mapping.schema.json'

/** Which fields have a comment: each, or those alone that their author has to decide about. */
export type Comments = 'all' | 'todos' | 'none'

/** The lines of the file, without those at its end that say what is not read. */
export function writeDraft(
  head: DraftHead,
  fields: readonly DraftField[],
  comments: Comments = 'all',
): string {
  const { id, title, type, forms, use, notes } = head
  const form = forms.length === 0 ? '' : `, form: [${forms.map(yamlText).join(', ')}]`
  const lines = [
    `# yaml-language-server: $schema=${schema}`,
    ...notes.flatMap(note => comment(note, '')),
    '',
    `id: ${id}`,
    `title: ${yamlText(title)}`,
    'version: "1.0.0"',
    `match: { type: ${type}${form} }`,
    ...(use.length === 0 ? [] : [`use: [${use.join(', ')}]`]),
    ...(fields.length === 0 ? [] : ['fields:', ...fields.flatMap(field => written(field, '  ', comments))]),
  ]
  return `${lines.join('\n')}\n`
}

/** A comment that is broken into lines where it is long. */
export function comment(text: string, indent: string): readonly string[] {
  const lines: string[] = []
  let line = `${indent}#`
  for (const word of text.split(' ')) {
    if (line.length + word.length >= widest && line !== `${indent}#`) {
      lines.push(line)
      line = `${indent}#`
    }
    line += ` ${word}`
  }
  return [...lines, line]
}

function written(field: DraftField, indent: string, comments: Comments): readonly string[] {
  const isSaid = comments === 'all' || (comments === 'todos' && field.todos.length > 0)
  const said = [...field.todos.map(todo => `TODO ${todo}`), ...field.notes].join('; ')
  const above = said === '' || !isSaid ? [] : comment(said, indent)
  switch (field.kind) {
    case 'value':
      return [...above, ...value(field, indent)]
    case 'years':
      return [...above, `${indent}${field.name}: { amountsByYear: ${paths([field.path])} }`]
    case 'section':
    case 'occurrences':
    case 'each':
      return [
        ...above,
        `${indent}${field.name}:`,
        `${indent}  ${field.kind}: ${paths(field.paths)}`,
        `${indent}  fields:`,
        ...field.fields.flatMap(inner => written(inner, `${indent}    `, comments)),
      ]
    case 'choice':
      return [...above, ...choice(field, indent, comments)]
    default:
      return unreachable(field)
  }
}

function value({ name, paths: from, as, tables }: DraftValue, indent: string): readonly string[] {
  const keys = [
    `from: ${paths(from)}`,
    `as: ${as}`,
    ...tables.map(([key, table]) => `${key}: ${tableText(table)}`),
  ]
  const line = `${indent}${name}: { ${keys.join(', ')} }`
  return line.length <= widest ? [line] : [`${indent}${name}:`, ...keys.map(key => `${indent}  ${key}`)]
}

function tableText(table: DraftTable): string {
  if (Array.isArray(table)) return yamlTexts(table)
  const words = [...(table as ReadonlyMap<string, readonly string[]>)]
  return `{ ${words.map(([word, texts]) => `${word}: ${yamlTexts(texts)}`).join(', ')} }`
}

function paths(list: readonly (readonly string[])[]): string {
  return yamlTexts(list.map(formatPath))
}

function choice(
  { name, path, by, as, fields, cases, otherwise }: DraftChoice,
  indent: string,
  comments: Comments,
): readonly string[] {
  const inner = (list: readonly DraftField[], deeper: string): readonly string[] =>
    list.flatMap(field => written(field, `${indent}${deeper}`, comments))
  return [
    `${indent}${name}:`,
    `${indent}  each: ${paths([path])}`,
    `${indent}  fields:`,
    ...inner(fields, '    '),
    `${indent}  choose:`,
    `${indent}    by: ${by}`,
    `${indent}    as: ${as}`,
    `${indent}    cases:`,
    ...cases.flatMap(each => [
      `${indent}      ${yamlText(each.name)}:`,
      `${indent}        texts: ${yamlTexts(each.texts)}`,
      ...(each.fields.length === 0 ? [] : [`${indent}        fields:`, ...inner(each.fields, '          ')]),
    ]),
    `${indent}    otherwise:`,
    `${indent}      case: other`,
    `${indent}      fields:`,
    `${indent}        entry: { keep: "*" }`,
    ...inner(otherwise, '        '),
  ]
}
