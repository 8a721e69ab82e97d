/** Every example of every definition is run here: the examples are the documentation, so they must be true. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { Money } from '../../../src/normalize/exact/exact-money.ts'
import { ExactNumber } from '../../../src/normalize/exact/exact-number.ts'
import { normalizers } from '../../../src/normalize/registry.ts'
import type { ValueKind } from '../../../src/plan/value-kind.ts'
import { outcomeOf } from '../../support/outcome.ts'

/** What an expression may do with a value goes by its kind, so a value has to be of the kind that its normalizer says. */
const isOfKind: Partial<Record<ValueKind, (value: unknown) => boolean>> = {
  money: value => value instanceof Money,
  number: value => value instanceof ExactNumber,
  integer: Number.isSafeInteger,
  date: value => /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  month: value => /^\d{4}-\d{2}$/.test(String(value)),
  text: value => typeof value === 'string',
  flag: value => typeof value === 'object',
  ratio: value => typeof value === 'object',
}

const ajv = new Ajv2020({ strict: true, allErrors: true })

describe.each(Object.values(normalizers))('$name', normalizer => {
  it.each(normalizer.examples.map(example => [JSON.stringify(example.text), example] as const))(
    'reads %s as its example says',
    (_, { text, tables = [], with: beside, ...want }) => {
      expect(outcomeOf(normalizer, text, ...(beside === undefined ? tables : [beside]))).toEqual(want)
    },
  )

  it('shows a text that is accepted, one that is empty and one that is refused', () => {
    const shows = (key: 'gives' | 'empty' | 'refused'): boolean =>
      normalizer.examples.some(each => key in each)
    expect(shows('gives'), 'Add an example { text, gives }').toBe(true)
    expect(shows('empty'), 'Add an example { text, empty: true }').toBe(true)
    const refuses = ['{"\u0007"}', 'x'.repeat(1000)].some(text => 'refused' in outcomeOf(normalizer, text))
    expect(shows('refused'), 'Add an example { text, refused }').toBe(refuses)
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

  it('gives values of its kind', () => {
    for (const { text, gives, tables = [], with: beside } of normalizer.examples) {
      if (gives === undefined) continue
      const { kind, type } = normalizer.outputFor?.(tables) ?? normalizer.output
      const value = normalizer.parse(text, ...(beside === undefined ? tables : [beside]))
      expect(
        Object.keys(isOfKind),
        'Write a kind of src/plan/value-kind.ts into "output", or add it there and here',
      ).toContain(kind)
      expect(isOfKind[kind]?.(value), `${kind}: ${JSON.stringify(text)}`).toBe(true)
      // In TypeScript: its own type, or one of the texts that it may be.
      if (typeof value === 'object') expect(type).toMatch(/^([A-Z]\w*|\{.*\})$/)
      else
        expect(
          [typeof value, `'${String(value)}'`, `"${String(value)}"`].some(each =>
            type.split(' | ').includes(each),
          ),
        ).toBe(true)
    }
  })

  it('treats blank text as empty', () => {
    for (const blank of ['', ' ', '\t\r\n', '\u00a0', '\u2009\u202f', '&nbsp;', '\u200b\ufeff']) {
      expect(outcomeOf(normalizer, blank)).toEqual({ empty: true })
    }
  })
})
