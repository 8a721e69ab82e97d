/**
 * What became of one of many requests. The taxpayer's part (the request, the answer, the mapped data) is behind getters that
 * no logger, `JSON.stringify` or inspection shows; what is in plain sight may be logged.
 */
import type { MapperError } from '../diagnostics/errors.ts'
import type { TranscriptRequest } from '../service/call/transcript-request.ts'
import type { TranscriptDetail } from '../service/service-client.ts'
import { labelsOf, type RequestLabels } from '../service/telemetry/labels.ts'

abstract class TranscriptOutcome implements RequestLabels {
  /** Which request it was, from 0. */
  readonly index: number
  readonly transcriptType: string | null
  readonly form: string | null
  /** YYYYMM */
  readonly period: string | null
  readonly #request: TranscriptRequest

  constructor(index: number, request: TranscriptRequest) {
    const { transcriptType, form, period } = labelsOf(request)
    this.index = index
    this.transcriptType = transcriptType
    this.form = form
    this.period = period
    this.#request = request
  }

  /** The request itself, the very object that was given. Holds the tax id. */
  get request(): TranscriptRequest {
    return this.#request
  }
}

/**
 * A transcript that was fetched and mapped.
 * @example
 * for await (const one of client.fetchTranscripts([request])) {
 *   one instanceof FetchedTranscript && one.result.mapping.id // => 'retr-1040'
 * }
 */
export class FetchedTranscript<Result> extends TranscriptOutcome {
  readonly ok = true as const
  readonly #detail: TranscriptDetail
  readonly #result: Result

  constructor(index: number, request: TranscriptRequest, detail: TranscriptDetail, result: Result) {
    super(index, request)
    this.#detail = detail
    this.#result = result
  }

  /** The transcript as it came. */
  get detail(): TranscriptDetail {
    return this.#detail
  }

  /** The mapped transcript. */
  get result(): Result {
    return this.#result
  }
}

/**
 * A transcript that could not be fetched, or not be mapped.
 * @example
 * for await (const one of client.fetchTranscripts([{ ...request, tin: '12' }])) {
 *   one instanceof FailedTranscript && one.error.code // => 'service/invalid-request'
 * }
 */
export class FailedTranscript extends TranscriptOutcome {
  readonly ok = false as const
  readonly error: MapperError
  readonly #detail: TranscriptDetail | null

  constructor(
    index: number,
    request: TranscriptRequest,
    error: MapperError,
    detail: TranscriptDetail | null,
  ) {
    super(index, request)
    this.error = error
    this.#detail = detail
  }

  /** The transcript as it came, where it was fetched but no mapping fitted; null otherwise. */
  get detail(): TranscriptDetail | null {
    return this.#detail
  }
}
