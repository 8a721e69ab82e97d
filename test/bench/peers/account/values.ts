/** Values of lines, and whether one of them was refused. */
import { amountBeforeAsOf } from '../../../../src/normalize/as-of/amount-before-as-of.ts'
import { dateAfterAsOf } from '../../../../src/normalize/as-of/date-after-as-of.ts'
import { date } from '../../../../src/normalize/date/date.ts'
import { period } from '../../../../src/normalize/date/period.ts'
import { empty, type Reading, Refusal } from '../../../../src/normalize/definition.ts'
import type { Money } from '../../../../src/normalize/exact/exact-money.ts'
import type { FilingStatus } from '../../../../src/normalize/listed/filing-status.ts'
import { filingStatus } from '../../../../src/normalize/listed/filing-status.ts'
import type { Flag } from '../../../../src/normalize/listed/flag.ts'
import { money } from '../../../../src/normalize/money/money.ts'
import { readNotPresent } from './fields.ts'

/** Reads the values of one document. */
export class Values {
  isRefused = false

  money(value: unknown): Money | null {
    return typeof value === 'string' ? this.amount(money.parse(value)) : this.nothing(value)
  }

  beforeAsOf(value: unknown): Money | null {
    return typeof value === 'string' ? this.amount(amountBeforeAsOf.parse(value)) : this.nothing(value)
  }

  /** By one of the normalizers that give texts. */
  text(value: unknown, parse: (text: string) => Reading<string>): string | null {
    return typeof value === 'string' ? this.words(parse(value)) : this.nothing(value)
  }

  date(value: unknown): string | null {
    return typeof value === 'string' ? this.words(date.parse(value)) : this.nothing(value)
  }

  afterAsOf(value: unknown): string | null {
    return typeof value === 'string' ? this.words(dateAfterAsOf.parse(value)) : this.nothing(value)
  }

  period(value: unknown): string | null {
    return typeof value === 'string' ? this.words(period.parse(value)) : this.nothing(value)
  }

  integer(value: unknown, parse: (text: string) => Reading<number>): number | null {
    if (typeof value !== 'string') return this.nothing(value)
    const reading = parse(value)
    if (typeof reading === 'number') return reading
    return this.nothing(reading === empty ? null : reading)
  }

  status(value: unknown): FilingStatus | null {
    if (typeof value !== 'string') return this.nothing(value)
    const reading = filingStatus.parse(value)
    if (typeof reading === 'string') return reading
    return this.nothing(reading === empty ? null : reading)
  }

  notPresent(value: unknown): Flag | null {
    if (typeof value !== 'string') return this.nothing(value)
    const reading = readNotPresent(value)
    return reading === empty || reading instanceof Refusal ? null : reading
  }

  amount(reading: Reading<Money>): Money | null {
    if (reading instanceof Refusal) this.isRefused = true
    else if (reading !== empty) return reading
    return null
  }

  words(reading: Reading<string>): string | null {
    if (typeof reading === 'string') return reading
    if (reading !== empty) this.isRefused = true
    return null
  }

  /** There is nothing, or something that is not text. */
  nothing(value: unknown): null {
    if (value !== undefined && value !== null) this.isRefused = true
    return null
  }
}
