/** What a fresh process pays: for the import, and for the first result. */
import { type Script, type ScriptTiming, timeProcesses } from '../measure/processes.ts'
import { spreadOf } from '../measure/statistics.ts'
import type { Row } from '../report/report.ts'
import { type Group, timingRow } from './group.ts'

const nodeName = 'node alone'
const stockName = 'imports jsonata'
const firstName = 'imports the library, maps a first transcript'

const tax = 'test/golden/retr/1040/avery-2021/input.json'
const account = 'test/golden/actr/1040/avery-2021/input.json'

const scripts: readonly Script[] = [
  { name: nodeName, source: '' },
  { name: stockName, source: "import 'jsonata'" },
  { name: 'imports the library', source: "import 'tax-transcript-mapper'" },
  {
    name: firstName,
    source: `import { readFileSync } from 'node:fs'
import { mapTranscript } from 'tax-transcript-mapper'
const { data, unmapped } = mapTranscript(readFileSync('${tax}', 'utf8'))
if (data === null || unmapped.length > 0) throw new Error('not mapped')`,
  },
  {
    name: 'imports the engine and one mapping, maps a first transcript',
    source: `import { readFileSync } from 'node:fs'
import { createMapper } from 'tax-transcript-mapper/engine'
import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
const { data } = createMapper({ mappings: [retr1040] }).mapTranscript(readFileSync('${tax}', 'utf8'))
if (data === null) throw new Error('not mapped')`,
  },
]

/** The same in steps. The third and fourth show that a mapping is made ready once, and each by itself. */
const steps: Script = {
  name: 'steps',
  source: `import { readFileSync } from 'node:fs'
const [tax, account] = ['${tax}', '${account}'].map(file => readFileSync(file, 'utf8'))
const started = now()
const { mapTranscript } = await import('tax-transcript-mapper')
const imported = now()
mapTranscript(tax)
const first = now()
mapTranscript(tax)
const again = now()
mapTranscript(account)
figures['import'] = imported - started
figures['first transcript (retr-1040)'] = first - imported
figures['the same transcript again'] = again - first
figures['first transcript of another mapping (actr-1040)'] = now() - again`,
}

/** See above. */
export const startupGroup: Group = {
  name: 'startup',
  summary: 'import and first result in a fresh process',
  run: async ({ root, settings, progress }) => {
    const timings = timeProcesses([...scripts, steps], root, settings.rounds, settings.clock, (done, total) =>
      progress('startup', done, total),
    )
    const [, stock] = timings
    const first = timings.find(({ name }) => name === firstName)
    const runs = stock === undefined || first === undefined ? [] : over(first, stock)
    const whole = timings.filter(({ name }) => name !== steps.name)
    return {
      name: 'startup',
      title: 'Start-up',
      about: `Fresh processes, in turns, each run by Node alone on the built package; the first turn of each does not count. The first rows are whole processes, with what Node itself takes. The last rows are steps inside one process. The main entry brings the compiler, for \`createMapper\` is synchronous and takes YAML; the parsers of YAML and JSONata are bundled with it, which is what keeps it within the budget ([decision 18](decisions/0018-one-static-entry.md)). Compiled mappings are read one at a time, each when a transcript first needs it.`,
      rows: [...whole.map(timing => timingRow(timing, stock)), ...stepRows(timings)],
      budgets: [
        {
          what: 'import and first result in a fresh process, against a process that only imports jsonata',
          unit: 'times',
          sense: 'at most',
          limit: 2,
          measured: spreadOf(runs),
          runs,
        },
      ],
    }
  },
}

function over(one: ScriptTiming, other: ScriptTiming): readonly number[] {
  return one.rounds.map((time, round) => time / (other.rounds[round] ?? Number.NaN))
}

function stepRows(timings: readonly ScriptTiming[]): readonly Row[] {
  const figures = timings.find(({ name }) => name === steps.name)?.figures ?? new Map()
  return [...figures].map(([name, values]) => ({
    what: `step: ${name}`,
    value: spreadOf(values),
    unit: 'ns' as const,
  }))
}
