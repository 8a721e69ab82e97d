/**
 * The written phrases of indicators and what each must give: test/catalogue/flags.json has them by section and label, with the
 * field of the output that they land in. `neither` are phrases that must stay undecided. Read against the wording of the
 * forms, not made from the mappings.
 */
import { valueAt } from '../../src/text/places/json-pointer.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { load, type Row, rows, samplesOf } from './catalogue.ts'
import { wordingsOf } from './wordings.ts'

/** One indicator. */
export interface Flag {
  /** As in the list of labels; the form `*` is every form. */
  readonly section: string
  readonly label: string
  /** Where it lands: `form8606[].spouseIndicator`. */
  readonly field: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly neither: readonly string[]
}

/** A transcript that prints one phrase, and where in the data it is to give what. */
export interface PrintedPhrase {
  readonly phrase: string
  readonly gives: boolean | null
  readonly document: object
  readonly path: string
}

type Written = Pick<Flag, 'field'> & Partial<Pick<Flag, 'yes' | 'no' | 'neither'>>

/** Every indicator, in the order of the file. */
export function flags(): readonly Flag[] {
  // The file is ours and has this shape.
  const sections = load('flags.json') as Readonly<Record<string, Readonly<Record<string, Written>>>>
  return Object.entries(sections).flatMap(([section, labels]) =>
    Object.entries(labels).map(([label, { field, yes = [], no = [], neither = [] }]) => ({
      section,
      label,
      field,
      yes,
      no,
      neither,
    })),
  )
}

/** The known labels that print an indicator. */
export function rowsOf({ section, label }: Flag): readonly Row[] {
  const [before = '', after] = section.split('*')
  const isThere = (place: string): boolean =>
    after === undefined ? place === section : place.startsWith(before) && place.endsWith(after)
  return rows().filter(row => row.label === label && isThere(row.section))
}

/** Each phrase of an indicator under each wording of one of its labels. */
export function printedPhrases(flag: Flag, row: Row): readonly PrintedPhrase[] {
  const path = `/${flag.field.replaceAll('[]', '.0').replaceAll('.', '/')}`
  const phrases = [
    ...flag.yes.map(phrase => ({ phrase, gives: true })),
    ...flag.no.map(phrase => ({ phrase, gives: false })),
    ...flag.neither.map(phrase => ({ phrase, gives: null })),
  ]
  return phrases.flatMap(({ phrase, gives }) =>
    wordingsOf(row).flatMap(wording =>
      samplesOf(row, wording, phrase).map(({ document }) => ({ phrase, gives, document, path })),
    ),
  )
}

/** What is wrong with what a phrase gives, in a sentence; nothing where all is well. */
export function faultOfPhrase(
  { phrase, gives, path }: PrintedPhrase,
  result: TranscriptResult,
): string | undefined {
  const found = JSON.stringify(valueAt(result.data, path))
  const wanted = JSON.stringify({ text: phrase, value: gives })
  return found === wanted ? undefined : `${path} is ${found}, not ${wanted}`
}
