/** How long mappings take to compile, through the public `createMapper`, in fresh processes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Script, type ScriptTiming, timeProcesses } from '../measure/processes.ts'
import { spreadOf } from '../measure/statistics.ts'
import type { Budget, Row } from '../report/report.ts'
import type { Group } from './group.ts'

const catalogueName = 'all bundled mappings, first thing in a fresh process'
const waitedName = 'the same, by the clock on the wall'
const loadName = 'import of the library and its compiler'
const firstName = 'the largest mapping, first thing in a fresh process'
const againName = 'the largest mapping, in a process that has compiled before'

/** See above. */
export const compileGroup: Group = {
  name: 'compile',
  summary: 'compiling the bundled mappings, all and one',
  run: async ({ root, settings, progress }) => {
    const files = mappingFiles(root)
    const largest = largestOf(root, files)
    const timings = timeProcesses(
      [catalogue(files), single(largest)],
      root,
      settings.rounds,
      settings.clock,
      (done, total) => progress('compile', done, total),
    )
    const figures = new Map(timings.flatMap(({ figures: each }: ScriptTiming) => [...each]))
    const rows = [catalogueName, waitedName, firstName, againName, loadName].flatMap(
      (name): readonly Row[] => {
        const values = figures.get(name)
        return values === undefined ? [] : [{ what: name, value: spreadOf(values), unit: 'ns' }]
      },
    )
    return {
      name: 'compile',
      title: 'Compiling mappings',
      about: `\`createMapper\` on the ${files.length} bundled mappings with the shared parts they use, from text to something that maps. The largest mapping, with its parts, is \`${largest}\`; in a process that has compiled before, as in a watcher, it is the median of ten. Processor time is that of all threads, those of the engine that compile code and collect garbage too; the clock on the wall says how long one waits.`,
      rows,
      budgets: [
        ...budget('compiling the whole bundled catalogue', 1e9, figures.get(catalogueName)),
        ...budget(
          'compiling a single mapping, the largest, as a watcher would',
          30e6,
          figures.get(againName),
        ),
      ],
    }
  },
}

function budget(what: string, limit: number, runs: readonly number[] | undefined): readonly Budget[] {
  if (runs === undefined) return []
  return [{ what, unit: 'ns', sense: 'at most', limit, measured: spreadOf(runs), runs }]
}

/** The mappings without the parts, as paths in the project. */
function mappingFiles(root: string): readonly string[] {
  return readdirSync(join(root, 'mappings'), { recursive: true, encoding: 'utf8' })
    .map(name => `mappings/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.yaml') && !name.startsWith('mappings/parts/'))
    .sort()
}

/** The mapping whose output has the longest schema. */
function largestOf(root: string, files: readonly string[]): string {
  const sizes = files.map(file => {
    const id = file.slice('mappings/'.length, -'.yaml'.length).replace('/', '-')
    return { file, size: readFileSync(join(root, `schemas/output/${id}.schema.json`)).length }
  })
  return sizes.sort((one, other) => other.size - one.size)[0]?.file ?? ''
}

function start(files: readonly string[]): string {
  return `import { readFileSync } from 'node:fs'
const files = ${JSON.stringify(files)}
const mappings = files.map(name => ({ name, text: readFileSync(name, 'utf8') }))
const started = now()
const { createMapper } = await import('tax-transcript-mapper')
figures['${loadName}'] = now() - started
const timed = () => {
  const before = now()
  createMapper({ mappings, bundled: false })
  return now() - before
}
`
}

function catalogue(files: readonly string[]): Script {
  return {
    name: 'catalogue',
    source: `${start(files)}const from = performance.now()
figures['${catalogueName}'] = timed()
figures['${waitedName}'] = (performance.now() - from) * 1e6`,
  }
}

function single(file: string): Script {
  return {
    name: 'single',
    source: `${start([file])}figures['${firstName}'] = timed()
for (let count = 0; count < 10; count++) timed()
const times = Array.from({ length: 10 }, timed).sort((one, other) => one - other)
figures['${againName}'] = (times[4] + times[5]) / 2`,
  }
}
