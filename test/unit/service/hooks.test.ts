/** What hooks and spans receive: fields of an allow-list, each request with exactly one end, and never anything private. */
import { describe, expect, test } from 'vitest'
import { openTelemetryHooks } from '../../../src/service/telemetry/opentelemetry.ts'
import type { ServiceHooks } from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { clientFor, errorFrom, request, requests } from '../../support/service-client.ts'
import { json, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()

type Teller = Exclude<keyof ServiceHooks, 'aroundRequest'>
type Reported = readonly [Teller, Readonly<Record<string, unknown>>]

/** Hooks that write down all they are reported. */
function notes(): { readonly reported: Reported[]; readonly hooks: ServiceHooks } {
  const reported: Reported[] = []
  const note =
    (name: Teller) =>
    (event: object): void => {
      reported.push([name, { ...event }])
    }
  return {
    reported,
    hooks: {
      onRequest: note('onRequest'),
      onResponse: note('onResponse'),
      onRetry: note('onRetry'),
      onToken: note('onToken'),
    },
  }
}

const allowed: Readonly<Record<Teller, readonly string[]>> = {
  onRequest: ['attempt', 'call', 'form', 'method', 'operation', 'period', 'template', 'transcriptType'],
  onResponse: [
    'attempt',
    'bytes',
    'call',
    'code',
    'durationMs',
    'form',
    'method',
    'operation',
    'period',
    'reason',
    'status',
    'template',
    'transcriptType',
  ],
  onRetry: [
    'attempt',
    'call',
    'code',
    'form',
    'operation',
    'period',
    'reason',
    'status',
    'transcriptType',
    'waitMs',
  ],
  onToken: ['code', 'generation', 'lifetimeMs', 'outcome', 'reason'],
}

describe('hooks', () => {
  test('receive the whole course of a call, in order', async () => {
    server.onToken = (response, _, count) =>
      count === 1
        ? json(response, 503, canaries)
        : json(response, 200, { access_token: canaries.token, token_type: 'bearer', expires_in: 60 })
    server.onDetail = (response, _, count) => {
      if (count === 1) return json(response, 401, canaries)
      if (count === 2) return response.destroy()
      return count === 3
        ? json(response, 429, canaries, { 'retry-after': '1' })
        : json(response, 200, { TYPE: 'ACTR' })
    }
    const { reported, hooks } = notes()
    await clientFor(server, { hooks }).transcriptDetail(request)
    expect(
      reported.map(([name, { operation, attempt, status, code, outcome, waitMs }]) =>
        [name, operation ?? outcome, attempt, status, code, waitMs]
          .filter(each => each !== undefined && each !== null)
          .join(' '),
      ),
    ).toEqual([
      'onRequest token 1',
      'onResponse token 1 503 service/token',
      'onRetry token 1 503 service/token 250',
      'onRequest token 2',
      'onResponse token 2 200',
      'onToken issued',
      'onRequest transcript-detail 1',
      'onResponse transcript-detail 1 401 service/token',
      'onToken dropped',
      'onRequest token 1',
      'onResponse token 1 200',
      'onToken issued',
      'onRequest transcript-detail 2',
      'onResponse transcript-detail 2 service/connection',
      'onRetry transcript-detail 2 service/connection 250',
      'onRequest transcript-detail 3',
      'onResponse transcript-detail 3 429 service/unexpected-response',
      'onRetry transcript-detail 3 429 service/unexpected-response 1500',
      'onRequest transcript-detail 4',
      'onResponse transcript-detail 4 200',
    ])
    for (const [name, event] of reported)
      expect([name, Object.keys(event).sort()]).toEqual([name, allowed[name]])
    expectNothingPrivate(reported)
  })

  test('receive the path as configured, and the labels of the request', async () => {
    const { reported, hooks } = notes()
    await clientFor(server, { hooks }).transcriptDetail(request)
    expect(
      reported.find(([name, event]) => name === 'onRequest' && event.operation === 'transcript-detail')?.[1],
    ).toEqual({
      operation: 'transcript-detail',
      call: 'i00000-1',
      attempt: 1,
      method: 'POST',
      template: '/transcripts/detail',
      transcriptType: 'ACTR',
      form: '1040',
      period: '202112',
    })
    expect(reported.find(([name]) => name === 'onToken')?.[1]).toEqual({
      outcome: 'issued',
      generation: 1,
      lifetimeMs: 3_600_000,
      code: null,
      reason: null,
    })
  })

  test('receive exactly one end of each request, whatever becomes of it', async () => {
    const { reported, hooks } = notes()
    server.onDetail = (response, _, count) => {
      if (count % 3 === 0) return response.destroy()
      return json(response, count % 3 === 1 ? 200 : 403, { TYPE: 'ACTR' })
    }
    const client = clientFor(server, { hooks })
    const controller = new AbortController()
    const calls = requests(30).map(each =>
      client.transcriptDetail(each, { signal: controller.signal }).catch(() => {}),
    )
    setTimeout(() => controller.abort(), 10)
    await Promise.all(calls)
    await new Promise(resolve => setTimeout(resolve, 20))
    const keys = (wanted: string): string[] =>
      reported
        .filter(([name]) => name === wanted)
        .map(([, { call, attempt }]) => `${call} ${attempt}`)
        .sort()
    expect(keys('onResponse')).toEqual(keys('onRequest'))
    expect(new Set(keys('onRequest')).size).toBe(keys('onRequest').length)
  })

  test('that throw or reject disturb nothing', async () => {
    const bad = (): never => {
      throw new Error('a bad hook')
    }
    const worse = (): Promise<never> => Promise.reject(new Error('a worse hook'))
    const hooks = [
      { onRequest: bad, onResponse: bad, onToken: bad },
      { onRequest: worse, onResponse: worse, onToken: worse },
    ]
    expect((await clientFor(server, { hooks }).transcriptDetail(request)).metadata.status).toBe(200)
  })

  test('of several owners are all reported, a bad one before them or not', async () => {
    const [first, second] = [notes(), notes()]
    const bad = {
      onRequest: (): never => {
        throw new Error('a bad hook')
      },
    }
    await clientFor(server, { hooks: [first.hooks, bad, second.hooks] }).transcriptDetail(request)
    expect(first.reported).toHaveLength(5)
    expect(second.reported).toEqual(first.reported)
  })

  test('receive a token that failed', async () => {
    server.onToken = response => json(response, 401, { error: 'invalid_client', secret: canaries.secret })
    const { reported, hooks } = notes()
    await errorFrom(clientFor(server, { hooks }).transcriptDetail(request))
    expect(reported.at(-1)).toEqual([
      'onToken',
      { outcome: 'failed', generation: 0, lifetimeMs: null, code: 'service/token', reason: 'invalid_client' },
    ])
  })
})

describe('spans', () => {
  interface Span {
    readonly name: string
    readonly kind: number
    readonly attributes: Record<string, unknown>
    status: unknown
    ended: number
  }

  function tracer(): { readonly spans: Span[]; readonly hooks: ServiceHooks } {
    const spans: Span[] = []
    const hooks = openTelemetryHooks(
      {
        startActiveSpan: (name, { kind, attributes }, work) => {
          const span: Span = { name, kind, attributes: { ...attributes }, status: null, ended: 0 }
          spans.push(span)
          work({
            setAttributes: more => Object.assign(span.attributes, more),
            setStatus: status => {
              span.status = status
            },
            end: () => {
              span.ended++
            },
          })
        },
      },
      { attributes: { 'server.address': 'api.example.com' } },
    )
    return { spans, hooks }
  }

  test('are made for each request, named by template, with an end', async () => {
    server.onDetail = (response, _, count) => json(response, count === 1 ? 503 : 200, { TYPE: 'ACTR' })
    const { spans, hooks } = tracer()
    await clientFor(server, { hooks }).transcriptDetail(request)
    expect(spans.map(span => [span.name, span.kind, span.ended, span.status])).toEqual([
      ['POST /token', 2, 1, null],
      ['POST /transcripts/detail', 2, 1, { code: 2, message: 'service/unexpected-response' }],
      ['POST /transcripts/detail', 2, 1, null],
    ])
    expect(spans[1]?.attributes).toEqual({
      'server.address': 'api.example.com',
      'http.request.method': 'POST',
      'http.response.status_code': 503,
      'http.response.body.size': 15,
      'url.template': '/transcripts/detail',
      'error.type': '503',
      'transcript.operation': 'transcript-detail',
      'transcript.type': 'ACTR',
      'transcript.form': '1040',
      'transcript.period': '202112',
    })
    expect(spans[2]?.attributes).toMatchObject({
      'http.request.resend_count': 1,
      'http.response.status_code': 200,
    })
    expect(spans[2]?.attributes['error.type']).toBeUndefined()
    expectNothingPrivate(spans)
  })

  test('of a raw call are named by its method where it has no template', async () => {
    const { spans, hooks } = tracer()
    await clientFor(server, { hooks }).call(`/taxpayers/${canaries.tin}`, {})
    expect(spans[1]).toMatchObject({ name: 'POST', ended: 1 })
    expect(spans[1]?.attributes['url.template']).toBeUndefined()
    expectNothingPrivate(spans)
  })

  test('of connections that broke have our code as the type of error', async () => {
    server.onDetail = response => response.destroy()
    const { spans, hooks } = tracer()
    await errorFrom(clientFor(server, { hooks }).transcriptDetail(request, { retries: 0 }))
    expect(spans[1]?.attributes['error.type']).toBe('service/connection')
  })
})

describe('what is put around a request', () => {
  /** Sends that many requests through a client with those hooks, and gives the calls that arrived. */
  async function arrived(hooks: readonly ServiceHooks[]): Promise<number> {
    server.onDetail = (response, _, count) => json(response, count === 1 ? 503 : 200, transcript)
    await clientFor(server, { hooks }).transcriptDetail(request)
    return server.details.length
  }

  test('goes around each, the first owner outermost', async () => {
    const order: string[] = []
    const around = (name: string): ServiceHooks => ({
      aroundRequest: ({ operation, attempt }, send) => {
        order.push(`${name} ${operation} ${attempt}`)
        send()
        order.push(`${name} done`)
      },
    })
    expect(await arrived([around('a'), {}, around('b')])).toBe(2)
    const each = (of: string): string[] => [`a ${of}`, `b ${of}`, 'b done', 'a done']
    expect(order).toEqual([
      ...each('token 1'),
      ...each('transcript-detail 1'),
      ...each('transcript-detail 2'),
    ])
  })

  test.each<readonly [string, ServiceHooks['aroundRequest']]>([
    ['never sends', () => {}],
    ['sends twice', (_, send) => Promise.all([send(), send()])],
    ['sends late', (_, send) => setTimeout(send, 1)],
    [
      'throws before',
      () => {
        throw new Error('mine')
      },
    ],
    [
      'throws behind',
      (_, send) => {
        send()
        throw new Error('mine')
      },
    ],
    ['rejects', async () => Promise.reject(new Error('mine'))],
    ['waits for it', async (_, send) => await send()],
  ])('by one who %s leaves the request sent once', async (_, aroundRequest) => {
    expect(await arrived([{}, { aroundRequest }, {}])).toBe(2)
  })
})
