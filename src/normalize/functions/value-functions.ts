/** Every function that a mapping may call in derived fields and checks, by its name. */

import type { ValueFunction } from '../value-function.ts'
import { areDistinct } from './form-functions.ts'
import {
  addMoney,
  compareMoney,
  isNegative,
  largerMoney,
  meanMoney,
  orZero,
  sameMoney,
  shareOf,
  smallerMoney,
  subtractMoney,
  sumAsCorrected,
  sumMoney,
  writtenDecimal,
  writtenMoney,
} from './money-functions.ts'
import { lastDate, placeOf } from './row-functions.ts'
import { compareShares } from './share-functions.ts'

/** The functions by name. */
export const valueFunctions = {
  money: writtenMoney,
  decimal: writtenDecimal,
  addMoney,
  subtractMoney,
  sumMoney,
  meanMoney,
  shareOf,
  largerMoney,
  smallerMoney,
  orZero,
  sameMoney,
  compareMoney,
  isNegative,
  sumAsCorrected,
  areDistinct,
  compareShares,
  lastDate,
  placeOf,
} as const satisfies Readonly<Record<string, ValueFunction>>
