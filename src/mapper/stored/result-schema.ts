/** What `JSON.stringify` writes of a result, as a schema; of the data only that it is an object. */
import { runCodes } from '../../diagnostics/codes/run-codes.ts'
import type { JsonSchema } from './check-json.ts'

const text: JsonSchema = { type: 'string' }
const textOrNull: JsonSchema = { type: ['string', 'null'] }
const count: JsonSchema = { type: 'integer', minimum: 0 }
const pointer: JsonSchema = { title: 'a JSON Pointer', type: 'string', pattern: '^(/|$)' }
const hash: JsonSchema = { title: 'a SHA-256 in hexadecimal', type: 'string', pattern: '^[0-9a-f]{64}$' }
const states: JsonSchema = { enum: ['value', 'empty', 'absent', 'invalid'] }

/** `properties` are all that there may be; those of `optional` may be missing. */
function object(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  }
}

function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

const issue = object({
  code: { title: 'one of our codes', enum: Object.keys(runCodes) },
  severity: { enum: ['error', 'warning', 'info', 'bug'] },
  message: text,
  path: textOrNull,
  pointer: textOrNull,
  spec: textOrNull,
  check: textOrNull,
})

const leaves: Readonly<Record<string, JsonSchema>> = { read: count, ignored: count, unmapped: count }

const coverage = object({
  ...leaves,
  sections: list(object({ section: pointer, ...leaves })),
  evidence: object({ sourced: count, secondary: count, inferred: count, unsourced: count }),
})

const entry = object(
  {
    path: pointer,
    state: states,
    sources: list(object({ pointer, raw: {} }, { duplicate: { enum: [true] }, beside: { enum: [true] } })),
    normalizer: textOrNull,
    spec: text,
  },
  { countedAsZero: list(pointer), evidence: text, partial: {} },
)

/** The whole of it; `coverage` and `lineage` stand there where they were asked for. */
export const resultSchema: JsonSchema = object(
  {
    mapping: object({ id: text, version: text, hash }),
    data: { type: 'object' },
    issues: list(issue),
    unmapped: list(pointer),
    ignored: list(object({ pointer, because: text })),
    noData: { type: 'boolean' },
  },
  { coverage, lineage: list(entry) },
)
