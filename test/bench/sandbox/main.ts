/**
 * How many requests a second the sandbox holds: `npm run bench:sandbox`. The sandbox runs in a process of its own, as
 * `txmap sandbox` does, and is called from another one; so two cores are what it takes. Every tenth call is for a token. Processor
 * time for a request is given where Linux has it: on a machine that does other work besides, it is the figure that counts.
 * RECORD=1 keeps the figures for docs/sandbox.md.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { keepMeasurement } from '../../support/measurement.ts'

const root = resolve(import.meta.dirname, '../../..')
const seconds = 5
const rounds = 5
const connections = 16
const callsForToken = 10

const command = ['dist/command/main.js', 'sandbox', '--port', '0', '--json']
const sandbox = spawn(
  process.execPath,
  [...process.execArgv.filter(each => each.startsWith('--cpu-prof')), ...command],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const [line] = await once(createInterface(sandbox.stdout), 'line')
const { baseUrl } = JSON.parse(String(line))
const { port } = new URL(baseUrl)
const load = join(import.meta.dirname, 'load.mjs')
console.log(
  `${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)} before, ${connections} connections, every ${callsForToken}th call for a token`,
)
const found: { perSecond: number; each: number; p99: number }[] = []
for (let round = 1; round <= rounds; round++) {
  const before = spentMs()
  const { stdout } = await promisify(execFile)(process.execPath, [
    load,
    port,
    ...[seconds, connections, callsForToken].map(String),
  ])
  const spent = spentMs() - before
  const { answered, perSecond, wrong, p50, p99 } = JSON.parse(stdout)
  const each = Math.round((spent * 1000) / answered)
  found.push({ perSecond, each, p99 })
  console.log(
    `round ${round}: ${perSecond}/s, ${each} µs of processor time each, median ${p50} ms, 99 % in ${p99} ms, ${wrong} wrong, load ${loadavg()[0]?.toFixed(2)}`,
  )
}
sandbox.kill('SIGINT')
await once(sandbox, 'exit')
const range = (values: readonly number[]): string => `${Math.min(...values)} to ${Math.max(...values)}`
keepMeasurement('sandbox', 'npm run bench:sandbox', [
  `${found.map(({ perSecond }) => perSecond.toLocaleString('en')).join('; ')} requests a second in ${rounds} rounds`,
  `${range(found.map(({ each }) => each))} µs of processor time for each`,
  `99 in 100 answered within ${range(found.map(({ p99 }) => p99))} ms`,
])

/** Processor time of the sandbox so far in milliseconds, user and system; Linux counts it in hundredths of a second. */
function spentMs(): number {
  try {
    const fields = readFileSync(`/proc/${sandbox.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
