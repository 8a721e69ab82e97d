/**
 * The normalizers and functions as the bundled mappings bring them along, each under the name by which mappings write it:
 * `as: money` is `asMoney`, `$addMoney(...)` is `$addMoney`. A bundler takes those that the mappings of a program name.
 */
export { amountBeforeAsOf as asAmountBeforeAsOf } from './amount-as-of.ts'
export { dateAfterAsOf as asDateAfterAsOf } from './as-of-date.ts'
export { code as asCode } from './code.ts'
export { cycle as asCycle } from './cycle.ts'
export { date as asDate } from './date.ts'
export { decimal as asDecimal } from './decimal-number.ts'
export { filingStatus as asFilingStatus } from './filing-status.ts'
export { flag as asFlag } from './flag.ts'
export { formNumber as asFormNumber } from './form-number.ts'
export { integer as asInteger } from './integer.ts'
export { money as asMoney } from './money.ts'
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
} from './money-functions.ts'
export { month as asMonth } from './month.ts'
export { oneOf as asOneOf } from './one-of.ts'
export { period as asPeriod } from './period.ts'
export { price as asPrice } from './price.ts'
export { ratio as asRatio } from './ratio.ts'
export { lastDate as $lastDate, placeOf as $placeOf } from './row-functions.ts'
export { compareShares as $compareShares } from './share-functions.ts'
export { taxId as asTaxId } from './tax-id.ts'
export { text as asText } from './text.ts'
export { transactionCode as asTransactionCode } from './transaction-code.ts'
export { transactionEffect as asTransactionEffect } from './transaction-effect.ts'
export { transactionEvent as asTransactionEvent } from './transaction-event.ts'
export { transactionGroup as asTransactionGroup } from './transaction-group.ts'
