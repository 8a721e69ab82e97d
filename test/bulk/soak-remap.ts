/**
 * `npm run soak:remap [DOCUMENTS [JOBS]]`: one million small documents through `txmap remap run`, from a folder into a folder, and
 * the same through `txmap map --ndjson`, from file to file: the memory of the run by fifths, and what planning, shards and the
 * ledger cost in rate, by the clock and by the processor's time, which alone says something on a busy machine. Both as whole
 * processes, starts included. Ends with 1 where a document is missing, where `verify` finds
 * another root, or where the memory grows; of a short run, in which not every thread has a full collection in each fifth, the
 * heap says little and is only shown.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { projectRoot } from '../support/goldens.ts'
import { sampleLines } from '../support/many-transcripts.ts'
import { documentLine } from './documents.ts'
import { growth, type MemorySample, memoryByFifth, memorySamples, memoryText } from './memory-by-fifth.ts'

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

/** A call of the command as a process, which must end with 0, or with 1 where a document has an issue. */
async function txmap(...args: readonly string[]): Promise<Ended> {
  const started = Date.now()
  const probe = join(folder, `memory-${args.slice(0, 2).join('-')}.ndjson`)
  const probed = ['--import', join(projectRoot, 'test/bulk/memory-probe.mjs')]
  const child = spawn(process.execPath, [...probed, join(projectRoot, 'dist/command/main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, MEMORY_PROBE: probe },
  })
  const parts: Buffer[] = []
  for await (const chunk of child.stdout) parts.push(chunk)
  const code = child.exitCode ?? (await new Promise(resolve => child.once('close', resolve)))
  if (code !== 0 && code !== 1) throw new Error(`txmap ${args[0]} ended with ${code}`)
  const seconds = (Date.now() - started) / 1000
  const samples = memorySamples(probe)
  return { out: Buffer.concat(parts).toString(), started, seconds, samples, cpu: samples.at(-1)?.cpu ?? 0 }
}

try {
  mkdirSync(archive)
  await pipeline(Readable.from(made(), { highWaterMark: 64 }), createWriteStream(input))
  const bytes = statSync(input).size
  console.log(
    `${documents} documents of ${(bytes / documents / 1000).toFixed(1)} KB, ${(bytes / 1e9).toFixed(2)} GB, ${jobs} jobs; Node.js ${process.version}, load before ${loadavg()[0]?.toFixed(1)}`,
  )
  const remapped = await txmap('remap', 'run', '--in', archive, '--out', out, '--jobs', jobs, '--json')
  const { shards, done, tally, root } = JSON.parse(remapped.out)
  const load = loadavg()[0]?.toFixed(1)
  const plain = await txmap('map', '--ndjson', input, join(folder, 'plain.ndjson'), '--jobs', jobs)
  const shown = ({ seconds, cpu }: Ended): string =>
    `${(documents / seconds).toFixed(0)} documents a second by the clock, ${(documents / cpu).toFixed(0)} by processor time (${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s)`
  console.log(`remap run, ${shards} shards: ${shown(remapped)}; load behind it ${load}`)
  console.log(`map --ndjson: ${shown(plain)}; load behind it ${loadavg()[0]?.toFixed(1)}`)
  const parts = [plain.seconds / remapped.seconds, plain.cpu / remapped.cpu].map(part => part.toFixed(2))
  console.log(
    `the rate of the former is ${parts[0]} of that of the latter by the clock, ${parts[1]} by processor time`,
  )
  const memory = memoryByFifth(remapped.samples, remapped.started, remapped.seconds)
  console.log(memoryText(memory))
  console.log(`most RSS: ${(Math.max(...remapped.samples.map(({ rss }) => rss)) / 1e6).toFixed(0)} MB`)
  const verified = JSON.parse((await txmap('remap', 'verify', '--out', out, '--json')).out)
  console.log(
    `root ${root}; verify reads ${verified.results} results and finds ${verified.root === root ? 'the same' : 'another'}`,
  )
  if (done !== shards || tally.mapped !== documents || verified.results !== documents)
    throw new Error('a document is missing')
  if (verified.root !== root) throw new Error('another root')
  if (growth(memory.rss) > 0.05) throw new Error('the memory grows')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
