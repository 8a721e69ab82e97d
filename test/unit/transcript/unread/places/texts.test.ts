/** What unread texts give fields: values, something that cannot be read, nothing; and what may then stand in their place. */
import { beforeAll, describe, expect, test } from 'vitest'
import { knowNormalizers } from '../../../../../src/normalize/known-normalizers.ts'
import { wholeToolkit } from '../../../../../src/normalize/whole-toolkit.ts'
import { numberWordings } from '../../../../../src/transcript/unread/places/numbered-wordings.ts'
import { placeOf } from '../../../../../src/transcript/unread/places/places.ts'
import { Texts } from '../../../../../src/transcript/unread/places/texts.ts'
import { isFlag, isNothing, valueFor } from '../../../../../src/transcript/unread/places/tried-values.ts'
import { planOf } from '../../../../support/compiled.ts'

beforeAll(() => knowNormalizers(wholeToolkit().normalizers))

const record = placeOf(
  planOf(`fields:
  pay: { from: PAY, as: money }
  day: { from: DAY, as: date }
  own: { from: OWN, as: flag, yes: [Own], no: [Other] }
  void: { from: VOID, as: flag, yes: [Void] }
  words: { from: WORDS, as: text }
  tip: { from: TIP, as: money }
  inner: { section: ITEMS, fields: { pay: { from: PAY, as: money } } }
  isFirst: { whether: FIRST, is: [First] }
  kinds: { each: KINDS, choose: { by: TYPE, as: kind, cases: { a: { texts: [A], fields: {} } }, otherwise: { case: other, fields: { end: { from: END, as: date } } } } }
  rows: { each: ROWS, fields: { day: { from: DAY, as: date }, next: { from: NEXT, as: integer } } }
`).fields,
)
numberWordings(record)
const named = (label: string): (typeof record.root.wordings)[number] => {
  const found = record.root.wordings.find(each => each.label === label)
  if (found === undefined) throw new Error(`no ${label}`)
  return found
}

describe('a text gives a field', () => {
  test.each<readonly [string, unknown, string, boolean, string]>([
    ['PAY', '$1.00', 'value', true, 'f'],
    ['PAY', '$6,1', 'unreadable', true, 'f'],
    ['PAY', 'see 7', 'unreadable', false, 'l'],
    ['PAY', 'soon', 'none', false, 'l'],
    ['PAY', 'N/A', 'empty', false, '-'],
    ['PAY', ' ', 'empty', false, '-'],
    ['PAY', null, 'none', false, '-'],
    ['PAY', undefined, 'none', false, '-'],
    ['PAY', 7, 'unreadable', true, 'f'],
    ['DAY', '01-02-2024', 'value', true, 'f'],
    ['DAY', '$1.00', 'unreadable', false, 'l'],
    ['DAY', {}, 'unreadable', false, 'l'],
  ])('%s %j: %s', (label, value, fit, couldFill, fills) => {
    const texts = new Texts()
    // Asked again, it is the same.
    for (let again = 0; again < 2; again++) {
      const wording = named(label)
      const found = [
        texts.fitOf(wording, value),
        texts.couldFill(wording, value),
        texts.fills(wording, value),
      ]
      expect(found).toEqual([fit, couldFill, fills])
    }
  })

  test('what it gives all fields that read alike, and no others', () => {
    const texts = new Texts()
    expect(['PAY', 'DAY', 'TIP', 'WORDS'].map(label => texts.fitOf(named(label), '$1.00'))).toEqual([
      'value',
      'unreadable',
      'value',
      'value',
    ])
  })
})

test('wordings have one number for each label, and one for each way of reading', () => {
  const inside = record.root.sections.get('ITEMS')?.wordings ?? []
  const [kind] = record.root.lists.get('ROWS')?.[0]?.kinds ?? []
  const otherwise = record.root.lists.get('KINDS')?.[0]?.otherwise
  const inEntries = [otherwise, kind].flatMap(each => each?.root.wordings ?? [])
  const all = [...record.root.wordings, ...inside, ...inEntries]
  expect(all.map(({ label, number, reading }) => [label, number, reading])).toEqual([
    ['PAY', 0, 0],
    ['DAY', 1, 1],
    ['OWN', 2, 2],
    // Other words for yes and no.
    ['VOID', 3, 3],
    ['WORDS', 4, 4],
    ['TIP', 5, 0],
    ['FIRST', 6, 5],
    ['PAY', 0, 0],
    ['END', 7, 1],
    ['DAY', 1, 1],
    ['NEXT', 8, 6],
  ])
})

describe('in the place of a line is tried', () => {
  test.each<readonly [string, unknown, unknown]>([
    ['PAY', '$1.00', '1.00'],
    ['PAY', {}, '987654321.11'],
    ['PAY', undefined, '987654321.11'],
    ['WORDS', 'a  b', 'a b'],
    ['WORDS', 7, 'x'],
    ['DAY', 7, null],
    ['OWN', 'Own', { text: 'Own', value: true }],
    ['OWN', 'Perhaps', { text: 'Perhaps', value: null }],
    ['OWN', 7, { text: 'x', value: null }],
  ])('of %s, for %j: %j', (label, value, want) => {
    expect(JSON.parse(JSON.stringify(valueFor(named(label), value)))).toEqual(want)
  })

  test('nothing for what says nothing', () => {
    const nothing = [null, undefined, 'N/A', ' none ']
    expect(nothing.filter(value => !isNothing(value))).toEqual([])
    expect([0, false, 'x', {}, []].filter(isNothing)).toEqual([])
  })

  test('a flag where it is read as one', () => {
    expect(['PAY', 'OWN', 'VOID'].filter(label => isFlag(named(label)))).toEqual(['OWN', 'VOID'])
    expect(isFlag({ ...named('OWN'), source: undefined })).toBe(false)
  })
})
