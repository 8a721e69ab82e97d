/** Lists under one of several labels: where two are there, the first is read, and the lines of the other are unmapped. */
import { expect, test } from 'vitest'
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
