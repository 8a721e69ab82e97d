/** Waits for whichever comes first, a result or an abort, also where the one that works on the result ignores the signal. */

/** What `promise` gives, or `undefined` where `signal` is aborted first. Leaves no listener behind. */
export function untilAborted<T extends object | string>(
  promise: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      signal.removeEventListener('abort', stop)
      resolve(undefined)
    }
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
}
