/** The portable expression, evaluated by stock jsonata on the document as it came, gives what the library gives, whatever the document. */
import fc from 'fast-check'
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { partsFor } from '../../src/compile/portable/parts.ts'
import { portableExpression } from '../../src/compile/portable-expression.ts'
import { createMapper, type Issue, mapTranscript } from '../../src/index.ts'
import type { Normalizer } from '../../src/normalize/definition.ts'
import { normalizers } from '../../src/normalize/registry.ts'
import { explanations } from '../../src/normalize/transaction-explanations.ts'
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { goldens } from '../support/goldens.ts'
import { asPortable, withoutIncomplete } from '../support/held-back.ts'
import { mappingOfEverything, sampleOfEverything } from '../support/mapping-of-everything.ts'
import { outcomeOf } from '../support/outcome.ts'
import { plans } from '../support/plans.ts'
import { type Json, placesOf, temptingDocument } from '../support/tempting-document.ts'

const runs = Number(process.env.PROPERTY_RUNS ?? 50)
const patience = 180_000

/** Kinds mixed up, keys of prototypes, keys that jsonata marks its own arrays with, and texts of every normalizer. */
const odd: fc.Arbitrary<Json> = fc.oneof(
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

interface Damage {
  readonly seed: number
  readonly kind: (typeof kinds)[number]
  readonly value: Json
}

const damages = fc.array(fc.record({ seed: fc.nat(), kind: fc.constantFrom(...kinds), value: odd }), {
  maxLength: 12,
})

function damaged(sample: Json, list: readonly Damage[]): Json {
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
function spoilt(text: string, seed: number): string {
  const at = seed % (text.length + 1)
  const put = ['', ' ', '\u00a0', '-', '$', ',', '.', '0', 'x', ':', '(', '\u2019'][seed % 12] ?? ''
  return text.slice(0, at) + put + text.slice(at + (seed % 3) - (seed % 2))
}

const samples: readonly Json[] = goldens().map(golden => JSON.parse(golden.text) as Json)
const bundled = new Map(plans().map(plan => [plan.id, jsonata(portableExpression(plan))]))
const own = {
  mapper: createMapper({ mappings: [mappingOfEverything], bundled: false }),
  ...ownPlan(),
}

function ownPlan(): { readonly plan: WrittenPlan; readonly expression: jsonata.Expression } {
  const [plan] = compileMappings([{ name: 'everything.yaml', text: mappingOfEverything }]).plans
  if (plan === undefined) throw new TypeError('no plan')
  return { plan, expression: jsonata(portableExpression(plan)) }
}

/** Data as JSON, but for figures that only the library knows to leave something out. */
function asGiven(data: unknown, issues: readonly Issue[]): unknown {
  return withoutIncomplete(JSON.parse(JSON.stringify(data)), issues)
}

async function holds(document: Json): Promise<void> {
  const before = JSON.stringify(document)
  const result = mapTranscript(document)
  const given = asGiven(await bundled.get(result.mapping.id)?.evaluate(document), result.issues)
  const plan = plans().find(({ id }) => id === result.mapping.id) ?? own.plan
  expect(given).toEqual(asPortable(asGiven(result.data, result.issues), given, plan))
  expect(JSON.stringify(document)).toBe(before)
}

describe('the portable expression gives the data of the library', () => {
  test(
    'for the samples, damaged',
    () => {
      const documents = fc
        .tuple(fc.constantFrom(...samples), damages)
        .map(([sample, list]) => damaged(sample, list))
      return fc.assert(fc.asyncProperty(documents, holds), { numRuns: Math.ceil(runs / 5) })
    },
    patience,
  )

  test(
    'for a sample in which every kind of field is read, damaged',
    () => {
      const documents = damages.map(list => damaged(sampleOfEverything, list))
      const property = fc.asyncProperty(documents, async document => {
        const { data, issues } = own.mapper.mapTranscript(document)
        const given = asGiven(await own.expression.evaluate(document), issues)
        expect(given).toEqual(asPortable(asGiven(data, issues), given, own.plan))
      })
      return fc.assert(property, { numRuns: Math.ceil(runs / 2) })
    },
    patience,
  )

  test(
    'for any JSON in the sections of a transcript',
    () => fc.assert(fc.asyncProperty(temptingDocument(odd), holds), { numRuns: runs }),
    patience,
  )
})

describe('the portable normalizers', () => {
  const tables: readonly unknown[] = [
    ['YES', 'CASH', 'X'],
    ['NO', 'N/A', 'X'],
  ]
  const words: readonly unknown[] = [{ cash: ['CASH', 'C'], accrual: ['A'], other: ['OTHER'] }]

  test.each(Object.values(normalizers) as Normalizer[])(
    '$name read any text near to its examples as the library does',
    normalizer => {
      const own = normalizer.name === 'oneOf' ? words : tables
      const prelude = partsFor([normalizer.name]).map(part => part.text)
      const expression = jsonata(`(${prelude.join('\n')} $${normalizer.name}(text, tables[0], tables[1]))`)
      const texts = fc
        .tuple(
          fc.constantFrom(...normalizer.examples.map(example => example.text)),
          fc.array(fc.nat(), { maxLength: 3 }),
        )
        .map(([text, seeds]) => seeds.reduce(spoilt, text))
      const property = fc.asyncProperty(fc.oneof(texts, fc.string()), async text => {
        const outcome = outcomeOf(normalizer, text, ...own)
        const given: unknown = await expression.evaluate({ text, tables: own })
        const wanted = 'gives' in outcome ? outcome.gives : null
        // What JSONata cannot compose is null rather than wrong.
        if (given === null && /[\u0300-\u036f]/.test(text)) return
        expect(JSON.parse(JSON.stringify(given))).toEqual(wanted)
      })
      return fc.assert(property, { numRuns: runs })
    },
    patience,
  )

  test.each(Object.values<Normalizer>(normalizers).filter(each => each.readsWith === true))(
    '$name goes by any words beside any code as the library does',
    normalizer => {
      const prelude = partsFor([normalizer.name]).map(part => part.text)
      const expression = jsonata(`(${prelude.join('\n')} $${normalizer.name}(code, words))`)
      const phrases = explanations.flatMap(each => [...each.wordings.flat(), each.without ?? ''])
      const codes = fc.oneof(
        fc.constantFrom(...explanations.flatMap(each => each.codes), '972', '663', '633', 'N/A', '97'),
        fc.integer({ min: 0, max: 999 }).map(number => String(number).padStart(3, '0')),
      )
      const words = fc
        .array(fc.oneof(fc.constantFrom(...phrases), fc.string({ unit: 'grapheme', maxLength: 4 })), {
          maxLength: 4,
        })
        .chain(pieces =>
          fc.constantFrom(' ', '-', ', ', '', ' '.repeat(996)).map(between => pieces.join(between)),
        )
        .map(text => text as Json)
      const property = fc.asyncProperty(
        codes,
        fc.oneof(words, fc.constantFrom<Json>(null, 7, true, ['LEVY'], { LEVY: 'LEVY' })),
        async (code, beside) => {
          const outcome = outcomeOf(normalizer, code, beside)
          const given: unknown = await expression.evaluate({ code, words: beside })
          expect(given).toEqual('gives' in outcome ? outcome.gives : null)
        },
      )
      return fc.assert(property, { numRuns: runs })
    },
    patience,
  )
})
