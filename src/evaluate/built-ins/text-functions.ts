/** Built-in functions on texts. Characters are Unicode code points; a missing text gives a missing answer. */
import { type SignatureParameter, textKinds, type ValueKind } from '../../plan/value-kind.ts'
import { failure } from '../run/failure.ts'
import { spend } from '../run/work.ts'
import type { BuiltIn, Parameter } from './definition.ts'
import { textFrom } from './text-from.ts'

const text: Parameter = { takes: 'text' }
const textOrContext: Parameter = { takes: 'text', leftOut: 'context' }
const number: Parameter = { takes: 'number' }

const ofText: SignatureParameter = { takes: textKinds }
const ofTextOrContext: SignatureParameter = { takes: textKinds, leftOut: 'context' }
const ofInteger: SignatureParameter = { takes: ['integer'] }
const cut = { shown: 'a, b', parameters: [ofTextOrContext, ofText], gives: 'text' } as const

/** `$uppercase`. */
export const uppercase: BuiltIn = onText(value => value.toUpperCase())

/** `$lowercase`. */
export const lowercase: BuiltIn = onText(value => value.toLowerCase())

/** `$length`: the number of code points. */
export const length: BuiltIn = onText(value => [...value].length, 'integer')

/** Runs of white space become one space, none at the ends. */
export const trim: BuiltIn = onText(value => value.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, ''))

/**
 * A piece of a text, from a start counted from 0 (or from the end if negative), of a length or to the end.
 */
export const substring: BuiltIn = {
  parameters: [textOrContext, number, { takes: 'number', leftOut: 'nothing' }],
  signature: {
    shown: 'a, from, length',
    parameters: [ofTextOrContext, ofInteger, { takes: ['integer'], leftOut: 'nothing' }],
    gives: 'text',
  },
  apply: ([value, from, size]) => {
    if (typeof value !== 'string') return undefined
    if (typeof from !== 'number') return typeof size === 'number' ? '' : value
    if (typeof size !== 'number') return textFrom(value, from)
    const characters = [...value]
    const start = characters.length + from < 0 ? 0 : from
    if (size <= 0) return ''
    return characters.slice(start, start < 0 ? characters.length + start + size : start + size).join('')
  },
}

/** What stands before the first place of another text, or the whole text. */
export const substringBefore: BuiltIn = {
  parameters: [textOrContext, text],
  signature: cut,
  apply: ([value, mark]) => {
    if (typeof value !== 'string') return undefined
    const at = placeOf(mark, value)
    return at < 0 ? value : value.slice(0, at)
  },
}

/** What stands behind the first place of another text, or the whole text. */
export const substringAfter: BuiltIn = {
  parameters: [textOrContext, text],
  signature: cut,
  apply: ([value, mark], position) => {
    if (typeof value !== 'string') return undefined
    const at = placeOf(mark, value)
    if (at < 0) return value
    if (typeof mark !== 'string') throw failure('$substringAfter has no text to look for', position)
    return value.slice(at + mark.length)
  },
}

/** Where a text is found in another. As in jsonata, a missing text is found where the word "undefined" stands. */
function placeOf(mark: unknown, value: string): number {
  return value.indexOf(String(mark))
}

/** Whether a text holds another. */
export const contains: BuiltIn = {
  parameters: [textOrContext, text],
  signature: { ...cut, gives: 'truth' },
  apply: ([value, part]) =>
    typeof value === 'string' && typeof part === 'string' ? value.includes(part) : undefined,
}

/** Texts in a row, with another between them. */
export const join: BuiltIn = {
  parameters: [{ takes: { arrayOf: 'text' } }, { takes: 'text', leftOut: 'nothing' }],
  signature: {
    shown: 'list, ", "',
    parameters: [
      { takes: textKinds, manner: 'list' },
      { takes: textKinds, leftOut: 'nothing' },
    ],
    gives: 'text',
  },
  apply: ([values, between], position, frame) => {
    if (!Array.isArray(values)) return undefined
    const separator = typeof between === 'string' ? between : ''
    const sizes = values.map(value => String(value).length + separator.length)
    spend(
      sizes.reduce((sum, size) => sum + size, 0),
      frame,
      position,
    )
    return values.join(separator)
  },
}

function onText(make: (value: string) => unknown, gives: ValueKind = 'text'): BuiltIn {
  return {
    parameters: [textOrContext],
    signature: { shown: 'a', parameters: [ofTextOrContext], gives },
    apply: ([value]) => (typeof value === 'string' ? make(value) : undefined),
  }
}
