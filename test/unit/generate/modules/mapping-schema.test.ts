/** The schema that editors use knows every normalizer and every bundled part, takes parts of one's own, and fits every bundled mapping. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundledBases } from '../../../../src/catalog/bases.gen.ts'
import { bundledParts } from '../../../../src/catalog/parts.gen.ts'
import { mappingFiles } from '../../../../src/generate/generated-files.ts'
import { mappingSchema } from '../../../../src/generate/modules/mapping-schema.ts'
import { normalizers } from '../../../../src/normalize/registry.ts'
import { projectRoot } from '../../../support/goldens.ts'

const text = readFileSync(join(projectRoot, 'schemas/mapping.schema.json'), 'utf8')
const schema = JSON.parse(text)
const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema)

interface Choice {
  readonly const?: string
  readonly description: string
}

function choices(name: string): readonly Choice[] {
  const { anyOf }: { readonly anyOf: readonly Choice[] } = schema.$defs[name]
  return anyOf
}

const mapping = (as: string, use: string): unknown =>
  parse(
    `id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR }\nuse: [${use}]\nfields: { a: { from: X, as: ${as} }, b: { from: [{ label: Y, as: ${as} }], as: money } }\n`,
  )

describe('the schema of mappings', () => {
  test.each(mappingFiles(projectRoot).map(({ name, text: yaml }): [string, string] => [name, yaml]))(
    'fits %s',
    (_, yaml) => {
      expect([validate(parse(yaml)), validate.errors]).toEqual([true, null])
    },
  )

  test('has every normalizer under as, with its own summary', () => {
    expect(choices('normalizerName')).toEqual(
      Object.values(normalizers).map(({ name, summary }) => ({ const: name, description: summary })),
    )
  })

  test('has every bundled part under use, with what its file says at its top', () => {
    const parts = choices('partName').slice(0, -1)
    expect(parts.map(each => each.const)).toEqual(bundledParts().map(({ part }) => part))
    expect(
      parts.filter(({ description }) => description.length < 20 || /Evidence|#/.test(description)),
    ).toEqual([])
    expect(parts.find(each => each.const === 'balance')?.description).toBe(
      'SECTION_BALANCE of account transcripts and records of account, all forms. Interest and penalty may print their day in a line of its own or behind the amount: "0.00 AS OF: Mar. 28, 2022".',
    )
  })

  test('refuses a normalizer that there is not, at its place', () => {
    expect(validate(mapping('money', 'header'))).toBe(true)
    expect(validate(mapping('mony', 'header'))).toBe(false)
    expect([...new Set(validate.errors?.map(each => each.instancePath))]).toEqual(
      expect.arrayContaining(['/fields/a/as', '/fields/b/from/0/as']),
    )
  })

  test('takes truth for what is computed, and not for a label', () => {
    const derived = parse(
      'id: mine\ntitle: Mine\nversion: "1.0.0"\nmatch: { type: RETR }\nfields: { a: { derive: b, as: truth } }\n',
    )
    expect(validate(derived)).toBe(true)
    expect(validate(mapping('truth', 'header'))).toBe(false)
  })

  test('takes parts of your own, and nothing else', () => {
    expect(validate(mapping('money', 'my-own, income/mine'))).toBe(true)
    expect(validate(mapping('money', '""'))).toBe(false)
    expect(validate(mapping('money', '5'))).toBe(false)
  })

  test('has every bundled mapping under extends, with its title', () => {
    const mappings = choices('baseName').slice(0, -1)
    expect(mappings.map(each => each.const)).toEqual(bundledBases().map(({ mapping }) => mapping))
    expect(mappings.find(each => each.const === 'retr-1040')?.description).toBe(
      'Tax Return Transcript, Form 1040',
    )
  })

  test('asks for less where a mapping extends another', () => {
    const checks = 'checks: [{ name: aIsThere, else: error }]\nignore: [{ path: B, drop: true }]\n'
    const own = `id: mine\ntitle: Mine\nversion: "1.0.0"\nfields: { a: { renames: b, replaces: from, from: X } }\n${checks}`
    expect(validate(parse(`${own}extends: retr-1040\n`))).toBe(true)
    expect(validate(parse(own))).toBe(false)
  })

  test('is made again from the definitions, and the rest of it stays', () => {
    const part = {
      name: 'p.yaml',
      text: '# yaml-language-server: x\n# What it is,\n# in words.\n# Evidence: seen.\n\npart: p\nfields: {}\n',
    }
    const all = mappingFiles(projectRoot)
    const [parts, mappings] = [true, false].map(isPart =>
      all.filter(({ name }) => name.includes('/parts/') === isPart),
    )
    const made = JSON.parse(mappingSchema(text, [part], mappings ?? []))
    expect(made.$defs.partName.anyOf[0]).toEqual({ const: 'p', description: 'What it is, in words.' })
    expect({ ...made, $defs: { ...made.$defs, partName: null } }).toEqual({
      ...schema,
      $defs: { ...schema.$defs, partName: null },
    })
    expect(mappingSchema(text, parts ?? [], mappings ?? [])).toBe(text)
  })

  test('cannot be made of a part that does not say what it is, or of a schema without the places', () => {
    expect(() => mappingSchema(text, [{ name: 'p.yaml', text: 'part: p\nfields: {}\n' }], [])).toThrow(
      'p.yaml does not say at its top what it is',
    )
    expect(() => mappingSchema('{}', [], [])).toThrow('has no place for "normalizerName"')
  })
})
