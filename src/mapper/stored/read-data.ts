/**
 * Stored data back to data, led by the fields of its mapping: amounts become decimals again, in place. Accepts exactly what the
 * published schema of the mapping does; a test holds it against ajv. Walks no deeper than the mapping does.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { OutputShape } from '../../normalize/definition.ts'
import {
  derivedShape,
  positionShape,
  valueShapes,
  whetherShape,
  yearShape,
} from '../../normalize/output-shape.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { isJsonObject } from '../../transcript/open/shape.ts'
import { fault, type JsonCheck, type JsonFault, jsonCheck, unknownKey } from './check-json.ts'

/** How data differs from what the mapping gives now, as pointers without positions in lists; only where that may be. */
export interface DataChange {
  /** What the data has not; it is filled with null, or with an empty list. */
  readonly added: Set<string>
  /** What the mapping has no more; it stands in the data as it was stored. */
  readonly removed: Set<string>
}

/** Reads data in place. */
export interface DataReader {
  /** @param change where it is left out, nothing may be missing or too much */
  readonly read: (data: Record<string, unknown>, change?: DataChange) => JsonFault | undefined
}

/** The reader of what `fields` give. */
export function dataReader(fields: readonly PlanField[]): DataReader {
  const whole = objectReader(fields)
  return { read: (data, change) => whole.read(data, { pointer: '/data', path: '' }, change) }
}

/** Where a value stands in the stored result, and in the data without positions in lists. */
interface Place {
  readonly pointer: string
  readonly path: string
}

/** What reads one value. */
interface Reader {
  readonly read: (value: unknown, at: Place, change: DataChange | undefined) => JsonFault | undefined
  /** The value that is meant by a JSON value that was read. */
  readonly value?: (json: unknown) => unknown
  /** What stands for the value where an older mapping gave none; `undefined` where nothing can. */
  readonly missing: () => unknown
}

/** What reads an entry of a list; a list that an older mapping gave none of has no entries. */
type EntryReader = Pick<Reader, 'read'>

function readerOf(field: PlanField): Reader {
  switch (field.kind) {
    case 'value':
      return shapeReader(valueShapes(field), true)
    case 'derived':
      return shapeReader([derivedShape(field)], true)
    case 'whether':
      return shapeReader([whetherShape], true)
    case 'rowAbove':
      return shapeReader([positionShape], true)
    case 'notice':
      return plainReader(jsonCheck({ type: ['string', 'null'] }))
    case 'kept':
      return plainReader(() => undefined)
    case 'group':
      return objectReader(field.fields)
    case 'list': {
      const year =
        field.of === 'years' ? { name: 'year', reader: shapeReader([yearShape], false) } : undefined
      return listReader(objectReader(field.fields, year))
    }
    case 'choice':
      return listReader(
        choiceReader(
          field.as,
          new Map([...field.cases, field.otherwise].map(each => [each.name, caseReader(field.as, each)])),
        ),
      )
    default:
      return unreachable(field)
  }
}

function plainReader(check: JsonCheck): Reader {
  return { read: (value, { pointer }) => check(value, pointer), missing: () => null }
}

/** Several shapes where a field is read in several ways: the first that fits, those that are more than their text before. */
function shapeReader(shapes: readonly OutputShape[], isNullable: boolean): Reader {
  const ordered = [...shapes].sort((one, other) => Number(!one.fromJson) - Number(!other.fromJson))
  const ways: readonly Way[] = ordered.map(({ schema, fromJson }) => ({ check: jsonCheck(schema), fromJson }))
  const expected = [...new Set(shapes.map(wordsOf)), ...(isNullable ? ['null'] : [])].join(' or ')
  return {
    read: (value, { pointer }) => {
      if (value === null && isNullable) return undefined
      const faults = ways.map(({ check }) => check(value, pointer))
      if (faults.includes(undefined)) return undefined
      // Of an object the fault inside says more.
      const [first] = faults
      return first !== undefined && first.pointer !== pointer ? first : fault(pointer, value, expected)
    },
    value: json => (typeof json === 'string' ? meantBy(json, ways) : json),
    missing: () => (isNullable ? null : undefined),
  }
}

/** A way to read a text: whether it fits, and what is meant by it where that is not the text itself. */
interface Way {
  readonly check: JsonCheck
  readonly fromJson: OutputShape['fromJson']
}

/** Of several ways that fit, the first whose value is written as the text is. */
function meantBy(text: string, ways: readonly Way[]): unknown {
  const [only, second] = ways
  if (second === undefined) return only?.fromJson === undefined ? text : only.fromJson(text)
  const values = ways
    .filter(({ check }) => check(text, '') === undefined)
    .map(({ fromJson }) => (fromJson === undefined ? text : fromJson(text)))
  return values.find(value => JSON.stringify(value) === JSON.stringify(text)) ?? values[0] ?? text
}

function objectReader(
  fields: readonly PlanField[],
  own?: { readonly name: string; readonly reader: Reader },
): Reader {
  const readers = new Map<string, Reader>(own === undefined ? [] : [[own.name, own.reader]])
  for (const field of fields) readers.set(field.name, readerOf(field))
  return {
    read: (value, at, change) =>
      isJsonObject(value)
        ? readObject(value, readers, at, change)
        : fault(at.pointer, value, 'an object of fields'),
    missing: () => Object.fromEntries([...readers].map(([name, reader]) => [name, reader.missing()])),
  }
}

function readObject(
  // Made by JSON.parse a moment ago, for nobody else.
  value: Record<string, unknown>,
  readers: ReadonlyMap<string, Reader>,
  { pointer, path }: Place,
  change: DataChange | undefined,
): JsonFault | undefined {
  for (const key of Object.keys(value)) {
    const reader = readers.get(key)
    const below = { pointer: pointerTo(pointer, key), path: pointerTo(path, key) }
    if (reader === undefined) {
      if (change === undefined) return unknownKey(pointer, value, key, 'a field of the mapping')
      change.removed.add(below.path)
      continue
    }
    const found = reader.read(value[key], below, change)
    if (found !== undefined) return found
    if (reader.value !== undefined) value[key] = reader.value(value[key])
  }
  for (const [name, reader] of readers) {
    if (Object.hasOwn(value, name)) continue
    const filled = change === undefined ? undefined : reader.missing()
    if (filled === undefined) return fault(pointerTo(pointer, name), undefined, 'a field of the mapping')
    change?.added.add(pointerTo(path, name))
    value[name] = filled
  }
  return undefined
}

function listReader(entry: EntryReader): Reader {
  return {
    read: (value, { pointer, path }, change) => {
      if (!Array.isArray(value)) return fault(pointer, value, 'a list')
      for (let at = 0; at < value.length; at++) {
        const found = entry.read(value[at], { pointer: pointerTo(pointer, at), path }, change)
        if (found !== undefined) return found
      }
      return undefined
    },
    missing: () => [],
  }
}

/** An entry of one of several kinds, by the word under `as`. */
function choiceReader(as: string, cases: ReadonlyMap<unknown, Reader>): EntryReader {
  const words = [...cases.keys()].map(word => JSON.stringify(word))
  const expected = words.length > 7 ? 'the name of a kind of entry' : `one of ${words.join(', ')}`
  return {
    read: (value, at, change) => {
      if (!isJsonObject(value)) return fault(at.pointer, value, 'an object of fields')
      const word = Object.hasOwn(value, as) ? value[as] : undefined
      const reader = cases.get(word)
      return reader === undefined
        ? fault(pointerTo(at.pointer, as), word, expected)
        : reader.read(value, at, change)
    },
  }
}

function caseReader(
  as: string,
  { name, fields }: { readonly name: string; readonly fields: readonly PlanField[] },
): Reader {
  const reader = shapeReader([{ kind: 'text', schema: { enum: [name] }, type: 'string' }], false)
  return objectReader(fields, { name: as, reader })
}

/** What fits a shape, in words. */
function wordsOf({ kind, schema }: OutputShape): string {
  if (Array.isArray(schema.enum)) {
    return schema.enum.length > 7
      ? 'one of the words that its schema lists'
      : `one of ${schema.enum.map(word => JSON.stringify(word)).join(', ')}`
  }
  return shapeWords[kind] ?? (schema.pattern === undefined ? 'text' : 'text in the form that its schema says')
}

const shapeWords: Readonly<Partial<Record<OutputShape['kind'], string>>> = {
  money: 'an amount as text, such as "-85.00",',
  number: 'a number as text, such as "37.5",',
  date: 'a day such as "2023-12-31"',
  month: 'a month such as "2023-12"',
  integer: 'a whole number',
  truth: 'true or false',
  flag: 'an object of text and value',
  ratio: 'an object of amount and percent',
}
