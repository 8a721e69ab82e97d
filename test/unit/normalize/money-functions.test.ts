import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { ExactNumber } from '../../../src/normalize/exact/exact-number.ts'
import { valueFunctions } from '../../../src/normalize/functions/value-functions.ts'
import { money } from '../../../src/normalize/money/money.ts'
import type { ValueFunction } from '../../../src/normalize/value-function.ts'

const { addMoney, subtractMoney, sumMoney, sameMoney, compareMoney, isNegative, orZero } = valueFunctions

/** Texts with a `$` in the examples stand for amounts. */
function operand(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(operand)
  return typeof example === 'string' && example.includes('$') ? money.parse(example) : example
}

describe.each(Object.values<ValueFunction>(valueFunctions))(
  '$name',
  ({ name, signature, examples, apply }) => {
    it('stands under its own name', () => {
      expect(valueFunctions).toHaveProperty(name)
    })

    it.each(examples)('of $given gives $gives', ({ given, gives }) => {
      expect(apply(...given.map(operand))).toStrictEqual(operand(gives))
    })

    it('has no answer for what is no amount', () => {
      const impostor = { toStringTag: '[object Decimal]', s: 1, e: 0, d: [1] }
      const missing = name === 'orZero' ? [] : [undefined, null, []]
      const texts = name === 'money' || name === 'decimal' ? [] : ['1.00']
      // An object is an entry of a list.
      const objects = name === 'placeOf' ? [] : [{}]
      for (const odd of [
        ...missing,
        ...texts,
        1,
        '',
        true,
        ...objects,
        ...objects.map(() => impostor),
        ...objects.map(() => new Money('NaN')),
        ...objects.map(() => new Money('Infinity')),
      ]) {
        expect(apply(odd)).toBeNull()
        expect(apply(odd, odd, odd)).toBeNull()
      }
      if (name !== 'orZero') expect([apply(), apply([[]])]).toEqual([null, null])
    })

    it('says how it is called', () => {
      const { parameters, shown } = signature
      expect(parameters.length).toBeGreaterThan(0)
      expect(shown).not.toBe('')
    })
  },
)

describe('what is missing as zero', () => {
  it('is an amount of its own, and nothing else is', () => {
    expect(orZero.apply(undefined)).toStrictEqual(new Money(0))
    expect(orZero.apply([null, new Money(1), undefined])).toStrictEqual([
      new Money(0),
      new Money(1),
      new Money(0),
    ])
    expect(orZero.apply(['1.00'])).toEqual([null])
  })
})

describe('shares and means', () => {
  const { shareOf, meanMoney } = valueFunctions
  it('are exact at any length, and rounded once', () => {
    const long = new Money('99999999999999999999999999999999999999.99')
    expect(JSON.stringify(shareOf.apply(long, '50%', 'half even'))).toBe(
      '"50000000000000000000000000000000000000.00"',
    )
    expect(JSON.stringify(shareOf.apply(new Money('0.05'), '90.000001%', 'half even'))).toBe('"0.05"')
    expect(JSON.stringify(shareOf.apply(new Money('-0.30'), '0.75', 'half even'))).toBe('"-0.22"')
    expect(
      JSON.stringify(meanMoney.apply([new Money('0.01'), new Money('0'), new Money('0')], 'half up')),
    ).toBe('"0.00"')
    expect(JSON.stringify(meanMoney.apply([new Decimal('0.005'), new Money('0.01')], 'half even'))).toBe(
      '"0.01"',
    )
  })

  it('know no share that could mean two things, and no other rounding', () => {
    for (const odd of ['75', '.75', '1e2%', '75 %', '-5%', '1000%', '', 0.75, null]) {
      expect(shareOf.apply(new Money(1), odd, 'half up')).toBeNull()
    }
    for (const odd of ['up', 'HALF UP', '', null]) {
      expect(shareOf.apply(new Money(1), '75%', odd)).toBeNull()
      expect(meanMoney.apply([new Money(1)], odd)).toBeNull()
    }
  })
})

describe('the functions on amounts', () => {
  it('are exact where a JavaScript number is not', () => {
    expect(addMoney.apply(new Money('0.10'), new Money('0.20'))).toStrictEqual(new Money('0.30'))
    expect(JSON.stringify(sumMoney.apply(Array(10).fill(new Money('0.10'))))).toBe('"1.00"')
    expect(JSON.stringify(subtractMoney.apply(new Money('99999999999999999.99'), new Money('0.01')))).toBe(
      '"99999999999999999.98"',
    )
  })

  it('know no answer for a count of shares', () => {
    expect(addMoney.apply(new Money(1), new ExactNumber('2'))).toBeNull()
    expect(sameMoney.apply(new Money(2), new ExactNumber('2'))).toBeNull()
  })

  it('give our own amounts for a Decimal of the application, in either place', () => {
    for (const result of [
      addMoney.apply(new Decimal('1.5')),
      addMoney.apply(new Decimal('1.5'), new Money(1)),
      subtractMoney.apply(new Decimal('1.5'), new Decimal('0.5')),
      sumMoney.apply([new Money(1), new Decimal('0.5')]),
    ]) {
      expect(result).toBeInstanceOf(Money)
    }
  })

  it('leave their operands alone', () => {
    const one = Object.freeze(new Money('1.00'))
    const list = Object.freeze([one, one])
    expect(JSON.stringify(sumMoney.apply(list))).toBe('"2.00"')
    expect(one).toStrictEqual(new Money(1))
  })

  it('take a tolerance as an amount, and none that is negative', () => {
    const [near, far] = [new Money('1.00'), new Money('-1.00')]
    expect(sameMoney.apply(near, far, new Money(2))).toBe(true)
    expect(sameMoney.apply(near, far, new Money('1.99'))).toBe(false)
    for (const odd of [null, 2, '', '2.00', new Money(-2)]) expect(sameMoney.apply(near, far, odd)).toBeNull()
  })

  it('find zero neither negative nor different from its negation', () => {
    const zero = new Money(0).negated()
    expect(isNegative.apply(zero)).toBe(false)
    expect(compareMoney.apply(zero, new Money(0))).toBe(0)
    expect(sameMoney.apply(zero, new Money(0))).toBe(true)
  })
})
