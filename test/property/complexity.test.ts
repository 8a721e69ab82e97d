/**
 * Everything that a document makes us do, and all that is kept of it, grows with its characters and no faster: documents of each
 * family are taken at n, 2n, 4n and 8n, and so are pairs of families. A document beyond its limits is refused, as quickly.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapTranscript, TranscriptShapeError } from '../../src/index.ts'
import type { Family } from '../support/document-families.ts'
import { families, together } from '../support/document-families.ts'
import { expectGrowth } from '../support/growth.ts'
import { keptHeap } from '../support/kept-heap.ts'
import { plainView } from '../support/plain-view.ts'
import { processorTime } from '../support/processor-time.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { viewReader } from '../support/views.ts'

/** The least size; `npm run test:long` takes longer documents. */
const least = Number(process.env.COMPLEXITY_SIZE ?? 40)
const sizes = [least, 2 * least, 4 * least, 8 * least] as const
const patience = 120_000
const viewOf = viewReader()

/** Characters of what a document gives; all of them 0 where it is refused. */
interface Sizes {
  readonly result: number
  readonly issues: number
  readonly lineage: number
  readonly view: number
}

const refused: Sizes = { result: 0, issues: 0, lineage: 0, view: 0 }

function sizesOf(text: string): Sizes {
  try {
    const result = mapTranscript(text)
    expect(result.coverage.unmapped).toBe(result.unmapped.length)
    return {
      result: JSON.stringify(result).length,
      issues: JSON.stringify(result.issues).length,
      lineage: JSON.stringify(result.lineage()).length,
      view: JSON.stringify(plainView(viewOf(result.mapping.id, JSON.parse(text)))).length,
    }
  } catch (error) {
    if (error instanceof TranscriptShapeError && error.code === 'transcript/over-limit') return refused
    throw error
  }
}

/** Holds one family to growth in proportion; gives the processor time of each size. */
function expectInProportion(family: Family): void {
  const costs: number[] = []
  const found = sizes.map(size => {
    const text = family(size)
    const { result, spent } = processorTime(() => sizesOf(text))
    costs.push(spent)
    return { length: text.length, result }
  })
  const [smallest, , , most] = found
  if (smallest === undefined || most === undefined) throw new Error('no sizes')
  // A text with a large part that does not grow becomes less than eight times as long, though what grows in it is eight times as much.
  const growth = Math.max(most.length / smallest.length, sizes[3] / sizes[0])
  for (const name of ['result', 'issues', 'lineage', 'view'] as const) {
    // What is the same in every document counts as much as it does in the smallest.
    expect(most.result[name], name).toBeLessThanOrEqual(1.5 * growth * smallest.result[name] + 10_000)
    for (const { length, result } of found)
      expect(result[name], name).toBeLessThanOrEqual(perCharacter[name] * length + 100_000)
  }
  // Twice what is in proportion, and as much again as a busy machine and the first call may add.
  const mostOf = (cost: number): number => 2 * growth * cost + 1500
  if ((costs[3] ?? 0) < mostOf(costs[0] ?? 0)) return
  expectGrowth(
    [sizes[0], sizes[3]],
    size => {
      const text = family(size)
      return () => sizesOf(text)
    },
    mostOf,
  )
}

/** So many characters are given for each of a document at most: an issue has two hundred, a leaf may have one; a line is in the lineage entry of every figure that it takes part in. */
const perCharacter: Sizes = { result: 150, issues: 150, lineage: 250, view: 8 }

describe('what documents cost', () => {
  mapTranscript('{"TYPE":"RETR","FORM":"1040"}')

  test.each(Object.entries(families))(
    'grows with them: %s',
    (_, family) => {
      expectInProportion(family)
    },
    patience,
  )

  test(
    'grows with them where two kinds stand in one',
    () => {
      const any = fc.constantFrom(...Object.keys(families))
      fc.assert(
        fc.property(any, any, (first, second) => {
          const one = families[first]
          const other = families[second]
          if (one !== undefined && other !== undefined) expectInProportion(together(one, other))
        }),
        { numRuns: propertyRuns(30) },
      )
    },
    20 * patience,
  )
})

describe('what results keep', () => {
  /** What is remembered of labels counts once. */
  const remembered = 12_000_000

  test.each(Object.entries(families))(
    'grows with the documents: %s',
    (_, family) => {
      const [first, , , last] = sizes
      const keptOf = (size: number): number => {
        const text = family(size)
        return keptHeap(() => {
          try {
            return mapTranscript(text)
          } catch {
            return undefined
          }
        }, remembered)
      }
      const most = keptOf(last)
      if (most < remembered) return
      // Squared, what the smallest keeps would be a hundred times as much.
      expect(most).toBeLessThan(12 * Math.max(0, keptOf(first)) + remembered)
    },
    patience,
  )
})
