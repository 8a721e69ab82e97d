/**
 * What a mapper keeps of the documents it has seen (spellings, layouts, places) makes it quicker and changes nothing: documents
 * in turn, alike or nearly alike, come out as if each were the first.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { ownMapping } from '../../src/mapper/own-mapping.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { runMapping } from '../../src/transcript/run-mapping.ts'
import { mappingOfEverything, sampleOfEverything } from '../support/mapping-of-everything.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { type Json, placesOf } from '../support/tempting-document.ts'

const numRuns = propertyRuns(100)

/** With rows that are laid out alike and hold a line that nobody reads. */
const sample: Json = {
  ...structuredClone(sampleOfEverything),
  SECTION_TRANSACTIONS: ['$1.00', '$2.00', '', '$3.00'].map(amount => ({
    CODE: '150',
    AMOUNT: amount,
    'POSTED BY': 'X',
  })),
}

/** Another text first of all: it leaves a document laid out as it was. */
const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Json>('', '$7.00', '($8.00)', '01-02-2024', 'Form W-2', 'X') },
  { weight: 1, arbitrary: fc.constantFrom<Json>('Requested data not found', ' requested DATA not found:') },
  { weight: 1, arbitrary: fc.constantFrom<Json>(null, 12, {}, [], { NOTE: 'x' }, ['x']) },
)
const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('text', 'text', 'last', 'drop', 'spell', 'twin', 'unknown', 'long'),
  value,
})
/** A few documents, and the order in which they come: some of them several times in a row. */
const turns = fc.record({
  documents: fc
    .array(fc.array(change, { maxLength: 3 }), { minLength: 1, maxLength: 4 })
    .map(all => all.map(changes => changes.reduce<Json>(changed, structuredClone(sample)))),
  order: fc.array(fc.record({ pick: fc.nat(), times: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 2,
    maxLength: 10,
  }),
})

/** `document` with one of its places changed. */
function changed(
  document: Json,
  { at, kind, value: given }: { at: number; kind: string; value: Json },
): Json {
  const places = placesOf(document, ['TYPE', 'FORM'])
  const place = places[at % places.length]
  if (place === undefined) return document
  const { holder, key } = place
  const present = holder[key] ?? null
  if (kind === 'last' || kind === 'drop' || kind === 'spell') delete holder[key]
  if (kind === 'text') holder[key] = structuredClone(given)
  if (kind === 'last') holder[key] = present
  if (kind === 'spell') holder[` ${key.toLowerCase()}:`] = present
  if (kind === 'twin') holder[`${key}::`] = structuredClone(given)
  if (kind === 'unknown') holder[`NEW ${key}`] = structuredClone(given)
  // Longer than any key that is kept.
  if (kind === 'long') holder[`${key} ${'LONG '.repeat(50)}`] = structuredClone(given)
  return document
}

const reported = (result: TranscriptResult): unknown => ({
  json: JSON.parse(JSON.stringify(result)),
  lineage: result.lineage(),
})

test('documents in turn come out as if each were the first', () => {
  const [plan] = compileMappings([{ name: 'everything.yaml', text: mappingOfEverything }]).plans
  if (plan === undefined) throw new Error('The mapping of everything does not compile')
  const run = (of: ReturnType<ReturnType<typeof ownMapping>['ready']>, document: Json): unknown =>
    // Every document here is an object: the sample with a few of its places changed.
    reported(
      runMapping(of, {
        outline: { document: document as Record<string, unknown>, type: 'RETR', form: '1120-S' },
        duplicates: [],
        issues: [],
      }),
    )
  fc.assert(
    fc.property(turns, ({ documents, order }) => {
      const seasoned = ownMapping(plan).ready()
      const first = documents.map(document => run(ownMapping(plan).ready(), document))
      for (const { pick, times } of order) {
        const index = pick % documents.length
        for (let time = 0; time < times; time++)
          expect(run(seasoned, documents[index] ?? null)).toEqual(first[index])
      }
    }),
    { numRuns },
  )
}, 180_000)
