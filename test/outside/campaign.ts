/**
 * The campaign of rewordings: each known label, title and kind of entry is put into an otherwise known document in other words,
 * and what the mapper makes of it is judged against what it makes of the known wording.
 */
import { mapTranscript } from '../../src/index.ts'
import { valueAt } from '../../src/text/places/json-pointer.ts'
import type { Issue } from '../../src/transcript/issue.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { incomeForms, type Row, rows, samplesOf } from '../support/catalogue.ts'
import { ofLabels, ofTitles, ofTypes, type Rewording } from './rewordings.ts'
import { isLoud } from './truth.ts'

/**
 * `right`: read as under the known wording. `loud at the field`: unread, and an issue stands at the field that it is. `loud`:
 * unread, and an issue points at it or at what it lies in. `silent`: unread, and none does. `wrong`: read as something else.
 * Else why the rewording was not tried.
 */
export const outcomes = [
  'right',
  'loud at the field',
  'loud',
  'silent',
  'wrong',
  'unchanged',
  'another label',
] as const

export type Outcome = (typeof outcomes)[number]

/** What is reworded. */
export const subjects = ['labels', 'titles', 'kinds of entries'] as const

export interface Trial {
  readonly subject: (typeof subjects)[number]
  readonly rewording: Rewording
  /** Where: `RETR 1040 SECTION_FILING/INCOME > TOTAL WAGES`. */
  readonly place: string
  readonly printed: string
  readonly outcome: Outcome
}

/** The labels of one section of one form, and how a document holds them. */
interface Place {
  readonly name: string
  readonly rows: readonly Row[]
  /** The labels and the texts beside them. */
  readonly lines: ReadonlyMap<string, string>
  /** The title of the section that may be reworded; `undefined` where it is part of the format. */
  readonly title: string | undefined
  readonly pointer: (title: string) => string
  readonly document: (lines: ReadonlyMap<string, string>, title: string) => object
}

/** Every trial of every label, or of every `step`th. */
export function* trialsOfLabels(step = 1, first = 0): Generator<Trial> {
  let number = 0
  for (const place of places()) {
    const title = place.title ?? ''
    const all = baseline(place.document(place.lines, title))
    for (const row of place.rows) {
      if (number++ % step !== first) continue
      const label = printed(row.label)
      const taken = takenLabels(place, row)
      const lines = withoutOthersOfIts(place, label, all)
      const known = lines.size === place.lines.size ? all : baseline(place.document(lines, title))
      for (const rewording of ofLabels) {
        const name = rewording.apply(label)
        yield {
          subject: 'labels',
          rewording,
          place: `${place.name} > ${row.label}`,
          printed: name ?? label,
          outcome: notTried(label, name, taken) ?? judgeLabel(place, lines, label, name ?? label, known),
        }
      }
    }
  }
}

/** Every trial of every title of a section of a return. */
export function* trialsOfTitles(): Generator<Trial> {
  const all = places().filter(place => place.title !== undefined)
  for (const place of all) {
    const title = place.title ?? ''
    const known = baseline(place.document(place.lines, title))
    const taken = new Set(
      all
        .filter(each => each.name.split('/')[0] === place.name.split('/')[0])
        .map(each => plain(each.title ?? '')),
    )
    for (const rewording of ofTitles) {
      const name = rewording.apply(title)
      yield {
        subject: 'titles',
        rewording,
        place: place.name,
        printed: name ?? title,
        outcome: notTried(title, name, taken) ?? judgeTitle(place, title, name ?? title, known),
      }
    }
  }
}

/** Every trial of the TYPE text of every kind of entry. */
export function* trialsOfTypes(): Generator<Trial> {
  const all = [...incomeForms()].flatMap(([form, { types }]) => types.map(type => ({ form, type })))
  const taken = new Set(all.map(({ type }) => plain(type)))
  for (const { form, type } of all) {
    for (const rewording of ofTypes) {
      const name = rewording.apply(type)
      yield {
        subject: 'kinds of entries',
        rewording,
        place: type,
        printed: name ?? type,
        outcome: notTried(type, name, taken) ?? judgeType(form, name ?? type),
      }
    }
  }
}

/** Nothing to try: the text stays as it is, or becomes that of something else that is known. */
function notTried(text: string, name: string | undefined, taken: ReadonlySet<string>): Outcome | undefined {
  if (name === undefined || name === text || name.trim() === '') return 'unchanged'
  return plain(name) !== plain(text) && taken.has(plain(name)) ? 'another label' : undefined
}

/** Letters and digits only: coarser than any way of printing, so nothing that could be meant otherwise is tried. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/&/g, 'AND')
    .replace(/[^A-Z0-9%]/g, '')
}

interface Baseline {
  /** The paths that get a value from each leaf. */
  readonly readers: ReadonlyMap<string, readonly string[]>
  readonly issues: ReadonlySet<string>
}

function baseline(document: object): Baseline {
  const result = mapTranscript(document)
  return { readers: readersOf(result), issues: new Set(result.issues.map(keyOf)) }
}

function readersOf(result: TranscriptResult): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>()
  for (const { path, state, sources, normalizer } of result.lineage()) {
    if (normalizer === null || state !== 'value') continue
    for (const { pointer } of sources) readers.set(pointer, [...(readers.get(pointer) ?? []), path])
  }
  return readers
}

function keyOf({ code, path, pointer }: Issue): string {
  return `${code}\n${path}\n${pointer}`
}

/** The lines of a place without those that the fields of this one would be read from in its stead. */
function withoutOthersOfIts(place: Place, label: string, { readers }: Baseline): ReadonlyMap<string, string> {
  const section = place.pointer(place.title ?? '')
  const pathsOf = (each: string): readonly string[] => readers.get(`${section}/${escaped(each)}`) ?? []
  const own = pathsOf(label)
  return new Map(
    [...place.lines].filter(([each]) => each === label || !pathsOf(each).some(path => own.includes(path))),
  )
}

function judgeLabel(
  place: Place,
  lines: ReadonlyMap<string, string>,
  label: string,
  name: string,
  known: Baseline,
): Outcome {
  const title = place.title ?? ''
  const others = new Map([...lines].map(([key, text]) => [key === label ? name : key, text]))
  const result = mapTranscript(place.document(others, title))
  const section = place.pointer(title)
  const paths = known.readers.get(`${section}/${escaped(label)}`) ?? []
  return judge(result, `${section}/${escaped(name)}`, paths, known)
}

function judgeTitle(place: Place, title: string, name: string, known: Baseline): Outcome {
  const document = place.document(place.lines, name)
  const result = mapTranscript(document)
  const [before, now] = [place.pointer(title), place.pointer(name)]
  const found = [...place.lines.keys()].map(label => {
    const paths = known.readers.get(`${before}/${escaped(label)}`) ?? []
    return judge(result, `${now}/${escaped(label)}`, paths, known)
  })
  const worst = (['wrong', 'silent', 'loud', 'loud at the field'] as const).find(each => found.includes(each))
  return worst ?? 'right'
}

function judgeType(form: string, name: string): Outcome {
  const text = form === 'W-2' ? { 'WAGES, TIPS AND OTHER COMPENSATION': '$1.00' } : {}
  const { data, issues } = mapTranscript({
    TYPE: 'WAID',
    FORM: 'INCOME',
    SECTION_INCOME: [{ TYPE: name, ITEMS: { 'SUBMISSION TYPE': 'Original document', ...text } }],
  })
  const found = valueAt(data, '/informationReturns/0/form')
  if (found === form) return 'right'
  if (found !== 'other') return 'wrong'
  return isLoud('/SECTION_INCOME/0/TYPE', [], issues) ? 'loud' : 'silent'
}

function judge(
  result: TranscriptResult,
  pointer: string,
  paths: readonly string[],
  known: Baseline,
): Outcome {
  if (result.unmapped.includes(pointer) || result.ignored.some(each => each.pointer === pointer)) {
    const issues = result.issues.filter(each => !known.issues.has(keyOf(each)))
    if (issues.some(({ path }) => path !== null && paths.includes(path))) return 'loud at the field'
    return isLoud(pointer, paths, issues) ? 'loud' : 'silent'
  }
  const readers = readersOf(result).get(pointer) ?? []
  return readers.length === paths.length && readers.every(path => paths.includes(path)) ? 'right' : 'wrong'
}

/** The sections of the catalogue, each with all of its labels. */
export function places(): readonly Place[] {
  const sections = new Map<string, Row[]>()
  for (const row of rows()) {
    const name = `${row.type} ${row.form} ${row.section}`
    sections.set(name, [...(sections.get(name) ?? []), row])
  }
  return [...sections].map(([name, found]) => placeOf(name, found))
}

function placeOf(name: string, found: readonly Row[]): Place {
  const [first] = found
  if (first === undefined) throw new TypeError(`${name} has no labels`)
  // Of several forms that print a label the first stands for all.
  const [sample] = samplesOf(first, first.label)
  if (sample === undefined) throw new TypeError(`${name} has no place`)
  const steps = sample.pointer.split('/').slice(1, -1).map(plainStep)
  const lines = new Map(found.map(row => [printed(row.label), textOf(row)]))
  const hasTitle = steps[0] === 'SECTION_FILING' && steps[1] !== undefined
  const path = (title: string): readonly string[] =>
    hasTitle ? [steps[0] ?? '', title, ...steps.slice(2)] : steps
  return {
    name,
    rows: found,
    lines,
    title: hasTitle ? steps[1] : undefined,
    pointer: title =>
      path(title)
        .map(step => `/${escaped(step)}`)
        .join(''),
    document: (all, title) => ({
      TYPE: first.type,
      ...built(sample.document, path(title), Object.fromEntries(all)),
      FORM: first.form,
    }),
  }
}

/** The objects and arrays down to the section, with `lines` in it; beside an entry stands its TYPE. */
function built(sample: object, path: readonly string[], lines: object): object {
  const [top = '', number, ...rest] = path
  if (top !== 'SECTION_INCOME' && top !== 'SECTION_TRANSACTIONS')
    return path.reduceRight<object>((inner, step) => ({ [step]: inner }), lines)
  const inner = rest.reduceRight<object>((each, step) => ({ [step]: each }), lines)
  const type = valueAt(sample, `/${top}/${number}/TYPE`)
  return { [top]: [{ ...(type === undefined ? {} : { TYPE: type }), ...inner }] }
}

function textOf(row: Row): string {
  const [sample] = samplesOf(row, row.label)
  const text = valueAt(sample?.document, sample?.pointer ?? '')
  if (typeof text !== 'string') throw new TypeError(`${row.label} has no text`)
  return text
}

/** What the other lines of such a section are called, on whichever form. */
function takenLabels({ rows: [first] }: Place, own: Row): ReadonlySet<string> {
  const others = rows().filter(
    row => row.type === first?.type && row.section === first.section && row.label !== own.label,
  )
  return new Set(others.flatMap(row => [row.label, ...row.aliases]).map(label => plain(printed(label))))
}

function printed(label: string): string {
  return label.replace('<YYYY>', '2019')
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

function plainStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}
