/** A worker in a process of its own, which the test ends as it likes. */
import { startFetchWorker } from '../../../src/queue/index.ts'
import { createServiceClient } from '../../../src/service-index.ts'
import { fileArchive } from './file-archive.ts'
import { consentUntil, indexOf, requestOf, type WorkerOrder } from './scripted-service.ts'

// The test writes it.
const order = JSON.parse(process.argv[2] ?? '') as WorkerOrder
const { archive, requests } = fileArchive(order.folder, id => requestOf(indexOf(id)), consentUntil)
startFetchWorker({
  connection: order.connection,
  name: order.name,
  requests,
  archive,
  client: createServiceClient(order.service),
  rate: order.rate,
  concurrency: 8,
  silentMs: 2_000,
  pauseMs: 1_000,
  onFault: error => process.stderr.write(`${String(error)}\n`),
})
process.stdout.write('works\n')
