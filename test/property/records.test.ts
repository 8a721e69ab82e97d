/**
 * Records with settled names against plain objects, and both against stock jsonata: the same answer for expressions of the kind
 * that mappings become, over documents whose lists hold records of several kinds.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileExpression } from '../../src/evaluate/compile-expression.ts'
import { FixedRecord } from '../../src/evaluate/run/fixed-record.ts'
import { frozen } from '../support/frozen.ts'
import { commonKeys, document, leaf } from '../support/generated-document.ts'
import { functions } from '../support/generated-expression.ts'
import { plainView } from '../support/plain-view.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { stockOutcome } from '../support/stock-jsonata.ts'

const numRuns = propertyRuns(3000)
const seed = Number(process.env.PROPERTY_SEED ?? Math.trunc(Math.random() * 2 ** 31))

const name = fc.constantFrom(...commonKeys, 'AN ODD KEY', 'constructor').map(key => JSON.stringify(key))
const from = fc.constantFrom('$', '$x', '$y')
const line = fc
  .tuple(from, fc.array(name, { minLength: 1, maxLength: 3 }))
  .map(([start, names]) => [start, ...names].join('.'))
const lines = fc.oneof(
  { weight: 2, arbitrary: line },
  { weight: 2, arbitrary: fc.array(line, { minLength: 2, maxLength: 3 }).map(all => all.join(' ?? ')) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(line, fc.array(name, { minLength: 2, maxLength: 3 }))
      .map(([of, names]) => names.map(each => `${of}.${each}`).join(' ?? ')),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(from, fc.array(name, { minLength: 2, maxLength: 3 }))
      .map(([of, names]) => names.map(each => `${of}.${each}`).join(' ?? ')),
  },
)
const texts = fc.array(fc.constantFrom('"x"', '"y"', '"1"', '""'), { maxLength: 3 })

const { expression } = fc.letrec<Record<'expression' | 'field' | 'object', string>>(tie => ({
  expression: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'fields' },
    { weight: 3, arbitrary: tie('object') },
    { weight: 1, arbitrary: fc.tuple(line, tie('object')).map(([of, inner]) => `($x := ${of}; ${inner})`) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(line, fc.array(fc.tuple(texts, tie('object')), { minLength: 1, maxLength: 3 }), tie('object'))
        .map(
          ([of, cases, otherwise]) =>
            `($y := ${of}; ${cases.map(([some, inner]) => `$y in [${some.join()}] ? ${inner} : `).join('')}${otherwise})`,
        ),
    },
    { weight: 2, arbitrary: fc.tuple(line, tie('object')).map(([of, inner]) => `[${of}.${inner}]`) },
  ),
  field: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'fields' },
    { weight: 4, arbitrary: lines.map(given => `$same(${given})`) },
    { weight: 1, arbitrary: lines.map(given => `$kind(${given})`) },
    { weight: 1, arbitrary: lines.map(given => `$listed(${given}, ["x"], null)`) },
    { weight: 1, arbitrary: line },
    { weight: 2, arbitrary: tie('expression') },
  ),
  object: fc
    .array(tie('field'), { minLength: 1, maxLength: 4, depthIdentifier: 'fields' })
    .map(fields => `{${fields.map((field, index) => `"f${index}": ${field}`).join(', ')}}`),
}))

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('x', 'y', '1', '') },
  { weight: 1, arbitrary: leaf },
)
const section = fc.dictionary(fc.constantFrom(...commonKeys), text, { minKeys: 1 })
const entry = fc.dictionary(fc.constantFrom(...commonKeys), fc.oneof(text, section), { minKeys: 1 })
/** As the view of a transcript is: sections, and lists of entries that have other lines each. */
const viewLike = fc.record({
  a: fc.oneof(text, section, fc.array(entry, { minLength: 2, maxLength: 5 })),
  b: fc.oneof(text, section, fc.array(entry, { minLength: 2, maxLength: 5 })),
  c: fc.oneof(text, section, entry),
})
const input = fc.oneof({ weight: 4, arbitrary: viewLike }, { weight: 1, arbitrary: document })

test('records and plain objects give the same answer as stock jsonata', { timeout: 3_600_000 }, async () => {
  console.info(`records against jsonata: seed ${seed}, ${numRuns} runs`)
  const sameAnswer = fc.asyncProperty(expression, input, async (written, given) => {
    const stock = await stockOutcome(written, given, functions)
    if (stock === undefined) return
    expect(stock.error).toBeUndefined()
    const compiled = compileExpression(written, { functions })
    expect(JSON.stringify(compiled.evaluate(frozen(given)))).toBe(stock.json)
    // Twice, since a compiled expression remembers the kinds of records that it has met.
    for (let time = 0; time < 2; time++) expect(textOf(compiled.evaluate(recordOf(given)))).toBe(stock.json)
  })
  await fc.assert(sameAnswer, { numRuns, seed })
})

const kinds = new Map<string, ReadonlyMap<string, number>>()

/** `value` with every object as a record. Objects of the same keys are of one kind, some with room for names that they lack. */
function recordOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(recordOf)
  if (typeof value !== 'object' || value === null) return value
  const keys = [...new Set([...Object.keys(value), ...(Object.keys(value).length === 1 ? commonKeys : [])])]
  const id = JSON.stringify(keys)
  const kind = kinds.get(id) ?? new Map(keys.map((key, position) => [key, position]))
  kinds.set(id, kind)
  return new FixedRecord(
    kind,
    keys.map(key => (Object.hasOwn(value, key) ? recordOf(Reflect.get(value, key)) : undefined)),
  )
}

function textOf(answer: unknown): string | undefined {
  return JSON.stringify(answer, (_, value: unknown) =>
    value instanceof FixedRecord ? plainView(value) : value,
  )
}
