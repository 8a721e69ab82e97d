/**
 * `npm run bench:portable`: how large the portable expressions of the bundled mappings are, and how long one evaluation of each
 * sample takes, by target. Processor time of one evaluation, read by the engine and run once before. RECORD=1 keeps the figures.
 */
import { targets } from '../../../src/compile/portable/targets/targets.ts'
import { portableExpression } from '../../../src/compile/portable-expression.ts'
import { stateMachine } from '../../../src/compile/state-machine.ts'
import { mapTranscript } from '../../../src/index.ts'
import { goldens } from '../../support/goldens.ts'
import { keepMeasurement } from '../../support/measurement.ts'
import { plans } from '../../support/plans.ts'
import { runOn } from '../../support/portable-engines.ts'

const documents = goldens().map(({ text }) => ({ id: mapTranscript(text).mapping.id, text }))
const rows: string[] = []
for (const target of targets) {
  const isMachine = target.name === 'stepfunctions'
  const sizes: number[] = []
  const times: number[] = []
  for (const plan of plans()) {
    const text = isMachine ? JSON.stringify(stateMachine(plan), null, 2) : portableExpression(plan, target)
    sizes.push(Buffer.byteLength(text) / 1000)
    const run = runOn(target.name, plan)
    for (const own of documents.filter(({ id }) => id === plan.id)) {
      const document: unknown = JSON.parse(own.text)
      if (times.length === 0) await run(document)
      const before = process.cpuUsage()
      await run(document)
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
  }
  const name = `\`${target.name}\`${isMachine ? ', whole state machine, all states one after the other' : ''}`
  rows.push(`| ${name} | ${spread(sizes)} | ${spread(times)} |`)
  console.log(rows.at(-1))
}
keepMeasurement('portable', 'npm run bench:portable', [
  `${plans().length} bundled mappings`,
  `${documents.length} samples`,
  ...rows,
])

/** The smallest, the median, the largest. */
function spread(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other)
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map(value => (value ?? 0).toLocaleString('en', { maximumFractionDigits: 0 }))
    .join(' / ')
}
