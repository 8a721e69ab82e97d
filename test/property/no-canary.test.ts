/**
 * What a document says is never said again in a message: in any sample, whatever value or key of it is somebody's name or number,
 * TYPE, FORM and PERIOD included, no issue, error, note of the command or rejected line shows it. Results and lineage hold it.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { batchMapper } from '../../src/bulk/batch/map-batch.ts'
import { MapperError, mapTranscript } from '../../src/index.ts'
import { shown } from '../support/canaries.ts'
import { goldens } from '../support/goldens.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { file, txmap } from '../support/txmap.ts'

const isLong = process.env.PROPERTY_RUNS !== undefined
const runs = propertyRuns(100)
const patience = 180_000

/** Each is unlike any label; the numbers are of ranges never issued. */
const canaries = [
  'ZEBULON QUACKENBUSH',
  'Zebulon',
  '987-65-4321',
  '987654321',
  '98-7654321',
  'XXX-XX-9876',
  '17 QUACKENBUSH LANE, YPSILANTI',
  'zebulon@quackenbush.example',
  'INCOME OF ZEBULON QUACKENBUSH',
  'TOTAL WAGES 987654321',
  'TOTAL WAGES $8,765.43',
  '8765.43',
] as const

/** What may not be seen of them, whatever stands around it. */
const telling = /zebulon|quackenbush|ypsilanti|987-?65-?4321|98-7654321|9876\b|8,?765\.43/i

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const samples = goldens().map(({ name, text }) => ({ name, document: JSON.parse(text) as Json }))

/** Everything but results that mapping a text lets somebody see. */
function reported(text: string): string {
  try {
    const { issues } = mapTranscript(text, { unmapped: 'error' })
    return issues
      .map(({ code, severity, message, path, spec, check }) =>
        [code, severity, message, path, spec, check].join(' '),
      )
      .join('\n')
  } catch (error) {
    if (!(error instanceof MapperError)) throw error
    return shown(error)
  }
}

const mapBatch = batchMapper({
  mapOne: text => mapTranscript(text, { unmapped: 'error' }),
  lineage: true,
  coverage: true,
  compression: 'none',
  memory: 1024,
  writes: 'data',
})

function rejected(text: string): string {
  const { rejections, tally } = mapBatch(Uint8Array.from(Buffer.from(text)), 0)
  return `${rejections}\n${JSON.stringify(tally)}`
}

function withEveryValue(value: Json, canary: string, keep: readonly string[]): Json {
  if (typeof value !== 'object' || value === null) return canary
  if (Array.isArray(value)) return value.map(each => withEveryValue(each, canary, []))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      keep.includes(key) ? each : withEveryValue(each, canary, []),
    ]),
  )
}

type Path = readonly (string | number)[]

function placesIn(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return []
  const parts: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((each, index) => [index, each])
    : Object.entries(value)
  return parts.flatMap(([step, each]) => [[...path, step], ...placesIn(each, [...path, step])])
}

/** What is done at one place: the value, the key, a line beside it, or the key again is a canary, or it stands in one text with the key. */
const ways = ['value', 'key', 'beside', 'twice', 'inside', 'behind'] as const

/** The JSON text of `value` with the canary at `path`. */
function planted(value: Json, [step, ...more]: Path, way: (typeof ways)[number], canary: string): string {
  if (typeof value !== 'object' || value === null || step === undefined) return JSON.stringify(value)
  const inner = (each: Json): string => planted(each, more, way, canary)
  if (Array.isArray(value))
    return `[${value.map((each, at) => (at !== step ? JSON.stringify(each) : more.length > 0 ? inner(each) : JSON.stringify(canary))).join()}]`
  const said = JSON.stringify(canary)
  const members = Object.entries(value).map(([key, each]): string => {
    const name = JSON.stringify(key)
    const text = JSON.stringify(each)
    if (key !== step) return `${name}:${text}`
    if (more.length > 0) return `${name}:${inner(each)}`
    switch (way) {
      case 'value':
        return `${name}:${said}`
      case 'key':
        return `${said}:${text}`
      case 'beside':
        return `${name}:${text},${said}:"$1.00",${said}:${said}`
      case 'twice':
        return `${name}:${text},${name}:${said}`
      case 'behind':
        return `${JSON.stringify(`${key} ${canary}`)}:""`
      default:
        return `${name}:{${said}:{${said}:"$1.00"}}`
    }
  })
  return `{${members.join()}}`
}

describe('no canary is seen', () => {
  test.each(canaries)(
    'with every value of every sample "%s"',
    canary => {
      // One canary for each sample; all of them in the long run.
      const own = samples.filter((_, at) => isLong || at % canaries.length === canaries.indexOf(canary))
      for (const { name, document } of own) {
        for (const keep of [[], ['TYPE'], ['TYPE', 'FORM', 'PERIOD']]) {
          const text = JSON.stringify(withEveryValue(document, canary, keep))
          expect(telling.test(reported(text)), name).toBe(false)
          if (keep.length === 0) expect(telling.test(rejected(text)), name).toBe(false)
        }
      }
    },
    patience,
  )

  test(
    'at any one place of any sample, as a value, a key, or a key written again',
    () => {
      const place = fc.constantFrom(...samples).chain(({ name, document }) =>
        fc.record({
          name: fc.constant(name),
          document: fc.constant(document),
          path: fc.constantFrom(...placesIn(document)),
          way: fc.constantFrom(...ways),
          canary: fc.constantFrom(...canaries),
        }),
      )
      fc.assert(
        fc.property(place, ({ document, path, way, canary }) => {
          const text = planted(document, path, way, canary)
          expect(telling.exec(reported(text))).toBe(null)
          expect(telling.exec(rejected(text))).toBe(null)
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  test('in the notes of the command', async () => {
    for (const canary of canaries) {
      for (const keep of [[], ['TYPE'], ['TYPE', 'FORM', 'PERIOD']]) {
        const [sample] = samples
        const text = JSON.stringify(withEveryValue(sample?.document ?? {}, canary, keep))
        const { notes } = await txmap(['map', file('canary.json', text)])
        expect(telling.exec(notes)).toBe(null)
      }
    }
  })

  test('in the kind of document of a result, which reports and counts are kept by', () => {
    for (const canary of canaries) {
      const { document } = mapTranscript({ TYPE: 'RETR', FORM: canary, PERIOD: canary })
      expect(document).toEqual({ type: 'RETR', form: '', period: undefined })
    }
  })
})
