/** An archive with canaries in every value and in the names of its files, and processes that map it through a queue. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../support/goldens.ts'
import { fewLines } from '../../support/many-transcripts.ts'
import { memoryStore } from '../../support/memory-store.ts'
import { doRun, planRun } from '../../support/remap.ts'

export const valueCanary = 'CANARY-IN-A-VALUE'
export const nameCanary = '917700001'

const marked = fewLines.map(line =>
  JSON.stringify(JSON.parse(line), (key, value: unknown) =>
    typeof value === 'string' && !['TYPE', 'FORM', 'PERIOD'].includes(key)
      ? `${valueCanary} ${value}`
      : value,
  ),
)

/** Documents that a mapper could stumble over, and that must cost no other one anything. */
const poison = [
  `{"TYPE":"${valueCanary}"}`,
  `${valueCanary}`,
  '['.repeat(50_000),
  `{"TYPE":"RETR","FORM":"1040",${'"A":{'.repeat(5_000)}`,
]

/** A file of lines, padded so that a mebibyte holds some thirty; every fiftieth is poison. */
export function archiveText(lines: number): string {
  return Array.from({ length: lines }, (_, index) => {
    if (index % 50 === 49) return `${poison[Math.floor(index / 50) % poison.length]}\n`
    return `${(marked[index % marked.length] ?? '').replace('{', `{${' '.repeat(30_000)}`)}\n`
  }).join('')
}

export interface RemapRig {
  readonly folder: string
  readonly out: string
  /** Of an undisturbed run within this process. */
  readonly root: string
  readonly shards: number
  readonly lines: number
  readonly text: string
}

/** Writes an archive of one file; its shards are a mebibyte each. */
export async function rigOf(folder: string, lines: number): Promise<RemapRig> {
  const text = archiveText(lines)
  mkdirSync(join(folder, 'in'))
  writeFileSync(join(folder, 'in', `${nameCanary}.ndjson`), text)
  const source = memoryStore()
  source.files.set('a.ndjson', Buffer.from(text))
  const whole = { source, out: memoryStore() }
  const plan = await planRun(whole, { shardBytes: 1024 * 1024 })
  const { root = '' } = await doRun(whole, plan)
  return { folder, out: join(folder, 'out'), root, shards: plan.shards.length, lines, text }
}

/** The finished build. */
export function startRemap(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(projectRoot, 'dist/command/main.js'), 'remap', ...args], {
    stdio: 'pipe',
  })
}

/** What a worker in a process of its own is told. */
export interface RemapOrder {
  readonly connection: string
  readonly out: string
  readonly silentMs: number
  readonly threads: number
}

/** A worker of the finished build; `limit` is what it may write to one file, in blocks of 512 bytes. */
export function startRemapWorkerProcess(order: RemapOrder, limit?: number): ChildProcess {
  const node = [
    process.execPath,
    join(import.meta.dirname, 'remap-worker-process.mjs'),
    JSON.stringify(order),
  ]
  const [command = '', ...args] =
    limit === undefined ? node : ['bash', '-c', `ulimit -f ${limit}; exec "$@"`, 'bash', ...node]
  return spawn(command, args, { stdio: 'pipe' })
}

/** All that a process prints, as it comes. */
export function saidBy(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      said += bytes
    })
  return () => said
}

export async function killed(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

/** Shards that the ledger has, by the files of it. */
export function rowsIn(out: string): number {
  const ledger = join(out, 'ledger')
  return existsSync(ledger) ? readdirSync(ledger).filter(name => /^[^.].*\.json$/.test(name)).length : 0
}

/** Files of results and rejected lines that have their names. */
export function writtenIn(out: string): number {
  return ['results', 'rejects']
    .flatMap(part => readdirSync(join(out, part), { recursive: true, encoding: 'utf8' }))
    .filter(name => /(?:^|\/)[^./][^/]*\.ndjson$/.test(name)).length
}
