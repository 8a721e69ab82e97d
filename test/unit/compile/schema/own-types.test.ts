import { expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { ownTypes } from '../../../../src/compile/schema/own-types.ts'

const mapping = (id: string, fields: string, title = 'Mine'): string =>
  `id: ${id}\ntitle: ${title}\nversion: "1.0.0"\nmatch: { type: RETR, form: ["${id}"] }\nfields: ${fields}\n`

const typesOf = (...texts: readonly string[]): string =>
  ownTypes(compileMappings(texts.map((text, index) => ({ name: `${index}.yaml`, text })).reverse()).plans)

test('a declaration file has the type of each mapping, and all of them by id, whatever the order', () => {
  const texts = [
    mapping('acme-1', '{ total: { from: SECTION_FILING > TOTAL, as: money } }', 'Ends */ here'),
    mapping('b', '{ on: { from: SECTION_FILING > ON, as: date, about: The day } }'),
  ]
  const want = `// Made by "txmap types". Do not edit.
import type { Decimal } from 'tax-transcript-mapper'

/** The type of \`data\` by the id of the mapping that made it: createMapper<ProjectData>({ project }). */
export type ProjectData = {
  readonly "acme-1": Acme1Data
  readonly "b": BData
}

/** Ends * / here: the data of mapping acme-1. */
export interface Acme1Data {
  /** From SECTION_FILING.TOTAL. */
  readonly total: Decimal | null
}

/** Mine: the data of mapping b. */
export interface BData {
  /** The day. From SECTION_FILING.ON. */
  readonly on: string | null
}
`
  expect(typesOf(...texts)).toBe(want)
  expect(typesOf(...[...texts].reverse())).toBe(want)
})

test('imports nothing where no amount is among the fields', () => {
  expect(typesOf(mapping('b', '{ on: { from: SECTION_FILING > ON, as: date } }'))).not.toContain('import')
})

test('a declaration file gives each mapping its own type name, also where ids differ by a dash alone or make a name that is taken', () => {
  const fields = '{ on: { from: SECTION_FILING > ON, as: date } }'
  const text = typesOf(...['a-1', 'a1', 'project'].map(id => mapping(id, fields)))
  expect(text.match(/(?<=export interface )\w+/g)).toEqual(['A1Data', 'a1_Data', 'project_Data'])
})

test('a declaration file keeps every dash of an id where names are taken', () => {
  const fields = '{ on: { from: SECTION_FILING > ON, as: date } }'
  const text = typesOf(...['x1-a-b', 'x-1-a-b'].map(id => mapping(id, fields)))
  expect(text.match(/(?<=export interface )\w+/g)).toEqual(['X1ABData', 'x1_a_b_Data'])
})

test('a declaration file imports nothing for a word that only begins like the type of amounts', () => {
  expect(
    typesOf(mapping('b', '{ on: { from: SECTION_FILING > ON, as: date, about: In Decimals } }')),
  ).not.toContain('import')
})
