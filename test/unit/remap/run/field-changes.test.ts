/** What a difference between two results is called, and in which order differences are listed. */
import { expect, test } from 'vitest'
import { FieldChanges } from '../../../../src/remap/run/field-changes.ts'

const place = { shard: '00001', line: 1 }

test.each<[string, unknown, unknown]>([
  ['/a/b-c_2', {}, { a: { 'b-c_2': 1 } }],
  [`/${'a'.repeat(80)}`, {}, { ['a'.repeat(80)]: 1 }],
  [`/${'A'.repeat(81)}`, {}, { ['a'.repeat(81)]: 1 }],
  ['/kept/TOTAL WAGES', {}, { kept: { 'Total  wages:': 1 } }],
  ['/kept/A~1B~0C~0D~1E', {}, { kept: { 'A/B~C~D/E': 1 } }],
  ['/kept/1A', {}, { kept: { '1a': 1 } }],
  ['/list/*/*', {}, { list: [[1]] }],
  ['/list/*', { list: Array(11).fill(1) }, { list: [...Array(10).fill(1), 2] }],
  ['/years/7', {}, { years: { 7: 1 } }],
  ['/empty', {}, { empty: {} }],
  ['', 1, 2],
])('a field is named by its steps, those that are no names in canonical form: %s', (field, before, after) => {
  const changes = new FieldChanges()
  expect(changes.add(before, after, 'm', place)).toBe(true)
  expect(changes.list().map(each => each.field)).toEqual([field])
})

test('what a list is in place of an object is another field, though its keys are numbers', () => {
  const changes = new FieldChanges()
  changes.add({ a: ['x'] }, { a: { 0: 'x' } }, 'm', place)
  expect(changes.list().map(({ field, changes: kinds }) => [field, kinds])).toEqual([
    ['/a/*', { removed: 1 }],
    ['/a/0', { added: 1 }],
  ])
})

test('the fields that changed most often come first, then by mapping and name; of each the first place is kept', () => {
  const changes = new FieldChanges()
  const results: readonly (readonly [mapping: string, fields: readonly string[]])[] = [
    ['n', ['b']],
    ['m', ['d', 'c']],
    ['n', ['a']],
    ['m', ['e']],
    ['n', ['z']],
    ['m', ['e']],
  ]
  for (const [at, [mapping, fields]] of results.entries())
    changes.add({}, Object.fromEntries(fields.map(field => [field, 1])), mapping, { ...place, line: at + 1 })
  // Of several kinds all count.
  changes.add({ z: 1 }, {}, 'n', { ...place, line: 9 })
  changes.add({ z: 1 }, { z: 2 }, 'n', { ...place, line: 10 })
  expect(changes.list().map(({ mapping, field, first }) => `${mapping} ${field} ${first.line}`)).toEqual([
    'n /z 5',
    'm /e 4',
    'm /c 2',
    'm /d 2',
    'n /a 3',
    'n /b 1',
  ])
})

test('a field of two mappings is counted by each of them', () => {
  const changes = new FieldChanges()
  for (const mapping of ['m', 'n']) changes.add({ a: 1 }, { a: 2 }, mapping, place)
  expect(changes.list().map(({ mapping, field }) => [mapping, field])).toEqual([
    ['m', '/a'],
    ['n', '/a'],
  ])
})

test('a field that is known goes on being counted by its name when there is room for no other', () => {
  const changes = new FieldChanges()
  const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`f${at}`, 1]))
  changes.add({}, many, 'm', place)
  changes.add({ f4999: 1 }, { f4999: 2, g: 1 }, 'm', { ...place, line: 2 })
  const [first, second] = changes.list()
  expect([first, second].map(each => [each?.mapping, each?.field, each?.changes])).toEqual([
    ['', '(others)', { added: 2 }],
    ['m', '/f4999', { added: 1, changed: 1 }],
  ])
})
