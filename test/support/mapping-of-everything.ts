/** A made-up mapping that uses every kind of field and every normalizer, and a sample for it: for tests of what holds of any mapping. */

/** YAML text. */
export const mappingOfEverything = `
id: everything
title: Everything at once
version: "1.0.0"
match: { type: RETR, form: ["1040", "1120-S"] }
fields:
  last4: { from: LAST4, as: code }
  form: { from: FORM, as: formNumber }
  period: { from: PERIOD, as: period }
  notice: { notice: [Requested data not found, "No record, of return: filed"] }
  header:
    section: SECTION_HEADER
    fields:
      requested: { from: REQUEST DATE, as: date }
      month: { from: MONTH, as: month }
      taxId: { from: [SSN PROVIDED, EMPLOYER > EIN], as: taxId }
      status: { from: FILING STATUS, as: filingStatus }
      words: { from: [{ label: WORDS, as: text }, { label: NUMBER OF WORDS, as: integer }] }
      inner:
        fields:
          share: { from: SHARE, as: ratio }
          shares: { from: SHARES, as: decimal }
          cost: { from: COST, as: price }
          method: { from: METHOD, as: oneOf, values: { cash: [Cash, C], accrual: Accrual } }
      whole: { keep: "*" }
  money:
    section: [SECTION_BALANCE, SECTION_SUMMARY > BALANCE]
    fields:
      label: { from: [BALANCE, ACCOUNT BALANCE], as: money }
      other: { from: "TY <YYYY> PAYMENTS", as: money }
      byYear: { amountsByYear: PAID > IN <YYYY> }
      interest: { from: INTEREST, as: amountBeforeAsOf }
      interestAsOf: { from: INTEREST, as: dateAfterAsOf }
      isFinal: { from: FINAL, as: flag, yes: [Yes, Final balance], no: [No, N/A] }
      kept: { keep: DETAILS > RAW }
  schedules:
    occurrences: [SECTION_FILING > SCHEDULE C, SECTION_FILING > SCHEDULE C--BUSINESS]
    fields:
      profit: { from: PROFIT, as: money }
      expenses:
        section: EXPENSES
        fields:
          rent: { from: RENT, as: money }
  statements:
    occurrences: SECTION_FILING > DETAILS > SCHEDULE L--BALANCE SHEETS
    fields:
      assets: { from: TOTAL ASSETS, as: money }
      cash: { from: CASH, as: money }
      sales: { amountsByYear: SALES OF <YYYY> }
  gains:
    section: [SECTION_FILING > DETAILS > GAINS (SCHEDULE D), SECTION_FILING > DETAILS > SCHEDULE D--GAINS]
    fields:
      gain: { from: [NET GAIN, GAIN], as: money }
      isNet: { whether: NET, is: [Net] }
  entries:
    each: SECTION_INCOME
    fields:
      type: { from: TYPE, as: text }
    choose:
      by: TYPE
      as: kind
      cases:
        wages:
          texts: [Form W-2, W-2]
          fields:
            amount: { from: WAGES, as: money }
            payer: { section: PAYER, fields: { name: { from: NAME, as: text } } }
        interest:
          texts: [Form 1099-INT]
          fields:
            amount: { from: INTEREST, as: money }
            payer: { from: PAYER NAME, as: text }
      otherwise:
        case: other
        fields:
          entry: { keep: "*" }
  corrected:
    each: SECTION_INCOME
    where: { CORRECTED: [Yes, X] }
    fields:
      corrected: { from: CORRECTED, as: text }
      payer: { section: PAYER, fields: { name: { from: NAME, as: text }, city: { from: CITY, as: text } } }
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      code: { from: CODE, as: transactionCode }
      cycle: { from: CYCLE, as: cycle }
      amount: { from: AMOUNT, as: money }
      informational: { whether: CODE, is: ["N/A", ""] }
      belongsTo: { rowAboveWhen: CODE, is: ["N/A", ""] }
      unpaid: { rowAboveWhen: AMOUNT, is: [""] }
  credits:
    each: SECTION_TRANSACTIONS
    where: { EFFECT: Credit }
    fields:
      effect: { from: EFFECT, as: text }
  isSigned: { whether: SECTION_HEADER > SIGNED, is: [Signed, "Signed, by proxy"] }
  total: { derive: "$sumMoney(rows.amount)", as: money }
  both: { derive: "$addMoney(money.label, money.other)", as: money }
  three: { derive: "$addMoney(money.label, money.other, total)", as: money }
  less: { derive: "$subtractMoney(money.label, total)", as: money }
  same: { derive: '$sameMoney(money.label, total, $money("1.00")) ? "same" : "not"', as: text }
  order: { derive: "$compareMoney(money.label, money.other)", as: integer }
  negative: { derive: '$isNegative(money.label) ? "less"', as: text }
  yearly: { derive: "$sumMoney(money.byYear.amount)", as: money }
  years: { derive: "$count(money.byYear[year = 2021])", as: integer }
  posted: { derive: '$count(rows[code = "150"])', as: integer }
  profits: { derive: "$sumMoney(schedules.profit)", as: money }
  share: { derive: '$shareOf(money.label, "33.3333%", "half even")', as: money }
  part: { derive: '$shareOf(money.label, "0.75", "half up")', as: money }
  mean: { derive: '$meanMoney(rows.amount, "half up")', as: money }
  meanOfTwo: { derive: '$meanMoney([money.label, money.other], "half even")', as: money }
  larger: { derive: "$largerMoney(money.label, money.other)", as: money }
  smaller: { derive: '$smallerMoney(money.label, $money("5.00"))', as: money }
  zero: { derive: "$addMoney(money.label, $orZero(money.other))", as: money }
  zeros: { derive: "$sumMoney($orZero(rows.amount))", as: money }
  first: { derive: "money.other ?? money.label", as: money }
  has: { derive: "$exists(money.other) ? $compareMoney(money.other, money.label) = 1 : false", as: truth }
  worded: { derive: '(header.status ?? isSigned ? "signed" : header.taxId) = "signed"', as: truth }
  day: { derive: header.requested, as: date }
  inMonth: { derive: "$substring(header.requested, 0, 7)", as: month }
  odd: { derive: header.taxId, as: date }
ignore:
  - { path: SECTION_HEADER > TITLE, because: constant text }
  - { path: SECTION_FILING > SCHEDULE D, because: a test }
`

/** A sample document in which every field of it has a value. */
export const sampleOfEverything = {
  TYPE: 'RETR',
  FORM: 'Form 1120S',
  PERIOD: '12-31-2021',
  LAST4: '4321',
  SECTION_HEADER: {
    TITLE: 'Tax Return Transcript',
    'Request Date:': 'Aug. 17, 2022',
    Month: 'December, 2021',
    EMPLOYER: { EIN: 'XX-XXX4321' },
    'Filing  status': 'Head of Household',
    'NUMBER OF WORDS': '1,234',
    SHARE: '50.00000%',
    SHARES: '1,037.5120',
    COST: '$12.3456',
    METHOD: 'Cash',
    SIGNED: 'signed',
  },
  SECTION_SUMMARY: {
    BALANCE: {
      'ACCOUNT BALANCE': '-$1,234.50',
      'TY 2021 PAYMENTS': '($8,211.00)',
      PAID: { 'IN 2021': '$1.00', 'In 2020:': '-$2.50', 'IN 1999': '' },
      INTEREST: '0.00 AS OF: Mar. 28, 2022',
      FINAL: 'Final  balance',
      DETAILS: { RAW: { a: [1, [2, { b: null }]], c: '' } },
    },
  },
  SECTION_FILING: {
    'SCHEDULE C (OCCURRENCE #: 1)': { PROFIT: '$10.00', EXPENSES: { RENT: '$1.00' } },
    'SCHEDULE C (OCCURRENCE #: 2)': { PROFIT: '-$20.25', EXPENSES: {} },
    'SCHEDULE D': { GAIN: 'Requested data not found' },
    DETAILS: {
      'Schedule L - Balance Sheets per Books': {
        'Total assets': '$9.00',
        'PART I': { CASH: '$2.00', 'SALES OF 2020': '$4.00' },
      },
      'SCHEDULE L': { 'TOTAL ASSETS': '$8.00' },
      'SCHEDULE D': { 'PART II - LONG TERM': { GAIN: '$3.00', 'PART III': { NET: 'net' } } },
    },
    'FORM 8863': { NOTE: 'no record, of return: filed' },
  },
  SECTION_INCOME: [
    { TYPE: 'Form W-2', WAGES: '$5.00', PAYER: { NAME: 'ACME', CITY: 'RENO' }, CORRECTED: 'x' },
    { TYPE: 'FORM 1099-INT', INTEREST: '.50', 'PAYER NAME': 'BANK' },
    { TYPE: 'Form 1099-X', AMOUNT: ['1', { x: 'y' }] },
  ],
  SECTION_TRANSACTIONS: [
    { CODE: '150', CYCLE: '20202205', AMOUNT: '$1,000.10' },
    { CODE: 'n/a', CYCLE: '', AMOUNT: '-$2,234.60', EFFECT: 'Credit' },
    { CODE: '', CYCLE: '', AMOUNT: '' },
  ],
}
