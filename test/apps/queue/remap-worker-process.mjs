/** A worker in a process of its own, of the finished build, which the test ends as it likes. */
import { startRemapWorker } from '../../../dist/entry/bullmq.js'

const worker = await startRemapWorker({
  // The test writes it.
  ...JSON.parse(process.argv[2] ?? ''),
  onDone: ({ shard }) => console.log(`done ${shard}`),
  onRetry: ({ shard }, { code }) => console.log(`again ${shard} ${code}`),
  onFailed: ({ shard }, { code }) => console.log(`failed ${shard} ${code}`),
})
process.once('SIGTERM', worker.close)
await worker.ended.catch(error => console.log(`ended ${error.code}`))
