/** What of a label is not shown: digits that may number a person, an account or a day, and addresses. */
import { expect, test } from 'vitest'
import { maskedNumbers } from '../../../src/text/messages/masked-numbers.ts'

test.each([
  ['SSN 987-65-4321', 'SSN ###-##-####'],
  ['ACCOUNT 12345', 'ACCOUNT #####'],
  ['PLACE 1 12345', 'PLACE # #####'],
  ['DUE 03/28/2024', 'DUE ##/##/####'],
  ['PAID TO ANN@EXAMPLE.COM IN FULL', 'PAID TO #@# IN FULL'],
  ['ANN@X AND 987-65-4321', '#@# AND ###-##-####'],
  ['XXX-XX-4321', 'XXX-XX-####'],
  ['**1234', '**####'],
  ['SSN ٩٨٧-٦٥-٤٣٢١', 'SSN ###-##-####'],
])('%s is shown as %s', (text, shown) => {
  expect(maskedNumbers(text)).toBe(shown)
})

test.each(['FORM 1099-INT', 'LINE 12 34', 'TAX YEARS 2021-2022', 'CARRYOVER 1998/2003', 'SCHEDULE K-1'])(
  '%s is shown whole: two years, and what a form or a line has, number nobody',
  text => {
    expect(maskedNumbers(text)).toBe(text)
  },
)

test.each([
  ['YEARS 1821-1822', 'YEARS ####-####'],
  ['YEARS 2021-2022-2023', 'YEARS ####-####-####'],
])('%s is shown as %s: only two years of these centuries are years', (text, shown) => {
  expect(maskedNumbers(text)).toBe(shown)
})
