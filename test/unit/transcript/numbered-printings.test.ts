/** Sections that are printed several times, by the numbers of their printings. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { expectGrowth } from '../../support/growth.ts'

const mapper = createMapper({
  mappings: [
    `id: sample
title: Sample
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  farms:
    occurrences: SECTION_FILING."SCHEDULE F"
    fields: { profit: { from: PROFIT, as: money } }
`,
  ],
  bundled: false,
})

/** The keys of the printings of which the issues say that another one is missing. */
function reported(printings: Readonly<Record<string, unknown>>): readonly string[] {
  const { issues } = mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: printings })
  return issues.flatMap(({ code, pointer }) =>
    code === 'transcript/missing-printing' ? (pointer?.slice('/SECTION_FILING/'.length) ?? []) : [],
  )
}

const key = (number: number): string => `SCHEDULE F (OCCURRENCE #: ${number})`
const numbered = (...numbers: readonly number[]): Record<string, unknown> =>
  Object.fromEntries(numbers.map(number => [key(number), { PROFIT: '$1.00' }]))

describe('a printing with a higher number than there are printings', () => {
  test.each([
    ['behind a gap', numbered(1, 3), [key(3)]],
    ['alone', numbered(2), [key(2)]],
    ['in another order', numbered(3, 1), [key(3)]],
    [
      'whose list stands under the number',
      { [key(3)]: [{ PROFIT: '$1.00' }, { PROFIT: '$2.00' }] },
      [key(3)],
    ],
    ['beside one that is blank', { ...numbered(1), [key(2)]: '', ...numbered(3) }, [key(3)]],
    ['that is blank itself', { ...numbered(1), [key(2)]: null }, [key(2)]],
  ])('is reported: %s', (_, printings, expected) => {
    expect(reported(printings)).toEqual(expected)
  })

  test.each([
    ['numbers without a gap', numbered(1, 2, 3)],
    ['in any order', numbered(3, 1, 2)],
    ['the first without a number', { 'SCHEDULE F': { PROFIT: '$1.00' }, ...numbered(2) }],
    ['the first without a number, and last', { ...numbered(2), 'SCHEDULE F': { PROFIT: '$1.00' } }],
    ['a list without numbers', { 'SCHEDULE F': [{ PROFIT: '$1.00' }, { PROFIT: '$2.00' }] }],
    ['no printing', {}],
  ])('is not there: %s', (_, printings) => {
    expect(reported(printings)).toEqual([])
  })

  test('the message names the section, and how to tell', () => {
    const { issues } = mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: numbered(2) })
    expect(issues.map(({ message, severity }) => [message, severity])).toContainEqual([
      '"SCHEDULE F (OCCURRENCE #: 2)" has a higher number than there are printings of that section; one is missing',
      'warning',
    ])
  })
})

test('of any numbers, in any order, it is reported if the highest is above how many there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }), numbers => {
      const expected = numbers.filter(number => number > numbers.length).map(key)
      expect(reported(numbered(...numbers))).toEqual(expected)
    }),
  )
})

test('takes time in proportion to the printings', () => {
  expectGrowth(
    [500, 4000],
    size => {
      const numbers = Array.from({ length: size }, (_, at) => 2 * (size - at))
      const document = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: numbered(...numbers) }
      return () => mapper.mapTranscript(document).issues.length
    },
    smallest => 12 * smallest + 20,
  )
})
