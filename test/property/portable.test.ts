/** The portable expression, evaluated by stock jsonata on the document as it came, gives what the library gives, whatever the document. */
import fc from 'fast-check'
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { partsFor } from '../../src/compile/portable/prelude/parts.ts'
import { portableExpression } from '../../src/compile/portable-expression.ts'
import { createMapper, type Issue, mapTranscript } from '../../src/index.ts'
import type { Normalizer } from '../../src/normalize/definition.ts'
import { normalizers } from '../../src/normalize/registry.ts'
import { explanations } from '../../src/normalize/transaction/transaction-explanations.ts'
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { bundledExpression } from '../support/bundled-expression.ts'
import { damaged, damagedSample, damages, odd, spoilt } from '../support/damaged-document.ts'
import { asPortable, withoutIncomplete } from '../support/held-back.ts'
import { mappingOfEverything, sampleOfEverything } from '../support/mapping-of-everything.ts'
import { outcomeOf } from '../support/outcome.ts'
import { plans } from '../support/plans.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { type Json, temptingDocument } from '../support/tempting-document.ts'

const runs = propertyRuns(100)
const patience = 180_000

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
  const given = asGiven(await bundledExpression(result.mapping.id).evaluate(document), result.issues)
  const plan = plans().find(({ id }) => id === result.mapping.id) ?? own.plan
  expect(given).toEqual(asPortable(asGiven(result.data, result.issues), given, plan))
  expect(JSON.stringify(document)).toBe(before)
}

describe('the portable expression gives the data of the library', () => {
  test(
    'for the samples, damaged',
    () => {
      return fc.assert(fc.asyncProperty(damagedSample, holds), { numRuns: Math.ceil(runs / 5) })
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
