/** Reads stored results of the mappings of a mapper. Loads no mapping of its own. */
import { errorText, OptionsError } from '../../diagnostics/errors.ts'
import { planOf } from '../mapper.ts'
import type { dataOfResults, Mapper } from '../typed-mapper.ts'
import { StoredResultReader } from './read-stored.ts'
import type { StoredResultById } from './stored-result.ts'

/** What `readResult` reads by. */
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
 */
export function readResult<DataById, Id extends keyof DataById & string = keyof DataById & string>(
  text: string,
  options: ReadOptions<DataById, Id>,
): StoredResultOf<DataById, Id> {
  // A caller without types may give anything.
  const mapper: unknown = options?.mapper
  if (!isReadable(mapper)) {
    const code = 'mapper/wrong-option'
    const parameters = {
      what: '"mapper"',
      found: mapper === undefined ? 'missing' : 'something else',
      expected: 'a mapper',
    }
    throw new OptionsError(
      code,
      errorText(code, parameters),
      'write readResult(text, { mapper: createMapper({ … }) })',
    )
  }
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

function isReadable(mapper: unknown): mapper is Pick<Mapper, 'mappingIds' | typeof planOf> {
  return typeof mapper === 'object' && mapper !== null && planOf in mapper
}
