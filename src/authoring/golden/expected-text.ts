/** Expectations as text: the YAML of an expected.yaml. */
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { itemsOf } from './compare-golden.ts'
import { type Expectation, type Item, issueOf, type Part, parts } from './expected.ts'
import { valueText } from './value-text.ts'

/** The text of a complete expectation that `result` agrees with. Holds what the transcript says of its people. */
export function expectedText(result: TranscriptResult): string {
  return formatted({ isComplete: true, parts: itemsOf(result) })
}

/** The text of an expectation, without comments. */
export function formatted(expectation: Expectation): string {
  const lines: string[] = []
  for (const part of parts) {
    const items = expectation.parts.get(part)
    if (items === undefined) continue
    if (part === 'mapping') lines.push(...items.map(item => itemText(part, item)))
    else if (items.length === 0) lines.push(`${part}: ${emptyOf(part)}`)
    else lines.push(`${part}:`, ...items.map(item => itemText(part, item)))
    if (part === 'mapping' && expectation.isComplete) lines.push('complete: true')
  }
  return `${lines.join('\n')}\n`
}

/** A part without items. */
export function emptyOf(part: Part): string {
  return part === 'issues' || part === 'unmapped' ? '[]' : '{}'
}

/** The line or lines of an item, indented as they stand in a part. */
export function itemText(part: Part, { key, value }: Item): string {
  switch (part) {
    case 'mapping':
      return `mapping: ${value}`
    case 'issues':
      return `  - ${issueText(key)}`
    case 'unmapped':
      return `  - ${text(key)}`
    default:
      return key.length > longestKey ? `  ? ${text(key)}\n  : ${value}` : `  ${text(key)}: ${value}`
  }
}

/** YAML knows a key by the ":" behind it, and looks for that no further than 1024 characters. */
const longestKey = 500

function issueText(key: string): string {
  const { code, path } = issueOf(key)
  return path === undefined ? `{ code: ${code} }` : `{ code: ${code}, path: ${flowText(path)} }`
}

/** A pointer as YAML: as it is where it is read as it is. */
function text(pointer: string): string {
  return /^(?:\/[A-Za-z0-9_~.-]+(?: [A-Za-z0-9_~.-]+)*)+$/.test(pointer) && pointer.length <= longestKey
    ? pointer
    : valueText(pointer)
}

function flowText(pointer: string): string {
  return /^(?:\/[A-Za-z0-9_~]+)+$/.test(pointer) ? pointer : valueText(pointer)
}
