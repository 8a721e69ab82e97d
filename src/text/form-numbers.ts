/**
 * The numbers of forms and schedules in the authority's spelling, and the one step in which other spellings meet them:
 * `1120S`, `1120 S` and `1120-S` are one number. Knows nothing of transcripts. Digits are never joined to digits: `11 20` is not
 * 1120. Source: the authority's list of forms; `1065MEF` and the words are what its transcripts print.
 */
import { canonicalText } from './canonical-label.ts'

/** Forms that a header or a wage and income entry names. A number that is not here is not lost: it stays as printed. */
export const formNumbers: readonly string[] = [
  ...listed(`
  706 709 720 730 940 940-EZ 940-PR 941 941-PR 941-SS 941-X 943 943-PR 944 944-SS 945 990 990-EZ 990-PF 990-T
  1040 1040A 1040EZ 1040-C 1040-NR 1040-NR-EZ 1040-PR 1040-SR 1040-SS 1040-X 1041 1041-A 1041-N 1041-QFT 1042 1042-S
  1065 1065MEF 1065-X 1066 1095-A 1095-B 1095-C 1098 1098-C 1098-E 1098-F 1098-MA 1098-Q 1098-T
  1099-A 1099-B 1099-C 1099-CAP 1099-DA 1099-DIV 1099-G 1099-H 1099-INT 1099-K 1099-LS 1099-LTC 1099-MISC 1099-NEC 1099-OID
  1099-PATR 1099-Q 1099-QA 1099-R 1099-S 1099-SA 1099-SB
  1120 1120-A 1120-C 1120-F 1120-FSC 1120-H 1120-L 1120-ND 1120-PC 1120-POL 1120-REIT 1120-RIC 1120-S 1120-SF 1120-X
  2290 3921 3922 5498 5498-ESA 5498-QA 5498-SA 11-C CT-1 RRB-1099 RRB-1099-R SSA-1099 W-2 W-2C W-2G`),
  '1040 Series',
  '1065 Series',
  '1120 Series',
  'Civil Penalty',
]

/** Forms that are attached to a return and have sections of their own in it. */
export const attachedFormNumbers: readonly string[] = listed(`
  1116 1125-A 1125-E 2106 2210 2439 2441 2555 3468 3800 3903 4136 4137 4255 4562 4684 4797 4835 4868 4952 4970 4972 5329 5405
  5471 5695 5884 6198 6251 6252 6478 6765 7203 7206 8396 8582 8586 8594 8606 8611 8615 8801 8812 8814 8815 8820 8824 8825 8826
  8828 8829 8834 8835 8839 8844 8846 8853 8859 8862 8863 8864 8867 8873 8879 8880 8881 8882 8885 8886 8888 8889 8893 8903 8908
  8910 8911 8915-A 8915-B 8915-C 8915-D 8915-E 8915-F 8917 8919 8930 8936 8938 8941 8949 8958 8959 8960 8962 8965 8978 8990
  8992 8993 8994 8995 8995-A`)

/** Schedules of returns, without the form they belong to. */
export const scheduleNumbers: readonly string[] = listed(`
  1 1-A 2 3 3-A 8812 A B B-1 B-2 C C-EZ D D-1 E EIC F G H I J K K-1 K-2 K-3 L LEP M M-1 M-2 M-3 N NEC O OI P PH Q R RR S SE UTP`)

/** Short names that the authority's systems print, each with the number it stands for. */
export const shortFormNames: readonly (readonly [string, string])[] = [
  ['CIVPEN', 'Civil Penalty'],
  ['CVL PEN', 'Civil Penalty'],
]

const longest = 64
/** Behind the word stands white space, then perhaps what conversions leave of blanks. */
const wordInFront = /^(?:form\s(?:\s|&nbsp;|[\u200b\u2060])*)+(?=\S)/i

/** Of a text that is one of `numbers` in any spelling, the authority's spelling; `undefined` for every other text. */
export function spellingIn(numbers: readonly string[]): (text: string) => string | undefined {
  return spellingOf(numbers.map(number => [number, number]))
}

const headerSpelling = spellingOf([
  ...formNumbers.map(number => [number, number] as const),
  ...shortFormNames,
])

/** The number of a form as the authority spells it, with or without the word FORM in front; `undefined` where the list has none. */
export function formNumberOf(text: string): string | undefined {
  return text.length > longest ? undefined : headerSpelling(withoutFormWord(text))
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

function spellingOf(
  pairs: readonly (readonly [printed: string, spelling: string])[],
): (text: string) => string | undefined {
  const spellings = new Map(pairs.map(([printed, spelling]) => [joinedNumber(printed), spelling]))
  const plain = new Set(spellings.values())
  // Most are printed in the authority's spelling.
  return text =>
    plain.has(text) ? text : text.length > longest ? undefined : spellings.get(joinedNumber(text))
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

function listed(numbers: string): readonly string[] {
  return numbers.trim().split(/\s+/)
}
