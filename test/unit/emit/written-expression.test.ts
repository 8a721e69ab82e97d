import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literal, WrittenExpression } from '../../../src/emit/written-expression.ts'
import { readExpression } from '../../../src/evaluate/read/read-expression.ts'

test('a value is written as JSON, and is the expression that a parser reads from that', () => {
  const { value } = fc.letrec(tie => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: fc.constantFrom(...'aB "\\/$é\n') }),
      fc.nat(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.string({ unit: fc.constantFrom(...'ab "') }), tie('value'), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    ),
  }))
  fc.assert(
    fc.property(value, given => {
      const to = new WrittenExpression([])
      const written = literal(given)(to)
      expect(to.text).toBe(JSON.stringify(given))
      expect(written).toEqual(readExpression(to.text))
    }),
  )
})
