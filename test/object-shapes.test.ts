/**
 * V8 gives the objects that one line of code makes one hidden class, and what looks into them is fast, unless each of them has a class of
 * its own, as copies with a further name have in Node.js 20: `{ ...node, at }`. Lineage took twice its time for that. The log of inline
 * caches tells where code meets many classes while documents are mapped.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** So many rounds, and three times as many: what is bounded by the kinds of things that there are has settled by then. */
const rounds = 12
/** So many classes more may be met in the further rounds: V8 makes new ones where it learns more of a field. */
const mostMore = 8

/** By place in the code and name, the hidden classes for which the inline cache there was given up. */
function classesMet(times: number): ReadonlyMap<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'txmap-shapes-'))
  try {
    const log = join(folder, 'v8.log')
    const script = join(root, 'test/object-shapes/map-samples.ts')
    const run = spawnSync(
      process.execPath,
      [
        '--log-ic',
        `--logfile=${log}`,
        '--no-logfile-per-isolate',
        '--import',
        'tsx',
        script,
        join(root, 'test/golden'),
        `${times}`,
      ],
      { cwd: root, encoding: 'utf8' },
    )
    expect(run.stderr).toBe('')
    const loaded = Number(run.stdout)
    expect(loaded).toBeGreaterThan(0)
    const met = new Map<string, Set<string>>()
    for (const line of readFileSync(log, 'utf8').split('\n')) {
      // Kind, address, time, line, column, state before, state now, class, name.
      const [kind = '', , time, at, column, , now, shape = '', name] = line.split(',')
      if (!/^(?:Load|Store)IC$/.test(kind) || now !== 'N' || Number(time) < loaded) continue
      const place = `${at}:${column} ${name}`
      met.set(place, (met.get(place) ?? new Set()).add(shape))
    }
    return new Map([...met].map(([place, shapes]) => [place, shapes.size]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.runIf(process.env.SHAPES === 'all')(
  'no code that every document passes meets a hidden class for each object',
  { timeout: 120_000 },
  () => {
    const [before, after] = [classesMet(rounds), classesMet(3 * rounds)]
    expect(after.size).toBeGreaterThan(50)
    const more = placesWithMore(before, after)
    // What the samples have kinds of is met late where V8 compiles late, beside other work: it is none in yet more rounds.
    const still = more.length === 0 ? more : placesWithMore(after, classesMet(9 * rounds))
    expect(still.filter(place => more.includes(place))).toEqual([])
  },
)

/** The places that met too many classes more. */
function placesWithMore(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly string[] {
  return [...after].flatMap(([place, classes]) =>
    classes - (before.get(place) ?? 0) > mostMore ? [place] : [],
  )
}
