/** Progress of work that takes long: one line redrawn on a terminal, a plain line now and then elsewhere, nothing for short work. */
import type { Io } from './io.ts'

const patience = 500
const interval = 5000

/** A line that counts what is done. */
export interface Progress {
  readonly step: (done: number) => void
  readonly end: () => void
}

/** Counts `total` things of a kind, such as "transcripts". */
export function progressOf(io: Io, total: number, things: string): Progress {
  const started = io.now()
  let shown = started
  let drawn = false
  return {
    step: done => {
      const now = io.now()
      if (now - started < patience || now - shown < (io.isTerminal ? 100 : interval)) return
      shown = now
      drawn = true
      const left =
        done === 0 ? '' : `, about ${Math.ceil((((now - started) / done) * (total - done)) / 1000)} s left`
      const text = `${done} of ${total} ${things}${left}`
      io.clearLine()
      io.note(io.isTerminal ? text : `${text}\n`)
    },
    end: () => {
      if (drawn) io.clearLine()
    },
  }
}
