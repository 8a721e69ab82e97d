import { expect, test } from 'vitest'
import { mappingsAmongParts } from '../../../src/project/mappings-among-parts.ts'
import { readSpec } from '../../../src/spec/read-spec.ts'

const specOf = (name: string, head: string) =>
  readSpec(name, `${head}\nfields: { own: { from: OWN, as: text } }\n`).spec ?? []
const mapping = (id: string, more = ''): string =>
  `id: ${id}\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["990"] }${more}`

const files = { 'parts/p.yaml': 'part: p', 'parts/stray.yaml': mapping('stray'), 'm.yaml': mapping('m') }
const specs = Object.entries(files).flatMap(([name, head]) => specOf(name, head))
const parts = ['parts/p.yaml', 'parts/stray.yaml', 'parts/base.yaml'].map(name => ({ name, text: '' }))

test('a mapping among the parts is found at its id, and neither a part nor a mapping elsewhere is', () => {
  const found = mappingsAmongParts(specs, { parts })
  expect(found.map(({ span, code, message }) => `${span.file}:${span.line} ${code} ${message}`)).toEqual([
    'parts/stray.yaml:1 project/mapping-among-parts Mapping "stray" lies among the parts, so no transcript is mapped with it',
  ])
})

test('a mapping among the parts that another one extends is not', () => {
  const base = specOf('parts/base.yaml', mapping('base'))
  const own = specOf('own.yaml', 'id: own\ntitle: Mine\nversion: "1.0.0"\nextends: base')
  expect(mappingsAmongParts([base, own].flat(), { parts })).toEqual([])
  expect(mappingsAmongParts([base].flat(), { parts })).toHaveLength(1)
})
