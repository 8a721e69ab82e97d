/** What of a label is not shown: digits that may number a person, an account or a day, amounts, and addresses. */
import { expect, test } from 'vitest'
import { maskedNumbers } from '../../../src/text/messages/masked-numbers.ts'
import { expectGrowth } from '../../support/growth.ts'

test.each([
  ['SSN 987-65-4321', 'SSN ###-##-####'],
  ['ACCOUNT 12345', 'ACCOUNT #####'],
  ['PLACE 1 12345', 'PLACE # #####'],
  ['DUE 03/28/2024', 'DUE ##/##/####'],
  ['PAID TO ANN@EXAMPLE.COM IN FULL', 'PAID TO #@# IN FULL'],
  ['ANN@X AND 987-65-4321', '#@# AND ###-##-####'],
  ['XXX-XX-4321', 'XXX-XX-####'],
  ['SSN 987.65.4321', 'SSN ###.##.####'],
  ['DUE 01.02.2021', 'DUE ##.##.####'],
  ['**1234', '**####'],
  ['SSN ٩٨٧-٦٥-٤٣٢١', 'SSN ###-##-####'],
])('%s is shown as %s', (text, shown) => {
  expect(maskedNumbers(text)).toBe(shown)
})

test.each([
  ['ACCOUNT BALANCE $9,876.54', 'ACCOUNT BALANCE $#,###.##'],
  ['TOTAL WAGES $5', 'TOTAL WAGES $#'],
  ['TOTAL WAGES $ (50)', 'TOTAL WAGES $ (##)'],
  ['PAID €-12 ON LINE 3', 'PAID €-## ON LINE 3'],
  ['ACCRUED INTEREST 12.34', 'ACCRUED INTEREST ##.##'],
  ['ACCRUED INTEREST .34', 'ACCRUED INTEREST .##'],
  ['ACCRUED INTEREST (5.67)', 'ACCRUED INTEREST (#.##)'],
  ['WAGES 1,234', 'WAGES #,###'],
  ['WAGES 9876.50 AND 7,000,001.5', 'WAGES ####.## AND #,###,###.#'],
  ['رصيد ٩,٨٧٦', 'رصيد #,###'],
])('%s is shown as %s: an amount is the value of a line', (text, shown) => {
  expect(maskedNumbers(text)).toBe(shown)
})

test.each(['9', '9,', '9.', '$', '$ ', '$9,', '9.9', '.99', '9,999', '1 '])(
  '%j over and over is masked in time that grows with the text',
  text => {
    expectGrowth(
      [10_000, 80_000],
      size => {
        const long = text.repeat(size)
        return () => maskedNumbers(long)
      },
      smallest => 12 * smallest + 60,
      text,
    )
  },
)

test.each([
  'LINE 1.2',
  'BOXES 1, 2',
  'BOX 12, 345',
  'SECTION 1.125',
  'RATE 6.2%',
  'FORM 1099-INT',
  'LINE 12 34',
  'TAX YEARS 2021-2022',
  'CARRYOVER 1998/2003',
  'SCHEDULE K-1',
])('%s is shown whole: two years, and what a form or a line has, number nobody', text => {
  expect(maskedNumbers(text)).toBe(text)
})

test.each([
  ['YEARS 1821-1822', 'YEARS ####-####'],
  ['YEARS 2021-2022-2023', 'YEARS ####-####-####'],
])('%s is shown as %s: only two years of these centuries are years', (text, shown) => {
  expect(maskedNumbers(text)).toBe(shown)
})
