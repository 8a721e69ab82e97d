/** A worker thread: gets batches of lines, gives them back mapped, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads'
import { batchMapper } from './map-batch.ts'
import { mapOneWith } from './mapping-choice.ts'
import type { Answer, Work, WorkerSetup } from './worker-messages.ts'

const setup: WorkerSetup = workerData
const mapBatch = batchMapper({
  mapOne: await mapOneWith(setup.mapping, setup.options),
  lineage: setup.lineage,
  coverage: setup.coverage,
  compression: setup.compression,
  writes: setup.writes,
})

parentPort?.on('message', ({ bytes, start }: Work) => {
  const answer: Answer = { ...mapBatch(bytes, start), spent: bytes.buffer }
  parentPort?.postMessage(answer, [answer.output.buffer, answer.rejectedLines.buffer, answer.spent])
})
