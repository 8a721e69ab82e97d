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
const payments = {
  'FEDERAL INCOME TAX WITHHELD': '$50.00',
  'ESTIMATED TAX PAYMENTS': '$20.00',
  'OTHER PAYMENT CREDIT': '$0.00',
  'REFUNDABLE EDUCATION CREDIT': '$10.00',
  'EARNED INCOME CREDIT': '$0.00',
  'EXCESS SOCIAL SECURITY & RRTA TAX WITHHELD': '$0.00',
  'ADDITIONAL CHILD TAX CREDIT': '$0.00',
  'AMOUNT PAID WITH FORM 4868': '$10.00',
  'FORM 2439 REGULATED INVESTMENT COMPANY CREDIT': '$0.00',
  'FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS': '$0.00',
  'PREMIUM TAX CREDIT AMOUNT': '$0.00',
  'TOTAL PAYMENTS': '$90.00',
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
      'TAX AND PAYMENTS': {
        'ESTIMATED TAX PAYMENTS': '$40.00',
        'PRIOR YEAR OVERPAYMENT CREDIT': '$3.00',
        'TAX DEPOSITED WITH FORM 7004': '$20.00',
        'REFUNDABLE CREDITS': '$0.00',
        'TOTAL PAYMENTS': '$63.00',
      },
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
      'DEDUCTIONS AND TAX': {
        INTEREST: '$0.00',
        TAXES: '$10.00',
        'FIDUCIARY FEES': '$20.00',
        'CHARITABLE DEDUCTION': '$0.00',
        'ATTORNEY, ACCOUNTANT AND PREPARER FEES': '$5.00',
        'TOTAL DEDUCTIONS': '$40.00',
        'ADJUSTED TOTAL INCOME': '$60.00',
      },
    },
  },
  'return 1040': {
    ...envelope('RETR', '1040'),
    SECTION_FILING: {
      INCOME: {
        'TOTAL WAGES': '$60.00',
        'TAXABLE INTEREST INCOME': '$5.00',
        'ORDINARY DIVIDEND INCOME': '$20.00',
        'QUALIFIED DIVIDENDS': '$15.00',
        'REFUNDS OF STATE/LOCAL TAXES': '$0.00',
        'ALIMONY RECEIVED': '$0.00',
        'BUSINESS INCOME OR LOSS (SCHEDULE C)': '-$10.00',
        'CAPITAL GAIN OR LOSS': '$0.00',
        'OTHER GAINS OR LOSSES (FORM 4797)': '$0.00',
        'TAXABLE IRA DISTRIBUTIONS': '$0.00',
        'TAXABLE PENSION/ANNUITY AMOUNT': '$0.00',
        'RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E)': '$0.00',
        'FARM INCOME OR LOSS (SCHEDULE F)': '$0.00',
        'UNEMPLOYMENT COMPENSATION': '$0.00',
        'TOTAL SOCIAL SECURITY BENEFITS': '$50.00',
        'TAXABLE SOCIAL SECURITY BENEFITS': '$25.00',
        'OTHER INCOME': '$0.00',
        'TOTAL INCOME': '$100.00',
        'TOTAL INCOME PER COMPUTER': '$101.00',
      },
      'ADJUSTMENTS TO INCOME': {
        'EDUCATOR EXPENSES': '$2.00',
        'RESERVIST AND OTHER BUSINESS EXPENSE': '$0.00',
        'HEALTH SAVINGS ACCOUNT DEDUCTION': '$0.00',
        'MOVING EXPENSES: F3903': '$0.00',
        'SELF-EMPLOYMENT TAX DEDUCTION': '$0.00',
        'KEOGH/SEP CONTRIBUTION DEDUCTION': '$0.00',
        'SELF-EMP HEALTH INS DEDUCTION': '$0.00',
        'EARLY WITHDRAWAL OF SAVINGS PENALTY': '$0.00',
        'ALIMONY PAID': '$0.00',
        'IRA DEDUCTION': '$0.00',
        'STUDENT LOAN INTEREST DEDUCTION': '$8.00',
        'OTHER ADJUSTMENTS': '$0.00',
        'ARCHER MSA DEDUCTION': '$0.00',
        'TOTAL ADJUSTMENTS': '$10.00',
        'TOTAL ADJUSTMENTS PER COMPUTER': '$10.00',
        'ADJUSTED GROSS INCOME': '$90.00',
        'ADJUSTED GROSS INCOME PER COMPUTER': '$91.00',
      },
    },
  },
  'return 1040 of 2022': {
    ...envelope('RETR', '1040'),
    SECTION_HEADER: {
      ...header,
      'FORM NUMBER': '1040',
      'TAX PERIOD': '12-31-2022',
      'REQUEST DATE': '05-01-2023',
      'RESPONSE DATE': '05-02-2023',
    },
    PERIOD: '202212',
    SECTION_FILING: { PAYMENTS: payments },
  },
  'return 1040 of 2017': {
    ...envelope('RETR', '1040'),
    SECTION_HEADER: { ...header, 'FORM NUMBER': '1040', 'TAX PERIOD': '12-31-2017' },
    PERIOD: '201712',
    SECTION_FILING: {
      PAYMENTS: {
        ...payments,
        'HEALTH COVERAGE TX CR: F8885': '$5.00',
        'COBRA PREMIUM SUBSIDY': '$0.00',
        'TOTAL PAYMENTS': '$95.00',
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
      {
        TYPE: 'Form W-2 Wage and Tax Statement',
        ITEMS: { 'SUBMISSION TYPE': 'Original document', 'WAGES, TIPS AND OTHER COMPENSATION': '$2.00' },
      },
    ],
  },
}
