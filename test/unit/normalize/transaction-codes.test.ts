import { describe, expect, it, test } from 'vitest'
import {
  transactionCodes,
  transactionGroups,
  transactionRow,
} from '../../../src/normalize/transaction/transaction-codes.ts'

describe('the table of transaction codes', () => {
  it('has three digits for each code, in order', () => {
    const codes = [...transactionCodes.keys()]
    expect(codes.filter(code => !/^[0-9]{3}$/.test(code))).toEqual([])
    expect(codes).toEqual([...codes].sort())
  })

  it('uses every group that it names', () => {
    const used = new Set([...transactionCodes.values()].map(([group]) => group))
    expect([...used].sort()).toEqual([...transactionGroups])
  })

  test.each([
    ['594', 'filing', 'none'],
    ['599', 'filing', 'none'],
    ['430', 'payment', 'credit'],
    ['826', 'offset', 'debit'],
    ['896', 'offset', 'debit'],
    ['897', 'offset', 'credit'],
    ['898', 'offset', 'debit'],
    ['899', 'offset', 'varies'],
    ['836', 'transfer', 'debit'],
    ['706', 'transfer', 'credit'],
    ['470', 'hold', 'none'],
    ['472', 'hold', 'none'],
    ['534', 'adjustment', 'varies'],
    ['844', 'refund', 'none'],
  ])('%s is about %s and its effect is %s', (code, group, effect) => {
    expect(transactionRow(code)).toEqual([group, effect])
  })

  test.each(
    '286 342 361 402 534 535 592 595 596 597 598 605 609 613 643 653 673 702 712 781 782 822 832 842 845 892 897'.split(
      ' ',
    ),
  )('knows %s', code => {
    expect(transactionRow(code)).toBeDefined()
  })
})

describe('a code that ends in 3', () => {
  const derived = ['613', '623', '643', '653', '663', '673', '683', '693']
  const penalties = ['163', '173', '183', '243', '273', '283', '313', '323', '353']

  test.each([...derived, ...penalties])(
    'and is not listed, %s, is what was reversed: the row of its 0 code',
    code => {
      expect(transactionCodes.has(code)).toBe(false)
      expect(transactionRow(code)).toEqual(transactionCodes.get(`${code.slice(0, 2)}0`))
    },
  )

  test.each(['013', '503', '583', '593', '843', '903', '983'])(
    'and is listed, %s, keeps its own row',
    code => {
      expect(transactionRow(code)).toEqual(transactionCodes.get(code))
    },
  )

  it('of another family than payments and penalties is not listed', () => {
    const all = Array.from({ length: 100 }, (_, index) => `${String(index).padStart(2, '0')}3`)
    const known = all.filter(code => !transactionCodes.has(code) && transactionRow(code) !== undefined)
    expect(known).toEqual([...penalties, ...derived].sort())
    expect(transactionRow('433')).toBeUndefined()
    expect(transactionRow('633')).toBeUndefined()
  })
})
