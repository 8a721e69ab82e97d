/**
 * The functions a mapping may call on amounts, in derived fields and checks. Pure and exact: whole cents where those are exact, else decimal.js.
 * An unknown operand (absent, null, no amount) makes the answer unknown: absent is not zero, so a sum without it would be a guess.
 */
import { Decimal } from 'decimal.js'
import { centsOf, moneyOfCents } from './cents.ts'
import { Money } from './decimal.ts'
import { ExactNumber } from './exact-number.ts'
import { money } from './money.ts'

/** One function, called as `$name(...)` in JSONata. */
export interface ValueFunction {
  readonly name: string
  /** One sentence for an analyst. */
  readonly summary: string
  /** Calls and answers. A text with `$` in it stands for the amount it prints; everything else stands for itself. */
  readonly examples: readonly { readonly given: readonly unknown[]; readonly gives: unknown }[]
  /** Total: any operands give an answer, `null` where it is unknown. */
  readonly apply: (...operands: readonly unknown[]) => unknown
}

/** The functions by name. */
export const valueFunctions = {
  addMoney: {
    name: 'addMoney',
    summary: 'The sum of the amounts given one by one; unknown if one of them is',
    examples: [
      { given: ['$1.10', '$2.20', '-$0.30'], gives: '$3.00' },
      { given: ['$1.10'], gives: '$1.10' },
      { given: ['$1.10', null], gives: null },
      { given: ['$1.10', undefined], gives: null },
      { given: ['$1.10', '2.20'], gives: null },
      { given: ['$1.10', 2.2], gives: null },
      { given: [], gives: null },
    ],
    apply: (...amounts) => sum(amounts),
  },
  subtractMoney: {
    name: 'subtractMoney',
    summary: 'The first amount less the second; unknown if one of them is',
    examples: [
      { given: ['$1.00', '$2.50'], gives: '-$1.50' },
      { given: ['$1.00', null], gives: null },
      { given: ['$1.00'], gives: null },
    ],
    apply: (a, b) => (isAmount(a) && isAmount(b) ? difference(a, b) : null),
  },
  sumMoney: {
    name: 'sumMoney',
    summary: 'The sum of a list of amounts; unknown if one of them is, and for an empty list',
    examples: [
      { given: [['$1.10', '$2.20']], gives: '$3.30' },
      { given: ['$1.10'], gives: '$1.10' },
      { given: [['$1.10', null]], gives: null },
      { given: [[]], gives: null },
      { given: [undefined], gives: null },
    ],
    apply: list => sum(Array.isArray(list) ? list : [list]),
  },
  sameMoney: {
    name: 'sameMoney',
    summary: 'Whether two amounts are the same, or no further apart than a third; unknown if one of them is',
    examples: [
      { given: ['$1.00', '$1.00'], gives: true },
      { given: ['$1.00', '$1.01'], gives: false },
      { given: ['$1.00', '$2.00', '1.00'], gives: true },
      { given: ['$1.00', '$2.01', '1.00'], gives: false },
      { given: ['$1.00', null], gives: null },
      { given: ['$1.00', '$1.00', 'a lot'], gives: null },
      { given: ['$1.00', '$1.00', '-1.00'], gives: null },
    ],
    apply: (a, b, tolerance?: unknown) => {
      const most = tolerance === undefined ? nothing : amountFrom(tolerance)
      if (!isAmount(a) || !isAmount(b) || !isAmount(most) || most.isNegative()) return null
      const cents = between(a, b)
      const mostCents = centsOf(most)
      if (cents !== undefined && mostCents !== undefined) return Math.abs(cents) <= mostCents
      return new Money(a).minus(b).abs().lessThanOrEqualTo(most)
    },
  },
  compareMoney: {
    name: 'compareMoney',
    summary:
      '-1, 0 or 1 as the first amount is less than, the same as or more than the second; unknown if one of them is',
    examples: [
      { given: ['$1.00', '$2.00'], gives: -1 },
      { given: ['$2.00', '$2.00'], gives: 0 },
      { given: ['$10.00', '$9.00'], gives: 1 },
      { given: [null, '$2.00'], gives: null },
    ],
    apply: (a, b) => {
      if (!isAmount(a) || !isAmount(b)) return null
      const cents = between(a, b)
      return cents === undefined ? a.comparedTo(b) : Math.sign(cents)
    },
  },
  isNegative: {
    name: 'isNegative',
    summary: 'Whether an amount is less than zero; unknown if the amount is',
    examples: [
      { given: ['-$0.01'], gives: true },
      { given: ['$0.00'], gives: false },
      { given: ['$1.00'], gives: false },
      { given: [null], gives: null },
    ],
    apply: amount => (isAmount(amount) ? amount.lessThan(0) : null),
  },
} as const satisfies Readonly<Record<string, ValueFunction>>

const nothing = new Money(0)

/** A decimal of the application is taken for an amount; a count of shares is none. */
function isAmount(value: unknown): value is Decimal {
  // Not `Decimal.isDecimal`: that believes any object that says it is one, and a transcript can say so.
  return value instanceof Decimal && !(value instanceof ExactNumber) && value.isFinite()
}

/** The first amount less the second in whole cents, where they are exact. */
function between(a: Decimal, b: Decimal): number | undefined {
  const one = centsOf(a)
  const other = centsOf(b)
  if (one === undefined || other === undefined) return undefined
  const cents = one - other
  return Number.isSafeInteger(cents) ? cents : undefined
}

function difference(a: Decimal, b: Decimal): Money {
  const cents = between(a, b)
  return (cents === undefined ? undefined : moneyOfCents(cents)) ?? new Money(a).minus(b)
}

function amountFrom(value: unknown): unknown {
  return typeof value === 'string' ? money.parse(value) : value
}

/** The sum, or `null` for no amounts and for any operand that is none. */
function sum(operands: readonly unknown[]): Money | null {
  let cents: number | undefined = 0
  for (const operand of operands) {
    if (!isAmount(operand)) return null
    const more: number | undefined = cents === undefined ? undefined : centsOf(operand)
    cents = cents === undefined || more === undefined ? undefined : cents + more
  }
  if (operands.length === 0) return null
  const exact = cents === undefined ? undefined : moneyOfCents(cents)
  return exact ?? longSum(operands)
}

/** The sum of amounts of any length. */
function longSum(operands: readonly unknown[]): Money | null {
  let total: Decimal | undefined
  for (const operand of operands) {
    if (!isAmount(operand)) return null
    total = total === undefined ? new Money(operand) : total.plus(operand)
  }
  return total === undefined ? null : new Money(total)
}
