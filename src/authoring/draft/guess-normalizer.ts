/**
 * Which normalizer a line is read by: one that reads every text of every sample, as the normalizers themselves say. Where several
 * do and the label does not tell, that is said. Source of the shapes: docs/normalizers.md.
 */
import { Refusal } from '../../normalize/definition.ts'
import { type NormalizerName, normalizers } from '../../normalize/registry.ts'

/** How a line is read, and how sure that is. */
export interface Guess {
  readonly as: NormalizerName
  /** Texts of a `flag` that stand for yes and for no; none for others. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
  /** What else reads every text, the likelier first. */
  readonly others: readonly NormalizerName[]
  /** What an author has to decide; `undefined` where nothing else is likely. */
  readonly todo: string | undefined
}

/** Those that a line may be read by without knowing more of it, the narrower before the wider. */
const candidates: readonly NormalizerName[] = [
  'filingStatus',
  'date',
  'amountBeforeAsOf',
  'money',
  'month',
  'period',
  'cycle',
  'taxId',
  'ratio',
  'integer',
  'price',
  'decimal',
  'flag',
  'code',
  'text',
]

const yesWords: ReadonlySet<string> = new Set(['YES', 'Y', 'TRUE', 'X', 'CHECKED'])
const noWords: ReadonlySet<string> = new Set(['NO', 'N', 'FALSE', 'NOT CHECKED'])

/** The texts that are not blank, each once. */
export function distinctTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(text => text.trim()))].filter(text => text !== '')
}

/** Whether a normalizer reads each of these texts, and takes one of them for a value. */
export function readsAll(
  name: NormalizerName,
  texts: readonly string[],
  tables: readonly unknown[] = [],
): boolean {
  let hasValue = false
  const read = normalizers[name].withTables?.(...tables) ?? normalizers[name].parse
  for (const text of texts) {
    const value = read(text)
    if (value instanceof Refusal) return false
    hasValue ||= typeof value !== 'symbol'
  }
  return hasValue
}

/** Whether no text is read and left open: a flag is kept whose text is listed under neither answer. */
export function decidesAll(
  name: NormalizerName,
  texts: readonly string[],
  tables: readonly unknown[],
): boolean {
  const read = normalizers[name].withTables?.(...tables) ?? normalizers[name].parse
  return texts.every(text => {
    const found: unknown = read(text)
    return typeof found !== 'object' || found === null || !('value' in found) || found.value !== null
  })
}

/** `texts` are the distinct ones that are not blank; `label` is canonical. */
export function guessNormalizer(label: string, texts: readonly string[]): Guess {
  const readers = candidates.filter(name => readsAll(name, texts))
  const found = texts.length === 0 ? undefined : decide(label, texts, new Set(readers))
  const { as, yes = [], no = [], todo } = found ?? unseen(label)
  return { as, yes, no, todo, others: others(as, readers, texts) }
}

interface Decision {
  readonly as: NormalizerName
  readonly yes?: readonly string[]
  readonly no?: readonly string[]
  readonly todo?: string | undefined
}

type Reads = ReadonlySet<NormalizerName>

/** The rules in the order in which they are tried: each gives a decision or leaves it to the next one. */
const rules: readonly ((label: string, texts: readonly string[], reads: Reads) => Decision | undefined)[] = [
  (_, __, reads) => (reads.has('filingStatus') ? { as: 'filingStatus' } : undefined),
  byDates,
  byAmounts,
  byNumbersOfPeople,
  byYesAndNo,
  byDigits,
  byWords,
]

function decide(label: string, texts: readonly string[], reads: Reads): Decision | undefined {
  for (const rule of rules) {
    const found = rule(label, texts, reads)
    if (found !== undefined) return found
  }
  return undefined
}

function byDates(label: string, texts: readonly string[], reads: Reads): Decision | undefined {
  const isPeriod = says(label, 'PERIOD')
  if (reads.has('date')) return { as: 'date' }
  if (texts.every(text => /^\d+$/.test(text))) return undefined
  if (reads.has('month')) return { as: isPeriod ? 'period' : 'month' }
  return reads.has('period') ? { as: 'period' } : undefined
}

/** A text without a dollar sign, a decimal point or brackets is no amount in any transcript that was seen. */
function byAmounts(_: string, texts: readonly string[], reads: Reads): Decision | undefined {
  if (texts.some(text => /AS OF/i.test(text)) && reads.has('amountBeforeAsOf'))
    return { as: 'amountBeforeAsOf', todo: 'add a second field for the day, with as: dateAfterAsOf' }
  const hasDollar = texts.some(text => text.includes('$'))
  if (texts.some(text => text.includes('%')) && reads.has('ratio')) return { as: 'ratio' }
  const hasCents = texts.some(text => /[.(]\d/.test(text))
  if (reads.has('money') && hasDollar) return { as: 'money' }
  if (reads.has('money') && hasCents)
    return { as: 'money', todo: 'no dollar sign was seen: confirm that these are amounts' }
  if (reads.has('price') && hasDollar) return { as: 'price' }
  if (reads.has('decimal') && hasCents)
    return { as: 'decimal', todo: 'an amount, a share or a count: confirm which' }
  return undefined
}

/** Masked numbers, and nine digits under a label that speaks of a person or a business. */
function byNumbersOfPeople(label: string, texts: readonly string[], reads: Reads): Decision | undefined {
  if (!reads.has('taxId')) return undefined
  const isNamed = [
    'SSN',
    'TIN',
    'EIN',
    'ITIN',
    'TAXPAYER IDENTIFICATION',
    'IDENTIFICATION NUMBER',
    'SOCIAL SECURITY NUMBER',
  ].some(words => says(label, words))
  if (isNamed) return { as: 'taxId' }
  const todo = texts.some(text => /[X*-]/i.test(text))
    ? 'the number of a person or business, or of something else (code): confirm which'
    : 'nine digits: taxId for a person or business, code for anything else'
  return { as: texts.some(text => /[X*]/i.test(text)) ? 'taxId' : 'code', todo }
}

function byYesAndNo(label: string, texts: readonly string[]): Decision | undefined {
  const plain = texts.map(text => text.toUpperCase())
  if (plain.every(text => yesWords.has(text) || noWords.has(text))) {
    const yes = [...yesWords].filter(word => plain.includes(word))
    const no = [...noWords].filter(word => plain.includes(word))
    const isWhole = yes.length > 0 && no.length > 0
    const todo = isWhole
      ? undefined
      : `list under ${yes.length > 0 ? 'no' : 'yes'} what stands for the other answer`
    return { as: 'flag', yes, no, todo }
  }
  if (says(label, 'INDICATOR') && plain.some(text => /[A-Z]{2}/.test(text)))
    return { as: 'flag', todo: 'list under yes and under no the phrases that mean it' }
  return undefined
}

function byDigits(label: string, texts: readonly string[], reads: Reads): Decision | undefined {
  if (!texts.every(text => /^[\d,]+$/.test(text)) || !reads.has('integer')) return undefined
  if (texts.some(text => text.includes(','))) return { as: 'integer' }
  if (reads.has('period') && says(label, 'PERIOD')) return { as: 'period' }
  if (reads.has('cycle') && says(label, 'CYCLE')) return { as: 'cycle' }
  if (texts.every(text => /^0*[01]$/.test(text)))
    return { as: 'integer', todo: '0 and 1 only: a number (integer), yes or no (flag) or a code' }
  if (['CODE', 'ID', 'ACCOUNT', 'ZIP', 'DLN', 'CUSIP'].some(word => says(label, word))) return { as: 'code' }
  if (
    ['COUNT', 'EXEMPTIONS', 'NUMBER OF', 'DAYS', 'MONTHS', 'EMPLOYEES', 'YEAR'].some(word =>
      says(label, word),
    )
  )
    return { as: 'integer' }
  const isFixed =
    texts.some(text => text.startsWith('0') && text.length > 1) || texts.every(text => text.length > 4)
  return { as: isFixed ? 'code' : 'integer', todo: 'digits: a number (integer) or a code' }
}

function byWords(label: string, texts: readonly string[], reads: Reads): Decision {
  if (says(label, 'FORM NUMBER') && readsAll('formNumber', texts)) return { as: 'formNumber' }
  const mostly = mostlyReadBy(texts)
  if (mostly !== undefined) return { as: 'text', todo: `${mostly}; the others are words` }
  // The shape of an amount that no transcript was seen to have, such as a sign behind it.
  if (texts.some(text => /\$\s*[\d.]/.test(text)))
    return { as: 'text', todo: 'a dollar sign, in a shape that money does not read' }
  const isCode = reads.has('code') && texts.every(text => /^(?=.*\d)[\w-]+$/.test(text))
  return { as: isCode ? 'code' : 'text' }
}

/** "money reads 2 of 3 texts", where a narrow normalizer reads some. */
function mostlyReadBy(texts: readonly string[]): string | undefined {
  for (const name of ['date', 'money', 'integer'] as const) {
    const count = texts.filter(text => readsAll(name, [text])).length
    if (count > 0) return `${name} reads ${count} of ${texts.length} texts`
  }
  return undefined
}

/** Only blank texts were seen: the label alone speaks. */
function unseen(label: string): Decision {
  const todo = 'no value in any sample: choose the normalizer by the form'
  if (says(label, 'DATE')) return { as: 'date', todo }
  if (['AMOUNT', 'TAX', 'INCOME', 'WAGES', 'CREDIT', 'TOTAL'].some(word => says(label, word)))
    return { as: 'money', todo }
  return { as: 'text', todo }
}

/** Whether a canonical label has these words, one behind the other. */
function says(label: string, words: string): boolean {
  return ` ${label.replace(/[^A-Z0-9]+/g, ' ')} `.includes(` ${words} `)
}

/** Digits alone are no amount and no share in any transcript that was seen. */
const ofDigits: readonly NormalizerName[] = ['integer', 'code', 'period', 'cycle', 'taxId', 'decimal']
const mostOthers = 3

function others(
  as: NormalizerName,
  readers: readonly NormalizerName[],
  texts: readonly string[],
): readonly NormalizerName[] {
  const isDigits = texts.every(text => /^\d+$/.test(text))
  const likely = isDigits ? ofDigits.filter(name => readers.includes(name)) : readers
  return likely.filter(name => name !== as && name !== 'flag' && name !== 'text').slice(0, mostOthers)
}
