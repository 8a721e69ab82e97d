import { describe, expect, test } from 'vitest'
import {
  formNumberOf,
  isFormNumber,
  joinedNumber,
  spelledForms,
  withoutFormWord,
} from '../../../src/text/labels/form-numbers.ts'

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
    ['Civil-Penalty', 'Civil Penalty'],
    ['civil  penalty:', 'Civil Penalty'],
    ['CivilPenalty', 'Civil Penalty'],
    ['Form CIVPEN', 'Civil Penalty'],
    ['CIV PEN', 'Civil Penalty'],
    ['civ-pen', 'Civil Penalty'],
    ['CVL-PEN', 'Civil Penalty'],
    ['CVPN', 'Civil Penalty'],
    ['cv pn', 'Civil Penalty'],
    ['CV\u2011PN', 'Civil Penalty'],
  ])('in %s is %s', (text, want) => {
    expect(formNumberOf(text)).toBe(want)
  })

  test.each(['', 'Form', '11 20', '11-20', '11 - 20', '11 -- 20', '1040Z', '1120-SX', 'constructor', '8606'])(
    'is not in %j, or is none of the list',
    text => {
      expect(formNumberOf(text)).toBe(undefined)
    },
  )

  test('is that of one form only, in whatever spelling', () => {
    const names = new Map(spelledForms.map(([printed]) => [joinedNumber(printed), printed]))
    expect(names.size).toBe(spelledForms.length)
    for (const [printed, spelling] of spelledForms) expect(formNumberOf(printed.toLowerCase())).toBe(spelling)
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

// What passes is shown in messages, so nothing may that could be a name or a number of somebody's.
test.each([
  ['1040', true],
  ['Form 1040-SR', true],
  ['8606', true],
  ['706', true],
  ['1120-X', true],
  ['990t', true],
  ['1041-AB', true],
  ['ANNA', false],
  ['Ann', false],
  ['12', false],
  ['86066', false],
  ['1041-ABC', false],
  ['1040 Smith', false],
  ['Smith 1040', false],
  ['1040 5', false],
  ['123-45-6789', false],
  ['', false],
])('%j names a form: %s', (text, want) => {
  expect(isFormNumber(text)).toBe(want)
})
