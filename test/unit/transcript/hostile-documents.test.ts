/** Documents that nobody should send: each gives a coded error or issues, quickly, and leaves nothing behind. */
import { describe, expect, test } from 'vitest'
import { MapperError, mapTranscript, NoMappingError, TranscriptShapeError } from '../../../src/index.ts'
import { faultsOfAccount } from '../../support/accounting.ts'
import { expectGrowth } from '../../support/growth.ts'
import { expectWithin } from '../../support/processor-time.ts'

function codeOf(raw: unknown): string {
  try {
    mapTranscript(raw)
    return 'no error'
  } catch (error) {
    return error instanceof MapperError ? error.code : 'not ours'
  }
}

/** Runs `work` and holds it to a second of this process's own time, far more than it needs: a busy machine does not count. */
function quickly<T>(work: () => T): T {
  return expectWithin(1000, work)
}

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}"leaf"${'}'.repeat(depth)}`
}

describe('documents that give no result', () => {
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['no JSON at all', 'not json', 'transcript/not-json'],
    ['empty text', '', 'transcript/not-json'],
    ['cut off in the middle', '{"TYPE":"RETR","FORM":', 'transcript/not-json'],
    ['a list at the top', [], 'transcript/not-object'],
    ['a list at the top of the text', '[{"TYPE":"RETR"}]', 'transcript/not-object'],
    ['null', null, 'transcript/not-object'],
    ['a number', 7, 'transcript/not-object'],
    ['nothing', undefined, 'transcript/not-object'],
    ['no TYPE', { FORM: '1040' }, 'transcript/no-type'],
    ['a blank TYPE', { TYPE: ' ' }, 'transcript/no-type'],
    ['a TYPE that is no text', { TYPE: 1040 }, 'transcript/no-type'],
    ['an inherited TYPE', Object.create({ TYPE: 'RETR' }), 'transcript/no-type'],
    ['version 1', { Data: [{ Name: 'X', DataValues: [] }] }, 'transcript/version-1'],
    ['version 1, inner shape', { DataValues: [] }, 'transcript/version-1'],
    ['an unknown type', { TYPE: 'XYZA', FORM: '1040' }, 'transcript/no-mapping'],
  ]

  test.each(cases)('%s', (_, raw, code) => {
    expect(quickly(() => codeOf(raw))).toBe(code)
  })

  test('name type and form, and what there is', () => {
    expect(() => mapTranscript({ TYPE: 'XYZA', FORM: '1040' })).toThrow(NoMappingError)
    expect(() => mapTranscript({ TYPE: 'XYZA', FORM: '1040' })).toThrow(
      'There is no mapping for type (not shown), form "1040"; there are mappings for ACTR, RECA, RETR, WAID',
    )
  })

  test('describe a type that may hold a person’s data, and never show it', () => {
    expect(() => mapTranscript({ TYPE: 'AVERY Q SAMPLE 987654320', FORM: '987654320' })).toThrow(
      /type \(not shown\), form \(not shown\)/,
    )
  })

  test('quote nothing of a text that is not JSON', () => {
    try {
      mapTranscript('{"TYPE":"RETR","NAME":"AVERY Q SAMPLE" oops}')
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(TranscriptShapeError)
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error)).replace(/"stack":.*/, '')).not.toMatch(
        /AVERY|oops/,
      )
      expect(String(error)).toContain('line 1, column 40')
    }
  })

  test('a pinned mapping that does not fit names what it maps', () => {
    expect(() => mapTranscript({ TYPE: 'RETR', FORM: '1040' }, { mapping: 'reca-1040' })).toThrow(
      /does not fit type "RETR", form "1040"; it maps RECA 1040/,
    )
    expect(() =>
      mapTranscript({ TYPE: 'RETR', FORM: '1040' }, { mapping: 'retr-1040x' as 'retr-1040' }),
    ).toThrow(/did you mean "retr-1040"/)
  })
})

describe('documents of a wrong shape', () => {
  const misshapen: readonly (readonly [string, Record<string, unknown>, readonly string[]])[] = [
    [
      'a list of texts for a section',
      { TYPE: 'RETR', FORM: '1040', SECTION_FILING: ['$1.00'] },
      ['transcript/wrong-shape'],
    ],
    [
      'text for a section',
      { TYPE: 'RETR', FORM: '1040', SECTION_FILING: { INCOME: 'none' } },
      ['transcript/wrong-shape'],
    ],
    [
      'an object for a list',
      { TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: { CODE: '150' } },
      ['transcript/wrong-shape', 'value/incomplete', 'value/underivable'],
    ],
    [
      'text among entries',
      { TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: ['150', { CODE: '150' }] },
      // There are rows, and no balance is printed.
      ['transcript/wrong-shape', 'value/incomplete', 'value/underivable', 'check/failed'],
    ],
    [
      'a number for text',
      { TYPE: 'ACTR', FORM: '1040', SECTION_BALANCE: { 'ACCOUNT BALANCE': 12.5 } },
      ['value/refused'],
    ],
    [
      'an object for text',
      { TYPE: 'ACTR', FORM: '1040', SECTION_BALANCE: { 'ACCOUNT BALANCE': { amount: '1' } } },
      // It says nothing of what it is, and could be a transaction.
      ['transcript/wrong-shape', 'value/incomplete'],
    ],
    ['true for a section', { TYPE: 'ACTR', FORM: '1040', SECTION_BALANCE: true }, ['transcript/wrong-shape']],
  ]

  test.each(misshapen)('%s', (_, document, codes) => {
    const result = mapTranscript(document)
    // Every figure that may leave something out is reported by itself.
    const found = new Set(result.issues.map(issue => issue.code))
    found.delete('value/required')
    expect([...found]).toEqual(codes)
    expect(faultsOfAccount(document, result)).toEqual([])
  })

  test('a blank section is no fault, there is just nothing', () => {
    const result = mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_BALANCE: '', SECTION_SUMMARY: null })
    expect(result.issues).toEqual([])
    expect(result.unmapped).toEqual(['/SECTION_BALANCE', '/SECTION_SUMMARY'])
  })
})

describe('documents that attack', () => {
  test('keys of prototypes are labels like any other', () => {
    const text =
      '{"TYPE":"ACTR","FORM":"1040","__proto__":{"polluted":"x"},"constructor":{"prototype":{"y":"z"}},"SECTION_BALANCE":{"__proto__":"w","toString":"v"},"hasOwnProperty":"u"}'
    const result = mapTranscript(text)
    expect(faultsOfAccount(JSON.parse(text), result)).toEqual([])
    expect(result.unmapped).toEqual([
      '/__proto__/polluted',
      '/constructor/prototype/y',
      '/SECTION_BALANCE/__proto__',
      '/SECTION_BALANCE/toString',
      '/hasOwnProperty',
    ])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('polluted' in {}).toBe(false)
  })

  test.each(['', 'SECTION_FILING', 'SECTION_HEADER'])('nesting of 10,000 levels under "%s"', section => {
    const deep = nested(10_000)
    const text =
      section === ''
        ? `{"TYPE":"RETR","FORM":"1040","X":${deep}}`
        : `{"TYPE":"RETR","FORM":"1120","${section}":${deep}}`
    const result = quickly(() => mapTranscript(text))
    expect(result.unmapped).toHaveLength(1)
    expect(quickly(() => JSON.stringify(result)).length).toBeGreaterThan(1000)
  })

  test('five million characters in one value', () => {
    for (const value of [
      '9'.repeat(5_000_000),
      ' '.repeat(5_000_000),
      `$${',1'.repeat(2_500_000)}`,
      '('.repeat(5_000_000),
    ]) {
      const result = quickly(() =>
        mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_BALANCE: { 'ACCOUNT BALANCE': value } }),
      )
      expect(result.data).toHaveProperty('balance.accountBalance', null)
    }
  })

  test('five million characters in one label, or in a TYPE', () => {
    expect(
      quickly(() => mapTranscript({ TYPE: 'ACTR', FORM: '1040', ['A '.repeat(2_500_000)]: 'x' })).unmapped,
    ).toHaveLength(1)
    expect(quickly(() => codeOf({ TYPE: 'A'.repeat(5_000_000) }))).toBe('transcript/no-mapping')
  })

  test('a hundred thousand unknown lines, in time in proportion to their number', () => {
    const mapped = (lines: number) => {
      const section = Object.fromEntries(
        Array.from({ length: lines }, (_, index) => [`LINE ${index}`, '$1.00']),
      )
      return () => mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: { INCOME: section } }).unmapped
    }
    expect(mapped(100_000)().length).toBe(100_000)
    // The first time compiles the code, which is no cost of the document.
    expectGrowth([12_500, 100_000], mapped, smallest => 20 + smallest * 16)
  })

  test('half a surrogate pair in labels and values', () => {
    const document = {
      TYPE: 'ACTR',
      FORM: '1040',
      'X\ud800': '\udc00',
      SECTION_BALANCE: { 'ACCOUNT BALANCE': '$1\ud800.00', '\udfff': 'x' },
    }
    const result = mapTranscript(document)
    expect(faultsOfAccount(document, result)).toEqual([])
    expect(result.issues.map(issue => issue.code)).toContain('value/refused')
  })

  test('frozen documents are read, and no document is written on', () => {
    const document = Object.freeze({
      TYPE: 'ACTR',
      FORM: '1040',
      SECTION_TRANSACTIONS: Object.freeze([Object.freeze({ CODE: '150', DESC: 'Tax return filed' })]),
    })
    expect(mapTranscript(document).data).toHaveProperty('transactions.0.code', '150')
  })
})
