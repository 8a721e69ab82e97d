/** The JSON text of a result back to a result: its envelope by a schema, its data by the fields of its mapping. */

import { mayHaveDuplicateKeys, readWithCare } from '../../text/json/duplicate-keys.ts'
import { parseJson } from '../../text/json/parse-json.ts'
import { mistakenText } from '../../text/messages/mistaken-text.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { isPlain } from '../../text/messages/plain-kind.ts'
import { textInstead } from '../../text/messages/value-kind.ts'
import { getOrInsert } from '../../transcript/get-or-insert.ts'
import { sizeOf } from '../../transcript/open/document-size.ts'
import { faultPlace } from '../../transcript/open/read-text.ts'
import { isJsonObject } from '../../transcript/open/shape.ts'
import type { ResultPlan } from '../mapping-table.ts'
import { fault, type JsonCheck, type JsonFault, jsonCheck } from './check-json.ts'
import { type DataChange, type DataReader, dataReader } from './read-data.ts'
import { resultSchema } from './result-schema.ts'
import { type MappingChange, type StoredParts, StoredTranscriptResult } from './stored-result.ts'
import { StoredResultError } from './stored-result-error.ts'

/** The mappings whose results can be read. */
export interface KnownPlans {
  readonly planOf: (id: string) => ResultPlan | undefined
  readonly mappingIds: readonly string[]
}

interface KnownPlan {
  readonly plan: ResultPlan
  readonly reader: DataReader
}

/** A reader of stored results. Keeps what it makes of each mapping. */
export class StoredResultReader {
  readonly #known: KnownPlans
  readonly #plans = new Map<string, KnownPlan>()
  readonly #check: JsonCheck = jsonCheck(resultSchema)

  constructor(known: KnownPlans) {
    this.#known = known
  }

  /**
   * The result in `text`.
   * @param pinned the id of the mapping that must have made it
   * @throws StoredResultError
   */
  read(text: unknown, pinned: string | undefined): StoredTranscriptResult {
    const parts = this.#parts(parsed(text))
    mustHaveNoKeyTwice(String(text), parts)
    const { plan, reader } = this.#planOf(parts.mapping.id, pinned)
    const { version, hash } = plan
    const isOther = hash !== parts.mapping.hash
    const change: DataChange | undefined = isOther ? { added: new Set(), removed: new Set() } : undefined
    const found = reader.read(parts.data, change)
    if (found !== undefined) throw isOther ? changedMapping(plan, found) : noResult(found, dataHint)
    const reported: MappingChange | null =
      isOther || version !== parts.mapping.version
        ? { version, hash, added: [...(change?.added ?? [])], removed: [...(change?.removed ?? [])] }
        : null
    return new StoredTranscriptResult(parts, reported)
  }

  #parts(value: unknown): StoredParts<string, Record<string, unknown>> {
    const found = this.#check(value, '')
    if (found !== undefined) throw noResult(found, hintFor(value))
    // It fits the schema, and nobody else has what JSON.parse made.
    return value as StoredParts<string, Record<string, unknown>>
  }

  #planOf(id: string, pinned: string | undefined): KnownPlan {
    if (pinned !== undefined && id !== pinned)
      throw new StoredResultError(
        'result/other-mapping',
        { id: shownId(id), pinned },
        { pointer: '/mapping/id', hint: 'leave "mapping" out' },
      )
    const plan = this.#known.planOf(id)
    if (plan !== undefined)
      return getOrInsert(this.#plans, id, () => ({ plan, reader: dataReader(plan.fields) }))
    const near = didYouMean(nearestNames(isId(id) ? id : '', this.#known.mappingIds))
    const hint = near === '' ? 'give the mapper that has it: readResult(text, { mapper })' : near
    throw new StoredResultError(
      'result/unknown-mapping',
      { id: shownId(id) },
      { pointer: '/mapping/id', hint },
    )
  }
}

const oneHint = 'pass one result at a time, whole: of NDJSON each line is one'
/** For what JSON.stringify(result) never writes. */
const dataHint = 'pass the text that JSON.stringify(result) wrote'

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') {
    const whole = isJsonObject(text) && isPlain(text)
    const hint = whole ? 'pass its text: JSON.stringify(stored)' : textInstead(text)
    throw noResult(fault('', text, 'the JSON text of a result'), hint ?? dataHint)
  }
  try {
    return parseJson(text)
  } catch {
    const mistaken = mistakenText(text)
    const problem =
      mistaken === undefined ? `it cannot be read at ${faultPlace(text)}` : `it looks like ${mistaken.words}`
    const hint = mistaken?.instead ?? oneHint
    throw new StoredResultError('result/not-json', { problem }, { hint })
  }
}

/** JSON.parse keeps the last of several values under one key; which of them was meant cannot be known. */
function mustHaveNoKeyTwice(text: string, value: unknown): void {
  if (!mayHaveDuplicateKeys(text, sizeOf(value, { leaves: Infinity, depth: Infinity }))) return
  const [twice] = readWithCare(text, 1).duplicates
  if (twice === undefined) return
  const found = `a key is written again at line ${twice.line}, column ${twice.column}`
  throw noResult({ pointer: '', found, expected: 'each key once' }, dataHint)
}

function hintFor(value: unknown): string {
  if (Array.isArray(value)) return oneHint
  if (isJsonObject(value) && Object.hasOwn(value, 'TYPE') && !Object.hasOwn(value, 'mapping'))
    return 'mapTranscript reads transcripts'
  return 'store what JSON.stringify(result) gives, and your own data beside it'
}

function noResult({ pointer, found, expected }: JsonFault, hint: string): StoredResultError {
  return new StoredResultError('result/not-a-result', { found, expected }, { pointer, hint })
}

function changedMapping({ id }: ResultPlan, { pointer, found, expected }: JsonFault): StoredResultError {
  const hint = 'map the transcript again, or read the result with the mapping that made it'
  return new StoredResultError('result/changed-mapping', { id, found, expected }, { pointer, hint })
}
function isId(id: string): boolean {
  return id.length <= 80 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)
}

/** Only what is an id can be shown: a text that was damaged may hold anything there. */
function shownId(id: string): string {
  return isId(id) ? `mapping "${id}"` : 'a mapping whose id is none'
}
