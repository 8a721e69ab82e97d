// Made by "npm run generate" from the folders of src/normalize. Do not edit.
import type { Normalizer } from './definition.ts'
import { amountBeforeAsOf } from './as-of/amount-before-as-of.ts'
import { code } from './words/code.ts'
import { cycle } from './date/cycle.ts'
import { date } from './date/date.ts'
import { dateAfterAsOf } from './as-of/date-after-as-of.ts'
import { decimal } from './number/decimal.ts'
import { filingStatus } from './listed/filing-status.ts'
import { flag } from './listed/flag.ts'
import { formNumber } from './words/form-number.ts'
import { integer } from './number/integer.ts'
import { money } from './money/money.ts'
import { month } from './date/month.ts'
import { oneOf } from './listed/one-of.ts'
import { period } from './date/period.ts'
import { price } from './number/price.ts'
import { ratio } from './number/ratio.ts'
import { taxId } from './words/tax-id.ts'
import { text } from './words/text.ts'
import { transactionCode } from './transaction/transaction-code.ts'
import { transactionEffect } from './transaction/transaction-effect.ts'
import { transactionEvent } from './transaction/transaction-event.ts'
import { transactionGroup } from './transaction/transaction-group.ts'

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
