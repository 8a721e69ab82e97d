/**
 * Made-up JSON documents: few keys, so that expressions meet them often; odd ones, arrays in arrays, one-item
 * and empty arrays, nulls.
 */
import fc from 'fast-check'

/** Keys that documents have and expressions ask for. */
export const commonKeys = ['a', 'b', 'c'] as const

/** Keys that are names of something else in JavaScript or in jsonata. */
export const oddKeys = [
  'AN ODD KEY',
  'constructor',
  '__proto__',
  'toString',
  'length',
  '0',
  'sequence',
  'cons',
  '',
] as const

const key = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom(...commonKeys) },
  { weight: 1, arbitrary: fc.constantFrom(...oddKeys) },
)

/** Values without a key or an item in them. */
export const leaf: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('x', 'y', '', '1', 'a b', ' \t pad\n ded ', '𝒳yz', '$1,234.56') },
  { weight: 4, arbitrary: fc.constantFrom(0, 1, 2, -1, 1.5, 0.1 + 0.2, 1e21, 123456789.12345679, -0.5) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
)

const { value, object, array } = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'document', depthSize: 'medium' },
    { weight: 4, arbitrary: leaf },
    { weight: 4, arbitrary: tie('object') },
    { weight: 4, arbitrary: tie('array') },
  ),
  object: fc
    .array(fc.tuple(key, tie('value')), { minLength: 1, maxLength: 6, depthIdentifier: 'document' })
    .map(entries =>
      JSON.parse(
        `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner)}`).join()}}`,
      ),
    ),
  array: fc.oneof(
    { weight: 3, arbitrary: fc.array(tie('object'), { maxLength: 3, depthIdentifier: 'document' }) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3, depthIdentifier: 'document' }) },
    { weight: 1, arbitrary: fc.array(tie('array'), { maxLength: 3, depthIdentifier: 'document' }) },
    { weight: 1, arbitrary: fc.array(leaf, { maxLength: 3 }) },
  ),
}))

/** A whole document; mostly an object. */
export const document: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: object },
  { weight: 3, arbitrary: array },
  { weight: 1, arbitrary: value },
)
