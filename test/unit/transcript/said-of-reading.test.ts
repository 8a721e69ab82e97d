/** What is said of a document that is not as the mapping expects it: which message, at which place. */
import { expect, test } from 'vitest'
import { mapped } from '../../support/mapped.ts'

const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: SECTION_FILING
    fields: { wages: { from: WAGES, as: money }, years: { amountsByYear: TY <YYYY> TAX } }
  rows: { each: ROWS, fields: { amount: { from: AMOUNT, as: money } } }
  businesses:
    occurrences: SECTION_E > SCHEDULE C--PROFIT OR LOSS FROM BUSINESS
    fields: { profit: { from: PROFIT, as: money } }
  farms:
    occurrences: SECTION_E > SCHEDULE F--PROFIT OR LOSS FROM FARMING
    fields: { profit: { from: PROFIT, as: money } }
  kept:
    each: KEPT
    choose:
      by: TYPE
      as: kind
      cases:
        W-2: { texts: [Form W-2 Wage and Tax Statement], fields: { wages: { from: WAGES, as: money } } }
        W-2G: { texts: [Form W-2G Certain Gambling Winnings], fields: { wages: { from: WAGES, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  read:
    each: READ
    choose:
      by: KIND
      as: kind
      cases: { one: { texts: [One], fields: {} } }
      otherwise: { case: other, fields: { amount: { from: AMOUNT, as: money } } }
  whole: { keep: WHOLE }
`

/** The messages of reading, each with its place; what is said of unread lines besides is not asked here. */
function saidOf(document: Readonly<Record<string, unknown>>): readonly string[] {
  const said = mapped(body, document).issues.filter(
    ({ code }) => !/^transcript\/(?:unread|likely)|^value\//.test(code),
  )
  return said.map(({ severity, message, pointer }) => `${severity} ${pointer}: ${message}`)
}

const business = 'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS'
const found = (what: string, expected: string, at: string): string =>
  `error ${at}: Found ${what} where ${expected} is expected`

test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
  [{ SECTION_FILING: 'x' }, [found('text', 'a section', '/SECTION_FILING')]],
  [{ SECTION_FILING: 5 }, [found('a number', 'a section', '/SECTION_FILING')]],
  [{ SECTION_FILING: [{}, 'x'] }, [found('text', 'a section', '/SECTION_FILING/1')]],
  [{ SECTION_FILING: [['x']] }, [found('a list', 'a section', '/SECTION_FILING/0')]],
  [{ SECTION_FILING: { WAGES: {} } }, [found('an object', 'a text', '/SECTION_FILING/WAGES')]],
  [{ SECTION_FILING: { WAGES: ['x'] } }, [found('a list', 'a text', '/SECTION_FILING/WAGES')]],
  [
    { SECTION_FILING: { WAGES: '$1.00', 'Wages:': ['x'] } },
    [found('a list', 'a text', '/SECTION_FILING/Wages:')],
  ],
  [{ SECTION_FILING: { 'TY 2020 TAX': {} } }, [found('an object', 'a text', '/SECTION_FILING/TY 2020 TAX')]],
  [{ ROWS: {} }, [found('an object', 'a list', '/ROWS')]],
  [{ ROWS: 'x' }, [found('text', 'a list', '/ROWS')]],
  [
    { ROWS: ['x', {}, null, ' ', ['x']] },
    [
      found('text', 'an entry', '/ROWS/0'),
      found('null', 'an entry', '/ROWS/2'),
      found('text', 'an entry', '/ROWS/3'),
      found('a list', 'an entry', '/ROWS/4'),
    ],
  ],
  [{ SECTION_E: { [business]: true } }, [found('true or false', 'a section', `/SECTION_E/${business}`)]],
  [
    { SECTION_E: { 'Schedule C': [{}, true, null] } },
    [
      found('true or false', 'an entry', '/SECTION_E/Schedule C/1'),
      found('null', 'an entry', '/SECTION_E/Schedule C/2'),
    ],
  ],
])('%j is of another shape', (document, want) => {
  expect(saidOf(document)).toEqual(want)
})

test.each([null, '', ' \n'])(
  'nothing is said where blank text or nothing stands for a section or a list: %j',
  blank => {
    const document = { SECTION_FILING: blank, ROWS: blank, SECTION_E: { [business]: blank } }
    expect(saidOf(document)).toEqual([])
    expect(saidOf({ SECTION_FILING: [], ROWS: [], SECTION_E: { 'SCHEDULE C': [] } })).toEqual([])
  },
)

test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
  [
    { SECTION_FILING: [{ WAGES: '$1.00' }, { WAGES: '$2.00' }] },
    ['warning /SECTION_FILING/1: Section "SECTION_FILING" is repeated; the first is read'],
  ],
  [
    { ROWS: [], 'Rows:': [{ AMOUNT: '$1.00' }] },
    ['warning /Rows:: Section "Rows:" is repeated; the first is read'],
  ],
  [{ WHOLE: 'a', whole: 'a' }, ['warning /whole: Section "whole" is repeated; the first is read']],
  [
    { SECTION_FILING: { WAGES: '$1.00', 'Wages:': '$2.00', wages: '1.00' } },
    [
      'warning /SECTION_FILING/Wages:: Label "Wages:" appears twice in one section; the first is read',
      'warning /SECTION_FILING/wages: Label "wages" appears twice in one section; the first is read',
    ],
  ],
  [
    { SECTION_FILING: { 'TY 2020 TAX': '$1.00', 'Ty 2020 Tax': '$2.00', 'TY 2021 TAX': '$2.00' } },
    [
      'warning /SECTION_FILING/Ty 2020 Tax: Label "Ty 2020 Tax" appears twice in one section; the first is read',
    ],
  ],
])('%j is printed again', (document, want) => {
  expect(saidOf(document)).toEqual(want)
})

test.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
  [
    { KEPT: [{ TYPE: 'X' }, {}] },
    [0, 1].map(at => `warning /KEPT/${at}: The TYPE of this entry is not known; it is kept whole`),
  ],
  [
    { READ: [{ KIND: 'One' }, { KIND: 'Two' }] },
    ['warning /READ/1: The KIND of this entry is not known; what is unread of it is listed as unmapped'],
  ],
  [
    { KEPT: [{ TYPE: 'Form W-2 Certain Gambling Winnings' }] },
    [
      'warning /KEPT/0: The TYPE of this entry has the number of one form and the words of another',
      'warning /KEPT/0: The TYPE of this entry is not known; it is kept whole',
    ],
  ],
  [
    { KEPT: [{ TYPE: 'W2 Gambling' }] },
    [
      'warning /KEPT/0: The TYPE of this entry is read by its number alone; none of its words is known for that number',
    ],
  ],
  [
    { SECTION_E: { 'Schedule C - Profit or Loss from Farming': {} } },
    [
      'warning /SECTION_E/Schedule C - Profit or Loss from Farming: The title of this section has the number of one form and the words of another',
    ],
  ],
  [
    { SECTION_E: { 'Schedule C: Sole proprietorship': {} } },
    [
      'warning /SECTION_E/Schedule C: Sole proprietorship: The title of this section is read by its number alone; none of its words is known for that number',
    ],
  ],
])('%j has a title or a kind that is not known', (document, want) => {
  expect(saidOf(document)).toEqual(want)
})
