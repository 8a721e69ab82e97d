import { describe, expect, test } from 'vitest'
import { LabelWords } from '../../../../../src/transcript/labels/wording.ts'
import { LabelSets, Lines } from '../../../../../src/transcript/unread/places/lines.ts'
import { placeOf } from '../../../../../src/transcript/unread/places/places.ts'
import type { UnreadLeaf } from '../../../../../src/transcript/unread/places/survey.ts'
import { Titles } from '../../../../../src/transcript/unread/places/titles.ts'
import { planOf } from '../../../../support/compiled.ts'

const [wages, note] = placeOf(
  planOf('fields: { wages: { from: TOTAL WAGES, as: money }, note: { from: NOTE, as: text } }\n').fields,
).root.wordings
if (wages === undefined || note === undefined) throw new Error('no wordings')
const titles = new Titles([], new LabelWords())

function leaf(pointer: string, value: unknown = '$1.00'): UnreadLeaf {
  const label = pointer.slice(pointer.lastIndexOf('/') + 1)
  return { pointer, value, key: label, label, spots: [], part: undefined, why: undefined }
}

describe('of unread lines', () => {
  test('that with the very label of a field goes before one with its words in another order', () => {
    const [other, same] = [leaf('/A/WAGES, TOTAL'), leaf('/A/TOTAL WAGES')]
    expect(new Lines([other, same]).leafOf(wages, titles)).toBe(same)
    expect(new Lines([other]).leafOf(wages, titles)).toBe(other)
    expect(new Lines([other]).leafOf(note, titles)).toBeUndefined()
  })

  test('the first of several with one label is taken', () => {
    const [first, second] = [leaf('/A/NOTE'), leaf('/B/NOTE')]
    expect(new Lines([first, second]).leafOf(note, titles)).toBe(first)
  })

  test('what stands in an object or a list under the label of a field is something that it cannot read', () => {
    const found = (...leaves: readonly UnreadLeaf[]) => new Lines(leaves).leafOf(note, titles)
    const inside = leaf('/A/NOTE/MORE', '$2.00')
    expect(found(inside)).toEqual({ ...inside, value: {}, label: 'NOTE' })
    expect(found(leaf('/A/NOTE/0', 'x'))).toMatchObject({ pointer: '/A/NOTE/0', value: {}, label: 'NOTE' })
    expect(found(leaf('/A/NOTE/MORE', ''))).toBeUndefined()
    expect(found(leaf('/A/NOTE/MORE', null))).toBeUndefined()
    const own = leaf('/B/NOTE', 'x')
    expect(found(inside, own)).toBe(own)
  })
})

describe('the labels of lines', () => {
  const lines = (...pointers: readonly string[]): Lines => new Lines(pointers.map(each => leaf(each)))

  test('are kept for all documents that have such lines, unless they are many', () => {
    const sets = new LabelSets()
    const labels = (...pointers: readonly string[]) => lines(...pointers).labels(titles, sets)
    expect(labels('/A/NOTE', '/A/QZX')).toBe(labels('/A/NOTE', '/A/QZX'))
    expect(labels('/A/NOTE', '/A/QZX')).not.toBe(labels('/A/NOTE'))
    const many = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `L${at}`)
    expect(sets.of(many(200))).toBe(sets.of(many(200)))
    expect(sets.of(many(201))).not.toBe(sets.of(many(201)))
  })

  test('are kept of so few sets, each by all of its labels', () => {
    const sets = new LabelSets()
    const first = sets.of(['A', 'B'])
    expect(sets.of(['AB']).keys).toEqual(['AB'])
    for (let at = 2; at < 32; at++) sets.of([`L${at}`])
    expect(sets.of(['A', 'B'])).toBe(first)
    sets.of(['ONE MORE'])
    expect(sets.of(['A', 'B'])).not.toBe(first)
    const long = ['L'.repeat(4001)]
    expect(sets.of(long)).not.toBe(sets.of(long))
  })

  test('are their own, those of what they lie in, and the words of both', () => {
    const { keys } = lines('/A/WAGES, TOTAL', '/A/NOTE').labels(titles, new LabelSets())
    expect(keys).toEqual(['WAGES, TOTAL', 'TOTAL WAGE', 'NOTE', 'A', ''])
  })
})
