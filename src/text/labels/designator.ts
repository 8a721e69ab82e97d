/**
 * What identifies a section or an entry: its designator, `SCHEDULE C`, `FORM W-2`, `SCHEDULE K-1 (FORM 1065)`, read from its
 * title however that is worded. The grammar is that of docs/designators.md; it is made of patterns that JSONata has too,
 * since the portable expression runs the same ones (brackets in a class are escaped for it). What is in doubt has no designator: it then matches by its words alone.
 * Titles are canonical labels.
 */
import {
  formNumbers,
  formsThatAreSchedules,
  individualReturns,
  informationReturns,
  otherNumbers,
  scheduleNames,
} from './form-numbers.ts'

/** A designator, and the words of the title that describe what it stands for: each once, in order, joined by blanks. */
export interface Designation {
  readonly designator: string
  readonly words: string
}

/** What is known of the place that a title stands in. */
export interface TitlePlace {
  /** The title of an entry may be a bare number, `W-2`. */
  readonly isEntry: boolean
  /** The forms of the transcript, as `ownersOf` gives them: a schedule is one of theirs unless it says otherwise. */
  readonly owners: readonly string[]
}

/** Longer titles have no designator. */
export const longestTitle = 200

const scheduleWord = '(?:SCHEDULE|SCHED|SCH)\\.?[ :-]'
const formWord = 'FORM[ :-]'
const gap = '[ ,/-]*'
const rest = '((?:[ ,.:;/\\(-][\\s\\S]*)?)$'
const scheduleNumber = `(${alternatives(scheduleNames)})`
const knownNumber = alternatives([...formNumbers, ...otherNumbers.keys()])
const formNumber = `(${knownNumber}|[0-9]{4})`
const entryNumber = `(${alternatives([...informationReturns, ...otherNumbers.keys()])})`

/** The sources of the patterns, for this file and for the portable expression. */
export const titlePatterns = {
  /** `FORM 1040 SCHEDULE C--…`: a form, a schedule, what follows. */
  scheduleOfForm: `^(?:${formWord})+${formNumber}${gap}(?:${scheduleWord})+${scheduleNumber}${rest}`,
  schedule: `^(?:${scheduleWord})+${scheduleNumber}${rest}`,
  form: `^(?:${formWord})+${formNumber}${rest}`,
  bareSchedule: `^(?:${formWord})*(K[ -]?1)${rest}`,
  bareForm: `^${entryNumber}${rest}`,
  /** Behind a schedule the form it belongs to. */
  parentInBrackets: `^${gap}\\((?:${formWord})*${formNumber}\\)${rest}`,
  parent: `^${gap}(?:${formWord}|${scheduleWord})+${formNumber}${rest}`,
  bareParent: `^${gap}(${knownNumber})${rest}`,
  /** A title whose last words are in brackets: the words in front, which have no number, and the words in them. */
  inBrackets: '^([^\\(\\)0-9]*[^\\(\\)0-9 ]) \\(([^\\(\\)]*)\\)$',
  /**
   * A rest that makes the number another one, or names a part, another form, or something that is not the form
   * itself: a word with a digit right behind the number, a short word alone in brackets or behind AND, a word for a part, a
   * number of four digits that is no year.
   */
  doubt: [
    '^(?:-[A-Z0-9]{1,4}$|/)',
    '^[^A-Z0-9]*[A-Z]*[0-9]',
    '[\\(\\[][^A-Z0-9]*[A-Z0-9]{1,3}[^A-Z0-9]*[\\)\\]]',
    '(?:[+&]|(?:^|[^A-Z0-9])(?:AND|OR|PLUS|THROUGH|THRU|TO))[^A-Z0-9]+[A-Z0-9]{1,2}(?:[^A-Z0-9]|$)',
    '(?:^|[^A-Z0-9])(?:FORMS?|SCHEDULES?|SCHED|SCH|PARTS?|PAGES?|LINES?|SECTIONS?|WORKSHEETS?|CONTINUED|CONTINUATION|COMPUTER|NOT|WITHOUT)(?:[^A-Z0-9]|$)',
    '(?:^|[^A-Z0-9])(?:[03-9][0-9]{3}|1[0-8][0-9]{2}|2[1-9][0-9]{2}|W-?[23])',
  ].join('|'),
  /** A short word that comes first behind a number, whatever stands between them. */
  shortWord: '^[^A-Z0-9]*([A-Z0-9]{1,3})(?:[^A-Z0-9]|$)',
} as const

/** The short words with which descriptions begin; any other could be the end of a longer number: `W-2 (C)`. */
export const shortFirstWords: readonly string[] = ['IRA', 'LOW', 'NET', 'NEW', 'TAX']

/** Words of no weight in a description. */
export const lightWords: readonly string[] = [
  'A',
  'AND',
  'ETC',
  'FOR',
  'FROM',
  'IN',
  'OF',
  'ON',
  'OR',
  'THE',
  'TO',
]

const patterns = {
  scheduleOfForm: new RegExp(titlePatterns.scheduleOfForm),
  schedule: new RegExp(titlePatterns.schedule),
  form: new RegExp(titlePatterns.form),
  bareSchedule: new RegExp(titlePatterns.bareSchedule),
  bareForm: new RegExp(titlePatterns.bareForm),
  parentInBrackets: new RegExp(titlePatterns.parentInBrackets),
  parent: new RegExp(titlePatterns.parent),
  bareParent: new RegExp(titlePatterns.bareParent),
  inBrackets: new RegExp(titlePatterns.inBrackets),
  doubt: new RegExp(titlePatterns.doubt),
  shortWord: new RegExp(titlePatterns.shortWord),
}

/** Every number of a form or schedule, by the same without hyphens. */
export const numbersByJoint: Readonly<Record<'form' | 'schedule', ReadonlyMap<string, string>>> = {
  form: new Map([
    ...formNumbers.map(number => [joint(number), number] as const),
    ...[...otherNumbers].map(([number, other]) => [joint(number), other] as const),
  ]),
  schedule: new Map(scheduleNames.map(name => [joint(name), name])),
}

/** The designation of a title; `undefined` where it has none that is beyond doubt. */
export function designationOf(title: string, place: TitlePlace): Designation | undefined {
  if (title.length > longestTitle) return undefined
  const plain = readTitle(title, place)
  if (plain !== undefined) return plain
  const [, words = '', inner = ''] = patterns.inBrackets.exec(title) ?? []
  const bracketed = inner === '' || patterns.doubt.test(words) ? undefined : readTitle(inner, place)
  // Words beside the designator in the brackets say what the words in front of them do not.
  return bracketed?.words === '' ? { ...bracketed, words: wordsIn(words) } : undefined
}

/** The forms whose schedules a transcript of any of `forms` has. */
export function ownersOf(forms: readonly string[]): readonly string[] {
  return [...new Set(forms.map(parentForm))]
}

/** The form a schedule belongs to: individual returns have the same schedules. */
function parentForm(form: string): string {
  const number = numbersByJoint.form.get(joint(form)) ?? form
  return individualReturns.includes(number) ? '1040' : number
}

function readTitle(title: string, place: TitlePlace): Designation | undefined {
  const ofForm = patterns.scheduleOfForm.exec(title)
  if (ofForm !== null) return schedule(ofForm[2], ofForm[1], ofForm[3], place)
  const plain = patterns.schedule.exec(title) ?? (place.isEntry ? patterns.bareSchedule.exec(title) : null)
  if (plain !== null) {
    const [, name, behind = ''] = plain
    const parent = parentIn(behind)
    return schedule(name, parent?.[1], parent?.[2] ?? behind, place)
  }
  const form = patterns.form.exec(title) ?? (place.isEntry ? patterns.bareForm.exec(title) : null)
  if (form === null) return undefined
  const [, printed = '', behind = ''] = form
  const number = numbersByJoint.form.get(joint(printed)) ?? joint(printed)
  if (formsThatAreSchedules.includes(number)) {
    const parent = parentIn(behind)
    return schedule(number, parent?.[1], parent?.[2] ?? behind, place)
  }
  return designation(`FORM ${number}`, behind)
}

function parentIn(behind: string): readonly string[] | null {
  return (
    patterns.parentInBrackets.exec(behind) ?? patterns.parent.exec(behind) ?? patterns.bareParent.exec(behind)
  )
}

function schedule(
  printed = '',
  form: string | undefined,
  behind = '',
  { owners }: TitlePlace,
): Designation | undefined {
  const name = numbersByJoint.schedule.get(joint(printed)) ?? printed
  const parent = form === undefined ? undefined : parentForm(joint(form))
  // Form 8812 is Schedule 8812, and no form that the schedule belongs to.
  const isOwn = parent === undefined || parent === name || owners.includes(parent)
  return designation(isOwn ? `SCHEDULE ${name}` : `SCHEDULE ${name} (FORM ${parent})`, behind)
}

function designation(designator: string, behind: string): Designation | undefined {
  const [, first = ''] = patterns.shortWord.exec(behind) ?? []
  const isInDoubt = first !== '' && !shortFirstWords.includes(first)
  return isInDoubt || patterns.doubt.test(behind) ? undefined : { designator, words: wordsIn(behind) }
}

function wordsIn(text: string): string {
  const words = text.split(/[^A-Z0-9']+/).filter(word => word !== '' && !lightWords.includes(word))
  return [...new Set(words)].sort().join(' ')
}

function joint(number: string): string {
  return number.replaceAll(/[ -]/g, '')
}

/** A pattern for any of `numbers`, longest first, in which hyphens, and the gaps between letters and digits, may be blanks or nothing. */
function alternatives(numbers: readonly string[]): string {
  return numbers
    .map(number => number.match(/[A-Z]+|[0-9]+/g) ?? [])
    .sort(
      (left, right) => right.join('').length - left.join('').length || (left.join() < right.join() ? -1 : 1),
    )
    .map(parts => parts.join('[ -]?'))
    .join('|')
}
