/**
 * How long an analyst waits: `npm run bench:authoring`. A new project, from nothing to tests that pass. Two projects of 30 mappings and 200 samples, which are transcripts of the
 * goldens in turn: mappings as `txmap draft` writes them, and copies of bundled ones, which have hundreds of fields each. `txmap
 * check` is a process each time, by the clock and in processor time; `txmap dev` is one process, and what counts is the time from a
 * save to its summary. On a machine that does other work the clock says little. The processor time of the main thread is what one
 * waits where another core is free for the compiler and the collector of the engine, whose time is in that of the process.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '../../support/consumer.ts'
import { goldens } from '../../support/goldens.ts'

const root = resolve(import.meta.dirname, '../../..')
const main = join(root, 'dist/command/main.js')
const mappings = 30
const samples = 200
const rounds = 5
const starts = 3

/** A module with which a process prints the time of its main thread when it ends. */
const atItsEnd = `data:text/javascript,${encodeURIComponent(`import { readFileSync, writeSync } from 'node:fs'
process.on('exit', () => writeSync(2, readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8')))`)}`

const top = mkdtempSync(join(tmpdir(), 'txmap-authoring-'))
try {
  console.log(
    `${mappings} mappings, ${samples} samples, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}`,
  )
  measureStarts()
  await measure('drafts', writeDrafts)
  await measure('copies of bundled mappings', writeCopies)
} finally {
  rmSync(top, { recursive: true })
}

/** From an empty folder to a project whose tests pass, as the first lines of docs/authoring.md say, the package being packed. */
function measureStarts(): void {
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', top], root))
  const tarball = join(top, String(packed.filename))
  for (let round = 1; round <= starts; round++) {
    const project = join(top, `project-${round}`)
    const times = [
      timed(() => run('npx', ['--yes', '--package', tarball, 'txmap', 'init', project], top)),
      timed(() => run('npm', ['install', '--no-audit', '--no-fund', tarball], project)),
      timed(() => run('npm', ['test'], project)),
    ]
    const all = times.reduce((sum, ms) => sum + ms, 0)
    const each = ['init', 'install', 'test'].map(
      (step, at) => `${step} ${((times[at] ?? 0) / 1000).toFixed(1)} s`,
    )
    console.log(`start ${round}: ${(all / 1000).toFixed(1)} s to the first green; ${each.join(', ')}`)
  }
}

function timed(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** `write` puts mappings into a folder. */
async function measure(what: string, write: (folder: string) => void): Promise<void> {
  const folder = join(top, what)
  const mappingsFolder = join(folder, 'mappings')
  mkdirSync(mappingsFolder, { recursive: true })
  write(mappingsFolder)
  mkdirSync(join(folder, 'samples'))
  const transcripts = goldens()
  for (let at = 0; at < samples; at++)
    writeFileSync(join(folder, 'samples', `${at}.json`), transcripts[at % transcripts.length]?.text ?? '')
  writeFileSync(join(folder, 'txmap.config.yaml'), 'mappings: [mappings]\nsamples: [samples]\n')
  const written = readdirSync(mappingsFolder)
  console.log(`${what}: ${written.length} mappings`)
  measureChecks(folder)
  await measureSaves(folder, join(mappingsFolder, written.at(-1) ?? ''))
}

/** Of `all`, so many as are wanted, evenly over all, so that every type is there. */
function evenly<Item>(all: readonly Item[]): readonly Item[] {
  return all.filter(
    (_, at) => Math.floor((at * mappings) / all.length) !== Math.floor(((at - 1) * mappings) / all.length),
  )
}

/** A draft for each form that has goldens, made of the first of them. */
function writeDrafts(folder: string): void {
  const golden = join(root, 'test/golden')
  const forms = readdirSync(golden).flatMap(type =>
    readdirSync(join(golden, type)).map(form => join(type, form)),
  )
  for (const form of evenly(forms)) {
    const [first = ''] = readdirSync(join(golden, form))
    const out = join(folder, `${form.replaceAll('/', '-')}.yaml`)
    spawnSync(process.execPath, [main, 'draft', join(golden, form, first, 'input.json'), '-o', out])
  }
}

function writeCopies(folder: string): void {
  const bundled = ['actr', 'reca', 'retr', 'waid'].flatMap(type =>
    readdirSync(join(root, 'mappings', type)).map(name => join(type, name)),
  )
  for (const path of evenly(bundled)) {
    const text = readFileSync(join(root, 'mappings', path), 'utf8').replace(/^id: /m, 'id: acme-')
    writeFileSync(join(folder, path.replaceAll('/', '-')), text)
  }
}

function measureChecks(folder: string): void {
  for (let round = 1; round <= rounds; round++) {
    const [before, started] = [spentMs(), performance.now()]
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', atItsEnd, main, 'check'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const wall = performance.now() - started
    const last = stdout.trimEnd().split('\n').at(-1)
    console.log(
      `check ${round}: ${wall.toFixed(0)} ms; processor time ${scheduledMs(stderr).toFixed(0)} ms of its main thread, ${(spentMs() - before).toFixed(0)} ms in all; exit code ${status}, ${last}`,
    )
  }
}

/** The processor time in what the system says of a thread, in milliseconds. */
function scheduledMs(schedstat: string): number {
  return Number(schedstat.split(' ')[0]) / 1e6
}

/** Processor time of the processes that ended, in milliseconds. */
function spentMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

async function measureSaves(folder: string, edited: string): Promise<void> {
  const dev = spawn(process.execPath, [main, 'dev', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(dev.stdout)
  const mainThreadMs = (): number =>
    scheduledMs(readFileSync(`/proc/${dev.pid}/task/${dev.pid}/schedstat`, 'utf8'))
  await once(lines, 'line')
  for (let round = 1; round <= rounds; round++) {
    // Whatever the save before brought about is over.
    await sleep(1500)
    const text = readFileSync(edited, 'utf8')
    const [before, started] = [mainThreadMs(), performance.now()]
    writeFileSync(edited, `${text}# Saved.\n`)
    await once(lines, 'line')
    const wall = performance.now() - started
    console.log(
      `dev ${round}: ${wall.toFixed(0)} ms from the save to the summary; processor time ${(mainThreadMs() - before).toFixed(0)} ms of its main thread`,
    )
  }
  dev.kill('SIGINT')
  await once(dev, 'exit')
}
