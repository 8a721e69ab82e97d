/** The queue within this process: shards in their order, one try each. It is gone with the process; what is done stands in the ledger. */
import type { RunQueue, ShardTask, ShardWork, WorkerOptions } from './run-queue.ts'
import { failureOf } from './shard-failure.ts'

interface Held {
  readonly task: ShardTask
  state: 'waiting' | 'active' | 'done' | 'failed'
}

/** An empty queue. */
export function localQueue(): RunQueue {
  const held = new Map<string, Held>()
  const waiting: Held[] = []
  const take = async (task: Held, work: ShardWork, options: WorkerOptions): Promise<void> => {
    task.state = 'active'
    try {
      const row = await work(task.task, options.signal)
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
      if (task === undefined) return
      await take(task, work, options)
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
    },
    work: async (work, options) => {
      await Promise.all(Array.from({ length: options.concurrency }, () => takeAll(work, options)))
    },
  }
}
