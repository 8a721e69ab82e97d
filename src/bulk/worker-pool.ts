/** Worker threads that map batches. Hands out work and answers; reads neither. */
import { Worker } from 'node:worker_threads'
import { codeOf } from '../node/system-reason.ts'
import { workerEnded } from './bulk-error.ts'
import type { Answer, Work, WorkerSetup } from './worker-messages.ts'

/** The worker's file: beside this one, and written in the same language. */
export const workerUrl: URL = new URL(
  import.meta.url.endsWith('.ts') ? './map-worker.ts' : './map-worker.js',
  import.meta.url,
)

/** Batches that a worker has at a time: one under way and one more, so that it never waits for this thread. */
const depth = 2

interface Job {
  readonly work: Work
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

interface Seat {
  readonly worker: Worker
  /** What the worker has, in the order of its answers. */
  readonly jobs: Job[]
}

export class WorkerPool {
  readonly #seats: readonly Seat[]
  readonly #waiting: Job[] = []
  readonly #spent: ArrayBuffer[] = []
  #failure: Error | undefined

  /** Starts `size` workers. `url` is the worker's file. */
  constructor(size: number, setup: WorkerSetup, url: URL) {
    this.#seats = Array.from({ length: size }, () => this.#seat(setup, url))
  }

  /**
   * Hands one batch to the next free worker; its buffer is gone from this thread until it is spent.
   * Rejects with BugError `bug/worker-ended`, as all others do then, when a worker is gone.
   */
  map(work: Work): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject })
    })
    // Answers are awaited in their order, so one may fail long before somebody looks.
    answer.catch(() => undefined)
    if (this.#failure === undefined) this.#handOut()
    else this.#fail(this.#failure)
    return answer
  }

  /** A buffer of work that is done, to be filled anew; `undefined` where there is none. */
  spare(): ArrayBuffer | undefined {
    return this.#spent.pop()
  }

  /** Ends the workers. Work that is still under way is never answered. */
  async close(): Promise<void> {
    for (const { worker } of this.#seats) worker.removeAllListeners('exit')
    await Promise.all(this.#seats.map(({ worker }) => worker.terminate()))
  }

  #seat(workerData: WorkerSetup, url: URL): Seat {
    const worker = new Worker(url, { workerData })
    const seat: Seat = { worker, jobs: [] }
    worker.on('message', (answer: Answer) => {
      this.#spent.push(answer.spent)
      seat.jobs.shift()?.resolve(answer)
      this.#handOut()
    })
    worker.on('error', error => this.#fail(workerEnded(howEnded(error))))
    worker.on('exit', code => this.#fail(workerEnded(`it ended by itself with code ${code}`)))
    return seat
  }

  #handOut(): void {
    for (let job = this.#waiting[0]; job !== undefined; job = this.#waiting[0]) {
      const seat = this.#freest()
      if (seat.jobs.length >= depth) return
      this.#waiting.shift()
      seat.jobs.push(job)
      seat.worker.postMessage(job.work, [job.work.bytes.buffer])
    }
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

function howEnded(error: unknown): string {
  const code = codeOf(error)
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'it had not enough memory'
  const kind = error instanceof Error ? error.name : typeof error
  return code.startsWith('ERR_') ? `${kind} ${code}` : kind
}
