/** A worker thread: gets batches of lines, gives them back mapped, until it is ended. */
import { parentPort, workerData } from 'node:worker_threads'
import { batchMapper } from '../batch/map-batch.ts'
import { mapOneWith } from '../batch/mapping-choice.ts'
import { type Answer, place, type Work, type WorkerData } from '../batch/worker-messages.ts'

const { setup, at }: WorkerData = workerData
const mapBatch = batchMapper({
  mapOne: await mapOneWith(setup.mapping, setup.options),
  lineage: setup.lineage,
  coverage: setup.coverage,
  compression: setup.compression,
  writes: setup.writes,
  memory: setup.memory,
  atLine: line => Atomics.store(at, 0, line),
})
Atomics.store(at, 0, place.betweenLines)

parentPort?.on('message', ({ bytes, start, dead }: Work) => {
  const mapped = mapBatch(bytes, start, dead)
  Atomics.store(at, 0, place.betweenLines)
  const answer: Answer = { ...mapped, spent: bytes.buffer }
  parentPort?.postMessage(answer, [answer.output.buffer, answer.rejectedLines.buffer, answer.spent])
})
