import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

describe('the places of labels', () => {
  const nested = (depth: number): string =>
    depth === 0
      ? '{ from: X, as: text }'
      : `{ section: [A${depth}, B${depth}], fields: { a: ${nested(depth - 1)} } }`
  const codes = (depth: number): readonly string[] =>
    faultsOf(`fields: { a: ${nested(depth)} }\n`).map(each => each.split(' ')[1] ?? '')

  test('are bounded, as each name of a section doubles them', () => {
    expect(codes(12)).not.toContain('spec/too-large')
    expect(codes(17)).toContain('spec/too-large')
  })
})

describe('a use of a label', () => {
  test('is reported against every other one that can meet it, once', () => {
    const cases =
      'cases: { C: { texts: c, fields: { d: { from: X, as: text } } }, E: { texts: e, fields: { f: { from: X > Y, as: text } } } }'
    const body = `fields: { a: { each: SECTION_INCOME, choose: { by: TYPE, as: b, ${cases}, otherwise: { case: g } } }, h: { each: SECTION_INCOME, where: { TYPE: [c, e] }, fields: { i: { keep: X } } } }\n`
    expect(faultsOf(body).map(each => each.replace(/ at .*/, ''))).toEqual([
      '5:291 spec/label-conflict "X" is read as a whole here and as a value',
    ])
  })

  test('of a field that is filled in two ways is not reported: that is the fault', () => {
    expect(
      faultsOf('fields: { a: { from: TYPE, section: TYPE, as: text, fields: {} } }\n').map(
        each => each.split(' ')[1],
      ),
    ).toEqual(['spec/field-kind'])
  })
})
