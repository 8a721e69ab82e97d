import { describe, expect, test } from 'vitest'
import { extendedBase } from '../../../support/extended.ts'
import { reported } from '../../../support/faults.ts'

const base = `keyFigures: [total]
fields:
  total: { from: SECTION_FILING.TOTAL, as: money }
  count: { from: SECTION_FILING.COUNT, as: integer }
  part: { section: SECTION_FILING.PART, fields: { t: { from: T, as: text } } }
  rows: { each: SECTION_INCOME, fields: { t: { from: T, as: text } } }
  kinds:
    each: SECTION_TRANSACTIONS
    choose:
      by: TYPE
      as: kind
      cases:
        A: { texts: a, about: First, evidence: inferred, fields: { x: { from: X, as: text } } }
      otherwise: { case: other, fields: { y: { from: "Y", as: text } } }
checks: [{ name: positive, that: $isNegative(total) = false, says: Below zero }]
ignore: [{ path: SECTION_HEADER.TITLE, because: constant text }]
`

const faults = (body: string): readonly string[] => reported(extendedBase(base, body).diagnostics)

function field(name: string, text: string): unknown {
  const { plans, diagnostics } = extendedBase(base, `fields: { ${text} }\n`)
  expect(reported(diagnostics)).toEqual([])
  return plans[0]?.fields.find(each => each.name === name)
}

describe('a choice', () => {
  const choose =
    'choose: { by: TYPE, as: kind, cases: { B: { texts: b, fields: { z: { from: Z, as: text } } } }'

  test('can be made of a list that has none: its fields go into every case', () => {
    const text = `rows: { ${choose}, otherwise: { case: rest, fields: { w: { from: W, as: text } } } } }`
    expect(field('rows', text)).toMatchObject({
      kind: 'choice',
      by: 'TYPE',
      as: 'kind',
      cases: [{ name: 'B', texts: ['B'], fields: [{ name: 't' }, { name: 'z' }] }],
      otherwise: { name: 'rest', fields: [{ name: 't' }, { name: 'w' }] },
    })
  })

  test('of a list that has none, or of a new one, is whole', () => {
    const asked = (list: string): readonly string[] => [
      ...faults(`fields: { ${list}choose: { by: TYPE } } }\n`),
      ...faults(`fields: { ${list}${choose}, otherwise: {} } } }\n`),
    ]
    const kinds = 'add "cases:", the kinds of entry, by the name that comes out'
    expect(asked('rows: { ')).toEqual([
      expect.stringContaining('add "as:", the output field that carries the name of the case'),
      expect.stringContaining(kinds),
      expect.stringContaining('add "otherwise:", what becomes of an entry of no known kind'),
      expect.stringContaining('add "case:", the name that comes out for an entry of no known kind'),
    ])
    expect(asked('more: { each: SECTION_INCOME, ')).toHaveLength(4)
  })

  test('of the base reads another label, and names what is of no known kind otherwise', () => {
    expect(field('kinds', 'kinds: { choose: { by: SORT, otherwise: { case: rest } } }')).toMatchObject({
      by: 'SORT',
      as: 'kind',
      cases: [{ name: 'A', about: 'First', evidence: 'inferred', texts: ['A'], fields: [{ name: 'x' }] }],
      otherwise: { name: 'rest', fields: [{ name: 'y' }] },
    })
  })

  test('of the base has more fields for what is of no known kind, and more said of a kind', () => {
    const text =
      'kinds: { choose: { cases: { A: { about: Once, evidence: secondary } }, otherwise: { fields: { v: { from: V, as: text } } } } }'
    expect(field('kinds', text)).toMatchObject({
      by: 'TYPE',
      cases: [{ name: 'A', about: 'Once', evidence: 'secondary', texts: ['A'] }],
      otherwise: { name: 'other', fields: [{ name: 'y' }, { name: 'v' }] },
    })
  })

  test('has no new kind without texts', () => {
    expect(faults('fields: { kinds: { choose: { cases: { C: {} } } } }\n')).toEqual([
      expect.stringMatching(
        /^5:39 spec\/missing-key .*\(add "texts:", the texts that name this kind of entry\)$/,
      ),
    ])
  })
})

describe('what is said of something that the base does not have', () => {
  test('is answered with what to remove, where no name is near', () => {
    expect(
      faults(
        'fields:\n  q: { renames: zzzzzzzz }\n  wwwwwwww: { drop: true }\n  vvvvvvvv: { replaces: all, from: SECTION_FILING.V, as: text }\nchecks: [{ name: uuuuuuuu, drop: true }]\nignore: [{ path: SECTION_NOTES, drop: true }]\n',
      ).map(each => each.replace(/ spec.*\(/, ' (')),
    ).toEqual([
      '6:17 (remove "renames" for a new field)',
      '7:3 (remove "drop")',
      '8:3 (remove "replaces")',
      '9:18 (remove it)',
      '10:18 (remove it)',
    ])
  })

  test('comes with the near name as a fix that a person looks at', () => {
    const [found] = extendedBase(base, 'fields: { q: { renames: totel } }\n').diagnostics
    expect(found).toMatchObject({
      code: 'spec/not-in-base',
      hint: 'did you mean "total"?',
      fix: { span: { line: 5, column: 25, length: 5 }, replacement: 'total', safe: false },
    })
  })
})

test('a field of the base has one new name, and none that another one has', () => {
  expect(faults('fields: { a: { renames: total }, b: { renames: total } }\n')).toEqual([
    '5:48 spec/not-in-base Field "total" is not in "our-1040", which is extended here (it has another name here already)',
  ])
  expect(faults('fields: { count: { renames: total } }\n')).toEqual([
    '5:11 spec/duplicate-field Field "count" is already defined at base.yaml:8:3 (rename the field that is written here)',
  ])
})

test('a field of the base is filled as it is there', () => {
  const kind = (text: string): readonly string[] =>
    faults(`fields: { ${text} }\n`).map(each => each.replace(/^(\d+:\d+ \S+) .* \(/, '$1 ('))
  const hint = '(rename it, or add replaces: all to take nothing from the base)'
  expect(kind('total: { fields: { t: { from: T, as: text } } }')).toEqual([`5:20 spec/other-kind ${hint}`])
  expect(kind('total: { section: SECTION_FILING.TOTAL }')).toEqual([`5:20 spec/other-kind ${hint}`])
  expect(kind('part: { each: SECTION_INCOME }')).toEqual([`5:19 spec/other-kind ${hint}`])
  expect(kind('part: { fields: { u: { from: U, as: text } } }')).toEqual([])
  expect(kind('rows: { fields: { u: { from: U, as: text } } }')).toEqual([])
})

test('a key figure of the base that is named again comes once, where it stood', () => {
  const { plans } = extendedBase(base, 'keyFigures: [count, total]\n')
  expect(plans[0]?.keyFigures).toEqual([['total'], ['count']])
})
