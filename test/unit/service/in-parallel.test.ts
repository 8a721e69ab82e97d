/** Many at a time: each exactly once, never more than so many, whatever fails, stalls or leaves. */
import { getEventListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { inParallel, type ParallelOptions, type Progress } from '../../../src/service/call/in-parallel.ts'
import { ConfigurationError } from '../../../src/service-index.ts'
import { collected } from '../../support/collected.ts'

interface Found {
  readonly index: number
  readonly ok: boolean
  readonly request: number
}

/** Work that counts how much of it is under way. */
function work(take: (request: number) => Promise<unknown> = () => Promise.resolve()): {
  most: number
  begun: number
  readonly run: (request: number, index: number, signal: AbortSignal) => Promise<Found>
} {
  let running = 0
  const state = {
    most: 0,
    begun: 0,
    run: async (request: number, index: number, signal: AbortSignal): Promise<Found> => {
      state.begun++
      state.most = Math.max(state.most, ++running)
      if (!signal.aborted) {
        let leave: (event?: unknown) => void = () => {}
        const aborted = new Promise(resolve => {
          leave = resolve
        })
        signal.addEventListener('abort', leave)
        await Promise.race([take(request), aborted])
        signal.removeEventListener('abort', leave)
      }
      running--
      return { index, request, ok: !signal.aborted && request % 10 !== 3 }
    },
  }
  return state
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Takes a few milliseconds, others for others. */
const unevenly = (request: number): Promise<unknown> => wait(((request * 7) % 5) + 1)

async function* later(count: number): AsyncGenerator<number> {
  for (const number of numbers(count)) {
    await Promise.resolve()
    yield number
  }
}

describe('the results', () => {
  const sources: readonly (readonly [string, () => Parameters<typeof inParallel<number, Found>>[0]])[] = [
    ['a list', () => numbers(100)],
    ['a set', () => new Set(numbers(100))],
    ['an asynchronous source', () => later(100)],
  ]
  test.each(sources)(
    'of %s hold each request once, and no more than so many are under way',
    async (_, source) => {
      const counted = work(unevenly)
      const all = await collected(inParallel(source(), counted.run, { concurrency: 7 }))
      expect(all.map(found => found.request).sort((a, b) => a - b)).toEqual(numbers(100))
      expect(all.every(found => found.index === found.request)).toBe(true)
      expect(counted.most).toBe(7)
    },
  )

  test('come as they are done', async () => {
    const { run } = work(request => wait([30, 1, 15][request] ?? 0))
    const all = await collected(inParallel(numbers(3), run, { concurrency: 3 }))
    expect(all.map(found => found.request)).toEqual([1, 2, 0])
  })

  test('come as they were asked for, where that is wanted', async () => {
    const { run } = work(unevenly)
    const all = await collected(inParallel(numbers(40), run, { concurrency: 5, order: 'asked' }))
    expect(all.map(found => found.request)).toEqual(numbers(40))
  })

  test('of nothing are none', async () => {
    expect(await collected(inParallel([], work().run, {}))).toEqual([])
  })

  test('are four at a time by default', async () => {
    const counted = work(() => wait(2))
    await collected(inParallel(numbers(20), counted.run, {}))
    expect(counted.most).toBe(4)
  })

  test('that nobody takes hold the work back', async () => {
    const counted = work()
    const many = inParallel(numbers(1000), counted.run, { concurrency: 5 })
    await many.next()
    await wait(10)
    expect(counted.begun).toBe(6)
    await many.return()
  })

  test('begin when they are read, not before', async () => {
    const counted = work()
    inParallel(numbers(5), counted.run, {})
    await wait(2)
    expect(counted.begun).toBe(0)
  })
})

describe('progress', () => {
  test('is reported with each result, and what it throws is dropped', async () => {
    const reported: Progress[] = []
    const onProgress = (progress: Progress): void => {
      reported.push(progress)
      throw new Error('a bad listener')
    }
    await collected(inParallel(numbers(5), work().run, { onProgress }))
    expect(reported.map(({ done, total }) => `${done} of ${total}`)).toEqual([
      '1 of 5',
      '2 of 5',
      '3 of 5',
      '4 of 5',
      '5 of 5',
    ])
    expect(reported.at(-1)?.failed).toBe(1)
  })

  test('has no total where the requests are no list', async () => {
    const reported: (number | null)[] = []
    await collected(
      inParallel(later(2), work().run, { onProgress: ({ total }: Progress) => reported.push(total) }),
    )
    expect(reported).toEqual([null, null])
  })
})

describe('an abort', () => {
  async function abortedAfter(count: number, requests: Parameters<typeof inParallel<number, Found>>[0]) {
    const controller = new AbortController()
    const options: ParallelOptions = { concurrency: 3, signal: controller.signal }
    const all: Found[] = []
    for await (const found of inParallel(requests, work(unevenly).run, options)) {
      all.push(found)
      if (all.length === count) controller.abort()
    }
    return all
  }

  test('leaves each of a list in the results, those that had not begun as failed', async () => {
    const all = await abortedAfter(5, numbers(50))
    expect(all.map(found => found.request).sort((a, b) => a - b)).toEqual(numbers(50))
    expect(all.filter(found => found.ok).length).toBeLessThanOrEqual(5)
  })

  test('reads a source no further, but loses none of what it gave', async () => {
    let given = 0
    let isClosed = false
    function* endless(): Generator<number> {
      try {
        for (;;) yield given++
      } finally {
        isClosed = true
      }
    }
    const all = await abortedAfter(5, endless())
    expect(all.map(found => found.request).sort((a, b) => a - b)).toEqual(numbers(given))
    expect(isClosed).toBe(true)
  })

  test('ends the wait for a source that gives nothing', async () => {
    async function* silent(): AsyncGenerator<number> {
      yield 1
      await new Promise(() => {})
    }
    expect(await abortedAfter(1, silent())).toHaveLength(1)
  })

  test('is listened for until the end, and no longer', async () => {
    const { signal } = new AbortController()
    const results = inParallel(numbers(3), work().run, { signal })
    await results.next()
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await collected(results)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('before the beginning leaves all as failed', async () => {
    const all = await collected(inParallel(numbers(10), work().run, { signal: AbortSignal.abort() }))
    expect(all).toHaveLength(10)
    expect(all.every(found => !found.ok)).toBe(true)
  })
})

describe('a reader who leaves early', () => {
  test('aborts what is under way and closes the source', async () => {
    let isClosed = false
    const signals: AbortSignal[] = []
    function* source(): Generator<number> {
      try {
        yield* numbers(100)
      } finally {
        isClosed = true
      }
    }
    const run = async (request: number, index: number, signal: AbortSignal): Promise<Found> => {
      signals.push(signal)
      if (request > 0) await new Promise(resolve => signal.addEventListener('abort', resolve))
      return { index, request, ok: true }
    }
    for await (const _ of inParallel(source(), run, { concurrency: 4 })) break
    expect(isClosed).toBe(true)
    expect(signals.every(signal => signal.aborted)).toBe(true)
  })

  test('hears nothing of a source that cannot be closed, and neither does the process', async () => {
    const unhandled: unknown[] = []
    const note = (reason: unknown): void => {
      unhandled.push(reason)
    }
    process.on('unhandledRejection', note)
    const iterator: AsyncIterator<number> = {
      next: () => Promise.resolve({ done: false, value: 0 }),
      return: () => Promise.reject(new RangeError('the cursor is gone')),
    }
    for await (const _ of inParallel({ [Symbol.asyncIterator]: () => iterator }, work().run, {})) break
    await wait(10)
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })
})

describe('a source that fails', () => {
  test('loses nothing of what it gave, and its error comes last', async () => {
    async function* failing(): AsyncGenerator<number> {
      yield* numbers(5)
      throw new RangeError('the cursor is gone')
    }
    const all: number[] = []
    const read = async (): Promise<void> => {
      for await (const found of inParallel(failing(), work(unevenly).run, {})) all.push(found.request)
    }
    await expect(read()).rejects.toThrow('the cursor is gone')
    expect(all.sort()).toEqual(numbers(5))
  })
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a concurrency of %d is refused',
  async concurrency => {
    await expect(collected(inParallel([1], work().run, { concurrency }))).rejects.toThrow(ConfigurationError)
  },
)
