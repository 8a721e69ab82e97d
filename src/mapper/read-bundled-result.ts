/** Reads stored results of the bundled mappings, or of a mapper's. Loads what says which fields they have, and nothing that maps. */
import { bundledPlans } from '../catalog/plans.gen.ts'
import type { MappingDataById } from '../catalog/types.gen.ts'
import { loadFields } from '../emit/load-mapping.ts'
import type { MappingId } from './map-transcript.ts'
import {
  checkReadOptions,
  type ReadOptions,
  readResult as readByMapper,
  type StoredResultOf,
} from './stored/read-result.ts'
import { StoredResultReader } from './stored/read-stored.ts'
import type { Undeclared } from './typed-mapper.ts'

/**
 * The stored result of the bundled mapping `Id`, or of any of them, which `is` narrows.
 * @example
 * const stored: StoredResult<'retr-1040'> = readResult(JSON.stringify(mapTranscript(raw)), { mapping: 'retr-1040' })
 * stored.data.income.wages?.toFixed(2) // => '14250.00'
 */
export type StoredResult<Id extends MappingId = MappingId> = StoredResultOf<MappingDataById, Id>

let bundled: StoredResultReader | undefined

/**
 * Reads a result back from the text that `JSON.stringify(result)` wrote, checked against the mapping that made it: amounts are
 * decimals again, dates are text. `mappingChange` says whether that mapping has changed since. Results of own mappings are read
 * with the mapper that has them: `readResult(text, { mapper })`.
 * @throws StoredResultError where it is no such text, or the mapping is not there or has changed too much
 * @example
 * const stored = readResult(JSON.stringify(mapTranscript(raw)))
 * stored.is('retr-1040') && stored.data.income.wages?.toFixed(2) // => '14250.00'
 * stored.mappingChange // => null
 */
export function readResult<Id extends MappingId = MappingId>(
  text: string,
  options?: { readonly mapping?: Id | undefined; readonly mapper?: undefined },
): StoredResult<Id>
export function readResult<DataById, Id extends keyof DataById & string = keyof DataById & string>(
  text: string,
  options: ReadOptions<DataById, Id>,
): StoredResultOf<DataById, Id>
export function readResult(
  text: string,
  options: {
    readonly mapping?: string | undefined
    readonly mapper?: ReadOptions<Undeclared, string>['mapper'] | undefined
  } = {},
): unknown {
  checkReadOptions(options, false)
  const { mapper, mapping } = options
  if (mapper !== undefined) return readByMapper(text, { mapper, mapping })
  bundled ??= new StoredResultReader(ofBundled())
  return bundled.read(text, mapping)
}

function ofBundled(): ConstructorParameters<typeof StoredResultReader>[0] {
  const mappings = new Map(bundledPlans().map(each => [each.id, each]))
  return {
    mappingIds: [...mappings.keys()],
    planOf: id => {
      const mapping = mappings.get(id)
      return mapping && loadFields(mapping)
    },
  }
}
