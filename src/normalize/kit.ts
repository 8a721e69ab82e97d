/**
 * The normalizers and functions as the bundled mappings bring them along, each under the name by which mappings write it:
 * `as: money` is `asMoney`, `$addMoney(...)` is `$addMoney`. A bundler takes those that the mappings of a program name.
 */
export { amountBeforeAsOf as asAmountBeforeAsOf } from './as-of/amount-before-as-of.ts'
export { dateAfterAsOf as asDateAfterAsOf } from './as-of/date-after-as-of.ts'
export { cycle as asCycle } from './date/cycle.ts'
export { date as asDate } from './date/date.ts'
export { month as asMonth } from './date/month.ts'
export { period as asPeriod } from './date/period.ts'
export {
  addMoney as $addMoney,
  compareMoney as $compareMoney,
  isNegative as $isNegative,
  largerMoney as $largerMoney,
  meanMoney as $meanMoney,
  orZero as $orZero,
  sameMoney as $sameMoney,
  shareOf as $shareOf,
  smallerMoney as $smallerMoney,
  subtractMoney as $subtractMoney,
  sumAsCorrected as $sumAsCorrected,
  sumMoney as $sumMoney,
  writtenDecimal as $decimal,
  writtenMoney as $money,
} from './functions/money-functions.ts'
export { lastDate as $lastDate, placeOf as $placeOf } from './functions/row-functions.ts'
export { compareShares as $compareShares } from './functions/share-functions.ts'
export { filingStatus as asFilingStatus } from './listed/filing-status.ts'
export { flag as asFlag } from './listed/flag.ts'
export { oneOf as asOneOf } from './listed/one-of.ts'
export { money as asMoney } from './money/money.ts'
export { decimal as asDecimal } from './number/decimal.ts'
export { integer as asInteger } from './number/integer.ts'
export { price as asPrice } from './number/price.ts'
export { ratio as asRatio } from './number/ratio.ts'
export { transactionCode as asTransactionCode } from './transaction/transaction-code.ts'
export { transactionEffect as asTransactionEffect } from './transaction/transaction-effect.ts'
export { transactionEvent as asTransactionEvent } from './transaction/transaction-event.ts'
export { transactionGroup as asTransactionGroup } from './transaction/transaction-group.ts'
export { code as asCode } from './words/code.ts'
export { formNumber as asFormNumber } from './words/form-number.ts'
export { taxId as asTaxId } from './words/tax-id.ts'
export { text as asText } from './words/text.ts'
