/** Tells how far a run is: one line redrawn on a terminal, a plain line every ten seconds elsewhere. On standard error. */

/** Tells that `done` of `total` steps of `what` are done. */
export type Progress = (what: string, done: number, total: number) => void

/** A teller of progress. */
export function progressLine(): Progress {
  let shown = 0
  return (what, done, total) => {
    const now = performance.now()
    const { isTTY } = process.stderr
    if (done < total && now - shown < (isTTY ? 100 : 10_000)) return
    shown = now
    const text = `${what}: ${Math.floor((100 * done) / total)} %`
    process.stderr.write(isTTY ? `\r\u001b[K${done < total ? text : ''}` : `${text}\n`)
  }
}
