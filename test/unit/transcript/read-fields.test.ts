import { describe, expect, test } from 'vitest'
import { FixedRecord } from '../../../src/evaluate/run/fixed-record.ts'
import { Budget } from '../../../src/evaluate/run/work.ts'
import { wholeToolkit } from '../../../src/normalize/whole-toolkit.ts'
import { fieldReader } from '../../../src/transcript/figures/read-fields.ts'
import type { JsonObject } from '../../../src/transcript/open/shape.ts'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../support/compiled.ts'

const { normalizers } = wholeToolkit()

interface Read {
  readonly data: unknown
  readonly keys: readonly string[]
  readonly refused: boolean
  readonly spent: number
}

/** What the fields of `body` give of a document. */
function read(body: string, document: JsonObject): Read {
  const plan = planOf(body)
  const [trouble, budget] = [{ refused: false, open: false }, Budget.ofOne()]
  const { view } = readDocument(document, readingTree(plan))
  const data = fieldReader(plan.fields, normalizers, trouble)(view, budget)
  const keys = Object.keys(Object(data))
  return { data: JSON.parse(JSON.stringify(data)), keys, refused: trouble.refused, spent: budget.spent }
}

describe('of a document is read', () => {
  const cases: readonly (readonly [string, string, JsonObject, unknown])[] = [
    [
      'a value',
      'a: { from: TYPE, as: code }, b: { from: FORM, as: code }',
      { TYPE: 'X' },
      { a: 'X', b: null },
    ],
    [
      'the first of several wordings that is there',
      'a: { from: [ONE, TWO], as: money }, b: { from: [THREE, TWO], as: money }',
      { TWO: '$2.00', ONE: '' },
      { a: null, b: '2.00' },
    ],
    [
      'a value of a section without fields of its own, which may be missing or no section',
      'a: { from: [S > ONE, S > TWO], as: code }, b: { from: S > THREE, as: code }, c: { from: T > ONE, as: code }, d: { from: U > ONE, as: code }, e: { from: [ONE, U > ONE, S > TWO], as: code }, f: { from: V > S > ONE, as: code }',
      { S: { TWO: '2', THREE: '3' }, U: 'none', V: { S: { ONE: '1' } } },
      { a: '2', b: '3', c: null, d: null, e: '2', f: '1' },
    ],
    [
      'a value that the words beside it help to tell',
      'a: { from: [OTHER, CODE], with: [DESC], as: transactionGroup }, b: { from: CODE, with: [NONE], as: transactionGroup }, c: { from: OTHER, with: [DESC], as: transactionGroup }, d: { from: CODE, with: [DESC], as: transactionGroup }',
      { CODE: '971', DESC: 'Amended tax return or claim forwarded for processing' },
      { a: 'return', b: 'notice', c: null, d: 'return' },
    ],
    [
      'whether a text is one of some',
      'a: { whether: ONE, is: [Yes] }, b: { whether: TWO, is: [Yes] }, c: { whether: THREE, is: [Yes] }',
      { ONE: 'yes', TWO: 'no' },
      { a: true, b: false, c: null },
    ],
    [
      'a value by the tables of its field',
      'a: { from: ONE, as: flag, yes: [Yes] }, b: { from: ONE, as: flag, yes: [Ja], no: ["Yes"] }, c: { from: TWO, as: oneOf, values: { one: [Erstens], two: [Zweitens] } }',
      { ONE: 'Yes', TWO: 'Zweitens' },
      { a: { text: 'Yes', value: true }, b: { text: 'Yes', value: false }, c: 'two' },
    ],
    [
      'what is kept, and nothing else',
      'a: { keep: SECTION_FILING > B }, b: { keep: SECTION_FILING > D }',
      { SECTION_FILING: { B: { C: ['1', { x: 'y' }] }, E: '2' } },
      { a: { C: ['1', { x: 'y' }] }, b: null },
    ],
    [
      'the whole of an entry',
      'a: { each: ROWS, fields: { b: { from: B, as: code }, c: { keep: "*" } } }',
      { ROWS: [{ B: '1', D: '2' }, {}] },
      {
        a: [
          { b: '1', c: { B: '1', D: '2' } },
          { b: null, c: {} },
        ],
      },
    ],
    [
      'a sentence that says there is no data',
      'a: { notice: [Not found] }, b: { from: TYPE, as: text }',
      { NOTE: 'not  found' },
      { a: 'not found', b: null },
    ],
    [
      'a group, of the first section that is there',
      'a: { section: [ONE, TWO], fields: { b: { from: B, as: code }, c: { fields: { d: { from: D, as: code } } } } }',
      { TWO: { B: '1', D: '2' } },
      { a: { b: '1', c: { d: '2' } } },
    ],
    [
      'a group without a section, as nothing in all of its fields',
      'a: { section: ONE, fields: { b: { from: B, as: code }, c: { keep: C }, d: { each: D, fields: {} }, e: { fields: { f: { from: F, as: code } } } } }',
      { TYPE: 'X' },
      { a: { b: null, c: null, d: [], e: { f: null } } },
    ],
    [
      'a list of those entries that pass',
      'a: { each: ROWS, where: { B: [Yes, X] }, fields: { c: { from: C, as: code } } }, b: { each: ROWS, fields: { c: { from: C, as: code } } }',
      { ROWS: [{ B: 'yes', C: '1' }, { B: 'no', C: '2' }, { C: '3' }, { B: 'x' }] },
      { a: [{ c: '1' }, { c: null }], b: [{ c: '1' }, { c: '2' }, { c: '3' }, { c: null }] },
    ],
    [
      'a list below a section, or none',
      'a: { each: ONE > TWO > ROWS, fields: { c: { from: C, as: code } } }, b: { each: ONE > OTHER > ROWS, fields: {} }',
      { ONE: { TWO: { ROWS: [{ C: '1' }] } } },
      { a: [{ c: '1' }], b: [] },
    ],
    [
      'entries by their kinds',
      'a: { each: ROWS, choose: { by: TYPE, as: kind, cases: { w: { texts: [W-2], fields: { b: { from: B, as: code } } }, i: { texts: [INT], fields: { c: { from: C, as: code } } } }, otherwise: { case: rest, fields: { d: { from: D, as: code } } } } }',
      { ROWS: [{ TYPE: 'w-2', B: '1' }, { TYPE: 'INT', C: '2' }, { D: '3' }] },
      {
        a: [
          { kind: 'w', b: '1' },
          { kind: 'i', c: '2' },
          { kind: 'rest', d: '3' },
        ],
      },
    ],
    [
      'an entry that does not say what it is, as none of the only kind',
      'a: { each: ROWS, choose: { by: TYPE, as: kind, cases: { i: { texts: [INT], fields: {} } }, otherwise: { case: rest, fields: { d: { from: D, as: code } } } } }',
      { ROWS: [{ D: '3' }, { TYPE: ' ', D: '4' }] },
      {
        a: [
          { kind: 'rest', d: '3' },
          { kind: 'rest', d: '4' },
        ],
      },
    ],
    [
      'entries by the number of the form that they name, whatever words stand beside it',
      'a: { each: ROWS, where: { TYPE: [Form W-2 Wage and Tax Statement] }, fields: { b: { from: B, as: code } } }, c: { each: ROWS, choose: { by: TYPE, as: kind, cases: { w: { texts: [Form W-2 Wage and Tax Statement], fields: { b: { from: B, as: code } } } }, otherwise: { case: rest, fields: {} } } }',
      {
        ROWS: [
          { TYPE: 'Form W-2', B: '1' },
          { TYPE: 'Form 1099-INT', B: '2' },
        ],
      },
      { a: [{ b: '1' }], c: [{ kind: 'w', b: '1' }, { kind: 'rest' }] },
    ],
    [
      'the rows that belong to rows above',
      'a: { each: ROWS, fields: { code: { from: CODE, as: code }, of: { rowAboveWhen: CODE, is: n/a } } }',
      { ROWS: [{ CODE: '150' }, { CODE: 'N/A' }] },
      {
        a: [
          { code: '150', of: null },
          { code: 'N/A', of: 0 },
        ],
      },
    ],
    [
      'the years of a line',
      'a: { amountsByYear: ONE > PAID IN <YYYY> }',
      { ONE: { 'PAID IN 2020': '$1.00', 'PAID IN 2021': '' } },
      {
        a: [
          { year: 2020, amount: '1.00' },
          { year: 2021, amount: null },
        ],
      },
    ],
  ]
  test.each(cases)('%s', (_, fields, document, want) => {
    const { data, refused } = read(`fields: { ${fields} }\n`, document)
    expect({ data, refused }).toEqual({ data: want, refused: false })
  })
})

test('a derived field is not read, and has no place before it has a value', () => {
  const body = 'fields: { b: { derive: a, as: text }, a: { from: TYPE, as: text } }\n'
  expect(read(body, { TYPE: 'X' })).toMatchObject({ data: { a: 'X' }, keys: ['a'] })
})

test.each<readonly [string, JsonObject, boolean]>([
  ['a: { from: A, as: money }', { A: 'soon' }, true],
  ['a: { from: A, as: money }', { A: ' ' }, false],
  ['a: { from: A, as: money }', { A: null }, false],
  ['a: { from: A, as: money }', { A: ['$1.00'] }, true],
  ['a: { from: [A, B], as: money }', { A: 'soon', B: '$1.00' }, true],
  ['a: { from: [A, B], as: money }', { B: 7 }, true],
  ['a: { whether: A, is: [Yes] }', { A: 7 }, true],
  ['a: { whether: A, is: [Yes] }', {}, false],
])('what cannot be read is noted: %s of %j', (fields, document, refused) => {
  expect(read(`fields: { ${fields} }\n`, document)).toMatchObject({ data: { a: null }, refused })
})

test('a record of another kind has nothing of the fields', () => {
  const { fields } = planOf(
    'fields: { a: { from: A, as: text }, b: { from: [B, C], as: text }, c: { from: [A, D], with: [E], as: transactionGroup }, d: { keep: F } }\n',
  )
  const reader = fieldReader(fields, normalizers, { refused: false, open: false })
  const record = new FixedRecord(new Map([['C', 0]]), ['x'])
  expect(reader(record, Budget.ofOne())).toEqual({ a: null, b: 'x', c: null, d: null })
})

test('a field is not read without its normalizer', () => {
  const { fields } = planOf('fields: { a: { from: A, as: text } }\n')
  expect(() => fieldReader(fields, [], { refused: false, open: false })).toThrow(
    'a mapping without its normalizer text',
  )
})

describe('the entries of a list are counted', () => {
  const spent = (fields: string, document: JsonObject): number =>
    read(`fields: { ${fields} }\n`, document).spent
  const list = 'a: { each: ROWS, fields: { c: { from: C, as: code } } }'

  test('as they are gone through and put into it', () => {
    const [none = 0, one = 0, two = 0] = [[], [{}], [{}, {}]].map(ROWS => spent(list, { ROWS }))
    expect([none, one - none, two - one]).toEqual([2, 2, 2])
  })

  test('with each condition, and with each section on the way', () => {
    const rows = { ROWS: [{ B: 'yes' }, { B: 'no' }] }
    const tested = 'b: { each: ROWS, where: { B: Yes }, fields: {} }'
    // Two are looked at, of three letters and of two, and one of them is put in.
    expect(spent(`${list}, ${tested}`, rows) - spent(list, rows)).toBe(2 + 2 + 3 + 2 + 2)
    expect(spent('a: { each: ROWS, where: { B: Yes, C: Yes }, fields: {} }', {})).toBe(2 + 1)
    const below = 'a: { each: ONE > ROWS, fields: {} }'
    expect([{}, { ONE: {} }, { ONE: { ROWS: [] } }].map(each => spent(below, each))).toEqual([2, 3, 3])
    const deep = 'a: { each: ONE > TWO > ROWS, fields: {} }'
    expect(spent(deep, { ONE: { TWO: { ROWS: [] } } })).toBe(4)
    expect(spent(deep, { ONE: { TWO: {} } })).toBe(4)
    expect(spent(deep, { ONE: {} })).toBe(3)
    expect(spent(deep, {})).toBe(2)
  })

  test('with the text that tells whether they are of a single kind, and not with one that is looked up among several', () => {
    const kinds = (cases: string, TYPE: string): number => {
      const choice = `choose: { by: TYPE, as: kind, cases: { ${cases} }, otherwise: { case: rest, fields: {} } }`
      return spent(`a: { each: ROWS, ${choice} }`, { ROWS: [{ TYPE }] })
    }
    const [one, other] = ['w: { texts: [INT], fields: {} }', 'd: { texts: [DIVI], fields: {} }']
    expect(kinds(one, 'INTER') - kinds(one, 'INT')).toBe(2)
    expect(kinds(`${one}, ${other}`, 'INTER') - kinds(`${one}, ${other}`, 'INT')).toBe(0)
  })

  test('once where its section is missing', () => {
    const group = (each: string) =>
      spent(`a: { section: ONE, fields: { b: { each: ${each}, where: { B: Yes }, fields: {} } } }`, {})
    expect(group('ROWS')).toBe(1)
  })
})
