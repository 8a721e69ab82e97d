/**
 * One request: read, checked for consent, fetched, kept or failed. Knows no queue; says only what is to become of the job. Whatever
 * goes wrong outside is replaced by an error of ours, since a queue writes down the message of what a job fails with.
 */
import { noConsentTexts } from '../diagnostics/codes/queue-codes.ts'
import { failure } from '../service/failure.ts'
import type { ArchiveSink } from '../service/fetch-into.ts'
import type { ServiceClient } from '../service/service-client.ts'
import { AbortedError, NotAuthorizedError, ServiceError } from '../service/service-error.ts'
import { inPassing } from '../service/telemetry/hooks.ts'
import { labelsOf } from '../service/telemetry/labels.ts'
import type { FetchTask } from './fetch-task.ts'
import { QueueError } from './queue-error.ts'
import type { RequestStore, StoredRequest } from './request-store.ts'

/** What a worker works with. */
export interface FetchHost {
  readonly requests: RequestStore
  readonly client: Pick<ServiceClient, 'transcriptDetail'>
  readonly archive: ArchiveSink
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number
  /** Called with what the application's own functions threw; the queue learns nothing of it. */
  readonly onFault: ((error: unknown) => unknown) | undefined
}

/** How it stands with the job. */
export interface FetchTry {
  /** Nothing comes after it: what fails now has failed. */
  readonly isLast: boolean
  /** How often a worker ended while it had the job. */
  readonly timesLost: number
  readonly signal: AbortSignal | undefined
}

/** What is to become of the job. */
export type FetchEnd =
  /** The transcript is safe. */
  | { readonly kind: 'kept' }
  /** It was kept or failed before; nothing was done. */
  | { readonly kind: 'settled' }
  /** For good. */
  | { readonly kind: 'failed'; readonly error: ServiceError | QueueError }
  /** This try is over; `pauseMs` is how long the service asks everybody to stay away. */
  | { readonly kind: 'again'; readonly error: ServiceError | QueueError; readonly pauseMs: number | null }
  /** Nobody should ask now, and this try does not count; null where no time was named. */
  | { readonly kind: 'paused'; readonly error: ServiceError; readonly pauseMs: number | null }

/** A worker that ends so often with a request is ended by it. */
const mostLosses = 5

/** Does one request. Throws nothing. */
export async function fetchRequest(task: FetchTask, host: FetchHost, attempt: FetchTry): Promise<FetchEnd> {
  try {
    return await fetched(task, host, attempt)
  } catch (error) {
    if (error instanceof QueueError) return { kind: 'again', error, pauseMs: null }
    // What the store gave is no request: reading it went wrong.
    inPassing(host.onFault, error)
    return { kind: 'again', error: outsideFault('request store'), pauseMs: null }
  }
}

async function fetched(task: FetchTask, host: FetchHost, attempt: FetchTry): Promise<FetchEnd> {
  const stored = await outside('request store', host, () => host.requests.read(task.id, task.tenant))
  if (stored === 'settled') return { kind: 'settled' }
  if (stored === null) return { kind: 'failed', error: new QueueError('queue/unknown-request', {}) }
  const held = heldBack(stored, host.now(), attempt.timesLost)
  if (held !== undefined) return await failFor(task, host, held)
  const answer = await outside('client', host, async () => {
    // One request for each start of a job, or the rate of starts would not be that of requests.
    const call = host.client.transcriptDetail(stored.request, { retries: 0, signal: attempt.signal })
    return await call.catch(serviceError)
  })
  if (answer instanceof ServiceError) return await judged(answer, task, host, attempt)
  await outside('archive', host, () => host.archive.keep(task.id, answer))
  return { kind: 'kept' }
}

/** What an error of the client means for the job. */
async function judged(
  error: ServiceError,
  task: FetchTask,
  host: FetchHost,
  attempt: FetchTry,
): Promise<FetchEnd> {
  const pauseMs = error.retryAfterMs
  if (error.status === 429 || concernsAll(error)) return { kind: 'paused', error, pauseMs }
  // The lock was lost: another worker has the job, or will.
  if (error instanceof AbortedError) return { kind: 'again', error, pauseMs }
  if (isFinal(error) || attempt.isLast) return await failFor(task, host, error)
  return { kind: 'again', error, pauseMs }
}

/** Failed for good once the archive has taken notice. */
async function failFor(task: FetchTask, host: FetchHost, error: ServiceError): Promise<FetchEnd> {
  await outside('archive', host, () => host.archive.fail(task.id, error))
  return { kind: 'failed', error }
}

/** The account is at fault and not the request: every other one would end the same way. */
function concernsAll({ code }: ServiceError): boolean {
  return code === 'service/token' || code === 'service/configuration'
}

/** Asking again gives the same. */
function isFinal({ code }: ServiceError): boolean {
  return code === 'service/invalid-request' || code === 'service/not-authorized' || code === 'service/no-data'
}

/** Why a request is not sent at all. */
function heldBack(
  { request, consentUntil }: StoredRequest,
  now: number,
  timesLost: number,
): ServiceError | undefined {
  const operation = 'transcript-detail'
  const labels = labelsOf(request)
  // Also where it is not a number at all.
  if (!(Number(consentUntil) > now)) {
    const problem = consentUntil === null ? noConsentTexts.missing : noConsentTexts.over
    const hint = 'obtain a consent, then request the transcript under a new id; no call was made'
    const found = failure('service/not-authorized', { problem }, { operation, reason: 'no-consent', hint })
    return new NotAuthorizedError('service/not-authorized', { problem }, { ...found.failure, ...labels })
  }
  if (timesLost < mostLosses) return undefined
  const hint = `find out why the processes that worked on it ended, ${timesLost} times`
  const found = failure('service/aborted', {}, { operation, reason: 'worker-lost', hint })
  return new AbortedError('service/aborted', {}, { ...found.failure, ...labels })
}

/** An error of the client, which is a result here; any other is a fault of the client that was given. */
function serviceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  throw error
}

/** @throws QueueError `queue/outside-fault` in place of anything that a function of the application's throws */
async function outside<T>(
  what: Outside,
  { onFault }: Pick<FetchHost, 'onFault'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    inPassing(onFault, error)
    throw outsideFault(what)
  }
}

/** What the application brings. */
type Outside = 'request store' | 'client' | 'archive'

function outsideFault(what: Outside): QueueError {
  return new QueueError('queue/outside-fault', { what })
}
