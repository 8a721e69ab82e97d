/** What the stacks of a sampling profiler are counted as. */
import { describe, expect, test } from 'vitest'
import { hitsBy, stacksIn } from '../../bench/measure/profile.ts'

/** A node of a profile, as the engine writes it. */
function node(id: number, functionName: string, hitCount: number, children: number[] = []) {
  const callFrame = { functionName, scriptId: '1', url: '', lineNumber: 0, columnNumber: 0 }
  return { id, callFrame, hitCount, children }
}

const nodes = [
  node(1, '(root)', 0, [2, 6]),
  node(2, 'mapTranscript', 3, [3, 4]),
  node(3, 'readDocument', 5, [5]),
  node(4, 'readValues', 7, []),
  // A value that is read while the view is made: time of the view.
  node(5, 'readValues', 11, []),
  node(6, 'readDocument', 13, []),
]

describe('stacksIn', () => {
  test('gives each stack that was on top, outermost function first', () => {
    expect(stacksIn({ nodes })).toEqual([
      { names: ['(root)', 'mapTranscript'], hits: 3 },
      { names: ['(root)', 'mapTranscript', 'readDocument'], hits: 5 },
      { names: ['(root)', 'mapTranscript', 'readValues'], hits: 7 },
      { names: ['(root)', 'mapTranscript', 'readDocument', 'readValues'], hits: 11 },
      { names: ['(root)', 'readDocument'], hits: 13 },
    ])
  })
})

describe('hitsBy', () => {
  test('counts a sample for the outermost step that it stands in, and only within the function', () => {
    expect([...hitsBy(stacksIn({ nodes }), 'mapTranscript', ['readDocument', 'readValues'])]).toEqual([
      [undefined, 3],
      ['readDocument', 16],
      ['readValues', 7],
    ])
  })

  test('counts nothing where the function was never seen', () => {
    expect(hitsBy(stacksIn({ nodes }), 'lineage', ['walkFields']).size).toBe(0)
  })
})
