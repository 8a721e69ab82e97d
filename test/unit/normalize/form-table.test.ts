import { describe, expect, it } from 'vitest'
import { FormTable } from '../../../src/normalize/listed/form-table.ts'

describe('a table of forms', () => {
  const table = new FormTable([
    { text: 'Yes', form: 'YES', meaning: 1 },
    { text: 'No second notice:', form: 'NO SECOND NOTICE', meaning: 2 },
    { text: ':', form: '', meaning: 3 },
  ])

  it.each([
    ['Yes', 3, 1],
    ['yES', 3, 1],
    ['yes :', 3, 1],
    ['NO SECOND NOTICE', 16, 2],
    ['::', 0, 3],
  ])('finds %j', (text, end, want) => {
    expect(table.find(text, end)).toBe(want)
  })

  it.each(['Ye', 'Yess', 'Yet', 'Y{s', '\u0059\u0045\u015f', 'No  second notice', 'constructor'])(
    'finds no %j',
    text => {
      expect(table.find(text, text.length)).toBeUndefined()
    },
  )

  it('finds each of the many texts that share their length and outer letters', () => {
    const forms = Array.from({ length: 500 }, (_, index) => `A${String(index).padStart(4, '0')}Z`)
    const many = new FormTable(forms.map((form, meaning) => ({ text: form, form, meaning })))
    for (const [index, form] of forms.entries())
      expect(many.find(form.toLowerCase(), form.length)).toBe(index)
    expect(many.find('A0500Z', 6)).toBeUndefined()
  })

  it('of nothing finds nothing', () => {
    expect(new FormTable([]).find('', 0)).toBeUndefined()
  })
})
