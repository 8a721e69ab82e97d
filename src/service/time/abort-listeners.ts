/**
 * Listens to signals that many calls share, with one listener for each signal: some runtimes warn of a leak where one has more
 * than a few. Nothing is held of a signal that nobody listens to any longer.
 */

/** Calls `onAbort` when `signal` is aborted, until what it gives back is called. */
export type Listen = (signal: AbortSignal, onAbort: () => void) => () => void

/** Listens with a listener for each. */
export const listenAlone: Listen = (signal, onAbort) => {
  signal.addEventListener('abort', onAbort)
  return () => signal.removeEventListener('abort', onAbort)
}

/** Those who share a signal. */
interface Audience {
  readonly all: Set<() => void>
  readonly leave: () => void
}

/** Listens with one listener for all who share a signal. */
export function sharedListening(): Listen {
  const audiences = new WeakMap<AbortSignal, Audience>()
  const gather = (signal: AbortSignal): Audience => {
    const all = new Set<() => void>()
    const leave = listenAlone(signal, () => {
      for (const onAbort of [...all]) onAbort()
    })
    const audience = { all, leave }
    audiences.set(signal, audience)
    return audience
  }
  return (signal, onAbort) => {
    const audience = audiences.get(signal) ?? gather(signal)
    // Wrapped, so that one who listens twice is two.
    const mine = (): void => onAbort()
    audience.all.add(mine)
    return () => {
      audience.all.delete(mine)
      if (audience.all.size > 0 || audiences.get(signal) !== audience) return
      audiences.delete(signal)
      audience.leave()
    }
  }
}
