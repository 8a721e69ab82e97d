/**
 * The functions a mapping may call on amounts, on other exact numbers, on dates and on entries of lists, in derived fields and checks. Pure
 * and exact: whole cents where those are exact, else decimal.js.
 * An unknown operand (absent, null, no amount) makes the answer unknown: absent is not zero, so a sum without it would be a guess.
 */
import type { Decimal } from 'decimal.js'
import type { SignatureParameter } from '../../plan/value-kind.ts'
import { empty, Refusal } from '../definition.ts'
import { isAmount } from '../exact/amount.ts'
import { Money } from '../exact/exact-money.ts'
import { ExactNumber } from '../exact/exact-number.ts'
import { money } from '../money/money.ts'
import { decimal } from '../number/decimal.ts'
import type { ValueFunction } from '../value-function.ts'
import { centsOf, moneyOfCents } from './cents.ts'
import { countedForms } from './counted-forms.ts'
import { dividedBy, isRounding, roundingFault, shareFault, shareFrom, timesShare } from './rounded-money.ts'

const amount: SignatureParameter = { takes: ['money'] }
const amounts: SignatureParameter = { takes: ['money'], manner: 'list' }
const share: SignatureParameter = { takes: ['text'], literal: shareFault }
const rounding: SignatureParameter = { takes: ['text'], literal: roundingFault }
const keys: SignatureParameter = { takes: ['text'], manner: 'list' }
const moreAmounts: SignatureParameter = { takes: ['money'], manner: 'list', leftOut: 'nothing' }
const moreTexts: SignatureParameter = { takes: ['text'], manner: 'list', leftOut: 'nothing' }

export const writtenMoney = {
  name: 'money',
  summary: 'The amount that a text in the expression writes: the one way to write an amount',
  signature: {
    shown: '"5000.00"',
    parameters: [{ takes: ['text'], literal: amountFault }],
    gives: 'money',
  },
  examples: [
    { given: ['5000.00'], gives: '$5000.00' },
    { given: ['-1.50'], gives: '-$1.50' },
    { given: [''], gives: null },
    { given: ['N/A'], gives: null },
    { given: ['5.0'], gives: null },
    { given: [5], gives: null },
  ],
  apply: text => amountIn(text) ?? null,
} as const satisfies ValueFunction

export const writtenDecimal = {
  name: 'decimal',
  summary:
    'The exact number that a text in the expression writes, to be compared with a field that is read as decimal',
  signature: {
    shown: '"1.5"',
    parameters: [{ takes: ['text'], literal: numberFault }],
    gives: 'number',
  },
  examples: [
    { given: ['1.50'], gives: new ExactNumber('1.5') },
    { given: ['-0.0'], gives: new ExactNumber(0) },
    { given: ['1,250'], gives: new ExactNumber(1250) },
    { given: [''], gives: null },
    { given: ['$5.00'], gives: null },
    { given: [1.5], gives: null },
  ],
  apply: text => numberIn(text) ?? null,
} as const satisfies ValueFunction

/** `$addMoney(a, b, …)`. */
export const addMoney = {
  name: 'addMoney',
  summary: 'The sum of the amounts given one by one; unknown if one of them is',
  signature: {
    shown: 'a, b, c',
    parameters: [amount],
    repeats: true,
    gives: 'money',
    instead: 'write $sumMoney(list) to add the amounts of a list',
  },
  examples: [
    { given: ['$1.10', '$2.20', '-$0.30'], gives: '$3.00' },
    { given: ['$1.10'], gives: '$1.10' },
    { given: ['$1.10', null], gives: null },
    { given: ['$1.10', undefined], gives: null },
    { given: ['$1.10', '2.20'], gives: null },
    { given: ['$1.10', 2.2], gives: null },
    { given: [], gives: null },
  ],
  apply: (...operands) => sum(operands),
} as const satisfies ValueFunction

/** `$subtractMoney(a, b, …)`. */
export const subtractMoney = {
  name: 'subtractMoney',
  summary: 'The first amount less the second; unknown if one of them is',
  signature: {
    shown: 'a, b',
    parameters: [amount, amount],
    gives: 'money',
    instead: 'to subtract several, write $subtractMoney(a, $addMoney(b, c))',
  },
  examples: [
    { given: ['$1.00', '$2.50'], gives: '-$1.50' },
    { given: ['$1.00', null], gives: null },
    { given: ['$1.00'], gives: null },
  ],
  apply: (a, b) => (isAmount(a) && isAmount(b) ? difference(a, b) : null),
} as const satisfies ValueFunction

/** `$sumMoney(list)`. */
export const sumMoney = {
  name: 'sumMoney',
  summary: 'The sum of a list of amounts; unknown if one of them is, and for an empty list',
  signature: {
    shown: 'list',
    parameters: [amounts],
    gives: 'money',
    instead: 'amounts one by one are added with $addMoney(a, b), or as a list with $sumMoney([a, b])',
  },
  examples: [
    { given: [['$1.10', '$2.20']], gives: '$3.30' },
    { given: ['$1.10'], gives: '$1.10' },
    { given: [['$1.10', null]], gives: null },
    { given: [[]], gives: null },
    { given: [undefined], gives: null },
  ],
  apply: list => sum(Array.isArray(list) ? list : [list]),
} as const satisfies ValueFunction

/** `$meanMoney(list)`. */
export const meanMoney = {
  name: 'meanMoney',
  summary:
    'The mean of a list of amounts, rounded to the cent as the second argument says; unknown if one of them is, and for an empty list',
  signature: {
    shown: 'list, "half up"',
    parameters: [amounts, rounding],
    gives: 'money',
    instead: 'write $meanMoney(list, "half up"), or $meanMoney([a, b], "half up") for amounts one by one',
  },
  examples: [
    { given: [['$1.00', '$2.00', '$4.00'], 'half up'], gives: '$2.33' },
    { given: [['$0.01', '$0.02'], 'half up'], gives: '$0.02' },
    { given: [['-$0.01', '-$0.02'], 'half up'], gives: '-$0.02' },
    { given: [['$0.01', '$0.02'], 'half even'], gives: '$0.02' },
    { given: [['$0.02', '$0.03'], 'half even'], gives: '$0.02' },
    { given: ['$1.10', 'half up'], gives: '$1.10' },
    { given: [['$1.00', null], 'half up'], gives: null },
    { given: [[], 'half up'], gives: null },
    { given: [['$1.00', '$2.00'], 'up'], gives: null },
  ],
  apply: (list, manner) => {
    const all: readonly unknown[] = Array.isArray(list) ? list : [list]
    const total = sum(all)
    return total === null || !isRounding(manner) ? null : dividedBy(total, all.length, manner)
  },
} as const satisfies ValueFunction

/** `$shareOf(a, "75%", "half up")`. */
export const shareOf = {
  name: 'shareOf',
  summary: 'A share of an amount, rounded to the cent as the third argument says; unknown if the amount is',
  signature: { shown: 'a, "75%", "half up"', parameters: [amount, share, rounding], gives: 'money' },
  examples: [
    { given: ['$1000.00', '75%', 'half up'], gives: '$750.00' },
    { given: ['$1000.00', '0.75', 'half up'], gives: '$750.00' },
    { given: ['$0.10', '25%', 'half up'], gives: '$0.03' },
    { given: ['$0.10', '25%', 'half even'], gives: '$0.02' },
    { given: ['-$0.10', '25%', 'half up'], gives: '-$0.03' },
    { given: ['$99.99', '33.3333%', 'half even'], gives: '$33.33' },
    { given: [null, '75%', 'half up'], gives: null },
    { given: ['$1000.00', '75', 'half up'], gives: null },
    { given: ['$1000.00', '12.00', 'half up'], gives: null },
    { given: ['$1000.00', '150%', 'half up'], gives: '$1500.00' },
    { given: ['$1000.00', '75%', 'up'], gives: null },
  ],
  apply: (whole, part, manner) => {
    const exact = shareFrom(part)
    if (!isAmount(whole) || exact === undefined || !isRounding(manner)) return null
    return timesShare(whole, exact, manner)
  },
} as const satisfies ValueFunction

/** `$largerMoney(a, b)`. */
export const largerMoney = {
  name: 'largerMoney',
  summary: 'The larger of two amounts; unknown if one of them is',
  signature: { shown: 'a, b', parameters: [amount, amount], gives: 'money' },
  examples: [
    { given: ['$1.00', '$2.00'], gives: '$2.00' },
    { given: ['-$1.00', '-$2.00'], gives: '-$1.00' },
    { given: ['$1.00', null], gives: null },
  ],
  apply: (a, b) => (isAmount(a) && isAmount(b) ? new Money(a.lessThan(b) ? b : a) : null),
} as const satisfies ValueFunction

/** `$smallerMoney(a, b)`. */
export const smallerMoney = {
  name: 'smallerMoney',
  summary: 'The smaller of two amounts; unknown if one of them is',
  signature: { shown: 'a, b', parameters: [amount, amount], gives: 'money' },
  examples: [
    { given: ['$1.00', '$2.00'], gives: '$1.00' },
    { given: ['-$1.00', '-$2.00'], gives: '-$2.00' },
    { given: ['$1.00', null], gives: null },
  ],
  apply: (a, b) => (isAmount(a) && isAmount(b) ? new Money(b.lessThan(a) ? b : a) : null),
} as const satisfies ValueFunction

/** `$orZero(field)`. */
export const orZero = {
  name: 'orZero',
  summary:
    'The amount of a field, or zero where there is none, as its lineage says; of a list, each amount or zero. What stands there and cannot be read is never zero',
  signature: {
    shown: 'a',
    parameters: [{ takes: ['money'], manner: 'either', isField: true }],
    gives: 'given',
  },
  examples: [
    { given: ['$1.00'], gives: '$1.00' },
    { given: [null], gives: '$0.00' },
    { given: [undefined], gives: '$0.00' },
    { given: [['$1.00', null]], gives: ['$1.00', '$0.00'] },
    { given: [[]], gives: '$0.00' },
    { given: ['1.00'], gives: null },
  ],
  apply: given => {
    if (!Array.isArray(given)) return amountOrZero(given)
    return given.length === 0 ? amountOrZero(undefined) : given.map(amountOrZero)
  },
} as const satisfies ValueFunction

/** `$sameMoney(a, b)`. */
export const sameMoney = {
  name: 'sameMoney',
  summary: 'Whether two amounts are the same, or no further apart than a third; unknown if one of them is',
  signature: {
    shown: 'a, b, $money("1.00")',
    parameters: [amount, amount, { takes: ['money'], leftOut: 'nothing' }],
    gives: 'truth',
  },
  examples: [
    { given: ['$1.00', '$1.00'], gives: true },
    { given: ['$1.00', '$1.01'], gives: false },
    { given: ['$1.00', '$2.00', '$1.00'], gives: true },
    { given: ['$1.00', '$2.01', '$1.00'], gives: false },
    { given: ['$1.00', null], gives: null },
    { given: ['$1.00', '$1.00', '1.00'], gives: null },
    { given: ['$1.00', '$1.00', '-$1.00'], gives: null },
  ],
  apply: (a, b, tolerance?: unknown) => {
    const most = tolerance === undefined ? zero() : tolerance
    if (!isAmount(a) || !isAmount(b) || !isAmount(most) || most.isNegative()) return null
    const cents = between(a, b)
    const mostCents = centsOf(most)
    if (cents !== undefined && mostCents !== undefined) return Math.abs(cents) <= mostCents
    return new Money(a).minus(b).abs().lessThanOrEqualTo(most)
  },
} as const satisfies ValueFunction

/** `$compareMoney(a, b)`. */
export const compareMoney = {
  name: 'compareMoney',
  summary:
    '-1, 0 or 1 as the first amount is less than, the same as or more than the second; unknown if one of them is',
  signature: { shown: 'a, b', parameters: [amount, amount], gives: 'integer' },
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
} as const satisfies ValueFunction

/** `$isNegative(amount)`. */
export const isNegative = {
  name: 'isNegative',
  summary: 'Whether an amount is less than zero; unknown if the amount is',
  signature: { shown: 'a', parameters: [amount], gives: 'truth' },
  examples: [
    { given: ['-$0.01'], gives: true },
    { given: ['$0.00'], gives: false },
    { given: ['$1.00'], gives: false },
    { given: [null], gives: null },
  ],
  apply: operand => (isAmount(operand) ? !operand.isZero() && operand.s < 0 : null),
} as const satisfies ValueFunction

export const sumAsCorrected = {
  name: 'sumAsCorrected',
  summary:
    'The sum of the amounts of forms, where a corrected form counts in place of the one original of the same key. The amounts and keys of the originals come first, then those of the corrected forms, if such forms have any. Unknown if an amount is; if it cannot be determined which original is replaced, or whether two equal amounts of one key are the same form twice; and where there is no form. A key with XXXX or **** in it, of a masked number, is unknown. Marks, such as account numbers, tell the forms of one key apart where each of them has one',
  signature: {
    shown: 'originals.amount, originals.key, corrected.amount, corrected.key, originals.mark, corrected.mark',
    parameters: [amounts, keys, moreAmounts, moreTexts, moreTexts, moreTexts],
    gives: 'money',
  },
  examples: [
    { given: [['$1.00', '$2.00'], ['A', 'B'], [], []], gives: '$3.00' },
    { given: [['$1.00', '$2.00'], ['A', 'B'], '$2.50', 'B'], gives: '$3.50' },
    { given: [['$1.00', '$2.00'], ['A', 'A'], [], []], gives: '$3.00' },
    { given: [['$1.00', '$1.00'], ['A', 'A'], [], []], gives: null },
    { given: [['$1.00', '$2.00'], ['A', 'A'], ['$2.50'], ['A']], gives: null },
    { given: [[], [], ['$2.50'], ['A']], gives: '$2.50' },
    { given: [['$1.00'], [null], ['$2.50'], ['A']], gives: null },
    { given: [['$1.00'], ['XXXX'], ['$2.50'], ['XXXX']], gives: null },
    { given: [['$1.00'], [null], [], []], gives: '$1.00' },
    { given: [['$1.00', null], ['A', 'B'], [], []], gives: null },
    { given: [[], [], [], []], gives: null },
    { given: ['$1.00', 'A'], gives: '$1.00' },
    { given: [['$1.00', '$2.00'], ['A', 'A'], '$2.50', 'A', ['1', '2'], '2'], gives: '$3.50' },
    { given: [['$1.00', '$1.00'], ['A', 'A'], [], [], ['1', '2'], []], gives: '$2.00' },
    { given: ['$1.00', 'A', '$2.50', 'A', '1', '2'], gives: null },
    { given: [['$1.00', '$2.00'], ['A', 'A'], '$2.50', 'A', ['1', null], '1'], gives: null },
  ],
  unknownWithout: [0, 2],
  apply: (amounts, keys, correctedAmounts, correctedKeys, marks, correctedMarks) => {
    const originals = [amounts, keys, marks] as const
    const counted = countedForms(originals, [correctedAmounts, correctedKeys, correctedMarks], isZero)
    return counted === undefined ? null : sum(counted)
  },
} as const satisfies ValueFunction

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

/** An amount of nothing, made anew: nobody who changes one changes another. */
function zero(): Money {
  return Money.ofParts(1, 0, [0])
}

/** Whether an amount is zero; `undefined` for what is none. */
function isZero(value: unknown): boolean | undefined {
  return isAmount(value) ? value.isZero() : undefined
}

/** The amount that a text writes. */
function amountIn(text: unknown): Money | undefined {
  const reading = typeof text === 'string' ? money.parse(text) : empty
  return reading === empty || reading instanceof Refusal ? undefined : reading
}

/** Why a text writes no amount; `undefined` where it does. */
export function amountFault(text: string): string | undefined {
  const reading = money.parse(text)
  if (reading === empty) return 'a text that says there is none'
  return reading instanceof Refusal ? reading.problem : undefined
}

/** The exact number that a text writes. */
function numberIn(text: unknown): ExactNumber | undefined {
  const reading = typeof text === 'string' ? decimal.parse(text) : empty
  return reading === empty || reading instanceof Refusal ? undefined : reading
}

/** Why a text writes no exact number; `undefined` where it does. */
export function numberFault(text: string): string | undefined {
  const reading = decimal.parse(text)
  if (reading === empty) return 'a text that says there is none'
  return reading instanceof Refusal ? reading.problem : undefined
}

function amountOrZero(value: unknown): unknown {
  if (value === undefined || value === null) return zero()
  return isAmount(value) ? value : null
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
function longSum(operands: readonly unknown[]): Money {
  return new Money(operands.filter(isAmount).reduce((total, each) => total.plus(each), new Money(0)))
}
