/** Which absent section an unread one may be. */
import { expect, test } from 'vitest'
import { mapped } from '../../../../support/mapped.ts'

const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  business:
    section: SCHEDULE C--PROFIT OR LOSS FROM BUSINESS
    fields:
      profit: { from: NET PROFIT, as: money }
      sales: { from: SALES, as: money }
  payments:
    section: SECTION_PAYMENTS
    fields:
      paid: { from: PAID, as: money }
  withheld:
    section: PAYMENTS WITHHELD
    fields:
      held: { from: HELD, as: money }
  rows:
    each: OTHER ROWS
    fields:
      first: { from: FIRST LINE, as: text }
      second: { from: SECOND LINE, as: text }
`
const business = 'SCHEDULE C-PROFIT OR LOSS FROM BUSINESS'

/** The absent section that the section under `key` may be. */
function partner(document: Readonly<Record<string, unknown>>): string | undefined {
  const found = mapped(body, document).issues.filter(({ code }) => code === 'transcript/unread-section')
  expect(found).toHaveLength(1)
  return /it may be "([^"]*)", which is absent/.exec(found[0]?.message ?? '')?.[1]
}

const [profit, sales] = [{ 'NET PROFIT': 'x' }, { SALES: 'y' }]

test.each<readonly [string, Readonly<Record<string, unknown>>, string | undefined]>([
  ['has a name that is alike', { 'PAYMENT DATA': { A: 'x' } }, 'SECTION_PAYMENTS'],
  ['has a name most alike', { 'WITHHELD PAYMENTS': { A: 'x' } }, 'PAYMENTS WITHHELD'],
  ['numbers the same schedule', { 'SCHEDULE C (SPOUSE)': { A: 'x' } }, business],
  [
    'numbers the same schedule, and is called otherwise',
    { 'SCHEDULE C (SPOUSE QZX DATA)': { A: 'x' } },
    business,
  ],
  [
    'is called so, and numbers a schedule where that numbers none',
    { 'SCHEDULE Q PAYMENTS': { A: 'x' } },
    'SECTION_PAYMENTS',
  ],
  ['has two of its lines', { QZX: { ...profit, ...sales } }, business],
  [
    'has two of its lines, which are half of its own',
    { QZX: { ...profit, ...sales, A: 'x', B: 'y' } },
    business,
  ],
  ['has lines of a list', { QZX: [{ 'FIRST LINE': 'x', 'SECOND LINE': 'y' }] }, 'OTHER ROWS'],
  [
    'has lines of it rather than a name like another',
    { 'PAYMENT QZX DATA': { ...profit, ...sales } },
    business,
  ],
])('one that %s', (_, document, want) => {
  expect(partner(document)).toBe(want)
})

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ['has one of its lines', { QZX: profit }],
  ['has two of its lines among five', { QZX: { ...profit, ...sales, A: 'x', B: 'y', C: 'z' } }],
  ['numbers another schedule', { 'SCHEDULE D': { ...profit, ...sales } }],
  [
    'is like one that is there',
    {
      SECTION_PAYMENTS: { PAID: '$1.00' },
      'PAYMENT DATA': { A: 'x' },
      'PAYMENTS WITHHELD': { HELD: '$1.00' },
    },
  ],
  [
    'has the number of one that is there',
    { [business]: { 'NET PROFIT': '$1.00' }, 'SCHEDULE C (SPOUSE)': { A: 'x' } },
  ],
])('none that %s', (_, document) => {
  expect(partner(document)).toBeUndefined()
})

test('of an unread section the first sixty lines tell', () => {
  const names = Array.from({ length: 30 }, (_, at) => `LINE ${at}`)
  const large = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  large: { section: LARGE, fields: { ${names.map((name, at) => `f${at}: { from: ${name}, as: date }`).join(', ')} } }
`
  const messages = (others: number): readonly string[] => {
    const more = Array.from({ length: others }, (_, at) => `QZ${at}X`)
    const QZX = Object.fromEntries([...names, ...more].map(name => [name, 'x']))
    const { issues } = mapped(large, { QZX })
    return issues.filter(({ code }) => code === 'transcript/unread-section').map(({ message }) => message)
  }
  expect(messages(30)).toEqual([expect.stringContaining('it may be "LARGE"')])
  expect(messages(50)).toEqual([expect.stringContaining('it may be "LARGE"')])
})
