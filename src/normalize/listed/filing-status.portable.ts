/** `filingStatus` in JSONata, with the one table of filing-status.ts. */
import { type Part, part } from '../portable-part.ts'
import { wordings } from './filing-status.ts'

export const portable: readonly Part[] = [
  part('filingStatuses', 'The wordings of the five filing statuses.', JSON.stringify(wordings, null, 2)),
  part(
    'filingStatus',
    'The filing status of an individual return, as one of five words.',
    'function($it) { $oneOf($it, $filingStatuses) }',
  ),
]
