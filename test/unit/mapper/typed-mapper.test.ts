/** What the types say of results, by mapper. The compiler holds this file to it; what runs shows that the types tell the truth. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { actr1040 } from '../../../src/catalog/mappings/actr-1040.gen.ts'
import { retr1040 } from '../../../src/catalog/mappings/retr-1040.gen.ts'
import type { MappingDataById } from '../../../src/catalog/types.gen.ts'
import { createMapper as createCompiledMapper } from '../../../src/engine.ts'
import {
  createMapper,
  type Mapper,
  type MappingId,
  type MappingResult,
  mapTranscript,
  NoMappingError,
  type ResultOf,
  type TranscriptResult,
} from '../../../src/index.ts'
import { createSandbox } from '../../../src/sandbox/index.ts'
import {
  createMappingClient,
  createTranscriptClient,
  type ServiceClientOptions,
  type TranscriptClient,
  type TranscriptClientOptions,
} from '../../../src/service-index.ts'
import { projectRoot } from '../../support/goldens.ts'

const text = (name: string): string =>
  readFileSync(join(projectRoot, 'test/golden', name, 'avery-2021/input.json'), 'utf8')

const yaml = `id: acme-1040
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
`

/** As a program declares what its mapping gives. */
interface AcmeData {
  readonly total: { toFixed(places: number): string } | null
}

type Wages = MappingDataById['retr-1040']['income']['wages']
type Balance = MappingDataById['actr-1040']['balance']['accountBalance']

describe('mapTranscript', () => {
  test('has the type of the bundled mapping that is pinned', () => {
    const result = mapTranscript(text('retr/1040'), { mapping: 'retr-1040' })
    expectTypeOf(result).toEqualTypeOf<MappingResult<'retr-1040'>>()
    expectTypeOf(result.data.income.wages).toEqualTypeOf<Wages>()
  })

  test('takes no other id', () => {
    // @ts-expect-error a letter is missing
    expect(() => mapTranscript(text('retr/1040'), { mapping: 'retr-104' })).toThrow(NoMappingError)
  })

  test('takes an id of which only the type is known', () => {
    const id: MappingId = 'retr-1040'
    expectTypeOf(mapTranscript(text('retr/1040'), { mapping: id })).toHaveProperty('data')
  })

  test('gives a result that is narrowed by is', () => {
    const result: MappingResult = mapTranscript(text('retr/1040'))
    expectTypeOf(result.mapping.id).toEqualTypeOf<MappingId>()
    // @ts-expect-error it may be of any mapping
    expect(result.data.income).toBeDefined()
    if (!result.is('retr-1040')) throw new Error('another mapping')
    expectTypeOf(result.data.income.wages).toEqualTypeOf<Wages>()
    // @ts-expect-error there is no such mapping
    expect(result.is('retr-104')).toBe(false)
  })
})

describe('a mapper over YAML texts', () => {
  const mapper = createMapper({ mappings: [yaml] })

  test('keeps the types of the bundled mappings', () => {
    const result = mapper.mapTranscript(text('actr/1040'))
    if (!result.is('actr-1040')) throw new Error('another mapping')
    expectTypeOf(result.data.balance.accountBalance).toEqualTypeOf<Balance>()
    const pinned = mapper.mapTranscript(text('actr/1040'), { mapping: 'actr-1040' })
    expectTypeOf(pinned.data.balance.accountBalance).toEqualTypeOf<Balance>()
    expect(pinned.data).toEqual(result.data)
  })

  test('gives unknown data for their ids, as for any text that is an id', () => {
    const result = mapper.mapTranscript(text('retr/1040'))
    expectTypeOf(result.mapping.id).toEqualTypeOf<string>()
    expectTypeOf(result.data).toEqualTypeOf<unknown>()
    if (!result.is('acme-1040')) throw new Error('another mapping')
    expectTypeOf(result.data).toEqualTypeOf<unknown>()
    expectTypeOf(result.mapping.id).toEqualTypeOf<'acme-1040'>()
    const id: string = 'acme-1040'
    expectTypeOf(mapper.mapTranscript(text('retr/1040'), { mapping: id }).data).toEqualTypeOf<unknown>()
  })

  test('has the types that are declared for them, and takes no other id', () => {
    const declared = createMapper<{ 'acme-1040': AcmeData }>({ mappings: [yaml] })
    const result = declared.mapTranscript(text('retr/1040'))
    expectTypeOf(result.mapping.id).toEqualTypeOf<MappingId | 'acme-1040'>()
    if (!result.is('acme-1040')) throw new Error('another mapping')
    expectTypeOf(result.data).toEqualTypeOf<AcmeData>()
    expect(result.data.total?.toFixed(2)).toMatch(/^\d+\.\d\d$/)
    const account = declared.mapTranscript(text('actr/1040'), { mapping: 'actr-1040' })
    expectTypeOf(account.data.balance.accountBalance).toEqualTypeOf<Balance>()
    // @ts-expect-error a letter is missing
    expect(() => declared.mapTranscript(text('retr/1040'), { mapping: 'acme-104' })).toThrow(NoMappingError)
  })

  test('alone has their types alone', () => {
    const alone = createMapper<{ 'acme-1040': AcmeData }>({ mappings: [yaml], bundled: false })
    const result = alone.mapTranscript(text('retr/1040'))
    expectTypeOf(result.mapping.id).toEqualTypeOf<'acme-1040'>()
    expectTypeOf(result.data).toEqualTypeOf<AcmeData>()
    const undeclared = createMapper({ mappings: [yaml], bundled: false })
    expectTypeOf(undeclared.mapTranscript(text('retr/1040')).data).toEqualTypeOf<unknown>()
    expect(undeclared.mappingIds).toEqual(alone.mappingIds)
  })

  test('in the place of a bundled one has the type that is declared', () => {
    const own = createMapper<{ 'retr-1040': AcmeData }>({
      mappings: [yaml.replace('acme-1040', 'retr-1040')],
    })
    const result = own.mapTranscript(text('retr/1040'), { mapping: 'retr-1040' })
    expectTypeOf(result.data).toEqualTypeOf<AcmeData>()
    expect(Object.keys(result.data)).toEqual(['total'])
  })

  test('beside compiled ones has the types of those', () => {
    const mixed = createMapper({ mappings: [yaml, retr1040, actr1040] })
    const result = mixed.mapTranscript(text('actr/1040'))
    if (!result.is('actr-1040')) throw new Error('another mapping')
    expectTypeOf(result.data.balance.accountBalance).toEqualTypeOf<Balance>()
    const other = mixed.mapTranscript(text('actr/1040'))
    if (other.is('retr-941')) expectTypeOf(other.data).toEqualTypeOf<unknown>()
  })
})

describe('a mapper over compiled mappings', () => {
  test.each([
    ['the main entry', createMapper({ mappings: [retr1040, actr1040] })],
    ['the engine', createCompiledMapper({ mappings: [retr1040, actr1040] })],
  ])('of %s has their types and no others', (_, mapper) => {
    const result = mapper.mapTranscript(text('retr/1040'))
    expectTypeOf(result.mapping.id).toEqualTypeOf<'retr-1040' | 'actr-1040'>()
    if (!result.is('retr-1040')) throw new Error('another mapping')
    expectTypeOf(result.data.income.wages).toEqualTypeOf<Wages>()
    // @ts-expect-error it has those two and no others
    expect(() => mapper.mapTranscript(text('retr/1040'), { mapping: 'retr-941' })).toThrow(NoMappingError)
  })

  test('beside all others has the types of all', () => {
    const all = createMapper({ mappings: [retr1040], bundled: true })
    expectTypeOf(all.mapTranscript(text('actr/1040')).mapping.id).toEqualTypeOf<MappingId>()
  })
})

describe('every mapper', () => {
  const two = createMapper({ mappings: [retr1040, actr1040] })
  const anyMapper = (mapper: Mapper): TranscriptResult => mapper.mapTranscript(text('retr/1040'))
  const anyResult = ({ mapping }: TranscriptResult): string => mapping.id

  test('is a Mapper, and every result a TranscriptResult', () => {
    expect(anyResult(anyMapper(two))).toBe('retr-1040')
    expect(anyResult(anyMapper(createMapper({ mappings: [yaml] })))).toBe('acme-1040')
    expect(anyResult(anyMapper(createMapper<{ 'acme-1040': AcmeData }>({ mappings: [yaml] })))).toBe(
      'acme-1040',
    )
    expect(anyResult(anyMapper({ ...two, mapTranscript }))).toBe('retr-1040')
  })

  test('has a type of its results', () => {
    const result: ResultOf<typeof two> = two.mapTranscript(text('retr/1040'))
    expectTypeOf(result.mapping.id).toEqualTypeOf<'retr-1040' | 'actr-1040'>()
    expectTypeOf<
      ResultOf<typeof mapTranscript extends never ? never : { mapTranscript: typeof mapTranscript }>
    >().toEqualTypeOf<MappingResult>()
  })

  test('gives its types to a client of the service', () => {
    const request = {
      tin: '',
      transcriptType: 'RETR',
      transcriptForm: '1040',
      transcriptPeriod: '202112',
    } as const
    const pinnedByClient = async (options: ServiceClientOptions): Promise<void> => {
      const client = createMappingClient({ ...options, mapper: two })
      const result = await client.mapTranscript(request)
      if (result.is('retr-1040')) expectTypeOf(result.data.income.wages).toEqualTypeOf<Wages>()
      const pinned = await client.mapTranscript(request, { mapping: 'actr-1040' })
      expectTypeOf(pinned.data.balance.accountBalance).toEqualTypeOf<Balance>()
      // @ts-expect-error it has those two and no others
      await client.mapTranscript(request, { mapping: 'retr-941' })
      for await (const outcome of client.fetchTranscripts([request], { mapping: 'retr-1040' }))
        if (outcome.ok) expectTypeOf(outcome.result.data.income.wages).toEqualTypeOf<Wages>()
      const own = createTranscriptClient({ ...options, mapper: createMapper({ mappings: [yaml] }) })
      const ofOwn = await own.mapTranscript(request)
      if (ofOwn.is('retr-941')) expectTypeOf(ofOwn.data).toEqualTypeOf<MappingDataById['retr-941']>()
      const loaded: TranscriptClientOptions = options
      expectTypeOf(createTranscriptClient(loaded)).toEqualTypeOf<TranscriptClient>()
      for (const { tin, transcripts } of createSandbox().account.testTaxpayers)
        for (const each of transcripts) await client.mapTranscript({ tin, ...each })
      const bundled = createTranscriptClient({ ...options, mapper: undefined })
      // @ts-expect-error a letter is missing
      await bundled.mapTranscript(request, { mapping: 'retr-104' })
      const any = await bundled.mapTranscript(request)
      if (any.is('retr-1040')) expectTypeOf(any.data.income.wages).toEqualTypeOf<Wages>()
    }
    expect(pinnedByClient).toBeTypeOf('function')
  })
})
