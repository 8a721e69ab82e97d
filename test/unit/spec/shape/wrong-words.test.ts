/** Something else where the schema of mappings has a word of a list, or a truth value: said in one diagnostic, never thrown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { reported } from '../../../support/faults.ts'
import { projectRoot } from '../../../support/goldens.ts'

const schema: unknown = JSON.parse(readFileSync(join(projectRoot, 'schemas/mapping.schema.json'), 'utf8'))

/** The pointers of all places in the schema that have a list of words or are true or false. */
function placesOf(node: unknown, pointer = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'enum' in node || ('type' in node && node.type === 'boolean') ? [pointer] : []
  return [...own, ...Object.entries(node).flatMap(([key, value]) => placesOf(value, `${pointer}/${key}`))]
}

const top = 'id: a\ntitle: T\nversion: "1.0.0"\n'
const head = `${top}match: { type: RETR }\n`
const extending = `${head}extends: retr-1040\n`

/** A mapping with a value at each of them. */
const written: Readonly<Record<string, (value: string) => string>> = {
  '/properties/match/properties/type': value => `${top}match: { type: ${value} }\nfields: {}\n`,
  '/properties/match/properties/callback': value => `${top}match: { callback: ${value} }\nfields: {}\n`,
  '/properties/replaces': value => `${extending}replaces: ${value}\n`,
  '/$defs/evidence': value => `${head}fields: { a: { from: A, as: text, evidence: ${value} } }\n`,
  '/$defs/field/properties/required': value =>
    `${head}fields: { a: { from: A, as: text, required: ${value} } }\n`,
  '/$defs/field/properties/replaces/items': value =>
    `${extending}fields: { a: { from: A, replaces: [${value}] } }\n`,
  '/$defs/field/properties/drop': value => `${extending}fields: { a: { drop: ${value} } }\n`,
  '/$defs/check/properties/else': value =>
    `${head}fields: { a: { from: A, as: flag } }\nchecks: [{ that: $exists(a), says: b, else: ${value} }]\n`,
  '/$defs/check/properties/drop': value => `${extending}checks: [{ name: a, drop: ${value} }]\n`,
  '/$defs/ignored/properties/drop': value => `${extending}ignore: [{ path: A, drop: ${value} }]\n`,
}

test('each place of the schema is tried', () => {
  expect(Object.keys(written).sort()).toEqual([...placesOf(schema)].sort())
})

describe.each(Object.entries(written))('%s', (place, mapping) => {
  const wrong = ['qwertz', '""', 'on', '5', '1.5', 'null', '[]', '[true]', '{}', '{ a: true }']
  const truths = /\/required$/.test(place) ? [] : /\/drop$/.test(place) ? ['false'] : ['true', 'false']
  test.each([...wrong, ...truths])('%s', value => {
    const found = readSpec('a.yaml', mapping(value)).diagnostics.filter(each => each.severity === 'error')
    expect(found.map(({ code }) => code)).toEqual([expect.stringMatching(/^spec\/(bad-value|wrong-type)$/)])
    expect(found[0]?.hint).toBeTruthy()
  })
})

describe('anything but true behind "drop"', () => {
  const of = (value: string) => {
    const text = `${extending}fields: { a: { drop: ${value} } }\n`
    const { diagnostics } = readSpec('a.yaml', text)
    return { text, diagnostics, fix: diagnostics[0]?.fix }
  }

  test.each([
    ['yes', 'spec/wrong-type "drop" is not true (write true)'],
    ['"true"', 'spec/wrong-type "drop" is not true (write true)'],
    ['1', 'spec/wrong-type "drop" is not true (write true)'],
    [
      'no',
      'spec/wrong-type "drop" is not true (write true, or remove the whole field to keep that of the base)',
    ],
    [
      'false',
      'spec/wrong-type "drop" is not true (write true, or remove the whole field to keep that of the base)',
    ],
    ['null', 'spec/wrong-type "drop" is not true (write true)'],
    ['[true]', 'spec/wrong-type "drop" is not true (write true)'],
  ])('%s', (value, want) => {
    expect(reported(of(value).diagnostics).map(each => each.replace(/^\S+ /, ''))).toEqual([want])
  })

  test.each(['yes', '"TRUE"', 'on', '1'])('and %s is mended, for nothing else can be meant', value => {
    const { text, fix } = of(value)
    const { offset, length } = fix?.span ?? { offset: 0, length: 0 }
    expect(text.slice(0, offset) + fix?.replacement + text.slice(offset + length)).toBe(
      `${extending}fields: { a: { drop: true } }\n`,
    )
    expect(fix?.safe).toBe(true)
  })

  test.each(['no', 'false', 'null', '5', '[true]'])('but %s is not', value => {
    expect(of(value).fix).toBeUndefined()
  })
})
