/** What of a TYPE and a FORM is shown, and keys that all objects were given. */
import { afterEach, describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { kindOf, shownForm, shownType } from '../../../src/transcript/open/shape.ts'

test.each([
  ['', '(none)'],
  ['RECA', '"RECA"'],
  ['OWN', '"OWN"'],
  ['JOHN SAMPLE', '(not shown)'],
])('the type %j is shown as %s', (type, shown) => {
  expect(shownType(type, ['OWN'])).toBe(shown)
})

test.each([
  ['', '(none)'],
  ['  ', '(none)'],
  ['1040', '"1040"'],
  ['Income', '"Income"'],
  ['OWN FORM', '"OWN FORM"'],
  ['JOHN SAMPLE', '(not shown)'],
  [`1040${' '.repeat(80)}SR`, '(not shown)'],
])('the form %j is shown as %s', (form, shown) => {
  expect(shownForm(form, ['OWN FORM'])).toBe(shown)
})

describe('where somebody gave all objects a property', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'INHERITED')
  })

  const document = {
    TYPE: 'RETR',
    FORM: '1040',
    SECTION_FILING: { 'TAXPAYER NAME': 'A', LINE: 'x', INCOME: { 'TOTAL WAGES': '$7.00' } },
  }
  const all = (): string => {
    const result = mapTranscript(document)
    return JSON.stringify([result, result.lineage(), result.coverage])
  }

  test('a document has its own lines, and no others', () => {
    const plain = all()
    // Every object of the process has it meanwhile.
    Object.defineProperty(Object.prototype, 'INHERITED', { value: 'x', enumerable: true, configurable: true })
    const polluted = all()
    Reflect.deleteProperty(Object.prototype, 'INHERITED')
    expect(polluted).toBe(plain)
  })
})

test.each([
  [null, 'null'],
  [[], 'a list'],
  [{}, 'an object'],
  ['', 'text'],
  [0, 'a number'],
  [false, 'true or false'],
  [undefined, 'nothing'],
])('%j is %s', (value, words) => {
  expect(kindOf(value)).toBe(words)
})
