import { describe, expect, test } from 'vitest'
import { extendedBase } from '../../../support/extended.ts'
import { reported } from '../../../support/faults.ts'

const base = `fields:
  income: { section: SECTION_FILING.INCOME, fields: { wages: { from: WAGES, as: money }, tips: { from: TIPS, as: money }, note: { from: NOTE, as: text } } }
  paid: { section: SECTION_FILING.PAID, fields: { wages: { from: WAGES, as: money } } }
`
const derived = (text: string, as = 'money'): string =>
  `${base}  sum:\n    derive: |-\n      ${text}\n    as: ${as}\n`

/** What the expression of the base becomes under these changes of its income. */
function followed(text: string, income: string, as?: string): unknown {
  const { plans, diagnostics } = extendedBase(
    derived(text, as),
    `fields: { income: { fields: { ${income} } } }\n`,
  )
  const field = plans[0]?.fields.find(each => each.name === 'sum')
  return diagnostics.some(each => each.severity === 'error')
    ? reported(diagnostics)
    : field?.kind === 'derived' && field.expression
}

describe('an expression of the base', () => {
  const renamed = 'pay: { renames: wages }'
  test.each<[string, string, string, string?]>([
    ['$addMoney(income.wages, paid.wages)', renamed, '$addMoney(income.pay, paid.wages)'],
    ['$addMoney( income.wages ,income.wages)', renamed, '$addMoney( income.pay ,income.pay)'],
    ['income.(wages)', renamed, 'income.(pay)'],
    ['/* wages */ income.wages', renamed, '/* wages */ income.pay'],
    ['income.note & " wages"', renamed, 'income.note & " wages"', 'text'],
    ['$sumMoney([income, paid].wages)', 'tips: { about: Tips }', '$sumMoney([income, paid].wages)'],
    ['income.wages', 'or: { renames: wages }', 'income.`or`'],
    ['income.wages', 'null: { renames: wages }', 'income.`null`'],
    ['income.wages', 'function: { renames: wages }', 'income.`function`'],
    ['income.tips', 'wages: { renames: tips }, tips: { renames: wages }', 'income.wages'],
  ])('reads %s under { %s } as %s', (text, income, want, as) => {
    expect(followed(text, income, as)).toBe(want)
  })

  const read = (done: string, at: string): string =>
    `5:31 spec/read-by-base "income.wages" is ${done} here and read by field "sum" in base.yaml:9:13 (drop "sum" too, or rewrite its derive)${at}`
  test.each([
    // Only one of the two has another name: nothing is guessed.
    ['$sumMoney([income, paid].wages)', renamed, [read('renamed', '')]],
    // A key that the expression makes has the same name.
    ['($x := {"wages": paid.wages}; $addMoney(income.wages, $x.wages))', renamed, [read('renamed', '')]],
    ['($x := paid.{"wages": wages}; $addMoney(income.wages, $x.wages))', renamed, [read('renamed', '')]],
    // Told once of each expression, however often it reads the field.
    ['$addMoney(income.wages, income.wages)', 'wages: { drop: true }', [read('dropped', '')]],
  ])(
    'is not followed where it is not plain what a name stands for: %s under { %s }',
    (text, income, want) => {
      expect(followed(text, income)).toEqual(want)
    },
  )
})

test('an expression of the base that cannot be read is reported there, and hides nothing of the extension', () => {
  const { diagnostics } = extendedBase(
    derived('$addMoney(income.wages,'),
    'fields: { income: { fields: { pay: { renames: wages } } } }\n',
  )
  expect(diagnostics.map(({ code, span }) => [code, span.file])).toEqual([['expression/syntax', 'base.yaml']])
})

test('key figures of the base are followed, and left out with what they name', () => {
  const text = `keyFigures: [income.wages, income.tips, paid.wages]\n${base}`
  const figures = (fields: string): unknown =>
    extendedBase(text, `fields: { ${fields} }\n`).plans[0]?.keyFigures
  expect(figures('earned: { renames: income, fields: { pay: { renames: wages } } }')).toEqual([
    ['earned', 'pay'],
    ['earned', 'tips'],
    ['paid', 'wages'],
  ])
  expect(figures('income: { fields: { wages: { drop: true } } }')).toEqual([
    ['income', 'tips'],
    ['paid', 'wages'],
  ])
  expect(figures('income: { drop: true }')).toEqual([['paid', 'wages']])
})

test('a check of the base without a name is told by what it says', () => {
  const check = 'checks: [{ that: income.wages = paid.wages, says: Not the same }]\n'
  const { diagnostics } = extendedBase(
    base + check,
    'fields: { income: { fields: { wages: { drop: true } } } }\n',
  )
  expect(reported(diagnostics)).toEqual([
    '5:31 spec/read-by-base "income.wages" is dropped here and read by the check "Not the same" in base.yaml:8:18 (change less, as a check without a name cannot be dropped)',
  ])
})
