/** docs/service.md: it names every option, field, reason and outcome there is. Their types are held by example-types.test.ts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { codes } from '../../../src/diagnostics/codes/codes.ts'
import { defaultPolicy } from '../../../src/service/exchange/call-policy.ts'
import type {
  CallbackDelivery,
  CallbackEvent,
  CallbackHandlerOptions,
  CallbackOutcome,
  CallKnobs,
  FetchOptions,
  HmacOptions,
  MappedOptions,
  RawCallOptions,
  Reason,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  ServiceError,
  TestCallbackOptions,
  TokenEvent,
  TranscriptClientOptions,
} from '../../../src/service-index.ts'
import { projectRoot } from '../../support/goldens.ts'

const page = readFileSync(join(projectRoot, 'docs/service.md'), 'utf8')

/** The text below a heading, up to the next one of its level or above. */
function below(heading: string): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 0
  const start = page.indexOf(`\n${heading}\n`)
  expect(start).toBeGreaterThan(0)
  const rest = page.slice(start + heading.length + 2)
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'))
  return end < 0 ? rest : rest.slice(0, end)
}

/** The words in code type within a text. */
function named(text: string): readonly string[] {
  return [...text.matchAll(/`([A-Za-z][\w-]*)`/g)].map(match => match[1] ?? '')
}

/** What is left of all names when those that a text names are taken away. Typed so that no name can be forgotten here. */
function missing<Name extends string>(text: string, all: Readonly<Record<Name, true>>): readonly string[] {
  const present = named(text)
  return Object.keys(all).filter(name => !present.includes(name))
}

describe('the page of the service', () => {
  test('names every option of the client', () => {
    const all: Readonly<Record<keyof TranscriptClientOptions, true>> = {
      authUrl: true,
      baseUrl: true,
      transcriptDetailPath: true,
      clientId: true,
      clientSecret: true,
      scope: true,
      companyId: true,
      authorizationScheme: true,
      expiresInUnit: true,
      renewEarlyMs: true,
      isNoData: true,
      headers: true,
      allowHttp: true,
      hooks: true,
      fetch: true,
      now: true,
      random: true,
      sleep: true,
      mapper: true,
      timeoutMs: true,
      totalTimeoutMs: true,
      retries: true,
      retryDelayMs: true,
      maxRetryDelayMs: true,
      maxRetryAfterMs: true,
      maxResponseBytes: true,
    }
    expect(missing(below('## Options of the client'), all)).toEqual([])
  })

  test('tells the defaults of the knobs', () => {
    for (const [name, value] of Object.entries(defaultPolicy)) {
      const row = page.split('\n').find(line => line.startsWith(`| \`${name}\` |`))
      expect(row?.split('|')[3]?.trim()).toBe(value.toLocaleString('en-US'))
    }
  })

  test('names every option of many transcripts', () => {
    type Own = Exclude<keyof FetchOptions, keyof TranscriptClientOptions | 'mapping'>
    const all: Readonly<Record<Own, true>> = {
      concurrency: true,
      order: true,
      signal: true,
      onProgress: true,
    }
    expect(missing(below('## Many transcripts'), all)).toEqual([])
  })

  test('names every option of the callback handler', () => {
    const all: Readonly<Record<keyof CallbackHandlerOptions, true>> = {
      onData: true,
      kind: true,
      secret: true,
      secretHeader: true,
      verify: true,
      allowUnauthenticated: true,
      behindProxy: true,
      origin: true,
      maxBytes: true,
      bodyTimeoutMs: true,
      replayWindowMs: true,
      leaseMs: true,
      store: true,
      sentAt: true,
      deliveryId: true,
      onOutcome: true,
      onError: true,
      now: true,
    }
    expect(missing(below('## Callbacks'), all)).toEqual([])
  })

  test('names every option of the verifier, and every field of a delivery', () => {
    const verifier: Readonly<Record<keyof HmacOptions, true>> = {
      secret: true,
      header: true,
      encoding: true,
      prefix: true,
      hash: true,
      signedBefore: true,
    }
    const delivery: Readonly<Record<keyof CallbackDelivery, true>> = {
      kind: true,
      id: true,
      receivedAt: true,
      body: true,
      text: true,
      bytes: true,
      headers: true,
      endpoint: true,
    }
    const words = (text: string): readonly string[] => text.match(/[A-Za-z]+/g) ?? []
    const signature = words(below('### A signature of the body'))
    expect(Object.keys(verifier).filter(name => !signature.includes(name))).toEqual([])
    const given = words(/^`onData` gets `\{(.*?)\}`/m.exec(page)?.[1] ?? '')
    expect([...given].sort()).toEqual(Object.keys(delivery).sort())
  })

  test('names every option of a callback for tests', () => {
    const all: Readonly<Record<keyof TestCallbackOptions, true>> = {
      endpoint: true,
      kind: true,
      secret: true,
      secretHeader: true,
      signature: true,
      headers: true,
      body: true,
    }
    expect(missing(below('### Tests of your callbacks'), all)).toEqual([])
  })

  test('has an example of a callback for tests that runs', async () => {
    const example = /```ts\n([\s\S]*?)```/.exec(below('### Tests of your callbacks'))?.[1] ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'service-example-'))
    const file = join(folder, 'example.mts')
    const here = JSON.stringify(pathToFileURL(join(projectRoot, 'src/service-index.ts')).href)
    writeFileSync(file, example.replaceAll("'tax-transcript-mapper/service'", here))
    await import(pathToFileURL(file).href).finally(() => rmSync(folder, { recursive: true }))
    expect(example).toContain('generateTestCallback')
  })

  test('names what can be said of a call', () => {
    const all: Readonly<Record<Exclude<keyof (RawCallOptions & MappedOptions), keyof CallKnobs>, true>> = {
      signal: true,
      isNoData: true,
      mapping: true,
      method: true,
      template: true,
    }
    const text = `${below('## The calls')}${below('## Options of the client')}`.replaceAll(
      'options.mapping',
      'mapping',
    )
    expect(missing(text, all)).toEqual([])
  })

  test('names every outcome of a callback, and what is reported of it', () => {
    const outcomes: Readonly<Record<CallbackOutcome, true>> = {
      accepted: true,
      duplicate: true,
      busy: true,
      'not-https': true,
      'wrong-secret': true,
      'wrong-method': true,
      'wrong-content-type': true,
      'too-large': true,
      'too-slow': true,
      'broken-off': true,
      'body-used': true,
      'wrong-signature': true,
      'outside-window': true,
      'not-json': true,
      failed: true,
    }
    const fields: Readonly<Record<keyof CallbackEvent, true>> = {
      kind: true,
      outcome: true,
      status: true,
      id: true,
      bytes: true,
      durationMs: true,
    }
    expect(missing(below('## Callbacks'), outcomes)).toEqual([])
    expect(missing(below('## Callbacks'), fields)).toEqual([])
  })

  test('has a section for every code, which says who must act and how to fix it', () => {
    const headings = [...page.matchAll(/^### (service\/\S+)$/gm)].map(match => match[1] ?? '')
    expect(headings.sort()).toEqual(
      Object.keys(codes)
        .filter(code => code.startsWith('service/'))
        .sort(),
    )
    for (const code of headings) {
      expect(below(`### ${code}`)).toContain('**Who must act:**')
      expect(below(`### ${code}`)).toMatch(/^Fix: /m)
    }
  })

  test('names every reason', () => {
    const all: Readonly<Record<Reason, true>> = {
      'not-sent': true,
      status: true,
      redirect: true,
      'not-json': true,
      'not-object': true,
      'too-large': true,
      secret: true,
      'no-token': true,
      'token-type': true,
      'not-accepted': true,
      attempt: true,
      total: true,
      'no-consent': true,
      'worker-lost': true,
      refused: true,
      reset: true,
      name: true,
      unreachable: true,
      tls: true,
      network: true,
      invalid_request: true,
      invalid_client: true,
      invalid_grant: true,
      unauthorized_client: true,
      unsupported_grant_type: true,
      invalid_scope: true,
    }
    const sections = page.slice(page.indexOf('### service/configuration'), page.indexOf('## Hooks and spans'))
    expect(missing(sections, all)).toEqual([])
  })

  test('names every field of errors and events', () => {
    const fields: Readonly<Record<Exclude<keyof ServiceError, keyof Error>, true>> = {
      code: true,
      parameters: true,
      hint: true,
      operation: true,
      reason: true,
      status: true,
      attempt: true,
      retryable: true,
      retryAfterMs: true,
      transcriptType: true,
      form: true,
      period: true,
    }
    const events: Readonly<Record<keyof (RequestEvent & ResponseEvent & RetryEvent & TokenEvent), true>> = {
      operation: true,
      call: true,
      attempt: true,
      method: true,
      template: true,
      transcriptType: true,
      form: true,
      period: true,
      status: true,
      durationMs: true,
      bytes: true,
      code: true,
      reason: true,
      waitMs: true,
      outcome: true,
      generation: true,
      lifetimeMs: true,
    }
    expect(missing(below('## Errors'), fields)).toEqual([])
    expect(missing(below('## Hooks and spans'), events)).toEqual([])
  })
})
