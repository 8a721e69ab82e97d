/**
 * Many requests with a bounded number under way. Each is in the results exactly once, whatever becomes of it or of the others.
 * A result that nobody has taken yet counts as under way, so that a slow reader holds the work back and memory stays flat.
 */

import { configurationError } from '../service-error.ts'
import { inPassing } from '../telemetry/hooks.ts'

/**
 * How far the work has come.
 * @example
 * const shown = ({ done, failed, total }: Progress): string => `${done} of ${total ?? '?'}, ${failed} failed`
 * const lines: string[] = []
 * const onProgress = (progress: Progress): unknown => lines.push(shown(progress))
 * for await (const one of client.fetchTranscripts([request], { onProgress })) {
 *   one.ok // => true
 * }
 * lines // => ['1 of 1, 0 failed']
 */
export interface Progress {
  /** Results handed out so far, this one included. */
  readonly done: number
  /** Those of them that failed. */
  readonly failed: number
  /** How many there are in all; null where the requests are no list. */
  readonly total: number | null
}

/**
 * How many requests are made at once, and in which order their results come.
 * @example
 * const own: ParallelOptions = { concurrency: 2, order: 'asked', signal: AbortSignal.timeout(60_000) }
 * const ended = []
 * for await (const one of client.fetchTranscripts([request, request], own)) ended.push(one)
 * ended.length // => 2
 */
export interface ParallelOptions {
  /** How many are under way at once. 4 where left out. */
  readonly concurrency?: number | undefined
  /** Ends the work: what is under way fails as aborted, and of a list also all that has not begun. */
  readonly signal?: AbortSignal | undefined
  /** Called for each result before it is handed out; what it throws is dropped. */
  readonly onProgress?: ((progress: Progress) => unknown) | undefined
  /** The order of the results: as they are done, or as they were asked for. "done" where left out. */
  readonly order?: 'done' | 'asked' | undefined
}

/**
 * A list, or anything that gives requests one by one.
 * @example
 * const ofYears = function* (): Generator<TranscriptRequest> {
 *   for (const year of [2021, 2022]) yield { ...request, transcriptPeriod: `${year}12` }
 * }
 * const requests: Requests<TranscriptRequest> = ofYears()
 * const ended = []
 * for await (const one of client.fetchTranscripts(requests)) ended.push(one)
 * ended.map(({ period }) => period).sort() // => ['202112', '202212']
 */
export type Requests<Request> = readonly Request[] | Iterable<Request> | AsyncIterable<Request>

interface Result {
  readonly index: number
  readonly ok: boolean
}

function isIterable(requests: object): boolean {
  return Symbol.asyncIterator in requests || Symbol.iterator in requests
}

/**
 * The results of `run`, which must not reject, for each of `requests`. When the reader leaves early, what is under way is aborted.
 * When the source of the requests fails, the results of those it gave come first, then its error.
 * @throws ConfigurationError for requests that cannot be iterated, and a concurrency that is no whole number from 1
 */
export async function* inParallel<Request, Found extends Result>(
  requests: Requests<Request>,
  run: (request: Request, index: number, signal: AbortSignal) => Promise<Found>,
  options: ParallelOptions,
): AsyncGenerator<Found, void, undefined> {
  const { concurrency = 4, signal, order = 'done' } = options
  if (typeof requests !== 'object' || requests === null || !isIterable(requests))
    throw configurationError('the requests are neither a list nor anything that gives them one by one')
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw configurationError('"concurrency" is not a whole number of at least 1')
  const isAsync = Symbol.asyncIterator in requests
  const source: Iterator<Request> | AsyncIterator<Request> = isAsync
    ? requests[Symbol.asyncIterator]()
    : requests[Symbol.iterator]()
  const controller = new AbortController()
  const ready: Found[] = []
  let running = 0
  let begun = 0
  let isPulling = false
  let isExhausted = false
  let sourceFault: { readonly error: unknown } | undefined
  let wake = (): void => {}

  const begin = async (request: Request, index: number): Promise<void> => {
    running++
    ready.push(await run(request, index, controller.signal))
    running--
    wake()
  }

  const pull = async (): Promise<void> => {
    isPulling = true
    try {
      while (!isExhausted && running + ready.length < concurrency) {
        const coming = source.next()
        // A list gives at once, and what it gives is no promise; only a source is waited for.
        const next = isAsync ? await coming : (coming as IteratorResult<Request>)
        if (isExhausted) break
        if (next.done === true) isExhausted = true
        else void begin(next.value, begun++)
      }
    } catch (error) {
      isExhausted = true
      sourceFault = { error }
    }
    isPulling = false
    wake()
  }

  const close = (): void => {
    isExhausted = true
    try {
      const closed = source.return?.()
      if (closed instanceof Promise) closed.catch(() => {})
    } catch {
      // The source is left as it is.
    }
  }

  const abort = (): void => {
    controller.abort()
    // What a list holds is known, and is reported to its end; a source might go on for ever.
    if (!Array.isArray(requests)) close()
    wake()
  }

  const total = Array.isArray(requests) ? requests.length : null
  let done = 0
  let failed = 0
  if (signal?.aborted === true) abort()
  else signal?.addEventListener('abort', abort)
  try {
    for (;;) {
      if (!isPulling && !isExhausted) void pull()
      const at =
        order === 'asked' ? ready.findIndex(result => result.index === done) : ready.length > 0 ? 0 : -1
      const [result] = at < 0 ? [] : ready.splice(at, 1)
      if (result !== undefined) {
        done++
        if (!result.ok) failed++
        inPassing(options.onProgress, { done, failed, total })
        // While the reader is busy with this one, the next may begin.
        if (!isPulling && !isExhausted) void pull()
        yield result
      } else if (isExhausted && running === 0 && (!isPulling || controller.signal.aborted)) {
        break
      } else {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    }
    if (sourceFault !== undefined) throw sourceFault.error
  } finally {
    signal?.removeEventListener('abort', abort)
    controller.abort()
    if (!isExhausted) close()
  }
}
