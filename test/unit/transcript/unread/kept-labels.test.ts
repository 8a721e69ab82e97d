/** What is kept of unread lines for the next documents: so many labels, and nothing that depends on what came before. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../../src/index.ts'
import { LabelWords, likeness, longestLabel, wordsOf } from '../../../../src/transcript/labels/wording.ts'
import { LineKinds } from '../../../../src/transcript/unread/places/line-kinds.ts'
import { LabelSets } from '../../../../src/transcript/unread/places/lines.ts'
import { numberWordings } from '../../../../src/transcript/unread/places/numbered-wordings.ts'
import { placeOf } from '../../../../src/transcript/unread/places/places.ts'
import { RecordReads } from '../../../../src/transcript/unread/places/record-reads.ts'
import type { UnreadLeaf } from '../../../../src/transcript/unread/places/survey.ts'
import { Texts } from '../../../../src/transcript/unread/places/texts.ts'
import { planOf } from '../../../support/compiled.ts'
import { mapped } from '../../../support/mapped.ts'

const body = `fields:
  wages: { from: TOTAL WAGES, as: money }
  name: { from: EMPLOYER NAME, as: text }
  state: { from: STATE, as: integer }
`
// Normalizers are known once a mapping has brought them.
mapped(body, {})
const record = placeOf(planOf(body).fields)
numberWordings(record)
const { wordings } = record.root

function reads(): RecordReads {
  const found = new RecordReads()
  found.wordings.push(...wordings)
  found.printed.push(...wordings)
  return found
}

function leafOf(label: string, value: unknown): UnreadLeaf {
  return { pointer: `/${label}`, value, key: label, label, spots: [], part: undefined, why: undefined }
}

describe('likeness of labels', () => {
  const [wages] = wordings
  if (wages === undefined) throw new TypeError('The plan has no field')

  test('is the same however many labels came before', () => {
    const words = new LabelWords()
    const known = ['WAGES TOTALED', 'X', 'TOTAL WAGE AMOUNT']
    for (let round = 0; round < 3; round++) {
      for (const label of known)
        expect(words.likeness(label, wages)).toBe(likeness(wordsOf(label), wages.words))
      for (let at = 0; at < 6000; at++) words.likeness(`LABEL ${round} ${at}`, wages)
    }
  })

  test('is none for a label that nobody prints', () => {
    const long = 'TOTAL WAGES '.repeat(longestLabel)
    expect(new LabelWords().likeness(long, wages)).toBe(0)
    expect(new LabelWords().together(long)).toBe('')
  })

  test('of words in one text is the same when it was emptied', () => {
    const words = new LabelWords()
    const together = words.together('WAGES TOTAL')
    expect(together).toBe(wages.together)
    for (let at = 0; at < 4100; at++) words.together(`LABEL ${at}`)
    expect(words.together('WAGES TOTAL')).toBe(together)
  })
})

describe('the kind of a line', () => {
  const kinds = new LineKinds(new LabelWords())
  const of = (label: string, value: unknown): readonly string[] =>
    kinds
      .of(leafOf(label, value), record, undefined, new Texts())
      ?.of(reads())
      .fillable.map(each => each.label) ?? []

  test('tells which fields it may fill: by its text, or by its label', () => {
    expect(of('QUORUM', '$1.00')).toEqual(['TOTAL WAGES', 'EMPLOYER NAME'])
    expect(of('WAGES', 'QUORUM 1')).toEqual(['TOTAL WAGES', 'EMPLOYER NAME'])
    expect(of('QUORUM', 'QUORUM 1')).toEqual(['EMPLOYER NAME'])
    expect(of('QUORUM', '')).toEqual([])
  })

  test('is that of another field where it has the label of one', () => {
    const others = new RecordReads()
    others.wordings.push(...wordings.slice(0, 1))
    const kind = kinds.of(leafOf('STATE', '$1.00'), record, undefined, new Texts())
    expect(kind?.of(others)).toEqual({ fillable: [], printed: [] })
    expect(kind?.of(others)).toBe(kind?.of(others))
  })

  test('is found again when it was emptied', () => {
    const before = of('WAGES', '$1.00')
    for (let at = 0; at < 600; at++) of(`LABEL ${at}`, '$1.00')
    expect(of('WAGES', '$1.00')).toEqual(before)
  })

  test('is none for a label that nobody prints', () => {
    expect(kinds.of(leafOf('A'.repeat(longestLabel + 1), ''), record, undefined, new Texts())).toBeUndefined()
  })
})

describe('a set of labels', () => {
  test('is the same object for the same labels, until there are many others', () => {
    const sets = new LabelSets()
    const set = sets.of(['A', 'B'])
    expect(sets.of(['A', 'B'])).toBe(set)
    for (let at = 0; at < 40; at++) sets.of([`LABEL ${at}`])
    expect(sets.of(['A', 'B'])).not.toBe(set)
  })

  test('is not kept where it is large', () => {
    const sets = new LabelSets()
    const long = ['A'.repeat(5000)]
    const many = Array.from({ length: 300 }, (_, at) => `${at}`)
    expect(sets.of(long)).not.toBe(sets.of(long))
    expect(sets.of(many)).not.toBe(sets.of(many))
  })

  test('gives the fields of the labels, and the same list each time', () => {
    const set = new LabelSets().of(['TOTAL WAGES', 'STATE'])
    const ofFigure = reads()
    const found = set.under(ofFigure)
    expect(found.map(each => each.label)).toEqual(['TOTAL WAGES', 'STATE'])
    expect(set.under(ofFigure)).toBe(found)
  })
})

describe('whether labels of unread lines tell something', () => {
  const mapping = `id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  wages: { from: TOTAL WAGES, as: money }
`
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  const map = (more: Readonly<Record<string, string>>) =>
    mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040', 'TOTAL WAGES': '$1.00', ...more })
  const toldBy = (more: Readonly<Record<string, string>>): readonly unknown[] =>
    map(more).issues.map(({ pointer }) => pointer)

  test('is the same whatever the document before left unread', () => {
    const silent = { NOTE: 'x', PAGE: '1' }
    for (let turn = 0; turn < 3; turn++) {
      expect(toldBy(silent)).toEqual([])
      expect(toldBy(silent)).toEqual([])
      expect(toldBy({ NOTE: 'x', VOID: 'X' })).toEqual(['/VOID'])
      expect(toldBy({ ...silent, VOID: 'X' })).toEqual(['/VOID'])
      expect(toldBy({ VOID: 'X' })).toEqual(['/VOID'])
    }
  })

  test('is the same whatever was made of a list of unread lines', () => {
    const unmapped: unknown = map({ NOTE: 'x', PAGE: '1' }).unmapped
    if (Array.isArray(unmapped)) unmapped.splice(0, 2, '/NOTE', '/VOID')
    expect(toldBy({ NOTE: 'x', VOID: 'X' })).toEqual(['/VOID'])
  })
})

test.each([
  ['short', 20],
  ['long', 300],
])(
  'a document says the same as the one before that left the same unread, its label being %s',
  (_, length) => {
    const mapper = createMapper({
      mappings: [`id: kept\ntitle: Kept\nversion: "1.0.0"\nmatch: { type: RETR }\n${body}`],
      bundled: false,
    })
    const document = {
      TYPE: 'RETR',
      FORM: '1040',
      'TOTAL WAGES': '$1.00',
      'EMPLOYER NAME': 'x',
      STATE: '1',
      ['Q'.repeat(length)]: '7',
    }
    const [first, second] = [mapper.mapTranscript(document), mapper.mapTranscript({ ...document })]
    expect(second.unmapped).toEqual(first.unmapped)
    expect(second.unmapped).toContain(`/${'Q'.repeat(length)}`)
    expect(second.issues).toEqual(first.issues)
  },
)
