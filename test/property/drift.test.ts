/**
 * A label that changes is reported wherever it matters: in any sample, whatever becomes of one label or of the name of one
 * section, no key figure turns absent and no derived figure is given otherwise than before without an issue at that very figure.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { canonicalLabel } from '../../src/text/labels/canonical-label.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { goldens } from '../support/goldens.ts'
import { plans } from '../support/plans.ts'
import { propertyRuns } from '../support/property-runs.ts'

const runs = propertyRuns(1500)

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

interface Sample {
  readonly name: string
  readonly document: Json
  readonly result: TranscriptResult
  /** Where each key of an object stands that is no key of the outline. */
  readonly keys: readonly (readonly (string | number)[])[]
}

const samples: readonly Sample[] = goldens().map(({ name, text }) => {
  const document = JSON.parse(text) as Json
  const keys = keysIn(document).filter(path => !['TYPE', 'FORM'].includes(String(path.join('/'))))
  return { name, document, result: mapTranscript(document), keys }
})

function keysIn(
  value: Json,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each: Json, index) => keysIn(each, [...path, index]))
  return Object.entries(value).flatMap(([key, each]) => [[...path, key], ...keysIn(each, [...path, key])])
}

/** The document with another key at `path`, everything else in its order. */
function renamed(value: Json, [step, ...more]: readonly (string | number)[], to: string): Json {
  if (typeof value !== 'object' || value === null || step === undefined) return value
  if (Array.isArray(value))
    return value.map((each: Json, at) => (at === step ? renamed(each, more, to) : each))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      key !== step ? [key, each] : more.length === 0 ? [to, each] : [key, renamed(each, more, to)],
    ),
  )
}

const rewordings: readonly ((label: string) => string)[] = [
  () => 'QZX JVK',
  label => label.split(' ').slice(1).join(' ') || 'X',
  label => `${label} REPORTED`,
  label => `${label.slice(0, 3)}${label.slice(4)}X`,
  label => label.split(' ').reverse().join(' '),
  label => [...label].reverse().join(''),
]

/** Whether nothing else is called `to`: no line beside, and none that the mapping knows. Else it is the wording of another line. */
function isNew(document: Json, path: readonly (string | number)[], to: string, mapping: string): boolean {
  const label = canonicalLabel(to)
  const beside = path.slice(0, -1).reduce<unknown>((value, step) => at(value, [String(step)]), document)
  return !textsOf(mapping).has(label) && !Object.keys(beside ?? {}).some(key => canonicalLabel(key) === label)
}

const texts = new Map<string, ReadonlySet<string>>()

/** Every text of a mapping's plan, its labels among them. */
function textsOf(mapping: string): ReadonlySet<string> {
  const present = texts.get(mapping)
  if (present !== undefined) return present
  const plan = plans().find(({ id }) => id === mapping)
  const found = new Set<string>()
  JSON.stringify(plan, (_, value: unknown) => {
    if (typeof value === 'string') found.add(value)
    return value
  })
  texts.set(mapping, found)
  return found
}

function at(data: unknown, names: readonly string[]): unknown {
  let value = data
  for (const name of names)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return value ?? null
}

test(`whatever label changes, no figure changes unheard (${runs} runs)`, () => {
  const derived = new Map(
    plans().map(({ id, fields }) => [
      id,
      fields.filter(({ kind }) => kind === 'derived').map(field => field.name),
    ]),
  )
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(rewordings.length - 1), (which, seed, how) => {
      const sample = samples[which % samples.length]
      const reword = rewordings[how]
      if (sample === undefined || reword === undefined) return
      const { name, document, result: before, keys } = sample
      const path = keys[seed % keys.length] ?? []
      const key = String(path.at(-1))
      if (!isNew(document, path, reword(key), before.mapping.id)) return
      const after = mapTranscript(renamed(document, path, reword(key)))
      const heard = new Set(after.issues.map(issue => issue.path))
      for (const names of before.keyFigures) {
        if (at(before.data, names) === null || at(after.data, names) !== null) continue
        expect(heard, `${name}: ${path.join(' > ')} is ${reword(key)}`).toContain(`/${names.join('/')}`)
      }
      for (const figure of derived.get(before.mapping.id) ?? []) {
        const given = JSON.stringify(at(after.data, [figure]))
        if (given === 'null' || given === JSON.stringify(at(before.data, [figure]))) continue
        expect(heard, `${name}: ${path.join(' > ')} is ${reword(key)}`).toContain(`/${figure}`)
      }
    }),
    { numRuns: runs },
  )
})
