/** A server that the tests of one file have to themselves. */
import { afterAll, beforeAll } from 'vitest'
import type { RunningServer } from './server.ts'

/** Starts it before the tests and stops it behind them, where it `isHere`; what is given back is the server that runs. */
export function ownServer(isHere: boolean, start: () => Promise<RunningServer>): () => RunningServer {
  let server: RunningServer | undefined
  beforeAll(async () => {
    if (isHere) server = await start()
  })
  afterAll(async () => await server?.stop())
  return () => {
    if (server === undefined) throw new TypeError('the server does not run')
    return server
  }
}
