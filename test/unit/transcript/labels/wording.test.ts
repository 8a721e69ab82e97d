import { describe, expect, test } from 'vitest'
import { alike, isNear, likeness, numbersIn, wordsOf } from '../../../../src/transcript/labels/wording.ts'

function likenessOf(left: string, right: string): number {
  return likeness(wordsOf(left), wordsOf(right))
}

describe('labels that are worded alike', () => {
  test.each([
    ["Employee's SSN", "EMPLOYEE'S SOCIAL SECURITY NUMBER"],
    ['AGI', 'ADJUSTED GROSS INCOME'],
    ['Interest Accrued', 'ACCRUED INTEREST'],
    ['Assessed Tax', 'TAX PER RETURN'],
    ['Date Processed', 'PROCESSING DATE'],
    ['WAGES', 'WAGES, SALARIES, TIPS, ETC'],
    ['WAGES, TIPS AND OTHR COMPENSATOIN', 'WAGES, TIPS AND OTHER COMPENSATION'],
    ['FED TAX W/H', 'FEDERAL INCOME TAX WITHHELD'],
    ['PMT', 'PAYMENT'],
    ['TRANSACTION CODE', 'CODE'],
    ['ACCOUNT BALANCE REPORTED', 'ACCOUNT BALANCE'],
  ])('%s and %s', (left, right) => {
    expect(likenessOf(left, right)).toBeGreaterThanOrEqual(alike)
    expect(likenessOf(right, left)).toBeGreaterThanOrEqual(alike)
  })
})

describe('labels that are not', () => {
  test.each([
    ['TOTAL INCOME', 'TAXABLE INCOME'],
    ['TOTAL TAX', 'TOTAL INCOME'],
    ['EXEMPTIONS', 'FILING STATUS'],
    ['BOX 12', 'BOX 14'],
    ['', 'WAGES'],
    ['A'.repeat(201), 'A'.repeat(201)],
  ])('%s and %s', (left, right) => {
    expect(likenessOf(left, right)).toBeLessThan(alike)
  })
})

test('designators are the tokens with a digit, hyphens left out', () => {
  expect([...numbersIn('Form W-2 Wage and Tax Statement')]).toEqual(['W2'])
  expect([...numbersIn('FORM 1099-NEC')]).toEqual(['1099NEC'])
  expect([...numbersIn('Wage Statement')]).toEqual([])
})

test('a word is near itself, a number too', () => {
  expect(isNear('WAGE', 'WAGE')).toBe(true)
  expect(isNear('W2', 'W2')).toBe(true)
  expect(isNear('W2', 'W3')).toBe(false)
})
