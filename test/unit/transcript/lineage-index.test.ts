/** Lineage entries found by path: the same ones as by looking at all, in time that does not grow with their number. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { LineageIndex } from '../../../src/transcript/lineage/lineage-index.ts'
import type { LineageEntry } from '../../../src/transcript/lineage-entry.ts'
import { goldens } from '../../support/goldens.ts'
import { expectGrowth } from '../../support/growth.ts'

describe('the lineage of a sample', () => {
  test.each(goldens().filter((_, at) => at % 5 === 0))('$name are found by every path', ({ text }) => {
    const lineage = mapTranscript(text).lineage()
    const index = new LineageIndex(lineage)
    const paths = new Set(lineage.flatMap(({ path }) => withThoseAbove(path)))
    for (const path of paths) {
      expect(index.at(path)).toBe(lineage.find(each => each.path === path))
      const below = lineage.filter(each => each.path === path || each.path.startsWith(`${path}/`))
      expect(index.below(path)).toEqual(below)
    }
    expect(index.at('/nothing')).toBeUndefined()
    expect(index.below('/nothing')).toEqual([])
  })
})

test('to ask for each of them takes time in proportion to their number', () => {
  const asked = (length: number) => {
    const lineage = Array.from({ length }, (_, index) => entry(`/rows/${index}/amount`))
    return () => {
      const index = new LineageIndex(lineage)
      for (const { path } of lineage)
        if (index.at(path)?.path !== path || index.below(path).length !== 1) throw new Error(path)
    }
  }
  // Eight times as long takes far less than the sixty-four times as long of quadratic work.
  expectGrowth([10_000, 80_000], asked, smallest => 24 * Math.max(8, smallest))
})

function withThoseAbove(path: string): readonly string[] {
  const steps = path.split('/')
  return steps.slice(1).map((_, at) => steps.slice(0, at + 2).join('/'))
}

function entry(path: string): LineageEntry {
  return { path, state: 'value', sources: [], normalizer: null, spec: '' }
}
