/** The fault `duplicate-keys`. */
import { bodyText, withText } from '../answer/answer.ts'
import { always, type Fault } from './fault.ts'

export const duplicateKeys: Fault = {
  area: '908',
  summary: 'JSON in which one key stands twice in one object, with two values',
  times: always,
  parameters: {},
  strike: ({ perform }) => {
    const answer = perform()
    return withText(answer, withKeyTwice(bodyText(answer)))
  },
}

/** The first key of SECTION_HEADER, or of the whole object, stands twice; a parser that keeps the last sees no change. */
function withKeyTwice(text: string): string {
  const place = /"SECTION_HEADER"\s*:\s*\{\s*(?=")/.exec(text) ?? /\{\s*(?=")/.exec(text)
  if (place === null) return text
  const at = place.index + place[0].length
  const key = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(at))?.[0] ?? '""'
  return `${text.slice(0, at)}${key}: "Printed twice", ${text.slice(at)}`
}
