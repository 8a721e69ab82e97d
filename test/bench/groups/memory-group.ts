/** Whether the heap stays flat while documents pass through. */
import { bundledSamples, inTurn } from '../documents/bundled.ts'
import { spreadOf } from '../measure/statistics.ts'
import { consumed } from './consume.ts'
import type { Group } from './group.ts'

const checkpoints = 20

/** See above. */
export const memoryGroup: Group = {
  name: 'memory',
  summary: 'the heap while many transcripts are mapped; --documents N of them',
  run: async ({ library, settings, progress }) => {
    const texts = inTurn(bundledSamples(library).filter(({ isLong }) => isLong))
    const heap: number[] = []
    const step = Math.ceil(settings.passing / checkpoints)
    for (let checkpoint = 0; checkpoint <= checkpoints; checkpoint++) {
      let sum = 0
      for (let index = 0; index < step; index++)
        sum += consumed(library.mapTranscript(texts[(checkpoint * step + index) % texts.length]))
      if (sum === 0) throw new Error('Nothing was mapped')
      globalThis.gc?.()
      heap.push(process.memoryUsage().heapUsed)
      progress('memory', checkpoint, checkpoints)
    }
    // The first step warms up; growth is against what it left.
    const [warm = 0, ...later] = heap
    const runs = later.map(bytes => bytes / warm)
    return {
      name: 'memory',
      title: 'Memory',
      about: `${settings.passing.toLocaleString('en')} documents, each mapped from its text by the bundled mappings: ${texts.length.toLocaleString('en')} different ones, those of the first table, in turn. After every ${step.toLocaleString('en')} the heap is measured, right after a full garbage collection; the first time is the warm-up.`,
      rows: [
        { what: 'heap after the warm-up', value: spreadOf([warm]), unit: 'bytes' },
        { what: 'heap at the end', value: spreadOf([later.at(-1) ?? 0]), unit: 'bytes' },
      ],
      budgets: [
        {
          what: `heap at its highest after the warm-up, against the warm-up (${settings.passing.toLocaleString('en')} documents)`,
          unit: 'times',
          sense: 'at most',
          limit: 1.05,
          measured: spreadOf([Math.max(...runs)]),
          runs,
        },
      ],
    }
  },
}
