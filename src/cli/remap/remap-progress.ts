/** Progress of a run over an archive: one line redrawn on a terminal, a plain line now and then elsewhere. Counts only. */
import type { RunProgress } from '../../remap/run/run-remap.ts'
import type { Io } from '../io.ts'

/** Milliseconds before the first line, between two drawings on a terminal, and between two lines elsewhere. */
const patience = 500
const redraw = 200
const interval = 5000

/** The line of progress of one run. */
export interface RemapProgressLine {
  readonly step: (progress: RunProgress) => void
  /** Tells something without spoiling the line that is drawn. */
  readonly note: (text: string) => void
  readonly end: () => void
}

/** Nothing is drawn for a run that is done before anybody wonders. */
export function remapProgress(io: Io): RemapProgressLine {
  const started = io.now()
  let shown = started
  let first: number | undefined
  let isDrawn = false
  const clear = (): void => {
    if (isDrawn) io.clearLine()
    isDrawn = false
  }
  return {
    step: ({ shards, done, lines }) => {
      // What an earlier call has done took this one no time.
      first ??= done
      const now = io.now()
      if (now - started < patience || now - shown < (io.isTerminal ? redraw : interval)) return
      shown = now
      const seconds = (now - started) / 1000
      const left =
        done === first ? '' : `, about ${Math.ceil((seconds / (done - first)) * (shards - done))} s left`
      const text = `${done} of ${shards} shards, ${lines} lines, ${Math.round(lines / seconds)} a second${left}`
      clear()
      io.note(io.isTerminal ? text : `${text}\n`)
      isDrawn = true
    },
    note: text => {
      clear()
      io.note(text)
    },
    end: clear,
  }
}
