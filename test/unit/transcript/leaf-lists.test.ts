/** Lists in which each leaf of a document stands once: the same as a map from leaves to what they were put in as last gives. */
import { describe, expect, test } from 'vitest'
import { LeafLists } from '../../../src/transcript/lineage/leaf-lists.ts'
import type { LineageSource } from '../../../src/transcript/lineage-entry.ts'
import { type Feed, noFeed, numberAt } from '../../../src/transcript/view/leaves/leaf-store.ts'
import { randomOf } from '../../bench/documents/random.ts'

const leaves = 12

const feedOf = (numbers: readonly number[]): Feed => ({
  sources: numbers.map(number => ({ pointer: `/${number}`, raw: '' })),
  first: -1,
  numbers,
})

const feed = (...numbers: number[]): Feed => feedOf(numbers)

function listed(lists: LeafLists, feeds: readonly Feed[], begin?: Feed): Feed {
  lists.start(begin)
  for (const each of feeds) lists.put(each)
  return lists.end()
}

/** Each leaf where it came first, as it came last: what a map does. */
function expected(feeds: readonly Feed[]): readonly (readonly [number, LineageSource | undefined])[] {
  const all = new Map<number, LineageSource | undefined>()
  for (const each of feeds)
    for (let at = 0; at < each.sources.length; at++) all.set(numberAt(each, at), each.sources[at])
  return [...all]
}

const pairsOf = (each: Feed): readonly (readonly [number, LineageSource | undefined])[] =>
  each.sources.map((source, at) => [numberAt(each, at), source])

describe('a list of leaves', () => {
  test('is what it begins with where nothing is added, and where there is nothing', () => {
    const lists = new LeafLists(leaves)
    const begin = feed(1, 2, 3)
    const same: Feed = { sources: begin.sources.slice(1, 2), first: 2, numbers: undefined }
    expect(listed(lists, [noFeed, begin, same], begin)).toBe(begin)
    expect(listed(lists, [begin], begin)).toBe(begin)
    expect(listed(lists, [])).toBe(noFeed)
  })

  test('shows a leaf as it came last, and leaves what it begins with as it is', () => {
    const lists = new LeafLists(leaves)
    const begin = feed(1, 2)
    const before = [...begin.sources]
    const again = feed(2)
    expect(listed(lists, [begin, again], begin).sources).toEqual([before[0], again.sources[0]])
    expect(listed(lists, [begin, again], begin).sources[1]).toBe(again.sources[0])
    expect(begin.sources).toEqual(before)
    expect(begin.sources[1]).toBe(before[1])
  })

  test('has each leaf once, whatever lists were made before', () => {
    const random = randomOf(7)
    const lists = new LeafLists(leaves)
    const made: Feed[] = [feed(0)]
    for (let count = 0; count < 400; count++) {
      const feeds = Array.from(
        { length: random.below(5) },
        (): Feed =>
          random.below(3) === 0
            ? feedOf([...new Set(Array.from({ length: random.below(6) }, () => random.below(leaves)))])
            : (made.at(-1 - random.below(6)) ?? noFeed),
      )
      const begin = random.below(2) === 0 ? undefined : feeds.find(({ sources }) => sources.length > 0)
      const list = listed(lists, feeds, begin)
      const [own, want] = [pairsOf(list), expected(feeds)]
      expect(own).toEqual(want)
      expect(own.every(([, source], at) => source === want[at]?.[1])).toBe(true)
      made.push(list)
    }
  })
})
