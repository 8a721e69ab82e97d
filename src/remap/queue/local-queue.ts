/** The queue within this process: shards in their order, one try each. It is gone with the process; what is done stands in the ledger. */
import { bugText } from '../../diagnostics/bug.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import type { RunQueue, ShardFailure, ShardTask, ShardWork, WorkerOptions } from './run-queue.ts'

interface Held {
  readonly task: ShardTask
  state: 'waiting' | 'active' | 'done' | 'failed'
}

/** An empty queue. */
export function localQueue(): RunQueue {
  const held = new Map<string, Held>()
  const waiting: Held[] = []
  const woken = new Set<() => void>()
  const take = async (task: Held, work: ShardWork, options: WorkerOptions): Promise<void> => {
    task.state = 'active'
    try {
      const row = await work(task.task, { signal: options.signal, onProgress: () => undefined })
      task.state = 'done'
      options.onDone(task.task, row)
    } catch (error) {
      if (options.signal.aborted) {
        task.state = 'waiting'
        waiting.unshift(task)
        return
      }
      task.state = 'failed'
      options.onFailed(task.task, failureOf(error))
    }
  }
  const takeAll = async (work: ShardWork, options: WorkerOptions): Promise<void> => {
    while (!options.signal.aborted) {
      const task = waiting.shift()
      if (task !== undefined) await take(task, work, options)
      else if (options.until === 'drained') return
      else await wakened(woken, options.signal)
    }
  }
  return {
    name: 'this process',
    enqueue: async (runId, shards) => {
      for (const shard of shards) {
        const key = `${runId}:${shard}`
        const known = held.get(key)
        if (known !== undefined && known.state !== 'failed') continue
        const task: Held = { task: { runId, shard }, state: 'waiting' }
        held.set(key, task)
        waiting.push(task)
      }
      for (const wake of woken) wake()
    },
    work: async (work, options) => {
      await Promise.all(Array.from({ length: options.concurrency }, () => takeAll(work, options)))
    },
    counts: async runId => {
      const states = [...held.values()].filter(({ task }) => task.runId === runId).map(({ state }) => state)
      const count = (wanted: Held['state']): number => states.filter(state => state === wanted).length
      return { waiting: count('waiting'), active: count('active'), failed: count('failed') }
    },
    close: async () => undefined,
  }
}

/** Resolves when something is put in, or when the signal is aborted. */
async function wakened(woken: Set<() => void>, signal: AbortSignal): Promise<void> {
  await new Promise<void>(resolve => {
    const wake = (): void => {
      woken.delete(wake)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    woken.add(wake)
    signal.addEventListener('abort', wake)
  })
}

/** What may be said of an error: ours name places and reasons; the message of another one may hold anything. */
export function failureOf(error: unknown): ShardFailure {
  if (error instanceof MapperError) return { code: error.code, message: error.message }
  const kind = error instanceof Error ? error.name : typeof error
  return { code: 'bug/broken-promise', message: bugText(`${kind} while a shard was mapped`) }
}
