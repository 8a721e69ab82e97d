import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import { PartShelf } from '../../../../src/compile/parts/part-shelf.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { head } from '../../../support/compiled.ts'

const textOf = (name: string, field: string, use = ''): string =>
  `part: ${name}\n${use}fields: { ${field}: { from: FORM, as: text } }\n`

const fieldsIn = (shelf: PartShelf, name: string): readonly string[] | undefined =>
  shelf.get(name)?.body.fields.map(field => field.name.value)

const compiled = (parts: Parameters<typeof compileMappings>[1]): string | undefined => {
  const { plans } = compileMappings([{ name: 'a.yaml', text: `${head}use: [outer]\n` }], parts)
  return plans[0]?.fields.map(field => field.name).join(' ')
}

describe('a part is', () => {
  test('found by its name, given beforehand or not', () => {
    const shelf = new PartShelf(
      [
        { name: 'a.yaml', text: textOf('a', 'one') },
        { part: 'b', name: 'b.yaml', text: textOf('b', 'two') },
      ],
      [],
    )
    expect([...shelf.keys()]).toEqual(['a', 'b'])
    expect([fieldsIn(shelf, 'a'), fieldsIn(shelf, 'b'), fieldsIn(shelf, 'c')]).toEqual([
      ['one'],
      ['two'],
      undefined,
    ])
  })

  test('known by the name that is given beforehand, though its file cannot be read', () => {
    const shelf = new PartShelf([{ part: 'b', name: 'b.yaml', text: 'part: [' }], [])
    expect([...shelf.keys()]).toEqual(['b'])
    expect(shelf.get('b')).toBeUndefined()
  })

  test('in no file that is given as a mapping', () => {
    const shelf = new PartShelf([{ mapping: 'a', name: 'a.yaml', text: textOf('a', 'one') }], [])
    expect([...shelf.keys()]).toEqual([])
  })

  test('the later of two with one name', () => {
    const first = { part: 'a', name: 'a.yaml', text: textOf('a', 'one') }
    const second = { name: 'b.yaml', text: textOf('a', 'two') }
    expect(fieldsIn(new PartShelf([first, second], []), 'a')).toEqual(['two'])
    expect(fieldsIn(new PartShelf([second, first], []), 'a')).toEqual(['one'])
  })

  test('the same object for the same file', () => {
    const file = { part: 'a', name: 'a.yaml', text: textOf('a', 'one') }
    expect(new PartShelf([file], []).get('a')).toBe(new PartShelf([file], []).get('a'))
  })

  test('read again where its file has another text', () => {
    const file = { name: 'a.yaml', text: textOf('a', 'one') }
    expect(fieldsIn(new PartShelf([file], []), 'a')).toEqual(['one'])
    file.text = textOf('a', 'two')
    expect(fieldsIn(new PartShelf([file], []), 'a')).toEqual(['two'])
  })

  test('read again where its file has another name, as what is found is said to be there', () => {
    const file = { name: 'a.yaml', text: textOf('a', 'one') }
    expect(new PartShelf([file], []).get('a')?.file).toBe('a.yaml')
    file.name = 'b.yaml'
    expect(new PartShelf([file], []).get('a')?.file).toBe('b.yaml')
  })
})

describe('a part that is written in two ways', () => {
  const bundled = { part: 'a', name: 'bundled/a.yaml', text: textOf('a', 'one') }
  const own = { name: 'own.yaml', text: textOf('a', 'two') }
  const twins = (shelf: PartShelf, ...used: readonly string[]): readonly string[] => {
    for (const name of used) shelf.get(name)
    return shelf.twins().map(found => `${found.span.file}:${found.span.line} ${found.code} ${found.message}`)
  }
  const reported = [
    'own.yaml:1 spec/duplicate-part Part "a" is already defined at bundled/a.yaml:1:7 of this package',
  ]
  const twice = ['second.yaml:1 spec/duplicate-part Part "a" is already defined at own.yaml:1:7']

  test('is reported where it is used', () => {
    expect(twins(new PartShelf([bundled, own], []), 'a')).toEqual(reported)
    expect(twins(new PartShelf([bundled, own], []))).toEqual([])
    expect(
      twins(new PartShelf([own, { ...own, name: 'second.yaml', text: textOf('a', 'three') }], []), 'a'),
    ).toEqual(twice)
    const { spec } = readSpec(own.name, own.text)
    if (spec?.kind !== 'part') throw new Error('no part')
    expect(twins(new PartShelf([bundled], [spec], new Map([[own.name, own.text]])), 'a')).toEqual(reported)
  })

  test('is reported with a hint, at the name of the one that is used, against the first of several', () => {
    const third = { name: 'third.yaml', text: textOf('a', 'three') }
    const shelf = new PartShelf([bundled, own, third], [])
    shelf.get('a')
    expect(shelf.twins()).toMatchObject([
      {
        message: 'Part "a" is already defined at bundled/a.yaml:1:7 of this package',
        hint: 'give it another name',
        span: { file: 'third.yaml', line: 1, column: 7 },
      },
    ])
  })

  test('is none where one that was read before is the same text', () => {
    const { spec } = readSpec('read.yaml', own.text)
    if (spec?.kind !== 'part') throw new Error('no part')
    expect(twins(new PartShelf([own], [spec], new Map([['read.yaml', own.text]])), 'a')).toEqual([])
  })

  test('is none of this package where it was read before', () => {
    const { spec } = readSpec('read.yaml', textOf('a', 'three'))
    const { spec: last } = readSpec('last.yaml', textOf('a', 'four'))
    if (spec?.kind !== 'part' || last?.kind !== 'part') throw new Error('no part')
    const texts = new Map([
      ['read.yaml', textOf('a', 'three')],
      ['last.yaml', textOf('a', 'four')],
    ])
    expect(twins(new PartShelf([], [spec, last], texts), 'a')).toEqual([
      'last.yaml:1 spec/duplicate-part Part "a" is already defined at read.yaml:1:7',
    ])
  })

  test('is none where the two are the same text', () => {
    expect(twins(new PartShelf([bundled, { ...bundled, name: 'copy.yaml' }], []), 'a')).toEqual([])
  })
})

test('what is wrong with a part that nobody uses is reported when asked for', () => {
  const file = { part: 'a', name: 'a.yaml', text: 'part: a\nfeilds: {}\n' }
  expect(new PartShelf([file], []).diagnostics().map(found => found.code)).toEqual(['spec/unknown-key'])
})

test('a part that was compiled before takes in another part where its names stand for others now', () => {
  const outer = { name: 'outer.yaml', text: textOf('outer', 'own', 'use: [middle]\n') }
  const middle = { name: 'middle.yaml', text: textOf('middle', 'mid', 'use: [inner]\n') }
  const inner = { name: 'inner.yaml', text: textOf('inner', 'one') }
  expect(compiled([outer, middle, inner])).toBe('one mid own')
  expect(compiled([outer, middle, { name: 'inner.yaml', text: textOf('inner', 'two') }])).toBe('two mid own')
  expect(compiled([outer, middle])).toBeUndefined()
  expect(compiled([outer, middle, inner])).toBe('one mid own')
})
