/** What an entry of a mapping that extends no other lacks, each with its place. */
import { expect, test } from 'vitest'
import { missingInEntries, neededKeys } from '../../../../src/spec/shape/whole-entries.ts'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'

/** The pointers of the entries that lack something, each with the key; and the words for each key. */
function missing(text: string): readonly (readonly [string, unknown])[] {
  const { node } = readYaml('a.yaml', text)
  if (node === undefined) throw new Error('The YAML of the test cannot be read')
  return missingInEntries(node).map(({ instancePath, keyword, params }) => {
    expect(keyword).toBe('required')
    return [instancePath, params.missingProperty]
  })
}

const nested = `fields:
  a/b:
    fields:
      list:
        each: L
        choose:
          cases:
            one: { fields: { inner: { choose: { by: X, as: kind, cases: {} } } } }
            two: { texts: Two }
            three: three
          otherwise:
            fields: { last: { choose: {} } }
  plain: { from: X, as: text }
  odd: [choose]
checks:
  - { that: a }
  - { drop: true, name: b }
  - { says: c }
  - d
ignore:
  - { path: X }
  - { path: Y, because: why }
`

test('entries that are not whole: each key that is missing, at any depth, with the pointer of its entry', () => {
  const list = '/fields/a~1b/fields/list/choose'
  expect(missing(nested)).toEqual([
    [list, 'by'],
    [list, 'as'],
    [`${list}/cases/one`, 'texts'],
    [`${list}/cases/one/fields/inner/choose`, 'otherwise'],
    [`${list}/otherwise`, 'case'],
    [`${list}/otherwise/fields/last/choose`, 'by'],
    [`${list}/otherwise/fields/last/choose`, 'as'],
    [`${list}/otherwise/fields/last/choose`, 'cases'],
    [`${list}/otherwise/fields/last/choose`, 'otherwise'],
    ['/checks/0', 'says'],
    ['/checks/2', 'that'],
    ['/ignore/0', 'because'],
  ])
})

test('entries of a mapping that extends another may inherit what they lack', () => {
  expect(missing(`extends: retr-1040\n${nested}`)).toEqual([])
})

test.each([
  'fields: []',
  'checks: {}',
  'ignore: text',
  'fields: { a: { fields: text, choose: text } }',
  '{}',
])('what is no entry lacks nothing: %s', text => {
  expect(missing(text)).toEqual([])
})

test('a missing key is described by the words for it, as a sentence', () => {
  const { node } = readYaml('a.yaml', 'fields: { a: { choose: {} } }')
  if (node === undefined) throw new Error('The YAML of the test cannot be read')
  expect(missingInEntries(node).map(({ parentSchema }) => parentSchema?.properties)).toEqual(
    Object.entries(neededKeys.choose).map(([key, holds]) => ({
      [key]: { description: `${holds.charAt(0).toUpperCase()}${holds.slice(1)}.` },
    })),
  )
  expect(neededKeys.choose.by).toBe('the label whose text tells the kind of entry')
})
