/**
 * `npm run bench:bulk [DOCUMENTS [ROUNDS]]`: documents a second of `txmap map --ndjson` with one job and with two, as whole
 * processes of the build. Each worker takes about two seconds to make its mappings and its code ready, so a rate is that of
 * the documents that a long run has more than a short one. The two take turns, and the medians are compared. First the output of both is held
 * against each other; what is timed writes to the null device, so that the disk has no part in it. For comparison, two
 * processes with one job each at the same time: they share nothing, so more than they do together the machine cannot give to
 * two. Only runs on a quiet machine say something; the load is printed.
 * RECORD=1 keeps the figures for docs/proofs.md.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, cpus, devNull, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ended, startMap } from '../support/many-transcripts.ts'
import { keepMeasurement } from '../support/measurement.ts'
import { documentLine } from './documents.ts'

const documents = Number(process.argv[2] ?? 80_000)
const rounds = Number(process.argv[3] ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'txmap-bench-'))
const long = { file: join(folder, 'long.ndjson'), documents }
const short = { file: join(folder, 'short.ndjson'), documents: Math.ceil(documents / 4) }
type Input = typeof long

function* lines({ documents: count }: Input): Generator<string> {
  for (let index = 0; index < count; index += 1) yield documentLine(index)
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function mapped({ file, documents: count }: Input, output: string, jobs: number): Promise<void> {
  const { notes } = await ended(startMap([file, output, '--jobs', String(jobs)]))
  if (!notes.includes(`${count} mapped, 0 rejected`)) throw new Error(`not all were mapped:\n${notes}`)
}

/** @throws Error where the output differs */
async function assertSameOutput(): Promise<void> {
  const digests = new Set<string>()
  for (const jobs of [1, 2]) {
    const output = join(folder, `out${jobs}.ndjson`)
    await mapped(short, output, jobs)
    digests.add(await digest(output))
    rmSync(output)
  }
  if (digests.size !== 1) throw new Error('two jobs gave another output')
}

/** Documents a second of so many processes at once with so many jobs each, all together. */
async function measured(jobs: number, processes: number): Promise<number> {
  const more = (await seconds(long, jobs, processes)) - (await seconds(short, jobs, processes))
  return ((long.documents - short.documents) * processes) / more
}

async function seconds(input: Input, jobs: number, processes: number): Promise<number> {
  const started = performance.now()
  await Promise.all(Array.from({ length: processes }, () => mapped(input, devNull, jobs)))
  return (performance.now() - started) / 1000
}

function noRates(): number[] {
  return []
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

try {
  for (const input of [short, long])
    await pipeline(Readable.from(lines(input)), createWriteStream(input.file))
  const megabytes = statSync(long.file).size / 1e6
  console.log(
    `${documents} documents, ${megabytes.toFixed(0)} MB; Node.js ${process.version}, ${availableParallelism()} processors (${cpus()[0]?.model ?? 'unknown'}), load ${load()}`,
  )
  const kinds = [
    { name: '1 job', jobs: 1, processes: 1, rates: noRates() },
    { name: '2 jobs', jobs: 2, processes: 1, rates: noRates() },
    { name: '2 processes of 1 job', jobs: 1, processes: 2, rates: noRates() },
  ]
  await assertSameOutput()
  for (let round = 0; round < rounds; round += 1) {
    for (const { jobs, processes, rates } of round % 2 === 0 ? kinds : [...kinds].reverse())
      rates.push(await measured(jobs, processes))
    const shown = kinds.map(({ name, rates }) => `${name} ${rates.at(-1)?.toFixed(0)}`)
    console.log(`round ${round + 1}: ${shown.join(', ')} documents a second; load ${load()}`)
  }
  const one = kinds[0]?.rates ?? []
  const figures = [`${documents.toLocaleString('en')} documents`, `${rounds} rounds`]
  for (const { name, rates } of kinds) {
    const middle = median(rates)
    const ratios = rates.map((rate, index) => rate / (one[index] ?? rate))
    const ratio = `${(middle / median(one)).toFixed(2)} times one job (by rounds ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
    const rate = `${name}: ${Math.round(middle).toLocaleString('en')} documents a second`
    console.log(`${rate}, ${((middle * megabytes) / documents).toFixed(0)} MB a second, ${ratio}`)
    figures.push(rates === one ? rate : `${rate}, ${ratio}`)
  }
  console.log('the same bytes from one job and from two')
  keepMeasurement('bulk', 'npm run bench:bulk', figures)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
