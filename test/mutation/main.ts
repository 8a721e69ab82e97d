/**
 * `npm run test:mutation`: makes slips in the bundled mappings and counts those that the tests notice.
 * --limit N tries at most N of them (6000: some minutes on two cores), chosen with --seed S (1); --only TEXT tries those whose
 * line, as it is printed, holds the text: a file, a kind of slip, a field; --json FILE writes every verdict. Exit 1 where fewer
 * than 98 % are noticed. RECORD=1 keeps the figures for docs/mutation.md.
 */
import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { drawnOrder } from '../../src/authoring/slips/drawn-order.ts'
import { mapperFor } from '../../src/authoring/slips/noticed-by.ts'
import { type Slip, slipKinds } from '../../src/authoring/slips/slip.ts'
import { slipsOf } from '../../src/authoring/slips/slips-of.ts'
import { keepMeasurement } from '../support/measurement.ts'
import { plans } from '../support/plans.ts'
import { scriptOptions, wrongUsage } from '../support/script-options.ts'
import { questions } from './exam.ts'
import type { Share, Verdict } from './worker.ts'

const wanted = 98
const { values: options } = scriptOptions(import.meta.filename, {
  limit: { type: 'string', default: '6000' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  json: { type: 'string' },
})
const [limit, seed] = [Number(options.limit), Number(options.seed)]
if (!Number.isInteger(limit) || limit < 1 || !Number.isInteger(seed))
  wrongUsage('--limit and --seed are whole numbers, --limit at least 1')

const bundled = plans()
const all = slipsOf(bundled)
const wished = drawnOrder(all.length, seed).filter(number => isWished(all[number]))
const numbers = wished.slice(0, limit)
if (numbers.length === 0) {
  console.error('no mutant holds the text of --only')
  process.exit(2)
}
const asked = questions(bundled)
const unasked = asked.flatMap(question => {
  const plan = bundled.find(each => each.id === question.mapping)
  const fault = plan === undefined ? 'has no mapping' : question.ask(plan, mapperFor(plan))
  return fault === undefined ? [] : [question.name]
})
for (const name of unasked) console.log(`not asked, as it fails without any slip: ${name}`)
const sample = numbers.length < wished.length ? `${numbers.length} of ${wished.length}, seed ${seed}` : `all`
const among = options.only === '' ? '' : ` with "${options.only}" in their line`
console.log(
  `${all.length} mutants of ${bundled.length} mappings, ${asked.length - unasked.length} questions; trying ${sample}${among}`,
)

const verdicts = await tried(numbers)
report(verdicts)

/** Tries the mutants in as many processes as there are cores. */
async function tried(chosen: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  const found = new Map<number, string | null>()
  const progress = progressLine(chosen.length)
  const workers = Math.max(1, Math.min(availableParallelism(), 8))
  const shares = Array.from({ length: workers }, (_, index): Share => {
    return { numbers: chosen.filter((_number, at) => at % workers === index), unasked }
  })
  await Promise.all(
    shares.map(
      share =>
        new Promise<void>((done, failed) => {
          const worker = fork(new URL('./worker.ts', import.meta.url))
          worker.on('message', (verdict: Verdict) => {
            found.set(verdict.number, verdict.killer)
            progress(found.size)
          })
          worker.on('exit', code =>
            code === 0 ? done() : failed(new Error(`a worker ended with ${code ?? 'a signal'}`)),
          )
          worker.send(share)
        }),
    ),
  )
  return found
}

/** One line redrawn on a terminal, a plain line every ten seconds elsewhere. */
function progressLine(total: number): (done: number) => void {
  const started = Date.now()
  let shown = started
  return done => {
    const now = Date.now()
    if (done < total && now - shown < (process.stderr.isTTY ? 200 : 10_000)) return
    shown = now
    const left = Math.ceil((((now - started) / done) * (total - done)) / 1000)
    const text =
      done === total ? `${done} mutants tried` : `${done} of ${total} mutants, about ${left} s left`
    const end = done === total ? '\n' : ''
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}${end}` : `${text}\n`)
  }
}

function report(found: ReadonlyMap<number, string | null>): void {
  const rated = [...found].flatMap(([number, killer]) => {
    const mutant = all[number]
    return mutant === undefined ? [] : [{ mutant, killer, number }]
  })
  const survivors = rated.filter(each => each.killer === null).sort((a, b) => a.number - b.number)
  for (const { mutant } of survivors) console.log(`survived: ${shown(mutant)}`)
  const kinds = slipKinds.flatMap(kind => {
    const own = rated.filter(each => each.mutant.kind === kind)
    return own.length === 0 ? [] : row(kind, own.length, own.filter(each => each.killer !== null).length)
  })
  const score = share(rated.length, rated.length - survivors.length)
  const rows = [...kinds, row('all', rated.length, rated.length - survivors.length)]
  console.log(['\n| slip | mutants | noticed | share |\n|---|---|---|---|', ...rows].join('\n'))
  if (options.only === '')
    keepMeasurement('mutation', 'npm run test:mutation', [
      `${rated.length} mutants of ${bundled.length} mappings`,
      ...rows,
    ])
  if (options.json !== undefined) {
    const lines = rated.map(({ mutant, killer }) => JSON.stringify([shown(mutant), killer]))
    writeFileSync(options.json, `[\n${lines.join(',\n')}\n]\n`)
  }
  if (score < wanted) {
    console.log(`\n${score.toFixed(2)} % is less than ${wanted} %`)
    process.exitCode = 1
  }
}

function isWished(mutant: Slip | undefined): boolean {
  return mutant !== undefined && shown(mutant).includes(options.only)
}

function shown({ kind, spec, what }: Slip): string {
  return `${spec}: ${kind}: ${what}`
}

function row(name: string, total: number, noticed: number): string {
  return `| ${name} | ${total} | ${noticed} | ${share(total, noticed).toFixed(2)} % |`
}

function share(total: number, part: number): number {
  return total === 0 ? 100 : (100 * part) / total
}
