/** What must hold of any JSON: every leaf in exactly one place, no output key missing, true lineage, nothing polluted. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { faultsOfAccount } from '../support/accounting.ts'
import { goldens, projectRoot } from '../support/goldens.ts'
import { falseLineage } from '../support/lineage-truth.ts'
import { plans, tablesBySpec } from '../support/plans.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { type Json, placesOf, temptingDocument } from '../support/tempting-document.ts'

const runs = propertyRuns(1500)
const tables = tablesBySpec()
const validators = new Map(
  plans().map(plan => {
    const text = readFileSync(join(projectRoot, `schemas/output/${plan.id}.schema.json`), 'utf8')
    return [plan.id, new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(text))] as const
  }),
)

/** Shapes and texts that tempt a mapping: kinds mixed up, keys of prototypes, labels in other print. */
const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    '',
    ' ',
    '$1.00',
    '($2.00)',
    '01-02-2024',
    '02-30-2024',
    'X',
    'N/A',
    '--1',
    null,
    true,
    0,
    12.5,
    [],
    {},
  ),
  fc.string().map(text => text as Json),
  fc.constant<Json>({ ['__proto__']: 'x', constructor: { prototype: 'y' } }),
  fc.constant<Json>([['a'], { b: ['c'] }]),
)

const samples: readonly Json[] = goldens().map(golden => JSON.parse(golden.text) as Json)

/** A sample with a few of its parts dropped, replaced, renamed or doubled. */
const damaged: fc.Arbitrary<Json> = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('drop', 'odd', 'case', 'twin', 'wrap', 'number'), odd), {
      maxLength: 12,
    }),
  )
  .map(([sample, damages]) =>
    damages.reduce<Json>(
      (document, [seed, kind, value]) => damage(document, seed, kind, value),
      structuredClone(sample),
    ),
  )

function damage(document: Json, seed: number, kind: string, shared: Json): Json {
  const value = structuredClone(shared)
  const places = placesOf(document, ['TYPE'])
  const place = places[seed % Math.max(1, places.length)]
  if (place === undefined) return document
  const { holder, key } = place
  const present = holder[key] ?? null
  if (kind === 'drop') delete holder[key]
  if (kind === 'odd') holder[key] = value
  if (kind === 'case') holder[` ${key.toLowerCase()}: `] = present
  if (kind === 'twin') holder[`${key} (Occurrence #: 2)`] = value
  if (kind === 'wrap') holder[key] = [present]
  if (kind === 'number') holder[`new ${key}`] = value
  return document
}

function holds(document: Json): void {
  const before = JSON.stringify(document)
  const result: TranscriptResult = mapTranscript(document)
  expect(faultsOfAccount(document, result)).toEqual([])
  expect(falseLineage(document, result, tables)).toEqual([])
  const validate = validators.get(result.mapping.id)
  const fits = validate?.(JSON.parse(JSON.stringify(result.data)))
  expect(fits, JSON.stringify(validate?.errors)).toBe(true)
  expect(JSON.stringify(document)).toBe(before)
  expect(Object.keys(Object.prototype)).toEqual([])
}

describe('any JSON', () => {
  test('with the sections of a transcript and anything in them', () => {
    fc.assert(fc.property(temptingDocument(odd), holds), { numRuns: runs })
  })

  test('made from a sample by dropping, replacing, renaming and doubling its parts', () => {
    fc.assert(fc.property(damaged, holds), { numRuns: Math.ceil(runs / 10) })
  })
})
