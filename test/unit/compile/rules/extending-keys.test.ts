import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

const needs = (place: string, key: string): string =>
  `${place} spec/needs-extends "${key}" is only allowed in a mapping that extends another (remove "${key}", or add extends: with the id of a mapping)`

describe('in a mapping that extends no other', () => {
  test.each([
    ['renamed', 'renames', '{ renames: b, from: TYPE, as: text }'],
    ['replaced', 'replaces', '{ replaces: from, from: TYPE, as: text }'],
    ['dropped', 'drop', '{ drop: true }'],
  ])('no field is %s', (_, key, field) => {
    expect(faultsOf(`fields: { a: ${field} }\n`)).toEqual([needs('5:16', key)])
  })
})
