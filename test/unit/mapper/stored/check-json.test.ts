/** The check of JSON by a schema: the verdict of ajv for every keyword that our schemas use, and no keyword that it does not know. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { type JsonSchema, jsonCheck, keywords } from '../../../../src/mapper/stored/check-json.ts'
import { resultSchema } from '../../../../src/mapper/stored/result-schema.ts'
import { positionShape, whetherShape, yearShape } from '../../../../src/normalize/output-shape.ts'
import { normalizers } from '../../../../src/normalize/registry.ts'

/** Every schema at and below one. */
function schemasIn(value: unknown): readonly JsonSchema[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const schema = value as JsonSchema
  const inside = Object.values(schema.properties ?? {})
  return [schema, ...inside.flatMap(schemasIn), ...schemasIn(schema.items)]
}

const all = [
  resultSchema,
  positionShape.schema,
  whetherShape.schema,
  yearShape.schema,
  ...Object.values(normalizers).map(each => each.output.schema),
  normalizers.oneOf.outputFor?.([{ a: 'A', b: 'B' }]).schema ?? {},
].flatMap(schemasIn)

test('up to seven words that may stand in a place are named, and no more', () => {
  const words = (count: number): JsonSchema => ({ enum: Array.from({ length: count }, (_, at) => `w${at}`) })
  expect(jsonCheck(words(7))('x', '')?.expected).toBe('one of "w0", "w1", "w2", "w3", "w4", "w5", "w6"')
  expect(jsonCheck(words(8))('x', '')?.expected).toBe('one of its words')
})

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  '/',
  'a',
  '1.00',
  '2023-12-31',
  [],
  [null],
  ['a'],
  {},
  { text: 'a', value: true },
  { text: 'a', value: null },
  { text: 'a' },
  { text: 'a', value: 1 },
  { text: 'a', value: true, more: 1 },
  { pointer: '/a', because: 'b' },
]

describe('the check of a schema', () => {
  test('reads every keyword that our schemas use', () => {
    expect(all.flatMap(Object.keys).filter(keyword => !keywords.includes(keyword))).toEqual([])
    for (const schema of all) expect(schema.additionalProperties ?? false).toBe(false)
  })

  test('gives the verdict of ajv', () => {
    for (const schema of new Set(all.map(each => JSON.stringify(each)))) {
      const parsed: JsonSchema = JSON.parse(schema)
      const validate = new Ajv2020({ strict: false }).compile(parsed)
      const check = jsonCheck(parsed)
      for (const value of values)
        expect([schema, value, check(value, '') === undefined]).toEqual([schema, value, validate(value)])
    }
  })

  test.each<[JsonSchema, unknown, string, string, string]>([
    [{ type: 'string' }, 1, '', 'the whole is a number', 'text'],
    [{ type: ['integer', 'null'] }, 1.5, '', 'the whole is a number', 'a whole number or null'],
    [{ type: 'array' }, 1, '', 'the whole is a number', 'a list'],
    [{ type: ['object', 'null'] }, 1, '', 'the whole is a number', 'an object or null'],
    [{ type: ['number', 'boolean'] }, 'c', '', 'the whole is other text', 'a number or true or false'],
    [{ enum: ['a', 'b'] }, 'c', '', 'the whole is other text', 'one of "a", "b"'],
    [{ type: 'array', items: { type: 'boolean' } }, [true, {}], '/1', '"/1" is an object', 'true or false'],
    [{ type: 'object', properties: { a: {} }, required: ['a'] }, {}, '/a', '"/a" is missing', 'a value'],
    [
      { type: 'object', properties: { a: {} } },
      { a: 1, b: 1 },
      '',
      'key 2 of the whole is unknown',
      'one of a',
    ],
    [
      { type: 'object', properties: { a: { title: 'a day', pattern: '^[0-9]$' } } },
      { a: 'x' },
      '/a',
      '"/a" is other text',
      'a day',
    ],
  ])('%j: %j is refused at %j', (schema, value, pointer, found, expected) => {
    expect(jsonCheck(schema)(value, '')).toEqual({ pointer, found, expected })
  })
})
