/** Lists under one of several labels: where two are there, the first is read, and the lines of the other are unmapped. */
import { describe, expect, test } from 'vitest'
import { dataOf, issuesOf, mapped } from '../../support/mapped.ts'

const body = `fields:
  businesses:
    occurrences: [SECTION_FILING."SCHEDULE C", SECTION_FILING."SCHEDULE F"]
    fields:
      profit: { from: PROFIT, as: money }
`

test('of repeated sections under two labels those of the first are read', () => {
  const result = mapped(body, {
    SECTION_FILING: {
      'SCHEDULE F (OCCURRENCE #: 1)': { PROFIT: '$1.00' },
      'SCHEDULE F (OCCURRENCE #: 2)': { PROFIT: '$2.00' },
      'SCHEDULE C (OCCURRENCE #: 1)': { PROFIT: '$3.00' },
    },
  })
  expect(dataOf(result)).toEqual({ businesses: [{ profit: '3.00' }] })
  expect(issuesOf(result)).toContain('transcript/other-source /SECTION_FILING/SCHEDULE F (OCCURRENCE #: 1)')
  expect(result.unmapped).toEqual([
    '/TYPE',
    '/FORM',
    '/SECTION_FILING/SCHEDULE F (OCCURRENCE #: 1)/PROFIT',
    '/SECTION_FILING/SCHEDULE F (OCCURRENCE #: 2)/PROFIT',
  ])
})

test.each(['n/a', ['n/a']])('what stands in the place of a repeated section is reported: %j', value => {
  const result = mapped(body, { SECTION_FILING: { 'SCHEDULE C': value } })
  expect(dataOf(result)).toEqual({ businesses: [] })
  expect(issuesOf(result)).toContain(
    `transcript/wrong-shape /SECTION_FILING/SCHEDULE C${Array.isArray(value) ? '/0' : ''}`,
  )
})

test('of two sections that a group may be read from the second is reported, though it says the same', () => {
  const group = 'fields:\n  a: { section: [SECTION_A, SECTION_B], fields: { b: { from: X, as: text } } }\n'
  const result = mapped(group, { SECTION_A: { X: '1' }, SECTION_B: { X: '1' } })
  expect(dataOf(result)).toEqual({ a: { b: '1' } })
  expect(issuesOf(result)).toContain('transcript/other-source /SECTION_B')
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/SECTION_B/X'])
})

describe('a line that is not read because another place of its field is', () => {
  const wages = `fields:
  filing:
    section: SECTION_FILING
    fields:
      wages: { from: [INCOME > WAGES, PAY, INCOME > TIPS > ALL], as: money }
      note: { from: NOTE, as: text }
`
  const said = (filing: object, body = wages): readonly (readonly [string | null, string])[] =>
    mapped(body, { SECTION_FILING: filing }).issues.flatMap(({ code, message, pointer }) =>
      code === 'transcript/other-source' ? [[pointer, message] as const] : [],
    )

  test('is named with the one that is read, each by its labels from their section on', () => {
    const inner = { WAGES: '$1.00', TIPS: { 'All:': '$3.00' } }
    expect(said({ PAY: '$2.00', INCOME: inner })).toEqual([
      ['/SECTION_FILING/PAY', '"PAY" differs from INCOME."WAGES", which is read instead'],
      [
        '/SECTION_FILING/INCOME/TIPS/All:',
        'INCOME.TIPS."ALL" differs from INCOME."WAGES", which is read instead',
      ],
    ])
    expect(said({ PAY: '$3.00', INCOME: { TIPS: inner.TIPS } })).toEqual([])
    expect(said({ PAY: '$2.00', INCOME: { TIPS: inner.TIPS } })).toEqual([
      ['/SECTION_FILING/INCOME/TIPS/All:', 'INCOME.TIPS."ALL" differs from "PAY", which is read instead'],
    ])
  })

  test('is none where nothing stands in the other place, or something of another shape in the way of it', () => {
    expect(said({ PAY: '$2.00' })).toEqual([])
    expect(said({ PAY: '$2.00', INCOME: 'n/a' })).toEqual([])
    expect(said({ PAY: '$2.00', INCOME: { TIPS: ['n/a'] } })).toEqual([])
  })

  test('is one where only a list or an object stands in the first place', () => {
    const result = mapped(wages, { SECTION_FILING: { INCOME: { WAGES: ['$1.00'] }, PAY: '$2.00' } })
    expect(dataOf(result)).toEqual({ filing: { wages: null, note: null } })
    expect(issuesOf(result)).toContain('transcript/other-source /SECTION_FILING/PAY')
    expect(result.unmapped).toEqual([
      ...['/TYPE', '/FORM', '/SECTION_FILING/INCOME/WAGES/0', '/SECTION_FILING/PAY'],
    ])
  })

  test('is none where another field has it as its only place, in the same section or one below', () => {
    const also = `${wages}      pay: { from: PAY, as: text }\n      all: { from: INCOME > TIPS > ALL, as: text }\n`
    const filing = { INCOME: { WAGES: '$1.00', TIPS: { ALL: '$3.00' } }, PAY: '$2.00' }
    const result = mapped(also, { SECTION_FILING: filing })
    expect(dataOf(result)).toMatchObject({ filing: { wages: '1.00', pay: '$2.00', all: '$3.00' } })
    expect(said(filing, also)).toEqual([])
    expect(result.unmapped).toEqual(['/TYPE', '/FORM'])
  })
})

test('of repeated sections under two labels those of the second are read where no section stands under the first', () => {
  const filing = { 'SCHEDULE C': 'n/a', 'SCHEDULE F': { PROFIT: '$1.00' } }
  const result = mapped(body, { SECTION_FILING: filing })
  expect(dataOf(result)).toEqual({ businesses: [{ profit: '1.00' }] })
  expect(issuesOf(result)).toContain('transcript/wrong-shape /SECTION_FILING/SCHEDULE C')
  expect(issuesOf(result).some(each => each.startsWith('transcript/other-source'))).toBe(false)
})
