/** Single keys from the terminal. */

/** Gives the next key of the terminal `input` each time it is called, Ctrl-C and the end as `undefined`. */
export function keyboard(input: typeof process.stdin): () => Promise<string | undefined> {
  const waiting: string[] = []
  return async () => {
    if (waiting.length === 0) waiting.push(...(await pressed(input)))
    const key = waiting.shift()
    return key === '\u0003' || key === '\u0004' ? undefined : key
  }
}

/** What is typed next: mostly one key. In between, the terminal is as it was, so that Ctrl-C ends the process. */
function pressed(input: typeof process.stdin): Promise<readonly string[]> {
  return new Promise(resolve => {
    const end = (keys: readonly string[]): void => {
      input.off('data', onData)
      input.off('end', onEnd)
      input.setRawMode(false)
      input.pause()
      resolve(keys)
    }
    const onData = (data: Buffer): void => end([...data.toString('utf8')])
    const onEnd = (): void => end([])
    input.setRawMode(true)
    input.on('data', onData)
    input.on('end', onEnd)
    input.resume()
  })
}
