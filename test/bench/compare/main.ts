/**
 * `npm run bench:compare -- OLD NEW`: measures two revisions in turns and ends with 1 where the new one is more than 15 %
 * slower in one of the main rows. See --help.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progressLine } from '../report/progress.ts'
import { shownNumber, shownSpread, textTable } from '../report/table.ts'
import { checkOut, type Revision } from './revision.ts'
import { allowedChange, type Changes, type Comparison, compare } from './verdict.ts'

const help = `npm run bench:compare -- OLD NEW [options]

Checks two git revisions out in temporary folders, builds them, and measures the main rows of both in turns, in
several processes one after the other.

  --runs N    how many processes (5)
  --json      the findings as JSON on standard output
  --help      this text

Ends with 0 where nothing is more than 15 % slower in NEW, 1 where something is, 2 for wrong usage, 3 where a revision
cannot be built or run.`

const root = process.cwd()
const options = read(process.argv.slice(2))
if (typeof options === 'number') process.exit(options)
const { old, current, runs, json } = options
process.exitCode = main()

function main(): number {
  const revisions: Revision[] = []
  try {
    for (const name of [old, current]) {
      process.stderr.write(`building ${name}\n`)
      revisions.push(checkOut(name, root))
    }
    const [before, after] = revisions
    if (before === undefined || after === undefined) return 3
    const comparisons = measure(before, after)
    report(before, after, comparisons)
    return comparisons.some(({ isLoss }) => isLoss) ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 3
  } finally {
    for (const { remove } of revisions) remove()
  }
}

/** Which of the two has the first turn changes from run to run, so that neither always has the better place. */
function measure(before: Revision, after: Revision): readonly Comparison[] {
  const progress = progressLine()
  const worker = join(root, 'test/bench/compare/worker.ts')
  const changes = Array.from({ length: runs }, (_, index): Changes => {
    const first = index % 2 === 0 ? 'old' : 'new'
    const args = ['--expose-gc', '--import', 'tsx', worker, before.dist, after.dist, first]
    const text = execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    progress('runs', index + 1, runs)
    // The line that the worker writes.
    return JSON.parse(text) as Changes
  })
  return compare(changes)
}

function report(before: Revision, after: Revision, comparisons: readonly Comparison[]): void {
  if (json) {
    const revisions = { old: before.commit, new: after.commit }
    console.log(JSON.stringify({ revisions, allowedChange, comparisons }, null, 2))
    return
  }
  const shown = ({ name, commit }: Revision): string => `${name} (${commit.slice(0, 8)})`
  console.log(`time of ${shown(after)} over ${shown(before)}\n`)
  const rows = comparisons.map(({ what, change, isLoss }) => [
    what,
    shownNumber(change.p50),
    shownSpread(change, 'times'),
    isLoss ? 'slower' : '',
  ])
  console.log(textTable(['what', 'new / old', 'p25 – p75', ''], rows))
}

interface Options {
  readonly old: string
  readonly current: string
  readonly runs: number
  readonly json: boolean
}

/** The options, or the code to end with: help was shown, or what is wrong with them. */
function read(args: readonly string[]): Options | 0 | 2 {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(help)
      return 0
    }
    const [before, after, ...more] = positionals
    const count = Number(values.runs)
    if (before === undefined || after === undefined || more.length > 0)
      throw new TypeError('Two revisions are compared')
    if (!Number.isInteger(count) || count < 1) throw new TypeError('--runs is a whole number, at least 1')
    return { old: before, current: after, runs: count, json: values.json }
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nnpm run bench:compare -- --help`,
    )
    return 2
  }
}
