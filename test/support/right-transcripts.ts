/** Made-up transcripts whose figures agree, as far as the checks of the bundled mappings go. */

/** JSON whose leaves are texts, as in a transcript. */
export type Json = string | readonly Json[] | { readonly [key: string]: Json }

const header = {
  'REQUEST DATE': '05-01-2022',
  'RESPONSE DATE': '05-02-2022',
  'FORM NUMBER': '1120',
  'TAX PERIOD': 'Dec. 31, 2021',
  'TAXPAYER IDENTIFICATION NUMBER': 'XX-XXX4321',
}
const envelope = (type: string, form: string): Record<string, Json> => ({
  TYPE: type,
  SECTION_HEADER: { ...header, 'FORM NUMBER': form },
  LAST4: '4321',
  FORM: form,
  PERIOD: '202112',
})

const corporateDeductions = {
  'COMPENSATION OF OFFICERS': '$100.00',
  'SALARY AND WAGES': '$200.00',
  'REPAIRS AND MAINTENANCE': '$3.00',
  'BAD DEBTS': '$0.00',
  RENTS: '$40.00',
  TAXES: '$15.00',
  INTEREST: '$5.00',
  DEPRECIATION: '$20.00',
  DEPLETION: '$0.00',
  ADVERTISING: '$7.00',
  'PENSION/PROFIT SHARE': '$4.00',
  'EMPLOYEE BENEFIT PROGRAMS': '$6.00',
  'OTHER DEDUCTIONS': '$50.00',
}
const grossProfit = {
  'GROSS RECEIPTS': '$1,010.00',
  'RETURNS AND ALLOWANCES': '$10.00',
  'COST OF GOODS SOLD': '$300.00',
  'GROSS PROFIT': '$700.00',
}
const scheduleL = { 'TOTAL ASSETS AT END OF YEAR': '$5,000.00' }

/** Transcripts that are right, by a name for each. */
export const right: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  account: {
    ...envelope('ACTR', '1120'),
    SECTION_BALANCE: {
      'ACCOUNT BALANCE': '$75.00',
      'ACCRUED INTEREST': '1.00',
      'ACCRUED PENALTY': '2.50',
      'ACCOUNT BALANCE PLUS ACCRUALS(THIS IS NOT A PAYOFF AMOUNT)': '$78.50',
    },
    SECTION_TRANSACTIONS: [
      { CODE: '150', DESC: 'Tax return filed', AMOUNT: '$100.00' },
      { CODE: 'N/A', DESC: '00221-045-00431-2', AMOUNT: '' },
      { CODE: '670', DESC: 'Payment', AMOUNT: '-$25.00' },
      { CODE: '971', DESC: 'Notice issued', AMOUNT: '$0.00' },
    ],
  },
  'return 1120': {
    ...envelope('RETR', '1120'),
    SECTION_FILING: {
      ENTITY: { 'DATE INCORPORATED': '01-02-2010', 'TOTAL ASSETS': '$5,000.00' },
      INCOME: {
        ...grossProfit,
        DIVIDENDS: '$1.00',
        INTEREST: '$2.00',
        'GROSS RENTS': '$0.00',
        'GROSS ROYALTIES': '$0.00',
        'CAPITAL GAIN NET INCOME': '$0.00',
        'NET GAIN/LOSS FORM 4797': '-$3.00',
        'OTHER INCOME': '$100.00',
        'TOTAL INCOME': '$800.00',
      },
      DEDUCTIONS: {
        ...corporateDeductions,
        'CHARITABLE CONTRIBUTIONS': '$10.00',
        'TOTAL DEDUCTIONS': '$460.00',
        'TAXABLE INCOME BEFORE NOL': '$340.00',
        'NET OPERATING LOSS DEDUCTION': '$30.00',
        'SPECIAL DEDUCTIONS': '$10.00',
        'TAXABLE INCOME': '$300.00',
      },
      'SCHEDULE L--BALANCE SHEETS PER BOOKS': scheduleL,
    },
  },
  'return 1120 of 2017': {
    ...envelope('RETR', '1120'),
    SECTION_HEADER: { ...header, 'TAX PERIOD': '12-31-2017' },
    PERIOD: '201712',
    SECTION_FILING: {
      INCOME: { 'TOTAL INCOME': '$800.00' },
      DEDUCTIONS: {
        ...corporateDeductions,
        'CHARITABLE CONTRIBUTIONS': '$10.00',
        'DOMESTIC PRODUCTION ACTIVITIES DEDUCTION': '$40.00',
        'TOTAL DEDUCTIONS': '$500.00',
        'TAXABLE INCOME BEFORE NOL': '$300.00',
      },
    },
  },
  'return 1120 of 2023': {
    ...envelope('RETR', '1120'),
    SECTION_HEADER: { ...header, 'TAX PERIOD': '12-31-2023', 'RESPONSE DATE': '05-02-2024' },
    PERIOD: '202312',
    SECTION_FILING: {
      DEDUCTIONS: {
        ...corporateDeductions,
        'CHARITABLE CONTRIBUTIONS': '$10.00',
        'TOTAL DEDUCTIONS': '$500.00',
      },
    },
  },
  'return 1120-S': {
    ...envelope('RETR', '1120-S'),
    SECTION_FILING: {
      ENTITY: {
        'S ELECTION DATE': '01-01-2011',
        'DATE INCORPORATED': '01-02-2010',
        'TOTAL ASSETS': '$5,000.00',
      },
      INCOME: {
        ...grossProfit,
        'NET GAIN/LOSS FORM 4797': '$0.00',
        'OTHER INCOME': '$100.00',
        'TOTAL INCOME': '$800.00',
      },
      DEDUCTIONS: {
        ...corporateDeductions,
        'TOTAL DEDUCTIONS': '$450.00',
        'ORDINARY INCOME/LOSS': '$350.00',
      },
      'SCHEDULE K': { 'ORDINARY BUSINESS INCOME/LOSS': '$350.00' },
      'SCHEDULE L--BALANCE SHEETS PER BOOKS': scheduleL,
    },
  },
  'return 1065': {
    ...envelope('RETR', '1065'),
    SECTION_FILING: {
      ENTITY: { 'DATE BUSINESS STARTED': '01-02-2010', 'TOTAL ASSETS': '$5,000.00' },
      INCOME: {
        ...grossProfit,
        'ORDINARY INCOME/LOSS FROM OTHER PARTNERSHIPS': '-$200.00',
        'NET FARM PROFIT/LOSS': '$0.00',
        'NET GAIN/LOSS FORM 4797': '$0.00',
        'OTHER INCOME/LOSS': '$0.00',
        'TOTAL INCOME/LOSS': '$500.00',
      },
      DEDUCTIONS: {
        'SALARIES AND WAGES': '$100.00',
        'GUARANTEED PAYMENTS TO PARTNERS': '$200.00',
        'REPAIRS AND MAINTENANCE': '$1.00',
        'BAD DEBTS': '$0.00',
        RENT: '$40.00',
        'TAXES AND LICENSES': '$15.00',
        INTEREST: '$5.00',
        DEPRECIATION: '$20.00',
        DEPLETION: '$0.00',
        'RETIREMENT PLANS': '$4.00',
        'EMPLOYEE BENEFIT PROGRAMS': '$5.00',
        'OTHER DEDUCTIONS': '$210.00',
        'TOTAL DEDUCTIONS': '$600.00',
        'ORDINARY INCOME': '-$100.00',
      },
      'SCHEDULE K': { 'ORDINARY BUSINESS INCOME/LOSS': '-$100.00' },
      'SCHEDULE L--BALANCE SHEETS PER BOOKS': scheduleL,
    },
  },
  'return 1041': {
    ...envelope('RETR', '1041'),
    SECTION_FILING: {
      INCOME: {
        'INTEREST INCOME': '$10.00',
        'ORDINARY DIVIDENDS': '$20.00',
        'QUALIFIED DIVIDENDS': '$15.00',
        'BUSINESS INCOME OR LOSS': '$0.00',
        'CAPITAL GAIN OR LOSS': '-$5.00',
        'RENTS, ROYALTIES, PARTNERSHIPS, OTHER ESTATES AND TRUSTS': '$75.00',
        'FARM INCOME OR LOSS': '$0.00',
        'ORDINARY GAIN OR LOSS': '$0.00',
        'OTHER INCOME': '$0.00',
        'TOTAL INCOME': '$100.00',
      },
      'DEDUCTIONS AND TAX': { 'TOTAL DEDUCTIONS': '$40.00', 'ADJUSTED TOTAL INCOME': '$60.00' },
    },
  },
  'return 1040': {
    ...envelope('RETR', '1040'),
    SECTION_FILING: {
      INCOME: {
        'ORDINARY DIVIDEND INCOME': '$20.00',
        'QUALIFIED DIVIDENDS': '$15.00',
        'TOTAL SOCIAL SECURITY BENEFITS': '$50.00',
        'TAXABLE SOCIAL SECURITY BENEFITS': '$25.00',
        'TOTAL INCOME': '$100.00',
        'TOTAL INCOME PER COMPUTER': '$101.00',
      },
      'ADJUSTMENTS TO INCOME': {
        'TOTAL ADJUSTMENTS': '$10.00',
        'TOTAL ADJUSTMENTS PER COMPUTER': '$10.00',
        'ADJUSTED GROSS INCOME': '$90.00',
        'ADJUSTED GROSS INCOME PER COMPUTER': '$91.00',
      },
    },
  },
  income: {
    ...envelope('WAID', 'INCOME'),
    SECTION_HEADER: {
      'REQUEST DATE': '05-01-2022',
      'RESPONSE DATE': '05-02-2022',
      'SSN PROVIDED': 'XXX-XX-4321',
      'TAX PERIOD REQUESTED': 'December, 2021',
    },
    SECTION_INCOME: [
      {
        TYPE: 'Form W-2 Wage and Tax Statement',
        ITEMS: { 'SUBMISSION TYPE': 'Original document', 'WAGES, TIPS AND OTHER COMPENSATION': '$1.00' },
      },
      {
        TYPE: 'Form 1099-K',
        ITEMS: {
          'SUBMISSION TYPE': 'Original document',
          'GROSS AMOUNT': '$120.00',
          'CARD NOT PRESENT TRANSACTIONS': '$20.00',
          ...Object.fromEntries(
            'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'
              .split(' ')
              .map(month => [`${month} PAYMENTS`, '$10.00']),
          ),
        },
      },
      {
        TYPE: 'Form 1099-DIV',
        ITEMS: {
          'SUBMISSION TYPE': 'Original document',
          'ORDINARY DIVIDENDS': '$20.00',
          'QUALIFIED DIVIDENDS': '$20.00',
        },
      },
      {
        TYPE: 'Form 1099-INT',
        ITEMS: {
          'SUBMISSION TYPE': 'Original document',
          'TAX-EXEMPT INTEREST': '$9.00',
          'SPECIFIED PRIVATE ACTIVITY BOND INTEREST': '$4.00',
        },
      },
      {
        TYPE: 'Form 3921',
        ITEMS: { 'DATE OPTION GRANTED': '01-02-2019', 'DATE OPTION EXERCISED': '01-02-2021' },
      },
      {
        TYPE: 'Form 1095-A',
        ITEMS: { 'POLICY START DATE': '01-01-2021', 'POLICY TERMINATION DATE': '12-31-2021' },
      },
      { TYPE: 'Wage & Income Summary', ITEMS: { WAGES: '$1.00' } },
    ],
  },
}
