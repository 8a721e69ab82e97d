import { expect, test } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { ExactNumber } from '../../../src/normalize/exact/exact-number.ts'
import { isOfGivenKind } from '../../../src/normalize/given-kind.ts'

const values: Readonly<Record<string, unknown>> = {
  'an amount': new Money('1.00'),
  'an exact number': new ExactNumber('1.00'),
  'a whole number': 7,
  'a broken number': 7.5,
  'a number beyond those that are safe': 2 ** 53,
  true: true,
  'a day': '2024-12-31',
  'no day': '2024-02-30',
  'a month': '2024-12',
  'no month': '2024-13',
  'another text': 'x',
  null: null,
  nothing: undefined,
  'a list': ['2024-12'],
}

test.each([
  ['money', ['an amount']],
  ['integer', ['a whole number']],
  ['truth', ['true']],
  ['date', ['a day']],
  ['month', ['a month']],
  ['text', ['a day', 'no day', 'a month', 'no month', 'another text']],
])('%s is each of %j and nothing else', (gives, want) => {
  expect(Object.keys(values).filter(name => isOfGivenKind(values[name], gives))).toEqual(want)
})
