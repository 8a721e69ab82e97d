/** Reads stored results of the mappings of a mapper. Loads no mapping of its own. */
import { checkOptions, optionsError } from '../../diagnostics/check-options.ts'
import { aText, type Rules } from '../../text/messages/option-rules.ts'
import { planOf } from '../mapper.ts'
import type { dataOfResults, Mapper } from '../typed-mapper.ts'
import { StoredResultReader } from './read-stored.ts'
import type { StoredResultById } from './stored-result.ts'

/**
 * What `readResult` reads by.
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * const mapper = createMapper({ mappings: [retr1040] })
 * const own: ReadOptions<unknown, 'retr-1040'> = { mapper, mapping: 'retr-1040' }
 */
export interface ReadOptions<DataById, Id> {
  /** A mapper that has the mappings whose results are read. */
  readonly mapper: Pick<Mapper<DataById>, 'mappingIds' | typeof planOf | typeof dataOfResults>
  /** The id of the mapping that must have made the result; that of any other is then an error. */
  readonly mapping?: Id | undefined
}

const readers = new WeakMap<object, StoredResultReader>()

/**
 * Reads a result back from the text that `JSON.stringify(result)` wrote, checked against the mapping that made it: amounts are
 * decimals again. `mappingChange` says whether that mapping has changed since.
 * @throws StoredResultError where it is no such text, or the mapping is not there or has changed too much
 * @throws OptionsError without a mapper
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * const mapper = createMapper({ mappings: [retr1040] })
 * const stored = readResult(JSON.stringify(mapper.mapTranscript(raw)), { mapper })
 * stored.data.income.wages?.toFixed(2) // => '14250.00'
 */
export function readResult<DataById, Id extends keyof DataById & string = keyof DataById & string>(
  text: string,
  options: ReadOptions<DataById, Id>,
): StoredResultOf<DataById, Id> {
  checkReadOptions(options)
  const { mapper } = options
  // What is read of a mapping is kept as long as its mapper.
  const reader =
    readers.get(mapper) ?? new StoredResultReader({ planOf: mapper[planOf], mappingIds: mapper.mappingIds })
  readers.set(mapper, reader)
  // The data fits the fields of the mapping, from which its type is made.
  return reader.read(text, options.mapping) as StoredResultOf<DataById, Id>
}

/** The stored result of one mapping, or of any of several. */
export type StoredResultOf<DataById, Id extends keyof DataById & string> = {
  [Each in Id]: StoredResultById<DataById, Each>
}[Id]

const howToGive = 'give the mapper that createMapper made: readResult(text, { mapper })'

const rules: Rules<ReadOptions<object, string>> = {
  mapper: {
    expected: 'a mapper',
    fits: value => typeof value === 'object' && value !== null && planOf in value,
    hint: () => howToGive,
  },
  mapping: { ...aText, expected: 'the id of a mapping' },
}

/** @throws OptionsError for the first option that is unknown, wrong or, where a mapper `isNeeded`, missing */
export function checkReadOptions(options: unknown, isNeeded = true): void {
  checkOptions('readResult', options, rules)
  if (!isNeeded || Object(options).mapper !== undefined) return
  throw optionsError('readResult', {
    kind: 'wrong',
    name: '"mapper"',
    found: 'missing',
    expected: 'a mapper',
    hint: howToGive,
  })
}
