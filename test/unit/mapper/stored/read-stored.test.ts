/** Stored results read back: what is refused and how it is reported, what a changed mapping does, and what hostile texts cost. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Decimal } from 'decimal.js'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { retr1040 } from '../../../../src/catalog/mappings/retr-1040.gen.ts'
import type { MappingDataById } from '../../../../src/catalog/types.gen.ts'
import { createMapper as createCompiledMapper, readResult as readByMapper } from '../../../../src/engine.ts'
import {
  createMapper,
  type MappingId,
  mapTranscript,
  OptionsError,
  readResult,
  type StoredResult,
  StoredResultError,
  StoredTranscriptResult,
} from '../../../../src/index.ts'
import { canaries, expectNothingPrivate } from '../../../support/canaries.ts'
import { projectRoot } from '../../../support/goldens.ts'
import { expectGrowth } from '../../../support/growth.ts'

const raw = readFileSync(join(projectRoot, 'test/golden/retr/1040/avery-2021/input.json'), 'utf8')
const text = JSON.stringify(mapTranscript(raw))

/** The stored result after a change made to it, as text. */
function changed(edit: (stored: Editable) => unknown): string {
  const stored: Editable = JSON.parse(text)
  return JSON.stringify(edit(stored) ?? stored)
}

interface Editable {
  readonly mapping: { id: string; version: string; hash: string }
  readonly data: Record<string, unknown> & {
    readonly income: Record<string, unknown>
    readonly header: Record<string, unknown>
  }
  readonly issues: unknown[]
  readonly unmapped: unknown[]
  readonly [key: string]: unknown
}

function failure(work: () => unknown): StoredResultError {
  try {
    work()
  } catch (error) {
    if (error instanceof StoredResultError) return error
    throw error
  }
  throw new Error('no error')
}

const reported = (stored: string): readonly string[] => {
  const error = failure(() => readResult(stored))
  expectNothingPrivate(error)
  return [error.code, error.pointer, error.message]
}

test('an option that readResult does not know is named with it', () => {
  // @ts-expect-error there is no such option
  expect(() => readResult(text, { mappings: 'retr-1040' })).toThrow(/readResult/)
})

describe('a stored result', () => {
  test('has its data, its account and its mapping again', () => {
    const stored: StoredResult = readResult(text)
    expect(stored.is('retr-1120')).toBe(false)
    if (!stored.is('retr-1040')) throw new Error('another mapping')
    expectTypeOf(stored.data).toEqualTypeOf<MappingDataById['retr-1040']>()
    expect(stored.data.income.wages).toBeInstanceOf(Decimal)
    const fresh = mapTranscript(raw, { mapping: 'retr-1040' })
    expect(stored.data.income.wages?.equals(fresh.data.income.wages ?? -1)).toBe(true)
    expect(stored).toMatchObject({ mapping: fresh.mapping, noData: false, unmapped: fresh.unmapped })
    expect(stored.mappingChange).toBeNull()
    expect(stored).toBeInstanceOf(StoredTranscriptResult)
    expectTypeOf(stored.lineage).toBeNullable()
    // @ts-expect-error states are not stored
    expect(stored.state).toBeUndefined()
  })

  test('has the type of the mapping that is pinned', () => {
    const stored = readResult(text, { mapping: 'retr-1040' })
    expectTypeOf(stored.data).toEqualTypeOf<MappingDataById['retr-1040']>()
    expect(stored.data.income.wages).toBeInstanceOf(Decimal)
    // @ts-expect-error a letter is missing
    expect(() => readResult(text, { mapping: 'retr-104' })).toThrow(StoredResultError)
    const id: MappingId = 'actr-1040'
    expect(told2(() => readResult(text, { mapping: id }))).toEqual([
      'result/other-mapping',
      '/mapping/id',
      'The result is from mapping "retr-1040", but mapping "actr-1040" was requested; leave "mapping" out',
    ])
  })

  test('of own mappings is read with their mapper', () => {
    const yaml = `id: acme
title: Acme
version: "1.0.0"
match: { type: RETR }
fields:
  share: { from: [SHARE, { label: RATE, as: text }], as: price }
  due: { from: [DUE, { label: OTHER, as: money }], as: price }
`
    const mapper = createMapper<{ acme: { readonly share: unknown } }>({ mappings: [yaml], bundled: false })
    const store = (more: object): string =>
      JSON.stringify(mapper.mapTranscript({ TYPE: 'RETR', FORM: '1', ...more }))
    const stored = readResult(store({ SHARE: '$12.5', OTHER: '$7.00' }), { mapper })
    expectTypeOf(stored.data).toEqualTypeOf<{ readonly share: unknown }>()
    expect(JSON.stringify(stored.data)).toBe('{"share":"12.5","due":"7.00"}')
    expect(stored.data.share).toBeInstanceOf(Decimal)
    // Of a field that is read as an amount and as text, what is written as an amount is one.
    expect(readResult(store({ RATE: 'none' }), { mapper }).data.share).toBe('none')
    expect(reported(store({}))).toEqual([
      'result/unknown-mapping',
      '/mapping/id',
      'The result is from mapping "acme", which is not among the mappings here; give the mapper that has it: readResult(text, { mapper })',
    ])
  })

  test('has the coverage and the lineage that were stored with it, and else none', () => {
    const result = mapTranscript(raw)
    const whole = JSON.stringify({ ...result, coverage: result.coverage, lineage: result.lineage() })
    const stored = readResult(whole)
    expect(stored.coverage).toEqual(result.coverage)
    expect(stored.lineage).toEqual(JSON.parse(JSON.stringify(result.lineage())))
    expect(JSON.stringify(stored)).toBe(whole)
    expect(Object.keys(readResult(text))).not.toContain('coverage')
  })

  test('may be written over several lines, whatever its texts hold', () => {
    const edited = changed(({ unmapped }) => void unmapped.push('/A ":B'))
    const wide = JSON.stringify(JSON.parse(edited), null, 2)
    expect(JSON.stringify(readResult(wide))).toBe(edited)
  })

  test('is read by the engine with its mapper', () => {
    const mapper = createCompiledMapper({ mappings: [retr1040] })
    const stored = readByMapper(text, { mapper })
    expectTypeOf(stored.data).toEqualTypeOf<MappingDataById['retr-1040']>()
    expect(JSON.stringify(stored)).toBe(text)
    for (const wrong of [undefined, {}, { mapper: null }, { mapper: { mappingIds: [] } }])
      expect(() => readByMapper(text, wrong as never)).toThrow(OptionsError)
  })
})

const told2 = (work: () => unknown): readonly string[] => {
  const error = failure(work)
  return [error.code, error.pointer, error.message]
}

describe('what is no stored result', () => {
  const keep = 'store what JSON.stringify(result) gives, and your own data beside it'
  const asWritten = 'pass the text that JSON.stringify(result) wrote'
  test.each<[string, string, string, string, string]>([
    [
      'an amount as a number',
      changed(({ data }) => {
        data.income.wages = 12.5
      }),
      '/data/income/wages',
      '"/data/income/wages" is a number where an amount as text, such as "-85.00", or null',
      asWritten,
    ],
    [
      'an amount in another notation',
      changed(({ data }) => {
        data.income.wages = canaries.tin
      }),
      '/data/income/wages',
      '"/data/income/wages" is other text where an amount as text, such as "-85.00", or null',
      asWritten,
    ],
    [
      'a day that is none',
      changed(({ data }) => {
        data.header.requestDate = '3/1/2022'
      }),
      '/data/header/requestDate',
      '"/data/header/requestDate" is other text where a day such as "2023-12-31" or null',
      asWritten,
    ],
    [
      'a field that is missing',
      changed(({ data }) => void delete data.income.wages),
      '/data/income/wages',
      '"/data/income/wages" is missing where a field of the mapping',
      asWritten,
    ],
    [
      'a field that there is not',
      changed(({ data }) => {
        data.header[canaries.response] = 1
      }),
      '/data/header',
      'key 13 of "/data/header" is unknown where a field of the mapping',
      asWritten,
    ],
    [
      'a list that is none',
      changed(({ data }) => {
        data.scheduleC = {}
      }),
      '/data/scheduleC',
      '"/data/scheduleC" is an object where a list',
      asWritten,
    ],
    [
      'a group that is none',
      changed(({ data }) => {
        data.filingInfo = null
      }),
      '/data/filingInfo',
      '"/data/filingInfo" is null where an object of fields',
      asWritten,
    ],
    [
      'an issue of a code that there is not',
      changed(
        ({ issues }) =>
          void issues.push({
            code: canaries.response,
            severity: 'error',
            message: '',
            path: null,
            pointer: null,
            spec: null,
            check: null,
          }),
      ),
      '/issues/0/code',
      '"/issues/0/code" is other text where one of our codes',
      keep,
    ],
    [
      'a pointer that is none',
      changed(({ unmapped }) => void unmapped.push(canaries.response)),
      '/unmapped/0',
      '"/unmapped/0" is other text where a JSON Pointer',
      keep,
    ],
    [
      'a key of the program',
      changed(stored => ({ ...stored, [canaries.response]: 1 })),
      '',
      'key 7 of the whole is unknown where one of mapping, data, issues, unmapped, ignored, noData, coverage, lineage',
      keep,
    ],
    [
      'a hash that is none',
      changed(({ mapping }) => {
        mapping.hash = canaries.response
      }),
      '/mapping/hash',
      '"/mapping/hash" is other text where a SHA-256 in hexadecimal',
      keep,
    ],
    ['data alone', changed(({ data }) => data), '/mapping', '"/mapping" is missing where a value', keep],
    [
      'several',
      `[${text}]`,
      '',
      'the whole is a list where an object',
      'pass one result at a time, whole: of NDJSON each line is one',
    ],
    [
      'a transcript',
      raw,
      '/mapping',
      '"/mapping" is missing where a value',
      'mapTranscript reads transcripts',
    ],
    ['a word', '"x"', '', 'the whole is other text where an object', keep],
  ])('%s', (_, stored, pointer, found, hint) => {
    expect(reported(stored)).toEqual([
      'result/not-a-result',
      pointer,
      `This is not a stored result: ${found} is expected; ${hint}`,
    ])
  })

  test('a text that is not JSON is reported with its place', () => {
    const hint = 'pass one result at a time, whole: of NDJSON each line is one'
    const lines = `${text}\n${text}`
    expect(reported(lines)).toEqual([
      'result/not-json',
      '',
      `The stored result is not JSON: it cannot be read at line 2, column 1; ${hint}`,
    ])
    expect(reported('')[2]).toBe(
      `The stored result is not JSON: it cannot be read at its start, for it is empty; ${hint}`,
    )
    expect(reported(text.slice(0, -1))[0]).toBe('result/not-json')
    expect(reported('results/2024.json')).toEqual([
      'result/not-json',
      '',
      "The stored result is not JSON: it looks like the path of a file; give what is in the file: readFileSync(path, 'utf8')",
    ])
  })

  test('a key that is written again is reported with its place', () => {
    const again = text.replace('"issues":', '"issues":[],"issues":')
    expect(reported(again)[2]).toMatch(
      /^This is not a stored result: a key is written again at line 1, column \d+ where each key once is expected; /,
    )
  })

  test('what is not text is reported by its kind', () => {
    const read: (given: unknown) => unknown = given => readResult(given as never)
    expect(failure(() => read(JSON.parse(text))).message).toBe(
      'This is not a stored result: the whole is an object where the JSON text of a result is expected; pass its text: JSON.stringify(stored)',
    )
    expect(failure(() => read(1)).message).toBe(
      'This is not a stored result: the whole is a number where the JSON text of a result is expected; pass the text that JSON.stringify(result) wrote',
    )
    for (const given of [undefined, null, 1, [text], new Uint8Array(3)])
      expect(failure(() => read(given)).code).toBe('result/not-a-result')
  })

  test('of a mapping that is not here is reported with its id, where it is one', () => {
    expect(
      reported(
        changed(({ mapping }) => {
          mapping.id = 'retr-1041x'
        }),
      ),
    ).toEqual([
      'result/unknown-mapping',
      '/mapping/id',
      'The result is from mapping "retr-1041x", which is not among the mappings here; did you mean "retr-1041" or "retr-1040"?',
    ])
    expect(
      reported(
        changed(({ mapping }) => {
          mapping.id = canaries.response
        }),
      )[2],
    ).toMatch(/^The result is from a mapping whose id is none, which/)
    // An id of eighty letters may be one that somebody has; a longer one is no id.
    const idOf = (length: number): string =>
      reported(
        changed(({ mapping }) => {
          mapping.id = 'a'.repeat(length)
        }),
      )[2] ?? ''
    expect(idOf(80)).toContain(`mapping "${'a'.repeat(80)}"`)
    expect(idOf(81)).toMatch(/^The result is from a mapping whose id is none, which/)
  })
})

describe('a mapping that has changed since', () => {
  const otherHash = '0'.repeat(64)
  const older = (edit: (stored: Editable) => unknown): string =>
    changed(stored => {
      stored.mapping.hash = otherHash
      return edit(stored)
    })

  test('is reported, and a result that fits it is read', () => {
    const { mapping } = mapTranscript(raw)
    const stored = readResult(older(() => undefined))
    expect(stored.mapping.hash).toBe(otherHash)
    expect(stored.mappingChange).toEqual({
      version: mapping.version,
      hash: mapping.hash,
      added: [],
      removed: [],
    })
    const renumbered = readResult(
      changed(other => {
        other.mapping.version = '0.9.0'
      }),
    )
    expect(renumbered.mappingChange).toEqual({
      version: mapping.version,
      hash: mapping.hash,
      added: [],
      removed: [],
    })
    expect(renumbered.mapping.version).toBe('0.9.0')
  })

  test('gives null for what the result has not, and names it', () => {
    const stored = readResult(
      older(({ data }) => {
        delete data.income.wages
        delete data.filingInfo
        delete data.scheduleC
      }),
      { mapping: 'retr-1040' },
    )
    expect(stored.mappingChange?.added).toEqual(['/income/wages', '/filingInfo', '/scheduleC'])
    expect(stored.data.income.wages).toBeNull()
    expect(stored.data.scheduleC).toEqual([])
    expect(new Set(Object.values(stored.data.filingInfo))).toEqual(new Set([null]))
  })

  test('leaves what it has no more as it was stored, and names it', () => {
    const was = older(({ data }) => {
      data.income.oldFigure = '12.00'
    })
    const stored = readResult(was)
    expect(stored.mappingChange?.removed).toEqual(['/income/oldFigure'])
    expect(JSON.stringify(stored)).toBe(was)
  })

  test('names what the entries of a list have not once', () => {
    const mapped = mapTranscript(
      readFileSync(join(projectRoot, 'test/golden/actr/1040/avery-2021/input.json'), 'utf8'),
    )
    const stored = JSON.parse(JSON.stringify(mapped))
    stored.mapping.hash = otherHash
    for (const row of stored.data.transactions) {
      delete row.amount
      row.was = 1
    }
    const read = readResult(JSON.stringify(stored), { mapping: 'actr-1040' })
    expect(read.data.transactions.length).toBeGreaterThan(1)
    expect(read.mappingChange).toMatchObject({
      added: ['/transactions/amount'],
      removed: ['/transactions/was'],
    })
  })

  test('refuses what does not fit it any more, and says that it has changed', () => {
    expect(
      reported(
        older(({ data }) => {
          data.income.wages = true
        }),
      ),
    ).toEqual([
      'result/changed-mapping',
      '/data/income/wages',
      'Mapping "retr-1040" has changed since, and the result no longer fits: "/data/income/wages" is true or false where an amount as text, such as "-85.00", or null is expected; map the transcript again, or read the result with the mapping that made it',
    ])
  })
})

describe('a hostile text', () => {
  test('reaches no prototype', () => {
    const own = (key: string): string => text.replace('"income":{', `"income":{"${key}":{"polluted":true},`)
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
      expect(reported(own(key))[0]).toBe('result/not-a-result')
      const stored = readResult(own(key).replace(/"hash":"[0-9a-f]*"/, `"hash":"${'0'.repeat(64)}"`))
      expect(stored.mappingChange?.removed).toEqual([`/income/${key}`])
    }
    expect(Object({}).polluted).toBeUndefined()
    expect(reported(text.replace('"mapping":{', '"mapping":{"__proto__":{},'))[0]).toBe('result/not-a-result')
  })

  const account = JSON.stringify(
    mapTranscript(readFileSync(join(projectRoot, 'test/golden/actr/1040/avery-2021/input.json'), 'utf8')),
  )
  const row = JSON.stringify(JSON.parse(account).data.transactions[0])
  const rows = (list: string): string => account.replace(/"transactions":\[.*?\]/, `"transactions":[${list}]`)
  const sizes = [2_000, 16_000] as const
  const other = (stored: string): string => stored.replace(/"hash":"[0-9a-f]*"/, `"hash":"${'0'.repeat(64)}"`)
  const texts: readonly (readonly [string, (size: number) => string])[] = [
    ['many rows', size => rows(Array(size).fill(row).join())],
    ['many rows of a changed mapping', size => other(rows(Array(size).fill('{}').join()))],
    ['a long amount', size => text.replace(/"wages":"[^"]*"/, `"wages":"${'9'.repeat(size * 20)}.00"`)],
    [
      'an amount that is nearly one',
      size => text.replace(/"wages":"[^"]*"/, `"wages":"${'9'.repeat(size * 20)}.0x"`),
    ],
    [
      'many unknown keys',
      size => other(text.replace('"income":{', `"income":{${indices(size).map(n => `"k${n}":0`)},`)),
    ],
    [
      'one key again and again',
      size => text.replace('"income":{', `"income":{${'"wages":"1.00",'.repeat(size)}`),
    ],
    ['deep nesting', size => text.replace('"noData"', `"x":${'['.repeat(size)}${']'.repeat(size)},"noData"`)],
    [
      'many issues',
      size =>
        text.replace(
          '"issues":[',
          `"issues":[${Array(size).fill('{"code":"value/required","severity":"error","message":"m","path":null,"pointer":null,"spec":null,"check":null}').join()}`,
        ),
    ],
  ]

  test.each(texts)('takes time in proportion to its length: %s', (_, make) => {
    const readBack = (size: number) => {
      const stored = make(size)
      return () => {
        try {
          readResult(stored)
        } catch (error) {
          expect(error).toBeInstanceOf(StoredResultError)
        }
      }
    }
    // Eight times as long takes far less than the sixty-four times as long of quadratic work.
    expectGrowth(sizes, readBack, smallest => 24 * Math.max(8, smallest))
  })
})

function indices(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}
