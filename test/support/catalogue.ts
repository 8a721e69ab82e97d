/**
 * The labels that are known, and the smallest transcripts that hold them. They are facts gathered from transcripts and from
 * software that reads them: test/catalogue/labels.json has [label, kind, confidence, other wordings…] by type, form and
 * section, income-forms.json the TYPE texts of each wage and income form, and its two parties: what the output calls each,
 * and the names that it is printed under.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pointerTo } from '../../src/text/places/json-pointer.ts'
import { projectRoot } from './goldens.ts'

/** How many labels test/catalogue/labels.json has: one that is lost by an edit is missed. */
export const knownLabels = 2438

/** How many labels there must be, told where there are not. */
export const labelsAdvice =
  'set knownLabels in test/support/catalogue.ts to the number of labels in test/catalogue/labels.json, if you added some and lost none'

/** What a label holds: the text that it is tried with, and the normalizers that read it without losing what it says. */
const kinds = {
  money: { sample: '-$1,234.56', as: ['money', 'amountBeforeAsOf'] },
  date: { sample: '04-15-2023', as: ['date', 'period'] },
  id: { sample: 'XXX-XX-1234', as: ['taxId', 'code'] },
  code: { sample: '7', as: ['code', 'text'] },
  'transaction code': { sample: '150', as: ['transactionCode'] },
  cycle: { sample: '20202205', as: ['cycle'] },
  'form number': { sample: 'Form 1040', as: ['formNumber'] },
  integer: { sample: '2', as: ['integer'] },
  ratio: { sample: '33.333333%', as: ['ratio'] },
  text: { sample: 'SAMPLE', as: ['text'] },
  'name/address': { sample: 'SAMP X', as: ['text'] },
  'flag/indicator text': { sample: 'Unanswered', as: ['flag', 'filingStatus', 'text'] },
} as const satisfies Readonly<Record<string, { readonly sample: string; readonly as: readonly string[] }>>

export type Kind = keyof typeof kinds

/** How well a wording is known, the least first. */
export const confidences = ['unsourced', 'inferred', 'secondary', 'sourced'] as const

export type Confidence = (typeof confidences)[number]

/** One known label. */
export interface Row {
  readonly type: string
  readonly form: string
  /**
   * `SECTION_FILING/INCOME`, with ` > ` before a section inside it; `SECTION_INCOME/W-2/ITEMS`; `SECTION_INCOME/W-2/PARTY
   * employer` for the party that the output calls so, `PARTY` alone for each of the two. The form `*` is every form.
   */
  readonly section: string
  readonly label: string
  readonly kind: Kind
  readonly confidence: Confidence
  /** Other wordings; `<YYYY>` stands for any year. */
  readonly aliases: readonly string[]
}

/** One wage and income form. */
export interface IncomeForm {
  readonly types: readonly string[]
  /** How well the TYPE texts are known. */
  readonly confidence: Confidence
  /** The names that each party is printed under, by what the output calls it. */
  readonly parties: ByName<readonly string[]>
}

/** A transcript that holds just one label, and where. */
export interface Sample {
  readonly document: object
  readonly pointer: string
  /** The part of the data that the label must land in, `/informationReturns/0/payer`; empty where any will do. */
  readonly within: string
}

type Line = readonly [label: string, kind: Kind, confidence: Confidence, ...aliases: string[]]
type ByName<T> = Readonly<Record<string, T>>

/** Every known label, in the order of the file. */
export function rows(): readonly Row[] {
  // The file is ours and has this shape.
  const types = load('labels.json') as ByName<ByName<ByName<readonly Line[]>>>
  return Object.entries(types).flatMap(([type, forms]) =>
    Object.entries(forms).flatMap(([form, sections]) =>
      Object.entries(sections).flatMap(([section, lines]) =>
        lines.map(line => {
          const [label, kind, confidence, ...aliases] = line
          mustBeListed(`${type} ${form}, ${section}, ${label}`, line)
          return { type, form, section, label, kind, confidence, aliases }
        }),
      ),
    ),
  )
}

/** The words of the file may be any. */
function mustBeListed(place: string, [, kind, confidence]: readonly string[]): void {
  const oneOf = (what: string, word: string | undefined, words: readonly string[]): void => {
    if (word === undefined || !words.includes(word))
      throw new TypeError(`labels.json, ${place}: ${what} is "${word}"; write one of ${words.join(', ')}`)
  }
  oneOf('the kind', kind, Object.keys(kinds))
  oneOf('the evidence', confidence, confidences)
}

/** Every known wage and income form by its name. */
export function incomeForms(): ReadonlyMap<string, IncomeForm> {
  // As above.
  return new Map(Object.entries(load('income-forms.json') as ByName<IncomeForm>))
}

/** Labels whose texts have a shape of their own. */
const ownSamples: ReadonlyMap<string, string> = new Map([
  ['DISTRIBUTION CODE', 'Early Distribution, no known exception (in most cases, under age 59)'],
  ['FILING STATUS', 'Single'],
  ['PTIN', 'P00000000'],
  ['NUMBER OF SHARES TRANSFERRED', '37.512'],
  ['TAX PERIOD REQUESTED', 'December, 2023'],
])

/** A count that may be a fraction, and a price that may have parts of a cent, are read exactly. */
const ownNormalizers: ReadonlyMap<string, string> = new Map([
  ['NUMBER OF SHARES TRANSFERRED', 'decimal'],
  ['EXERCISE PRICE PER SHARE', 'price'],
  ['FAIR MARKET VALUE PER SHARE ON EXERCISE DATE', 'price'],
  ['EXERCISE FAIR MARKET VALUE PER SHARE ON EXERCISE DATE', 'price'],
])

/** The text that a label is tried with. */
function sampleTextOf({ label, kind }: Row): string {
  return ownSamples.get(label) ?? kinds[kind].sample
}

/** The normalizers that read a label without losing what it says. */
export function normalizersOf({ label, kind }: Row): readonly string[] {
  const own = ownNormalizers.get(label)
  return own === undefined ? kinds[kind].as : [own]
}

/** What a failure says of the kind that a label is listed as. */
export function kindAdvice(row: Row): string {
  const normalizers = normalizersOf(row).map(name => `\`as: ${name}\``)
  return (
    `labels.json lists it as ${row.kind}: it is tried with "${sampleTextOf(row)}" and read ${normalizers.join(' or ')}; ` +
    'change the kind there, or `as:` in the mapping; where no kind fits, give the label a text in `ownSamples` and a normalizer in ' +
    '`ownNormalizers` of test/support/catalogue.ts'
  )
}

/** The transcripts that hold just this wording of a row, with `text` beside it: one for each place that the row speaks of. */
export function samplesOf(row: Row, wording: string, text: string = sampleTextOf(row)): readonly Sample[] {
  const [top = '', ...rest] = row.section.split('/')
  const leaf = { [wording.replace('<YYYY>', '2019')]: text }
  if (top === 'SECTION_TRANSACTIONS') return [sampleOf(row, { [top]: [leaf] })]
  if (top !== 'SECTION_INCOME') return [sampleOf(row, { [top]: nested(rest.join('/'), leaf) })]
  const [part = '', party] = (rest.at(-1) ?? '').split(' ')
  const name = rest.slice(0, -1).join('/')
  const entries = [...incomeForms()].filter(([each]) => name === '*' || name === each)
  return entries.flatMap(([, form]) =>
    form.types.flatMap(type =>
      sectionsOf(form, part, party).map(section =>
        sampleOf(
          row,
          { [top]: [{ TYPE: type, [section]: leaf }] },
          party === undefined ? '' : `/informationReturns/0/${party}`,
        ),
      ),
    ),
  )
}

/** The names that a part of an entry is printed under. */
function sectionsOf(form: IncomeForm, part: string, party: string | undefined): readonly string[] {
  if (part !== 'PARTY') return [part]
  return party === undefined ? Object.values(form.parties).flat() : (form.parties[party] ?? [])
}

/** `leaf` inside the sections of `path`, outermost first; itself where the path is empty. */
function nested(path: string, leaf: object): object {
  if (path === '') return leaf
  return path.split(' > ').reduceRight<object>((inner, section) => ({ [section]: inner }), leaf)
}

function sampleOf({ type, form }: Row, section: object, within = ''): Sample {
  return { document: { TYPE: type, ...section, FORM: form }, pointer: lastLeaf(section, ''), within }
}

function lastLeaf(value: unknown, pointer: string): string {
  if (typeof value !== 'object' || value === null) return pointer
  const [key = '', inner] = Object.entries(value).at(-1) ?? []
  return lastLeaf(inner, pointerTo(pointer, key))
}

/** A file of test/catalogue. */
export function load(name: string): unknown {
  return JSON.parse(readFileSync(join(projectRoot, 'test/catalogue', name), 'utf8'))
}
