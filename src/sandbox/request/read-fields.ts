/** The fields of a JSON body: all that are required, each in the form that the interface gives it. */

import { Refusal, refused } from '../answer/refusal.ts'
import type { Choice } from '../choices.ts'
import type { FieldRule } from './field-rules.ts'
import { isOfType, readText } from './read-text.ts'

/** The fields of a call. */
export interface Fields {
  /** The text of a field; empty where it is not there. */
  readonly value: (rule: FieldRule) => string
  readonly choices: readonly Choice[]
}

/** The fields of the body, or why it is refused. */
export async function readFields(
  request: Request,
  rules: readonly FieldRule[],
  maxBytes: number,
): Promise<Fields | Refusal> {
  const text = await readText(request, maxBytes)
  if (text instanceof Refusal) return text
  if (text.trim() === '') return refused(400, 'missing-body', 'The JSON body is missing')
  if (!isOfType(request.headers, 'application/json')) {
    return refused(400, 'content-type', 'The content type of the body is application/json', {
      choices: ['content-type'],
    })
  }
  const members = parsedMembers(text)
  return members === null
    ? refused(400, 'malformed-body', 'The body is not a JSON object')
    : checkedFields(members, rules)
}

function checkedFields(members: ReadonlyMap<string, unknown>, rules: readonly FieldRule[]): Fields | Refusal {
  const isMissing = (rule: FieldRule): boolean =>
    [undefined, null, ''].some(none => members.get(rule.name) === none)
  const missing = rules.filter(rule => rule.required && isMissing(rule))
  if (missing.length > 0) {
    const names = missing.map(rule => rule.name)
    return refused(400, 'missing-field', `Required and missing: ${names.join(', ')}`, { fields: names })
  }
  const wrong = rules.filter(rule => {
    const value = members.get(rule.name)
    return !isMissing(rule) && !(typeof value === 'string' && rule.accepts(value))
  })
  if (wrong.length > 0) {
    return refused(400, 'invalid-value', wrong.map(rule => `${rule.name} is ${rule.says}`).join('; '), {
      choices: ['invalid-value'],
      fields: wrong.map(rule => rule.name),
    })
  }
  const known = new Set(rules.map(rule => rule.name))
  return {
    value: rule => (isMissing(rule) ? '' : String(members.get(rule.name))),
    choices: [...members.keys()].some(name => !known.has(name)) ? ['extra-fields'] : [],
  }
}

function parsedMembers(text: string): ReadonlyMap<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? new Map(Object.entries(value)) : null
  } catch {
    return null
  }
}
