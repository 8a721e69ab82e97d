/** Mapping files that mean harm, or are none: each gives coded diagnostics at once, runs nothing and pollutes nothing. */
import { afterEach, describe, expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import type { SourceFile } from '../../../src/compile/source-file.ts'
import { codes } from '../../../src/diagnostics/codes/codes.ts'
import { renderDiagnostic } from '../../../src/diagnostics/render.ts'
import { expectWithin } from '../../support/processor-time.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: ACTR }\n'
const fields = `${head}fields:\n  type: { from: TYPE, as: code }\n`

/** Milliseconds. A hang shows as a test that takes too long; the machine that runs it may be busy. */
const patience = 3_000

const inherited = Object.getOwnPropertyNames(Object.prototype).join()

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(inherited)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

function codesOf(...texts: readonly string[]): readonly string[] {
  const files = texts.map((text, index) => ({ name: `${index}.yaml`, text }))
  return [...new Set(compiled(files).map(found => found.code))]
}

/** The diagnostics, each of them drawn as the command would. */
function compiled(files: readonly SourceFile[]): ReturnType<typeof compileMappings>['diagnostics'] {
  const { diagnostics } = compileMappings(files)
  for (const found of diagnostics) {
    expect(codes).toHaveProperty([found.code])
    const drawn = renderDiagnostic(found, files.find(file => file.name === found.span.file)?.text ?? '')
    expect(drawn.split('\n').every(line => line.length < 700)).toBe(true)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(drawn).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
  }
  return diagnostics
}

const bomb = Array.from(
  { length: 30 },
  (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
)

describe('a mapping file gives coded diagnostics at once where it', () => {
  const cases: readonly (readonly [string, { given: string; want: readonly string[] }])[] = [
    ['is empty', { given: '', want: ['spec/wrong-type'] }],
    ['holds blanks only', { given: ' \n\n  \n', want: ['spec/wrong-type'] }],
    ['holds comments only', { given: '# one\n# two\n', want: ['spec/wrong-type'] }],
    ['is a byte order mark', { given: '\ufeff', want: ['spec/wrong-type'] }],
    ['is a list', { given: '- id: sample\n', want: ['spec/wrong-type'] }],
    ['is a word', { given: 'hello\n', want: ['spec/wrong-type'] }],
    ['is a number', { given: '42\n', want: ['spec/wrong-type'] }],
    [
      'holds two documents',
      { given: `${fields}---\n${fields}`, want: ['spec/yaml-syntax', 'spec/not-checked-further'] },
    ],
    [
      'ends and goes on',
      { given: `${fields}...\n${fields}`, want: ['spec/yaml-syntax', 'spec/not-checked-further'] },
    ],
    ['begins with a directive', { given: `%YAML 1.1\n---\n${fields}`, want: ['spec/yaml-syntax'] }],
    ['defines a tag', { given: `%TAG ! tag:example.org,2000:\n---\n${fields}`, want: ['spec/yaml-syntax'] }],
    [
      'is an alias bomb',
      {
        given: `a0: &a0 [x, x]\n${bomb.join('\n')}\n`,
        want: ['spec/alias', 'spec/unknown-key', 'spec/too-many-faults'],
      },
    ],
    [
      'merges keys',
      { given: `${head}fields:\n  a: &a { from: A, as: text }\n  b: { <<: *a }\n`, want: ['spec/alias'] },
    ],
    [
      'carries a function',
      {
        given: `${head}fields: { a: { from: !!js/function "function () { return 1 }", as: text } }\n`,
        want: ['spec/tag'],
      },
    ],
    ['carries an undefined', { given: `${head}fields: { a: !!js/undefined }\n`, want: ['spec/tag'] }],
    [
      'carries a regular expression',
      { given: `${head}fields: { a: !!js/regexp /a+/ }\n`, want: ['spec/tag'] },
    ],
    ['carries binary data', { given: `${head}fields: { a: !!binary AAAA }\n`, want: ['spec/tag'] }],
    ['carries a set', { given: `${head}fields: !!set { a, b }\n`, want: ['spec/tag'] }],
    [
      'holds NUL',
      { given: `${fields}ignore: [{ path: "A\u0000B", because: x }]\n`, want: ['spec/yaml-syntax'] },
    ],
    ['commands the terminal', { given: `${fields}\u001b[2Jkey: 1\n`, want: ['spec/yaml-syntax'] }],
    [
      'commands the terminal by an escape',
      { given: `${fields}"\\e[2J\\u202E": 1\n`, want: ['spec/unknown-key'] },
    ],
    [
      'is 10,000 lists deep',
      {
        given: `${head}use: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`,
        want: ['spec/not-checked-further', 'spec/too-large'],
      },
    ],
    ['opens 10,000 lists', { given: '['.repeat(10_000), want: ['spec/too-large'] }],
    [
      'is 10,000 groups deep',
      {
        given: `${head}fields: ${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}\n`,
        want: ['spec/not-checked-further', 'spec/too-large'],
      },
    ],
    ['is 10,000 dashes deep', { given: `${'- '.repeat(10_000)}a\n`, want: ['spec/too-large'] }],
    ['is 10,000 questions deep', { given: `${'? '.repeat(10_000)}a\n`, want: ['spec/too-large'] }],
    [
      'is 400 indents deep',
      {
        given: Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
        want: ['spec/not-checked-further', 'spec/too-large'],
      },
    ],
    ['has 2 MB', { given: `${fields}${'# x\n'.repeat(500_000)}`, want: ['spec/too-large'] }],
    [
      'has 2 MB in one line',
      { given: `${head}title2: ${'x'.repeat(2_000_000)}\n`, want: ['spec/too-large'] },
    ],
    ['is nearly as large as it may be', { given: '"'.repeat(99_999), want: ['spec/yaml-syntax'] }],
    ['has one key of 90,000 letters', { given: `${'a'.repeat(90_000)}: 1\n`, want: ['spec/yaml-syntax'] }],
    [
      'has thousands of unknown keys',
      {
        given: Array.from({ length: 9_000 }, (_, index) => `a${index}: 1`).join('\n'),
        want: ['spec/missing-key', 'spec/unknown-key', 'spec/too-many-faults'],
      },
    ],
    [
      'has a path of 20,000 steps',
      {
        given: `${head}fields: { a: { from: "${'A > '.repeat(20_000)}A", as: text } }\n`,
        want: ['spec/unknown-section', 'spec/too-large'],
      },
    ],
    [
      'has keys that are numbers',
      {
        given: `${head}fields: { 1: { from: A, as: text }, 2.5: { from: A, as: text } }\n`,
        want: ['spec/bad-value'],
      },
    ],
    [
      'has keys that are lists',
      { given: `${head}fields:\n  ? [a, b]\n  : { from: A, as: text }\n`, want: ['spec/yaml-syntax'] },
    ],
    [
      'has a key that is nothing',
      { given: `${head}fields:\n  : { from: A, as: text }\n`, want: ['spec/bad-value'] },
    ],
    [
      'has a field called constructor',
      { given: `${head}fields: { constructor: { from: TYPE, as: code } }\n`, want: ['spec/bad-value'] },
    ],
    [
      'has a field called hasOwnProperty',
      { given: `${head}fields: { hasOwnProperty: { from: TYPE, as: code } }\n`, want: ['spec/bad-value'] },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    const result = expectWithin(patience, () => codesOf(given))
    expect([...result].sort()).toEqual([...want].sort())
  })
})

describe('__proto__ is a key like any other, known nowhere,', () => {
  const polluting = '{ polluted: yes }'
  const places: readonly (readonly [string, string])[] = [
    ['at the top', `__proto__: ${polluting}\n${fields}`],
    ['in match', `${fields.replace('{ type: ACTR }', `{ type: ACTR, __proto__: ${polluting} }`)}`],
    ['among fields', `${fields}  __proto__: ${polluting}\n`],
    ['in a field', `${fields}  a: { from: FORM, as: text, __proto__: ${polluting} }\n`],
    ['in an alternative', `${fields}  a: { from: [{ label: FORM, __proto__: ${polluting} }], as: text }\n`],
    ['in a table', `${fields}  a: { from: FORM, as: oneOf, values: { __proto__: A } }\n`],
    [
      'in an entry of a choice',
      `${fields}  a: { each: SECTION_INCOME, choose: { by: TYPE, as: form, __proto__: 1, cases: {}, otherwise: { case: other } } }\n`,
    ],
    [
      'as the field of a choice',
      `${fields}  a: { each: SECTION_INCOME, choose: { by: TYPE, as: __proto__, cases: {}, otherwise: { case: other } } }\n`,
    ],
    [
      'in otherwise',
      `${fields}  a: { each: SECTION_INCOME, choose: { by: TYPE, as: form, cases: {}, otherwise: { case: other, __proto__: 1 } } }\n`,
    ],
    ['in a check', `${fields}checks: [{ that: type = "A", says: x, __proto__: 1 }]\n`],
    ['in an ignored line', `${fields}ignore: [{ path: FORM, because: x, __proto__: 1 }]\n`],
    ['among key figures', `${fields}keyFigures: [__proto__.polluted]\n`],
    ['in an expression', `${fields}  a: { derive: __proto__.polluted, as: text }\n`],
    ['among parts', `use: [__proto__]\n${fields}`],
    ['as an id', fields.replace('id: sample', 'id: __proto__')],
  ]
  test.each(places)('%s', (_, text) => {
    const result = expectWithin(patience, () => compiled([{ name: 'a.yaml', text }]))
    expect(result.filter(each => each.severity === 'error').length).toBeGreaterThan(0)
  })

  test('and harmless as the name of a case, a label or a text', () => {
    const choice = `choose: { by: __proto__, as: form, cases: { __proto__: { texts: __proto__, fields: {} } }, otherwise: { case: other } }`
    const { plans } = compileMappings([
      {
        name: 'a.yaml',
        text: `${fields}  a: { each: SECTION_INCOME, ${choice} }\n  b: { from: __proto__ > A, as: text }\n`,
      },
    ])
    expect(plans).toHaveLength(1)
    expect(Object.getPrototypeOf(plans[0])).toBe(Object.prototype)
  })
})

describe('files that blow each other up are stopped where', () => {
  const last = 'part: p30\nfields: { x: { from: X, as: text } }\n'
  const chained = (make: (next: number) => string): readonly string[] =>
    Array.from({ length: 30 }, (_, index) => `part: p${index}\n${make(index + 1)}\n`)

  test('each part uses the next one twice', () => {
    const branching = chained(
      next => `fields: { a: { section: A, use: [p${next}] }, b: { section: B, use: [p${next}] } }`,
    )
    const plain = chained(next => `use: [p${next}, p${next}]`)
    const result = expectWithin(patience, () =>
      [branching, plain].map(parts => codesOf(`${head}use: [p0]\n`, ...parts, last)),
    )
    for (const found of result) expect(found).toContain('spec/too-large')
  })

  test('sections with two names stand inside each other', () => {
    const nested = (depth: number): string =>
      depth === 0
        ? '{ from: X, as: text }'
        : `{ section: [A${depth}, B${depth}], fields: { a: ${nested(depth - 1)} } }`
    const result = expectWithin(patience, () => codesOf(`${head}fields: { a: ${nested(18)} }\n`))
    expect(result).toContain('spec/too-large')
  })
})

describe('places are right in a file', () => {
  test('with a byte order mark', () => {
    const text = `\ufeffidd: x\n${fields}`
    const found = compiled([{ name: 'a.yaml', text }])
    expect(found.map(each => [each.span.line, each.span.column])).toEqual([[1, 1]])
    expect(found.map(each => renderDiagnostic(each, text)).join()).toContain('  1 | idd: x\n    | ^^^')
  })

  test('with the line ends of Windows', () => {
    const text = fields.replace('as: code', 'az: code').replaceAll('\n', '\r\n')
    const found = compiled([{ name: 'a.yaml', text }])
    expect(found.map(each => [each.code, each.span.line, each.span.column])).toEqual([
      ['spec/unknown-key', 6, 23],
    ])
    expect(found.map(each => renderDiagnostic(each, text)).join()).not.toContain('\r')
  })

  test('with letters outside the basic plane', () => {
    const found = compiled([
      { name: 'a.yaml', text: fields.replace('{ from: TYPE', '{ about: "😀", form: TYPE') },
    ])
    expect(found.map(each => [each.span.line, each.span.column])).toEqual([[6, 24]])
  })
})
