import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { head } from '../../support/compiled.ts'
import { reported } from '../../support/faults.ts'

const other = head.replace('sample-1040', 'other').replace('RECA', 'ACTR')
const body = 'fields: { a: { from: TYPE, as: text } }\n'
const part = (name: string, text = 'fields: { p: { from: FORM, as: text } }\n'): string =>
  `part: ${name}\n${text}`

function compile(
  texts: Readonly<Record<string, string>>,
  library: Readonly<Record<string, string>> = {},
): ReturnType<typeof compileMappings> {
  const files = (group: Readonly<Record<string, string>>): { name: string; text: string }[] =>
    Object.entries(group).map(([name, text]) => ({ name, text }))
  return compileMappings(files(texts), files(library))
}

function faults(
  texts: Readonly<Record<string, string>>,
  library: Readonly<Record<string, string>> = {},
): readonly string[] {
  return compile(texts, library).diagnostics.flatMap(found =>
    reported([found]).map(each => `${found.span.file}:${each}`),
  )
}

describe('a plan', () => {
  const { plans } = compile({
    'a.yaml': `${head}${body}keyFigures: [a]\nchecks: [{ that: a = "RECA", says: b }]\nignore: [{ path: SECTION_HEADER > T, because: c }]\n`,
  })
  const [plan] = plans

  test('holds the head and the body of its mapping', () => {
    expect(plan).toMatchObject({
      id: 'sample-1040',
      title: 'Sample',
      version: '1.0.0',
      type: 'RECA',
      forms: ['1040'],
      keyFigures: [['a']],
      checks: [{ that: 'a = "RECA"', severity: 'warning', says: 'b', reads: [['a']], spec: 'a.yaml:7:18' }],
      ignore: [{ path: ['SECTION_HEADER', 'T'], because: 'c' }],
    })
  })

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
  })

  test('has forms in one spelling', () => {
    const text = head.replace('["1040"]', '[Form 1120S, "1120-s", 1040 Series]')
    expect(compile({ 'a.yaml': text + body }).plans[0]?.forms).toEqual(['1120-S', '1120-S', '1040 SERIES'])
  })
})

describe('the hash of a plan', () => {
  const hash = (text: string): string => compile({ 'a.yaml': text }).plans[0]?.hash ?? ''
  const sample = `${head}fields: { a: { from: TYPE, as: oneOf, values: { title: A }, about: b } }\n`

  test('is 64 hexadecimal digits', () => {
    expect(hash(sample)).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    ['a comment', (text: string) => `# c\n${text}`],
    ['the title', (text: string) => text.replace('title: Sample', 'title: Other')],
    ['a description', (text: string) => text.replace('about: b', 'about: c')],
  ])('does not depend on %s', (_, change) => {
    expect(hash(change(sample))).toBe(hash(sample))
  })

  test.each([
    ['a label', (text: string) => text.replace('from: TYPE', 'from: FORM')],
    ['a normalizer', (text: string) => text.replace('as: oneOf, values: { title: A }', 'as: text')],
    ['a table', (text: string) => text.replace('title: A', 'title: B')],
    ['a word called as a key that does not count', (text: string) => text.replace('title: A', 'about: A')],
    ['the version', (text: string) => text.replace('1.0.0', '1.0.1')],
    ['a form', (text: string) => text.replace('["1040"]', '["1120"]')],
    ['the name of a field', (text: string) => text.replace('{ a: {', '{ b: {')],
    ['whether a line is required', (text: string) => text.replace('about: b', 'required: true')],
  ])('depends on %s', (_, change) => {
    expect(hash(change(sample))).not.toBe(hash(sample))
  })
})

describe('several files', () => {
  test('give a plan each, those with an error none', () => {
    const { plans } = compile({ 'a.yaml': head + body, 'b.yaml': `${other}fields: 1\n` })
    expect(plans.map(plan => plan.id)).toEqual(['sample-1040'])
  })

  test('are reported in order of file and place', () => {
    expect(
      faults({ 'b.yaml': `${head}zzzz: 1\nuse: 2\n`, 'a.yaml': `${other}zzzz: 3\nuse: []\n` }).map(
        each => each.split(' ')[0],
      ),
    ).toEqual(['a.yaml:5:1', 'b.yaml:5:1', 'b.yaml:6:6'])
  })

  test('may stand in any order, parts behind what uses them', () => {
    expect(faults({ 'a.yaml': `${head}use: [p]\n`, 'p.yaml': part('p') })).toEqual([])
    expect(faults({ 'p.yaml': part('p'), 'a.yaml': `${head}use: [p]\n` })).toEqual([])
  })

  test('with one id are reported', () => {
    expect(faults({ 'a.yaml': head + body, 'b.yaml': head.replace('RECA', 'ACTR') + body })).toEqual([
      'b.yaml:1:5 spec/duplicate-id Id "sample-1040" is already taken at a.yaml:1:5 (change one of the two ids)',
    ])
  })

  test('for one form are reported, in whatever spelling', () => {
    const same = head.replace('sample-1040', 'other').replace('["1040"]', '["1120", Form 1040]')
    expect(faults({ 'a.yaml': head + body, 'b.yaml': same + body })).toEqual([
      'b.yaml:4:37 spec/duplicate-match RECA Form 1040 is already mapped at a.yaml:1:5 (remove it from one of the two)',
    ])
  })

  test('for one type in general are reported', () => {
    const general = head.replace(', form: ["1040"]', '')
    expect(
      faults({ 'a.yaml': general + body, 'b.yaml': general.replace('sample-1040', 'other') + body }),
    ).toEqual([
      'b.yaml:4:16 spec/duplicate-match RECA in general is already mapped at a.yaml:1:5 (remove it from one of the two)',
    ])
  })

  test('that are one part are reported', () => {
    expect(faults({ 'a.yaml': `${head}use: [p]\n`, 'p.yaml': part('p'), 'q.yaml': part('p') })).toEqual([
      'q.yaml:1:7 spec/duplicate-part Part "p" is already defined at p.yaml:1:7 (rename one of the two)',
    ])
  })

  test('have a fault of a shared part reported once', () => {
    const bad = part('p', 'fields: { p: { from: FORM, as: txt } }\n')
    expect(
      faults({ 'a.yaml': `${head}use: [p]\n`, 'b.yaml': `${other}use: [p]\n`, 'p.yaml': bad }),
    ).toHaveLength(1)
  })
})

describe('a library of parts', () => {
  test('is used by name', () => {
    expect(
      compile({ 'a.yaml': `${head}use: [p]\n` }, { 'p.yaml': part('p') }).plans[0]?.fields.map(
        field => field.name,
      ),
    ).toEqual(['p'])
  })

  test('comes after own parts of the same name', () => {
    const own = part('p', 'fields: { own: { from: FORM, as: text } }\n')
    expect(
      compile(
        { 'a.yaml': `${head}use: [p]\n`, 'p.yaml': own },
        { 'lib.yaml': part('p') },
      ).plans[0]?.fields.map(field => field.name),
    ).toEqual(['own'])
  })

  test('is reported where a part is not found: it may be the one that cannot be read', () => {
    expect(faults({ 'a.yaml': `${head}use: [p]\n` }, { 'p.yaml': part('p', 'feilds: {}\n') })).toEqual([
      'a.yaml:5:7 spec/unknown-part Unknown part "p" (give its file: txmap finds it in a folder "parts" beside the mapping, createMapper takes it in "parts")',
      'p.yaml:2:1 spec/unknown-key Unknown key "feilds" in the part (did you mean "fields"?)',
    ])
  })

  test('is not reported otherwise', () => {
    expect(faults({ 'a.yaml': head + body }, { 'p.yaml': part('p', 'feilds: {}\n') })).toEqual([])
  })
})

describe('a part on its own', () => {
  test('is checked', () => {
    expect(faults({ 'p.yaml': part('p', 'fields: { p: { from: FORM, as: txt } }\n') })).toEqual([
      'p.yaml:2:32 spec/unknown-normalizer Unknown normalizer "txt" (did you mean "text"?)',
    ])
  })

  test('is checked beside mappings that do not use it, its sections and expressions too', () => {
    const text = [
      'fields:',
      '  a: { from: SECTION_FILNG > A, as: money }',
      '  b: { from: WAGES, as: money }',
      '  c: { derive: a, as: text }',
      '  d: { derive: $addMoney(a ownWages), as: money }',
      '',
    ].join('\n')
    expect(faults({ 'a.yaml': head + body, 'p.yaml': part('p', text), 'q.yaml': part('q') })).toEqual([
      'p.yaml:3:14 spec/unknown-section Section "SECTION_FILNG" is not part of a transcript (did you mean "SECTION_FILING"?)',
      'p.yaml:5:16 expression/result The expression gives an amount where "as" says text (write as: money)',
      'p.yaml:6:28 expression/syntax The expression cannot be read: ")" is expected, not "ownWages" (check its brackets and quotes)',
    ])
  })

  test('is not blamed for what depends on the mapping that uses it', () => {
    expect(
      faults({
        'p.yaml': part(
          'p',
          'fields: { name: { from: NAME, as: text } }\nchecks: [{ that: other, says: a }]\n',
        ),
      }),
    ).toEqual([])
  })
})

test('compiling twice gives the same bytes', () => {
  const label = fc.stringMatching(/^[A-Z][A-Z ]{0,8}[A-Z]$/)
  const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/).filter(each => !(each in {}))
  const value = fc.record({ from: label, as: fc.constantFrom('money', 'date', 'text', 'integer') })
  const group = fc.record({ section: label, fields: fc.dictionary(name, value, { maxKeys: 4 }) })
  const list = fc.record({ each: label, fields: fc.dictionary(name, value, { maxKeys: 4 }) })
  fc.assert(
    fc.property(fc.dictionary(name, fc.oneof(value, group, list), { maxKeys: 6 }), fields => {
      // JSON is YAML too.
      const text = `${head}fields: ${JSON.stringify(fields)}\n`
      expect(JSON.stringify(compile({ 'a.yaml': text }))).toBe(JSON.stringify(compile({ 'a.yaml': text })))
    }),
  )
})
