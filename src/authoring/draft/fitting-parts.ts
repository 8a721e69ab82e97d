/**
 * Which of the bundled shared parts fit the samples: those that read something of them without an error, and leave no line of a
 * list behind, which no field beside them could read. Found by compiling a mapping of each and trying it.
 */
import { bundledParts } from '../../catalog/parts.gen.ts'
import { compileMappings } from '../../compile/compile-mappings.ts'
import { brokenPromise } from '../../diagnostics/bug.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { mapSamples, type Sample } from './samples.ts'

/** Parts of what is printed alike whatever the form, by the key at the top that they read. Of those in one row the first that fits is used. */
const shared: readonly { readonly key: string; readonly parts: readonly string[] }[] = [
  { key: 'TYPE', parts: ['transcript'] },
  { key: 'SECTION_HEADER', parts: ['header'] },
  { key: 'SECTION_BALANCE', parts: ['balance'] },
  { key: 'SECTION_SUMMARY', parts: ['summary', 'summary-general'] },
  { key: 'SECTION_TRANSACTIONS', parts: ['transactions'] },
  { key: 'SECTION_INCOME', parts: ['income/entries'] },
]

/** The parts that fit, and what is left beside them. */
export interface FittingParts {
  readonly use: readonly string[]
  /** The names of fields that they bring. */
  readonly names: readonly string[]
  /** By sample: the pointers of the leaves that they do not read. */
  readonly left: readonly ReadonlySet<string>[]
  /** What the parts alone make of the samples. */
  readonly results: readonly TranscriptResult[]
}

/** With `wanted` false none is used. */
export function fittingParts(samples: readonly Sample[], wanted: boolean): FittingParts {
  const use: string[] = []
  const bare = mapSamples(planOf(samples, []), samples)
  if (wanted) {
    for (const { key, parts } of shared) {
      if (!samples.some(({ document }) => Object.hasOwn(document, key))) continue
      const fits = parts.find(part => isFitting(samples, part, bare))
      if (fits !== undefined) use.push(fits)
    }
  }
  const plan = planOf(samples, use)
  const results = mapSamples(plan, samples)
  return {
    use,
    names: use.length === 0 ? [] : plan.fields.map(field => field.name),
    left: results.map(result => new Set(result.unmapped)),
    results,
  }
}

function isFitting(samples: readonly Sample[], part: string, bare: readonly TranscriptResult[]): boolean {
  const plan = planOf(samples, [part])
  const results = mapSamples(plan, samples)
  const lists = plan.fields.flatMap(field =>
    field.kind === 'choice' || (field.kind === 'list' && field.of === 'entries')
      ? field.paths.map(path => path[0])
      : [],
  )
  const readsSome = results.some(
    (result, index) => result.unmapped.length < (bare[index]?.unmapped.length ?? 0),
  )
  return (
    readsSome &&
    results.every(
      ({ issues, unmapped }) =>
        !issues.some(issue => issue.severity === 'error' || issue.code === 'transcript/unknown-entry') &&
        !unmapped.some(pointer => lists.includes(pointerSteps(pointer)[0])),
    )
  )
}

/** A mapping for every form of the type, of these parts alone; of a field that reads nothing where there are none. */
function planOf(samples: readonly Sample[], use: readonly string[]): WrittenPlan {
  const fields =
    use.length === 0 ? 'fields: { none: { keep: SECTION_HEADER."(NONE)" } }' : `use: [${use.join(', ')}]`
  const text = `id: draft-parts
title: Parts
version: "1.0.0"
match: { type: ${samples[0]?.type} }
${fields}
`
  const { plans, diagnostics } = compileMappings([{ name: 'parts.yaml', text }], bundledParts())
  const [plan] = plans
  if (plan === undefined) throw brokenPromise(diagnostics[0]?.message ?? 'no plan')
  return plan
}
