/**
 * `npm run bench:bulk [DOCUMENTS [ROUNDS]]`: documents a second of `txmap map --ndjson` from file to file with one job and with
 * two, as whole processes of the build, start included. The two take turns, and the medians are compared. The output of all
 * runs must be the same. For comparison, two processes with one job each at the same time: they share nothing, so more than
 * they do together the machine cannot give to two. Only runs on a quiet machine say something; the load is printed.
 */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ended, startMap } from '../support/many-transcripts.ts'
import { documentLine } from './documents.ts'

const documents = Number(process.argv[2] ?? 80_000)
const rounds = Number(process.argv[3] ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'txmap-bench-'))
const input = join(folder, 'in.ndjson')
let wanted: string | undefined

function* lines(): Generator<string> {
  for (let index = 0; index < documents; index += 1) yield documentLine(index)
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Documents a second of so many processes at once with so many jobs each, all together. Their output must be that of the first run. */
async function measured(jobs: number, processes: number): Promise<number> {
  const outputs = Array.from({ length: processes }, (_, index) => join(folder, `out${index}.ndjson`))
  const started = performance.now()
  const runs = await Promise.all(
    outputs.map(output => ended(startMap([input, output, '--jobs', String(jobs)]))),
  )
  const rate = (1000 * documents * processes) / (performance.now() - started)
  for (const { notes } of runs)
    if (!notes.includes(`${documents} mapped, 0 rejected`)) throw new Error(`not all were mapped:\n${notes}`)
  for (const output of outputs) {
    const got = await digest(output)
    wanted ??= got
    if (got !== wanted) throw new Error(`${jobs} jobs gave another output`)
  }
  return rate
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
  await pipeline(Readable.from(lines()), createWriteStream(input))
  const megabytes = statSync(input).size / 1e6
  console.log(
    `${documents} documents, ${megabytes.toFixed(0)} MB; Node.js ${process.version}, ${availableParallelism()} processors (${cpus()[0]?.model ?? 'unknown'}), load ${load()}`,
  )
  const kinds = [
    { name: '1 job', jobs: 1, processes: 1, rates: noRates() },
    { name: '2 jobs', jobs: 2, processes: 1, rates: noRates() },
    { name: '2 processes of 1 job', jobs: 1, processes: 2, rates: noRates() },
  ]
  await measured(2, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const { jobs, processes, rates } of round % 2 === 0 ? kinds : [...kinds].reverse())
      rates.push(await measured(jobs, processes))
    const shown = kinds.map(({ name, rates }) => `${name} ${rates.at(-1)?.toFixed(0)}`)
    console.log(`round ${round + 1}: ${shown.join(', ')} documents a second; load ${load()}`)
  }
  const one = kinds[0]?.rates ?? []
  for (const { name, rates } of kinds) {
    const middle = median(rates)
    const ratios = rates.map((rate, index) => rate / (one[index] ?? rate))
    console.log(
      `${name}: ${middle.toFixed(0)} documents a second, ${((middle * megabytes) / documents).toFixed(0)} MB a second, ${(middle / median(one)).toFixed(2)} times one job (by rounds ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    )
  }
  console.log('the same bytes in every run')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
