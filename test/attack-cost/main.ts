/**
 * `npm run measure:attacks`: what a stranger can still make us spend, for each kilobyte that he sends: documents of every family,
 * mappings, and requests to the callback handler. The least of three runs counts, in processor time. --kilobytes N sets the size (100).
 * RECORD=1 keeps the figures for docs/security.md.
 */
import { createMapper, MapperError, mapTranscript } from '../../src/index.ts'
import { createCallbackHandler } from '../../src/service-index.ts'
import { families } from '../support/document-families.ts'
import { goldens } from '../support/goldens.ts'
import { keptHeap } from '../support/kept-heap.ts'
import { keepMeasurement } from '../support/measurement.ts'
import { processorTime } from '../support/processor-time.ts'
import { scriptOptions, wrongUsage } from '../support/script-options.ts'
import { mappings } from './mappings.ts'

const { values: options } = scriptOptions(import.meta.filename, {
  kilobytes: { type: 'string', default: '100' },
})
const wanted = Number(options.kilobytes) * 1000
if (!(wanted >= 1000)) wrongUsage('--kilobytes is a number, at least 1')

/** For each kilobyte of what came in: milliseconds of processor time, kilobytes kept, kilobytes of what is given as JSON text. */
interface Cost {
  readonly name: string
  readonly milliseconds: number
  readonly kept: number
  readonly given: number
}

/** `make` with the number that gives about the wanted length. */
function sized(make: (size: number) => string): string {
  const slope = (make(2000).length - make(1000).length) / 1000
  // A sample is what it is.
  if (slope === 0) return make(0)
  return make(Math.max(1, Math.round(wanted / Math.max(slope, 0.01))))
}

function orNothing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof MapperError) return undefined
    throw error
  }
}

function least(work: () => unknown): number {
  return Math.min(...[1, 2, 3].map(() => processorTime(work).spent))
}

function ofDocument(name: string, make: (size: number) => string): Cost {
  const text = sized(make)
  const kilobytes = text.length / 1000
  const map = () => orNothing(() => mapTranscript(text))
  const whole = (): number => {
    const result = map()
    if (result === undefined) return 0
    return JSON.stringify(result).length + JSON.stringify(result.lineage()).length + result.coverage.read
  }
  return {
    name,
    milliseconds: least(whole) / kilobytes,
    kept: keptHeap(map) / 1000 / kilobytes,
    given: whole() / 1000 / kilobytes,
  }
}

function ofMapping(name: string, make: (size: number) => string): Cost {
  const text = make(Math.min(wanted, 99_000))
  const kilobytes = text.length / 1000
  const compile = () => orNothing(() => createMapper({ mappings: [text] }))
  return {
    name,
    milliseconds: least(compile) / kilobytes,
    kept: keptHeap(compile) / 1000 / kilobytes,
    given: 0,
  }
}

async function ofRequest(name: string, secret: string, body: string): Promise<Cost> {
  const handler = createCallbackHandler({ secret: 'a-secret-of-a-test', onData: () => {}, replayWindowMs: 0 })
  const before = process.cpuUsage()
  const times = 20
  for (let at = 0; at < times; at++) {
    const url = `https://host.example/callbacks/${secret}`
    await handler(new Request(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }))
  }
  const { user, system } = process.cpuUsage(before)
  const kilobytes = body.length / 1000
  return { name, milliseconds: (user + system) / 1000 / times / kilobytes, kept: 0, given: 0 }
}

function shown(title: string, costs: readonly Cost[], count: number): readonly string[] {
  const worst = [...costs].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
  return worst.map(
    ({ name, milliseconds, kept, given }) =>
      `| ${title} | ${name} | ${milliseconds.toFixed(2)} | ${kept.toFixed(0)} | ${given.toFixed(0)} |`,
  )
}

mapTranscript('{"TYPE":"RETR","FORM":"1040"}')
orNothing(() => createMapper({ mappings: ['id: x'] }))
const documents = Object.entries(families).map(([name, make]) => ofDocument(name, make))
const texts = Object.entries(mappings).map(([name, make]) => ofMapping(name, make))
const ordinary = goldens()
  .filter(({ text }) => text.length >= 2000)
  .map(({ name, text }) => ofDocument(name, () => text))
const deep = `${'['.repeat(wanted / 2)}${']'.repeat(wanted / 2)}`
const lines = Array.from({ length: wanted / 20 }, (_, at) => `"LINE ${at}":"$1.00"`)
const wide = JSON.stringify({ Data: `{"TYPE":"RETR",${lines.join()}}` })
const requests = [
  await ofRequest('from a stranger', 'another-secret-here', wide),
  await ofRequest('with the secret, deep', 'a-secret-of-a-test', deep),
  await ofRequest('with the secret, wide', 'a-secret-of-a-test', wide),
]
console.info(
  '| sent | worst | ms for each KB | KB kept for each KB | KB of results and lineage for each KB |',
)
console.info('|---|---|---:|---:|---:|')
const rows = [
  ...shown('ordinary document', ordinary, 1),
  ...shown('document', documents, 6),
  ...shown('mapping', texts, 4),
  ...shown('callback', requests, 3),
]
for (const row of rows) console.info(row)
keepMeasurement('attacks', `npm run measure:attacks -- --kilobytes ${options.kilobytes}`, rows)
const most = (name: 'kept' | 'given'): string => {
  const [first] = [...documents].sort((one, other) => other[name] - one[name])
  return `${first?.[name].toFixed(0)} (${first?.name})`
}
console.info(`\nMost kept by a document: ${most('kept')}; most given: ${most('given')}`)
