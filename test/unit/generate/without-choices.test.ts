/** The checks of shapes take any text where editors know the words. */
import { expect, test } from 'vitest'
import { withoutChoices } from '../../../src/generate/without-choices.ts'

test('the words of a place are left out, and what is said of the place stays', () => {
  const schema = {
    properties: {
      as: { description: 'How.', $ref: '#/$defs/normalizerName' },
      use: { type: 'array', items: { $ref: '#/$defs/partName' } },
      other: { $ref: '#/$defs/labels' },
    },
    $defs: { normalizerName: { anyOf: [] }, partName: { anyOf: [] }, labels: { type: 'string' } },
  }
  expect(withoutChoices(schema)).toEqual({
    properties: {
      as: { description: 'How.', type: 'string', pattern: '\\S' },
      use: { type: 'array', items: { type: 'string', pattern: '\\S' } },
      other: { $ref: '#/$defs/labels' },
    },
    $defs: { labels: { type: 'string' } },
  })
})

test('a schema without definitions is left as it is', () => {
  const schema = { type: 'object' }
  expect(withoutChoices(schema)).toBe(schema)
})
