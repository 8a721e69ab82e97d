/** Every built-in normalizer by its name: the closed set that a mapping may write after `as:`. One line for each, sorted. */
import { amountBeforeAsOf } from './amount-as-of.ts'
import { dateAfterAsOf } from './as-of-date.ts'
import { code } from './code.ts'
import { cycle } from './cycle.ts'
import { date } from './date.ts'
import { decimal } from './decimal-number.ts'
import type { Normalizer } from './definition.ts'
import { filingStatus } from './filing-status.ts'
import { flag } from './flag.ts'
import { formNumber } from './form-number.ts'
import { integer } from './integer.ts'
import { money } from './money.ts'
import { month } from './month.ts'
import { oneOf } from './one-of.ts'
import { period } from './period.ts'
import { price } from './price.ts'
import { ratio } from './ratio.ts'
import { taxId } from './tax-id.ts'
import { text } from './text.ts'
import { transactionCode } from './transaction-code.ts'
import { transactionEffect } from './transaction-effect.ts'
import { transactionEvent } from './transaction-event.ts'
import { transactionGroup } from './transaction-group.ts'

/** The definitions, each under its own name. */
export const normalizers = {
  amountBeforeAsOf,
  code,
  cycle,
  date,
  dateAfterAsOf,
  decimal,
  filingStatus,
  flag,
  formNumber,
  integer,
  money,
  month,
  oneOf,
  period,
  price,
  ratio,
  taxId,
  text,
  transactionCode,
  transactionEffect,
  transactionEvent,
  transactionGroup,
} as const satisfies Readonly<Record<string, Normalizer>>

/** The name of a built-in normalizer. */
export type NormalizerName = keyof typeof normalizers

/** Whether `name` is the name of a built-in normalizer; inherited property names such as `constructor` are not. */
export function isNormalizerName(name: string): name is NormalizerName {
  return Object.hasOwn(normalizers, name)
}
