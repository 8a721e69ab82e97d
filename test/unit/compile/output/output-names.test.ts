import { describe, expect, test } from 'vitest'
import { type NamesInside, OutputNames } from '../../../../src/compile/output/output-names.ts'
import type { FieldSpec } from '../../../../src/spec/mapping-spec.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { head } from '../../../support/compiled.ts'

function names(fields: string): OutputNames {
  const { spec } = readSpec('a.yaml', `${head}fields: ${fields}\n`)
  return new OutputNames(spec?.body.fields ?? [])
}

const sample = names(
  '{ a: { fields: { b: { from: B, as: money }, c: { from: [{ label: C, as: flag }], as: text } } }, d: { keep: D }, e: { each: E, choose: { by: F, as: g, cases: { H: { texts: i, fields: { j: { from: J, as: text } } } }, otherwise: { case: k, fields: { l: { fields: { m: { from: M, as: text } } } } } } } }',
)

describe('the names of the output', () => {
  test.each([
    ['a', undefined],
    ['a.b', undefined],
    ['a.c.value', undefined],
    ['d.X.Y', undefined],
    ['e.g', undefined],
    ['e.j', undefined],
    ['e.l.m', undefined],
    ['x', { name: 'x', known: ['a', 'd', 'e'] }],
    ['a.x', { name: 'x', known: ['b', 'c'] }],
    ['a.b.x', { name: 'x', known: [] }],
    ['e.x', { name: 'x', known: ['g', 'j', 'l'] }],
    ['constructor', { name: 'constructor', known: ['a', 'd', 'e'] }],
  ])('%s', (path, want) => {
    expect(sample.firstUnknown(path.split('.'))).toEqual(want)
  })

  test('know nothing inside a value of a field, but all of the whole input', () => {
    expect(sample.firstUnknown([])).toBeUndefined()
  })
})

/** What stands at a path, in a few words: its kinds, and a star where it is a list. */
function placeAt(fields: string, path: string): string | undefined {
  let at: NamesInside | undefined = names(fields).whole
  for (const step of path.split('.')) at = at?.under(step)
  return at === undefined ? undefined : `${[...at.kinds].join(' ')}${at.isMany ? '*' : ''}`
}

describe('what stands in a place of the output', () => {
  test.each([
    ['a value of its normalizer', 'money', '{ a: { from: A, as: money } }', 'a'],
    ['one for each wording', 'money text', '{ a: { from: [{ label: A, as: money }, B], as: text } }', 'a'],
    ['anything where a wording has none', 'any money', '{ a: { from: [A, { label: B, as: money }] } }', 'a'],
    ['anything of an unknown normalizer', 'any', '{ a: { from: A, as: mony } }', 'a'],
    ['what a derived field says', 'truth', '{ a: { derive: b, as: truth } }', 'a'],
    ['anything of a derived field that says nothing', 'any', '{ a: { derive: b } }', 'a'],
    ['an answer', 'truth', '{ a: { whether: A, is: b } }', 'a'],
    ['a position', 'integer', '{ l: { each: L, fields: { a: { rowAboveWhen: A, is: b } } } }', 'l.a'],
    ['a sentence', 'text', '{ a: { notice: b } }', 'a'],
    ['a section', 'group', '{ a: { section: A } }', 'a'],
    ['a group', 'group', '{ a: { fields: {} } }', 'a'],
    ['a part', 'group', '{ a: { use: [p] } }', 'a'],
    ['a list', 'group*', '{ a: { each: A } }', 'a'],
    ['numbered sections', 'group*', '{ a: { occurrences: A } }', 'a'],
    ['amounts by year', 'group*', '{ a: { amountsByYear: A <YYYY> } }', 'a'],
    ['the year of an amount', 'integer', '{ a: { amountsByYear: A <YYYY> } }', 'a.year'],
    ['the amount of a year', 'money', '{ a: { amountsByYear: A <YYYY> } }', 'a.amount'],
    ['anything in what is kept', 'any', '{ a: { keep: A } }', 'a'],
    ['anything in a field that is kept and a group', 'any', '{ a: { keep: A, section: B } }', 'a'],
    ['nothing under another name', undefined, '{ a: { from: A, as: money } }', 'b'],
  ])('is %s', (_, want, fields, path) => {
    expect(placeAt(fields, path)).toBe(want)
  })
})

describe('the words of a place', () => {
  const choice = (name: string, as: string, ...cases: readonly string[]): string =>
    `${name}: { each: E, choose: { by: B, as: ${as}, cases: { ${cases.join(', ')} }, otherwise: { case: other } } }`
  const wordsAt = (fields: string, ...path: readonly string[]): readonly string[] | undefined =>
    path.reduce<NamesInside | undefined>((at, step) => at?.under(step), names(fields).whole)?.words

  test('are those of all fields of its name', () => {
    const fields = `{ ${choice('l', 'kind', 'A: { texts: a, fields: { m: { from: M, as: oneOf, values: { x: y } } } }', 'B: { texts: b, fields: { m: { from: M, as: oneOf, values: { z: y } } } }')} }`
    expect(wordsAt(fields, 'l', 'm')).toEqual(['x', 'z'])
    expect(wordsAt(fields, 'l', 'kind')).toEqual(['A', 'B', 'other'])
  })

  test('are none where one of those fields gives any text, or something else', () => {
    const two = (second: string): string =>
      `{ ${choice('l', 'kind', 'A: { texts: a, fields: { m: { from: M, as: oneOf, values: { x: y } } } }', `B: { texts: b, fields: { m: { from: M, as: ${second} } } }`)} }`
    expect(wordsAt(two('text'), 'l', 'm')).toBeUndefined()
    expect(wordsAt(two('money'), 'l', 'm')).toBeUndefined()
  })

  test('are none inside a value', () => {
    expect(wordsAt('{ a: { from: A, as: flag } }', 'a', 'text')).toBeUndefined()
  })

  test('are none of what has no words', () => {
    expect(wordsAt('{ a: { fields: {} } }', 'a')).toBeUndefined()
    expect(wordsAt('{ a: { from: A, as: text } }', 'a')).toBeUndefined()
    expect(wordsAt('{ a: { from: A, as: oneOf, values: {} } }', 'a')).toBeUndefined()
  })
})

describe('the cases in which entries have a field', () => {
  const choose =
    'choose: { by: B, as: kind, cases: { A: { texts: a, fields: { m: { from: M, as: text } } } }, otherwise: { case: other } }'
  const casesIn = (fields: string, as: string): readonly string[] | undefined =>
    names(fields).whole.under('l')?.casesWith(as, 'm')

  test('are known of a list of entries of several kinds, by the name that says the kind', () => {
    expect(casesIn(`{ l: { each: L, ${choose} } }`, 'kind')).toEqual(['A'])
    expect(casesIn(`{ l: { each: L, ${choose} } }`, 'code')).toBeUndefined()
  })

  test('are not known where fields of several cases have the name of the list', () => {
    const two = (second: string): string =>
      `{ o: { each: O, choose: { by: T, as: type, cases: { X: { texts: x, fields: { l: { each: L, ${choose} } } }, Y: { texts: y, fields: { l: { each: L, ${second} } } } }, otherwise: { case: other } } } }`
    const inEither = (second: string): readonly string[] | undefined =>
      names(two(second)).whole.under('o')?.under('l')?.casesWith('kind', 'm')
    expect(inEither(choose)).toBeUndefined()
    expect(inEither('fields: {}')).toBeUndefined()
  })

  test('are not known of another list, nor where what is kept may be anything', () => {
    expect(casesIn('{ l: { each: L, fields: { m: { from: M, as: text } } } }', 'kind')).toBeUndefined()
    expect(casesIn(`{ l: { each: L, keep: K, ${choose} } }`, 'kind')).toBeUndefined()
  })
})

test('the first name of a kind is the one written first', () => {
  const { whole } = names(
    '{ a: { from: A, as: text }, b: { from: B, as: money }, c: { from: C, as: money } }',
  )
  expect([whole.nameOf('money'), whole.nameOf('date')]).toEqual(['b', undefined])
})

describe('the paths to a name', () => {
  const nested = names(
    '{ m: { from: M, as: text }, g: { fields: { m: { from: M, as: text }, h: { fields: { n: { from: N, as: text }, m: { from: M, as: text }, i: { fields: { m: { from: M, as: text } } } } } } }, l: { each: L, fields: { o: { from: O, as: text } } }, v: { from: V, as: flag } }',
  )

  test.each([
    ['lead through groups', 'n', false, ['g.h.n']],
    ['are two at most, the shortest first, and not that at the top', 'm', false, ['g.m', 'g.h.m']],
    ['lead through no list', 'o', false, []],
    ['lead through lists where those are asked for', 'o', true, ['l.o']],
    ['lead into no value', 'text', false, []],
  ])('%s', (_, name, inLists, want) => {
    expect(nested.pathsTo(name, inLists)).toEqual(want)
    if (!inLists) expect(nested.pathsTo(name)).toEqual(want)
  })
})

test('what stands inside a field is the same in each mapping that has it, whatever others of its name stand beside it there', () => {
  const fieldsOf = (fields: string): readonly FieldSpec[] =>
    readSpec('a.yaml', `${head}fields: ${fields}\n`).spec?.body.fields ?? []
  const shared = fieldsOf('{ a: { fields: { b: { from: B, as: money } } } }')
  const other = fieldsOf('{ a: { fields: { c: { from: C, as: text } } } }')
  const alone = new OutputNames(shared)
  const together = new OutputNames([...shared, ...other, ...other])
  expect(together.firstUnknown(['a', 'x'])).toEqual({ name: 'x', known: ['b', 'c'] })
  expect(alone.firstUnknown(['a', 'x'])).toEqual({ name: 'x', known: ['b'] })
  expect(new OutputNames(shared).whole.under('a')).toBe(alone.whole.under('a'))
})
