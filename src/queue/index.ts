/** The public surface of tax-transcript-mapper/bullmq: fetching through a queue of BullMQ. Needs Node.js and the package bullmq. */
export type { PostgresPool, QueueConnection } from './connection.ts'
export {
  createFetchQueue,
  type FetchCounts,
  type FetchQueue,
  type FetchQueueOptions,
  type QueuePlace,
} from './fetch-queue.ts'
export type { FetchTask } from './fetch-task.ts'
export {
  type FetchResult,
  type FetchWorker,
  type FetchWorkerOptions,
  startFetchWorker,
} from './fetch-worker.ts'
export { prepareQueue } from './prepare-queue.ts'
export { type QueueCode, QueueError } from './queue-error.ts'
export {
  createRemapQueue,
  type QueuedRun,
  type RemapQueue,
  type RemapQueueOptions,
} from './remap/remap-queue.ts'
export { type RemapWorker, type RemapWorkerOptions, startRemapWorker } from './remap/remap-worker.ts'
export type { RequestStore, StoredRequest } from './request-store.ts'
export type { StartRate } from './start-rate.ts'
