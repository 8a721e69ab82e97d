/** The part of the prelude for filing statuses: the table of src/normalize/filing-status.ts, which a test holds it to. */
import { type Part, part } from '../portable-part.ts'

const wordings: Readonly<Record<string, readonly string[]>> = {
  single: ['SINGLE', 'SINGLE TAXPAYER'],
  marriedFilingJointly: [
    'MARRIED FILING JOINT',
    'MARRIED TAXPAYER FILING JOINT RETURN',
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
  headOfHousehold: ['HEAD OF HOUSEHOLD', 'UNMARRIED HEAD OF HOUSEHOLD'],
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

export const filingStatusParts: readonly Part[] = [
  part('filingStatuses', 'The wordings of the five filing statuses.', JSON.stringify(wordings, null, 2)),
  part(
    'filingStatus',
    'The filing status of an individual return, as one of five words.',
    'function($it) { $oneOf($it, $filingStatuses) }',
  ),
]
