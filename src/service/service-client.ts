/** The client of the data service: one token, the transcript-detail call, and raw calls for what the interface does not show. */
import { aFunction, aText, type Rules } from '../text/messages/option-rules.ts'
import { apiCall, type CallMetadata, type ServiceCore } from './call/api-call.ts'
import { maxErrorBytes, type RawBody, type RawCallOptions, rawCall } from './call/raw-call.ts'
import { requestBody, type TranscriptRequest } from './call/transcript-request.ts'
import { aSignal, checkOptions, knobs, seenElsewhere } from './check-options.ts'
import type { CallOptions, NoDataRule, ServiceClientOptions } from './client-options.ts'
import { type DetailBody, detailBody } from './exchange/detail-answer.ts'
import { readOptions } from './read-options.ts'
import { errorOf } from './service-error.ts'
import { labelsOf, noLabels } from './telemetry/labels.ts'
import { sharedListening } from './time/abort-listeners.ts'
import { createTokenSource } from './token/token-source.ts'

/**
 * What can be said of one transcript-detail call.
 * @example
 * const own: DetailOptions = { isNoData: ({ status }) => status === 404, retries: 0 }
 * const answer = await client.transcriptDetail(request, own)
 * answer.metadata.status // => 200
 */
export interface DetailOptions extends CallOptions {
  /** Instead of the client's rule. */
  readonly isNoData?: NoDataRule | undefined
}

/**
 * A transcript as it came. `text` and `body` are the taxpayer's: keep them out of logs.
 * @example
 * const detail: TranscriptDetail = await client.transcriptDetail(request)
 * mapTranscript(detail.text).mapping.id // => 'retr-1040'
 */
export interface TranscriptDetail extends DetailBody {
  /** What may be logged. */
  readonly metadata: CallMetadata
}

/**
 * The answer to a raw call.
 * @example
 * const { companyId } = options
 * const answer: RawAnswer = await client.call('/v2/taxpayers', { companyId, tin: request.tin })
 * answer.metadata.status // => 200
 */
export interface RawAnswer extends RawBody {
  /** What may be logged. */
  readonly metadata: CallMetadata
}

/**
 * Its methods may be taken off it and handed around.
 * @example
 * const service: ServiceClient = createServiceClient(options)
 * const answer = await service.transcriptDetail(request)
 * answer.metadata.transcriptType // => 'RETR'
 */
export interface ServiceClient {
  /**
   * One transcript. A read, so repeated when it fails in passing.
   * @throws ServiceError, one of its classes
   */
  readonly transcriptDetail: (
    request: TranscriptRequest,
    options?: DetailOptions | undefined,
  ) => Promise<TranscriptDetail>
  /**
   * A call to any path below `baseUrl`, with token and `euid`; `body` is written as JSON. Not repeated unless `retries` of
   * this call says so: what it does is not known here.
   * @throws ServiceError, one of its classes
   */
  readonly call: (path: string, body?: unknown, options?: RawCallOptions | undefined) => Promise<RawAnswer>
}

/**
 * A client. Nothing is sent before the first call.
 * @throws ConfigurationError which names the first option that is missing, unknown or wrong
 * @example
 * const service = createServiceClient(options)
 * const { text } = await service.transcriptDetail(request)
 * text.includes('"RETR"') // => true
 */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const settings = readOptions(options)
  const nextCall = callNames(settings.surroundings.random)
  const tokens = createTokenSource(settings, nextCall)
  const core: ServiceCore = { settings, nextCall, tokens, listen: sharedListening() }
  return {
    transcriptDetail: async (request, own = {}) => {
      checkOptions(own, detailRules())
      const labels = labelsOf(request)
      const body = requestBody(request, settings.companyId)
      if (!body.ok) throw errorOf(body.failure, labels)
      const { value, metadata } = await apiCall(
        core,
        {
          operation: 'transcript-detail',
          labels,
          url: settings.transcriptDetailUrl,
          method: 'POST',
          template: settings.transcriptDetailPath,
          body: body.value,
          limitFor: (status, policy) => (status === 200 ? policy.maxResponseBytes : maxErrorBytes),
          judge: answer => detailBody(answer, own.isNoData ?? settings.isNoData, settings.surroundings.now()),
        },
        own,
      )
      return { ...value, metadata }
    },
    call: async (path, body, own = {}) => {
      checkOptions(own, rawRules())
      const work = rawCall(settings, path, body, own)
      if (!work.ok) throw errorOf(work.failure, noLabels)
      const { value, metadata } = await apiCall(core, work.value, { ...own, retries: own.retries ?? 0 })
      return { ...value, metadata }
    },
  }
}

const detailRules = (): Rules<DetailOptions> => ({ isNoData: aFunction, signal: aSignal, ...knobs })
const rawRules = (): Rules<RawCallOptions> => ({
  method: seenElsewhere,
  template: aText,
  signal: aSignal,
  ...knobs,
})

/** Names for calls: a beginning drawn by chance, so that those of two clients differ, and a count. */
function callNames(random: () => number): () => string {
  const client = Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0')
  let count = 0
  return () => `${client}-${++count}`
}
