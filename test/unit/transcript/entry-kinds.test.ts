/** Kinds of entries: distinguished where the mapping does so, and not by every text that a document may hold. */
import { describe, expect, test } from 'vitest'
import type { PlanField } from '../../../src/plan/mapping-plan.ts'
import type { TranscriptResult } from '../../../src/transcript/result/transcript-result.ts'
import { EntryKinds } from '../../../src/transcript/view/tree/entry-kinds.ts'
import { type EntriesConsumer, readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { dataOf, mapped } from '../../support/mapped.ts'

const fieldsNamed = (name: string): readonly PlanField[] => [{ kind: 'notice', name, texts: [], spec: '' }]
const listed = (where: EntriesConsumer['where'], name = 'all'): EntriesConsumer => ({
  where,
  by: undefined,
  cases: new Map(),
  byDesignator: new Map(),
  kindLabel: '',
  otherwise: fieldsNamed(name),
  above: [],
})

/** The kinds of `consumers`, and the names of the fields that each node so far was made for. */
function kindsOf(...consumers: readonly EntriesConsumer[]) {
  const made: (readonly string[])[] = []
  const kinds = new EntryKinds(consumers, fields => {
    made.push(fields.map(field => field.name))
    return readingTree({ fields: [], ignore: [] }).root
  })
  const of = (entry: Readonly<Record<string, string>>) => kinds.ofList()(entry).kind
  return { of, made }
}

describe('a list', () => {
  test('is read by one node, whichever of its texts an entry has', () => {
    const texts = Array.from({ length: 20 }, (_, index) => `TEXT ${index}`)
    const labels = ['A', 'B', 'C', 'D']
    const { of, made } = kindsOf(listed(labels.map(label => ({ label, texts }))))
    for (let index = 0; index < 2000; index++) {
      const text = (shift: number): string => texts[(index * 7 + shift * index) % texts.length] ?? ''
      expect(of({ A: text(0), B: text(1), C: text(2), D: text(3) }).node).toBeDefined()
      expect(of({ A: text(0), B: `OTHER ${index}`, C: text(2), D: text(3) }).node).toBeUndefined()
    }
    expect(made).toEqual([['all']])
  })

  test('beside another: an entry has the fields of those that accept it', () => {
    const { of, made } = kindsOf(
      listed([], 'every'),
      listed([{ label: 'CORRECTED', texts: ['YES'] }], 'corrected'),
    )
    const [plain, corrected] = [of({}), of({ CORRECTED: 'YES' })]
    expect(plain.node).not.toBe(corrected.node)
    expect(of({ CORRECTED: 'NO' })).toBe(plain)
    expect(made).toEqual([['every'], ['every', 'corrected']])
  })
})

test('an entry that says what it is only under a label of another list is of no kind', () => {
  const said = { FORM: 'Form W-2 Statement' }
  const byForm = listed([{ label: 'FORM', texts: ['FORM W-2'] }], 'every')
  const byType: EntriesConsumer = {
    ...listed([], 'other'),
    by: 'TYPE',
    cases: new Map([['FORM W-2', fieldsNamed('wages')]]),
    byDesignator: new Map([['FORM W-2', 'FORM W-2']]),
    kindLabel: 'kind',
  }
  const kinds = new EntryKinds([byForm, byType], () => readingTree({ fields: [], ignore: [] }).root)
  expect([...(kinds.ofList()(said).named ?? [])].map(([, value]) => value)).toEqual(['FORM W-2'])
  expect(kinds.ofList()(said).kind.unknownBy).toBe('TYPE')
  const both = kinds.ofList()({ ...said, TYPE: 'W-2 Statement' })
  expect(both.named?.get('kind')).toBe('FORM W-2')
  expect(both.kind.unknownBy).toBeUndefined()
})

test('a title that is known under one label is not under another', () => {
  const byForm = listed([{ label: 'FORM', texts: ['FORM W-2'] }])
  const byType = {
    ...listed([]),
    by: 'TYPE',
    cases: new Map([['FORM 1099-INT INTEREST', fieldsNamed('interest')]]),
  }
  const kinds = new EntryKinds([byForm, byType], () => readingTree({ fields: [], ignore: [] }).root)
  const namedBy = (entry: Readonly<Record<string, string>>) => kinds.ofList()(entry).named?.size
  expect(namedBy({ FORM: 'FORM W-2', TYPE: 'FORM W-2 STATEMENT' })).toBeUndefined()
  expect(namedBy({ FORM: 'FORM 1099-INT', TYPE: 'FORM 1099-INT INTEREST' })).toBeUndefined()
  expect(namedBy({ FORM: 'FORM W-2 STATEMENT', TYPE: 'FORM 1099-INT' })).toBe(2)
})

describe('a choice', () => {
  const wages = fieldsNamed('wages')
  const choice: EntriesConsumer = {
    where: [],
    by: 'TYPE',
    cases: new Map([
      ['FORM W-2', wages],
      ['W-2', wages],
      ['FORM 1099-INT', fieldsNamed('interest')],
    ]),
    byDesignator: new Map([['FORM W-2', 'W-2']]),
    kindLabel: '*KIND TYPE entries',
    otherwise: fieldsNamed('other'),
    above: [],
  }

  test('has a node for each case, and one for all others', () => {
    const { of, made } = kindsOf(choice)
    const kind = of({ TYPE: 'W-2' })
    expect(of({ TYPE: 'FORM W-2' })).toBe(kind)
    expect(kind.unknownBy).toBeUndefined()
    of({ TYPE: 'FORM 1099-INT' })
    for (const entry of [{ TYPE: 'FORM 1' }, { TYPE: 'FORM 2' }, {}]) expect(of(entry).unknownBy).toBe('TYPE')
    expect(made).toEqual([['wages'], ['interest'], ['other']])
  })

  test('reads no entry that it does not accept, whichever case that is', () => {
    const { of } = kindsOf({ ...choice, where: [{ label: 'VALID', texts: ['YES'] }] })
    for (const TYPE of ['FORM 1', 'W-2', 'FORM 1099-INT', 'FORM 2']) {
      expect(of({ TYPE, VALID: 'YES' }).node).toBeDefined()
      expect(of({ TYPE, VALID: 'NO' }).node).toBeUndefined()
    }
  })

  test('with a case for a blank text has none for an entry without one, or with a title that only others know', () => {
    const blank = { ...choice, cases: new Map([['', wages]]), byDesignator: new Map<string, string>() }
    const { of } = kindsOf(listed([{ label: 'TYPE', texts: ['FORM W-2'] }]), blank)
    expect(of({ TYPE: '' }).unknownBy).toBeUndefined()
    expect(of({}).unknownBy).toBe('TYPE')
    expect(of({ TYPE: 'FORM W-2 STATEMENT' }).unknownBy).toBe('TYPE')
  })

  test('that does not accept an entry still tells that it has no case for it', () => {
    const { of, made } = kindsOf(listed([]), { ...choice, where: [{ label: 'VALID', texts: ['YES'] }] })
    expect(of({ TYPE: 'FORM 1' }).unknownBy).toBe('TYPE')
    expect(of({ TYPE: 'W-2' }).unknownBy).toBeUndefined()
    expect(made).toEqual([['all'], ['all']])
  })
})

describe('an entry that says twice what it is', () => {
  const listed = `fields:
  forms:
    each: ROWS
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: [Form W-2], fields: { wages: { from: WAGES, as: money } } }
        INT: { texts: [Form 1099-INT], fields: { interest: { from: PAID, as: money } } }
      otherwise: { case: other, fields: { amount: { from: AMOUNT, as: money } } }
`
  const onlyWages = `fields:
  wages: { each: ROWS, where: { TYPE: [Form W-2] }, fields: { wages: { from: WAGES, as: money } } }
`
  const amounts = { PAID: '$1.00', WAGES: '$2.00', AMOUNT: '$3.00' }
  const unread = (result: TranscriptResult): readonly string[] =>
    result.unmapped.flatMap(pointer => (pointer.startsWith('/ROWS/0/') ? [pointer.slice(8)] : []))

  test('is what it says first, as its other lines are read in their order too', () => {
    const first = mapped(listed, { ROWS: [{ 'Type:': 'Form 1099-INT', TYPE: 'Form W-2', ...amounts }] })
    expect(dataOf(first)).toEqual({ forms: [{ form: 'INT', interest: '1.00' }] })
    expect(unread(first)).toEqual(['Type:', 'TYPE', 'WAGES', 'AMOUNT'])
    const second = mapped(listed, { ROWS: [{ TYPE: 'Form W-2', 'Type:': 'Form 1099-INT', ...amounts }] })
    expect(dataOf(second)).toEqual({ forms: [{ form: 'W-2', wages: '2.00' }] })
    expect(unread(second)).toEqual(['TYPE', 'Type:', 'PAID', 'AMOUNT'])
  })

  test('is of no kind where it says no text first', () => {
    const result = mapped(listed, { ROWS: [{ 'Type:': ['Form W-2'], TYPE: 'Form W-2', ...amounts }] })
    expect(dataOf(result)).toEqual({ forms: [{ form: 'other', amount: '3.00' }] })
    expect(unread(result)).toEqual(['Type:/0', 'TYPE', 'PAID', 'WAGES'])
  })

  test('is taken by a list by what it says first, and loses no line where it is not', () => {
    const taken = mapped(onlyWages, { ROWS: [{ 'Type:': 'Form W-2', TYPE: 'Form 1099-INT', ...amounts }] })
    expect(dataOf(taken)).toEqual({ wages: [{ wages: '2.00' }] })
    expect(unread(taken)).toEqual(['Type:', 'TYPE', 'PAID', 'AMOUNT'])
    const left = mapped(onlyWages, { ROWS: [{ 'Type:': 'Form 1099-INT', TYPE: 'Form W-2', ...amounts }] })
    expect(dataOf(left)).toEqual({ wages: [] })
    expect(unread(left)).toEqual(['Type:', 'TYPE', 'PAID', 'WAGES', 'AMOUNT'])
  })
})

test('the lines of an entry that a choice does not accept are unmapped, whatever the entry is', () => {
  const body = `fields:
  forms:
    each: ROWS
    where: { STATUS: [Final] }
    choose:
      by: TYPE
      as: form
      cases: { W-2: { texts: [Form W-2], fields: { wages: { from: WAGES, as: money } } } }
      otherwise: { case: other, fields: { amount: { from: AMOUNT, as: money } } }
`
  const entry = { TYPE: 'Form W-2', WAGES: '$1.00' }
  const result = mapped(body, { ROWS: [{ ...entry, STATUS: 'Final' }, { ...entry, STATUS: 'Draft' }, entry] })
  expect(dataOf(result)).toEqual({ forms: [{ form: 'W-2', wages: '1.00' }] })
  expect(result.unmapped.filter(pointer => pointer.endsWith('/WAGES'))).toEqual([
    '/ROWS/1/WAGES',
    '/ROWS/2/WAGES',
  ])
})
