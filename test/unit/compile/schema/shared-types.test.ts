import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { outputType, typeName } from '../../../../src/compile/schema/output-types.ts'
import { withSharedTypes } from '../../../../src/compile/schema/shared-types.ts'

const head = (id: string, form: string): string =>
  `id: ${id}\nversion: "1.0.0"\ntitle: ${id}\nmatch: { type: ACTR, form: ["${form}"] }\n`

const address = ['street', 'town', 'state', 'zip', 'country', 'phone']
  .map(name => `      ${name}: { from: ${name.toUpperCase()}, as: text }\n`)
  .join('')
const holder = (name: string): string => `  ${name}:\n    section: SECTION_FILING\n    fields:\n${address}`

const part = `part: things\nfields:\n  one: { from: SECTION_HEADER > ONE, as: text }\n  two: { from: SECTION_HEADER > TWO, as: text }\n  three: { from: SECTION_HEADER > THREE, as: text }\n`

function written(...mappings: readonly string[]): string {
  const sources = mappings.map((text, index) => ({ name: `${index}.yaml`, text }))
  const parts = [{ name: 'mappings/parts/things.yaml', text: part }]
  const { plans, diagnostics } = compileMappings(sources, parts)
  expect(diagnostics).toEqual([])
  const shared = withSharedTypes(
    types => plans.map(plan => outputType(plan, typeName(plan.id), types)),
    plans.map(plan => typeName(plan.id)),
  )
  return [...shared.written, ...shared.declarations].join('\n').replace(/^ *\/\*\*.*\n/gm, '')
}

const addressType = `{
  readonly street: string | null
  readonly town: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly country: string | null
  readonly phone: string | null
}`

describe('a type that several mappings have', () => {
  test('is declared once, under the name of its field', () => {
    const text = written(
      `${head('a-1', '1')}fields:\n${holder('payer')}`,
      `${head('a-2', '2')}fields:\n${holder('payer')}`,
    )
    expect(text).toBe(`export interface A1Data {
  readonly payer: Payer
}

export interface A2Data {
  readonly payer: Payer
}

export type Payer = ${addressType}
`)
  })

  test('has the path to its field as its name where another type has the short one', () => {
    const other = holder('payer').replace('as: text', 'as: money')
    const text = written(
      `${head('a-1', '1')}fields:\n${holder('payer')}`,
      `${head('a-2', '2')}fields:\n${holder('payer')}`,
      `${head('a-3', '3')}fields:\n${other}`,
      `${head('a-4', '4')}fields:\n${other}`,
    )
    expect([...text.matchAll(/readonly payer: (\w+)/g)].map(match => match[1])).toEqual([
      'A1Payer',
      'A1Payer',
      'A3Payer',
      'A3Payer',
    ])
  })

  test('is written out where it is short', () => {
    const short = '  payer: { section: SECTION_HEADER, fields: { name: { from: NAME, as: text } } }\n'
    const text = written(`${head('a-1', '1')}fields:\n${short}`, `${head('a-2', '2')}fields:\n${short}`)
    expect(text).not.toContain('export type')
  })
})

test('a type that one mapping has is written out', () => {
  expect(written(`${head('a-1', '1')}fields:\n${holder('payer')}`)).not.toContain('export type')
})

test('the fields that a part gives to the top of several mappings are a type that those extend', () => {
  const text = written(
    `${head('a-1', '1')}use: [things]\nfields:\n${holder('payer')}`,
    `${head('a-2', '2')}use: [things]\nfields:\n  own: { from: SECTION_BALANCE > OWN, as: text }\n`,
  )
  expect(text).toContain('export interface A2Data extends ThingsPart {\n  readonly own: string | null\n}\n')
})

test('a name never begins with a digit and is none that is taken', () => {
  const text = written(
    `${head('a-1', '1')}fields:\n${holder('a2Data')}`,
    `${head('a-2', '2')}fields:\n${holder('a2Data')}`,
  )
  expect(text).toContain('readonly a2Data: A1A2Data\n')
})

describe('the fields of a part', () => {
  const using = (name: string, of: string): string =>
    `  ${name}:\n    ${of}\n    use: [things]\n    fields: { ${name}: { from: ${name.toUpperCase()}, as: text } }\n`

  test('are declared once for the groups and lists that differ in others', () => {
    const text = written(
      `${head('a-1', '1')}fields:\n${using('payer', 'section: SECTION_FILING > PAYER')}${using('bank', 'section: SECTION_FILING > BANK')}${using('rows', 'each: SECTION_INCOME')}`,
    )
    expect(text).toBe(`export interface A1Data {
  readonly payer: ThingsPart & {
    readonly payer: string | null
  }
  readonly bank: ThingsPart & {
    readonly bank: string | null
  }
  readonly rows: readonly (ThingsPart & {
    readonly rows: string | null
  })[]
}

export type ThingsPart = {
  readonly one: string | null
  readonly two: string | null
  readonly three: string | null
}
`)
  })

  test('have no type of their own in groups that are alike: these have one', () => {
    const text = written(
      `${head('a-1', '1')}fields:\n${using('payer', 'section: SECTION_FILING > PAYER')}`,
      `${head('a-2', '2')}fields:\n${using('payer', 'section: SECTION_FILING > PAYER')}`,
    )
    expect(text).toContain('export type Payer = {\n')
    expect(text).not.toContain('ThingsPart')
  })
})

describe('the declarations of shared types', () => {
  /** A text of so many lines. */
  const lines = (count: number, name = 'x'): string => `{\n${`  ${name}\n`.repeat(count - 2)}}`
  const declared = (...types: readonly (readonly [path: string, text: string])[]): readonly string[] =>
    withSharedTypes(shared => types.map(([path, text]) => shared.nameOf(path.split('/'), text)), [])
      .declarations

  test('stand in the order of their names', () => {
    const made = declared(
      ['a/payer', lines(9)],
      ['b/payer', lines(9)],
      ['a/bank', lines(9, 'y')],
      ['b/bank', lines(9, 'y')],
    )
    expect(made.map(text => /export type (\w+)/.exec(text)?.[1])).toEqual(['Bank', 'Payer'])
  })

  test('say in which mappings the type stands, each once', () => {
    const [made] = declared(['a/payer', lines(9)], ['a/bank', lines(9)], ['b/payer', lines(9)])
    expect(made).toMatch(/^\/\*\* Of a, b\. \*\/\n/)
  })

  test('are those with which fewer lines are left', () => {
    expect(declared(['a/p', lines(6)], ['b/p', lines(6)])).toEqual([])
    expect(declared(['a/p', lines(7)], ['b/p', lines(7)])).toHaveLength(1)
    expect(declared(['a/p', lines(4)], ['b/p', lines(4)], ['c/p', lines(4)])).toEqual([])
    expect(declared(['a/p', lines(5)], ['b/p', lines(5)], ['c/p', lines(5)])).toHaveLength(1)
  })

  test('have names without the signs of labels, and none that begins with a digit', () => {
    const made = declared(['a/1099--int', lines(9)], ['b/1099--int', lines(9)])
    expect(made.map(text => /export type (\w+)/.exec(text)?.[1])).toEqual(['Form1099Int'])
  })
})

describe('a shared type', () => {
  const two = (fields: string): string =>
    written(`${head('a-1', '1')}fields:\n${fields}`, `${head('a-2', '2')}fields:\n${fields}`)
  const columns = address.replaceAll('      ', '')

  test('of the entries of a list is that of one entry', () => {
    const text = two(`  rows:\n    each: SECTION_INCOME\n    fields:\n${address}`)
    expect(text).toContain('readonly rows: readonly Rows[]\n')
    expect(text).toContain(`export type Rows = ${addressType}\n`)
  })

  test('of a case has the name of the case', () => {
    const fields = columns.trim().replaceAll('\n', ', ')
    const text = two(
      `  rows:\n    each: SECTION_INCOME\n    choose: { by: TYPE, as: form, cases: { W-2: { texts: a, fields: { ${fields} } } }, otherwise: { case: other } }\n`,
    )
    expect(text).toContain('    | W2\n')
    expect(text).toContain('export type W2 = {\n  readonly form: "W-2"\n  readonly street: string | null\n')
  })

  test('of a part stands beside the name of each case that uses it', () => {
    const cases = ['A', 'B', 'C'].map(name => `${name}: { texts: ${name}, use: [things] }`).join(', ')
    const text = written(
      `${head('a-1', '1')}fields:\n  rows:\n    each: SECTION_INCOME\n    choose: { by: TYPE, as: form, cases: { ${cases} }, otherwise: { case: other } }\n`,
    )
    expect(text).toContain('    | ThingsPart & {\n      readonly form: "A"\n    }\n')
  })
})

test('the fields of a part are written out where no type is shared', () => {
  const { plans } = compileMappings(
    [{ name: 'a.yaml', text: `${head('a-1', '1')}use: [things]\n` }],
    [{ name: 'mappings/parts/things.yaml', text: part }],
  )
  expect(plans.map(plan => outputType(plan).replace(/^ *\/\*\*.*\n/gm, ''))).toEqual([
    'export interface A1Data {\n  readonly one: string | null\n  readonly two: string | null\n  readonly three: string | null\n}\n',
  ])
})
