/**
 * The second half of `npm run test:coverage`: what no test ran has to stand in .config/not-covered.txt, under the reason why
 * none does. A line that stands there and is run, or is gone, fails as well.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

interface Range {
  readonly start: { readonly line?: number }
}

/** Of a file in the report of istanbul: what there is, and how often it was run. */
interface FileCoverage {
  readonly statementMap: Readonly<Record<string, Range>>
  readonly s: Readonly<Record<string, number>>
  readonly branchMap: Readonly<Record<string, { readonly loc: Range; readonly locations: readonly Range[] }>>
  readonly b: Readonly<Record<string, readonly number[]>>
}

const root = new URL('..', import.meta.url).pathname
const table = '.config/not-covered.txt'

const report: Readonly<Record<string, FileCoverage>> = JSON.parse(
  readFileSync(join(root, 'coverage/coverage-final.json'), 'utf8'),
)
const found = new Map(Object.entries(report).flatMap(([file, coverage]) => notRun(file, coverage)))
const allowed = allowedLines(readFileSync(join(root, table), 'utf8'))

const unexplained = [...found].filter(([line]) => !allowed.has(line))
const stale = [...allowed].filter(line => !found.has(line))
for (const [line, place] of unexplained) console.error(`not run by any test: ${place}\n  ${line}`)
for (const line of stale) console.error(`run by a test, or gone, so take it out of ${table}:\n  ${line}`)
const explained = found.size - unexplained.length
console.log(`${found.size} lines of which a part is not run, ${explained} of them explained in ${table}`)
process.exitCode = unexplained.length + stale.length === 0 ? 0 : 1

/** The lines of a file of which a statement or a branch was not run, as the table writes them, and where they are. */
function notRun(path: string, { statementMap, s, branchMap, b }: FileCoverage): readonly (readonly [string, string])[] {
  const file = relative(root, path).replaceAll('\\', '/')
  const text = readFileSync(path, 'utf8').split('\n')
  const statements = Object.entries(s).flatMap(([id, times]) =>
    times === 0 ? [statementMap[id]?.start.line ?? 1] : [],
  )
  const branches = Object.entries(b).flatMap(([id, times]) =>
    times.flatMap((count, index) => {
      const branch = branchMap[id]
      return count === 0 ? [branch?.locations[index]?.start.line ?? branch?.loc.start.line ?? 1] : []
    }),
  )
  return [...new Set([...statements, ...branches])]
    .sort((one, other) => one - other)
    .map(line => [`${file}: ${text[line - 1]?.trim()}`, `${file}:${line}`] as const)
}

/** Lines that begin with # are reasons; a line without a reason above it is no exception. */
function allowedLines(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  if (lines[0]?.startsWith('#') === false) throw new Error(`${table} does not begin with a reason`)
  return new Set(lines.filter(line => !line.startsWith('#')))
}
