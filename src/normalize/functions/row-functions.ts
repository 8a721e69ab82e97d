/** The functions a mapping may call on the rows of a list. */

import type { ValueFunction } from '../value-function.ts'
import { lastDateOf, placeIn } from './last-row.ts'

export const lastDate = {
  name: 'lastDate',
  summary: 'The last day of a list of dates; unknown if one of them is, and for an empty list',
  signature: {
    shown: 'list',
    parameters: [{ takes: ['date'], manner: 'list' }],
    gives: 'date',
  },
  examples: [
    { given: [['2022-03-01', '2023-01-05', '2021-12-31']], gives: '2023-01-05' },
    { given: ['2022-03-01'], gives: '2022-03-01' },
    { given: [['2022-03-01', null]], gives: null },
    { given: [[]], gives: null },
    { given: ['03-01-2022'], gives: null },
  ],
  unknownWithout: [0],
  apply: lastDateOf,
} as const satisfies ValueFunction

export const placeOf = {
  name: 'placeOf',
  summary:
    'The place of an entry in the list it comes from, counted from 0; unknown where there is no such entry',
  signature: {
    shown: 'list, list[code = "A"][-1]',
    parameters: [{ takes: ['group'], manner: 'list' }, { takes: ['group'] }],
    gives: 'integer',
  },
  examples: [
    { given: [[{ code: 'A' }, { code: 'B' }, { code: 'B' }], { code: 'B' }], gives: 2 },
    { given: [{ code: 'A' }, { code: 'A' }], gives: 0 },
    { given: [[{ code: 'A' }], undefined], gives: null },
    { given: [[], { code: 'A' }], gives: null },
  ],
  unknownWithout: [1],
  apply: placeIn,
} as const satisfies ValueFunction
