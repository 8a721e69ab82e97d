// Made by "npm run generate" from the folders of src/normalize. Do not edit.
import { portable as amountBeforeAsOf } from './as-of/amount-before-as-of.portable.ts'
import { portable as asOf } from './as-of/as-of.portable.ts'
import { portable as dateAfterAsOf } from './as-of/date-after-as-of.portable.ts'
import { portable as blank } from './characters/blank.portable.ts'
import { portable as civilDate } from './date/civil-date.portable.ts'
import { portable as cycle } from './date/cycle.portable.ts'
import { portable as date } from './date/date.portable.ts'
import { portable as monthNumber } from './date/month-number.portable.ts'
import { portable as month } from './date/month.portable.ts'
import { portable as period } from './date/period.portable.ts'
import { portable as exactNumber } from './exact/exact-number.portable.ts'
import { portable as formFunctions } from './functions/form-functions.portable.ts'
import { portable as moneyFunctions } from './functions/money-functions.portable.ts'
import { portable as rowFunctions } from './functions/row-functions.portable.ts'
import { portable as shareFunctions } from './functions/share-functions.portable.ts'
import { portable as filingStatus } from './listed/filing-status.portable.ts'
import { portable as flag } from './listed/flag.portable.ts'
import { portable as oneOf } from './listed/one-of.portable.ts'
import { portable as money } from './money/money.portable.ts'
import { portable as decimal } from './number/decimal.portable.ts'
import { portable as integer } from './number/integer.portable.ts'
import { portable as price } from './number/price.portable.ts'
import { portable as ratio } from './number/ratio.portable.ts'
import { portable as transactionCode } from './transaction/transaction-code.portable.ts'
import { portable as transactionCodes } from './transaction/transaction-codes.portable.ts'
import { portable as transactionEffect } from './transaction/transaction-effect.portable.ts'
import { portable as transactionEvent } from './transaction/transaction-event.portable.ts'
import { portable as transactionExplanations } from './transaction/transaction-explanations.portable.ts'
import { portable as transactionGroup } from './transaction/transaction-group.portable.ts'
import { portable as code } from './words/code.portable.ts'
import { portable as formNumber } from './words/form-number.portable.ts'
import { portable as taxId } from './words/tax-id.portable.ts'
import { portable as text } from './words/text.portable.ts'
import type { Part } from './portable-part.ts'

/** What the normalizers and functions are in JSONata, for hosts without this library. */
export const portableParts: readonly Part[] = [
  ...amountBeforeAsOf,
  ...asOf,
  ...dateAfterAsOf,
  ...blank,
  ...civilDate,
  ...cycle,
  ...date,
  ...monthNumber,
  ...month,
  ...period,
  ...exactNumber,
  ...formFunctions,
  ...moneyFunctions,
  ...rowFunctions,
  ...shareFunctions,
  ...filingStatus,
  ...flag,
  ...oneOf,
  ...money,
  ...decimal,
  ...integer,
  ...price,
  ...ratio,
  ...transactionCode,
  ...transactionCodes,
  ...transactionEffect,
  ...transactionEvent,
  ...transactionExplanations,
  ...transactionGroup,
  ...code,
  ...formNumber,
  ...taxId,
  ...text,
]
