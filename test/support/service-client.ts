/** A client for tests: real network, a clock and waits of the test's own, and a check that nothing private is shown. */
import { expect } from 'vitest'
import {
  createTranscriptClient,
  type FetchOptions,
  type ServiceClientOptions,
  ServiceError,
  type TranscriptClient,
  type TranscriptRequest,
} from '../../src/service-index.ts'
import { canaries, expectNothingPrivate } from './canaries.ts'
import type { ServiceServer } from './service-server.ts'

/** A request that holds a canary. */
export const request: TranscriptRequest = {
  tin: canaries.tin,
  transcriptType: 'ACTR',
  transcriptForm: '1040',
  transcriptPeriod: '202112',
}

/** A clock that stands still but for the waits, which take no real time. */
export interface TestClock {
  now: number
  readonly waits: number[]
}

/** The options of a client of `server`. Chance always draws one half. */
export function optionsFor(server: ServiceServer, clock: TestClock = testClock()): ServiceClientOptions {
  return {
    authUrl: `${server.url}/auth`,
    baseUrl: `${server.url}/api`,
    transcriptDetailPath: '/transcripts/detail',
    clientId: canaries.clientId,
    clientSecret: canaries.secret,
    scope: canaries.scope,
    companyId: canaries.companyId,
    now: () => clock.now,
    random: () => 0.5,
    sleep: async (ms: number) => {
      clock.waits.push(ms)
      clock.now += ms
    },
  }
}

/** A client of `server`. */
export function clientFor(
  server: ServiceServer,
  own: Partial<ServiceClientOptions> & { readonly mapper?: undefined } = {},
  clock?: TestClock,
): TranscriptClient {
  return createTranscriptClient({ ...optionsFor(server, clock), ...own, mapper: undefined })
}

/** A clock at 12:00 on 1 June 2026. */
export function testClock(): TestClock {
  return { now: Date.UTC(2026, 5, 1, 12), waits: [] }
}

/** The error that a call ends with, looked at for what it must not hold. */
export async function errorFrom(call: Promise<unknown>): Promise<ServiceError> {
  const error = await call.then(
    () => new Error('the call went well'),
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(ServiceError)
  expectNothingPrivate(error)
  return error as ServiceError
}

/** So many requests, distinguished by their periods. */
export function requests(count: number): TranscriptRequest[] {
  return Array.from({ length: count }, (_, index) => ({
    ...request,
    tin: String(900_000_000 + index),
    transcriptPeriod: `${1000 + Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`,
  }))
}

export type { FetchOptions }
