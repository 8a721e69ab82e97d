/**
 * `npm run measure:types`: what importing the package adds to a consumer's type check. The package is packed and installed
 * into an empty project; `tsc --noEmit --extendedDiagnostics` checks one file with the import and one without, in turns.
 * --runs N sets how often (9). Prints the medians of the compiler's own clock and of processor time, which a busy machine
 * disturbs less, and their differences; exit 1 where the import adds 2 s of processor time or more. RECORD=1 keeps the figures for
 * docs/proofs.md.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Consumer, makeConsumer, run } from '../support/consumer.ts'
import { projectRoot } from '../support/goldens.ts'
import { keepMeasurement } from '../support/measurement.ts'
import { scriptOptions, wrongUsage } from '../support/script-options.ts'

const limit = 2
const { values: options } = scriptOptions(import.meta.filename, { runs: { type: 'string', default: '9' } })
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) wrongUsage('--runs is a whole number, at least 1')

/** What a consumer writes: results narrowed to several forms, fields of every kind, an own mapping, all results at once. */
const programs = {
  without: `
const text = (value: { toFixed(places: number): string } | null | undefined): string => value?.toFixed(2) ?? ''
console.log(text(null))
`,
  with: `
import { type MappingResult, createMapper, type MappingDataById, mapTranscript, readResult } from 'tax-transcript-mapper'
const text = (value: { toFixed(places: number): string } | null | undefined): string => value?.toFixed(2) ?? ''
const result: MappingResult = mapTranscript('')
if (result.is('actr-1040')) {
  for (const row of result.data.transactions) console.log(row.code, row.date, text(row.amount))
} else if (result.is('retr-1040')) {
  console.log(text(result.data.income.wages), result.data.filingInfo.filingStatus)
  for (const schedule of result.data.scheduleC) console.log(text(schedule.grossReceipts))
} else if (result.is('reca-1120-s')) {
  console.log(text(result.data.deductions.depreciation))
} else if (result.is('waid-income')) {
  for (const entry of result.data.informationReturns) {
    if (entry.form === 'W-2') console.log(entry.employer.name, text(entry.wages))
    if (entry.form === '1099-B') console.log(text(entry.proceeds))
  }
} else {
  console.log(result.data.header.taxPeriod, result.mapping.id, result.issues.length)
}
const pinned = mapTranscript('', { mapping: 'retr-1065' })
const largest: MappingDataById['reca-1040'] | undefined = undefined
console.log(text(pinned.data.scheduleL[0]?.totalAssetsAtEndOfYear), largest, result.state('/header/name'))
console.log(pinned.state('/scheduleL/0/totalAssetsAtEndOfYear'), pinned.lineage('/income').length, result.lineage('/header').length)
const own = createMapper({ mappings: [''] }).mapTranscript('')
console.log(own.mapping.id, own.unmapped, own.lineage().length)
if (own.is('retr-941')) console.log(own.data.header.taxPeriod, own.state('/header/taxPeriod'))
const declared = createMapper<{ 'acme-1040': { readonly total: string | null } }>({ mappings: [''] }).mapTranscript('')
if (declared.is('acme-1040')) console.log(declared.data.total, declared.state('/total'))
const stored = readResult('')
if (stored.is('reca-1040')) console.log(stored.data.header.taxPeriod, stored.mappingChange)
`,
}
type Program = keyof typeof programs

/** Loaded ahead of the compiler, it prints the processor time of the process at its end. */
const processorTime = `
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  require('node:fs').writeSync(1, '\\nProcessor time: ' + (user + system) / 1e6 + '\\n')
})
`

/** Whether the declarations of libraries are checked too; most projects leave that out. */
const settings = { 'skipLibCheck: true': true, 'skipLibCheck: false': false }

const consumer = makeConsumer()
try {
  process.exitCode = measured(consumer) < limit ? 0 : 1
} finally {
  rmSync(consumer.folder, { recursive: true, force: true })
}

/** One check in seconds. */
interface Cost {
  /** By the compiler's own clock. */
  readonly clock: number
  /** Of all threads, the start of the process included. */
  readonly processor: number
}

/** Measures and prints each setting; the most processor time that the import adds, in seconds. */
function measured({ folder }: Consumer): number {
  writeFileSync(join(folder, 'processor-time.cjs'), processorTime)
  const figures: string[] = []
  const added = Object.entries(settings).map(([setting, skipLibCheck]) => {
    const costs: Record<Program, Cost[]> = { without: [], with: [] }
    const config = configs(folder, skipLibCheck)
    // The first check of each warms the file cache and is not counted.
    for (let turn = 0; turn <= runs; turn++) {
      for (const name of ['without', 'with'] as const) {
        const cost = costOf(folder, config[name])
        if (turn > 0) costs[name].push(cost)
      }
    }
    const reported = (['clock', 'processor'] as const).map(kind => {
      const [without, withImport] = [costs.without, costs.with].map(each =>
        median(each.map(cost => cost[kind])),
      )
      return { kind, without: without ?? 0, withImport: withImport ?? 0 }
    })
    for (const { kind, without, withImport } of reported) {
      const difference = (withImport - without).toFixed(2)
      console.log(
        `${setting}, ${kind}: ${without.toFixed(2)} s without, ${withImport.toFixed(2)} s with the import; it adds ${difference} s (medians of ${runs})`,
      )
    }
    const added = Math.max(
      ...reported.filter(each => each.kind === 'processor').map(each => each.withImport - each.without),
    )
    figures.push(`${added.toFixed(2)} s ${skipLibCheck ? 'with' : 'without'} \`skipLibCheck\``)
    return added
  })
  keepMeasurement('types', 'npm run measure:types', figures)
  return Math.max(...added)
}

/** Writes the programs and a configuration for each; the names of the configurations. */
function configs(folder: string, skipLibCheck: boolean): Readonly<Record<Program, string>> {
  const write = (name: Program): string => {
    writeFileSync(join(folder, `${name}.ts`), programs[name])
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck,
      types: [],
    }
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
    return `${name}.json`
  }
  return { without: write('without'), with: write('with') }
}

/** What one check takes. A finding of the compiler is an error here. */
function costOf(folder: string, config: string): Cost {
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const args = ['--require', './processor-time.cjs', tsc, '-p', config, '--noEmit', '--extendedDiagnostics']
  const printed = run('node', args, folder)
  const [clock, processor] = [/^Total time:\s+([0-9.]+)s$/m, /^Processor time: ([0-9.]+)$/m].map(shape =>
    Number(shape.exec(printed)?.[1]),
  )
  if (clock === undefined || processor === undefined || Number.isNaN(clock + processor)) {
    throw new Error(`the compiler names no time:\n${printed}`)
  }
  return { clock, processor }
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [upper = 0, lower = upper] = [sorted[middle], sorted[sorted.length % 2 === 1 ? middle : middle - 1]]
  return (upper + lower) / 2
}
