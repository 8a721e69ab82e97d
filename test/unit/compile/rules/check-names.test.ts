import { expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

const check = (name: string): string => `  - { ${name}that: a = "A", says: b }\n`
const checks = (...names: readonly string[]): string =>
  `fields: { a: { from: TYPE, as: text } }\nchecks:\n${names.map(check).join('')}`

test('the name of a check is that of the first check that has it', () => {
  expect(faultsOf(checks('name: c, ', 'name: d, ', 'name: c, ', 'name: c, '))).toEqual([
    '9:13 spec/duplicate-check Check "c" is already defined at a.yaml:7:13 (rename one of the two)',
    '10:13 spec/duplicate-check Check "c" is already defined at a.yaml:7:13 (rename one of the two)',
  ])
})

test('checks need no names', () => {
  expect(faultsOf(checks('', ''))).toEqual([])
})
