/**
 * Which sections and lines a made-up return transcript has, and which of them a mapping reads. Labels are in the manner of a
 * real transcript, in sections of thirty lines; two lines of three are left unmapped.
 */

export type LineKind = 'money' | 'date' | 'name' | 'code'

export interface Line {
  readonly label: string
  readonly kind: LineKind
  /** The name of the field that reads it; absent for a line that no field reads. */
  readonly field?: string
}

export interface Section {
  /** Labels from the top of the document. */
  readonly path: readonly string[]
  /** The name of its group in the data. */
  readonly name: string
  readonly lines: readonly Line[]
}

export interface Layout {
  readonly sections: readonly Section[]
  /** The fields of kind money or date that are read. */
  readonly fields: number
  /** All texts of the document: three for each field, `TYPE` and `FORM` among them. */
  readonly leaves: number
}

const linesOfSection = 30

const titles = [
  'INCOME',
  'ADJUSTMENTS TO INCOME',
  'TAX AND CREDITS',
  'OTHER TAXES',
  'PAYMENTS',
  'REFUND OR AMOUNT OWED',
  'SCHEDULE A-ITEMIZED DEDUCTIONS',
  'SCHEDULE C-PROFIT OR LOSS FROM BUSINESS',
  'SCHEDULE E-SUPPLEMENTAL INCOME AND LOSS',
]

// As many as a prime, so that a fixed step through them meets no subject twice in a section.
const subjects = [
  'WAGES AND SALARIES',
  'TAXABLE INTEREST',
  'ORDINARY DIVIDENDS',
  'STATE TAX REFUNDS',
  'BUSINESS INCOME',
  'CAPITAL GAIN OR LOSS',
  'IRA DISTRIBUTIONS',
  'PENSIONS AND ANNUITIES',
  'RENT AND ROYALTIES',
  'FARM INCOME',
  'UNEMPLOYMENT PAY',
  'SOCIAL SECURITY BENEFITS',
  'EDUCATOR EXPENSES',
  'HEALTH SAVINGS DEDUCTION',
  'MOVING EXPENSES',
  'SELF EMPLOYMENT TAX',
  'STUDENT LOAN INTEREST',
  'TUITION AND FEES',
  'STANDARD DEDUCTION',
  'TENTATIVE TAX',
  'FOREIGN TAX CREDIT',
  'CHILD CARE CREDIT',
  'EDUCATION CREDIT',
  'RETIREMENT SAVINGS CREDIT',
  'RESIDENTIAL ENERGY CREDIT',
  'ADOPTION CREDIT',
  'TAX WITHHELD',
  'ESTIMATED PAYMENTS',
  'EARNED INCOME CREDIT',
  'PREMIUM TAX CREDIT',
  'AMOUNT OWED',
  'PENALTY FOR LATE FILING',
  'INTEREST ACCRUED',
  'MORTGAGE INTEREST',
  'GIFTS TO CHARITY',
  'MEDICAL EXPENSES',
  'CASUALTY LOSSES',
]

const qualifiers = ['', ' PER COMPUTER', ' PER COMPUTER', ' VERIFIED', ' AMOUNT CLAIMED']

/** The layout of a document with `fields` fields and three times as many leaves. The same for the same number. */
export function layoutOf(fields: number): Layout {
  const leaves = 3 * fields
  const lines = leaves - 2
  const sections = Array.from({ length: Math.ceil(lines / linesOfSection) }, (_, index) =>
    sectionAt(index, Math.min(linesOfSection, lines - index * linesOfSection)),
  )
  return { sections, fields, leaves }
}

function sectionAt(index: number, length: number): Section {
  const lines = Array.from({ length }, (_, line) => lineAt(index, line))
  if (index === 0) return { path: ['SECTION_HEADER'], name: 'header', lines }
  const round = Math.floor((index - 1) / titles.length)
  const title = titles[(index - 1) % titles.length] ?? ''
  const label = round === 0 ? title : `${title} CONTINUED ${round}`
  return { path: ['SECTION_FILING', label], name: camelCase(label), lines }
}

function lineAt(section: number, line: number): Line {
  const subject = subjects[(section * 5 + line * 7) % subjects.length] ?? ''
  const isRead = (section * linesOfSection + line) % 3 === 0
  const kind = kindAt(line, isRead)
  const tail = {
    money: qualifiers[(line + section) % qualifiers.length],
    date: ' DATE',
    name: ' NAME',
    code: ' CODE',
  }
  const label = `${subject}${tail[kind] ?? ''}`
  return isRead ? { label, kind, field: camelCase(label) } : { label, kind }
}

/** Of the lines read one of ten is a date; of the others some are names and codes. */
function kindAt(line: number, isRead: boolean): LineKind {
  if (isRead) return line % linesOfSection === 9 ? 'date' : 'money'
  if (line % 15 === 1) return 'name'
  return line % 15 === 8 ? 'code' : 'money'
}

/** `TAX WITHHELD DATE` as `taxWithheldDate`. */
function camelCase(label: string): string {
  const words = label.toLowerCase().split(/[^a-z0-9]+/)
  return words
    .map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join('')
}
