/** The client of the data service joined to the bundled mappings, or to a mapper of one's own. */
import type { ServiceClientOptions } from '../service/client-options.ts'
import type { DetailOptions } from '../service/service-client.ts'
import type { TranscriptRequest } from '../service/transcript-request.ts'
import type { TranscriptResult } from '../transcript/transcript-result.ts'
import { createMappingClient, type MappedOptions, type TranscriptClientOf } from './create-mapping-client.ts'
import {
  type AnyMappedTranscript,
  type MappedTranscript,
  type MappingId,
  mapTranscript,
} from './map-transcript.ts'
import type { Mapper } from './mapper.ts'

/** The options of the client. */
export interface TranscriptClientOptions extends ServiceClientOptions {
  /** Own mappings, made by `createMapper`. The bundled ones where left out. */
  readonly mapper?: Pick<Mapper, 'mapTranscript'> | undefined
}

/** A client whose transcripts are read by the bundled mappings, typed by mapping. */
export interface TranscriptClient extends TranscriptClientOf<AnyMappedTranscript> {
  readonly mapTranscript: {
    <Id extends MappingId>(
      request: TranscriptRequest,
      options: DetailOptions & { readonly mapping: Id },
    ): Promise<MappedTranscript<Id>>
    (request: TranscriptRequest, options?: MappedOptions | undefined): Promise<AnyMappedTranscript>
  }
}

/**
 * A client. Nothing is sent before the first call.
 * @throws ConfigurationError which names the first option that is missing, unknown or wrong
 */
export function createTranscriptClient(
  options: TranscriptClientOptions & { readonly mapper: Pick<Mapper, 'mapTranscript'> },
): TranscriptClientOf<TranscriptResult>
export function createTranscriptClient(
  options: ServiceClientOptions & { readonly mapper?: undefined },
): TranscriptClient
export function createTranscriptClient(options: TranscriptClientOptions): TranscriptClientOf<TranscriptResult>
export function createTranscriptClient(
  options: TranscriptClientOptions,
): TranscriptClientOf<TranscriptResult> {
  const { mapper = { mapTranscript }, ...own } = options ?? {}
  return createMappingClient<TranscriptResult>({ ...own, mapper })
}
