/** What a hint says of an argument that a function does not take: each is what to write in its place. */
import { expect, test } from 'vitest'
import { compileMappings } from '../../../../../src/compile/compile-mappings.ts'

const fields = `
  wages: { from: SECTION_FILING > WAGES, as: money }
  filed: { from: SECTION_FILING > FILED, as: date }
  joint: { from: SECTION_FILING > JOINT, as: flag, yes: [YES], no: [NO] }
  rows:
    each: SECTION_TRANSACTIONS
    fields: { amount: { from: AMOUNT, as: money }, code: { from: CODE, as: code } }
  income: { section: SECTION_SUMMARY, fields: { tips: { from: TIPS, as: money } } }
`

test.each([
  [
    '$addMoney(rows.amount, wages)',
    'money',
    'name one entry, rows[0].amount, or add them up: $sumMoney(rows.amount)',
  ],
  ['$addMoney(income, wages)', 'money', 'name a field of it that is read as money: income.tips'],
  ['$addMoney(5, wages)', 'money', 'write $money("5.00") for an amount'],
  [
    '($x := rows.amount; $addMoney($x, wages))',
    'money',
    'write $sumMoney(list) to add the amounts of a list',
  ],
  ['$sumMoney(rows.code)', 'money', 'name a field that is read as money, or write $money("5000.00")'],
  ['$lastDate(wages)', 'date', 'it takes a list of dates'],
  ['$placeOf(rows, wages)', 'integer', 'it takes a group'],
  [
    '$orZero($meanMoney(rows.amount, "half up"))',
    'money',
    'write $meanMoney($orZero(rows.amount), "half up")',
  ],
  ['$orZero($sumMoney(rows.amount))', 'money', 'write $sumMoney($orZero(rows.amount))'],
  [
    '$orZero($addMoney(wages, wages))',
    'money',
    'write $addMoney($orZero(a), $orZero(b)) for those that may be missing',
  ],
  ['$orZero($money("5.00"))', 'money', 'write $orZero(a) around each field that may be missing'],
  ['$addMoney(filed, wages)', 'money', 'name a field that is read as money, or write $money("5000.00")'],
])('%s', (expression, as, hint) => {
  const derived = `  found: { derive: '${expression}', as: ${as} }\n`
  const text = `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:${fields}${derived}`
  const { diagnostics } = compileMappings([{ name: 'mine.yaml', text }])
  expect(diagnostics.map(found => [found.code, found.hint])).toEqual([['expression/argument', hint]])
})
