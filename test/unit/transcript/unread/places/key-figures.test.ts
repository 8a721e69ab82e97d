import { describe, expect, test } from 'vitest'
import {
  isAtOrAbove,
  keyFiguresOf,
  listsIn,
  namedListsIn,
  wordingsIn,
} from '../../../../../src/transcript/unread/places/key-figures.ts'
import { placeOf } from '../../../../../src/transcript/unread/places/places.ts'
import { planOf } from '../../../../support/compiled.ts'

const plan = planOf(`keyFigures: [income.wages, income.kind, paid, all, latest]
fields:
  income:
    section: SECTION_INCOME
    fields:
      wages: { from: [TOTAL WAGES, WAGES PAID], as: money }
      kind: { from: KIND, as: text }
      more: { each: MORE, fields: { pay: { from: MORE PAY, as: money } } }
  rows:
    each: ROWS
    fields:
      code: { from: CODE, as: code }
      pay: { from: PAY, as: money }
      isOwn: { whether: OWN, is: [Own] }
      day: { from: DAY, as: date }
      parts: { each: PARTS, fields: { tip: { from: TIP, as: money } } }
  paid: { derive: '$sumMoney($orZero(rows[code = "610" and isOwn].pay))', as: money }
  all: { derive: '$addMoney(paid, income.wages)', as: money }
  latest: { derive: '$lastDate(rows[$exists(pay)].day)', as: date }
`)
const { root } = placeOf(plan.fields)

describe('a key figure', () => {
  test('has the labels that it is made of, those of figures that it rests on included, and none that only decide', () => {
    const found = keyFiguresOf(plan, root).map(({ path, wordings }) => [
      path,
      ...wordings.map(each => each.wording.label),
    ])
    expect(found).toEqual([
      ['/income/wages', 'TOTAL WAGES', 'WAGES PAID'],
      ['/income/kind', 'KIND'],
      ['/paid', 'PAY'],
      ['/all', 'TOTAL WAGES', 'WAGES PAID', 'PAY'],
      ['/latest', 'DAY'],
    ])
  })
})

test('wordings are named in the output, with the list and the kind of entries that they stand in', () => {
  const found = wordingsIn(root).map(({ names, list, record }) => [
    names.join('.'),
    list?.path.join('.'),
    record !== undefined && list?.kinds.includes(record),
  ])
  expect(found).toEqual([
    ['income.wages', undefined, false],
    ['income.wages', undefined, false],
    ['income.kind', undefined, false],
    ['income.more.pay', 'income.more', true],
    ['rows.code', 'rows', true],
    ['rows.pay', 'rows', true],
    ['rows.isOwn', 'rows', true],
    ['rows.day', 'rows', true],
    ['rows.parts.tip', 'parts', true],
  ])
})

test('lists are named in the output; those in entries belong to these', () => {
  expect(
    namedListsIn(root)
      .map(({ names }) => names.join('.'))
      .sort(),
  ).toEqual(['income.more', 'rows', 'rows.parts'])
  expect(
    listsIn(root)
      .map(({ path }) => path.join('.'))
      .sort(),
  ).toEqual(['income.more', 'rows'])
})

test('a field is at or above what is read where all of its names lead there', () => {
  const above = [['rows'], ['rows', 'pay'], ['rows', 'day'], ['rows', 'pay', 'value'], []]
  expect(above.map(names => isAtOrAbove(names, ['rows', 'pay']))).toEqual([true, true, false, false, true])
})
