// Loaded into the process under test and into each of its workers: notes about once a second what memory this thread uses, and what time of the processor all have used.
import { appendFileSync } from 'node:fs'
import { parentPort, threadId } from 'node:worker_threads'

const file = process.env.MEMORY_PROBE
if (file !== undefined) {
  let last = 0
  const note = () => {
    const at = Date.now()
    if (at - last < 900) return
    last = at
    const { rss, heapUsed, external } = process.memoryUsage()
    // Of the whole process, in seconds: what a run costs, whatever else the machine does.
    const { user, system } = process.cpuUsage()
    const cpu = (user + system) / 1e6
    appendFileSync(file, `${JSON.stringify({ at, threadId, rss, heapUsed, external, cpu })}\n`)
  }
  if (parentPort === null) setInterval(note, 1000).unref()
  else {
    // A worker that always has work never gets to its timers, so it notes when it answers.
    const { postMessage } = parentPort
    parentPort.postMessage = (...given) => {
      note()
      return postMessage.apply(parentPort, given)
    }
  }
}
