/** What a fresh process pays: for the import, for the first result and for those after it, by type of transcript. */
import { type Script, type ScriptTiming, timeProcesses } from '../measure/processes.ts'
import { median, spreadOf } from '../measure/statistics.ts'
import type { Budget, Grid, Row } from '../report/report.ts'
import { shownValue } from '../report/table.ts'
import { type Group, timingRow } from './group.ts'
import {
  type EntryPoint,
  entryPoints,
  figureNames,
  type Start,
  startName,
  startScript,
  starts,
  type Warming,
  warmingNames,
} from './startup-scripts.ts'

const stockName = 'imports jsonata'
const scripts: readonly Script[] = [
  { name: 'node alone', source: '' },
  { name: stockName, source: "import 'jsonata'" },
  { name: 'imports the library', source: "import 'tax-transcript-mapper'" },
  {
    name: 'imports the engine and retr-1040',
    source: "import 'tax-transcript-mapper/engine'\nimport 'tax-transcript-mapper/mappings/retr-1040'",
  },
]

/** See above. */
export const startupGroup: Group = {
  name: 'startup',
  summary: 'import, first and tenth result in a fresh process, by type; what warming up is worth',
  run: async ({ root, settings, only, progress }) => {
    const chosen = starts.filter(({ type }) => type.includes(only))
    const all = [...scripts, ...chosen.flatMap(scriptsOf)]
    const timings = timeProcesses(all, root, settings.rounds, settings.clock, (done, total) =>
      progress('startup', done, total),
    )
    const [, stock] = timings
    const found = new Map(timings.map(timing => [timing.name, timing]))
    return {
      name: 'startup',
      title: 'Start-up',
      about,
      rows: scripts.flatMap(({ name }): readonly Row[] => {
        const timing = found.get(name)
        return timing === undefined ? [] : [timingRow(timing, stock)]
      }),
      grids: [coldGrid(found, chosen), warmGrid(found, chosen)],
      budgets: chosen.flatMap(start => budgetOf(start, found)),
    }
  },
}

const about = `Fresh processes, in turns, each run by Node alone on the built package; the first turn of each does not count. They map ten samples of one type, one after the other, the first one always the same: by \`mapTranscript\` of the main entry, or by the engine and the mapping of that type alone, each from its subpath. Times are medians. What a process takes up to a result includes Node itself, the import and the reading of the files. "Decoded" are the characters of stored mappings that were read up to the first result: those of the mapping that was needed, and of no other. The rows below the tables are whole processes that map nothing.

The main entry brings the compiler, for \`createMapper\` is synchronous and takes YAML; the parsers of YAML and JSONata are bundled with it, which is what keeps it small ([decision 18](decisions/0018-one-static-entry.md)).

**To warm a host up**, map a made-up transcript of each type that it will get before it takes its first call, outside the handler: what a mapping needs is made ready once, when a transcript first needs it, and is kept by the mapper. So make the mapper once, outside the handler too. The second table says what it is worth: the first result after a transcript without lines, which readies the mapping and runs little of it, after one sample, and after ten, by which the engine has compiled some of what runs most.

\`\`\`ts
import { readFileSync } from 'node:fs'
import { createMapper } from 'tax-transcript-mapper/engine'
import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'

const mapper = createMapper({ mappings: [retr1040] })
const sample = readFileSync(new URL('made-up-return.json', import.meta.url), 'utf8')
mapper.mapTranscript(sample) // once for each process, not for each call

export const handler = (event: { body: string }) => JSON.stringify(mapper.mapTranscript(event.body))
\`\`\``

function scriptsOf(start: Start): readonly Script[] {
  return [
    startScript(start, 'main entry', 'nothing'),
    ...warmingNames.map(warming => startScript(start, 'subpath', warming)),
  ]
}

type Found = ReadonlyMap<string, ScriptTiming>

function figuresOf(
  found: Found,
  start: Start,
  entry: EntryPoint,
  warming: Warming,
  figure: string,
): readonly number[] {
  return found.get(startName(start, entry, warming))?.figures.get(figure) ?? []
}

function shownFigure(values: readonly number[], unit: 'ns' | 'bytes' = 'ns'): string {
  return values.length === 0 ? '' : shownValue(median(values), unit)
}

function coldGrid(found: Found, chosen: readonly Start[]): Grid {
  const { import: imports, first, whole, tenth, decoded } = figureNames
  return {
    head: ['type', 'mapping', 'by', 'import', first, whole, tenth, decoded],
    rows: chosen.flatMap(start =>
      entryPoints.map(entry => {
        const of = (figure: string): readonly number[] => figuresOf(found, start, entry, 'nothing', figure)
        const times = [imports, first, whole, tenth].map(figure => shownFigure(of(figure)))
        return [start.type, start.mapping, entry, ...times, shownFigure(of(decoded), 'bytes')]
      }),
    ),
  }
}

function warmGrid(found: Found, chosen: readonly Start[]): Grid {
  return {
    head: ['first result, by type', ...warmingNames.map(warming => `after ${warming}`)],
    rows: chosen.map(start => [
      start.type,
      ...warmingNames.map(warming =>
        shownFigure(figuresOf(found, start, 'subpath', warming, figureNames.first)),
      ),
    ]),
  }
}

/** Against a process that only imports jsonata, round by round. */
function budgetOf(start: Start, found: Found): readonly Budget[] {
  const stock = found.get(stockName)?.rounds ?? []
  const whole = figuresOf(found, start, 'main entry', 'nothing', figureNames.whole)
  if (whole.length === 0) return []
  const runs = whole.map((time, round) => time / (stock[round] ?? Number.NaN))
  const what = `import and first result of ${start.type} in a fresh process, against a process that only imports jsonata`
  return [{ what, unit: 'times', sense: 'at most', limit: 2, measured: spreadOf(runs), runs }]
}
