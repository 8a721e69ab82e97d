/**
 * `npm run soak:remap [DOCUMENTS [JOBS]]`: one million small documents through `txmap remap run`, from a folder into a folder, within
 * its own process and through a queue with a worker of its own, and the same through `txmap map --ndjson`, from file to file: the
 * memory of each process by fifths, and what planning, shards, the ledger and the queue cost in rate, by the clock and by the
 * processor's time, which alone says something on a busy machine. All as whole processes, starts included. Ends with 1 where a
 * document is missing, where a root is another one, or where the memory grows; of a short run, in which not every thread has a full
 * collection in each fifth, the heap says little and is only shown. Without Redis the queue is passed over, aloud.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { projectRoot } from '../support/goldens.ts'
import { sampleLines } from '../support/many-transcripts.ts'
import { hasRedis, startRedis } from '../support/servers/redis.ts'
import { documentLine } from './documents.ts'
import {
  growth,
  type MemoryByFifth,
  type MemorySample,
  memoryByFifth,
  memorySamples,
  memoryText,
} from './memory-by-fifth.ts'

const documents = Number(process.argv[2] ?? 1_000_000)
const jobs = process.argv[3] ?? '2'

/** Samples of less than 3 KB, by their numbers; the usual account has some. */
const small = sampleLines.flatMap((line, index) => (line.length < 3000 ? [index] : []))
/** Each with so many sets of amounts; then they repeat, for making them must not cost more than mapping them. */
const sets = 40

const folder = mkdtempSync(join(tmpdir(), 'txmap-soak-remap-'))
const archive = join(folder, 'archive')
const input = join(archive, 'documents.ndjson')
const out = join(folder, 'out')

function* made(): Generator<Buffer> {
  const different = Array.from({ length: sets * small.length }, (_, index) =>
    Buffer.from(
      documentLine(
        (small[index % small.length] ?? 0) + Math.floor(index / small.length) * sampleLines.length,
      ),
    ),
  )
  for (let index = 0; index < documents; index += 1) yield different[index % different.length] ?? Buffer.of()
}

interface Ended {
  readonly out: string
  readonly started: number
  readonly seconds: number
  readonly samples: readonly MemorySample[]
  /** Seconds of processor time, up to the last sample. */
  readonly cpu: number
}

let calls = 0

/** A call of the command as a process. `ended` must end with 0, or with 1 where a document has an issue. */
function started(...args: readonly string[]): {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
} {
  const begun = Date.now()
  const probe = join(folder, `memory-${calls++}.ndjson`)
  const probed = ['--import', join(projectRoot, 'test/bulk/memory-probe.mjs')]
  const child = spawn(process.execPath, [...probed, join(projectRoot, 'dist/command/main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, MEMORY_PROBE: probe },
  })
  const end = async (): Promise<Ended> => {
    const parts: Buffer[] = []
    for await (const chunk of child.stdout) parts.push(chunk)
    const code = child.exitCode ?? (await new Promise(resolve => child.once('close', resolve)))
    if (code !== 0 && code !== 1) throw new Error(`txmap ${args[0]} ended with ${code}`)
    const seconds = (Date.now() - begun) / 1000
    // Who ends within a second has noted nothing.
    const samples = existsSync(probe) ? memorySamples(probe) : []
    const cpu = samples.at(-1)?.cpu ?? 0
    return { out: Buffer.concat(parts).toString(), started: begun, seconds, samples, cpu }
  }
  return { child, ended: end() }
}

const txmap = (...args: readonly string[]): Promise<Ended> => started(...args).ended

/** A run of `remap`, told from its JSON. */
interface Remapped {
  readonly shards: number
  readonly done: number
  readonly tally: { readonly mapped: number }
  readonly root: string
}

/** What is not as it should be. A run of several minutes goes on all the same: its other figures say something too. */
const problems: string[] = []

/** Notes where a document is missing in a run, and where its memory grew. */
async function noteWhole(out: string, run: Remapped, { rss }: MemoryByFifth): Promise<void> {
  const verified = JSON.parse((await txmap('remap', 'verify', '--out', out, '--json')).out)
  console.log(
    `  root ${run.root}; verify reads ${verified.results} results and finds ${verified.root === run.root ? 'the same' : 'another'}`,
  )
  if (run.done !== run.shards || run.tally.mapped !== documents || verified.results !== documents)
    problems.push(`${out}: a document is missing`)
  if (verified.root !== run.root) problems.push(`${out}: another root`)
  if (growth(rss) > 0.05) problems.push(`${out}: the memory grows`)
}

function memoryOf(process: string, { samples, started: begun, seconds }: Ended): MemoryByFifth {
  const memory = memoryByFifth(samples, begun, seconds)
  console.log(`  ${process}: ${memoryText(memory).replace('\n', '\n  ')}`)
  return memory
}

const rate = ({ seconds, cpu }: Pick<Ended, 'seconds' | 'cpu'>): string =>
  `${(documents / seconds).toFixed(0)} documents a second by the clock, ${(documents / cpu).toFixed(0)} by processor time (${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s); load ${loadavg()[0]?.toFixed(1)}`

/** The same root as `whole`; what it costs. */
async function throughQueue(whole: Remapped): Promise<Pick<Ended, 'seconds' | 'cpu'> | undefined> {
  if (!hasRedis()) return undefined
  const server = await startRedis()
  try {
    const queue = join(folder, 'through-a-queue')
    const place = ['--out', queue, '--queue', server.url]
    const planned = await txmap('remap', 'plan', '--in', archive, '--out', queue, '--json')
    const worker = started('remap', 'work', ...place, '--jobs', jobs)
    const run = await txmap('remap', 'run', ...place, '--json')
    worker.child.kill('SIGTERM')
    const worked = await worker.ended
    const remapped: Remapped = JSON.parse(run.out)
    const cost = { seconds: planned.seconds + run.seconds, cpu: planned.cpu + run.cpu + worked.cpu }
    console.log(`through a queue on Redis, ${remapped.shards} shards: ${rate(cost)}`)
    memoryOf('run', run)
    // Over the time of the run: before and after it, the worker waits.
    const memory = memoryOf('worker', { ...worked, started: run.started, seconds: run.seconds })
    const held = execFileSync('redis-cli', ['-p', String(server.port), 'info', 'memory'], {
      encoding: 'utf8',
    })
    console.log(`  Redis: at most ${/used_memory_peak_human:(\S+)/.exec(held)?.[1]}`)
    if (remapped.root !== whole.root) problems.push('another root through the queue')
    await noteWhole(queue, remapped, memory)
    return cost
  } finally {
    await server.stop()
  }
}

try {
  mkdirSync(archive)
  await pipeline(Readable.from(made(), { highWaterMark: 64 }), createWriteStream(input))
  const bytes = statSync(input).size
  console.log(
    `${documents} documents of ${(bytes / documents / 1000).toFixed(1)} KB, ${(bytes / 1e9).toFixed(2)} GB, ${jobs} jobs; Node.js ${process.version}, load before ${loadavg()[0]?.toFixed(1)}`,
  )
  const plain = await txmap('map', '--ndjson', input, join(folder, 'plain.ndjson'), '--jobs', jobs)
  console.log(`map --ndjson: ${rate(plain)}`)
  const run = await txmap('remap', 'run', '--in', archive, '--out', out, '--jobs', jobs, '--json')
  const remapped: Remapped = JSON.parse(run.out)
  console.log(`remap run, ${remapped.shards} shards: ${rate(run)}`)
  await noteWhole(out, remapped, memoryOf('run', run))
  const queued = await throughQueue(remapped)
  const part = (one: Pick<Ended, 'seconds' | 'cpu'>, other: Pick<Ended, 'seconds' | 'cpu'>): string =>
    `${(one.seconds / other.seconds).toFixed(2)} by the clock, ${(one.cpu / other.cpu).toFixed(2)} by processor time`
  console.log(`rate of remap run, of that of map --ndjson: ${part(plain, run)}`)
  if (queued !== undefined) console.log(`rate through the queue, of that of remap run: ${part(run, queued)}`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
