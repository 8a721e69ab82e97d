/**
 * The labels that are known, and the smallest transcripts that hold them. They are facts gathered from transcripts and from
 * software that reads them: test/catalogue/labels.json has [label, kind, confidence, other wordings…] by type, form and
 * section, income-forms.json the TYPE texts and the names of the two parties of each wage and income form.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pointerTo } from '../../src/text/json-pointer.ts'
import { projectRoot } from './goldens.ts'

/** What a label holds. */
export type Kind =
  | 'money'
  | 'date'
  | 'id'
  | 'code'
  | 'integer'
  | 'ratio'
  | 'text'
  | 'name/address'
  | 'flag/indicator text'

/** How well a wording is known, the least first. */
export const confidences = ['unsourced', 'inferred', 'secondary', 'sourced'] as const

export type Confidence = (typeof confidences)[number]

/** One known label. */
export interface Row {
  readonly type: string
  readonly form: string
  /** `SECTION_FILING/INCOME`, `SECTION_INCOME/W-2/ITEMS`, or `PARTY` for whichever party; `*` is any form. */
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
  /** The names of the first party, and of the second. */
  readonly parties: readonly (readonly string[])[]
}

/** A transcript that holds just one label, and where. */
export interface Sample {
  readonly document: object
  readonly pointer: string
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
        lines.map(([label, kind, confidence, ...aliases]) => ({
          type,
          form,
          section,
          label,
          kind,
          confidence,
          aliases,
        })),
      ),
    ),
  )
}

/** Every known wage and income form by its name. */
export function incomeForms(): ReadonlyMap<string, IncomeForm> {
  // As above.
  return new Map(Object.entries(load('income-forms.json') as ByName<IncomeForm>))
}

const values: Readonly<Record<Kind, string>> = {
  money: '-$1,234.56',
  date: '04-15-2023',
  id: 'XXX-XX-1234',
  code: '7',
  integer: '2',
  ratio: '33.333333%',
  text: 'SAMPLE',
  'name/address': 'SAMP X',
  'flag/indicator text': 'X',
}

/** Labels whose texts have a shape of their own. */
const ownValues: ReadonlyMap<string, string> = new Map([
  ['CODE', '150'],
  ['CYCLE', '20202205'],
  ['CYCLE POSTED', '20202205'],
  ['FILING STATUS', 'Single'],
  ['TAX PERIOD REQUESTED', 'December, 2023'],
])

/**
 * The transcripts that hold just this wording of a row. They are alternatives: the label of a party may belong to the
 * first party only, or to the second; within each, the wording is to be read in all of them.
 */
export function samplesOf(row: Row, wording: string): readonly (readonly Sample[])[] {
  const [top = '', ...rest] = row.section.split('/')
  const leaf = { [wording.replace('<YYYY>', '2019')]: ownValues.get(row.label) ?? values[row.kind] }
  if (top === 'SECTION_TRANSACTIONS') return [[sampleOf(row, { [top]: [leaf] })]]
  if (top !== 'SECTION_INCOME') {
    return [[sampleOf(row, { [top]: rest.length === 0 ? leaf : { [rest.join('/')]: leaf } })]]
  }
  const part = rest.at(-1) ?? ''
  const name = rest.slice(0, -1).join('/')
  const entries = [...incomeForms()].filter(([each]) => name === '*' || name === each)
  const inside = (namesOf: (form: IncomeForm) => readonly string[]): readonly Sample[] =>
    entries.flatMap(([, form]) =>
      form.types.flatMap(type =>
        namesOf(form).map(section => sampleOf(row, { [top]: [{ TYPE: type, [section]: leaf }] })),
      ),
    )
  if (part === 'ITEMS') return [inside(() => ['ITEMS'])]
  return [inside(form => form.parties[0] ?? []), inside(form => form.parties[1] ?? [])]
}

function sampleOf({ type, form }: Row, section: object): Sample {
  return { document: { TYPE: type, ...section, FORM: form }, pointer: lastLeaf(section, '') }
}

function lastLeaf(value: unknown, pointer: string): string {
  if (typeof value !== 'object' || value === null) return pointer
  const [key = '', inner] = Object.entries(value).at(-1) ?? []
  return lastLeaf(inner, pointerTo(pointer, key))
}

function load(name: string): unknown {
  return JSON.parse(readFileSync(join(projectRoot, 'test/catalogue', name), 'utf8'))
}
