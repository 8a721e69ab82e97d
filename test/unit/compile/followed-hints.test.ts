/** Every hint for an expression, followed word by word, leads to an expression in which nothing is wrong: none to the next error. */
import { expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts'

const head = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING > INCOME > TOTAL WAGES, as: money }
  tips: { from: SECTION_FILING > TIPS, as: money }
  count: { from: SECTION_FILING > COUNT, as: integer }
  name: { from: SECTION_FILING > NAME, as: text }
  filed: { from: SECTION_FILING > FILED, as: date }
  rate: { from: SECTION_FILING > RATE, as: decimal }
  joint: { from: SECTION_FILING > JOINT, as: flag, yes: [YES], no: [NO] }
  list:
    each: SECTION_TRANSACTIONS
    fields: { amount: { from: AMOUNT, as: money }, code: { from: CODE, as: code }, date: { from: DATE, as: date } }
  income: { section: SECTION_FILING > INCOME, fields: { total: { from: TOTAL, as: money }, interest: { from: INTEREST, as: money } } }
  isThere: { derive: "$exists(sum2)", as: truth }
`

function found(expression: string, as: string): readonly Diagnostic[] {
  const text = `${head}  sum2: { derive: '${expression.replaceAll("'", "''")}', as: ${as} }\n`
  return compileMappings([{ name: 'mine.yaml', text }]).diagnostics
}

/** What a reader makes of an expression who does what the hint says, in each way that it offers. */
function followed(expression: string, { code, span, hint = '', fix }: Diagnostic): readonly string[] {
  const at = span.column - '  sum2: { derive: '.length - 2
  const path = /^\$?[\w.]+/.exec(expression.slice(at))?.[0] ?? ''
  const inPlace = (text: string): string =>
    expression.slice(0, at) + text + expression.slice(at + path.length)
  const meant = [...hint.matchAll(/"([^"]+)"(?:, | or |\?$)/g)].map(([, name = '']) => name)
  if (hint.startsWith('did you mean ')) return meant.map(inPlace)
  const [, names] = /^use (?:one of )?(.+)$/.exec(hint) ?? []
  const before = path.replace(/[^.]*$/, '')
  if (names !== undefined) return names.split(', ').map(name => inPlace(before + name))
  const [, sum = '', entry = ''] = /^add the amounts up with (.+), or name one entry: (.+)$/.exec(hint) ?? []
  if (sum !== '') return [sum, entry]
  const [, among = '', counted = ''] = /^write (.+), or count the entries: (.+)$/.exec(hint) ?? []
  if (among !== '') return [among, counted]
  const [, written] =
    /^(?:write|name a field of it that is read as money:) (.+?)(?:, which .*)?$/.exec(hint) ?? []
  if (written === undefined) return []
  if (fix !== undefined) {
    expect(fix.replacement.replaceAll("''", "'")).toContain(written)
    return [fix.replacement.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'")]
  }
  return [code === 'expression/argument' ? inPlace(written) : written]
}

test.each([
  ['$IF(wages > tips, wages, tips)', 'money'],
  ['$IF($exists(wages), wages, tips)', 'money'],
  ['$if(joint, wages, tips)', 'money'],
  ['$if(joint, wages)', 'money'],
  ['$SUM(wages, tips)', 'money'],
  ['$SUM(list.amount)', 'money'],
  ['$sum(wages, tips)', 'money'],
  ['$sum(list.amount)', 'money'],
  ['SUM(list.amount)', 'money'],
  ['sum(wages, tips)', 'money'],
  ['count(list)', 'integer'],
  ['$MAX(wages, tips)', 'money'],
  ['$max([wages, tips])', 'money'],
  ['$MIN(wages,tips)', 'money'],
  ['$AVERAGE(list.amount)', 'money'],
  ['$average([wages, tips])', 'money'],
  ['$ABS(wages)', 'money'],
  ['$COUNT(list)', 'integer'],
  ['$LEN(name)', 'integer'],
  ['$len(list)', 'integer'],
  ['$EXISTS(wages)', 'truth'],
  ['$NOT(joint)', 'truth'],
  ['$not(joint)', 'truth'],
  ['$ISBLANK(name)', 'truth'],
  ['$CONCAT(name, " ", name)', 'text'],
  ['$COALESCE(wages, tips)', 'money'],
  ['$addMoney($IFNULL(wages, tips), tips)', 'money'],
  ['$UPPER(name)', 'text'],
  ['$subMoney(wages, tips)', 'money'],
  ['WAGES', 'money'],
  ['sum22', 'money'],
  ['fild', 'date'],
  ['xyzzy', 'money'],
  ['$exists(xyzzy)', 'truth'],
  ['$addMoney(wages, sum3)', 'money'],
  ['amount', 'money'],
  ['$sumMoney(amount)', 'money'],
  ['total', 'money'],
  ['INCOME.totl', 'money'],
  ['list.amt', 'money'],
  ['$sumMoney(list.amt)', 'money'],
  ['$sumMoney(list.amonut)', 'money'],
  ['$count(list.cod)', 'integer'],
  ['list.amount', 'money'],
  ['list', 'money'],
  ['income', 'money'],
  ['wages = ""', 'truth'],
  ['wages != ""', 'truth'],
  ['"" = wages', 'truth'],
  ['filed = ""', 'truth'],
  ['count = ""', 'truth'],
  ['rate != ""', 'truth'],
  ['wages = 5', 'truth'],
  ['wages > 5000', 'truth'],
  ['wages >= "$5,000.00"', 'truth'],
  ['wages = list.amount', 'truth'],
  ['wages in [5, 6]', 'truth'],
  ['wages in ["5.00", "x"]', 'truth'],
  ['wages + tips', 'money'],
  ['list.code = "A"', 'truth'],
])('the hint for %s leads to no other error', (expression, as) => {
  const [first, ...others] = found(expression, as)
  expect(others).toEqual([])
  if (first === undefined) throw new Error('nothing is found')
  const results = followed(expression, first)
  expect(results.length, first.hint).toBeGreaterThan(0)
  for (const each of results)
    expect(
      found(each, as).map(({ code, hint }) => `${each}: ${code} (${hint})`),
      first.hint,
    ).toEqual([])
})

test.each([
  [
    '$ROUND(wages)',
    'money',
    'remove it; amounts are exact to the cent, and $shareOf and $meanMoney round as their argument says',
  ],
  ['wages = name', 'truth', 'read name with as: money; amounts are compared with amounts'],
  ['wages + count', 'money', 'write $addMoney(a, b) for amounts; whole numbers cannot be added'],
  ['TOTAL WAGES', 'money', 'name the field that reads this label; labels stand under "from" only'],
  ['INCOME.TOTAL WAGES', 'money', 'name the field that reads this label; labels stand under "from" only'],
  [
    '$SUM(name)',
    'text',
    'write $sumMoney(list) for a list of amounts, $addMoney(a, b) for single ones; whole numbers cannot be added',
  ],
])('where no edit would be accepted the hint for %s says what is the matter', (expression, as, hint) => {
  const diagnostics = found(expression, as)
  expect(diagnostics.map(each => [each.hint, each.fix])).toEqual([[hint, undefined]])
})

test('a field is not derived from itself, nor from one that is derived from it', () => {
  const hints = ['sum22', 'xyzzy', 'isTher'].map(name => found(name, 'truth')[0]?.hint)
  for (const hint of hints) expect(hint).not.toMatch(/sum2|isThere/)
})
