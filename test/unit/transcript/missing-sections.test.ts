/** What documents have in common: what a section is worth that is not there. */
import { expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { isJsonObject } from '../../../src/transcript/open/shape.ts'

const income = { INCOME: { 'WAGES, SALARIES, TIPS, ETC': '$5.00' } }
const short = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: income }

function sectionsOf(document: object): Readonly<Record<string, unknown>> {
  const { data } = mapTranscript(document)
  if (!isJsonObject(data)) throw new Error('no data')
  return data
}

function objectsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

test('a missing section has every key, is shared by all documents, and nobody can write to it', () => {
  const [one, other, full] = [
    sectionsOf(short),
    sectionsOf({ ...short }),
    sectionsOf({
      ...short,
      SECTION_FILING: { ...income, PAYMENTS: { 'FEDERAL INCOME TAX WITHHELD': '$1.00' } },
    }),
  ]
  expect(one.payments).toBe(other.payments)
  expect(full.payments).not.toBe(one.payments)
  expect(Object.keys(Object(one.payments))).toEqual(Object.keys(Object(full.payments)))
  expect(objectsIn(one.payments).every(each => Object.isFrozen(each))).toBe(true)
  expect(one.income).not.toBe(other.income)
  expect(Object.isFrozen(one)).toBe(false)
})
