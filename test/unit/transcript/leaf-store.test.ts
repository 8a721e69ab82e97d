/** Leaves as sources of lineage: each has one number, whatever reads it, and lists of them keep both in step. */
import { describe, expect, test } from 'vitest'
import {
  firstOf,
  joined,
  LeafStore,
  noFeed,
  numberAt,
} from '../../../src/transcript/view/leaves/leaf-store.ts'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../support/compiled.ts'

const source = (pointer: string): { pointer: string; raw: string } => ({ pointer, raw: '' })
const row = { sources: [source('/A'), source('/B')], first: 3, numbers: undefined }
const apart = { sources: [source('/C'), source('/D')], first: -1, numbers: [9, 7] }

describe('a feed', () => {
  test('has the numbers that follow one another, or those of a list', () => {
    expect([numberAt(row, 0), numberAt(row, 1), numberAt(apart, 0), numberAt(apart, 1)]).toEqual([3, 4, 9, 7])
  })

  test('has a first leaf with its number', () => {
    expect(firstOf(row)).toEqual({ sources: [source('/A')], first: 3, numbers: undefined })
    expect(numberAt(firstOf(apart), 0)).toBe(9)
  })

  test('is joined to others in their order, and is itself where no other has leaves', () => {
    expect(joined([apart, noFeed, row])).toEqual({
      sources: [source('/C'), source('/D'), source('/A'), source('/B')],
      first: -1,
      numbers: [9, 7, 3, 4],
    })
    const [first, last] = [firstOf(row), firstOf(apart)]
    expect(joined([noFeed, first, last])).toEqual({
      sources: [source('/A'), source('/C')],
      first: -1,
      numbers: [3, 9],
    })
    expect(joined([first, first, last]).numbers).toEqual([3, 3, 9])
    expect(joined([noFeed, row, noFeed])).toBe(row)
    expect(joined([noFeed])).toBe(noFeed)
    expect(joined([])).toBe(noFeed)
  })

  test('is joined however many leaves it has: more than a call can have arguments', () => {
    const sources = Array.from({ length: 300_000 }, (_, at) => source(`/${at}`))
    const { sources: all, numbers } = joined([{ sources, first: 10, numbers: undefined }, apart])
    expect(all.length).toBe(300_002)
    expect(numbers?.slice(-3)).toEqual([300_009, 9, 7])
  })
})

describe('the leaves of a document', () => {
  const body = `fields:
  nothing: { notice: [No data] }
  name: { from: NAME, as: text }
  note: { from: NOTE, as: text }
  inner: { from: FILING > WAGES, as: text }
`
  const { view, notice } = readDocument(
    { NAME: 'A', 'Name:': 'a', NOTE: 'No data', FILING: { WAGES: { X: '1' } } },
    readingTree(planOf(body)),
  )

  test('have each one number: again the same, and that of the sentence that there is no data wherever it is read', () => {
    const store = new LeafStore(notice)
    const name = store.under(view, ['NAME'])
    expect(name.sources).toEqual([
      { pointer: '/NAME', raw: 'A' },
      { pointer: '/Name:', raw: 'a' },
    ])
    expect(store.under(view, ['NAME'])).toBe(name)
    const note = store.under(view, ['NOTE'])
    const numbers = [numberAt(name, 0), numberAt(name, 1), numberAt(note, 0)]
    expect(new Set(numbers).size).toBe(3)
    expect(store.notice().sources).toEqual([{ pointer: '/NOTE', raw: 'No data' }])
    expect(numberAt(store.notice(), 0)).toBe(numberAt(note, 0))
    expect(store.count).toBe(3)
  })

  test('are none at a place that is not there, or where something else stands than a leaf', () => {
    const store = new LeafStore(undefined)
    for (const path of [['OTHER'], ['FILING', 'WAGES'], ['FILING', 'TIPS'], ['NAME', 'X'], ['OTHER', 'X']])
      expect(store.under(view, path)).toBe(noFeed)
    expect(store.notice()).toBe(noFeed)
    expect(store.count).toBe(0)
  })
})
