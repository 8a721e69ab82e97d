/** Receipts found by path: the same ones as by looking at all, in time that does not grow with their number. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { ReceiptIndex } from '../../../src/transcript/lineage/receipt-index.ts'
import type { LineageEntry } from '../../../src/transcript/lineage-entry.ts'
import { goldens } from '../../support/goldens.ts'
import { expectGrowth } from '../../support/growth.ts'

describe('the receipts of a sample', () => {
  test.each(goldens().filter((_, at) => at % 5 === 0))('$name are found by every path', ({ text }) => {
    const receipts = mapTranscript(text).lineage()
    const index = new ReceiptIndex(receipts)
    const paths = new Set(receipts.flatMap(({ path }) => withThoseAbove(path)))
    for (const path of paths) {
      expect(index.at(path)).toBe(receipts.find(each => each.path === path))
      const below = receipts.filter(each => each.path === path || each.path.startsWith(`${path}/`))
      expect(index.below(path)).toEqual(below)
    }
    expect(index.at('/nothing')).toBeUndefined()
    expect(index.below('/nothing')).toEqual([])
  })
})

test('to ask for each of them takes time in proportion to their number', () => {
  const asked = (length: number) => {
    const receipts = Array.from({ length }, (_, index) => receipt(`/rows/${index}/amount`))
    return () => {
      const index = new ReceiptIndex(receipts)
      for (const { path } of receipts)
        if (index.at(path)?.path !== path || index.below(path).length !== 1) throw new Error(path)
    }
  }
  // Eight times as long takes far less than the sixty-four times as long of quadratic work.
  expectGrowth([10_000, 20_000, 40_000, 80_000], asked, smallest => 24 * Math.max(8, smallest))
})

function withThoseAbove(path: string): readonly string[] {
  const steps = path.split('/')
  return steps.slice(1).map((_, at) => steps.slice(0, at + 2).join('/'))
}

function receipt(path: string): LineageEntry {
  return { path, state: 'value', sources: [], normalizer: null, spec: '' }
}
