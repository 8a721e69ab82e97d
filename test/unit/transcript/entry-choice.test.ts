/** Which entries of a list lineage speaks of, and as what: the same ones as the data have. */
import { expect, test } from 'vitest'
import { dataOf, mapped } from '../../support/mapped.ts'

const sourcesOf = (result: ReturnType<typeof mapped>): readonly (readonly (string | undefined)[])[] =>
  result.lineage().map(({ path, sources }) => [path, ...sources.map(({ pointer }) => pointer)])

const lists = `fields:
  w2:
    each: ROWS
    where: { TYPE: [Form W-2] }
    fields: { wages: { from: WAGES, as: money } }
  interest:
    each: ROWS
    where: { TYPE: [Form 1099-INT], STATUS: [Final] }
    fields: { paid: { from: PAID, as: money } }
  all:
    each: ROWS
    fields: { type: { from: TYPE, as: text }, status: { from: STATUS, as: text } }
`

test('lineage of a list is of the entries that say what it asks for, by their texts or by their designators', () => {
  const result = mapped(lists, {
    ROWS: [
      { TYPE: 'Form 1099-INT', STATUS: 'FINAL', PAID: '$1.00' },
      { TYPE: 'Form W-2 Wage and Tax Statement', WAGES: '$2.00' },
      { TYPE: 'form w-2', WAGES: '$3.00' },
      { TYPE: 'Form 1099-INT Interest Income', STATUS: 'Final', PAID: '$4.00' },
      { TYPE: 'Form 1099-INT', STATUS: 'Draft' },
      { TYPE: 'Form 1099-INT' },
      { STATUS: 'Final' },
    ],
  })
  expect(dataOf(result)).toMatchObject({
    w2: [{ wages: '2.00' }, { wages: '3.00' }],
    interest: [{ paid: '1.00' }, { paid: '4.00' }],
  })
  expect(sourcesOf(result).filter(([path]) => !path?.startsWith('/all'))).toEqual([
    ['/w2/0/wages', '/ROWS/1/WAGES'],
    ['/w2/1/wages', '/ROWS/2/WAGES'],
    ['/interest/0/paid', '/ROWS/0/PAID'],
    ['/interest/1/paid', '/ROWS/3/PAID'],
  ])
})

const choice = `fields:
  forms:
    each: ROWS
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: [Form W-2, Wages], fields: { wages: { from: WAGES, as: money } } }
        INT: { texts: [Form 1099-INT], fields: { interest: { from: PAID, as: money } } }
      otherwise: { case: other, fields: { amount: { from: AMOUNT, as: money } } }
    fields: { type: { from: TYPE, as: text } }
`

test('lineage of a choice has for each entry the fields of the case that it is', () => {
  const result = mapped(choice, {
    ROWS: [
      { TYPE: 'wages', WAGES: '$1.00' },
      { TYPE: 'Form W-2 Wage and Tax Statement', WAGES: '$2.00' },
      { TYPE: 'Form 1099-INT Interest Income', PAID: '$3.00' },
      { TYPE: 'Form 9999', AMOUNT: '$4.00' },
      { AMOUNT: '$5.00' },
      { TYPE: null, AMOUNT: '$6.00' },
    ],
  })
  expect(dataOf(result)).toMatchObject({
    forms: [
      { form: 'W-2', wages: '1.00' },
      { form: 'W-2', wages: '2.00' },
      { form: 'INT', interest: '3.00' },
      { form: 'other', amount: '4.00' },
      { form: 'other', amount: '5.00' },
      { form: 'other', amount: '6.00' },
    ],
  })
  expect(sourcesOf(result).filter(([path]) => !path?.endsWith('/type'))).toEqual([
    ['/forms/0/form', '/ROWS/0/TYPE'],
    ['/forms/0/wages', '/ROWS/0/WAGES'],
    ['/forms/1/form', '/ROWS/1/TYPE'],
    ['/forms/1/wages', '/ROWS/1/WAGES'],
    ['/forms/2/form', '/ROWS/2/TYPE'],
    ['/forms/2/interest', '/ROWS/2/PAID'],
    ['/forms/3/form', '/ROWS/3/TYPE'],
    ['/forms/3/amount', '/ROWS/3/AMOUNT'],
    ['/forms/4/form'],
    ['/forms/4/amount', '/ROWS/4/AMOUNT'],
    ['/forms/5/form', '/ROWS/5/TYPE'],
    ['/forms/5/amount', '/ROWS/5/AMOUNT'],
  ])
})
