/** Type, form and period of a document for counts. */
import { expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { documentKind } from '../../../src/transcript/result/document-kind.ts'
import { mapped } from '../../support/mapped.ts'

const body = 'fields:\n  name: { from: NAME, as: text }\n'

test.each([
  ['12-31-2023', '2023-12'],
  [202312, undefined],
  [['12-31-2023'], undefined],
  ['soon', undefined],
])('the period of %j is %s', (PERIOD, period) => {
  expect(mapped(body, { PERIOD }).document).toEqual({ type: 'RETR', form: '1040', period })
})

test('a callback has neither type nor form', () => {
  const own = `id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { callback: individual }\n${body}`
  const result = createMapper({ mappings: [own], bundled: false }).mapCallback({ NAME: 'A' })
  expect(result.document).toEqual({ type: '', form: '', period: undefined })
})

const plan = { type: 'RETR', forms: ['NEW 7'], family: ['EXTRA'], partly: ['RARE'] }

test.each([
  ['new 7', 'NEW 7'],
  ['Form Extra', 'EXTRA'],
  ['RARE:', 'RARE'],
  ['1040A', '1040A'],
  ['OTHER', ''],
])('the form %j of a mapping with forms of its own is %j', (form, want) => {
  expect(documentKind(plan, { document: {}, type: 'RETR', form }, {}).form).toBe(want)
})

test.each<[string, Record<string, unknown>, unknown, string | undefined]>([
  ['the top', { PERIOD: '12-31-2022' }, { header: { taxPeriod: '2023-12' } }, '2022-12'],
  ['the top in other print', { A: '12-31-2021', 'Period:': '12-31-2022' }, {}, '2022-12'],
  ['the second line of the top', { PERIOD: 'soon', 'Period:': '12-31-2022' }, {}, '2022-12'],
  ['the header', { PERIOD: 'soon' }, { header: { taxPeriod: '2023-12' } }, '2023-12'],
  ['nowhere: no month', {}, { header: { taxPeriod: '2023-13' } }, undefined],
  ['nowhere: a day', {}, { header: { taxPeriod: '2023-12-31' } }, undefined],
  ['nowhere: no text', {}, { header: { taxPeriod: 202312 } }, undefined],
  ['nowhere: null', {}, { header: null }, undefined],
  ['nowhere: no data', {}, undefined, undefined],
])('the period is that of %s', (_, document, data, want) => {
  expect(documentKind(plan, { document, type: 'RETR', form: '' }, data).period).toBe(want)
})
