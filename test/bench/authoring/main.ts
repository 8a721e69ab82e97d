/**
 * How long an analyst waits: `npm run bench:authoring`. A project of 30 mappings, copies of bundled ones, and 200 samples, transcripts
 * of the goldens in turn. `txmap check` is a process each time, by the clock and in processor time; `txmap dev` is one process, and
 * what counts is the time from a save to its summary. Processor time is the figure that counts on a machine that does other work.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { goldens } from '../../support/goldens.ts'

const root = resolve(import.meta.dirname, '../../..')
const main = join(root, 'dist/cli/main.js')
const mappings = 30
const samples = 200
const rounds = 5

const folder = mkdtempSync(join(tmpdir(), 'txmap-authoring-'))
try {
  const edited = project()
  console.log(
    `${mappings} mappings, ${samples} samples, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}`,
  )
  await measureChecks()
  await measureSaves(edited)
} finally {
  if (process.env.KEEP === undefined) rmSync(folder, { recursive: true })
}

/** Writes the project; gives the path of the mapping that is edited. */
function project(): string {
  const bundled = ['actr', 'reca', 'retr', 'waid'].flatMap(type =>
    readdirSync(join(root, 'mappings', type)).map(name => [type, name] as const),
  )
  // Evenly over all, so that every type is there.
  const chosen = Array.from(
    { length: mappings },
    (_, at) => bundled[Math.floor((at * bundled.length) / mappings)],
  )
  mkdirSync(join(folder, 'mappings'))
  mkdirSync(join(folder, 'samples'))
  const names = chosen.map(each => {
    const [type, name] = each ?? ['', '']
    const text = readFileSync(join(root, 'mappings', type, name), 'utf8').replace(/^id: /m, 'id: acme-')
    const path = join(folder, 'mappings', `${type}-${name}`)
    writeFileSync(path, text)
    return path
  })
  const transcripts = goldens()
  for (let at = 0; at < samples; at++)
    writeFileSync(join(folder, 'samples', `${at}.json`), transcripts[at % transcripts.length]?.text ?? '')
  writeFileSync(join(folder, 'txmap.config.yaml'), 'mappings: [mappings]\nsamples: [samples]\n')
  return names.at(-1) ?? ''
}

async function measureChecks(): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    const [before, started] = [spentMs(), performance.now()]
    const { status, stdout } = spawnSync(process.execPath, [main, 'check'], { cwd: folder, encoding: 'utf8' })
    const wall = performance.now() - started
    const last = stdout.trimEnd().split('\n').at(-1)
    console.log(
      `check ${round}: ${wall.toFixed(0)} ms, ${(spentMs() - before).toFixed(0)} ms of processor time, exit code ${status}, ${last}`,
    )
  }
}

/** Processor time of the processes that ended, in milliseconds. */
function spentMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

async function measureSaves(edited: string): Promise<void> {
  const dev = spawn(process.execPath, [main, 'dev', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(dev.stdout)[Symbol.asyncIterator]()
  await lines.next()
  for (let round = 1; round <= rounds; round++) {
    const text = readFileSync(edited, 'utf8')
    const started = performance.now()
    writeFileSync(edited, `${text}# Saved.\n`)
    await lines.next()
    console.log(`dev ${round}: ${(performance.now() - started).toFixed(0)} ms from the save to the summary`)
  }
  dev.kill('SIGINT')
  await once(dev, 'exit')
}
