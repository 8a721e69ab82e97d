/** The client of the data service joined to a mapper: from a request to typed data in one call, or many of them. Knows no mapping. */

import type { MappingDataById } from '../catalog/types.gen.ts'
import { brokenPromise } from '../diagnostics/bug.ts'
import { MapperError } from '../diagnostics/errors.ts'
import { inParallel, type ParallelOptions, type Requests } from '../service/call/in-parallel.ts'
import type { TranscriptRequest } from '../service/call/transcript-request.ts'
import { aSignal, checkOptions, knobs, seenElsewhere } from '../service/check-options.ts'
import type { ServiceClientOptions } from '../service/client-options.ts'
import {
  createServiceClient,
  type DetailOptions,
  type ServiceClient,
  type TranscriptDetail,
} from '../service/service-client.ts'
import { configurationError } from '../service/service-error.ts'
import {
  aFunction,
  anObjectWith,
  aText,
  oneOfTexts,
  type Rule,
  type Rules,
} from '../text/messages/option-rules.ts'
import { FailedTranscript, FetchedTranscript } from './fetched-transcript.ts'
import type { MapOptions } from './mapper.ts'
import type { AnyResultById, dataOfResults, Mapper, ResultById } from './typed-mapper.ts'

/**
 * What maps the text of a transcript: a mapper of `createMapper`.
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * import { createMapper } from 'tax-transcript-mapper/engine'
 * const mapper: TranscriptMapper<Pick<MappingDataById, 'retr-1040'>> = createMapper({ mappings: [retr1040] })
 */
export type TranscriptMapper<DataById> = Pick<Mapper<DataById>, 'mapTranscript' | typeof dataOfResults> &
  Partial<Pick<Mapper<DataById>, 'mappingIds'>>

/**
 * The options of a client with a mapper of one's own.
 * @example
 * import type { Decimal } from 'tax-transcript-mapper'
 * type Data = { 'acme-1040': { totalIncome: Decimal | null } }
 * const mapper = createMapper<Data>({ mappings: [yaml], bundled: false })
 * const own: MappingClientOptions<Data> = { ...options, mapper }
 * const answer = await createMappingClient(own).mapTranscript(request, { mapping: 'acme-1040' })
 * answer.data.totalIncome?.toFixed(2) // => '53735.00'
 */
export interface MappingClientOptions<DataById> extends ServiceClientOptions {
  readonly mapper: TranscriptMapper<DataById>
}

/**
 * What can be said of one fetched and mapped transcript.
 * @example
 * const own: MappedOptions<'retr-1040'> = { mapping: 'retr-1040', timeoutMs: 5_000 }
 * const answer = await client.mapTranscript(request, { ...own, mapping: 'retr-1040' })
 * answer.data.income.wages?.toFixed(2) // => '14250.00'
 */
export interface MappedOptions<Id = undefined> extends DetailOptions {
  /** The id of the mapping to use; a document of another type or form is then an error. */
  readonly mapping?: Id | undefined
}

/**
 * What can be said of many. `signal` ends them all.
 * @example
 * const own: FetchOptions = { concurrency: 8, order: 'asked' }
 * const ended = []
 * for await (const one of client.fetchTranscripts([request, request], own)) ended.push(one)
 * ended.map(({ index }) => index) // => [0, 1]
 */
export interface FetchOptions<Id = undefined> extends ParallelOptions, Omit<MappedOptions<Id>, 'signal'> {}

/**
 * What becomes of one request of many.
 * @example
 * const line = (one: FetchOutcome<unknown>): string => (one.ok ? 'mapped' : one.error.code)
 * for await (const one of client.fetchTranscripts([request])) {
 *   line(one) // => 'mapped'
 * }
 */
export type FetchOutcome<Result> = FetchedTranscript<Result> | FailedTranscript

/**
 * A client whose transcripts are read by the mappings of `DataById`, typed by mapping.
 * @example
 * const client: TranscriptClient = createTranscriptClient(options)
 * const result = await client.mapTranscript(request)
 * result.mapping.id // => 'retr-1040'
 */
export interface TranscriptClient<DataById = MappingDataById> extends ServiceClient {
  /**
   * One transcript, fetched and mapped. Its text is mapped, so keys written twice are seen. One of another type, form, period or
   * taxpayer than was asked for has an issue, `transcript/not-as-asked`.
   * @throws ServiceError where it could not be fetched
   * @throws TranscriptShapeError, NoMappingError where it could not be mapped, or, before anything is sent, where no mapping has the id;
   * `transcriptDetail` gives the transcript as it came
   */
  readonly mapTranscript: {
    <Id extends keyof DataById & string>(
      request: TranscriptRequest,
      options: MappedOptions<Id> & { readonly mapping: Id },
    ): Promise<ResultById<DataById, Id>>
    (request: TranscriptRequest, options?: MappedOptions | undefined): Promise<AnyResultById<DataById>>
  }
  /**
   * Many transcripts, some at a time. Each request is in the results exactly once; one that fails is there with its error.
   * Begins when it is read; leaving the loop early aborts what is under way.
   * @throws ConfigurationError for an option that is unknown or wrong
   * @throws NoMappingError where no mapping has the id
   */
  readonly fetchTranscripts: {
    <Id extends keyof DataById & string>(
      requests: Requests<TranscriptRequest>,
      options: FetchOptions<Id> & { readonly mapping: Id },
    ): Outcomes<ResultById<DataById, Id>>
    (
      requests: Requests<TranscriptRequest>,
      options?: FetchOptions | undefined,
    ): Outcomes<AnyResultById<DataById>>
  }
}

type Outcomes<Result> = AsyncGenerator<FetchOutcome<Result>, void, undefined>

const mapperRule = (): Rule => anObjectWith('mapTranscript')
const mappedRules = (): Rules<MappedOptions<string>> => ({
  mapping: aText,
  isNoData: aFunction,
  signal: aSignal,
  ...knobs,
})
const fetchRules = (): Rules<FetchOptions<string>> => ({
  ...mappedRules(),
  concurrency: seenElsewhere,
  onProgress: aFunction,
  order: oneOfTexts('done', 'asked'),
})

/**
 * A client whose transcripts `mapper` reads. Brings no mapping with it. Nothing is sent before the first call.
 * @throws ConfigurationError which names the first option that is missing, unknown or wrong
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * import { createMapper } from 'tax-transcript-mapper/engine'
 * const client = createMappingClient({ ...options, mapper: createMapper({ mappings: [retr1040] }) })
 * const result = await client.mapTranscript(request)
 * result.data.income.wages?.toFixed(2) // => '14250.00'
 */
export function createMappingClient<DataById>(
  options: MappingClientOptions<DataById>,
): TranscriptClient<DataById> {
  // A caller without types may give anything; what is left of it is looked at with the other options.
  const { mapper, ...serviceOptions } = options ?? {}
  if (mapper === undefined || !mapperRule().fits(mapper))
    throw configurationError(
      `"mapper" is not ${mapperRule().expected}`,
      'make one: createMapper({ mappings: [retr1040] })',
    )
  const service = createServiceClient(serviceOptions)
  type Result = AnyResultById<DataById>
  // Every mapper takes the id of one of its mappings and throws for any other.
  const mapTranscript = mapper.mapTranscript as (raw: unknown, options: MapOptions) => Result
  const map = (request: TranscriptRequest, detail: TranscriptDetail, mapping: string | undefined): Result =>
    mapTranscript(detail.text, { mapping, request })
  // An id that the mapper does not have is refused in the mapper's own words, before a transcript is fetched for nothing.
  const mustBeKnown = (mapping: string | undefined): void => {
    const known: readonly string[] | undefined = mapper.mappingIds
    if (mapping !== undefined && known?.includes(mapping) === false)
      mapTranscript({ TYPE: 'NONE' }, { mapping })
  }
  const client: UntypedClient<Result> = {
    ...service,
    mapTranscript: async (request, given = {}) => {
      // Before anything is sent.
      checkOptions(given, mappedRules())
      const { mapping, ...own } = given
      mustBeKnown(mapping)
      return map(request, await service.transcriptDetail(request, own), mapping)
    },
    fetchTranscripts: (requests, given = {}) => {
      checkOptions(given, fetchRules())
      const { mapping, concurrency, signal, onProgress, order, ...own } = given
      mustBeKnown(mapping)
      return inParallel(
        requests,
        async (request, index, stop): Promise<FetchOutcome<Result>> => {
          let detail: TranscriptDetail | null = null
          try {
            detail = await service.transcriptDetail(request, { ...own, signal: stop })
            return new FetchedTranscript(index, request, detail, map(request, detail, mapping))
          } catch (error) {
            return new FailedTranscript(index, request, ourOwn(error), detail)
          }
        },
        { concurrency, signal, onProgress, order },
      )
    },
  }
  // A pinned mapping makes the result, or there is an error.
  return client as TranscriptClient<DataById>
}

/** The client as it is made: the mapper's types say which results it gives. */
interface UntypedClient<Result> extends ServiceClient {
  readonly mapTranscript: (
    request: TranscriptRequest,
    options?: MappedOptions<string> | undefined,
  ) => Promise<Result>
  readonly fetchTranscripts: (
    requests: Requests<TranscriptRequest>,
    options?: FetchOptions<string> | undefined,
  ) => Outcomes<Result>
}

/** An error of ours; any other, whose message may hold anything, becomes one that says nothing of it. */
function ourOwn(error: unknown): MapperError {
  if (error instanceof MapperError) return error
  return brokenPromise(
    `a transcript could not be handled (${error instanceof Error ? 'an error' : typeof error})`,
  )
}
