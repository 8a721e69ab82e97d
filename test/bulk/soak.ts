/**
 * `npm run soak [DOCUMENTS [JOBS [CHART]]]`: three million documents through `txmap map --ndjson` as one process, from pipe to
 * pipe, and its memory by the second. Ends with 1 where a line is missing, or where after the first fifth the memory is not
 * flat: the rest is cut into four parts, each long enough for a full collection in every thread. The lowest heap of each must
 * be within 5 % of the middle of the four, and the highest RSS of none more than 5 % above that of the first: what V8 gives
 * back to the system later is no fault. Nothing collects but V8 by itself.
 * RECORD=1 keeps the figures for docs/proofs.md.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { projectRoot } from '../support/goldens.ts'
import { sampleLines } from '../support/many-transcripts.ts'
import { keepMeasurement } from '../support/measurement.ts'
import { documentLine } from './documents.ts'
import {
  growth,
  type MemorySample,
  memoryByFifth,
  memorySamples,
  memoryText,
  percent,
  shown,
  spread,
} from './memory-by-fifth.ts'
import { memoryChart } from './memory-chart.ts'

const documents = Number(process.argv[2] ?? 3_000_000)
const jobs = process.argv[3] ?? '2'
const chart = process.argv[4]

/** The documents of one part of the input; the parts repeat, for making them must not cost more than mapping them. */
const different = 40 * sampleLines.length

function* input(): Generator<Buffer> {
  const made: Buffer[] = []
  for (let index = 0; index < documents; index += 1) {
    const known = made[index % different]
    const bytes = known ?? Buffer.from(documentLine(index))
    if (known === undefined) made.push(bytes)
    yield bytes
  }
}

const folder = mkdtempSync(join(tmpdir(), 'txmap-soak-'))
const probe = join(folder, 'memory.ndjson')
try {
  const load = loadavg()[0] ?? 0
  const started = Date.now()
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(projectRoot, 'test/bulk/memory-probe.mjs'),
      join(projectRoot, 'dist/command/main.js'),
      ...['map', '--ndjson', '-', '-', '--jobs', jobs],
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, MEMORY_PROBE: probe } },
  )
  let lines = 0
  child.stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  })
  const closed = new Promise(resolve => child.once('close', resolve))
  await pipeline(Readable.from(input(), { highWaterMark: 64 }), child.stdin)
  await closed
  const seconds = (Date.now() - started) / 1000

  const samples = memorySamples(probe)
  const memory = memoryByFifth(samples, started, seconds)
  const threads = [...new Set(samples.map(({ threadId }) => threadId))]
  console.log(`${documents} documents, ${jobs} jobs, ${seconds.toFixed(0)} s, load before ${load.toFixed(1)}`)
  console.log(`${(documents / seconds).toFixed(0)} documents a second`)
  console.log(memoryText(memory))
  console.log(`most RSS: ${(Math.max(...samples.map(sample => sample.rss)) / 1e6).toFixed(0)} MB`)
  if (chart !== undefined) {
    const curve = (value: (sample: MemorySample) => number, thread: number) =>
      samples
        .filter(({ threadId }) => threadId === thread)
        .map(sample => [(sample.at - started) / 1000, value(sample) / 1e6] as const)
    writeFileSync(
      chart,
      memoryChart(`${documents} documents, ${jobs} jobs`, [
        { name: 'RSS', colour: '#b22', points: curve(sample => sample.rss, 0) },
        ...threads.map((thread, index) => ({
          name: thread === 0 ? 'heap, main' : `heap, worker ${thread}`,
          colour: ['#248', '#284', '#a6a', '#888'][index % 4] ?? '#000',
          points: curve(sample => sample.heapUsed, thread),
        })),
      ]),
    )
  }
  if (lines !== documents) throw new Error(`${lines} lines came out`)
  if (growth(memory.rss) > 0.05 || spread(memory.heap) > 0.05) throw new Error('the memory is not flat')
  keepMeasurement('soak', 'npm run soak', [
    `${jobs} jobs`,
    `${documents.toLocaleString('en')} documents`,
    `${seconds.toFixed(0)} s`,
    `${Math.round(documents / seconds).toLocaleString('en')} a second`,
    `${shown(memory.heap)} MB, within ${percent(spread(memory.heap))} of their middle`,
    `${shown(memory.rss)} MB`,
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
