import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonFault } from '../../../src/text/places/json-fault.ts'

describe('a text stops being JSON', () => {
  test.each([
    ['at a byte order mark', '\ufeff{}', 0],
    ['at HTML', '<html>', 0],
    ['at words', 'not json', 0],
    ['at a word that is cut off', '{"a":tru}', 5],
    ['at its end', '{"a":', 5],
    ['at its end, within a text', '{"a":"b', 7],
    ['at nothing', '', 0],
    ['at blanks only', ' \n', 2],
    ['behind the first of two', '{} {}', 3],
    ['at a comma too many', '{"a":1,}', 7],
    ['at a comma in a list', '[1,]', 3],
    ['at a comma at the start', '[,1]', 1],
    ['at a bracket of the other kind', '{"a":[1}', 7],
    ['at a missing colon', '{"a" 1}', 5],
    ['at a missing comma', '{"a":1 "b":2}', 7],
    ['at a key without quotes', '{a:1}', 1],
    ['at single quotes', "{'a':1}", 1],
    ['at a control character', '["a\tb"]', 3],
    ['at an escape that is none', '["a\\x"]', 3],
    ['at a number with a leading zero', '[01]', 2],
    ['at a number without digits', '[-]', 1],
    ['at a decimal point without digits', '[1.]', 2],
    ['at a plus sign', '[+1]', 1],
    ['at a blank that JSON does not know', '{\u00a0}', 1],
  ])('%s', (_, text, want) => {
    expect(jsonFault(text)).toBe(want)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  test('nowhere, where it is JSON', () => {
    const texts = [
      '{}',
      '[]',
      ' [ 1 , -0.5e+3 , true , false , null , "\\u00e9\\"" , {"a":{}} ] ',
      '"a"',
      '0',
    ]
    for (const text of texts) expect(jsonFault(text)).toBeUndefined()
  })

  test('whatever its depth and length', () => {
    expect(jsonFault('['.repeat(1_000_000))).toBe(1_000_000)
    expect(jsonFault(`["${'a'.repeat(2_000_000)}"x`)).toBe(2_000_003)
    expect(jsonFault(`["${'\\n'.repeat(500_000)}"x`)).toBe(1_000_003)
  })

  test('where and only where JSON.parse refuses it', () => {
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom('', ',', '"', '}', ']', '1', ' ', '\\', 'e'),
      )
      .map(([text, at, length, instead]) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + instead + text.slice(place + length)
      })
    fc.assert(
      fc.property(damaged, text => {
        const fault = jsonFault(text)
        expect(fault !== undefined).toBe(refused(text))
        // What comes before the fault is no fault yet: something can follow that makes it whole.
        if (fault !== undefined) expect(jsonFault(text.slice(0, fault))).toBeOneOf([undefined, fault])
      }),
      { numRuns: 5000 },
    )
  })
})

function refused(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch {
    return true
  }
}
