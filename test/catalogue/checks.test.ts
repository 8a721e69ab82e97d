/** The checks of the bundled mappings: silent on transcripts that are right, and each speaks where its figure is wrong. */
import { describe, expect, test } from 'vitest'
import { innerNames } from '../../src/compile/output-shape.ts'
import { mapTranscript } from '../../src/index.ts'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import { plans } from '../support/plans.ts'
import { type Json, right } from '../support/right-transcripts.ts'

/** One figure put wrong, and what is said of it. */
const wrong: readonly (readonly [name: string, path: string, text: string, says: string])[] = [
  [
    'account',
    'SECTION_HEADER > FORM NUMBER',
    '1040',
    'The form in the header is not the one that was asked for',
  ],
  ['account', 'PERIOD', '202212', 'The tax period in the header is not the one that was asked for'],
  [
    'account',
    'LAST4',
    '1234',
    'The identification number in the header does not end as the one that was asked for',
  ],
  [
    'account',
    'SECTION_HEADER > REQUEST DATE',
    '05-03-2022',
    'The transcript was answered before it was asked for',
  ],
  [
    'account',
    'SECTION_TRANSACTIONS > 2 > AMOUNT',
    '-$25.01',
    'The transactions do not add up to the account balance',
  ],
  [
    'account',
    'SECTION_BALANCE > ACCRUED PENALTY',
    '2.49',
    'Account balance plus accruals is not the sum of account balance, accrued interest and accrued penalty',
  ],
  ...['return 1120', 'return 1120-S', 'return 1065'].flatMap(
    name =>
      [
        [
          name,
          'SECTION_FILING > INCOME > GROSS RECEIPTS',
          '$1,000.00',
          'Gross profit is not gross receipts less returns, allowances and cost of goods sold',
        ],
        [
          name,
          'SECTION_FILING > SCHEDULE L--BALANCE SHEETS PER BOOKS > TOTAL ASSETS AT END OF YEAR',
          '$6,000.00',
          'Total assets of Schedule L are not those of the first page',
        ],
        [
          name,
          'SECTION_FILING > DEDUCTIONS > DEPRECIATION',
          '$25.00',
          'Total deductions are not the sum of the deductions above them',
        ],
      ] as const,
  ),
  [
    'return 1120',
    'SECTION_FILING > SCHEDULE L--BALANCE SHEETS PER BOOKS (OCCURRENCE #: 2) > TOTAL ASSETS AT END OF YEAR',
    '$5,000.00',
    'Schedule L is printed more than once, so this figure is not given',
  ],
  [
    'return 1065',
    'SECTION_FILING > SCHEDULE K (OCCURRENCE #: 2) > ORDINARY BUSINESS INCOME/LOSS',
    '-$100.00',
    'Schedule K is printed more than once, so this figure is not given',
  ],
  [
    'return 1120 of 2017',
    'SECTION_FILING > DEDUCTIONS > DOMESTIC PRODUCTION ACTIVITIES DEDUCTION',
    '$30.00',
    'Total deductions are not the sum of the deductions above them',
  ],
  [
    'return 1120',
    'SECTION_FILING > INCOME > DIVIDENDS',
    '$11.00',
    'Total income is not the sum of gross profit and the kinds of income below it',
  ],
  [
    'return 1120-S',
    'SECTION_FILING > INCOME > OTHER INCOME',
    '$110.00',
    'Total income is not the sum of gross profit and the kinds of income below it',
  ],
  [
    'return 1065',
    'SECTION_FILING > INCOME > NET FARM PROFIT/LOSS',
    '$10.00',
    'Total income is not the sum of gross profit and the kinds of income below it',
  ],
  [
    'return 1120',
    'SECTION_FILING > DEDUCTIONS > TAXABLE INCOME BEFORE NOL',
    '$350.00',
    'Taxable income before net operating losses is not total income less total deductions',
  ],
  [
    'return 1120',
    'SECTION_FILING > DEDUCTIONS > TAXABLE INCOME',
    '$310.00',
    'Taxable income is not the line before it less net operating losses and special deductions',
  ],
  [
    'return 1120',
    'SECTION_FILING > ENTITY > DATE INCORPORATED',
    '01-02-2022',
    'The corporation was formed after the end of the tax period',
  ],
  [
    'return 1120-S',
    'SECTION_FILING > ENTITY > DATE INCORPORATED',
    '01-02-2022',
    'The corporation was formed after the end of the tax period',
  ],
  [
    'return 1120-S',
    'SECTION_FILING > ENTITY > S ELECTION DATE',
    '01-02-2022',
    'The election to be an S corporation begins after the end of the tax period',
  ],
  [
    'return 1065',
    'SECTION_FILING > ENTITY > DATE BUSINESS STARTED',
    '01-02-2022',
    'The business began after the end of the tax period',
  ],
  [
    'return 1120-S',
    'SECTION_FILING > SCHEDULE K > ORDINARY BUSINESS INCOME/LOSS',
    '$340.00',
    'Ordinary business income of Schedule K is not that of the first page',
  ],
  [
    'return 1065',
    'SECTION_FILING > SCHEDULE K > ORDINARY BUSINESS INCOME/LOSS',
    '$100.00',
    'Ordinary business income of Schedule K is not that of the first page',
  ],
  [
    'return 1120-S',
    'SECTION_FILING > DEDUCTIONS > ORDINARY INCOME/LOSS',
    '$340.00',
    'Ordinary business income is not total income less total deductions',
  ],
  [
    'return 1065',
    'SECTION_FILING > DEDUCTIONS > ORDINARY INCOME',
    '$100.00',
    'Ordinary business income is not total income less total deductions',
  ],
  [
    'return 1041',
    'SECTION_FILING > INCOME > INTEREST INCOME',
    '$20.00',
    'Total income is not the sum of the kinds of income above it',
  ],
  [
    'return 1041',
    'SECTION_FILING > INCOME > QUALIFIED DIVIDENDS',
    '$20.01',
    'Qualified dividends are more than the ordinary dividends they are part of',
  ],
  [
    'return 1041',
    'SECTION_FILING > DEDUCTIONS AND TAX > ADJUSTED TOTAL INCOME',
    '$70.00',
    'Adjusted total income is not total income less total deductions',
  ],
  [
    'return 1041',
    'SECTION_FILING > DEDUCTIONS AND TAX > FIDUCIARY FEES',
    '$25.01',
    'Total deductions are less than the deductions above them',
  ],
  [
    'return 1120',
    'SECTION_FILING > TAX AND PAYMENTS > PRIOR YEAR OVERPAYMENT CREDIT',
    '$5.00',
    'Total payments are not the sum of the payments above them',
  ],
  [
    'return 1040 of 2022',
    'SECTION_FILING > PAYMENTS > EARNED INCOME CREDIT',
    '$2.00',
    'Total payments are not the sum of the payments above them',
  ],
  [
    'return 1040 of 2017',
    'SECTION_FILING > PAYMENTS > COBRA PREMIUM SUBSIDY',
    '$2.00',
    'Total payments are not the sum of the payments above them',
  ],
  [
    'return 1040',
    'SECTION_FILING > INCOME > BUSINESS INCOME OR LOSS (SCHEDULE C)',
    '$10.00',
    'Total income is not the sum of the kinds of income above it',
  ],
  [
    'return 1040',
    'SECTION_FILING > ADJUSTMENTS TO INCOME > STUDENT LOAN INTEREST DEDUCTION',
    '$6.00',
    'Total adjustments are not the sum of the adjustments above them',
  ],
  [
    'return 1040',
    'SECTION_FILING > ADJUSTMENTS TO INCOME > ADJUSTED GROSS INCOME',
    '$95.00',
    'Adjusted gross income is not total income less total adjustments',
  ],
  [
    'return 1040',
    'SECTION_FILING > ADJUSTMENTS TO INCOME > ADJUSTED GROSS INCOME PER COMPUTER',
    '$95.00',
    'Adjusted gross income per computer is not total income less total adjustments, both per computer',
  ],
  [
    'return 1040',
    'SECTION_FILING > INCOME > QUALIFIED DIVIDENDS',
    '$20.01',
    'Qualified dividends are more than the ordinary dividends they are part of',
  ],
  [
    'return 1040',
    'SECTION_FILING > INCOME > TAXABLE SOCIAL SECURITY BENEFITS',
    '$50.01',
    'Taxable social security benefits are more than all social security benefits',
  ],
  [
    'income',
    'SECTION_INCOME > 7 > ITEMS > WAGES, TIPS AND OTHER COMPENSATION',
    '$1.00',
    'This total is not given; a form does not show its amount, or it cannot be told which of several forms count',
  ],
  [
    'income',
    'SECTION_INCOME > 1 > ITEMS > MAY PAYMENTS',
    '$20.00',
    'The months of a Form 1099-K do not add up to its gross amount',
  ],
  [
    'income',
    'SECTION_INCOME > 1 > ITEMS > CARD NOT PRESENT TRANSACTIONS',
    '$120.01',
    'Card not present transactions of a Form 1099-K are more than the gross amount they are part of',
  ],
  [
    'income',
    'SECTION_INCOME > 2 > ITEMS > QUALIFIED DIVIDENDS',
    '$20.01',
    'Qualified dividends of a Form 1099-DIV are more than the ordinary dividends they are part of',
  ],
  [
    'income',
    'SECTION_INCOME > 3 > ITEMS > TAX-EXEMPT INTEREST',
    '$3.99',
    'Private activity bond interest of a Form 1099-INT is more than the tax-exempt interest it is part of',
  ],
  [
    'income',
    'SECTION_INCOME > 4 > ITEMS > DATE OPTION GRANTED',
    '01-03-2021',
    'An option was used before it was granted',
  ],
  [
    'income',
    'SECTION_INCOME > 5 > ITEMS > POLICY TERMINATION DATE',
    '12-31-2020',
    'A health insurance policy ended before it began',
  ],
]

describe('a transcript that is right', () => {
  test.each(Object.entries(right))('of %s raises no issue', (_, document) => {
    const { issues, unmapped } = mapTranscript(document)
    expect(issues).toEqual([])
    expect(unmapped).toEqual([])
  })

  test.each([
    ['the closer form', { 'SECTION_HEADER > FORM NUMBER': '1120-S' }],
    ['the series', { 'SECTION_HEADER > FORM NUMBER': '1120 Series', FORM: '1120S' }],
    ['no form', { 'SECTION_HEADER > FORM NUMBER': '' }],
    [
      "the spouse's number",
      { 'SECTION_HEADER > SPOUSE TAXPAYER IDENTIFICATION NUMBER': 'XXX-XX-1234', LAST4: '1234' },
    ],
    ['the number run together', { 'SECTION_HEADER > TAXPAYER IDENTIFICATION NUMBER': 'XXXXX4321' }],
    ['only a month', { 'SECTION_HEADER > TAX PERIOD': 'December, 2021' }],
  ])('may print %s in its header', (_, changes) => {
    const failed = failures(changed(right.account, changes))
    expect(failed).toEqual([])
  })

  test.each([
    [
      'a Schedule L that was not filled in',
      'return 1120',
      { 'SCHEDULE L--BALANCE SHEETS PER BOOKS > TOTAL ASSETS AT END OF YEAR': '$0.00' },
    ],
    [
      'a loss shown as no taxable income',
      'return 1120',
      {
        'INCOME > OTHER INCOME': '-$400.00',
        'INCOME > TOTAL INCOME': '$300.00',
        'DEDUCTIONS > TAXABLE INCOME BEFORE NOL': '-$160.00',
        'DEDUCTIONS > NET OPERATING LOSS DEDUCTION': '$0.00',
        'DEDUCTIONS > TAXABLE INCOME': '$0.00',
      },
    ],
    ['a figure that is missing', 'return 1065', { 'INCOME > NET FARM PROFIT/LOSS': '' }],
  ])('may have %s', (_, name, changes) => {
    const inFiling = Object.fromEntries(
      Object.entries(changes).map(([path, text]) => [`SECTION_FILING > ${path}`, text]),
    )
    expect(failures(changed(right[name], inFiling))).toEqual([])
  })
})

describe('a figure that is wrong', () => {
  test.each(wrong)('%s, %s', (name, path, text, says) => {
    expect(failures(changed(right[name], { [path]: text }))).toContainEqual(
      expect.stringContaining(`${says} (`),
    )
  })

  test.each(wrong)('%s, %s, is told by the names of fields, never by what they hold', (name, path, text) => {
    const document = changed(right[name], { [path]: text })
    const plan = plans().find(({ id }) => id === mapTranscript(document).mapping.id)
    const paths = fieldPaths(plan?.fields ?? [], '')
    for (const message of failures(document)) {
      const [, says = '', named = ''] = /^(.*) \(([^()]*)\)$/.exec(message.replace(/^[^:]*: /, '')) ?? []
      expect(plan?.checks.map(check => check.says)).toContain(says)
      expect(named.split(', ').filter(each => !paths.has(each))).toEqual([])
    }
  })

  test('is found by every check there is', () => {
    const said = new Set(wrong.map(([, , , says]) => says))
    const all = new Set(plans().flatMap(plan => plan.checks.map(check => check.says)))
    expect([...all].sort()).toEqual([...said].sort())
  })
})

/** Every path that a check can name: `income.wages`, and into the two sides of a flag. */
function fieldPaths(fields: readonly PlanField[], before: string): ReadonlySet<string> {
  const paths = fields.flatMap((field): readonly string[] => {
    const path = `${before}${field.name}`
    switch (field.kind) {
      case 'group':
      case 'list':
        return [path, ...fieldPaths(field.fields, `${path}.`)]
      case 'choice': {
        const inner = [...field.cases, field.otherwise].flatMap(each => [
          ...fieldPaths(each.fields, `${path}.`),
        ])
        return [path, `${path}.${field.as}`, ...inner]
      }
      case 'value': {
        const sides = field.sources.flatMap(source => Object.keys(innerNames(source.normalizer)))
        return [path, ...sides.map(side => `${path}.${side}`)]
      }
      default:
        return [path]
    }
  })
  return new Set(paths)
}

/** The messages of the checks that do not hold, or could not be decided. */
function failures(document: Json): readonly string[] {
  const { issues } = mapTranscript(document)
  return issues.filter(issue => issue.code.startsWith('check/')).map(issue => issue.message)
}

/** A copy with other texts at some paths. */
function changed(document: Json | undefined, changes: Readonly<Record<string, string>>): Json {
  return Object.entries(changes).reduce<Json>(
    (copy, [path, text]) => put(copy, path.split(' > '), text),
    document ?? {},
  )
}

function put(value: Json, [step, ...rest]: readonly string[], text: string): Json {
  if (step === undefined) return text
  if (typeof value === 'string') throw new TypeError(`nothing stands at ${step}`)
  if (Array.isArray(value))
    return value.map((each: Json, index) => (index === Number(step) ? put(each, rest, text) : each))
  const fields: Readonly<Record<string, Json>> = Object.fromEntries(Object.entries(value))
  return { ...fields, [step]: put(fields[step] ?? (rest.length === 0 ? '' : {}), rest, text) }
}
