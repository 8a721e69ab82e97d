/** Titles that name a form or a schedule, and those that are too long to name anything. */
import { expect, test } from 'vitest'
import { longestTitle } from '../../../../../src/text/labels/designator.ts'
import { LabelWords } from '../../../../../src/transcript/labels/wording.ts'
import {
  designationIn,
  sameTitle,
  scheduleIn,
  Titles,
} from '../../../../../src/transcript/unread/places/titles.ts'

const titles = new Titles(['1040'], new LabelWords())
const long = `FORM 8606 ${' '.repeat(longestTitle * 2)}NONDEDUCTIBLE IRAS`

test('name one thing, two things, or do not tell', () => {
  const form = titles.ofSection('FORM 8606')
  expect(sameTitle(form, titles.ofSection('Form 8606: Nondeductible IRAs'))).toBe(true)
  expect(sameTitle(form, titles.ofSection('SCHEDULE C'))).toBe(false)
  expect(sameTitle(form, titles.ofSection('INCOME'))).toBeUndefined()
  expect(sameTitle(titles.ofSection('INCOME'), form)).toBeUndefined()
})

test('name nothing where they are longer than any title', () => {
  expect(titles.ofSection(long)).toEqual({ designator: undefined, numbers: new Set() })
  expect(designationIn(long, { isEntry: false, owners: [] })).toBeUndefined()
})

test.each([
  ['SCHEDULE C-PROFIT OR LOSS FROM BUSINESS (CONTINUED)', 'SCHEDULE C'],
  ['SCHEDULE D-CAPITAL GAINS PAGE 2', 'SCHEDULE D'],
  ['SCHEDULE SE', 'SCHEDULE SE'],
  ['SCHEDULE C-EZ, NET PROFIT', 'SCHEDULE C-EZ'],
  ['SCHEDULE K-1 SHARES', 'SCHEDULE K-1'],
  ['SCHEDULES', undefined],
  ['SCHEDULE LINES', undefined],
  ['SCHEDULE 8812', undefined],
  ['SPOUSE SCHEDULE C', undefined],
])('scheduleIn: %s begins with %s', (label, schedule) => {
  expect(scheduleIn(label)).toBe(schedule)
})

test('sameTitle: words behind the name of a schedule do not make it another one, another name does', () => {
  const titles = new Titles(['1040'], new LabelWords())
  const farm = titles.ofSection('SCHEDULE F-PROFIT OR LOSS FROM FARMING')
  expect(sameTitle(titles.ofSection('SCHEDULE C--PROFIT OR LOSS FROM BUSINESS (CONTINUED)'), farm)).toBe(
    false,
  )
  expect(sameTitle(titles.ofSection('SCHEDULE F--PROFIT OR LOSS (CONTINUED)'), farm)).toBeUndefined()
})
