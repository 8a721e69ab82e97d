/**
 * `filingStatus`: the filing status of an individual return. The text is printed even when no return was filed, so it is no
 * proof of one. Wordings marked "seen" stand on published transcripts; the others are the wordings of the forms (1040, lines
 * of the filing status, to tax year 2023) in the same manner. Any other text is refused.
 */
import { trimBlank } from '../characters/blank.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'
import { meaningIn, theFirst } from './listed.ts'

/** The five statuses of a return. */
export type FilingStatus =
  | 'single'
  | 'marriedFilingJointly'
  | 'marriedFilingSeparately'
  | 'headOfHousehold'
  | 'qualifyingSurvivingSpouse'

/** What each status is printed as: the only table of them. */
export const wordings: Readonly<Record<FilingStatus, readonly string[]>> = {
  single: [
    'SINGLE', // seen
    'SINGLE TAXPAYER', // seen
  ],
  marriedFilingJointly: [
    'MARRIED FILING JOINT', // seen
    'MARRIED TAXPAYER FILING JOINT RETURN', // seen
    'MARRIED FILING JOINTLY',
    'MARRIED FILING JOINT RETURN',
    'MARRIED FILING A JOINT RETURN',
  ],
  marriedFilingSeparately: [
    'MARRIED FILING SEPARATE',
    'MARRIED FILING SEPARATELY',
    'MARRIED FILING SEPARATE RETURN',
    'MARRIED FILING SEPARATE RETURNS',
    'MARRIED FILING A SEPARATE RETURN',
    'MARRIED TAXPAYER FILING SEPARATE RETURN',
    'MARRIED TAXPAYER FILING SEPARATE RETURNS',
  ],
  headOfHousehold: [
    'HEAD OF HOUSEHOLD', // seen
    'UNMARRIED HEAD OF HOUSEHOLD',
  ],
  qualifyingSurvivingSpouse: [
    'QUALIFYING SURVIVING SPOUSE',
    'QUALIFYING WIDOW',
    'QUALIFYING WIDOWER',
    'QUALIFYING WIDOW(ER)',
    'QUALIFYING WIDOW(ER) WITH DEPENDENT CHILD',
    'SURVIVING SPOUSE',
    'WIDOW(ER) WITH DEPENDENT CHILD',
  ],
}

const statuses = Object.keys(wordings)
const statusOf = meaningIn(
  // The keys of a literal that is checked against FilingStatus are exactly FilingStatus.
  (statuses as FilingStatus[]).map(status => [wordings[status], status] as const),
  theFirst,
)

/** One of five words. Blank text and words for nothing are empty. */
export const filingStatus: Normalizer<FilingStatus> = {
  name: 'filingStatus',
  summary: 'The filing status of an individual return, as one of five words',
  output: {
    kind: 'text',
    schema: { enum: statuses },
    type: statuses.map(status => `'${status}'`).join(' | '),
  },
  nothing: nothingTexts,
  examples: [
    { text: 'Single', gives: 'single' },
    { text: 'Single Taxpayer', gives: 'single' },
    { text: 'Married Filing Joint', gives: 'marriedFilingJointly' },
    { text: 'MARRIED FILING JOINT', gives: 'marriedFilingJointly' },
    { text: 'Married Taxpayer Filing Joint Return', gives: 'marriedFilingJointly' },
    { text: 'Married Filing  Jointly', gives: 'marriedFilingJointly' },
    { text: 'Married Filing Separate', gives: 'marriedFilingSeparately' },
    { text: 'Married Taxpayer Filing Separate Return', gives: 'marriedFilingSeparately' },
    { text: ' Head of Household ', gives: 'headOfHousehold' },
    { text: 'Qualifying Widow(er)', gives: 'qualifyingSurvivingSpouse' },
    { text: 'Qualifying Surviving Spouse', gives: 'qualifyingSurvivingSpouse' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: '\u00a0', empty: true },
    { text: 'Married', refused: 'a text that is not in the table of filing statuses' },
    { text: 'Not Single', refused: 'a text that is not in the table of filing statuses' },
    { text: 'Singles', refused: 'a text that is not in the table of filing statuses' },
    { text: '1', refused: 'a text that is not in the table of filing statuses' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    const status = statusOf(trimmed)
    if (status !== undefined) return status
    return saysNothing(trimmed) ? empty : new Refusal('a text that is not in the table of filing statuses')
  },
}
