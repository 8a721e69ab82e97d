/**
 * The least that a reader of a document does who gives the data of its mapping: the normalizer of each field, called with the text
 * that the field is read from. No label is looked up, nothing is kept, computed or checked, and no line that is left unread is noted.
 */
import type { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import type { Normalizer, Reading } from '../../../src/normalize/definition.ts'
import type { Library } from '../library.ts'

type Mapping = ReturnType<typeof bundledPlans>[number]
type Read = (text: string, ...besides: readonly unknown[]) => Reading<unknown>

/** One text, with what reads it. */
interface Call {
  readonly read: Read
  readonly text: string
  readonly besides: readonly unknown[]
}

/** The calls that each of `texts`, transcripts that `mapping` reads, takes: found by mapping it with normalizers that note them. */
export function callsOf(
  library: Pick<Library, 'createMapper'>,
  mapping: Mapping,
  texts: readonly string[],
): ReadonlyMap<string, readonly Call[]> {
  let calls: Call[] = []
  let isReading = true
  const noting =
    (read: Read): Read =>
    (text, ...besides) => {
      if (isReading) calls.push({ read, text, besides })
      return read(text, ...besides)
    }
  // The first figure or check ends it: what is tried behind them is of no field.
  const code: Mapping['code'] = mapping.code.map(each => (data, run) => {
    isReading = false
    return each(data, run)
  })
  const toolkit = {
    ...mapping.toolkit,
    normalizers: mapping.toolkit.normalizers.map(each => noted(each, noting)),
  }
  const mapper = library.createMapper({ mappings: [{ ...mapping, toolkit, code }] })
  const found = new Map<string, readonly Call[]>()
  const [first] = texts
  if (first === undefined) return found
  // What a mapping asks its normalizers once, when it is made ready, is of no document.
  mapper.mapTranscript(JSON.parse(first))
  for (const text of texts) {
    calls = []
    isReading = true
    mapper.mapTranscript(JSON.parse(text))
    found.set(text, calls)
  }
  // Normalizers are known by their names: the library gets its own ones back.
  library.createMapper({ mappings: [mapping] }).mapTranscript(JSON.parse(first))
  return found
}

function noted(normalizer: Normalizer, noting: (read: Read) => Read): Normalizer {
  const { parse, withTables } = normalizer
  return {
    ...normalizer,
    parse: noting(parse),
    ...(withTables === undefined
      ? {}
      : { withTables: (...tables: readonly unknown[]) => noting(withTables(...tables)) }),
  }
}

/** Makes the calls of one document. How many gave a value, so that none can be left out. */
export function valuesAlone(calls: readonly Call[]): number {
  let count = 0
  for (const { read, text, besides } of calls) if (typeof read(text, besides[0]) !== 'symbol') count++
  return count
}
