/** Keys that stand twice in a JSON text. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../src/index.ts'
import * as reading from '../../../../src/text/json/duplicate-keys.ts'
import { parseJson } from '../../../../src/text/json/parse-json.ts'
import { sizeOf } from '../../../../src/transcript/open/document-size.ts'
import { leavesOf } from '../../../../src/transcript/view/leaves/leaves.ts'

const findDuplicateKeys = (text: string): readonly reading.DuplicateKey[] =>
  reading.readWithCare(text, Number.POSITIVE_INFINITY).duplicates

const mayHaveDuplicateKeys = (text: string, parsed: unknown): boolean =>
  reading.mayHaveDuplicateKeys(
    text,
    sizeOf(parsed, { leaves: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY }),
  )

const summary = (text: string): readonly string[] =>
  findDuplicateKeys(text).map(
    each =>
      `${each.parent}|${each.key}|${JSON.stringify(each.first)}|${JSON.stringify(each.again)}|${each.line}:${each.column}`,
  )

describe('finding them', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['none', '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', []],
    ['at the top', '{"a":1,"a":2}', ['|a|1|2|1:8']],
    ['three times', '{"a":1,"a":2,"a":3}', ['|a|1|2|1:8', '|a|1|3|1:14']],
    ['in an object in a list', '{"x":[1,{"k":"v",\n  "k":"w"}]}', ['/x/1|k|"v"|"w"|2:3']],
    ['written with an escape', '{"a":1,"\\u0061":2}', ['|a|1|2|1:8']],
    ['with whole sections as values', '{"s":{"a":[1,2]},"s":{"a":{}}}', ['|s|{"a":[1,2]}|{"a":{}}|1:18']],
    [
      'with quotes, colons and braces in texts',
      '{"a":"\\":{","b":"}]","a":"\\\\"}',
      ['|a|"\\":{"|"\\\\"|1:22'],
    ],
    ['with equal values', '{"a":1,"a":1}', ['|a|1|1|1:8']],
    ['in keys that need escaping in a pointer', '{"a/b":{"c~":1,"c~":2}}', ['/a~1b|c~|1|2|1:16']],
  ]

  test.each(cases)('%s', (_, text, want) => {
    expect(summary(text)).toEqual(want)
  })

  test('the cheap count is never wrongly sure, for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        const parsed: unknown = parseJson(text)
        expect(mayHaveDuplicateKeys(text, parsed) || findDuplicateKeys(text).length === 0).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('one planted anywhere is found by both, for any JSON', () => {
    const document = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1, maxKeys: 4 })
    fc.assert(
      fc.property(document, fc.jsonValue(), fc.constantFrom('', ' ', '\n\t'), (object, again, space) => {
        const key = Object.keys(object)[0] ?? ''
        const text = `${JSON.stringify(object, null, space).replace(/\}$/, '')},${JSON.stringify(key)} :${JSON.stringify(again)}}`
        expect(mayHaveDuplicateKeys(text, parseJson(text))).toBe(true)
        const found = findDuplicateKeys(text)
        expect(found.map(each => each.key)).toEqual([key])
        expect(JSON.stringify(found[0]?.first)).toBe(JSON.stringify(object[key]))
        expect(JSON.stringify(found[0]?.again)).toBe(JSON.stringify(again))
      }),
      { numRuns: 2000 },
    )
  })
})

/** A JSON value with its own writing: blanks, escapes and numbers as a writer may choose, and keys written twice. */
type Written = { readonly text: string; readonly hasTwice: boolean }

const unit = fc.constantFrom(...'ab:"\\{},[] \n\u00e9\ud83d')
const string = fc
  .array(fc.tuple(unit, fc.nat(3)), { maxLength: 4 })
  .map(units =>
    units
      .map(([each, way]) =>
        way === 0
          ? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`
          : JSON.stringify(each).slice(1, -1),
      )
      .join(''),
  )
  .map(inner => `"${inner}"`)
const leaf = fc.oneof(
  string,
  string,
  fc.constantFrom('1e3', '1000', '1.50', '-0', '7', 'true', 'false', 'null'),
)
const blank = fc.constantFrom('', '', '', ' ', '\n\t')
const { value: anyWritten } = fc.letrec<{ value: Written; list: Written; object: Written }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf.map(text => ({ text, hasTwice: false })),
    tie('list'),
    tie('object'),
    tie('object'),
  ),
  list: fc.tuple(fc.array(tie('value'), { maxLength: 3 }), blank).map(([values, between]) => ({
    text: `[${between}${values.map(each => each.text).join(`,${between}`)}]`,
    hasTwice: values.some(each => each.hasTwice),
  })),
  object: fc
    .tuple(fc.array(fc.tuple(string, tie('value')), { maxLength: 4 }), blank)
    .map(([fields, between]) => {
      const keys = fields.map(([key]) => JSON.parse(key))
      return {
        text: `{${fields.map(([key, value]) => `${between}${key}${between}:${value.text}`).join(',')}}`,
        hasTwice: new Set(keys).size < keys.length || fields.some(([, value]) => value.hasTwice),
      }
    }),
}))

describe('the cheap count', () => {
  test('alarms wherever a key stands twice, however the text is written', () => {
    fc.assert(
      fc.property(anyWritten, ({ text, hasTwice }) => {
        expect(findDuplicateKeys(text).length > 0).toBe(hasTwice)
        if (hasTwice) expect(mayHaveDuplicateKeys(text, parseJson(text))).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })

  test('alarms for no text that is written without blanks, whatever its strings hold', () => {
    const value = fc.jsonValue({ maxDepth: 4 }).map(each => JSON.parse(JSON.stringify(each), withoutNumbers))
    fc.assert(
      fc.property(value, each => {
        fc.pre(typeof each === 'object' && each !== null)
        expect(mayHaveDuplicateKeys(JSON.stringify(each), each)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('alarms for no text with blanks and numbers whose strings have no colon after a quote', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab\\,{}'), maxLength: 5 }).map(each => `x${each}: y`)
    const value = fc.dictionary(text, fc.oneof(text, fc.double(), fc.array(text), fc.dictionary(text, text)))
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1, '\t'), (each, space) => {
        const written = JSON.stringify(each, null, space)
        expect(mayHaveDuplicateKeys(written, parseJson(written))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('is not led astray by keys that every object inherits', () => {
    Object.defineProperty(Object.prototype, 'a', {
      value: 1,
      enumerable: true,
      configurable: true,
      writable: true,
    })
    try {
      expect(mayHaveDuplicateKeys('{"b":"","b":""}', JSON.parse('{"b":"","b":""}'))).toBe(true)
    } finally {
      Reflect.deleteProperty(Object.prototype, 'a')
    }
  })
})

function withoutNumbers(_: string, value: unknown): unknown {
  return typeof value === 'number' ? true : value
}

describe('mapping a text that holds them', () => {
  const text =
    '{"TYPE":"ACTR","FORM":"1040","SECTION_BALANCE":{"ACCOUNT BALANCE":"$1.00",\n"ACCOUNT BALANCE":"$2.00","NEW":"a","NEW":"b"}}'
  const result = mapTranscript(text)

  test('reads the first, tells both, and names the place', () => {
    expect(JSON.parse(JSON.stringify(result.data))).toHaveProperty('balance.accountBalance', '1.00')
    const again = result.issues.filter(({ code }) => code === 'transcript/duplicate-key')
    expect(again.map(({ code, pointer, message }) => ({ code, pointer, message }))).toEqual([
      {
        code: 'transcript/duplicate-key',
        pointer: '/SECTION_BALANCE/ACCOUNT BALANCE',
        message:
          'Key "ACCOUNT BALANCE" is written again at line 2, column 1 of the JSON text; the first is read',
      },
      {
        code: 'transcript/duplicate-key',
        pointer: '/SECTION_BALANCE/NEW',
        message:
          'Key /SECTION_BALANCE/(not shown) is written again at line 2, column 37 of the JSON text; the first is read',
      },
    ])
    const entry = result.lineage().find(entry => entry.path === '/balance/accountBalance')
    expect(entry?.sources).toEqual([
      { pointer: '/SECTION_BALANCE/ACCOUNT BALANCE', raw: '$1.00' },
      { pointer: '/SECTION_BALANCE/ACCOUNT BALANCE', raw: '$2.00', duplicate: true },
    ])
    expect(result.unmapped).toEqual(['/SECTION_BALANCE/NEW'])
  })

  test('a section written twice loses nothing', () => {
    const twice = mapTranscript(
      '{"TYPE":"ACTR","FORM":"1040","SECTION_BALANCE":{"ACCOUNT BALANCE":"$0.00"},"SECTION_BALANCE":{"ACCRUED INTEREST":"$2.00","OLD":"x"}}',
    )
    expect(twice.issues.map(issue => issue.code)).toEqual(['transcript/duplicate-key'])
    expect(twice.unmapped).toEqual(['/SECTION_BALANCE/ACCRUED INTEREST', '/SECTION_BALANCE/OLD'])
  })

  test('what is written again inside a value that is itself a repetition is reported, too', () => {
    const inside = mapTranscript('{"TYPE":"ACTR","FORM":"1040","X":"a","X":{"Y":"b","Y":{"Z":"c"},"Y":"d"}}')
    const reported = inside.issues.filter(({ code }) => code === 'transcript/duplicate-key')
    expect(reported.map(issue => [issue.code, issue.pointer])).toEqual([
      ['transcript/duplicate-key', '/X'],
      ['transcript/duplicate-key', '/X/Y'],
      ['transcript/duplicate-key', '/X/Y'],
    ])
    expect(inside.unmapped).toEqual(['/X', '/X/Y', '/X/Y/Z'])
    expect(inside.coverage.unmapped).toBe(3)
  })

  test('no leaf of any text is lost: each is in the document or in one of the repetitions', () => {
    fc.assert(
      fc.property(anyWritten, ({ text }) => {
        const { document, duplicates, size } = reading.readWithCare(text, Number.POSITIVE_INFINITY)
        const held = [document, ...duplicates.map(each => each.again)]
        expect(held.reduce((sum: number, each) => sum + leavesOf(each, '').length, 0)).toBe(size.leaves)
        if (duplicates.length === 0) expect(document).toEqual(parseJson(text))
      }),
      { numRuns: 5000 },
    )
  })
})
