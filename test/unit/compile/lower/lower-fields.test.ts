import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { PlanField } from '../../../../src/plan/mapping-plan.ts'
import { head, planOf } from '../../../support/compiled.ts'

function lowered(field: string, more = ''): PlanField {
  const [first] = planOf(`fields: { a: ${field}${more} }\n`).fields
  if (first === undefined) throw new Error('no field')
  return first
}

describe('a field of a plan', () => {
  const spec = 'a.yaml:5:11'
  const cases: readonly (readonly [string, { given: string; want: unknown }])[] = [
    [
      'is a value',
      {
        given:
          '{ from: [Type, { label: FORM, as: code, evidence: inferred }], as: text, required: true, about: b, evidence: secondary }',
        want: {
          kind: 'value',
          name: 'a',
          about: 'b',
          evidence: 'secondary',
          spec,
          required: true,
          tables: [],
          sources: [
            { path: ['TYPE'], label: 'Type', normalizer: 'text' },
            { path: ['FORM'], label: 'FORM', normalizer: 'code', evidence: 'inferred' },
          ],
        },
      },
    ],
    [
      'is a value whose wordings say what they are known from only where the field does not',
      {
        given:
          '{ from: [{ label: TYPE, evidence: inferred }, { label: FORM, evidence: secondary }], as: text, evidence: secondary }',
        want: {
          kind: 'value',
          name: 'a',
          evidence: 'secondary',
          spec,
          required: false,
          tables: [],
          sources: [
            { path: ['TYPE'], label: 'TYPE', normalizer: 'text', evidence: 'inferred' },
            { path: ['FORM'], label: 'FORM', normalizer: 'text' },
          ],
        },
      },
    ],
    [
      'is a value with tables, texts folded',
      {
        given: '{ from: TYPE, as: flag, yes: Yes – it is, no: [No, none] }',
        want: {
          kind: 'value',
          name: 'a',
          spec,
          required: false,
          tables: [['YES - IT IS'], ['NO', 'NONE']],
          sources: [{ path: ['TYPE'], label: 'TYPE', normalizer: 'flag' }],
        },
      },
    ],
    [
      'is a value with words, texts folded',
      {
        given: '{ from: TYPE, as: oneOf, values: { cash: [Cash, c], other: Other } }',
        want: {
          kind: 'value',
          name: 'a',
          spec,
          required: false,
          tables: [{ cash: ['CASH', 'C'], other: ['OTHER'] }],
          sources: [{ path: ['TYPE'], label: 'TYPE', normalizer: 'oneOf' }],
        },
      },
    ],
    [
      'is a value that the words beside it help to tell, labels folded',
      {
        given: '{ from: Code, with: ["Desc:", Explanation], as: transactionGroup }',
        want: {
          kind: 'value',
          name: 'a',
          spec,
          required: false,
          tables: [],
          with: ['DESC', 'EXPLANATION'],
          sources: [{ path: ['CODE'], label: 'Code', normalizer: 'transactionGroup' }],
        },
      },
    ],
    [
      'is an answer, texts folded',
      {
        given: '{ whether: SECTION_HEADER > Code, is: [n/a, ""] }',
        want: { kind: 'whether', name: 'a', spec, path: ['SECTION_HEADER', 'CODE'], texts: ['N/A', ''] },
      },
    ],
    [
      'is a list whose rows belong to others, texts folded',
      {
        given: '{ each: SECTION_TRANSACTIONS, fields: { b: { rowAboveWhen: "Code:", is: n/a } } }',
        want: {
          kind: 'list',
          of: 'entries',
          name: 'a',
          spec,
          paths: [['SECTION_TRANSACTIONS']],
          where: [],
          fields: [{ kind: 'rowAbove', name: 'b', spec: 'a.yaml:5:54', label: 'CODE', texts: ['N/A'] }],
        },
      },
    ],
    [
      'is a group',
      {
        given: '{ section: [SECTION_HEADER, SECTION_FILING > H], fields: {} }',
        want: {
          kind: 'group',
          name: 'a',
          spec,
          sections: [['SECTION_HEADER'], ['SECTION_FILING', 'H']],
          fields: [],
        },
      },
    ],
    [
      'is a group without a section',
      { given: '{ fields: {} }', want: { kind: 'group', name: 'a', spec, sections: [], fields: [] } },
    ],
    [
      'is a list of entries',
      {
        given: '{ each: SECTION_INCOME, where: { "Code:": [A, ""] }, fields: {} }',
        want: {
          kind: 'list',
          of: 'entries',
          name: 'a',
          spec,
          paths: [['SECTION_INCOME']],
          where: [{ label: 'CODE', texts: ['A', ''] }],
          fields: [],
        },
      },
    ],
    [
      'is a list of numbered sections',
      {
        given: '{ occurrences: [SECTION_FILING > C, SECTION_FILING > D], fields: {} }',
        want: {
          kind: 'list',
          of: 'occurrences',
          name: 'a',
          spec,
          paths: [
            ['SECTION_FILING', 'C'],
            ['SECTION_FILING', 'D'],
          ],
          where: [],
          fields: [],
        },
      },
    ],
    [
      'is a list of years',
      {
        given: '{ amountsByYear: SECTION_FILING > Paid in <YYYY>, about: b }',
        want: {
          kind: 'list',
          of: 'years',
          name: 'a',
          about: 'b',
          spec,
          paths: [['SECTION_FILING', 'PAID IN <YYYY>']],
          where: [],
          fields: [
            {
              kind: 'value',
              name: 'amount',
              about: 'The amount for that year',
              spec,
              required: false,
              tables: [],
              sources: [
                {
                  path: ['PAID IN <YYYY>'],
                  label: 'SECTION_FILING > Paid in <YYYY>',
                  normalizer: 'money',
                },
              ],
            },
          ],
        },
      },
    ],
    [
      'is a choice',
      {
        given:
          '{ each: SECTION_INCOME, choose: { by: type, as: b, cases: { C: { texts: [x, Y], about: d }, D: { texts: z, evidence: inferred } }, otherwise: { case: e } } }',
        want: {
          kind: 'choice',
          name: 'a',
          spec,
          paths: [['SECTION_INCOME']],
          where: [],
          by: 'TYPE',
          as: 'b',
          cases: [
            { name: 'C', about: 'd', texts: ['X', 'Y'], fields: [] },
            { name: 'D', evidence: 'inferred', texts: ['Z'], fields: [] },
          ],
          otherwise: { name: 'e', fields: [] },
        },
      },
    ],
    [
      'is kept',
      {
        given: '{ keep: SECTION_FILING > X }',
        want: { kind: 'kept', name: 'a', spec, path: ['SECTION_FILING', 'X'] },
      },
    ],
    ['is the whole, kept', { given: '{ keep: "*" }', want: { kind: 'kept', name: 'a', spec, path: [] } }],
    [
      'is a notice, texts folded',
      {
        given: '{ notice: [Not found, none] }',
        want: { kind: 'notice', name: 'a', spec, texts: ['NOT FOUND', 'NONE'] },
      },
    ],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    // A key without a value would be written into a plan.
    expect(lowered(given)).toStrictEqual(want)
  })
})

describe('a derived field', () => {
  const fields =
    'g: { section: SECTION_HEADER, fields: { v: { from: V, as: money }, f: { from: F, as: flag } } }, l: { each: SECTION_INCOME, fields: { v: { from: V, as: money } } }, k: { keep: SECTION_FILING }'
  const derived = (text: string, gives: string): PlanField | undefined =>
    planOf(`fields: { ${fields}, d: { derive: '${text}', as: ${gives} } }\n`).fields.at(-1)

  test.each([
    ['a single field', 'g.v', 'money', [['g', 'v']], [['g', 'v']]],
    ['a single field twice', '$addMoney(g.v, g.v)', 'money', [['g', 'v']], [['g', 'v']]],
    ['a group', '$exists(g)', 'truth', [['g']], []],
    ['a list', '$count(l)', 'integer', [['l']], []],
    ['fields of a list', '$sumMoney(l.v)', 'money', [['l', 'v']], []],
    ['what is kept', 'k.X', 'text', [['k', 'X']], []],
    [
      'what is inside a value',
      'g.f.value',
      'truth',
      [['g', 'f', 'value']],
      [
        ['g', 'f'],
        ['g', 'f', 'value'],
      ],
    ],
  ])('reads and needs %s', (_, text, gives, reads, needs) => {
    expect(derived(text, gives)).toMatchObject({ kind: 'derived', gives, expression: text, reads, needs })
  })

  test('needs a derived field above it', () => {
    const { fields: all } = planOf(
      'fields: { v: { from: TYPE, as: text }, a: { derive: v, as: text }, b: { derive: a, as: code } }\n',
    )
    expect(all.at(-1)).toMatchObject({ name: 'b', gives: 'code', needs: [['a']] })
  })
})

test('a check knows what it reads, and where it stands', () => {
  const { checks } = planOf(
    'fields: { a: { from: TYPE, as: text }, b: { from: FORM, as: text } }\nchecks: [{ that: a = b and a != "X", else: error, says: c }]\n',
  )
  expect(checks).toEqual([
    { that: 'a = b and a != "X"', severity: 'error', says: 'c', reads: [['a'], ['b']], spec: 'a.yaml:6:18' },
  ])
})

describe('where a value is absent', () => {
  const fields =
    'a: { from: TYPE, as: text }, l: { each: ROWS, fields: { t: { from: T, as: text }, v: { from: V, as: money } } }'
  const lists = {
    reads: [
      ['l', 't'],
      ['l', 'v'],
    ],
    needs: [],
    tolerates: [['l', 't']],
  }

  test.each([
    ['$exists(a) or $count(l) = 0', { reads: [['a'], ['l']], needs: [['l']], tolerates: [['a']] }],
    ['$count(l[t = "x"]) = 1', { reads: [['l', 't'], ['l']], tolerates: [['l', 't']] }],
  ])('a check needs the others, lists among them, and tolerates what it picks by: %s', (that, want) => {
    const { checks } = planOf(`fields: { ${fields} }\nchecks: [{ that: '${that}', says: c }]\n`)
    expect(checks).toMatchObject([want])
  })

  test.each([
    ['l[t = "x"][0].v', 'money', { ...lists, picks: [['l', 't']] }],
    ['$exists(l.t) ? l[t = "x"][0].v', 'money', lists],
  ])('a derived field picks rows by it, unless it asks for it anyway: %s', (derive, as, want) => {
    const made = planOf(`fields: { ${fields}, d: { derive: '${derive}', as: ${as} } }\n`).fields.at(-1)
    expect(made).toMatchObject(want)
    if (!('picks' in want)) expect(made).not.toHaveProperty('picks')
  })
})

describe('what a derived field needs of a list', () => {
  const rows = { list: 'rows', name: 'code', texts: ['582'] }
  const lists =
    't: { from: TYPE, as: text }, rows: { each: SECTION_TRANSACTIONS, fields: { code: { from: CODE, as: code }, date: { from: DATE, as: date } } }, forms: { each: SECTION_INCOME, choose: { by: TYPE, as: form, cases: { W-2: { texts: A, fields: { wages: { from: WAGES, as: money } } } }, otherwise: { case: other } } }'
  const made = (...derived: readonly string[]): PlanField | undefined =>
    planOf(`fields: { ${lists}, ${derived.join(', ')} }\n`).fields.at(-1)
  const day = `a: { derive: 'rows[code = "582"][0].date', as: date }`

  test('are the rows that it picks', () => {
    expect(made(day)).toMatchObject({ rows })
  })

  test('are those of a derived field that it asks for', () => {
    expect(made(day, `b: { derive: '$exists(a) ? t : null', as: text }`)).toMatchObject({ rows })
  })

  test('are the entries of the kinds that it picks', () => {
    expect(made(`a: { derive: '$sumMoney(forms[form = "W-2"].wages)', as: money }`)).toMatchObject({
      kinds: [{ list: 'forms', name: 'form', texts: ['W-2'] }],
    })
  })

  test('is not said where it reads all rows, or no list', () => {
    expect(made('a: { derive: $count(rows), as: integer }')).not.toHaveProperty('rows')
    expect(made('a: { derive: t, as: text }')).not.toHaveProperty('kinds')
  })
})

describe('a part in two mappings is lowered for each of them where what it reads differs:', () => {
  const second = head.replace('sample-1040', 'other').replace('RECA', 'ACTR')
  const compiled = (part: string, ...own: readonly [string, string]): ReturnType<typeof compileMappings> =>
    compileMappings([
      ...own.map((fields, index) => ({
        name: `${index}.yaml`,
        text: `${index === 0 ? head : second}use: [p]\nfields: { ${fields} }\n`,
      })),
      { name: 'p.yaml', text: `part: p\n${part}` },
    ])

  const group = 'v: { section: SECTION_HEADER, fields: {} }'
  const list = 'v: { each: SECTION_INCOME, fields: {} }'

  test('a derived field, by the kinds of its fields', () => {
    const { plans } = compiled('fields: { d: { derive: $exists(v), as: truth } }\n', group, list)
    const derived = plans.map(({ fields }) => fields.find(field => field.name === 'd'))
    expect(derived[0]).toMatchObject({ runs: '$exists((v)[$ != null])' })
    expect(derived[1]).not.toHaveProperty('runs')
  })

  test('a derived field, by the rows that another one of the part needs there', () => {
    const { plans } = compiled(
      `fields: { t: { from: TYPE, as: text }, a: { derive: '$exists(z) ? t : null', as: text }, b: { derive: '$exists(a) ? t : null', as: text } }\n`,
      `rows: { each: SECTION_TRANSACTIONS, fields: { code: { from: CODE, as: code } } }, z: { derive: 'rows[code = "582"][0].code', as: code }`,
      'z: { from: FORM, as: text }',
    )
    const derived = plans.map(({ fields }) => fields.find(field => field.name === 'b'))
    expect(derived[0]).toMatchObject({ rows: { list: 'rows', name: 'code', texts: ['582'] } })
    expect(derived[1]).not.toHaveProperty('rows')
  })

  test('a check, by the kinds of its fields', () => {
    const { plans } = compiled('fields: {}\nchecks: [{ that: $exists(v), says: b }]\n', group, list)
    expect(plans.map(({ checks }) => checks[0]?.runs)).toEqual(['$exists((v)[$ != null])', undefined])
  })
})

test('a check has its name, and runs as what asks for absent values', () => {
  const [check] = planOf(
    'fields: { a: { from: TYPE, as: text } }\nchecks: [{ name: n, that: $exists(a), says: b }]\n',
  ).checks
  expect(check).toMatchObject({ name: 'n', that: '$exists(a)', runs: '$exists((a)[$ != null])' })
})

test('texts that say what an entry is are those of titles, in which signs are words', () => {
  const [list, choice] = planOf(
    'fields: { a: { each: SECTION_FILING > A, where: { TYPE: b & c }, fields: {} }, d: { each: SECTION_INCOME, choose: { by: TYPE, as: e, cases: { F: { texts: g & h } }, otherwise: { case: i } } } }\n',
  ).fields
  expect(list).toMatchObject({ where: [{ label: 'TYPE', texts: ['B AND C'] }] })
  expect(choice).toMatchObject({ cases: [{ name: 'F', texts: ['G AND H'] }] })
})
