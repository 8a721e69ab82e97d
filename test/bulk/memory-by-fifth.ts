/** What the memory of a process was over its run, from what memory-probe.mjs has noted. */
import { readFileSync } from 'node:fs'

/** What one thread had at one moment. */
export interface MemorySample {
  /** Milliseconds since 1970. */
  readonly at: number
  /** 0 is the main thread. */
  readonly threadId: number
  readonly rss: number
  readonly heapUsed: number
  /** Seconds of processor time that the process has used. */
  readonly cpu: number
}

/** The samples of a probe's file, in the order of time. */
export function memorySamples(file: string): readonly MemorySample[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

/** In MB, for each of the last four fifths of a run; the first one warms up. */
export interface MemoryByFifth {
  /** The highest of the process. */
  readonly rss: readonly number[]
  /** The lowest of each thread, which is what a full collection leaves, all threads together. */
  readonly heap: readonly number[]
}

export function memoryByFifth(
  samples: readonly MemorySample[],
  started: number,
  seconds: number,
): MemoryByFifth {
  const parts = Array.from({ length: 4 }, (_, index) => {
    const from = started + (index + 1) * 200 * seconds
    return samples.filter(({ at }) => at >= from && at < from + 200 * seconds)
  })
  const threads = [...new Set(samples.map(({ threadId }) => threadId))]
  return {
    rss: parts.map(each => Math.max(...each.map(sample => sample.rss)) / 1e6),
    heap: parts.map(each =>
      threads
        .map(thread =>
          Math.min(...each.filter(({ threadId }) => threadId === thread).map(({ heapUsed }) => heapUsed)),
        )
        .reduce((sum, lowest) => sum + lowest / 1e6, 0),
    ),
  }
}

function middle(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** The largest difference from the middle, as a part of it. */
export function spread(values: readonly number[]): number {
  const centre = middle(values)
  return Math.max(...values.map(value => Math.abs(value - centre))) / centre
}

/** How far the highest of the later values is above the first, as a part of it; below zero where all are lower. */
export function growth([first = 0, ...later]: readonly number[]): number {
  return Math.max(...later) / first - 1
}

/** Megabytes, whole, one after the other. */
export function shown(values: readonly number[]): string {
  return values.map(value => value.toFixed(0)).join(', ')
}

/** A part as percent, `2.1 %`. */
export function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}

/** The two lines that a soak prints of it. */
export function memoryText({ rss, heap }: MemoryByFifth): string {
  return [
    `highest RSS of each fifth after the first, MB: ${shown(rss)}; growth ${percent(growth(rss))}`,
    `lowest heap of each, of all threads, MB: ${shown(heap)}; within ${percent(spread(heap))}`,
  ].join('\n')
}
