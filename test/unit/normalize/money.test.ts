import { describe, expect, it } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { money } from '../../../src/normalize/money/money.ts'
import { outcomeOf } from '../../support/outcome.ts'

describe('money', () => {
  it('gives an amount of our own class, zero without a sign', () => {
    expect(money.parse('-$85.00')).toStrictEqual(new Money('-85'))
    for (const zero of ['-0.00', '(0.00)', '$-0.00', '-$.00', '\u22120']) {
      expect(money.parse(zero)).toStrictEqual(new Money(0))
    }
  })

  it.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212'])(
    'reads the dash %j as a minus',
    dash => {
      expect(outcomeOf(money, `${dash}$1.50`)).toEqual({ gives: '-1.50' })
      expect(outcomeOf(money, `$${dash}1.50`)).toEqual({ gives: '-1.50' })
    },
  )

  it.each(['\u00a0', '\u2009', '\u202f', '\u2007'])('reads a sign tied to its number by %j', tie => {
    expect(outcomeOf(money, `-${tie}$${tie}1.50`)).toEqual({ gives: '-1.50' })
    expect(outcomeOf(money, `$${tie}1.50`)).toEqual({ gives: '1.50' })
    expect(outcomeOf(money, `1${tie}500.00`)).toEqual({ refused: 'a blank between digits' })
  })

  it.each([
    '1,23.4',
    '0x10',
    '1e3',
    '12 34',
    '--1',
    '-($1.00)',
    '(-$1.00)',
    '(($1.00))',
    '$(1.00)',
    '()',
    '($)',
    '$',
    '-$',
    '$-',
    '.',
    '$.',
    ',',
    ',000',
    '1,',
    '1,,000',
    '1,0000',
    '10,00',
    '1000,000',
    '0,123',
    '$$1.00',
    '$-$1.00',
    '-$-1.00',
    '--$1',
    '1.0',
    '1.000',
    '1.2.3',
    '1..00',
    '.5',
    '5.',
    '5.,00',
    '1.00%',
    '1.00 CR',
    'USD 1.00',
    '1_000',
    '\u0661\u0662',
    '\uff11',
    'Infinity',
    'NaN',
    'null',
    '-',
    '\u2015$1.00',
    '1.00-',
    '+1.00',
    '00',
    '007.00',
    '\u200b1\u200b2',
    '$ 1.00',
    '- 1.00',
    '1.00\n2.00',
    '\u2212\u22121',
    '0.00 AS OF: Mar. 28, 2022',
    '\ud8001.00',
    '1.00\u0000',
  ])('refuses %j', text => {
    expect(outcomeOf(money, text)).toHaveProperty('refused')
  })

  it('keeps every digit of the longest amount', () => {
    const digits = '1'.repeat(37)
    expect(outcomeOf(money, `${digits}.99`)).toEqual({ gives: `${digits}.99` })
    expect(outcomeOf(money, `-${digits}.99`)).toEqual({ refused: 'longer than 40 characters' })
    expect(outcomeOf(money, ` ${digits}.99 `)).toEqual({ gives: `${digits}.99` })
  })
})
