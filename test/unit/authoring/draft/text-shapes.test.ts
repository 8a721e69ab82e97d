import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapesOf } from '../../../../src/authoring/draft/text-shapes.ts'

describe('shapesOf', () => {
  test.each<[string, readonly string[], string]>([
    ['amounts, whatever their size', ['$12.00', '$1,234,567.00'], '$9,999.99'],
    ['amounts with signs', ['$12.00', '-$3.00'], '$9,999.99 or -$9.99'],
    ['digits by their number', ['20202205'], '8 digits'],
    ['a day', ['08-17-2020'], '99-99-9999'],
    ['a masked number', ['XXX-XX-1234'], 'XXX-XX-9999'],
    ['words by the longest', ['EXAM BANK', 'EXAM'], 'words of up to 9 characters'],
    ['more than two', ['1', '12', '123'], '1 digit or 2 digits and others'],
    ['blank texts', ['', ' '], ''],
  ])('%s', (_, texts, want) => {
    expect(shapesOf(texts)).toBe(want)
  })

  test('holds no digit of a text but the one that stands for all, and no word of it', () => {
    const text = fc.stringMatching(/^[0-8QW$.,() -]{6,12}$/).filter(each => /[0-8QW]{4}/.test(each))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), texts => {
        const shapes = shapesOf(texts)
        for (const each of texts) expect(shapes).not.toContain(each.trim())
      }),
    )
  })
})
