/**
 * The fields of mappings as they are read off the view of a document, against the expression that is written of the same fields: the
 * same data, the same refusals, and as much counted, for the samples, damaged ones, and any JSON in the sections of a transcript.
 */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledPlans } from '../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { baseExpression } from '../../src/emit/base-expression.ts'
import { loadMapping } from '../../src/emit/load-mapping.ts'
import { readyExpression } from '../../src/evaluate/ready-expression.ts'
import { Budget } from '../../src/evaluate/run/work.ts'
import { Family } from '../../src/evaluate/scope/lowering.ts'
import { mapTranscript } from '../../src/mapper/map-transcript.ts'
import type { Normalizer } from '../../src/normalize/definition.ts'
import { wholeToolkit } from '../../src/normalize/whole-toolkit.ts'
import type { MappingPlan } from '../../src/plan/mapping-plan.ts'
import { fieldReader, type ReadFields } from '../../src/transcript/figures/read-fields.ts'
import type { Trouble } from '../../src/transcript/figures/read-value.ts'
import { readerFunctions } from '../../src/transcript/figures/reader-functions.ts'
import { isJsonObject } from '../../src/transcript/open/shape.ts'
import { readDocument } from '../../src/transcript/view/read-document.ts'
import type { Section } from '../../src/transcript/view/section.ts'
import { type ReadingTree, readingTree } from '../../src/transcript/view/tree/reading-tree.ts'
import { damaged, damagedSample, damages, odd } from '../support/damaged-document.ts'
import { goldens } from '../support/goldens.ts'
import { mappingOfEverything, sampleOfEverything } from '../support/mapping-of-everything.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { type Json, temptingDocument } from '../support/tempting-document.ts'

const numRuns = propertyRuns(300)
const patience = 600_000

interface Ways {
  readonly tree: ReadingTree
  readonly trouble: Trouble
  readonly byPlan: ReadFields
  readonly byExpression: ReadFields
}

function waysOf(
  plan: Pick<MappingPlan, 'fields' | 'ignore' | 'forms' | 'family'>,
  normalizers: readonly Normalizer[],
): Ways {
  const trouble = { refused: false, open: false }
  const functions = readerFunctions(trouble, normalizers)
  const { expression } = baseExpression(plan.fields, normalizers)
  const base = readyExpression(expression, { functions }, new Family())
  return {
    tree: readingTree(plan),
    trouble,
    byPlan: fieldReader(plan.fields, normalizers, trouble),
    byExpression: (view, budget) => base.evaluate(view, undefined, { budget }),
  }
}

function outcome(ways: Ways, by: 'byPlan' | 'byExpression', view: Section): unknown {
  ways.trouble.refused = false
  const budget = Budget.ofOne()
  const data = ways[by](view, budget)
  return { data, refused: ways.trouble.refused, spent: budget.spent }
}

function expectSame(ways: Ways, document: Json): void {
  if (!isJsonObject(document)) throw new Error('no document')
  const { view } = readDocument(document, ways.tree)
  const [byPlan, byExpression] = [outcome(ways, 'byPlan', view), outcome(ways, 'byExpression', view)]
  // `expect` takes long over large data.
  if (!isDeepStrictEqual(byPlan, byExpression)) expect(byPlan).toStrictEqual(byExpression)
}

const bundled = new Map(
  bundledPlans().map(mapping => [
    mapping.id as string,
    waysOf(loadMapping(mapping).plan, mapping.toolkit.normalizers),
  ]),
)
const all = [...bundled.values()]

/** By the mapping that it is of. */
function holds(document: Json): void {
  const ways = bundled.get(mapTranscript(document).mapping.id)
  if (ways === undefined) throw new Error('there is no such mapping')
  expectSame(ways, document)
}

function everything(): Ways {
  const [plan] = compileMappings([{ name: 'everything.yaml', text: mappingOfEverything }]).plans
  if (plan === undefined) throw new Error('there is no plan')
  return waysOf(plan, wholeToolkit().normalizers)
}

describe('fields read as the plan says are what the expression gives', () => {
  test('for the samples, by their own mapping and by one that is not theirs', () => {
    for (const [index, { text }] of goldens().entries()) {
      const document = JSON.parse(text) as Json
      holds(document)
      const other = all[index % all.length]
      if (other !== undefined) expectSame(other, document)
    }
  })

  test('for the samples, damaged', () => fc.assert(fc.property(damagedSample, holds), { numRuns }), patience)

  test(
    'for a sample in which every kind of field is read, damaged',
    () => {
      const ways = everything()
      expectSame(ways, sampleOfEverything)
      const documents = damages.map(list => damaged(sampleOfEverything, list))
      fc.assert(
        fc.property(documents, document => expectSame(ways, document)),
        { numRuns },
      )
    },
    patience,
  )

  test(
    'for any JSON in the sections of a transcript',
    () => fc.assert(fc.property(temptingDocument(odd), holds), { numRuns }),
    patience,
  )
})
