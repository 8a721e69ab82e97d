/** Servers of Debian's packages that tests start on ports of their own; where one is missing, its tests are passed over, aloud. */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RunningServer {
  readonly url: string
  readonly port: number
  /** Where its files are. */
  readonly folder: string
  /** Ended without notice, and started again with what it had on disk. */
  readonly restart: () => Promise<void>
  /** Everything that it holds, as bytes. */
  readonly dump: () => Promise<Buffer>
  readonly stop: () => Promise<void>
}

/**
 * Whether tests of a server can be run. Says on standard output that they are passed over; with `SERVERS=all` that is an error.
 */
export function isThere(server: string, place: string | undefined): place is string {
  if (place !== undefined) return true
  if (process.env.SERVERS === 'all') throw new Error(`SERVERS=all, and there is no ${server}`)
  console.log(`\nPassed over: there is no ${server} here (Debian: apt-get install ${server})\n`)
  return false
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** A new folder that `user` may write to, where the tests run as root. */
export function serverFolder(name: string, user?: ServerUser): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  if (user !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, folder])
  return folder
}

export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/** Runs `command` until `stop`; `start` may be called again after `kill`. */
export function serverProcess(
  command: string,
  args: readonly string[],
  isReady: readonly [command: string, ...args: string[]],
  options: SpawnOptions = {},
) {
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    let said = ''
    const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    child = running
    running.stdout?.on('data', (bytes: Buffer) => {
      said = `${said}${bytes}`.slice(-4_000)
    })
    running.stderr?.on('data', (bytes: Buffer) => {
      said = `${said}${bytes}`.slice(-4_000)
    })
    for (let tries = 0; !(await says(isReady[0], isReady.slice(1))); tries++) {
      if (running.exitCode !== null || tries > 400) throw new Error(`${command} does not start: ${said}`)
      await sleep(25)
    }
  }
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise(resolve => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  return { start, kill }
}

/** Whether a program of the server's own says that it takes requests: a port is open before that. */
function says(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise(resolve => {
    const asked = spawn(command, args, { stdio: 'ignore' })
    asked.once('exit', code => resolve(code === 0))
    asked.once('error', () => resolve(false))
  })
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
