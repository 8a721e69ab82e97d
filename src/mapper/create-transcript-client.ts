/** The client of the data service joined to the bundled mappings, or to a mapper of one's own. */
import { bundledPlans } from '../catalog/plans.gen.ts'
import type { MappingDataById } from '../catalog/types.gen.ts'
import type { ServiceClientOptions } from '../service/client-options.ts'
import {
  createMappingClient,
  type MappingClientOptions,
  type TranscriptClient,
  type TranscriptMapper,
} from './create-mapping-client.ts'
import { mapTranscript } from './map-transcript.ts'

/**
 * The options of the client.
 * @example
 * const own: TranscriptClientOptions = { ...options, retries: 4 }
 */
export interface TranscriptClientOptions<DataById = MappingDataById> extends ServiceClientOptions {
  /** Own mappings, made by `createMapper`. The bundled ones where left out. */
  readonly mapper?: TranscriptMapper<DataById> | undefined
}

/**
 * A client whose transcripts are read by the bundled mappings, or by those of `mapper`. Nothing is sent before the first call.
 * @throws ConfigurationError which names the first option that is missing, unknown or wrong
 * @example
 * const client = createTranscriptClient(options)
 * const result = await client.mapTranscript(request, { mapping: 'retr-1040' })
 * result.data.income.wages?.toFixed(2) // => '14250.00'
 */
export function createTranscriptClient(
  options: ServiceClientOptions & { readonly mapper?: undefined },
): TranscriptClient
export function createTranscriptClient<DataById>(
  options: MappingClientOptions<DataById>,
): TranscriptClient<DataById>
export function createTranscriptClient(options: TranscriptClientOptions): TranscriptClient
export function createTranscriptClient<DataById>(
  options: TranscriptClientOptions<DataById>,
): TranscriptClient<DataById> {
  // Without a mapper the data is that of the bundled mappings, as the signatures above say.
  const { mapper = bundledMapper as TranscriptMapper<DataById>, ...own } = options ?? {}
  return createMappingClient({ ...own, mapper })
}

/** The bundled mappings as a mapper: their ids are put together when one is asked for. */
const bundledMapper = {
  mapTranscript,
  get mappingIds(): readonly string[] {
    return bundledPlans().map(({ id }) => id)
  },
}
