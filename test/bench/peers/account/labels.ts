/** The labels of an account transcript, by section, and the keys that documents print for them. */
import { canonicalLabel } from '../../../../src/text/labels/canonical-label.ts'
import { escapeStep } from '../../../../src/text/places/json-pointer.ts'
import { saysNoData } from './notices.ts'

/** A key of a document. */
export interface Label {
  readonly key: string
  /** The key as the last step of a JSON Pointer. */
  readonly step: string
  /** Its place among the labels of the section; -1 where the section has no such label. */
  readonly slot: number
  /** The key is itself a sentence that says there is no data. */
  readonly saysNoData: boolean
}

/** So many keys are known by heart for each section, of at most so many characters: the others are looked at again each time. */
const mostKnown = 500
const longestKnown = 200

/** The labels of one section. */
export class Labels {
  readonly names: readonly string[]
  /** One element for each label: what a section without any line has. */
  readonly blank: undefined[]
  readonly #known = new Map<string, Label>()
  readonly #slots: ReadonlyMap<string, number>

  /** So many of them, the first ones, have a text; the others a section or a list. */
  readonly texts: number

  /** `names` are canonical. */
  constructor(names: readonly string[], texts: number = names.length) {
    this.names = names
    this.texts = texts
    this.blank = names.map(() => undefined)
    this.#slots = new Map(names.map((name, slot) => [name, slot]))
    for (const name of names) this.#meet(name)
  }

  of(key: string): Label {
    return this.#known.get(key) ?? this.#meet(key)
  }

  #meet(key: string): Label {
    const slot = this.#slots.get(key) ?? this.#slots.get(canonicalLabel(key)) ?? -1
    const label = { key, step: `/${escapeStep(key)}`, slot, saysNoData: saysNoData(key) }
    if (key.length <= longestKnown && this.#known.size < mostKnown) this.#known.set(key, label)
    return label
  }
}

/** The first label of the top that has no text but a section or a list. */
export const firstSection = 4

export const topLabels: Labels = new Labels(
  [
    'TYPE',
    'FORM',
    'PERIOD',
    'LAST4',
    'SECTION_HEADER',
    'SECTION_BALANCE',
    'SECTION_SUMMARY',
    'SECTION_TRANSACTIONS',
  ],
  firstSection,
)

export const headerLabels: Labels = new Labels([
  'TITLE',
  'REQUEST DATE',
  'RESPONSE DATE',
  'TRACKING NUMBER',
  'TRACKING ID',
  'CUSTOMER FILE NUMBER',
  'FORM NUMBER',
  'FORM',
  'TAX PERIOD',
  'TAX PERIOD ENDING',
  'REPORT FOR TAX PERIOD ENDING',
  'TAX PERIOD REQUESTED',
  'PERIOD REQUESTED',
  'TAXPAYER IDENTIFICATION NUMBER',
  'SSN PROVIDED',
  'TIN PROVIDED',
  'EIN PROVIDED',
  'SPOUSE TAXPAYER IDENTIFICATION NUMBER',
  'NAME',
  'STREET',
  'ADDRESS',
])

export const balanceLabels: Labels = new Labels([
  'ACCOUNT BALANCE',
  'ACCRUED INTEREST',
  'ACCRUED INTEREST AS OF',
  'AS OF',
  'ACCRUED PENALTY',
  'ACCRUED PENALTY AS OF',
  'ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)',
  'ACCOUNT BALANCE PLUS ACCRUALS',
])

export const summaryLabels: Labels = new Labels([
  'EXEMPTIONS',
  'FILING STATUS',
  'ADJUSTED GROSS INCOME',
  'TAXABLE INCOME',
  'TAX PER RETURN',
  'SE TAXABLE INCOME TAXPAYER',
  'SE TAXABLE INCOME SPOUSE',
  'TOTAL SELF EMPLOYMENT TAX',
  'RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)',
  'PROCESSING DATE',
  'RETURN NOT PRESENT FOR THIS ACCOUNT',
  'SELF-EMPLOYMENT TAXABLE INCOME TAXPAYER',
  'SELF-EMPLOYMENT TAXABLE INCOME SPOUSE',
  'TOTAL SELF-EMPLOYMENT TAX',
  'RETURN DUE DATE OR RETURN RECEIVED DATE',
])

export const rowLabels: Labels = new Labels([
  'CODE',
  'DESC',
  'EXPLANATION OF TRANSACTION',
  'CYCLE',
  'DATE',
  'AMOUNT',
])
