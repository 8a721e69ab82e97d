/** Who knows the requests: the application's own database. The queue holds ids; what they stand for is read when a job runs. */
import type { TranscriptRequest } from '../service/call/transcript-request.ts'

/**
 * A request that is neither kept nor failed yet.
 *
 * @example
 * const consented: StoredRequest = { request, consentUntil: Date.UTC(2026, 11, 31) }
 * const withdrawn: StoredRequest = { ...consented, consentUntil: null }
 */
export interface StoredRequest {
  readonly request: TranscriptRequest
  /**
   * Until when the taxpayer's consent holds, in milliseconds since 1970 in UTC; Infinity where it has no end, null where there is
   * none or it was withdrawn.
   */
  readonly consentUntil: number | null
}

/**
 * Reads requests. Its calls may overlap.
 *
 * @example
 * const rows = new Map([['r-17', { tenant: 'acme', request, consentUntil: Number.POSITIVE_INFINITY }]])
 * const requests: RequestStore = {
 *   read: async (id, tenant) => {
 *     const row = rows.get(id)
 *     return row?.tenant === tenant ? row : null
 *   },
 * }
 * await requests.read('r-17', 'another') // => null
 */
export interface RequestStore {
  /**
   * The request of that id; "settled" where it was kept or failed already, null where the tenant has none of that id. Read each time
   * a job runs, so that a consent which has ended since is seen.
   */
  readonly read: (id: string, tenant: string) => Promise<StoredRequest | 'settled' | null>
}
