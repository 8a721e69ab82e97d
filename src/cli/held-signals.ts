/** Ctrl-C and its like in a command that writes files: none is cut in two, and none is left under another name. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * To be called before each file is written. From the first one on, a signal that nobody else listens for has its effect when the
 * command waits for something next, which is between two files and not within one; until then it ends the process at once.
 */
export function heldSignals(): () => void {
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    for (const signal of signals) {
      if (process.listenerCount(signal) > 0) continue
      process.once(signal, () => {
        // What the signal does where nobody listens.
        if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
      })
    }
  }
}
