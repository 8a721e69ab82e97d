/** Type, form and period of a document for counts. */
import { expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
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
