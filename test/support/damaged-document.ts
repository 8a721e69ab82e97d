/** Sample transcripts with up to twelve faults in them: what a portable expression must read as the library does, on any engine. */
import fc from 'fast-check'
import { goldens } from './goldens.ts'
import { type Json, placesOf } from './tempting-document.ts'

/** Kinds mixed up, keys of prototypes, keys that jsonata marks its own arrays with, and texts of every normalizer. */
export const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    '',
    ' ',
    '$1.00',
    '($2.00)',
    '-1',
    '01-02-2024',
    '02-30-2024',
    'X',
    'N/A',
    '--1',
    '1.00 as of 01-02-2024',
  ),
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    12.5,
    [],
    {},
    [[]],
    ['Requested data not found'],
    'requested  data NOT found',
  ),
  fc.string().map(text => text as Json),
  fc.constant<Json>({ ['__proto__']: 'x', constructor: { prototype: 'y' }, '*': 'z', '*NOTICE': 'z' }),
  fc.constant<Json>([['a'], { b: ['c'] }, 'No record of return filed', { TYPE: 'Form W-2', WAGES: '$3.00' }]),
  fc.constant<Json>({
    sequence: true,
    outerWrapper: true,
    tupleStream: true,
    keepSingleton: true,
    cons: true,
    '0': { TYPE: 'W-2' },
  }),
)

const kinds = [
  'drop',
  'odd',
  'text',
  'case',
  'year',
  'twin',
  'wrap',
  'double',
  'new',
  'swap',
  'title',
  'part',
  'type',
  'typeset',
] as const

/** Titles of sections, and of parts of them. */
const titles = [
  'Schedule C - Profit or Loss',
  'SCH C',
  'SCHEDULE C (FORM 1040)',
  'BUSINESS (SCHEDULE C)',
  'SCHEDULE C--CAPITAL GAINS AND LOSSES',
  'SCHEDULE D -- GAINS',
  'SCHEDULE C-EZ',
  'SCHEDULE C PART I',
  'FORM 8812/SCHEDULE 8812',
  'FORM 8812',
  'FORM 2441',
  'Form 2441 - Child & Dependent Care Expenses',
  'FORM 2441/4562',
  'SCHEDULE K-1',
  'SCHEDULE K-1 (FORM 1065)',
  'SCHEDULE L . . . BALANCE SHEETS',
  'PART I',
  'Part II - Income',
  'SPOUSE',
  'LINES OF 2021',
  'Schedule C - Amended',
  'SCHEDULE C TOTALS',
  'FORM 2441 DEPENDENT (COPY)',
  'ACTIVITY A',
  'SPOUSE - PART I',
  'PART I - AMENDED',
  'SCHEDULE C (EZ)',
  'SCHEDULE C & F',
]

const types = [
  'Form W-2',
  'W-2',
  'W2 Wage & Tax Statement',
  'Form W-2 Certain Gambling Winnings',
  'W-2G',
  '1099 - INT',
  '1099INT Interest',
  'Form 1099-INT/OID',
  '1099-SA',
  'Schedule K-1',
  'K1 (Form 1120S)',
  'Form Form 1098',
  'Form 1099-SSA',
  'Wage and Income Summary . . .',
  'Form SSA-1099 / RRB-1099.',
  ' . . . ',
  'Form W-2 (Corrected)',
  'W-2: C',
  'W-2 Void',
  '1099-INT Summary',
]

export interface Damage {
  readonly seed: number
  readonly kind: (typeof kinds)[number]
  readonly value: Json
}

export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({ seed: fc.nat(), kind: fc.constantFrom(...kinds), value: odd }),
  {
    maxLength: 12,
  },
)

export function damaged(sample: Json, list: readonly Damage[]): Json {
  const document = structuredClone(sample)
  for (const { seed, kind, value: shared } of list) {
    const places = placesOf(document, ['TYPE', 'FORM'])
    const place = places[seed % Math.max(1, places.length)]
    if (place === undefined) break
    const { holder, key } = place
    const value = structuredClone(shared)
    const present = holder[key] ?? null
    if (kind === 'drop') delete holder[key]
    if (kind === 'odd') holder[key] = value
    if (kind === 'text' && typeof present === 'string') holder[key] = spoilt(present, seed)
    if (kind === 'case') holder[` ${key.toLowerCase()}: `] = value
    if (kind === 'year') holder[key.replace('2', '3')] = present
    if (kind === 'twin') holder[`${key} (Occurrence #: 2)`] = structuredClone(present)
    if (kind === 'wrap') holder[key] = [present]
    if (kind === 'double') holder[key] = [present, value, structuredClone(present)]
    if (kind === 'new') holder[`new ${key}`] = value
    if (kind === 'title') {
      delete holder[key]
      holder[titles[seed % titles.length] ?? ''] = present
    }
    if (kind === 'part' && !('TYPE' in holder)) {
      const title = titles[seed % titles.length] ?? ''
      const inner = Object.entries(holder).slice(seed % 3, (seed % 3) + 3)
      for (const [each] of inner) delete holder[each]
      holder[title] = { ...Object.fromEntries(inner), 'part 2': { [key]: structuredClone(present) } }
    }
    if (kind === 'type' && holder !== document)
      holder[seed % 2 === 0 ? 'TYPE' : key] = types[seed % types.length] ?? ''
    if (kind === 'typeset') {
      delete holder[key]
      holder[`${key.replaceAll('-', ' - ').replaceAll(' AND ', ' & ')} . . .`] = present
    }
    if (kind === 'swap') {
      // The same key again, so that it stands last and another printing of it may come first.
      delete holder[key]
      holder[key.toLowerCase()] = value
      holder[key] = present
    }
  }
  return document
}

/** A text with one character left out, doubled or replaced. */
export function spoilt(text: string, seed: number): string {
  const at = seed % (text.length + 1)
  const put = ['', ' ', '\u00a0', '-', '$', ',', '.', '0', 'x', ':', '(', '\u2019'][seed % 12] ?? ''
  return text.slice(0, at) + put + text.slice(at + (seed % 3) - (seed % 2))
}

const samples: readonly Json[] = goldens().map(golden => JSON.parse(golden.text) as Json)

/** A sample with faults in it. */
export const damagedSample: fc.Arbitrary<Json> = fc
  .tuple(fc.constantFrom(...samples), damages)
  .map(([sample, list]) => damaged(sample, list))
