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

  // Read once more from the titles and meanings in src/generate/transaction-codes/transaction-codes.txt: whoever changes a row says so twice.
  const rows: readonly (readonly [group: string, effect: string, codes: string])[] = [
    ['adjustment', 'credit', '291 295 299 604 606 608'],
    ['adjustment', 'debit', '290 294 298 605 607 609'],
    ['adjustment', 'varies', '534 535'],
    ['admin', 'none', '000 013 014 015 020 060 076 090 148 459 540 903 960 961 962 983'],
    ['admin', 'varies', '370 400 402'],
    ['audit', 'credit', '301 309'],
    ['audit', 'debit', '300 304 308'],
    ['audit', 'none', '420 421 424 425 428 494 560 914 916 918 922'],
    ['collection', 'credit', '361'],
    ['collection', 'debit', '360'],
    [
      'collection',
      'none',
      '480 481 482 488 500 502 503 520 521 522 530 531 532 537 550 582 583 780 781 782 788',
    ],
    ['credit', 'credit', '760 764 766 768 800 806'],
    ['credit', 'debit', '765 767 802 807'],
    ['filing', 'none', '460 462 594 599'],
    ['hold', 'none', '470 472 570 571 572 576 577 810 811 930'],
    ['interest', 'credit', '191 197 337 341 730 736 770 776'],
    ['interest', 'debit', '190 196 336 340 771 772 777 850 856'],
    ['interest', 'none', '342'],
    ['nonfiling', 'none', '140 474 590 591 592 593 595 596 597 598'],
    ['notice', 'none', '971 972'],
    ['offset', 'credit', '897'],
    ['offset', 'debit', '826 896 898'],
    ['offset', 'varies', '899'],
    ['payment', 'credit', '430 610 620 640 650 660 666 670 680 690 694'],
    ['payment', 'debit', '611 612 641 651 652 661 662 671 672 691'],
    ['penalty', 'credit', '161 167 171 177 181 187 241 271 277 281'],
    ['penalty', 'debit', '160 166 170 176 180 186 240 246 270 276 280 286 310 320 350'],
    ['refund', 'credit', '720 740 841 842'],
    ['refund', 'debit', '742 840 843 846'],
    ['refund', 'none', '844 845'],
    ['return', 'credit', '151'],
    ['return', 'debit', '150'],
    ['return', 'none', '976 977'],
    ['transfer', 'credit', '700 706 710 716 790 822 832 892'],
    ['transfer', 'debit', '701 702 712 820 824 830 836 890'],
  ]

  test.each(rows)('%s with the effect %s have these codes and no others: %s', (group, effect, codes) => {
    const same = [...transactionCodes].filter(([, row]) => row[0] === group && row[1] === effect)
    expect(same.map(([code]) => code).join(' ')).toBe(codes)
  })

  it('has no group with another effect than these', () => {
    const listed = rows.flatMap(([, , codes]) => codes.split(' '))
    expect(listed.sort()).toEqual([...transactionCodes.keys()])
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
