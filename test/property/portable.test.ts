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
import { goldens } from '../support/goldens.ts'
import { mappingOfEverything, sampleOfEverything } from '../support/mapping-of-everything.ts'
import { outcomeOf } from '../support/outcome.ts'
import { plans } from '../support/plans.ts'
import { type Json, placesOf, temptingDocument } from '../support/tempting-document.ts'

const runs = Number(process.env.PROPERTY_RUNS ?? 300)
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

const kinds = ['drop', 'odd', 'text', 'case', 'year', 'twin', 'wrap', 'double', 'new', 'swap'] as const

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
  expression: ownExpression(),
}

function ownExpression(): jsonata.Expression {
  const [plan] = compileMappings([{ name: 'everything.yaml', text: mappingOfEverything }]).plans
  if (plan === undefined) throw new TypeError('no plan')
  return jsonata(portableExpression(plan))
}

/** Data as JSON, but for figures that only the library knows to leave something out. */
function asGiven(data: unknown, issues: readonly Issue[]): unknown {
  const incomplete = new Set(issues.filter(({ code }) => code === 'value/incomplete').map(({ path }) => path))
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (incomplete.has(`/${key}`) ? null : value)))
}

async function holds(document: Json): Promise<void> {
  const before = JSON.stringify(document)
  const result = mapTranscript(document)
  const given: unknown = await bundled.get(result.mapping.id)?.evaluate(document)
  expect(asGiven(given, result.issues)).toEqual(asGiven(result.data, result.issues))
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
        const given: unknown = await own.expression.evaluate(document)
        expect(asGiven(given, issues)).toEqual(asGiven(data, issues))
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
})
