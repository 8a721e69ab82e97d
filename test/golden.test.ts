/** The sample transcripts: what they give, line by line, and what must hold of any of them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import jsonata from 'jsonata'
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../src/index.ts'
import { empty, Refusal } from '../src/normalize/definition.ts'
import { dataFunctions } from '../src/normalize/functions/data-functions.ts'
import { normalizers } from '../src/normalize/registry.ts'
import { wholeToolkit } from '../src/normalize/whole-toolkit.ts'
import { canonicalText, canonicalTitle } from '../src/text/labels/canonical-label.ts'
import { readText } from '../src/transcript/open/read-text.ts'
import { readOutline } from '../src/transcript/open/shape.ts'
import type { TranscriptResult } from '../src/transcript/result/transcript-result.ts'
import { readDocument } from '../src/transcript/view/read-document.ts'
import { readingTree } from '../src/transcript/view/tree/reading-tree.ts'
import { truthOf } from './outside/truth.ts'
import { faultsOfAccount, lostLeaves } from './support/accounting.ts'
import { expectation } from './support/expectation.ts'
import { goldens, mayUpdate, projectRoot } from './support/goldens.ts'
import { withoutIncomplete } from './support/held-back.ts'
import { falseLineage } from './support/lineage-truth.ts'
import { plainView } from './support/plain-view.ts'
import { plans, tablesBySpec } from './support/plans.ts'

const functions = dataFunctions(wholeToolkit().functions)

const schemas = new Map(
  plans().map(plan => {
    const text = readFileSync(join(projectRoot, `schemas/output/${plan.id}.schema.json`), 'utf8')
    return [
      plan.id,
      new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(JSON.parse(text)),
    ] as const
  }),
)
const tables = tablesBySpec()

describe('the sample transcripts', () => {
  test('are of every mapping', () => {
    const used = new Set<string>(goldens().map(golden => mapTranscript(golden.text).mapping.id))
    const advice = 'each mapping needs a sample in test/golden/TYPE/FORM'
    expect(
      plans().flatMap(({ id }) => (used.has(id) ? [] : [id])),
      advice,
    ).toEqual([])
  })

  test('say each in a note what is unusual about them', () => {
    const silent = goldens().filter(({ folder }) => !existsSync(join(folder, 'note.md')))
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})

describe.each(goldens())('$name', golden => {
  const result: TranscriptResult = mapTranscript(golden.text)
  const { document } = readText(golden.text)
  /** Worded as no mapping knows it on purpose; test/outside holds it to its truth. */
  const isFromOutside = truthOf(golden) !== undefined

  test('gives what was read against the transcript line by line', () => {
    const file = join(golden.folder, 'expected.json')
    if (mayUpdate()) writeFileSync(file, expectation(result))
    expect(existsSync(file), 'expected.json is missing: npm run test:update, then read it').toBe(true)
    expect(expectation(result)).toBe(readFileSync(file, 'utf8'))
  })

  test('has every leaf in exactly one place', () => {
    expect(faultsOfAccount(document, result)).toEqual([])
  })

  test.skipIf(isFromOutside)('has no leaf unmapped but those kept whole', () => {
    const advice = 'read it by a field, ignore it with a reason, or keep its section whole'
    expect(lostLeaves(document, result), advice).toEqual([])
  })

  test('has true lineage', () => {
    expect(falseLineage(document, result, tables)).toEqual([])
  })

  test.skipIf(isFromOutside)('has no issue of severity error', () => {
    expect(result.issues.filter(issue => issue.severity === 'error')).toEqual([])
  })

  test('fits the schema of its mapping', () => {
    const validate = schemas.get(result.mapping.id)
    expect(
      validate?.(JSON.parse(JSON.stringify(result.data))),
      JSON.stringify(validate?.errors?.map(each => `${each.instancePath} ${each.message}`)),
    ).toBe(true)
  })

  test('gives the same with stock jsonata evaluating the same expression', async () => {
    const plan = plans().find(each => each.id === result.mapping.id)
    if (plan === undefined) throw new TypeError('no plan')
    const view = plainView(readDocument(readOutline(document).document, readingTree(plan)).view)
    const expression = jsonata(plan.expression)
    expression.assign('title', (text: unknown) =>
      typeof text === 'string' ? canonicalTitle(text) : undefined,
    )
    expression.assign('whether', (text: unknown, texts: readonly unknown[]) =>
      typeof text === 'string' ? texts.includes(canonicalText(text)) : null,
    )
    for (const [name, apply] of Object.entries(functions)) expression.assign(name, apply)
    for (const { name, parse } of Object.values(normalizers)) {
      expression.assign(name, (text: unknown, ...more: readonly unknown[]) => {
        const reading = typeof text === 'string' ? parse(text, ...more) : empty
        return reading === empty || reading instanceof Refusal ? null : reading
      })
    }
    const stock: unknown = await expression.evaluate(view, {})
    const given = withoutIncomplete(JSON.parse(JSON.stringify(stock)), result.issues)
    expect(JSON.stringify(given)).toBe(JSON.stringify(result.data))
  })

  test('gives the same for the parsed document as for the text, where no key is written twice', () => {
    if (result.issues.some(issue => issue.code === 'transcript/duplicate-key')) return
    expect(JSON.stringify(mapTranscript(JSON.parse(golden.text)))).toBe(JSON.stringify(result))
  })
})
