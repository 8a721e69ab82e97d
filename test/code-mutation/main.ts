/**
 * `npm run mutation`: Stryker makes slips in the code of the library and counts those that the tests notice. Each is put to the tests
 * of its own room first, which are quick; what those do not notice is put to all tests, unless --near says that this was enough.
 * --each N tries N slips of each room (15: about 45 minutes on two cores), drawn by --seed S (1); --room ROOM, which may be given
 * more than once, takes only that room; --file src/FILE, which may be too, takes every slip of that file; --all takes every slip of
 * the rooms. Verdicts stand in `.mutation`, one a line: what was tried before is
 * not tried again unless its file has changed. --again puts what was not noticed to all tests once more, with --near to those of its
 * room, and tries nothing else. --report tries nothing and prints what is known.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { scriptOptions, wrongUsage } from '../support/script-options.ts'
import { drawn, keyOf, roomOf, rooms, type Slip, slipsOf } from './slips.ts'

const root = new URL('../..', import.meta.url).pathname
const folder = join(root, '.mutation')
const { values: options } = scriptOptions(import.meta.filename, {
  each: { type: 'string', default: '15' },
  seed: { type: 'string', default: '1' },
  room: { type: 'string', multiple: true },
  file: { type: 'string', multiple: true, default: [] },
  all: { type: 'boolean', default: false },
  near: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
})
const [each, seed] = [Number(options.each), Number(options.seed)]
const ofFiles = options.file.length > 0
const askedRooms = options.room ?? (ofFiles ? [...new Set(options.file.map(roomOf))] : [...rooms])
const unknown = askedRooms.filter(room => !rooms.some(name => name === room))
if (!Number.isInteger(each) || each < 1 || !Number.isInteger(seed) || unknown.length > 0)
  wrongUsage(
    `--each and --seed are whole numbers, --each at least 1; --room and the room of a --file are of ${rooms.join(', ')}`,
  )

/** What Stryker found of one slip. */
interface Verdict {
  readonly key: string
  /** Of the text of its file, when it was tried. */
  readonly hash: string
  readonly status: string
  /** Which tests were asked: those of one room, or all. */
  readonly asked: string
  readonly isStatic: boolean
  readonly killedBy: string | null
  readonly seconds: number
}

const made = await Promise.all(
  askedRooms.map(async room => {
    const all = await slipsOf(root, room)
    const slips = ofFiles ? all.filter(({ file }) => options.file.includes(file)) : all
    return { room, count: slips.length, asked: options.all || ofFiles ? slips : drawn(slips, each, seed) }
  }),
)
const asked = made.flatMap(room => room.asked)

mkdirSync(folder, { recursive: true })
const drawnFile = join(folder, `drawn-${process.pid}.json`)
const kept = join(folder, 'verdicts.ndjson')
const open = options.again
  ? toTry(verdict => verdict === undefined || isNoticed(verdict))
  : toTry(verdict => verdict !== undefined && (options.near || isNoticed(verdict) || verdict.asked === 'all'))
console.log(
  `${made.reduce((sum, { count }) => sum + count, 0)} slips in ${made.length} rooms; ${asked.length} asked about, ${open.length} of them to try`,
)
if (!options.report) {
  for (const room of askedRooms) {
    const near = nearIn(room)
    // Not with --again: what the tests that reach them did not notice is known.
    if (!options.again) await tried(near, room, 'perTest')
    const unnoticed = new Set(toTry(verdict => verdict !== undefined && isNoticed(verdict)))
    await tried(
      near.filter(slip => unnoticed.has(slip)),
      room,
      'off',
    )
  }
  const left = new Set(toTry(verdict => verdict !== undefined && isNoticed(verdict)))
  if (!options.near)
    await tried(
      open.filter(slip => left.has(slip)),
      'all',
      'perTest',
    )
}
report(verdicts())

/**
 * Runs Stryker; the plugin adds its verdicts to those that are kept, with the texts that they are about. `perTest` asks the tests that
 * reached the slip when nothing was wrong. Those are too few for what is made once and kept, a table or a module loaded inside a test:
 * only the first test that needs it is taken for one that reaches it. `off` asks all.
 */
async function tried(
  slips: readonly Slip[],
  tests: string,
  coverageAnalysis: 'perTest' | 'off',
): Promise<void> {
  if (slips.length === 0) return
  console.log(`${slips.length} put to the tests of ${tests}`)
  process.env.CODE_MUTATION_ASKED = tests
  writeFileSync(drawnFile, JSON.stringify(slips.map(slip => [keyOf(slip), hashOf(slip.file)])))
  process.env.CODE_MUTATION_DRAWN = drawnFile
  process.env.CODE_MUTATION_VERDICTS = kept
  process.env.CODE_MUTATION_ROOT = root
  const ranges = slips.map(
    ({ file, start, end }) => `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
  )
  const stryker = new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: '.config/vitest.mutation.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'stryker-plugin.mjs')],
    checkers: ['drawn-only'],
    reporters: ['verdicts'],
    mutate: [...new Set(ranges)],
    coverageAnalysis,
    // Two runs side by side would each wait for the other, and a slip that only takes longer would seem to be one that never ends.
    concurrency: 1,
    timeoutMS: 30_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    // A room may have no test that reaches what was drawn.
    allowEmpty: true,
    // The tests run without a check of types, so nothing has to be written into them.
    disableTypeChecks: false,
    ignorePatterns: ['/dist', '/coverage', '/.mutation', '/.fuzz', '/docs/*.svg'],
    tempDirName: '.mutation/sandbox',
    allowConsoleColors: false,
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
  })
  await stryker.runMutationTest()
  rmSync(drawnFile)
}

/** What was asked about and has no verdict that is good enough. */
function toTry(isEnough: (verdict: Verdict | undefined) => boolean): readonly Slip[] {
  const before = verdicts()
  return asked.filter(slip => !isEnough(before.get(keyOf(slip))))
}

/** The slips that are put to the tests of their own room: those without a verdict, and with --again --near those not noticed. */
function nearIn(room: string): readonly Slip[] {
  if (!existsSync(join(root, 'test/unit', room)) || (options.again && !options.near)) return []
  const slips = options.again ? open : toTry(verdict => verdict !== undefined)
  return slips.filter(slip => roomOf(slip.file) === room)
}

/** By key, what is known of slips in files that are as they were. */
function verdicts(): ReadonlyMap<string, Verdict> {
  if (!existsSync(kept)) return new Map()
  const all = linesOf(kept).map(line => JSON.parse(line) as Verdict)
  return new Map(all.filter(({ key, hash }) => hash === hashOf(fileOf(key))).map(each => [each.key, each]))
}

/** A slip that makes the tests run for ever is noticed, too, and one with which a test file cannot be loaded. */
function isNoticed({ status }: Verdict): boolean {
  return status === 'Killed' || status === 'Timeout' || status === 'RuntimeError'
}

function linesOf(path: string): readonly string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean)
}

function fileOf(key: string): string {
  return key.split(':')[0] ?? key
}

function hashOf(file: string): string {
  const path = join(root, file)
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16) : ''
}

function report(found: ReadonlyMap<string, Verdict>): void {
  const rows = made.map(({ room, count, asked: slips }) => {
    const known = slips.flatMap(slip => found.get(keyOf(slip)) ?? [])
    const noticed = known.filter(isNoticed).length
    return { room, count, tried: known.length, noticed }
  })
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + of(row), 0)
  const all = {
    room: 'all',
    count: sum(row => row.count),
    tried: sum(row => row.tried),
    noticed: sum(row => row.noticed),
  }
  console.log('\n| room | slips | tried | noticed | share |\n|---|---|---|---|---|')
  for (const { room, count, tried: of, noticed } of [...rows, all])
    console.log(
      `| ${room} | ${count} | ${of} | ${noticed} | ${of === 0 ? '' : `${((100 * noticed) / of).toFixed(0)} %`} |`,
    )
  const survivors = asked.filter(slip => {
    const verdict = found.get(keyOf(slip))
    return verdict !== undefined && !isNoticed(verdict)
  })
  console.log(`\n${survivors.length} not noticed`)
  for (const slip of survivors) console.log(shown(slip, found.get(keyOf(slip))?.status ?? ''))
}

/** A slip as one line: where it is, the text that stands there, and what would stand there. */
function shown({ file, start, end, mutator, replacement }: Slip, status: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const first = lines[start.line] ?? ''
  const text =
    start.line === end.line ? first.slice(start.column, end.column) : `${first.slice(start.column)} …`
  const place = `${file}:${start.line + 1}:${start.column + 1}`
  return `  ${place} ${mutator}, ${roomOf(file)}, ${status}: ${text} -> ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`
}
