/** One difference as lines for a person. Shows values: the people of goldens are made up. */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { shownLine, shownText } from '../../text/messages/shown-text.ts'
import { type Change, issueOf } from './expected.ts'
import { expectedName } from './golden-files.ts'

/** Paints what was expected red, what there is green, and places dim; or nothing at all. */
export type PaintText = (colour: 'red' | 'green' | 'dim', text: string) => string

const longestValue = 200

/** One difference: what was expected and where, what there is and which line of a mapping gave it. */
export function changeLines(change: Change, folder: string, paint: PaintText): readonly string[] {
  const place = change.span === undefined ? '' : `${expectedName}:${change.span.line}:${change.span.column}`
  const note = change.note === undefined ? [] : [`    ${shownLine(change.note)}`]
  const [before, after] = [shownSide(change, change.expected), shownSide(change, change.actual)]
  const width = Math.max(before.length, after.length)
  const side = (mark: string, text: string, where: string): string =>
    `    ${paint(mark === '-' ? 'red' : 'green', `${mark} ${text.padEnd(where === '' ? 0 : width)}`)}${where === '' ? '' : `  ${paint('dim', shownLine(where))}`}`
  return [
    `  ${shownText(changeName(change), longestValue)}`,
    side('-', before, place === '' ? '' : `${folder}/${place}`),
    side('+', after, change.spec ?? ''),
    ...note,
  ]
}

/** What a change is about, in words. */
export function changeName({ part, key }: Pick<Change, 'part' | 'key'>): string {
  switch (part) {
    case 'mapping':
      return 'the mapping'
    case 'data':
      return key
    case 'states':
      return `state of ${key}`
    case 'issues': {
      const { code, path } = issueOf(key)
      return path === undefined ? `issue ${code}` : `issue ${code} at ${path}`
    }
    case 'unmapped':
      return `unmapped line ${key}`
    default:
      return unreachable(part)
  }
}

function shownSide({ part }: Change, value: string | undefined): string {
  if (value === undefined) return '(none)'
  return part === 'issues' || part === 'unmapped' ? 'there' : shownText(value, longestValue)
}
