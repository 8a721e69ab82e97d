/** What may be a further entry of a list, and what is left out on purpose. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../../src/index.ts'
import type { Spot, UnreadLeaf } from '../../../../../src/transcript/unread/places/survey.ts'
import { bundlesOf } from '../../../../../src/transcript/unread/trials/bundles.ts'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

function incomplete(body: string, document: Readonly<Record<string, unknown>>): readonly string[] {
  return issuesOf(mapped(body, document)).filter(each => each.startsWith('value/incomplete'))
}

describe('entries of a list that asks what they say', () => {
  const body = `fields:
  paid:
    each: PAYMENTS
    where: { SORT: [Paid] }
    fields:
      amount: { from: AMOUNT, as: money }
  total: { derive: $sumMoney($orZero(paid.amount)), as: money }
`
  const paid = { SORT: 'Paid', AMOUNT: '$1.00' }

  test('are left out where they say something else', () => {
    expect(incomplete(body, { PAYMENTS: [paid, { SORT: 'Due', AMOUNT: '$5.00' }] })).toEqual([])
  })

  test('stop the total where they do not say', () => {
    expect(incomplete(body, { PAYMENTS: [paid, { AMOUNT: '$5.00' }] })).toEqual([
      'value/incomplete /PAYMENTS/1/AMOUNT',
    ])
  })

  test('and where a second list has one that says it', () => {
    expect(incomplete(body, { PAYMENTS: [paid], 'Payments:': [{ SORT: 'Paid', AMOUNT: '$5.00' }] })).toEqual([
      'value/incomplete /Payments:/0/AMOUNT',
    ])
  })
})

test('a section of an entry that is printed again under another title stops the total, and the count: it may be of another entry', () => {
  const body = `fields:
  returns:
    each: RETURNS
    fields:
      contributions:
        section: FORM 8606--NONDEDUCTIBLE IRAS
        fields:
          basis: { from: BASIS, as: money }
  total: { derive: $sumMoney($orZero(returns.contributions.basis)), as: money }
  count: { derive: $count(returns), as: integer }
`
  const printed = { 'FORM 8606': { BASIS: '$1.00' } }
  expect(incomplete(body, { RETURNS: [printed] })).toEqual([])
  const again = { ...printed, 'Form 8606: Nondeductible IRAs': { BASIS: '$5.00' } }
  expect(incomplete(body, { RETURNS: [again] })).toEqual([
    'value/incomplete /RETURNS/0/Form 8606: Nondeductible IRAs/BASIS',
    'value/incomplete /RETURNS/0/Form 8606: Nondeductible IRAs/BASIS',
  ])
})

describe('an unread section whose lines say what it is', () => {
  const items = { 'SUBMISSION TYPE': 'Original document', INTEREST: '$5.00' }
  const stopped = (section: unknown): readonly string[] =>
    mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [], 'MORE OF IT': section })
      .issues.filter(({ code }) => code === 'value/incomplete')
      .map(({ path }) => path ?? '')

  test('is in no total of that kind, and holds back none of another', () => {
    const paths = stopped([{ TYPE: 'Form 1099-INT', ITEMS: items }])
    expect(paths).toContain('/totalInterest')
    expect(paths).not.toContain('/totalWages')
  })

  test('is reported by its lines where what it says is not text', () => {
    expect(stopped([{ TYPE: 1099, ITEMS: items }])).toContain('/totalInterest')
  })
})

/** What tells entries of several kinds apart: the text of each, by its name in the output, and the label of its amount. */
function choice(kinds: Readonly<Record<string, readonly [text: string, label: string]>>): string {
  const cases = Object.entries(kinds).map(
    ([name, [text, label]]) =>
      `${name}: { texts: [${text}], fields: { pay: { from: ${label}, as: money } } }`,
  )
  return `choose: { by: TYPE, as: kind, cases: { ${cases.join(', ')} }, otherwise: { case: other, fields: { rest: { keep: "*" } } } }`
}

describe('an entry of an unknown kind', () => {
  const kinds = { A: ['A', 'PAY'], 'W-2': ['FORM W-2 WAGE AND TAX STATEMENT', 'WAGES'] } as const
  const body = `fields:
  entries: { each: ENTRIES, ${choice(kinds)} }
  countOfA: { derive: '$count(entries[kind = "A"])', as: integer }
  payOfA: { derive: '$sumMoney($orZero(entries[kind = "A"].pay))', as: money }
  countOfWages: { derive: '$count(entries[kind = "W-2"])', as: integer }
  largest: { derive: '$count(entries[kind != "other"])', as: integer }
`
  const paths = (entry: object): readonly string[] =>
    mapped(body, { ENTRIES: [{ TYPE: 'A', PAY: '$1.00' }, entry] })
      .issues.filter(({ code }) => code === 'value/incomplete')
      .map(({ path }) => path ?? '')

  test('that does not say which may be any that figures count', () => {
    expect(paths({ TYPE: 'Something', QZX: 'text' })).toEqual(['/countOfA', '/countOfWages', '/largest'])
    expect(paths({ TYPE: 'Something', PAY: '$5.00' })).toContain('/payOfA')
  })

  test('that has the number of a form is of that kind and of none that figures read besides', () => {
    const found = paths({ TYPE: 'FORM W-2 AND SOMETHING ELSE', QZX: 'text' })
    expect(found).toContain('/countOfWages')
    expect(found).not.toContain('/countOfA')
  })
})

test('what cannot be read of a form of one kind takes no total of another', () => {
  const interest = {
    TYPE: 'Form 1099-INT',
    ITEMS: { 'SUBMISSION TYPE': 'Original document', INTEREST: '$5.00' },
  }
  const abroad = { TYPE: 'Form 1042-S', 'WITHHOLDING AGENT': 'Third' }
  const { data, issues } = mapTranscript({
    TYPE: 'WAID',
    FORM: 'INCOME',
    SECTION_INCOME: [interest, abroad],
  })
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({ totalInterest: '5.00' })
  expect(issues.map(({ code }) => code)).toContain('transcript/wrong-shape')
  expect(issues.map(({ code }) => code)).not.toContain('value/incomplete')
})

test('a figure that picks the entries of one list by their kind reads all of another', () => {
  const body = `fields:
  entries: { each: ENTRIES, ${choice({ A: ['A', 'PAY'] })} }
  more: { each: MORE, ${choice({ B: ['B', 'PAY'] })} }
  pay: { derive: '$sumMoney($append($orZero(entries[kind = "A"].pay), $orZero(more.pay)))', as: money }
`
  const entries = [{ TYPE: 'A', PAY: '$1.00' }]
  expect(incomplete(body, { ENTRIES: entries, MORE: [{ TYPE: 'Something', PAY: '$5.00' }] })).toEqual([
    'value/incomplete /MORE/0/PAY',
  ])
})

test('a schedule with the number of one form and the words of another may be either', () => {
  const body = `fields:
  c: { occurrences: 'SECTION_FILING."SCHEDULE C--PROFIT OR LOSS FROM BUSINESS"', fields: { profit: { from: NET PROFIT, as: money } } }
  f: { occurrences: 'SECTION_FILING."SCHEDULE F--PROFIT OR LOSS FROM FARMING"', fields: { profit: { from: NET PROFIT, as: money } } }
  ofC: { derive: $sumMoney($orZero(c.profit)), as: money }
  ofF: { derive: $sumMoney($orZero(f.profit)), as: money }
`
  const title = 'Schedule C - Profit or Loss from Farming'
  const place = `value/incomplete /SECTION_FILING/${title}/NET PROFIT`
  expect(incomplete(body, { SECTION_FILING: { [title]: { 'NET PROFIT': '$5.00' } } })).toEqual([place, place])
})

test('entries of an unread list that say the same are held against the lists of a mapping once', () => {
  let asked = 0
  const list = { field: { kind: 'list', where: [] } }
  const lists = {
    get: () => {
      asked++
      return [list]
    },
  }
  // Only what is asked of a place and a row.
  const spots = [{ place: { lists }, row: { base: [] } }] as unknown as readonly Spot[]
  const part = { pointer: '/BOXES', key: 'BOXES', label: 'BOXES', spots, entryOf: [], leaves: [] }
  const leaves = Array.from({ length: 100 }, (_, at): UnreadLeaf => {
    const value = at < 98 ? 'a' : 'b'
    return { pointer: `/BOXES/${at}/0`, value, key: 'BOXES', label: 'BOXES', spots, part, why: undefined }
  })
  const bundles = bundlesOf(leaves, { repeated: new Set(), atOdds: new Set() })
  expect(bundles.map(bundle => bundle.leaves.map(({ pointer }) => pointer))).toEqual([
    ['/BOXES/0/0'],
    ['/BOXES/98/0'],
  ])
  expect(asked).toBe(2)
})
