import { describe, expect, test } from 'vitest'
import { typeHints } from '../../../../support/type-faults.ts'

describe('what can never be the same is answered with what can', () => {
  test.each([
    ['n < null', 'compare null with = and != only'],
    ['null < n', 'compare null with = and != only'],
    ['q = "2.50"', 'write $decimal("2.50")'],
    ['2 = q', 'write $decimal("2")'],
    ['q = "abc"', 'write $decimal("1.5")'],
    ['q = t', 'compare exact numbers with = or != only'],
    ['q < q', 'compare exact numbers with = or != only'],
    ['n = 1.5', 'compare a whole number with whole numbers'],
    ['1.5 != n', 'compare a whole number with whole numbers'],
    ['n = "5"', 'write the number without quotes'],
    ['n = t', 'read t with as: integer'],
    ['t = n', 'read t with as: integer'],
    ['t = 5', 'write "5"'],
    ['-1.5 = t', 'write "-1.5"'],
    ['f.value = "yes"', 'write true or false without quotes'],
    ['f.value = f.text', 'write f.value'],
    ['f.value = t', 'compare values of one kind'],
    ['n = f.value', 'compare values of one kind'],
  ])('%s', (text, hint) => {
    expect(typeHints(text, 'truth')).toEqual([hint])
  })
})

describe('beside a date stands another', () => {
  test.each([
    ['d = t', 'read t with as: date, or give it a derived field with as: date'],
    ['d = p', 'a date is compared with dates; its month is $substring(date, 0, 7)'],
    ['d = "2024-02-30"', '"2024-02-30" is not a day of the calendar'],
    ['d = "03/05/2023"', 'write the date as "2023-03-05"'],
    ['"Mar. 05, 2023" = d', 'write the date as "2023-03-05"'],
    ['d = "soon"', 'write the date as "2024-12-31"'],
    ['(f.value ? d : t) < "2024-01-01"', 'read the other side with as: date; it may be any text'],
    ['d in ["2024-01-01", "soon"]', 'write the date as "2024-12-31"'],
    ['($days := ["2024-01-01", "2024-02-30"]; d in $days)', '"2024-02-30" is not a day of the calendar'],
  ])('%s', (text, hint) => {
    expect(typeHints(text, 'truth')).toEqual([hint])
  })
})

describe('beside a month stands another', () => {
  test.each([
    ['p = d', 'the month of a date is $substring(d, 0, 7)'],
    ['p = t', 'read t with as: month, or give it a derived field with as: month'],
    ['p = "2024-13"', '"2024-13" is not a month of the calendar'],
    ['"May 2024" = p', 'write the month as "2024-12"'],
    ['p = "2024-12-31"', 'write the month as "2024-12"'],
    ['($months := ["2024-01", "2024-00"]; p in $months)', '"2024-00" is not a month of the calendar'],
  ])('%s', (text, hint) => {
    expect(typeHints(text, 'truth')).toEqual([hint])
  })
})

describe('beside the digits of a ratio stand some that are spelled as they are', () => {
  test.each([
    ['r.amount = "0.50"', 'write "0.5"'],
    ['r.amount = "20.00"', 'write "20"'],
    ['r.amount = 50', 'write "50"'],
    ['r.amount = 12.5', 'write "12.5"'],
    ['r.amount = "50 %"', 'write "50"'],
    ['"-1.20" = r.amount', 'write "-1.2"'],
    ['r.amount = "half"', 'write the digits without needless zeros, as "0.5"'],
    ['r.amount = t', 'write the digits without needless zeros, as "0.5"'],
  ])('%s', (text, hint) => {
    expect(typeHints(text, 'truth')).toEqual([hint])
  })
})
