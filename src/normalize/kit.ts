/**
 * The normalizers and functions as the bundled mappings bring them along, each under the name by which mappings write it:
 * `as: money` is `asMoney`, `$addMoney(...)` is `$addMoney`. A bundler takes those that the mappings of a program name.
 */

export * from './kit.gen.ts'

// The functions, in a group of their own: behind the normalizers a bundle of both compresses best.

export { areDistinct as $areDistinct } from './functions/form-functions.ts'
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
