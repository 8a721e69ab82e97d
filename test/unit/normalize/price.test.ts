import { describe, expect, it } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { empty } from '../../../src/normalize/definition.ts'
import { ExactNumber } from '../../../src/normalize/exact/exact-number.ts'
import { price } from '../../../src/normalize/number/price.ts'

describe('price', () => {
  it('gives one zero only', () => {
    for (const text of ['0', '$0', '.0', '$0.0000'])
      expect(price.parse(text)).toStrictEqual(new ExactNumber(0))
  })

  it('keeps every digit of the longest text', () => {
    const text = `$0.${'123456789'.repeat(4)}1`
    expect(text.length).toBe(40)
    expect(price.parse(text)).toStrictEqual(new ExactNumber(text.slice(1)))
  })

  it('takes blank text for nothing, not for zero', () => {
    expect(price.parse('&nbsp;')).toBe(empty)
  })

  it.each(['FORM 3921', 'FORM 3922'])(
    'reads the price of a share on %s with four decimals and with two',
    form => {
      const { data, issues } = mapTranscript({
        TYPE: 'WAID',
        FORM: 'INCOME',
        SECTION_INCOME: [
          { TYPE: form, ITEMS: { 'EXERCISE PRICE PER SHARE': '$12.3456' } },
          { TYPE: form, ITEMS: { 'EXERCISE PRICE PER SHARE': '$12.50' } },
        ],
      })
      expect(issues.filter(issue => issue.code === 'value/refused')).toEqual([])
      expect(JSON.parse(JSON.stringify(data))).toMatchObject({
        informationReturns: [{ exercisePricePerShare: '12.3456' }, { exercisePricePerShare: '12.5' }],
      })
    },
  )
})
