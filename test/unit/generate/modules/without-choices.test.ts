/** The checks of shapes take any text where editors know the words. */
import { expect, test } from 'vitest'
import { withoutChoices } from '../../../../src/generate/modules/without-choices.ts'

test('the words of a place are left out, and what is said of the place stays', () => {
  const schema = {
    properties: {
      as: { description: 'How.', $ref: '#/$defs/normalizerName' },
      use: { type: 'array', items: { $ref: '#/$defs/partName' } },
      other: { $ref: '#/$defs/labels' },
      used: { anyOf: [{ $ref: '#/$defs/partName' }, { type: 'object', properties: { part: true } }] },
    },
    $defs: { normalizerName: { anyOf: [] }, partName: { anyOf: [] }, labels: { type: 'string' } },
  }
  expect(withoutChoices(schema)).toEqual({
    properties: {
      as: { type: 'string', pattern: '\\S' },
      use: { type: 'array', items: { type: 'string', pattern: '\\S' } },
      other: { $ref: '#/$defs/labels' },
      used: { type: ['string', 'object'], pattern: '\\S', properties: { part: true } },
    },
    $defs: { labels: { type: 'string' } },
  })
})

test('only a key that must not be missing is explained', () => {
  const schema = {
    description: 'A part.',
    required: ['part'],
    properties: {
      part: { description: 'The name of the part.', $ref: '#/$defs/partName' },
      evidence: { description: 'How well it is known.', type: 'string' },
      description: { description: 'A key of this name.', type: 'string' },
    },
    $defs: { partName: { description: 'A name.', anyOf: [] } },
  }
  expect(withoutChoices(schema)).toEqual({
    required: ['part'],
    properties: {
      part: { description: 'The name of the part.', type: 'string', pattern: '\\S' },
      evidence: { type: 'string' },
      description: { type: 'string' },
    },
    $defs: {},
  })
})

test('a schema without definitions is left as it is', () => {
  const schema = { type: 'object' }
  expect(withoutChoices(schema)).toBe(schema)
})
