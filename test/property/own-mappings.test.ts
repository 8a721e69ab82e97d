/**
 * Mappings that nobody has written: of any that compiles, whatever the document, each leaf is in one place, lineage is true, the
 * plan reads what the expression reads, and stored results are read back.
 */
import fc from 'fast-check'
import jsonata from 'jsonata'
import { expect, test } from 'vitest'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { portableExpression } from '../../src/compile/portable-expression.ts'
import { createMapper, readResult } from '../../src/index.ts'
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { faultsOfAccount, leafPointers } from '../support/accounting.ts'
import { documentForGenerated, generatedMapping } from '../support/generated-mapping.ts'
import { asPortable, withoutIncomplete } from '../support/held-back.ts'
import { falseLineage } from '../support/lineage-truth.ts'
import { tablesOf } from '../support/plans.ts'
import { propertyRuns } from '../support/property-runs.ts'

interface Made {
  readonly text: string
  readonly plan: WrittenPlan
}

/** Made-up mappings that compile; nearly all do. */
const mappings: fc.Arbitrary<Made> = generatedMapping
  .map(text => ({ text, plan: compileMappings([{ name: 'mappings[0]', text }]).plans[0] }))
  .filter((made): made is Made => made.plan !== undefined)
const documents = documentForGenerated.map(made => ({ TYPE: 'RETR', FORM: '1040', ...made }))

test('made-up mappings: the account, the lineage and the stored result of any document are true', () => {
  const some = fc.array(documents, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(mappings, some, ({ text, plan }, all) => {
      const tables = tablesOf(plan.fields)
      const mapper = createMapper({ mappings: [text], bundled: false })
      for (const document of all) {
        const before = JSON.stringify(document)
        const result = mapper.mapTranscript(document)
        expect(faultsOfAccount(document, result)).toEqual([])
        expect(falseLineage(document, result, tables)).toEqual([])
        const { read, ignored, unmapped, evidence } = result.coverage
        expect(read + ignored + unmapped).toBe(leafPointers(document).length)
        expect(Object.values(evidence).reduce((sum, each) => sum + each)).toBe(read)
        expect(JSON.stringify(result.issues)).not.toMatch(/Zebulon|98,?765|08-19|1961/)
        const json = JSON.stringify(result)
        expect(JSON.stringify(document)).toBe(before)
        // As the first document of a mapper, and from text.
        const anew = createMapper({ mappings: [text], bundled: false }).mapTranscript(before)
        expect(JSON.stringify(anew)).toBe(json)
        const byField = plan.fields.flatMap(({ name }) => anew.lineage(`/${name}`))
        expect(byField).toEqual(result.lineage())
        expect(JSON.stringify(readResult(json, { mapper }))).toBe(json)
      }
    }),
    { numRuns: propertyRuns(300) },
  )
}, 180_000)

test('made-up mappings: the portable expression gives the data of the library', () => {
  const property = fc.asyncProperty(mappings, documents, async ({ text, plan }, document) => {
    const { data, issues } = createMapper({ mappings: [text], bundled: false }).mapTranscript(document)
    const expression = jsonata(portableExpression(plan))
    const given = withoutIncomplete(JSON.parse(JSON.stringify(await expression.evaluate(document))), issues)
    const own = withoutIncomplete(JSON.parse(JSON.stringify(data)), issues)
    expect(given).toEqual(asPortable(own, given, plan))
  })
  return fc.assert(property, { numRuns: propertyRuns(60) })
}, 180_000)
