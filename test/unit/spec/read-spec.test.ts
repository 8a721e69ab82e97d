import { describe, expect, test } from 'vitest'
import type { BodySpec, FieldSpec, MappingSpec } from '../../../src/spec/mapping-spec.ts'
import { readSpec } from '../../../src/spec/read-spec.ts'

const head =
  'id: sample-1040\ntitle: Sample\nversion: "1.2.3"\nmatch: { type: RECA, form: ["1040", 1120-S] }\n'

function mapping(body: string): MappingSpec {
  const { spec, diagnostics } = readSpec('a.yaml', head + body)
  if (spec?.kind !== 'mapping') throw new Error(`no mapping: ${JSON.stringify(diagnostics)}`)
  return spec
}

function field(text: string): FieldSpec {
  const [only] = mapping(`fields: { a: ${text} }\n`).body.fields
  if (only === undefined) throw new Error('no field')
  return only
}

describe('the head of a mapping', () => {
  const spec = mapping('use: []\n')
  test('is read', () => {
    expect([spec.file, spec.id.value, spec.title, spec.version.value, spec.type.value]).toEqual([
      'a.yaml',
      'sample-1040',
      'Sample',
      '1.2.3',
      'RECA',
    ])
    expect(spec.forms.map(form => form.value)).toEqual(['1040', '1120-S'])
  })

  test.each(['individual', 'business'])(
    'has a type of its own where it reads callbacks of the kind %s',
    kind => {
      const text = `${head.replace(/match: .*/, `match: { callback: ${kind} }`)}use: []\n`
      const { spec: ofCallbacks } = readSpec('a.yaml', text)
      expect(ofCallbacks).toMatchObject({
        kind: 'mapping',
        type: { value: `callback ${kind}`, span: { offset: text.indexOf(kind), length: kind.length } },
        forms: [],
      })
    },
  )

  test('has no forms where it is the general one', () => {
    const { spec: general } = readSpec('a.yaml', `${head.replace(/, form: .*\]/, '')}use: []\n`)
    expect(general).toMatchObject({ kind: 'mapping', forms: [] })
  })
})

test('a part has a name and a body', () => {
  const { spec } = readSpec(
    'a.yaml',
    'part: income/w-2\nuse: [party]\nfields: { a: { from: A, as: text } }\n',
  )
  expect(spec).toMatchObject({ kind: 'part', file: 'a.yaml', name: { value: 'income/w-2' } })
})

describe('a path of labels', () => {
  test.each([
    [
      'has a step for each label',
      '"SECTION_FILING > Income > Total Wages:"',
      ['SECTION_FILING', 'INCOME', 'TOTAL WAGES'],
    ],
    ['takes any blanks around >', 'A  >\tB', ['A', 'B']],
    ['keeps > without blanks', 'A>B', ['A>B']],
    ['keeps the stand-in for a year', '<yyyy> PAYMENTS', ['<YYYY> PAYMENTS']],
    ['is empty for a star', '"*"', []],
  ])('%s', (_, text, want) => {
    expect(field(`{ from: ${text}, as: text }`).from[0]?.label.steps).toEqual(want)
  })

  test('points at the text inside its quotes', () => {
    expect(field('{ from: "A: B", as: text }').from[0]?.label.span).toMatchObject({
      line: 5,
      column: 23,
      length: 4,
    })
  })
})

describe('a field', () => {
  test('knows the keys it was written with, and where', () => {
    const { name, keys } = field('{ from: A, as: text, required: true }')
    expect([name.value, name.span.column]).toEqual(['a', 11])
    expect([...keys].map(([key, span]) => `${key} ${span.column}`)).toEqual([
      'from 16',
      'as 25',
      'required 35',
    ])
  })

  test('has alternatives, with their own normalizer and evidence', () => {
    const { from } = field('{ from: [A, { label: B, as: date, evidence: inferred }], as: text }')
    expect(from.map(each => [each.label.text, each.as?.value, each.evidence])).toEqual([
      ['A', undefined, undefined],
      ['B', 'date', 'inferred'],
    ])
  })

  test('has texts that mean yes and no, one or several', () => {
    const { yes, no } = field('{ from: A, as: flag, yes: B, no: [C, D] }')
    expect([yes.map(each => each.value), no.map(each => each.value)]).toEqual([['B'], ['C', 'D']])
  })

  test('has words and the texts that stand for them', () => {
    const { values } = field('{ from: A, as: oneOf, values: { b: C, d: [E, F] } }')
    expect(values.map(({ word, texts }) => [word.value, ...texts.map(text => text.value)])).toEqual([
      ['b', 'C'],
      ['d', 'E', 'F'],
    ])
  })

  test('is required only where it says true', () => {
    expect(
      [
        field('{ from: A, as: text }'),
        field('{ from: A, as: text, required: false }'),
        field('{ from: A, as: text, required: true }'),
      ].map(each => each.required),
    ).toEqual([false, false, true])
  })

  test('has conditions, labels folded, texts as written', () => {
    const { where, each } = field('{ each: B, where: { "Code:": [a, ""] }, fields: {} }')
    expect([each?.steps, where.map(({ label, texts }) => [label.steps, texts])]).toEqual([
      ['B'],
      [[['CODE'], ['a', '']]],
    ])
  })

  test('has a choice', () => {
    const { choose } = field(
      '{ each: B, choose: { by: Type, as: form, cases: { W-2: { texts: [C, D], about: x, use: [e], fields: {} } }, otherwise: { case: other, use: [f] } } }',
    )
    expect(choose).toMatchObject({
      by: { steps: ['TYPE'] },
      as: { value: 'form' },
      cases: [
        {
          name: { value: 'W-2' },
          texts: [{ value: 'C' }, { value: 'D' }],
          about: 'x',
          use: [{ value: 'e' }],
          fields: [],
        },
      ],
      otherwise: { name: { value: 'other' }, use: [{ value: 'f' }], fields: [] },
    })
  })

  test('has an expression with its lines', () => {
    const { derive } = field('{ derive: "$count(b)", as: integer }')
    expect(derive).toMatchObject({
      value: '$count(b)',
      node: { lines: [{ start: 0, span: { column: 25 } }] },
    })
  })

  test('has nothing of what it does not say', () => {
    expect(field('{ keep: "*" }')).toMatchObject({
      from: [],
      as: undefined,
      section: [],
      each: undefined,
      where: [],
      occurrences: [],
      choose: undefined,
      fields: [],
      use: [],
      derive: undefined,
      keep: { steps: [] },
      notice: [],
    })
  })
})

describe('a body', () => {
  const body: BodySpec = mapping(`use: [b, { part: c, evidence: inferred }]
fields: {}
keyFigures: [a.b]
checks: [{ that: a, says: b }, { that: c, else: error, says: d }]
ignore: [{ path: A > B, because: c }]
`).body
  test('has parts, key figures, checks and ignored lines', () => {
    expect(body.use.map(({ value, evidence }) => [value, evidence])).toEqual([
      ['b', undefined],
      ['c', 'inferred'],
    ])
    expect(body.keyFigures.map(each => each.value)).toEqual(['a.b'])
    expect(body.checks.map(check => [check.that.value, check.severity, check.says])).toEqual([
      ['a', 'warning', 'b'],
      ['c', 'error', 'd'],
    ])
    expect(body.ignore.map(each => [each.path.steps, each.because])).toEqual([[['A', 'B'], 'c']])
  })
})

test('a file with a fault has no spec, one with a warning has', () => {
  expect(readSpec('a.yaml', `${head}fields: 1\n`).spec).toBeUndefined()
  const warned = readSpec('a.yaml', `${head}fields:\n  a:\n    from: A #1\n    as: text\n`)
  expect([warned.spec?.kind, warned.diagnostics.map(each => each.code)]).toEqual([
    'mapping',
    ['spec/cut-text'],
  ])
})
