/** One request and its answer, read up to a limit. Knows nothing of tokens, statuses or retries, and throws nothing. */

import type { Fetch } from '../surroundings.ts'
import { untilAborted } from '../time/until-aborted.ts'
import { type NetworkFault, networkFault } from './network-faults.ts'
import { type BoundedBytes, readBounded } from './read-bounded.ts'

/** What is sent. */
export interface OutgoingRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Null for none. */
  readonly body: string | null
}

/** What came back. */
export interface Answer extends BoundedBytes {
  readonly kind: 'answer'
  /** 0 where the runtime hides a redirect. */
  readonly status: number
  readonly contentType: string | null
  readonly retryAfter: string | null
  /** Why the body broke off; null where it did not. */
  readonly broken: NetworkFault | null
}

/** An answer, or a connection that gave none, or an abort. */
export type Exchange =
  | Answer
  | { readonly kind: 'broken'; readonly fault: NetworkFault }
  | { readonly kind: 'stopped' }

/** Sends `request` and reads what comes back, up to `limitFor` its status. A redirect is an answer and is not followed. */
export async function exchange(
  fetch: Fetch,
  request: OutgoingRequest,
  limitFor: (status: number) => number,
  signal: AbortSignal,
): Promise<Exchange> {
  try {
    const { url, ...init } = request
    const coming = Promise.resolve(fetch(url, { ...init, signal, redirect: 'manual' }))
    const response = await untilAborted(coming, signal)
    if (signal.aborted || response === undefined) {
      // Should it come after all, nobody is left to read it.
      coming.then(late => late.body?.cancel()).catch(() => {})
      return signal.aborted ? { kind: 'stopped' } : { kind: 'broken', fault: 'network' }
    }
    const { status, headers } = response
    const heads = { contentType: headers.get('content-type'), retryAfter: headers.get('retry-after') }
    const read = await bytesOf(response, limitFor(status), signal)
    if (signal.aborted) return { kind: 'stopped' }
    return { kind: 'answer', status, ...heads, ...read }
  } catch (error) {
    // Not the network alone: a caller's own fetch may give something that is no response.
    return signal.aborted ? { kind: 'stopped' } : { kind: 'broken', fault: networkFault(error) }
  }
}

async function bytesOf(
  response: Response,
  limit: number,
  signal: AbortSignal,
): Promise<Pick<Answer, 'bytes' | 'isWhole' | 'broken'>> {
  try {
    if (response.body !== null && response.body !== undefined)
      return { ...(await readBounded(response.body, limit, signal)), broken: null }
    // Some runtimes have no streams; then the body is at hand as a whole.
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { bytes: bytes.subarray(0, limit), isWhole: bytes.byteLength <= limit, broken: null }
  } catch (error) {
    return { bytes: new Uint8Array(0), isWhole: false, broken: networkFault(error) }
  }
}
