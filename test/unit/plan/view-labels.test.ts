import { expect, test } from 'vitest'
import {
  designatorLabel,
  kindLabel,
  noticeLabel,
  rowAboveLabel,
  wholeLabel,
  yearLabel,
  yearPattern,
} from '../../../src/plan/view-labels.ts'

test('no two names in a view are the same, and none looks like a canonical label', () => {
  const names = [
    wholeLabel,
    noticeLabel,
    yearLabel,
    rowAboveLabel('CODE', ['971']),
    rowAboveLabel('CODE', ['971', '972']),
    rowAboveLabel('CODE', ['971,972']),
    rowAboveLabel('KIND', ['971']),
    designatorLabel('TYPE'),
    designatorLabel('KIND'),
    kindLabel('TYPE', 'forms'),
    kindLabel('TYPE', 'others'),
    kindLabel('KIND', 'forms'),
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => !name.startsWith('*'))).toEqual([])
})

test.each([
  ['TY 1900 PAYMENTS', '1900'],
  ['TY 2099 PAYMENTS', '2099'],
  ['TY 2021 2022', '2021'],
  ['TY 1899 PAYMENTS', undefined],
  ['TY 2100 PAYMENTS', undefined],
  ['TY 20211 PAYMENTS', undefined],
  ['TY2021 PAYMENTS', undefined],
  ['TY 202A', undefined],
])('the year in %j is %j', (label, want) => {
  expect(yearPattern.exec(label)?.[0]).toBe(want)
})
