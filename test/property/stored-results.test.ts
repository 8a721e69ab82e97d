/**
 * Stored results: what is read back is what was stored, and the check that is led by the fields of a mapping gives the verdict of
 * the published JSON Schema, which ajv gives here, on the data of all samples and on what damage makes of it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../src/catalog/plans.gen.ts'
import { loadFields } from '../../src/emit/load-mapping.ts'
import { mapTranscript, readResult } from '../../src/index.ts'
import { type DataReader, dataReader } from '../../src/mapper/stored/read-data.ts'
import { goldens, projectRoot } from '../support/goldens.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { collected } from '../support/stored.ts'

const runs = propertyRuns(1_500)

const results = goldens().map(({ name, text }) => ({ name, result: mapTranscript(text) }))
const mappings = new Map(bundledPlans().map(each => [each.id, each]))

interface Judges {
  readonly schema: ValidateFunction
  readonly reader: DataReader
}
const judges = new Map<string, Judges>()

function judgesOf(id: string): Judges {
  const mapping = mappings.get(id)
  if (mapping === undefined) throw new TypeError(`no mapping ${id}`)
  const schema = JSON.parse(readFileSync(join(projectRoot, `schemas/output/${id}.schema.json`), 'utf8'))
  const made = judges.get(id) ?? {
    schema: new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema),
    reader: dataReader(loadFields(mapping).fields),
  }
  judges.set(id, made)
  return made
}

describe.each(results)('$name', ({ result }) => {
  test('is read back as it was stored, amounts as decimals', () => {
    const text = JSON.stringify(result)
    const stored = readResult(text)
    expect(JSON.stringify(stored)).toBe(text)
    expect(stored.mappingChange).toBeNull()
    // Down to the very kinds of decimals.
    expect(decimalsIn(stored.data)).toEqual(decimalsIn(result.data))
    expect(stored.issues).toEqual(result.issues)
  })

  test('is read back with what was asked for besides', () => {
    const text = JSON.stringify({ ...result, coverage: result.coverage, lineage: result.lineage() })
    const stored = readResult(text)
    expect(JSON.stringify(stored)).toBe(text)
    expect(stored.coverage).toEqual(result.coverage)
    expect(stored.lineage?.length).toBe(result.lineage().length)
  })
})

/** The decimals in data, in order, each with what it is made by. */
function decimalsIn(data: unknown): readonly unknown[] {
  return collected(data)
    .map(({ holder, key }) => holder[key])
    .filter(value => value instanceof Decimal)
    .map(value => [value, value.constructor])
}

/** What damage puts in the place of a value: of each kind of value one that fits, and its near misses. */
const strangers: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  2023,
  '',
  'x',
  '1',
  '1.0',
  '1.00',
  '-0.00',
  '01.00',
  '1.000',
  '1e3',
  '+1.00',
  '1.00\n',
  '2023-12-31',
  '2023-02-30',
  '2023-12',
  '2023-1',
  '202401',
  '150',
  'XXX-XX-1234',
  'single',
  'W-2',
  'other',
  [],
  [null],
  [{}],
  {},
  { text: 'x', value: null },
  { text: 'x', value: 'x' },
  { amount: '1.5', percent: true },
  { amount: '1.5', percent: true, more: 1 },
]

const damage = fc.record({
  sample: fc.nat(),
  place: fc.nat(),
  kind: fc.constantFrom('replace', 'delete', 'rename', 'add', 'swap') as fc.Arbitrary<
    'replace' | 'delete' | 'rename' | 'add' | 'swap'
  >,
  stranger: fc.nat(),
  other: fc.nat(),
})

test('damaged data is refused by the fields of the mapping where the schema refuses it, and nowhere else', () => {
  const verdicts = { fits: 0, refused: 0 }
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 2 }), hits => {
      const { result } = results[(hits[0]?.sample ?? 0) % results.length] ??
        results[0] ?? { result: undefined }
      if (result === undefined) throw new TypeError('no sample')
      const data: unknown = JSON.parse(JSON.stringify(result.data))
      for (const { place, kind, stranger, other } of hits) {
        const places = collected(data)
        const at = places[place % places.length]
        if (at === undefined) continue
        const { holder, key } = at
        if (kind === 'replace') holder[key] = structuredClone(strangers[stranger % strangers.length])
        if (kind === 'delete') delete holder[key]
        if (kind === 'add') holder[`${key}x`] = strangers[stranger % strangers.length]
        if (kind === 'rename') {
          holder[`${key}x`] = holder[key]
          delete holder[key]
        }
        if (kind === 'swap') {
          const from = places[other % places.length]
          if (from !== undefined) holder[key] = structuredClone(from.holder[from.key])
        }
      }
      const { schema, reader } = judgesOf(result.mapping.id)
      const copy = structuredClone(data)
      const want = schema(data)
      const fault = reader.read(copy as Record<string, unknown>)
      verdicts[want ? 'fits' : 'refused']++
      expect(fault === undefined, `${result.mapping.id} ${JSON.stringify(fault ?? schema.errors)}`).toBe(want)
      // And what is read comes out as it went in, but for how an amount can be written.
      if (want) expect(schema(JSON.parse(JSON.stringify(copy)))).toBe(true)
    }),
    { numRuns: runs, seed: Number(process.env.PROPERTY_SEED ?? 20261123) },
  )
  expect(Math.min(verdicts.fits, verdicts.refused)).toBeGreaterThan(runs / 10)
}, 120_000)

test('texts that are damaged anywhere are read, or refused with an error of ours', () => {
  const texts = results.map(({ result }) => JSON.stringify(result))
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(4), fc.string({ maxLength: 3 }), (sample, place, cut, put) => {
      const text = texts[sample % texts.length] ?? ''
      const at = place % text.length
      const damaged = text.slice(0, at) + put + text.slice(at + cut)
      try {
        JSON.stringify(readResult(damaged))
      } catch (error) {
        expect(Object(error).name).toBe('StoredResultError')
        expect(Object(error).code).toMatch(/^result\//)
      }
    }),
    { numRuns: runs / 2, seed: Number(process.env.PROPERTY_SEED ?? 20261123) },
  )
}, 120_000)
