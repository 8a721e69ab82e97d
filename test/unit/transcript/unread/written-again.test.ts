/** A key that is written twice in the JSON text: of both values the first is read, and what the second says otherwise takes the figures that read it. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../src/index.ts'
import { expectGrowth } from '../../../support/growth.ts'

const wages = 'WAGES, TIPS AND OTHER COMPENSATION'
const profit = 'SCH C NET PROFIT OR LOSS PER COMPUTER'
const form = (...lines: readonly string[]): string =>
  `{"TYPE":"Form W-2","ITEMS":{"SUBMISSION TYPE":"Original document",${lines.map(line => `"${wages}":"${line}"`).join()}}}`
const income = (body: string): string => `{"TYPE":"WAID","FORM":"INCOME",${body}}`
const forms = (...lists: readonly string[]): string =>
  income(lists.map(list => `"SECTION_INCOME":[${list}]`).join())
const row = (...codes: readonly string[]): string =>
  `{${codes.map(code => `"CODE":"${code}"`).join()},"DESC":"Words","DATE":"04-15-2022","AMOUNT":"$1.00"}`
const account = (...lists: readonly string[]): string =>
  `{"TYPE":"ACTR","FORM":"1040",${lists.map(list => `"SECTION_TRANSACTIONS":[${list}]`).join()}}`
const filing = (...sections: readonly string[]): string =>
  `{"TYPE":"RETR","FORM":"1040",${sections.map(each => `"SECTION_FILING":{${each}}`).join()}}`
const business = (amount: string): string => `"SCHEDULE C":{"${profit}":"${amount}"}`
const total = (amount: string): string =>
  `"INCOME":{"TOTAL INCOME":"${amount}","TOTAL INCOME PER COMPUTER":"$1.00"}`

/** The figures that have a value, and the place of what each of the others would leave out. */
function figures(text: string, ...names: readonly string[]): readonly unknown[] {
  const { data, issues } = mapTranscript(text)
  return names.map(name => {
    const value: unknown = Reflect.get(data, name)
    const left = issues.find(({ code, path }) => code === 'value/incomplete' && path === `/${name}`)
    return left === undefined ? String(value) : { value, left: left.pointer }
  })
}

const without = (left: string): unknown => ({ value: null, left })

describe('a figure has no value', () => {
  test.each([
    ['a list', forms(form('$10.00'), form('$99,000.00')), 'totalWages', `/SECTION_INCOME/0/ITEMS/${wages}`],
    [
      'a list that says the same',
      forms(form('$10.00'), form('$10.00')),
      'totalWages',
      `/SECTION_INCOME/0/ITEMS/${wages}`,
    ],
    ['a line', forms(form('$10.00', '$99.00')), 'totalWages', `/SECTION_INCOME/0/ITEMS/${wages}`],
    [
      'the section of an entry',
      income(
        `"SECTION_INCOME":[{"TYPE":"Form W-2","ITEMS":{"SUBMISSION TYPE":"Original document","${wages}":"$10.00"},"ITEMS":{"${wages}":"$99.00"}}]`,
      ),
      'totalWages',
      `/SECTION_INCOME/0/ITEMS/${wages}`,
    ],
    [
      'what says of which kind an entry is',
      income(
        `"SECTION_INCOME":[${form('$10.00').replace('{', '{"TYPE":"Form W-2","TYPE":"Form 1099-INT",').replace('"TYPE":"Form W-2","ITEMS"', '"ITEMS"')}]`,
      ),
      'totalInterest',
      '/SECTION_INCOME/0/TYPE',
    ],
    [
      'the rows of an account',
      account(row('150'), `${row('582')},${row('290')}`),
      'lienState',
      '/SECTION_TRANSACTIONS/0/CODE',
    ],
    [
      'the rows of an account, for an amount',
      account(row('150'), row('290')),
      'netAssessedAfterFiling',
      '/SECTION_TRANSACTIONS/0/AMOUNT',
    ],
    ['the code of a row', account(row('150', '582')), 'lienState', '/SECTION_TRANSACTIONS/0/CODE'],
    [
      'a schedule',
      filing(`${business('$1.00')},${business('$2.00')}`),
      'scheduleCNetProfit',
      `/SECTION_FILING/SCHEDULE C/${profit}`,
    ],
    [
      'a section',
      filing(`${total('$1.00')},${total('$2.00')}`),
      'totalIncomeChange',
      '/SECTION_FILING/INCOME/TOTAL INCOME',
    ],
    [
      'the section around one',
      filing(total('$1.00'), total('$2.00')),
      'totalIncomeChange',
      '/SECTION_FILING/INCOME/TOTAL INCOME',
    ],
    [
      'the section around a schedule',
      filing(business('$1.00'), business('$2.00')),
      'scheduleCNetProfit',
      `/SECTION_FILING/SCHEDULE C/${profit}`,
    ],
  ])('where %s is written twice', (_, text, name, place) => {
    expect(figures(text, name)).toEqual([without(place)])
  })
})

describe('a figure stays', () => {
  test.each([
    ['where a line says the same twice', forms(form('$10.00', '$10.00')), 'totalWages', '10'],
    ['where a line is blank when it is written again', forms(form('$10.00', '')), 'totalWages', '10'],
    [
      'beside a line that it does not read',
      forms(form('$10.00').replace('{', '{"PAYER":"A","PAYER":"B",')),
      'totalWages',
      '10',
    ],
    [
      'beside a section that it does not read',
      filing(`${total('$1.00')},${business('$1.00')},${business('$2.00')}`),
      'totalIncomeChange',
      '0',
    ],
  ])('%s', (_, text, name, value) => {
    expect(figures(text, name)).toEqual([value])
  })
})

test('each of several later values is tried for itself', () => {
  const rows = ['806', '582', '290'].map(code => row(code))
  expect(figures(account(row('150'), ...rows), 'lienState')).toEqual([
    without('/SECTION_TRANSACTIONS/0/CODE'),
  ])
  const same = form('$10.00').replace('Original', 'Duplicate')
  expect(figures(forms(form('$10.00'), same, form('$99.00')), 'totalWages')).toEqual([
    without(`/SECTION_INCOME/0/ITEMS/${wages}`),
  ])
})

test('what is written again is reported once, at its key, and at the figures', () => {
  const { issues } = mapTranscript(forms(form('$10.00'), form('$99,000.00')))
  expect(issues[1]?.message).toBe(
    `totalWages has no value: it may leave out "${wages}", which is written again`,
  )
  expect(issues.map(({ code, path, pointer }) => [code, path ?? '', pointer])).toEqual([
    ['transcript/duplicate-key', '', '/SECTION_INCOME'],
    ['value/incomplete', '/totalWages', `/SECTION_INCOME/0/ITEMS/${wages}`],
  ])
})

describe('the cost grows with the text', () => {
  test.each([
    [
      'lists',
      (size: number) => forms(form('$1.00'), Array.from({ length: size }, () => form('$2.00')).join()),
    ],
    [
      'lines of many entries',
      (size: number) => forms(Array.from({ length: size }, () => form('$1.00', '$2.00')).join()),
    ],
    ['one line', (size: number) => forms(form(...Array.from({ length: size }, (_, n) => `$${n}.00`)))],
    ['sections', (size: number) => filing(Array.from({ length: size }, (_, n) => total(`$${n}.00`)).join())],
  ])('%s', (_, make) => {
    const prepare = (size: number) => {
      const text = make(size)
      return () => mapTranscript(text)
    }
    prepare(100)()
    expectGrowth([250, 2000], prepare, smallest => 16 * smallest + 300)
  })
})
