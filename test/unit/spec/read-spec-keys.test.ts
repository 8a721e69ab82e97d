/** Each key of the language lands in the spec, under its own name and no other; and what a text that was meant otherwise gives. */
import { describe, expect, test } from 'vitest'
import type { FieldSpec, MappingSpec } from '../../../src/spec/mapping-spec.ts'
import { readSpec } from '../../../src/spec/read-spec.ts'
import { pointed } from '../../support/faults.ts'

const head = 'id: a\ntitle: T\nversion: "1.2.3"\n'

function mapping(text: string): MappingSpec {
  const { spec, diagnostics } = readSpec('a.yaml', text)
  if (spec?.kind !== 'mapping') throw new Error(`no mapping: ${JSON.stringify(diagnostics)}`)
  return spec
}

/** What a field says besides what every field says, in plain data. */
function field(text: string): unknown {
  const [only] = mapping(`${head}match: { type: RECA }\nfields: { a: ${text} }\n`).body.fields
  return plain(only)
}

/** Texts and paths in place of what knows where they stand, and without what is not there. */
function plain(of: FieldSpec | undefined): unknown {
  const keys = ['name', 'keys', 'required', 'choose', 'derive']
  const entries = Object.entries(of ?? {}).filter(
    ([key, value]) =>
      !keys.includes(key) && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  const texts = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(texts)
    if (typeof value !== 'object' || value === null) return value
    if ('steps' in value) return value.steps
    if ('word' in value || 'label' in value)
      return Object.values(value)
        .filter(each => each !== undefined)
        .map(texts)
    return 'value' in value ? value.value : Object.keys(value)
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, texts(value)]))
}

test.each<[string, unknown]>([
  [
    '{ from: A, as: text, with: [B, C > D], about: e }',
    { from: [[['A']]], as: 'text', with: [['B'], ['C', 'D']], about: 'e' },
  ],
  ['{ from: A, as: text, evidence: inferred }', { from: [[['A']]], as: 'text', evidence: 'inferred' }],
  ['{ whether: A > B, is: [c, d] }', { whether: ['A', 'B'], is: ['c', 'd'] }],
  ['{ rowAboveWhen: A, is: b }', { rowAboveWhen: ['A'], is: ['b'] }],
  [
    '{ section: [A, B > C], use: [d, { part: e, evidence: secondary }] }',
    { section: [['A'], ['B', 'C']], use: ['d', 'e'] },
  ],
  ['{ occurrences: [A, B], fields: {} }', { occurrences: [['A'], ['B']] }],
  ['{ amountsByYear: A, fields: {} }', { amountsByYear: ['A'] }],
  ['{ keep: A }', { keep: ['A'] }],
  ['{ notice: [a, b] }', { notice: ['a', 'b'] }],
  ['{ from: A, as: flag, yes: b, no: [c] }', { from: [[['A']]], as: 'flag', yes: ['b'], no: ['c'] }],
])('a field reads its keys: %s', (text, want) => {
  expect(field(text)).toEqual(want)
})

test('a field of a mapping that extends another says what it renames and what it replaces', () => {
  const { extends: base, body } = mapping(
    `${head}extends: retr-1040\nreplaces: keyFigures\nkeyFigures: [a]\nfields: { a: { renames: b, replaces: from, from: C } }\n`,
  )
  expect([base?.value, body.replacesKeyFigures?.value]).toEqual(['retr-1040', 'keyFigures'])
  expect(plain(body.fields[0])).toEqual({ from: [[['C']]], renames: 'b', replaces: ['from'] })
})

test('a mapping has its forms, those that are read too, and those that are read partly', () => {
  const { forms, family, partly } = mapping(
    `${head}match: { type: RETR, form: ["1040"], family: [1040-SR], partly: [1040-NR, 1040-C] }\nfields: {}\n`,
  )
  expect([forms, family, partly].map(all => all.map(({ value }) => value))).toEqual([
    ['1040'],
    ['1040-SR'],
    ['1040-NR', '1040-C'],
  ])
})

test('a check has a name, its keys and their places; what takes something back says where', () => {
  const { body } = mapping(
    `${head}extends: b\nchecks:\n  - { name: n, that: c, says: d }\n  - { name: o, drop: true }\nignore:\n  - { path: E, drop: true }\n`,
  )
  expect(
    body.checks.map(({ name, keys }) => [
      name?.value,
      [...keys].map(([key, { column }]) => `${key} ${column}`),
    ]),
  ).toEqual([
    ['n', ['name 7', 'that 16', 'says 25']],
    ['o', ['name 7', 'drop 16']],
  ])
  expect(body.ignore.map(({ path, drop, because }) => [path.steps, drop?.column, because])).toEqual([
    [['E'], 16, ''],
  ])
})

describe('a text that was meant otherwise', () => {
  const reading = (text: string) => {
    const { spec, partial, diagnostics } = readSpec('a.yaml', text)
    return {
      codes: diagnostics.map(({ code, span }) => `${code} ${span.line}:${span.column}`),
      spec,
      names: partial?.spec.body.fields.map(({ name }) => name.value),
      diagnostics,
    }
  }
  const body = 'match: { type: RECA }\nfields:\n  b: { from: B, as: text }\n'

  test('begins behind a byte order mark', () => {
    const { codes, spec } = reading(`\ufeff${head}${body}`)
    expect([codes, spec?.kind]).toEqual([[], 'mapping'])
    expect(reading(`${head}${body}# \ufeff`).codes).toEqual([])
  })

  test('with tabs is read as if they were blanks, and they are reported once', () => {
    const { codes, spec, names, diagnostics } = reading(
      `${head}match: { type: RECA }\nfields:\n\tb: { from: B, as: text }\n\tc: { from: C, as: text, x: y }\n`,
    )
    expect(codes).toEqual(['spec/tab 6:1', 'spec/unknown-key 7:26'])
    expect([spec, names]).toEqual([undefined, ['b', 'c']])
    expect(diagnostics[0]?.fix).toMatchObject({ safe: true })
  })

  test('with tabs that no blank stands for has nothing else reported', () => {
    const { codes, names } = reading(`${head}match: { type: RECA }\nfields:\n    b:\n\tfrom: B\n\tas: txt\n`)
    expect([codes, names]).toEqual([['spec/tab 7:1'], undefined])
  })

  test('with blanks of a word processor is read with plain ones', () => {
    const text = `${head}match: { type: RECA }\nfields:\n\u00a0\u00a0b: { from: B, as: text, x: y }\n`
    const { codes, spec, names, diagnostics } = reading(text)
    expect(codes).toEqual(['spec/odd-blank 6:1', 'spec/unknown-key 6:27'])
    expect([spec, names]).toEqual([undefined, ['b']])
    expect(pointed(diagnostics, text)).toEqual(['\u00a0', 'x'])
  })

  test('keeps such a blank in a text, where it does no harm', () => {
    const { codes, spec } = reading(`${head}${body.replace('B,', 'B\u00a0C,')}`)
    expect([codes, spec?.kind]).toEqual([[], 'mapping'])
    // It stays, too, where something else is wrong.
    expect(reading(`${head}${body.replace('B,', 'B\u00a0C, x: y,')}`).codes).toEqual([
      'spec/unknown-key 6:19',
    ])
  })
})
