/**
 * Fetches many transcripts into a store, each request kept or failed exactly once: what a job of a queue, a script or a service
 * calls. Knows no queue and no store. Requests are known by an id of the caller's, so that nothing else need be written down.
 */

import { unreachable } from '../diagnostics/unreachable.ts'
import { aFunction, anObjectWith, aText, type Rule, type Rules } from '../text/messages/option-rules.ts'
import { inParallel, type Progress, type Requests } from './call/in-parallel.ts'
import type { TranscriptRequest } from './call/transcript-request.ts'
import { aSignal, checkOptions, seenElsewhere } from './check-options.ts'
import type { ServiceClient, TranscriptDetail } from './service-client.ts'
import { AbortedError, configurationError, ServiceError } from './service-error.ts'

/**
 * A request and what it is known by.
 * @example
 * const wanted: readonly IdentifiedRequest[] = [{ id: 'loan-17', request }]
 * const kept: string[] = []
 * await fetchInto(wanted, client, { keep: async id => void kept.push(id), fail: async () => {} })
 * kept // => ['loan-17']
 */
export interface IdentifiedRequest {
  /** Opaque: it stands in queues, ledgers and logs, so it must not be made of a tax id in a way that can be undone. */
  readonly id: string
  readonly request: TranscriptRequest
}

/**
 * Where transcripts go. Its calls may overlap, and each may come again for an id that was kept already, after a crash.
 * @example
 * const texts = new Map<string, string>()
 * const sink: ArchiveSink = {
 *   keep: async (id, { text }) => void texts.set(id, text),
 *   fail: async (id, { code, retryable }) => logger.warn(id, { code, retryable }),
 * }
 * const answer = await fetchInto([{ id: 'loan-17', request }], client, sink)
 * answer.kept // => 1
 */
export interface ArchiveSink {
  /** Keeps a transcript; resolves when it is safe. `detail.text` is the taxpayer's. What it throws ends the work. */
  readonly keep: (id: string, detail: TranscriptDetail) => Promise<void>
  /**
   * Takes notice of a request without a transcript. `error.retryable` says whether asking again may succeed, after
   * `error.retryAfterMs` where the service named a time; what is not retryable, such as a missing consent, is final.
   */
  readonly fail: (id: string, error: ServiceError) => Promise<void>
}

/**
 * The options of `fetchInto`.
 * @example
 * const own: FetchIntoOptions = { concurrency: 8, signal: AbortSignal.timeout(60_000) }
 * const sink: ArchiveSink = { keep: async () => {}, fail: async () => {} }
 * const answer = await fetchInto([{ id: 'loan-17', request }], client, sink, own)
 * answer.unfinished // => 0
 */
export interface FetchIntoOptions {
  /** How many requests are under way at once. 4 where left out. */
  readonly concurrency?: number | undefined
  /** Ends the work: what is under way or has not begun is neither kept nor failed. */
  readonly signal?: AbortSignal | undefined
  /** Called for each request that was kept, failed or left unfinished. */
  readonly onProgress?: ((progress: Progress) => unknown) | undefined
}

/**
 * Counts of requests; holds no value of any.
 * @example
 * const line = ({ kept, failed }: FetchSummary): string => `${kept} kept, ${Object.keys(failed).join(' ')}`
 * const sink: ArchiveSink = { keep: async () => {}, fail: async () => {} }
 * const summary = await fetchInto([{ id: 'loan-18', request: { ...request, tin: '12' } }], client, sink)
 * line(summary) // => '0 kept, service/invalid-request'
 */
export interface FetchSummary {
  readonly kept: number
  /** By code. */
  readonly failed: Readonly<Record<string, number>>
  /** Left when the signal was aborted: those that were begun, and of a list all. */
  readonly unfinished: number
}

interface Fetched {
  readonly index: number
  readonly ok: boolean
  readonly end:
    | { readonly kind: 'kept' }
    | { readonly kind: 'unfinished' }
    | { readonly kind: 'failed'; readonly code: string }
    /** What the sink threw, or a client that is none of ours. */
    | { readonly kind: 'fault'; readonly error: unknown }
}

const rules = (): Rules<FetchIntoOptions> => ({
  concurrency: seenElsewhere,
  signal: aSignal,
  onProgress: aFunction,
})

/**
 * Fetches each of `requests` by `client`, and hands it to `sink` before another one takes its place. The client repeats what
 * fails in passing, by its own settings.
 * @throws ConfigurationError for an option that is unknown or wrong, a client or sink that is none, and a request without an id
 * @throws whatever the sink or the source of the requests throws; what is under way is then aborted
 * @example
 * const sink: ArchiveSink = { keep: (_, { text }) => store(text), fail: async () => {} }
 * await fetchInto([{ id: 'loan-17', request }], client, sink) // => { kept: 1, failed: {}, unfinished: 0 }
 */
export async function fetchInto(
  requests: Requests<IdentifiedRequest>,
  client: Pick<ServiceClient, 'transcriptDetail'>,
  sink: ArchiveSink,
  options: FetchIntoOptions = {},
): Promise<FetchSummary> {
  checkOptions(options, rules())
  mustBe(client, 'client', anObjectWith('transcriptDetail'))
  mustBe(sink, 'sink', anObjectWith('keep', 'fail'))
  let kept = 0
  let unfinished = 0
  const failed = new Map<string, number>()
  const run = async (wanted: IdentifiedRequest, index: number, signal: AbortSignal): Promise<Fetched> => {
    const end = await fetchOne(wanted, client, sink, signal).catch(
      (error: unknown) => ({ kind: 'fault', error }) as const,
    )
    return { index, ok: end.kind === 'kept', end }
  }
  for await (const { end } of inParallel(requests, run, options)) {
    switch (end.kind) {
      case 'kept':
        kept += 1
        break
      case 'unfinished':
        unfinished += 1
        break
      case 'failed':
        failed.set(end.code, (failed.get(end.code) ?? 0) + 1)
        break
      case 'fault':
        throw end.error
      default:
        unreachable(end)
    }
  }
  return { kept, failed: Object.fromEntries(failed), unfinished }
}

function mustBe(value: unknown, name: string, { expected, fits }: Rule): void {
  if (!fits(value)) throw configurationError(`${name} is not ${expected}`)
}

async function fetchOne(
  wanted: IdentifiedRequest,
  client: Pick<ServiceClient, 'transcriptDetail'>,
  sink: ArchiveSink,
  signal: AbortSignal,
): Promise<Fetched['end']> {
  const { id, request } = identified(wanted)
  const answer = await client.transcriptDetail(request, { signal }).catch(serviceError)
  if (answer instanceof AbortedError) return { kind: 'unfinished' }
  if (answer instanceof ServiceError) {
    await sink.fail(id, answer)
    return { kind: 'failed', code: answer.code }
  }
  await sink.keep(id, answer)
  return { kind: 'kept' }
}

function identified(wanted: IdentifiedRequest): IdentifiedRequest {
  if (typeof wanted !== 'object' || wanted === null || !aText.fits(wanted.id) || wanted.id === '')
    throw configurationError('a request has no "id"', 'give { id, request }, the id a text of your own')
  return wanted
}

/** An error of the client, which is a result here; any other is a fault of the client that was given. */
function serviceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  throw error
}
