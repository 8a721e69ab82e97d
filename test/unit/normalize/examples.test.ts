/** Every example of every definition is run here: the examples are the documentation, so they must be true. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { normalizers } from '../../../src/normalize/registry.ts'
import { outcomeOf } from '../../support/outcome.ts'

const ajv = new Ajv2020({ strict: true, allErrors: true })

describe.each(Object.values(normalizers))('$name', normalizer => {
  it.each(normalizer.examples.map(example => [JSON.stringify(example.text), example] as const))(
    'reads %s as its example says',
    (_, { text, tables = [], with: beside, ...want }) => {
      expect(outcomeOf(normalizer, text, ...(beside === undefined ? tables : [beside]))).toEqual(want)
    },
  )

  it('shows a text that is accepted and a text that is empty', () => {
    expect(normalizer.examples.some(example => 'gives' in example)).toBe(true)
    expect(normalizer.examples.some(example => example.empty)).toBe(true)
  })

  it('shows no text twice', () => {
    const shown = normalizer.examples.map(({ text, tables, with: beside }) =>
      JSON.stringify([text, tables, beside]),
    )
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('gives what its schema says', () => {
    for (const { gives, tables = [] } of normalizer.examples.filter(example => 'gives' in example)) {
      const { schema } = normalizer.outputFor?.(tables) ?? normalizer.output
      expect(ajv.validate(schema, gives), JSON.stringify(gives)).toBe(true)
      expect(ajv.validate(schema, null)).toBe(false)
    }
  })

  it('treats blank text as empty', () => {
    for (const blank of ['', ' ', '\t\r\n', '\u00a0', '\u2009\u202f', '&nbsp;', '\u200b\ufeff']) {
      expect(outcomeOf(normalizer, blank)).toEqual({ empty: true })
    }
  })
})
