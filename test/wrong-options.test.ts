/** Every option of every public function against every kind of value: what it does not take is an error of ours that names the kind. */
import { describe, expect, test } from 'vitest'
import { retr1040 } from '../src/catalog/mappings/retr-1040.gen.ts'
import { codes } from '../src/diagnostics/codes/codes.ts'
import { type CompiledMapperOptions, createMapper as createCompiledMapper } from '../src/engine.ts'
import { compileExpression } from '../src/evaluate/compile-expression.ts'
import type { CompileOptions } from '../src/evaluate/ready-expression.ts'
import {
  type CallbackOptions,
  createMapper,
  type MapOptions,
  MapperError,
  type MapperOptions,
  mapTranscript,
  SpecError,
} from '../src/index.ts'
import { callbackListener } from '../src/node/callback-listener.ts'
import { createSandbox, type SandboxOptions } from '../src/sandbox/index.ts'
import { type ServerOptions, startSandbox } from '../src/sandbox/node-index.ts'
import type { ServiceClientOptions } from '../src/service/client-options.ts'
import type { SpanOptions } from '../src/service/telemetry/opentelemetry.ts'
import { openTelemetryHooks } from '../src/service/telemetry/opentelemetry.ts'
import {
  type CallbackHandlerOptions,
  createCallbackHandler,
  createMappingClient,
  createServiceClient,
  createTranscriptClient,
  type DetailOptions,
  type FetchOptions,
  generateTestCallback,
  type HmacOptions,
  hmacVerifier,
  type MappedOptions,
  memoryStore,
  type RawCallOptions,
  type TestCallbackOptions,
} from '../src/service-index.ts'

const canary = 'CANARY 123-45-6789'

/** A value of every kind, by its name. Each holds the canary where it can. */
const values = {
  null: null,
  zero: 0,
  five: 5,
  minus: -1,
  NaN: Number.NaN,
  bigint: 5n,
  text: canary,
  blank: '',
  true: true,
  symbol: Symbol(canary),
  function: () => canary,
  list: [],
  listOfTexts: [canary],
  listOfNumbers: [5],
  listOfNull: [null],
  gaps: new Array(2),
  object: {},
  objectOfText: { [canary]: canary },
  buffer: Buffer.from(canary),
  promise: Promise.resolve(canary),
  response: new Response(canary),
  stream: new ReadableStream({ start: controller => controller.close() }),
  map: new Map([[canary, canary]]),
  date: new Date(0),
  url: new URL('https://canary.example/'),
}
type Kind = keyof typeof values

const kinds = Object.keys(values) as readonly Kind[]
const lists: readonly Kind[] = ['list', 'listOfTexts', 'listOfNumbers', 'listOfNull', 'gaps']
const objects: readonly Kind[] = ['object', 'objectOfText']

/** The kinds that each option takes, at least by its looks. */
type Takes<Options> = Readonly<Record<keyof Options & string, readonly Kind[]>>

/** What is left to the default where it is null. */
const number: readonly Kind[] = ['zero', 'five']
const positive: readonly Kind[] = ['null', 'five']
const texts: readonly Kind[] = ['list', 'listOfTexts']
const text: readonly Kind[] = ['text', 'blank']

interface Trial {
  readonly name: string
  readonly takes: Readonly<Record<string, readonly Kind[]>>
  /** The options as a whole that are no options, and are taken all the same. */
  readonly wholes?: readonly Kind[]
  readonly call: (options: unknown) => unknown
}

const { account, fetch } = createSandbox()
const { testTaxpayers, ...credentials } = account
const service = { ...credentials, fetch }
const request = {
  tin: testTaxpayers[0]?.tin ?? '',
  transcriptType: 'ACTR',
  transcriptForm: '1040',
  transcriptPeriod: '202112',
}
const document = { TYPE: 'ACTR', FORM: '1040' }
const own = createMapper({ mappings: [], bundled: true })

/** Calls a function as a program without types may. */
function loose(of: object, name: string, ...given: readonly unknown[]): unknown {
  return Reflect.apply(Reflect.get(of, name), of, given)
}

/** The options that a function cannot do without, beside those on trial; what is no plain object is given as it is. */
function beside(needed: object, options: unknown): unknown {
  const isOptions =
    typeof options === 'object' && options !== null && Object.getPrototypeOf(options) === Object.prototype
  return isOptions ? { ...needed, ...options } : options
}

const knobs = {
  timeoutMs: positive,
  totalTimeoutMs: positive,
  retries: ['null', ...number],
  retryDelayMs: ['null', ...number],
  maxRetryDelayMs: ['null', ...number],
  maxRetryAfterMs: ['null', ...number],
  maxResponseBytes: positive,
} as const
const detail: Takes<DetailOptions> = { isNoData: ['function'], signal: [], ...knobs }
const mapped: Takes<MappedOptions> = { mapping: text, ...detail }
const client: Takes<ServiceClientOptions> = {
  authUrl: [],
  baseUrl: [],
  transcriptDetailPath: ['text'],
  clientId: ['text'],
  clientSecret: ['text', 'function'],
  scope: ['text'],
  companyId: ['text'],
  authorizationScheme: text,
  expiresInUnit: ['null'],
  renewEarlyMs: number,
  isNoData: ['function'],
  headers: objects,
  allowHttp: ['true'],
  hooks: ['list', ...objects],
  fetch: ['function'],
  now: ['function'],
  random: ['function'],
  sleep: ['function'],
  ...knobs,
}
const map: Takes<MapOptions> = {
  mapping: text,
  request: objects,
  unmapped: [],
  skipChecks: texts,
  limits: objects,
}
const sandbox: Takes<SandboxOptions> = {
  clientId: text,
  clientSecret: text,
  scope: text,
  companyId: text,
  onBehalfOf: texts,
  transcriptDetailPath: [],
  tokenLifetime: number,
  production: ['true'],
  consents: ['list'],
  noData: [],
  callbackKind: [],
  callbackBody: ['function'],
  availableAfter: number,
  callbackHosts: texts,
  deliver: ['function'],
  maxBodyBytes: number,
  now: ['function'],
  sleep: ['function'],
  randomBytes: ['function'],
  onEvent: ['function'],
}

const trials: readonly Trial[] = [
  {
    name: 'mapTranscript',
    takes: map,
    call: given => loose({ mapTranscript }, 'mapTranscript', document, given),
  },
  { name: 'mapper.mapTranscript', takes: map, call: given => loose(own, 'mapTranscript', document, given) },
  {
    name: 'mapper.mapCallback',
    takes: { kind: [], unmapped: [], skipChecks: texts, limits: objects } satisfies Takes<CallbackOptions>,
    call: given => loose(own, 'mapCallback', '{}', given),
  },
  {
    name: 'createMapper',
    takes: {
      mappings: lists,
      project: objects,
      parts: lists,
      bundled: ['true'],
      limits: objects,
    } satisfies Takes<MapperOptions>,
    call: given => loose({ createMapper }, 'createMapper', beside({ mappings: [] }, given)),
  },
  {
    name: 'createMapper of the engine',
    takes: { mappings: lists, limits: objects } satisfies Takes<CompiledMapperOptions<[]>>,
    call: given =>
      loose({ createCompiledMapper }, 'createCompiledMapper', beside({ mappings: [retr1040] }, given)),
  },
  {
    name: 'createServiceClient',
    takes: client,
    call: given => loose({ createServiceClient }, 'createServiceClient', beside(service, given)),
  },
  {
    name: 'createMappingClient',
    takes: { mapper: [], ...client },
    call: given =>
      loose({ createMappingClient }, 'createMappingClient', beside({ ...service, mapper: own }, given)),
  },
  {
    name: 'createTranscriptClient',
    takes: { mapper: [], ...client },
    call: given => loose({ createTranscriptClient }, 'createTranscriptClient', beside(service, given)),
  },
  {
    name: 'client.transcriptDetail',
    takes: detail,
    call: given => loose(createTranscriptClient(service), 'transcriptDetail', request, given),
  },
  {
    name: 'client.mapTranscript',
    takes: mapped,
    call: given => loose(createTranscriptClient(service), 'mapTranscript', request, given),
  },
  {
    name: 'client.call',
    takes: { method: ['null'], template: text, signal: [], ...knobs } satisfies Takes<RawCallOptions>,
    call: given => loose(createTranscriptClient(service), 'call', '/x', {}, given),
  },
  {
    name: 'client.fetchTranscripts',
    takes: {
      ...mapped,
      concurrency: ['five'],
      onProgress: ['function'],
      order: [],
    } satisfies Takes<FetchOptions>,
    call: async given => {
      const results = loose(createTranscriptClient(service), 'fetchTranscripts', [request], given)
      // It gives what each request came to.
      for await (const result of results as AsyncIterable<{ readonly error?: unknown }>)
        if (result.error !== undefined) throw result.error
    },
  },
  {
    name: 'createCallbackHandler',
    takes: {
      onData: ['function'],
      kind: [],
      secret: ['text', 'listOfTexts', 'function'],
      secretHeader: ['text'],
      verify: ['function'],
      allowUnauthenticated: ['true'],
      behindProxy: ['true'],
      origin: [],
      maxBytes: positive,
      bodyTimeoutMs: positive,
      replayWindowMs: number,
      leaseMs: positive,
      store: [],
      sentAt: ['function'],
      deliveryId: ['function'],
      onOutcome: ['function'],
      onError: ['function'],
      now: ['function'],
    } satisfies Takes<CallbackHandlerOptions>,
    call: given =>
      loose(
        { createCallbackHandler },
        'createCallbackHandler',
        beside({ onData: () => 1, secret: 'x' }, given),
      ),
  },
  {
    name: 'generateTestCallback',
    takes: {
      endpoint: [],
      kind: [],
      secret: ['text'],
      secretHeader: [],
      signature: [],
      headers: objects,
      body: [...text, ...lists, ...objects, 'buffer', 'promise', 'response', 'stream', 'map', 'date', 'url'],
    } satisfies Takes<TestCallbackOptions>,
    call: given =>
      loose(
        { generateTestCallback },
        'generateTestCallback',
        beside({ endpoint: 'https://a.example/b' }, given),
      ),
  },
  {
    name: 'hmacVerifier',
    takes: {
      secret: ['text'],
      header: ['text'],
      encoding: [],
      prefix: text,
      hash: [],
      signedBefore: ['function'],
    } satisfies Takes<HmacOptions>,
    call: given => loose({ hmacVerifier }, 'hmacVerifier', beside({ secret: 'x', header: 'y' }, given)),
  },
  {
    name: 'compileExpression',
    takes: { functions: ['object'] } satisfies Takes<CompileOptions>,
    call: given => loose({ compileExpression }, 'compileExpression', 'a', given),
  },
  {
    name: 'createSandbox',
    takes: { ...sandbox, origin: [] },
    call: given => loose({ createSandbox }, 'createSandbox', given),
  },
  {
    name: 'startSandbox',
    // A number is taken for a port, and a text for a host, which need not be there.
    takes: {
      ...sandbox,
      port: number,
      httpsPort: number,
      host: ['text'],
      allowHosts: texts,
      callbackCertificates: texts,
    } satisfies Takes<ServerOptions>,
    call: async given => {
      // An address for documentation (RFC 5737), which no machine has: nothing is taken that would open a port here.
      await loose({ startSandbox }, 'startSandbox', beside({ host: '192.0.2.1' }, given))
    },
  },
  {
    name: 'openTelemetryHooks',
    takes: { attributes: objects } satisfies Takes<SpanOptions>,
    call: given =>
      loose({ openTelemetryHooks }, 'openTelemetryHooks', { startActiveSpan: () => undefined }, given),
  },
]

/** Functions of one argument that is no object of options. */
const arguments_: readonly (readonly [string, readonly Kind[], (given: unknown) => unknown])[] = [
  ['mapTranscript', [], given => loose({ mapTranscript }, 'mapTranscript', given)],
  ['mapper.mapTranscript', [], given => loose(own, 'mapTranscript', given)],
  ['mapper.mapCallback', [], given => loose(own, 'mapCallback', given)],
  ['compileExpression', ['text'], given => loose({ compileExpression }, 'compileExpression', given)],
  ['memoryStore', ['function'], given => loose({ memoryStore }, 'memoryStore', given)],
  ['callbackListener', ['function'], given => loose({ callbackListener }, 'callbackListener', given)],
  ['openTelemetryHooks', [], given => loose({ openTelemetryHooks }, 'openTelemetryHooks', given)],
  [
    'client.fetchTranscripts',
    [...lists, 'buffer', 'map', 'stream'],
    async given => {
      const results = loose(createTranscriptClient(service), 'fetchTranscripts', given)
      // It gives what each request came to.
      for await (const _ of results as AsyncIterable<unknown>);
    },
  ],
]

/** The error of a call; `undefined` where it went well. What is no error of ours fails the test. */
async function refusal(call: () => unknown): Promise<MapperError | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    // The port of a sandbox that the system does not give.
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(Object(error).code)) return undefined
    expect(error).toBeInstanceOf(MapperError)
    if (!(error instanceof MapperError)) throw error
    expect(Object.keys(codes)).toContain(error.code)
    // A fault in the text of a mapping is shown in its line.
    if (!(error instanceof SpecError)) expect(`${error.message} ${error.hint}`).not.toMatch(/canary/i)
    return error
  }
}

const wrong: readonly string[] = [
  'mapper/wrong-option',
  'mapper/unknown-option',
  'transcript/bad-limit',
  'service/configuration',
  'service/invalid-request',
]

describe.each(trials)('$name', ({ takes, call }) => {
  test.each(Object.keys(takes))('takes for %s what it is for, and tells anything else', async option => {
    for (const kind of kinds) {
      const error = await refusal(() => call({ [option]: values[kind] }))
      if (takes[option]?.includes(kind) !== true)
        expect(error === undefined ? 'taken' : error.code, `${option}: ${kind}`).toSatisfy(code =>
          wrong.includes(code),
        )
    }
  })

  test('takes undefined for any option as if it were left out, or says that it is missing', async () => {
    for (const option of Object.keys(takes)) await refusal(() => call({ [option]: undefined }))
  })

  test('tells options that are no object of options', async () => {
    for (const kind of kinds.filter(each => !objects.includes(each))) {
      const error = await refusal(() => call(values[kind]))
      expect(error === undefined ? 'taken' : error.code, kind).toSatisfy(code => wrong.includes(code))
    }
  })

  test('tells an option that it has not', async () => {
    const error = await refusal(() => call({ zebra: canary }))
    expect(error?.message).toContain('"zebra"')
    const other = await refusal(() => call({ [`${canary} 5`]: 1 }))
    expect(other?.message).toContain('of that name')
  })
})

test.each(arguments_)('%s tells a first argument that is of another kind', async (_, taken, call) => {
  for (const kind of kinds) {
    const error = await refusal(() => call(values[kind]))
    if (!taken.includes(kind)) expect(error, kind).toBeDefined()
  }
})
