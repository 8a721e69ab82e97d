/** JSON texts whose keys are written with escapes, after texts that mislead the engine about them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../src/index.ts'
import { readJson } from '../../../../src/service/exchange/read-json.ts'
import { hasEscapedKey, parseJson } from '../../../../src/text/json/parse-json.ts'
import { expectGrowth } from '../../../support/growth.ts'

/** Makes objects known to the engine whose second key is a backslash, and what follows it in the text of a key with an escape. */
function mislead(): void {
  for (const key of ['\\', '\\u', '\\u0', '\\n', '\\"', 'CODE \\"Q\\" P'])
    JSON.parse(`{"TYPE":"ACTR",${JSON.stringify(key)}:0}`)
}

describe('a key with an escape', () => {
  test.each([
    ['{"TYPE":"ACTR","\\n":1}', '\n'],
    ['{"TYPE":"ACTR","\\"":1}', '"'],
    ['{"TYPE":"ACTR","CODE \\"Q\\" PAY":1}', 'CODE "Q" PAY'],
    ['{"TYPE":"ACTR","\\u0041":1}', 'A'],
    ['{"TYPE":"ACTR","\\u0041B":1}', 'AB'],
    ['{"TYPE":"ACTR","\\/\\/":1}', '//'],
  ])('%s keeps its name, whatever was read before', (text, key) => {
    mislead()
    const want = [
      ['TYPE', 'ACTR'],
      [key, 1],
    ]
    expect(Object.entries(Object(parseJson(text)))).toEqual(want)
    const { value } = { value: undefined, ...readJson(text) }
    expect(Object.entries(Object(value))).toEqual(want)
  })

  test('names its own label in a result', () => {
    mislead()
    const { unmapped } = mapTranscript('{"TYPE":"ACTR","\\n":"x","FORM":"1040"}')
    expect(unmapped).toEqual(['/\n'])
  })

  test('the last value of a key counts, as for JSON.parse; the key keeps its first place', () => {
    const text = '{"\\u0061":1,"b":2,"a":{"\\n":3},"__proto__":{"a":4},"\\n":[5,"6"]}'
    expect(JSON.stringify(parseJson(text))).toBe('{"a":{"\\n":3},"b":2,"__proto__":{"a":4},"\\n":[5,"6"]}')
    expect(Object.getPrototypeOf(parseJson(text))).toBe(Object.prototype)
  })

  const key = fc.string({ unit: fc.constantFrom('a', 'b', '\\', '"', '\n', '/', ':', ' ', 'é') })
  const { value } = fc.letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(0, null, true, '', ':', '\\', '":'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 4 }),
      fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    ),
  }))
  /** The text of a value, in which `escaped` says of each character of each string in turn how it is written. */
  const written = (of: unknown, escaped: () => boolean, blank: string): string => {
    if (Array.isArray(of)) return `[${of.map(each => written(each, escaped, blank)).join(`${blank},`)}]`
    if (typeof of === 'string') {
      const units = Array.from(of, unit =>
        escaped()
          ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
          : JSON.stringify(unit).slice(1, -1),
      )
      return `"${units.join('')}"`
    }
    if (typeof of !== 'object' || of === null) return JSON.stringify(of)
    const fields = Object.entries(of).map(
      ([name, inner]) => `${written(name, escaped, blank)}${blank}:${written(inner, escaped, blank)}`,
    )
    return `{${fields.join(`,${blank}`)}}`
  }

  test('is found in a text where one is, and the value is the one that was written', () => {
    fc.assert(
      fc.property(
        value,
        fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
        fc.constantFrom('', ' ', '\r\n\t'),
        (made, drawn, blank) => {
          const text = written(made, () => drawn.next().value === 0, blank)
          expect(parseJson(text)).toEqual(made)
          // Each string in turn, with the colon behind it if it is a key: what a text value says of colons is passed by.
          const strings = text.match(/"(?:[^"\\]|\\.)*"(?:[ \r\n\t]*:)?/g) ?? []
          expect(hasEscapedKey(text)).toBe(strings.some(each => each.endsWith(':') && each.includes('\\')))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('to look for one takes time in proportion to the text, however many escapes it has', () => {
    for (const part of [
      '"\\\\",',
      '"\\n : ",',
      `"${'\\"'.repeat(50)}",`,
      `"\\u0041"${' '.repeat(50)},`,
      '{"\\"":0},',
    ])
      expectGrowth(
        [2000, 16_000],
        size => {
          const text = `[${part.repeat(size)}0]`
          return () => parseJson(text)
        },
        smallest => smallest * 24 + 40,
        part,
      )
  })
})
