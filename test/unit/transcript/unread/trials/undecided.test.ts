/** Which flags of an entry decide whether a figure counts it. */
import { expect, test } from 'vitest'
import { Budget } from '../../../../../src/evaluate/run/work.ts'
import { DecidingFlags } from '../../../../../src/transcript/unread/trials/undecided.ts'
import { mapped } from '../../../../support/mapped.ts'
import { compiledPlans } from '../../../../support/plans.ts'

const body = (condition: string): string => `fields:
  rows:
    each: ROWS
    fields:
      pay: { from: PAY, as: money }
      details:
        section: DETAILS
        fields:
          tip: { from: TIP, as: money }
          kind: { from: KIND, as: flag, yes: [First], no: [Second] }
  pay: { derive: '$sumMoney(rows[${condition}].($addMoney($orZero(pay), $orZero(details.tip))))', as: money }
`

const stopped = (condition: string, details: object): readonly (string | null)[] =>
  mapped(body(condition), { ROWS: [{ PAY: '$1.00', DETAILS: { TIP: '$1.00', ...details } }] })
    .issues.filter(({ code }) => code === 'value/incomplete')
    .map(({ pointer }) => pointer)

test('one that leaves entries out that do not say yes', () => {
  const condition = 'details.kind.value ?? false'
  expect(stopped(condition, { KIND: 'First' })).toEqual([])
  expect(stopped(condition, { KIND: 'Third' })).toEqual(['/ROWS/0/DETAILS/KIND'])
  expect(stopped(condition, {})).toEqual(['/ROWS/0'])
})

test('one in a group that has no section of its own', () => {
  const grouped = body('details.kind.value ?? false').replace('        section: DETAILS\n', '')
  const { issues } = mapped(grouped, { ROWS: [{ PAY: '$1.00', TIP: '$1.00', KIND: 'Third' }] })
  expect(issues.filter(({ code }) => code === 'value/incomplete').map(({ pointer }) => pointer)).toEqual([
    '/ROWS/0/KIND',
  ])
})

test('none of which the figure asks only whether it is there', () => {
  const condition = '$exists(details.kind.text) or $exists(pay)'
  expect(stopped(condition, { KIND: 'Third' })).toEqual([])
  expect(stopped(condition, {})).toEqual([])
})

test('the first of several lists that a figure reads is named, once', () => {
  const list = (name: string): string =>
    `  ${name}: { each: ${name.toUpperCase()}, fields: { pay: { from: PAY, as: money }, kind: { from: KIND, as: flag, yes: [First], no: [Second] } } }\n`
  const counted = (name: string): string => `${name}[kind.value ?? false].pay`
  const both = `fields:\n${list('rows')}${list('more')}  pay: { derive: '$sumMoney([${counted('rows')}, ${counted('more')}])', as: money }\n`
  const row = { PAY: '$1.00', KIND: 'Third' }
  const { issues } = mapped(both, { ROWS: [row, row], MORE: [row] })
  expect(issues.filter(({ code }) => code === 'value/incomplete').map(({ pointer }) => pointer)).toEqual([
    '/ROWS/0/KIND',
  ])
})

test('only those of the kinds of entries that a document has are looked for, once', () => {
  const { fields } = compiledPlans().find(({ id }) => id === 'waid-income') ?? { fields: [] }
  const tried: (readonly unknown[])[] = []
  const flags = new DecidingFlags(fields, (_, data) => {
    tried.push(Object.values(data).flat())
    return 0
  })
  const kindsTried = (): ReadonlySet<unknown> =>
    new Set(tried.flat().map(entry => (entry instanceof Object ? Reflect.get(entry, 'form') : undefined)))
  const look = (forms: readonly string[]): void => {
    const informationReturns = forms.map(form => ({ form }))
    expect(flags.undecidedIn({ informationReturns }, Budget.ofOne())).toBeUndefined()
  }
  look([])
  expect(tried).toEqual([])
  look(['W-2', 'W-2'])
  expect(kindsTried()).toEqual(new Set(['W-2']))
  const once = tried.length
  look(['W-2'])
  expect(tried.length).toBe(once)
  look(['1099-INT', 'W-2'])
  expect(kindsTried()).toEqual(new Set(['W-2', '1099-INT']))
})
