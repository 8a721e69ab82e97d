/** A worker whose one shard ends when its lock is lost, in a process of its own, which the test stops and lets go on. */
import { openSharedQueue, type SharedQueueOptions } from '../../../src/queue/remap/shared-queue.ts'

// The test writes it.
const options = JSON.parse(process.argv[2] ?? '') as SharedQueueOptions
const queue = openSharedQueue(options)
const ending = new AbortController()
const tell = (text: string): void => void process.stdout.write(`${text}\n`)
await queue.work(
  async ({ shard }, signal) => {
    tell(`begun ${shard}`)
    await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))
    ending.abort()
    throw new Error(`left ${shard}`)
  },
  {
    concurrency: 1,
    signal: ending.signal,
    onDone: ({ shard }) => tell(`done ${shard}`),
    onRetry: ({ shard }) => tell(`again ${shard}`),
    onFailed: ({ shard }) => tell(`failed ${shard}`),
  },
)
await queue.close()
tell('ended')
