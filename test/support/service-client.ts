/** A client for tests: real network, a clock and waits of the test's own, and a check that nothing private is shown. */
import { inspect } from 'node:util'
import { expect } from 'vitest'
import {
  createTranscriptClient,
  type FetchOptions,
  ServiceError,
  type TranscriptClient,
  type TranscriptRequest,
} from '../../src/service-index.ts'
import { canaries, type ServiceServer } from './service-server.ts'

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

type Options = Parameters<typeof createTranscriptClient>[0]

/** The options of a client of `server`. Chance always draws one half. */
export function optionsFor(server: ServiceServer, clock: TestClock = testClock()): Options {
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
  own: Partial<Options> & { readonly mapper?: undefined } = {},
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

/** Everything that a program could show of `value`, hidden properties, prototypes and causes included. */
export function shown(value: unknown): string {
  const asLogged = (each: unknown): unknown =>
    // As common loggers write errors: type, message, stack, own enumerable properties, causes.
    each instanceof Error
      ? { type: each.name, text: String(each), stack: each.stack, cause: asLogged(each.cause), ...each }
      : each
  return [
    inspect(value, { depth: null, showHidden: true, getters: false }),
    JSON.stringify(value),
    JSON.stringify(asLogged(value)),
    JSON.stringify(
      structuredClone(value instanceof Error ? value : JSON.parse(JSON.stringify(value ?? null))),
    ),
    String(value),
    value instanceof Error ? `${value.message} ${value.stack} ${inspect(value.cause)}` : '',
    ...allValues(value, new Set()),
  ].join('\n')
}

/** Every text that can be reached from a value by properties of any kind, down to the prototypes. */
function allValues(value: unknown, seen: Set<unknown>): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Reflect.ownKeys(value).flatMap(key => {
    const described = Object.getOwnPropertyDescriptor(value, key)
    return [String(key), ...allValues(described?.value, seen)]
  })
}

/** Fails where anything private is shown. */
export function expectNothingPrivate(value: unknown): void {
  const all = shown(value)
  const found = Object.entries(canaries).filter(([, text]) => all.includes(text))
  expect(found.map(([name]) => name)).toEqual([])
}

/** All that an iteration gives. */
export async function collected<T>(many: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of many) all.push(each)
  return all
}

/** So many requests, told apart by their periods. */
export function requests(count: number): TranscriptRequest[] {
  return Array.from({ length: count }, (_, index) => ({
    ...request,
    tin: String(900_000_000 + index),
    transcriptPeriod: `${1000 + Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`,
  }))
}

export type { FetchOptions }
