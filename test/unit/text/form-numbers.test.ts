import { describe, expect, test } from 'vitest'
import {
  attachedFormNumbers,
  formNumberOf,
  formNumbers,
  joinedNumber,
  scheduleNumbers,
  spellingIn,
  withoutFormWord,
} from '../../../src/text/form-numbers.ts'

describe('the number of a form', () => {
  test.each([
    ['1040', '1040'],
    ['Form 1040', '1040'],
    ['FORM Form 1040', '1040'],
    ['1040 SR', '1040-SR'],
    ['1040SR', '1040-SR'],
    ['1040-A', '1040A'],
    ['1040 ez', '1040EZ'],
    ['1120\u2011s', '1120-S'],
    ['1099 - NEC', '1099-NEC'],
    ['W2', 'W-2'],
    ['1040 SERIES', '1040 Series'],
    ['1065mef', '1065MEF'],
    ['CIVPEN', 'Civil Penalty'],
    ['CVL PEN', 'Civil Penalty'],
    ['cvlpen', 'Civil Penalty'],
    ['CIVIL PENALTY', 'Civil Penalty'],
  ])('in %s is %s', (text, want) => {
    expect(formNumberOf(text)).toBe(want)
  })

  test.each(['', 'Form', '11 20', '11-20', '11 - 20', '11 -- 20', '1040Z', '1120-SX', 'constructor', '8606'])(
    'is not in %j, or is none of the list',
    text => {
      expect(formNumberOf(text)).toBe(undefined)
    },
  )

  test('of one list is never that of another of the same list', () => {
    for (const list of [formNumbers, attachedFormNumbers, scheduleNumbers]) {
      expect(new Set(list.map(joinedNumber)).size).toBe(list.length)
      for (const number of list) expect(spellingIn(list)(number.toLowerCase())).toBe(number)
    }
  })

  test('of an attached form is not that of the form of a header', () => {
    expect([...formNumbers, ...attachedFormNumbers].map(joinedNumber)).toHaveLength(
      new Set([...formNumbers, ...attachedFormNumbers].map(joinedNumber)).size,
    )
  })

  test('of a schedule tells C from C-EZ, E from EIC, K from K-1', () => {
    const schedule = spellingIn(scheduleNumbers)
    expect(['c', 'cez', 'C EZ', 'e', 'eic', 'k', 'K1', 'k - 1', 'M1', 'L'].map(schedule)).toEqual([
      'C',
      'C-EZ',
      'C-EZ',
      'E',
      'EIC',
      'K',
      'K-1',
      'K-1',
      'M-1',
      'L',
    ])
  })

  test('costs no more than the length of the text', () => {
    // Backtracking over 200,000 characters would not end; looking at each of them takes milliseconds.
    for (const unit of ['form ', '- ', '-', ' ', '1 ', '1-'])
      expect(formNumberOf(unit.repeat(200_000 / unit.length))).toBe(undefined)
  })
})

test('the word in front is left out as often as it stands there', () => {
  expect(withoutFormWord('Form form\u00a01040')).toBe('1040')
  expect(withoutFormWord('Formosa')).toBe('Formosa')
  expect(withoutFormWord('form')).toBe('form')
})
