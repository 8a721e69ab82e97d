/**
 * Fields that may be read from several places, beside other fields that read some of the same: whatever is there, each leaf is
 * read, ignored or unmapped, and only one of them.
 */
import fc from 'fast-check'
import { test } from 'vitest'
import { mapped } from '../support/mapped.ts'
import { propertyRuns } from '../support/property-runs.ts'

const sections = ['A', 'B', 'C']
const labels = ['X', 'Y', 'Z']

const places = fc.uniqueArray(fc.constantFrom(...sections), { minLength: 1, maxLength: 3 })
const label = fc.constantFrom(...labels)
const written = (paths: readonly string[]): string => `[${paths.join(', ')}]`

/** Fields as YAML in one line each, without their names. */
const values = fc
  .uniqueArray(label, { minLength: 1, maxLength: 2 })
  .map(from => `{ from: ${written(from)}, as: text }`)

function fieldsOf(inside: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .array(inside, { minLength: 1, maxLength: 3 })
    .map(fields => `fields: { ${fields.map((field, index) => `f${index}: ${field}`).join(', ')} }`)
}

function groupOf(paths: fc.Arbitrary<readonly string[]>, inside: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(paths, fieldsOf(inside)).map(([from, fields]) => `{ section: ${written(from)}, ${fields} }`)
}

const inner = fc
  .uniqueArray(fc.constantFrom('D', 'E'), { minLength: 1 })
  .map(paths => paths as readonly string[])
const deep = fc.tuple(places, inner).map(([outer, [one = 'D']]) => outer.map(each => `${each} > ${one}`))
const chosen = fc
  .tuple(label, label)
  .map(
    ([by, read]) =>
      `choose: { by: ${by}, as: kind, cases: { one: { texts: ["1"], fields: { v: { from: ${read}, as: text } } } }, otherwise: { case: other, fields: { w: { from: ${by}, as: text } } } }`,
  )
const list = fc.constantFrom('L', 'A > L', 'B > L')

const field = fc.oneof(
  groupOf(
    places,
    fc.oneof(
      values,
      groupOf(inner, values),
      fc.constant('{ each: L, fields: { v: { from: X, as: text } } }'),
    ),
  ),
  groupOf(deep, values),
  fc
    .uniqueArray(
      fc.tuple(fc.constantFrom(...sections), label).map(([at, end]) => `${at} > ${end}`),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map(paths => `{ from: ${written(paths)}, as: text }`),
  fc.tuple(list, fieldsOf(values)).map(([path, fields]) => `{ each: ${path}, ${fields} }`),
  fc.tuple(list, chosen).map(([path, choice]) => `{ each: ${path}, ${choice} }`),
  fc
    .tuple(fc.uniqueArray(fc.constantFrom('O', 'P'), { minLength: 1 }), fieldsOf(values))
    .map(([paths, fields]) => `{ occurrences: ${written(paths)}, ${fields} }`),
)

const mappings = fc
  .array(field, { minLength: 1, maxLength: 5 })
  .map(all => `fields:\n${all.map((each, index) => `  field${index}: ${each}\n`).join('')}`)

const text = fc.constantFrom('1', '2', '')
const keys = { requiredKeys: [] }
const leaves = { X: text, Y: text, Z: text, 'x:': text, U: text }
const below = fc.record(leaves, keys)
const entries = fc.array(below, { maxLength: 3 })
const section = fc.record({ ...leaves, D: below, E: below, L: entries }, keys)
const documents = fc.record(
  {
    A: section,
    B: section,
    C: section,
    L: entries,
    M: entries,
    O: below,
    'P (OCCURRENCE #: 1)': below,
    P: below,
  },
  keys,
)

test('several sections: each leaf is in one place, whichever of the fields read them', () => {
  // `mapped` holds the account of the leaves.
  fc.assert(
    fc.property(mappings, documents, (body, document) => {
      mapped(body, document)
    }),
    { numRuns: propertyRuns(300) },
  )
})
