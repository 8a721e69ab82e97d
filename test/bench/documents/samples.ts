/** Documents made of the sample transcripts: the samples as they are, and longer lists of entries and transactions. */
import { mapTranscript } from '../../../src/index.ts'
import { truthOf } from '../../outside/truth.ts'
import { goldens } from '../../support/goldens.ts'
import { type Random, randomOf } from './random.ts'

/** The texts of all samples of one type, without blanks: RECA gives all records of account. */
export function sampleTexts(type: string): readonly string[] {
  return (
    goldens()
      // Those from outside leave lines unread on purpose; what that costs is measured by itself.
      .filter(golden => golden.name.startsWith(`${type.toLowerCase()}/`) && truthOf(golden) === undefined)
      .map(({ text }) => JSON.stringify(JSON.parse(text)))
  )
}

/**
 * As many wage and income transcripts as `documents`, each of `count` entries drawn from those of the samples; the amounts of
 * each entry are those of the sample times a factor. The same for the same numbers.
 */
export function incomeTexts(count: number, documents: number): readonly string[] {
  const [sample] = knownIncome()
  const document: Readonly<Record<string, unknown>> = JSON.parse(sample ?? '{}')
  const pool = incomeEntries()
  return Array.from({ length: documents }, (_, seed) => {
    const random = randomOf(seed + 1)
    const entries = Array.from({ length: count }, () => {
      const text = pool[random.below(pool.length)] ?? '{}'
      return JSON.parse(scaled(text, 1 + random.below(40)))
    })
    return JSON.stringify({ ...document, SECTION_INCOME: entries })
  })
}

/** The wage and income transcripts of individuals in which every entry is of a known kind. */
function knownIncome(): readonly string[] {
  return sampleTexts('WAID').filter(text => {
    const { issues, mapping } = mapTranscript(text)
    return mapping.id === 'waid-income' && issues.every(({ code }) => code !== 'transcript/unknown-entry')
  })
}

function incomeEntries(): readonly string[] {
  return knownIncome().flatMap(text => {
    const { SECTION_INCOME: entries }: { readonly SECTION_INCOME?: readonly unknown[] } = JSON.parse(text)
    return (entries ?? []).map(entry => JSON.stringify(entry))
  })
}

/** Every amount times `factor`, so that none becomes greater than one it was smaller than and sums stay sums. */
export function scaled(text: string, factor: number): string {
  return withCents(text, cents => cents * factor)
}

/** Every amount with the cents that `change` makes of its own and of its place, the first being 0. */
export function withCents(text: string, change: (cents: number, place: number) => number): string {
  let place = 0
  return text.replace(/([0-9][0-9,]*)\.([0-9]{2})(?![0-9])/g, (_, whole: string, cents: string) =>
    plainDollars(change(Number(`${whole.replaceAll(',', '')}${cents}`), place++)),
  )
}

/** As many account transcripts as `documents`, each of `count` transactions whose sum is the balance. The same for the same numbers. */
export function accountTexts(count: number, documents: number): readonly string[] {
  const [sample] = sampleTexts('ACTR').filter(text => text.includes('"FORM":"1040"'))
  const document: Readonly<Record<string, unknown>> = JSON.parse(sample ?? '{}')
  return Array.from({ length: documents }, (_, seed) => {
    const random = randomOf(seed + 1)
    const [first, ...others] = Array.from({ length: count }, () => transaction(random))
    const tax = Math.abs(first?.cents ?? 0)
    const posted = {
      CODE: '150',
      DESC: 'Tax return filed',
      CYCLE: '20221505',
      DATE: '05-02-2022',
      AMOUNT: dollars(tax),
    }
    const rows = [{ cents: tax, printed: posted }, ...others]
    const balance = dollars(rows.reduce((sum, row) => sum + row.cents, 0))
    return JSON.stringify({
      ...document,
      SECTION_BALANCE: {
        'ACCOUNT BALANCE': balance,
        'ACCRUED INTEREST': dollars(0),
        'ACCRUED PENALTY': dollars(0),
        'ACCOUNT BALANCE PLUS ACCRUALS(THIS IS NOT A PAYOFF AMOUNT)': balance,
      },
      SECTION_SUMMARY: { ...Object(document.SECTION_SUMMARY), 'TAX PER RETURN': dollars(tax) },
      SECTION_TRANSACTIONS: rows.map(row => row.printed),
    })
  })
}

/** A row whose amount has the sign of what its code does, and is zero where that moves nothing. */
function transaction(random: Random): { readonly cents: number; readonly printed: unknown } {
  const { code, description, sign } = random.oneOf([
    { code: '290', description: 'Additional tax assessed', sign: 1 },
    { code: '806', description: 'W-2 or 1099 withholding', sign: -1 },
    { code: '430', description: 'Estimated tax payment', sign: -1 },
    { code: '610', description: 'Payment with return', sign: -1 },
    { code: '276', description: 'Penalty for late payment of tax', sign: 1 },
    { code: '196', description: 'Interest charged for late payment', sign: 1 },
    { code: '971', description: 'Notice issued', sign: 0 },
    { code: '670', description: 'Payment', sign: -1 },
  ])
  const cents = sign === 0 ? 0 : sign * (1 + random.below(1_000_000))
  const [month, day] = [1 + random.below(12), 1 + random.below(28)].map(each => String(each).padStart(2, '0'))
  const date = `${month ?? ''}-${day ?? ''}-${2015 + random.below(10)}`
  const printed = { CODE: code, DESC: description, CYCLE: '20221505', DATE: date, AMOUNT: dollars(cents) }
  return { cents, printed }
}

function dollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${plainDollars(Math.abs(cents))}`
}

const printed = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** `12,345.67` */
function plainDollars(cents: number): string {
  return printed.format(cents / 100)
}
