/** Which fields have no label on a document, those of all kinds of entries included. */
import { expect, test } from 'vitest'
import { mapped } from '../../support/mapped.ts'

const body = `fields:
  items:
    each: ITEMS
    choose:
      by: TYPE
      as: kind
      cases:
        A:
          texts: [A]
          fields:
            pay: { from: PAY, as: money, evidence: unsourced }
            own: { from: OWN, as: money, evidence: inferred }
        B:
          texts: [B]
          fields:
            pay: { from: PAY, as: money, evidence: secondary }
        C:
          texts: [C]
          fields:
            pay: { from: PAY, as: money, evidence: inferred }
      otherwise:
        case: other
        fields:
          rest: { keep: "*" }
  isJoint: { whether: STATUS, is: [Joint], evidence: secondary }
`

test('a field of several kinds of entries is absent where none of them has it, as well known as where it is known best', () => {
  expect(mapped(body, { ITEMS: [{ TYPE: 'A', OWN: '$1.00' }] }).absent()).toEqual([
    { path: '/items/pay', evidence: 'secondary' },
    { path: '/isJoint', evidence: 'secondary' },
  ])
})

test('a field that one entry has is not', () => {
  const document = {
    ITEMS: [
      { TYPE: 'A', OWN: '$1.00' },
      { TYPE: 'B', PAY: '$1.00' },
    ],
    STATUS: 'Single',
  }
  expect(mapped(body, document).absent()).toEqual([])
})

test('of a document without any label each field that is read from one is absent, in the order of the mapping', () => {
  const all = `fields:
  nothing: { notice: [No data] }
  filing:
    section: SECTION_FILING
    fields:
      wages: { from: [WAGES, { label: PAY, evidence: inferred }], as: money, evidence: unsourced }
      tips: { from: [TIPS, { label: GRATUITIES, evidence: secondary }], as: money }
      rest: { keep: REST }
      party: { section: PARTY, fields: { name: { from: NAME, as: text, evidence: secondary } } }
  years: { amountsByYear: TY <YYYY> TAX }
  rows:
    each: ROWS
    fields:
      code: { from: CODE, as: code, evidence: inferred }
      above: { rowAboveWhen: CODE, is: [""] }
      isOwn: { whether: OWN, is: [Own], evidence: unsourced }
  total: { derive: "$sumMoney(filing.wages)", as: money }
`
  const absent = [
    { path: '/filing/wages', evidence: 'inferred' },
    { path: '/filing/tips', evidence: 'sourced' },
    { path: '/filing/party/name', evidence: 'secondary' },
    { path: '/years/amount', evidence: 'sourced' },
    { path: '/rows/code', evidence: 'inferred' },
    { path: '/rows/isOwn', evidence: 'unsourced' },
  ]
  const paths = (document: Readonly<Record<string, unknown>>): readonly string[] =>
    mapped(all, document)
      .absent()
      .map(({ path }) => path)
  expect(mapped(all, {}).absent()).toEqual(absent)
  // A line that is blank or cannot be read is there.
  const rows = Array.from({ length: 11 }, (_, at) => (at === 10 ? { CODE: '' } : {}))
  expect(paths({ ROWS: rows, 'TY 2020 TAX': 'x', SECTION_FILING: { PARTY: { NAME: null } } })).toEqual([
    ...['/filing/wages', '/filing/tips', '/rows/isOwn'],
  ])
})
