/**
 * The portable expressions of every target, each on the engine that it is for, give what the library gives. Here every third mapping
 * is tried on one of the targets, with one sample; `GOLDENS=each` tries every mapping so, `GOLDENS=all` all samples on each of them.
 * `SEED` draws others, and `PROPERTY_RUNS` counts the faulty ones. The current engine has its own test,
 * test/unit/compile/portable-expression.test.ts.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { targets } from '../../src/compile/portable/targets/targets.ts'
import { mapTranscript } from '../../src/index.ts'
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { damagedSample } from '../support/damaged-document.ts'
import { type Golden, goldens } from '../support/goldens.ts'
import { asPortable, withoutIncomplete } from '../support/held-back.ts'
import { plans } from '../support/plans.ts'
import { type Run, runOn } from '../support/portable-engines.ts'
import { propertyRuns } from '../support/property-runs.ts'
import type { Json } from '../support/tempting-document.ts'

const patience = 900_000
const seed = Number(process.env.SEED ?? 1)
const runs = propertyRuns(10)
const goldensAsked = process.env.GOLDENS
/** Characters of a sample that may be drawn; the old engines take seconds for longer ones. */
const longestDrawn = 8_000

const all = goldens()
const [first, ...others] = targets.map(({ name }) => name)
const named = all.map(golden => ({ golden, id: mapTranscript(golden.text).mapping.id }))
const byMapping = new Map(
  plans().map(({ id }) => [id, named.filter(each => each.id === id).map(({ golden }) => golden)] as const),
)

/** One sample of every mapping whose turn it is. */
function drawn(target: number): readonly Golden[] {
  return [...byMapping.values()].flatMap((those, index) => {
    if (goldensAsked === 'all') return those
    const turns = (goldensAsked === 'each' ? 1 : 3) * others.length
    if ((index + seed) % turns !== target) return []
    const short = those.filter(({ text }) => text.length <= longestDrawn)
    const from = short.length === 0 ? those : short
    return from[(seed + 7 * index) % from.length] ?? []
  })
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe.each(others.map((name, index) => ({ name, samples: drawn(index) })))(
  '$name gives what the library gives',
  ({ name, samples }) => {
    test(
      `for ${samples.length} of ${all.length} samples`,
      async () => {
        for (const golden of samples) {
          const document: unknown = JSON.parse(golden.text)
          const { data, issues, mapping } = mapTranscript(document)
          const plan = planOf(mapping.id)
          const given = withoutIncomplete(await runOf(name, plan)(document), issues)
          expect(JSON.stringify(given), golden.name).toBe(JSON.stringify(asPortable(json(data), given, plan)))
        }
      },
      patience,
    )
  },
)

/** What each target is to make of one mapping, made once. */
const made = new Map<string, Run>()
function runOf(name: string, plan: WrittenPlan): Run {
  const key = `${name} ${plan.id}`
  const run = made.get(key) ?? runOn(name, plan)
  made.set(key, run)
  return run
}

async function readAlike(document: Json): Promise<void> {
  const plan = planOf(mapTranscript(document).mapping.id)
  const wanted = outcomeOf(await runOf(first ?? '', plan)(document))
  for (const name of others)
    expect([name, outcomeOf(await runOf(name, plan)(document))]).toEqual([name, wanted])
}

test(
  'every target reads a sample with faults in it as the current one does',
  () => fc.assert(fc.asyncProperty(damagedSample, readAlike), { numRuns: runs, seed }),
  patience,
)

test(
  'names that engines before 2.1 find in any object are names like any other',
  async () => {
    const names = [...Object.getOwnPropertyNames(Object.prototype), 'length', 'name']
    const sentence = 'No record of return filed'
    const entries = names.map(name => [name, [['a'], sentence]] as const)
    const document = {
      TYPE: 'RETR',
      FORM: '940',
      ...Object.fromEntries(entries),
      SECTION_HEADER: {
        'REQUEST DATE': 'Constructor 1, 2020',
        'TAX PERIOD': 'toString, 2020',
        // As JSON.parse makes it: a key of its own.
        ...JSON.parse('{"__proto__": "$1.00", "constructor": "$2.00"}'),
      },
    }
    await readAlike(document)
  },
  patience,
)

function planOf(id: string): WrittenPlan {
  const plan = plans().find(each => each.id === id)
  if (plan === undefined) throw new TypeError('no plan')
  return plan
}

/** Data as JSON; errors are alike, as their texts differ by engine. */
function outcomeOf(given: unknown): unknown {
  const isError = given instanceof Error || (typeof given === 'object' && given !== null && 'code' in given)
  return isError ? 'an error' : JSON.stringify(given)
}
