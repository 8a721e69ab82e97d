/**
 * Holds parsed JSON to a schema, of the keywords that our own schemas are written in; a test asserts that they use no other. Makes
 * no code, so it runs under a strict content-security policy. Findings name places and kinds, never a value and no unknown key.
 */
import { pointerTo } from '../../text/places/json-pointer.ts'
import { isJsonObject, kindOf } from '../../transcript/open/shape.ts'

/** Part of a JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Where JSON does not fit its schema. */
export interface JsonFault {
  /** JSON Pointer of the value, or of the object in which a key is missing or unknown. */
  readonly pointer: string
  /** What stands there, as a message begins: `"/issues/0" is text`. */
  readonly found: string
  /** As it ends: `an object is expected`. */
  readonly expected: string
}

/** Says of a value at a place what is wrong with it; `undefined` where nothing is. */
export type JsonCheck = (value: unknown, pointer: string) => JsonFault | undefined

/** The keywords that are read; a title says in words what fits, where a plain kind does not say enough. */
export const keywords: readonly string[] = [
  'title',
  'type',
  'enum',
  'pattern',
  'minimum',
  'properties',
  'required',
  'additionalProperties',
  'items',
]

/** The check of `schema`. */
export function jsonCheck(schema: JsonSchema): JsonCheck {
  const expected = wordsFor(schema)
  const fits = plainCheck(schema)
  const inside = properties(schema)
  const item = isJsonObject(schema.items) ? jsonCheck(schema.items) : undefined
  return (value, pointer) => {
    if (!fits(value)) return fault(pointer, value, expected)
    if (item !== undefined && Array.isArray(value)) return firstFault(value, item, pointer)
    return inside === undefined || !isJsonObject(value) ? undefined : objectFault(value, inside, pointer)
  }
}

/** The fault of a value of the wrong kind. */
export function fault(pointer: string, value: unknown, expected: string): JsonFault {
  const found = typeof value === 'string' ? 'other text' : value === undefined ? 'missing' : kindOf(value)
  return { pointer, found: `${shownPlace(pointer)} is ${found}`, expected }
}

/** The fault of an object with a key that it may not have: reported by its position, for the key itself may be anything. */
export function unknownKey(pointer: string, value: object, key: string, known: string): JsonFault {
  const position = Object.keys(value).indexOf(key) + 1
  return { pointer, found: `key ${position} of ${shownPlace(pointer)} is unknown`, expected: known }
}

function shownPlace(pointer: string): string {
  return pointer === '' ? 'the whole' : `"${pointer}"`
}

/** All keywords but those about what is inside. */
function plainCheck(schema: JsonSchema): (value: unknown) => boolean {
  const types = [schema.type ?? []].flat()
  const words = Array.isArray(schema.enum) ? new Set<unknown>(schema.enum) : undefined
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined
  const { minimum } = schema
  return value =>
    (types.length === 0 || types.some(type => isOfType(value, type))) &&
    (words === undefined || words.has(value)) &&
    (pattern === undefined || typeof value !== 'string' || pattern.test(value)) &&
    (typeof minimum !== 'number' || typeof value !== 'number' || value >= minimum)
}

function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isJsonObject(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}

interface Properties {
  readonly checks: ReadonlyMap<string, JsonCheck>
  readonly required: readonly string[]
}

function properties(schema: JsonSchema): Properties | undefined {
  if (!isJsonObject(schema.properties)) return undefined
  const checks = new Map<string, JsonCheck>()
  for (const [name, each] of Object.entries(schema.properties))
    if (isJsonObject(each)) checks.set(name, jsonCheck(each))
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  return { checks, required }
}

function objectFault(
  value: Readonly<Record<string, unknown>>,
  { checks, required }: Properties,
  pointer: string,
): JsonFault | undefined {
  const missing = required.find(name => !Object.hasOwn(value, name))
  if (missing !== undefined) return fault(pointerTo(pointer, missing), undefined, 'a value')
  for (const key of Object.keys(value)) {
    const check = checks.get(key)
    if (check === undefined) return unknownKey(pointer, value, key, `one of ${[...checks.keys()].join(', ')}`)
    const found = check(value[key], pointerTo(pointer, key))
    if (found !== undefined) return found
  }
  return undefined
}

function firstFault(values: readonly unknown[], check: JsonCheck, pointer: string): JsonFault | undefined {
  for (let at = 0; at < values.length; at++) {
    const found = check(values[at], pointerTo(pointer, at))
    if (found !== undefined) return found
  }
  return undefined
}

/** What fits a schema, in words. */
function wordsFor(schema: JsonSchema): string {
  if (typeof schema.title === 'string') return schema.title
  const words = Array.isArray(schema.enum) ? schema.enum.map(each => JSON.stringify(each)) : []
  if (words.length > 0) return words.length > 7 ? 'one of its words' : `one of ${words.join(', ')}`
  const types = [schema.type ?? []].flat().map(type => typeWords[String(type)])
  return types.join(' or ') || 'a value'
}

/** By type; the schemas are our own. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  null: 'null',
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}
