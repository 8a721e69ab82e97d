import { describe, expect, test } from 'vitest'
import { placeOf } from '../../../../src/spec/shape/shape-places.ts'
import { readYaml } from '../../../../src/spec/yaml/read-yaml.ts'

const text = `id: sample
fields:
  checks: { from: [A, { label: B }], as: text }
  list:
    each: C
    where: { D: e }
    choose:
      cases:
        W-2: { texts: f, fields: { values: {} } }
checks:
  - that: x
ignore:
  - path: y
use: [z]
`

describe('the place of a fault is named', () => {
  const { node } = readYaml('a.yaml', text)
  if (node === undefined) throw new Error('the sample is not sound')
  test.each([
    ['', 'the mapping', '1:1'],
    ['/id', '"id"', '1:5'],
    ['/fields', '"fields"', '2:1'],
    ['/fields/checks', 'field "checks"', '3:3'],
    ['/fields/checks/from', '"from"', '3:13'],
    ['/fields/checks/from/1', 'an alternative of "from"', '3:23'],
    ['/fields/list/where/D', 'label "D"', '6:17'],
    ['/fields/list/choose/cases/W-2', 'case "W-2"', '9:9'],
    ['/fields/list/choose/cases/W-2/texts', '"texts"', '9:23'],
    ['/fields/list/choose/cases/W-2/fields/values', 'field "values"', '9:36'],
    ['/checks/0', 'a check', '11:5'],
    ['/ignore/0', 'an ignored line', '13:5'],
    ['/use/0', 'an item of "use"', '14:7'],
    ['/use/9/x', '"use"', '14:1'],
    ['/fields/none', '"fields"', '2:1'],
  ])('%s', (pointer, words, place) => {
    const found = placeOf(node, pointer)
    expect([found.words, `${found.span.line}:${found.span.column}`]).toEqual([words, place])
  })

  test('after the part it lies in', () => {
    const part = readYaml('a.yaml', 'part: header\n').node
    expect(part === undefined ? '' : placeOf(part, '').words).toBe('the part')
  })
})
