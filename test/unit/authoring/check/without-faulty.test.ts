import { expect, test } from 'vitest'
import { withoutFaulty } from '../../../../src/authoring/check/without-faulty.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'

/** The names of the fields that are read of a mapping with these fields, and how. */
function readOf(fields: string): readonly string[] {
  const head = 'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n'
  const { lines } = compileMappings([{ name: 'mine.yaml', text: head + fields }])
  return lines(withoutFaulty).flatMap(({ plan, isWhole }) => [
    `${plan.id} ${isWhole}`,
    ...plan.fields.map(field => `${field.name} ${field.kind} ${JSON.stringify(field).includes('"text"')}`),
  ])
}

test('a field with a fault takes any text, and what is computed of it goes', () => {
  const fields = `  a: { from: SECTION_FILING > A, as: mony }
  b: { from: SECTION_FILING > B, as: money }
  c: { derive: $orZero(a), as: money }
`
  expect(readOf(fields)).toEqual(['mine false', 'a value true', 'b value false'])
})

test('a fault in the key of a group behind its fields is one of the group', () => {
  const fields = `  group:
    section: SECTION_FILING
    fields:
      a: { from: A, as: money }
    as: money
  b: { from: SECTION_FILING > B, as: money }
`
  expect(readOf(fields)).toEqual(['mine false', 'b value false'])
})

test('a fault in a path that is ignored is none of a field', () => {
  const fields = `  a: { from: SECTION_FILING > A, as: money }
ignore:
  - { path: SECTION_FILING > > B, because: constant }
`
  expect(readOf(fields)).toEqual(['mine false', 'a value false'])
})

test('a field of a case is left out, and the others of the case are read', () => {
  const fields = `  list:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: kind
      cases:
        one: { texts: [A], fields: { a: { from: A > > B, as: money }, b: { from: B, as: money } } }
      otherwise: { case: other, fields: { c: { from: C, as: mony } } }
`
  const { lines } = compileMappings([
    {
      name: 'mine.yaml',
      text: `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n${fields}`,
    },
  ])
  const [read] = lines(withoutFaulty)
  const texts = JSON.stringify(read?.plan.fields)
  expect(texts).toContain('"name":"b"')
  expect(texts).toContain('"name":"c"')
  expect(texts).not.toContain('"name":"a"')
})
