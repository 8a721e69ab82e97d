/**
 * Worker threads that map batches. Hands out work and answers; reads neither. A worker that dies costs one line at most: the
 * batch is done again by a worker that has done nothing else, and where that one dies too, the line that it was at is left
 * out of the next try. So what becomes of a line depends on its batch alone, and not on what a worker had done before.
 */
import { Worker } from 'node:worker_threads'
import { commandErrorText } from '../../diagnostics/codes/command-codes.ts'
import { codeOf } from '../../node/system-reason.ts'
import { type MappedBatch, outOfMemory, type Rejection } from '../batch/map-batch.ts'
import {
  type Answer,
  type DeadLine,
  place,
  type Work,
  type WorkerData,
  type WorkerSetup,
} from '../batch/worker-messages.ts'
import { workerEnded } from '../bulk-error.ts'

/** What maps batches, each as soon as something is free for it. */
export interface BatchPool {
  /** The bytes belong to the pool from now on. Rejects with BugError `bug/worker-ended`. */
  readonly map: (bytes: Uint8Array<ArrayBuffer>, start: number) => Promise<MappedBatch>
  /** A buffer of work that is done, to be filled again; `undefined` where there is none. */
  readonly spare: () => ArrayBuffer | undefined
  /** Work that is still under way is never answered. */
  readonly close: () => Promise<void>
}

/** The worker's file: beside this one, and written in the same language. */
export const workerUrl: URL = new URL(
  import.meta.url.endsWith('.ts') ? './map-worker.ts' : './map-worker.js',
  import.meta.url,
)

/** Batches that a worker has at a time: one under way and one more, so that it never waits for this thread. */
const depth = 2

/** Workers that may die at no line, one after the other, without an answer from any. */
const mostDeathsAtNoLine = 3

interface Job {
  /** They stay here, and the worker gets a copy: what it has is lost when it dies. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly start: number
  /** The lines of which new workers have died. */
  readonly dead: DeadLine[]
  readonly resolve: (answer: MappedBatch) => void
  readonly reject: (error: Error) => void
}

interface Seat {
  worker: Worker
  readonly at: Int32Array<SharedArrayBuffer>
  /** What the worker has, in the order of its answers. */
  readonly jobs: Job[]
  /** Whether the worker has done nothing yet. */
  isNew: boolean
  /** Why the worker is about to end. */
  fault: unknown
}

/** Worker threads that map batches, each one at a time. */
export class WorkerPool implements BatchPool {
  readonly #setup: WorkerSetup
  readonly #url: URL
  readonly #seats: readonly Seat[]
  readonly #waiting: Job[] = []
  readonly #spent: ArrayBuffer[] = []
  #deathsAtNoLine = 0
  #isClosed = false
  #failure: Error | undefined

  /** Starts `size` workers. `url` is the worker's file. */
  constructor(size: number, setup: WorkerSetup, url: URL = workerUrl) {
    this.#setup = setup
    this.#url = url
    this.#seats = Array.from({ length: size }, () => {
      const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      const seat: Seat = { worker: this.#start(at), at, jobs: [], isNew: true, fault: undefined }
      this.#listen(seat)
      return seat
    })
  }

  map(bytes: Uint8Array<ArrayBuffer>, start: number): Promise<MappedBatch> {
    const answer = new Promise<MappedBatch>((resolve, reject) => {
      this.#waiting.push({ bytes, start, dead: [], resolve, reject })
    })
    // Answers are awaited in their order, so one may fail long before somebody looks.
    answer.catch(() => undefined)
    if (this.#failure === undefined) this.#handOut()
    else this.#fail(this.#failure)
    return answer
  }

  spare(): ArrayBuffer | undefined {
    return this.#spent.pop()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#seats.map(({ worker }) => worker.terminate()))
  }

  #start(at: Int32Array<SharedArrayBuffer>): Worker {
    Atomics.store(at, 0, place.starting)
    const workerData: WorkerData = { setup: this.#setup, at }
    // A thread that has used up its memory ends alone, where that of the machine would end the process.
    return new Worker(this.#url, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: this.#setup.memory },
    })
  }

  #listen(seat: Seat): void {
    seat.worker.on('message', (answer: Answer) => {
      seat.isNew = false
      this.#deathsAtNoLine = 0
      const job = seat.jobs.shift()
      this.#spent.push(answer.spent)
      if (job !== undefined) this.#spent.push(job.bytes.buffer)
      job?.resolve(answer)
      this.#handOut()
    })
    seat.worker.on('error', error => {
      seat.fault = error
    })
    // Not at the error: what the worker has answered before comes first.
    seat.worker.on('exit', code => {
      if (!this.#isClosed && this.#failure === undefined) this.#bury(seat, code)
    })
  }

  /** Puts a new worker in the place of one that died, and finds out what it died of. */
  #bury(seat: Seat, exitCode: number): void {
    const line = Atomics.load(seat.at, 0)
    const how = seat.fault === undefined ? `it ended by itself with code ${exitCode}` : howEnded(seat.fault)
    const [job, ...others] = seat.jobs.splice(0)
    if (line < 0) this.#deathsAtNoLine += 1
    // One that cannot even start will not start the next time either.
    if (line === place.starting || this.#deathsAtNoLine >= mostDeathsAtNoLine) {
      if (job !== undefined) this.#waiting.unshift(job, ...others)
      this.#fail(workerEnded(how))
      return
    }
    if (job !== undefined && seat.isNew && line >= 0)
      job.dead.push({ line, ...this.#reason(seat.fault, how) })
    this.#waiting.unshift(...others)
    seat.worker = this.#start(seat.at)
    seat.isNew = true
    seat.fault = undefined
    this.#listen(seat)
    if (job !== undefined) this.#give(seat, job)
    this.#handOut()
  }

  #reason(fault: unknown, how: string): Rejection {
    if (codeOf(fault) === noMemory) return outOfMemory(this.#setup.memory)
    return { code: 'bug/worker-ended', message: commandErrorText('bug/worker-ended', { how }) }
  }

  #handOut(): void {
    for (let job = this.#waiting[0]; job !== undefined; job = this.#waiting[0]) {
      const seat = this.#freest()
      if (seat.jobs.length >= depth) return
      this.#waiting.shift()
      this.#give(seat, job)
    }
  }

  #give(seat: Seat, job: Job): void {
    seat.jobs.push(job)
    const bytes = this.#copy(job.bytes)
    const work: Work = { bytes, start: job.start, dead: job.dead }
    seat.worker.postMessage(work, [bytes.buffer])
  }

  #copy(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const spent = this.#spent.pop()
    const hasRoom = spent !== undefined && spent.byteLength >= bytes.length
    const room = hasRoom ? Buffer.from(spent) : Buffer.allocUnsafeSlow(bytes.buffer.byteLength)
    room.set(bytes)
    return room.subarray(0, bytes.length)
  }

  #freest(): Seat {
    return this.#seats.reduce((best, seat) => (seat.jobs.length < best.jobs.length ? seat : best))
  }

  /** The first failure is the one that counts: the others follow from it. */
  #fail(error: Error): void {
    this.#failure ??= error
    const jobs = [...this.#seats.flatMap(seat => seat.jobs.splice(0)), ...this.#waiting.splice(0)]
    for (const job of jobs) job.reject(this.#failure)
  }
}

const noMemory = 'ERR_WORKER_OUT_OF_MEMORY'

function howEnded(error: unknown): string {
  const code = codeOf(error)
  if (code === noMemory) return 'it had not enough memory'
  const kind = error instanceof Error ? error.name : typeof error
  return code.startsWith('ERR_') ? `${kind} ${code}` : kind
}
