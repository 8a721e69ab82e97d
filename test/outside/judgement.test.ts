/** The judgement of what could hold a figure is neither blind nor jumpy: given nothing, it finds what is missed, and only that. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { unheard } from './judgement.ts'

const header = { TYPE: 'RETR', FORM: '1040', PERIOD: '202212', LAST4: '4331' }

/** The figures that it finds missed where nobody says anything. */
function missedIn(document: object): readonly string[] {
  return unheard(document, mapTranscript(document), []).map(each => each.split(' ')[0] ?? '')
}

/** A return with other lines in its sections. */
const filing = (sections: object): object => ({ ...header, SECTION_FILING: sections })

describe('a figure is missed', () => {
  const cases: readonly (readonly [name: string, document: object, path: string])[] = [
    [
      'where its line has a word more',
      filing({ INCOME: { 'OTHER INCOME': '$1.00', 'GRAND TOTAL INCOME ON PAGE ONE': '$2.00' } }),
      '/income/totalIncome',
    ],
    [
      'where its line has a slip of the pen',
      filing({ INCOME: { 'OTHER INCOME': '$1.00', 'TOTAL INCMOE OF THE YEAR': '$2.00' } }),
      '/income/totalIncome',
    ],
    [
      'where its section has a name that nothing is known by',
      filing({ 'EARNINGS OF THE HOUSEHOLD': { 'TOTAL INCOME': '$2.00' } }),
      '/income/totalIncome',
    ],
    [
      'where it is computed from an entry of a kind that nothing is known by',
      {
        ...header,
        TYPE: 'WAID',
        FORM: 'INCOME',
        SECTION_INCOME: [
          { TYPE: 'Form 9999 Imagined Pay', ITEMS: { 'WAGES, TIPS AND OTHER COMPENSATION': '$1.00' } },
        ],
      },
      '/totalWages',
    ],
  ]

  test.each(cases)('%s', (_, document, path) => {
    expect(missedIn(document)).toContain(path)
  })
})

describe('no figure is missed', () => {
  const cases: readonly (readonly [name: string, document: object])[] = [
    ['where every line is read', filing({ INCOME: { 'TOTAL INCOME': '$2.00' } })],
    ['where the unread line is blank', filing({ INCOME: { 'OTHER INCOME': '$1.00', 'TOTAL INCOMES': '' } })],
    [
      'where the unread line holds no amount',
      filing({ INCOME: { 'OTHER INCOME': '$1.00', 'TOTAL INCOME NOTE': 'See attachment' } }),
    ],
    [
      'where the unread line speaks of something else',
      filing({ INCOME: { 'OTHER INCOME': '$1.00', 'NUMBER OF CLEAN WATER PERMITS': '$2.00' } }),
    ],
    [
      'where its own line says that there is nothing',
      filing({ PAYMENTS: { 'TOTAL PAYMENTS': '', 'TOTAL PAYMENTS BEFORE TUESDAY': '$2.00' } }),
    ],
  ]

  test.each(cases)('%s', (_, document) => {
    expect(missedIn(document)).toEqual([])
  })
})
