/** docs/performance.md and its charts, made from a report. The same report gives the same bytes. */
import { type Bar, barChart } from './bar-chart.ts'
import { lineChart } from './line-chart.ts'
import { type Budget, type GroupReport, isMet, type Report, type Row } from './report.ts'
import { budgetCells, budgetHead, rowCells, rowHead, shownNumber, shownValue } from './table.ts'

/** The files of the page, by their names in docs/. */
export function pageFiles(report: Report): ReadonlyMap<string, string> {
  const main = report.groups.find(({ name }) => name === 'main')
  const curves = report.groups.flatMap(group => group.curves ?? [])
  return new Map([
    ['performance.md', page(report)],
    ...(main === undefined ? [] : [['performance-peers.svg', peersChart(main)] as const]),
    ...(curves.length === 0
      ? []
      : [['performance-growth.svg', lineChart('Time of mapTranscript(parsed) over size', curves)] as const]),
  ])
}

function peersChart({ rows }: GroupReport): string {
  const bars = rows.map(
    ({ what, ratio }): Bar => ({
      name: what,
      value: ratio?.spread.p50 ?? 1,
      kind: what.startsWith('JSON.') ? 'floor' : isOwn(what) ? 'own' : 'peer',
    }),
  )
  const sorted = [...bars].sort((one, other) => one.value - other.value)
  return barChart('Time for the main document', 'times JSON.parse, logarithmic', sorted)
}

function isOwn(what: string): boolean {
  return what.startsWith('mapTranscript') || what.startsWith('text in')
}

/** What users run leads the page. */
const leading = 'bundled'

function page({ day, machine, versions, settings, groups }: Report): string {
  const first = groups.filter(({ name }) => name === leading)
  const others = groups.filter(({ name }) => name !== leading)
  const budgets = groups.flatMap(group => group.budgets)
  const met = budgets.filter(isMet).length
  return `<!-- Made by "npm run bench". Do not edit: a run rewrites all of it. -->

# Performance

What mapping a transcript costs, measured against reading its JSON, against code written by hand and against other packages. Every number on this page comes from one run of \`npm run bench\`, of ${day}${otherWorkText(machine)}.

${first.map(groupSection).join('\n')}
## Budgets

${met} of ${budgets.length} are met.

${markdownTable(budgetHead, budgets.map(budgetCells))}

Measured is the median over the rounds; p25 – p75 is the middle half of them. [All rounds](#all-rounds) are below.
${unmetText(budgets)}
## How it is measured

- One process on one machine: ${machine.processor}, ${machine.cores} cores, ${Math.round(machine.memoryBytes / 2 ** 30)} GiB of memory. ${versions.map(([name, version]) => `${name} ${version}`).join(', ')}.
- The library is the built package, as it is published. Peers are the packages as they are published.
- How the first table is measured stands beside it. For the main document: ${settings.documents} different documents in turn, made from fixed seeds: other amounts, dates and names in each, so that nothing is learned by heart. \`mapTranscript(parsed)\` gets documents that were parsed before; they stay alive, and so do the shapes of their objects.
- Everything is warmed up first: each piece of work sees every document (slow ones at least seventeen of them) and runs for at least 0.3 seconds.
- Then ${settings.rounds} rounds. In each, every piece of work has its turn, in another order each time. A turn is a tenth of a second that does not count, a collection of short-lived garbage, and ${settings.samples} samples of about ten milliseconds, each over many documents; its time is their mean. A ratio is of two turns of the same round; the table has the median of the rounds. Samples are taken by [mitata](https://github.com/evanwashere/mitata).
- Garbage: the collection before each turn (\`--expose-gc\`) clears away what others left. What a piece of work leaves itself is collected in its own time, and is in the mean.
- ${clockText(settings.clock)}
- What a result holds is read inside what is timed, so that nothing can be put off; see the groups below.

To do it again:

\`\`\`
npm ci
npm run bench
\`\`\`

It takes about twenty minutes, with everything in turns in one process; on a machine that does other work besides, ratios hold longer than times do. \`npm run bench -- --only bundled\` runs one group, \`-- --quick\` shows in two minutes that all of them run, \`-- --json\` writes everything as JSON, \`-- --help\` tells the rest. \`npm run bench:compare -- v1 v2\` measures two revisions against each other and fails where the second is more than 15 % slower.

${others.map(groupSection).join('\n')}
## All rounds

What the budgets above were measured by, round by round in the order they were run.

${budgets.map(runsLine).join('\n')}
`
}

/** A ratio of a busy machine is rougher than that of a quiet one, and a reader has to know. */
function otherWorkText({ cores, busyCores }: Report['machine']): string {
  return busyCores < cores / 4
    ? ''
    : `, on a machine that did other work as well: ${busyCores.toFixed(1)} of its ${cores} cores were busy before it began`
}

function unmetText(budgets: readonly Budget[]): string {
  const unmet = budgets.filter(budget => !isMet(budget))
  if (unmet.length === 0) return ''
  const lines = unmet.map(({ what, unit, sense, limit, measured, limitedBy }) => {
    const times = sense === 'at most' ? measured.p50 / limit : limit / measured.p50
    const reason = limitedBy === undefined ? '' : ` ${limitedBy}`
    return `- ${what}: ${shownValue(measured.p50, unit)}, short by a factor of ${shownNumber(times)}.${reason}`
  })
  return `\nNot met. What code written by hand takes where the first of these are asked stands [below](#one-bundled-mapping-in-full-against-the-same-by-hand), and [where the time goes](#where-the-time-goes) behind it.\n\n${lines.join('\n')}\n`
}

function clockText(clock: Report['settings']['clock']): string {
  return clock === 'cpu'
    ? 'Times are processor time of the whole process, all its threads: garbage collected on another thread is counted, and what other programs on the machine do is not. `--clock wall` takes the clock on the wall.'
    : 'Times are those of the clock on the wall.'
}

function groupSection({ name, title, about, rows, grids = [], curves }: GroupReport): string {
  const chart =
    name === 'main'
      ? '\n![Bars: how many times the time of JSON.parse each way takes](performance-peers.svg)\n'
      : curves === undefined
        ? ''
        : '\n![Curves: time over size, close to straight lines](performance-growth.svg)\n\nThe dashed lines are in proportion to the smallest size.\n'
  const tables = [
    ...grids.map(({ head, rows, sums = [] }) => markdownTable(head, [...rows, ...sums.map(bold)])),
    ...(rows.length === 0 ? [] : [rowTable(rows)]),
  ]
  return `## ${title}

${about}
${chart}
${tables.join('\n\n')}
`
}

function rowTable(rows: readonly Row[]): string {
  return markdownTable(
    usedColumns(rowHead, rows),
    rows.map(row => usedColumns(rowCells(row), rows)),
  )
}

function bold(cells: readonly string[]): readonly string[] {
  return cells.map(cell => (cell === '' ? '' : `**${cell}**`))
}

/** Without the columns of ratios where no row has one, and without the spread where none is spread. */
function usedColumns(cells: readonly string[], rows: readonly Row[]): readonly string[] {
  const all = rows.map(rowCells)
  return cells.filter((_, column) => all.some(row => row[column] !== ''))
}

function runsLine({ what, unit, runs }: Budget): string {
  return `- ${what}: ${runs.map(run => shownValue(run, unit)).join(', ')}`
}

/** The first column to the left, the others to the right. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n')
}
