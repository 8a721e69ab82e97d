import { describe, expect, test } from 'vitest'
import type { Normalizer } from '../../../src/normalize/definition.ts'
import { normalizers } from '../../../src/normalize/registry.ts'
import { anyKind, plainKinds, textKinds, type ValueKind } from '../../../src/plan/value-kind.ts'

/** The compiler holds this to be all of them. */
const kinds: Readonly<Record<ValueKind, true>> = {
  money: true,
  number: true,
  integer: true,
  fraction: true,
  truth: true,
  date: true,
  month: true,
  digits: true,
  text: true,
  flag: true,
  ratio: true,
  group: true,
  any: true,
}

test('any kind is every kind, each once', () => {
  expect([...anyKind].sort()).toEqual(Object.keys(kinds).sort())
})

test('plain kinds are those that are texts, whole numbers and truth values', () => {
  expect([...plainKinds].sort()).toEqual([...textKinds, 'integer', 'truth'].sort())
})

describe('the kinds that are texts in an expression', () => {
  test('are those of which normalizers give texts', () => {
    const given = Object.values<Normalizer>(normalizers).flatMap(({ examples, output, parse }) => {
      const read = examples.filter(({ gives }) => gives !== undefined)
      const isText = read.every(
        ({ text, tables = [], with: beside }) =>
          typeof parse(text, ...(beside === undefined ? tables : [beside])) === 'string',
      )
      return isText ? [output.kind] : []
    })
    expect(new Set(given)).toEqual(new Set(textKinds.filter(kind => kind !== 'digits')))
  })

  test('hold the digits of a ratio', () => {
    expect(textKinds).toContain('digits')
  })
})
