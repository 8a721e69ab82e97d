/**
 * The numbers of forms and schedules in the authority's spelling, and the one step in which other spellings meet them:
 * `1120S`, `1120 S` and `1120-S` are one number. Knows nothing of transcripts. Digits are never joined to digits: `11 20` is not
 * 1120. Source: the authority's list of forms; `1065MEF` and the words are what its transcripts print.
 */
import { canonicalText } from './canonical-label.ts'

/** Numbers of forms. Those of four digits and no letter need not be here where the word FORM stands before them. */
export const formNumbers: readonly string[] = `
  706 709 720 730 940 940-EZ 940-PR 941 941-PR 941-SS 941-X 943 943-PR 944 944-SS 945 990 990-EZ 990-PF 990-T
  1040 1040A 1040EZ 1040-C 1040-NR 1040-NR-EZ 1040-PR 1040-SR 1040-SS 1040-X 1041 1041-A 1041-N 1041-QFT 1042 1042-S
  1065 1065MEF 1065-X 1066 1095-A 1095-B 1095-C 1098 1098-C 1098-E 1098-F 1098-MA 1098-Q 1098-T
  1099-A 1099-B 1099-C 1099-CAP 1099-DA 1099-DIV 1099-G 1099-H 1099-INT 1099-K 1099-LS 1099-LTC 1099-MISC 1099-NEC 1099-OID
  1099-PATR 1099-Q 1099-QA 1099-R 1099-S 1099-SA 1099-SB
  1120 1120-A 1120-C 1120-F 1120-FSC 1120-H 1120-L 1120-ND 1120-PC 1120-POL 1120-REIT 1120-RIC 1120-S 1120-SF 1120-X
  2106-EZ 2210-F 2290 2555-EZ 3921 3922 5498 5498-ESA 5498-QA 5498-SA 8453-X 8582-CR 8915-A 8915-B 8915-C 8915-D 8915-E
  8915-F 8995-A 11-C CT-1 RRB-1099 RRB-1099-R SSA-1099 W-2 W-2AS W-2C W-2G W-2GU W-2VI W-3`
  .trim()
  .split(/\s+/)

/** Those that are sent in about a taxpayer: in the title of an entry they are known without the word FORM. */
export const informationReturns: readonly string[] = formNumbers.filter(number =>
  /^(?:1042-S|109[589]|392[12]|5498|RRB-|SSA-|W-2)/.test(number),
)

/** Other numbers of forms, and which they are. */
export const otherNumbers: ReadonlyMap<string, string> = new Map([['1099-SSA', 'SSA-1099']])

/** Names of schedules, of whichever form. */
export const scheduleNames: readonly string[] = `
  1 1-A 2 3 8812 A B B-1 C C-EZ D D-1 E EIC F G H I J K K-1 K-2 K-3 L M M-1 M-2 M-3 N O P PH Q R RR S SE UTP`
  .trim()
  .split(/\s+/)

/** The forms whose schedules are the same. */
export const individualReturns: readonly string[] = ['1040', '1040-SR', '1040A', '1040EZ']

/** The numbers of forms that are schedules: `FORM 8812` is Schedule 8812. */
export const formsThatAreSchedules: readonly string[] = ['8812']

/** Every text that names the form of a header, each with the number as the authority spells it. */
export const spelledForms: readonly (readonly [printed: string, spelling: string])[] = [
  ...[...formNumbers, '1040 Series', '1065 Series', '1120 Series', 'Civil Penalty'].map(
    number => [number, number] as const,
  ),
  ...otherNumbers,
  // Short names that the authority's systems print.
  ['CIVPEN', 'Civil Penalty'],
  ['CVL PEN', 'Civil Penalty'],
  ['CVPN', 'Civil Penalty'],
]

const longest = 64
/** Behind the word stands white space, then perhaps what conversions leave of blanks. */
const wordInFront = /^(?:form\s(?:\s|&nbsp;|[\u200b\u2060])*)+(?=\S)/i

const spellings: ReadonlyMap<string, string> = new Map(
  spelledForms.map(([printed, spelling]) => [joinedNumber(printed), spelling]),
)
const plain: ReadonlySet<string> = new Set(spellings.values())

/** The number of a form as the authority spells it, with or without the word FORM in front; `undefined` where the list has none. */
export function formNumberOf(text: string): string | undefined {
  if (text.length > longest) return undefined
  const number = withoutFormWord(text)
  // Most are printed in the authority's spelling.
  return plain.has(number) ? number : spellings.get(joinedNumber(number))
}

/** A number as new forms may get one: digits, and letters for the kind of taxpayer. */
const likeANumber = /^[0-9]{3,4}(?:-?[A-Z]{1,2})?$/

/** Whether a text names a form: by a number of the list, or one that is made like those. No name of a person is. */
export function isFormNumber(text: string): boolean {
  return formNumberOf(text) !== undefined || likeANumber.test(canonicalText(withoutFormWord(text)))
}

/** The text without the word FORM in front, however often it stands there. */
export function withoutFormWord(text: string): string {
  return text.replace(wordInFront, '')
}

/** The canonical text without the hyphens and blanks that join its parts; between two digits one hyphen stays. */
export function joinedNumber(text: string): string {
  return canonicalText(text).replace(/[ -]+/g, (gap, at: number, whole: string) =>
    isDigit(whole.charCodeAt(at - 1)) && isDigit(whole.charCodeAt(at + gap.length)) ? '-' : '',
  )
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}
