/** Every way a call can fail: the class and code for who must act, and nothing private in any of them. */
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { codes } from '../../../src/diagnostics/codes/codes.ts'
import {
  AbortedError,
  ConfigurationError,
  ConnectionError,
  InvalidRequestError,
  MapperError,
  NoDataError,
  NotAuthorizedError,
  type ServiceCode,
  type ServiceError,
  TimeoutError,
  TokenError,
  UnexpectedResponseError,
} from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate, shown } from '../../support/canaries.ts'
import { clientFor, errorFrom, request, testClock } from '../../support/service-client.ts'
import { json, type Script, serviceServer } from '../../support/service-server.ts'

const server = serviceServer()

/** What a service might carelessly put into an answer: all that it was sent, and all that it knows. */
const careless = { error: Object.values(canaries).join(' '), message: canaries.tin, input: canaries }

const html: Script = response => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(`<html>${canaries.tin} ${canaries.token}</html>`)
}

interface Want {
  readonly kind: typeof ServiceError
  readonly facts: Partial<ServiceError>
}

const answers: readonly (readonly [string, Script, Want])[] = [
  [
    '400',
    r => json(r, 400, careless),
    {
      kind: InvalidRequestError,
      facts: { code: 'service/invalid-request', status: 400, reason: 'status', retryable: false, attempt: 1 },
    },
  ],
  [
    '401 again and again',
    r => json(r, 401, careless),
    {
      kind: TokenError,
      facts: { code: 'service/token', status: 401, reason: 'not-accepted', retryable: false, attempt: 2 },
    },
  ],
  [
    '403',
    r => json(r, 403, careless),
    {
      kind: NotAuthorizedError,
      facts: { code: 'service/not-authorized', status: 403, retryable: false, attempt: 1 },
    },
  ],
  [
    '404',
    r => json(r, 404, careless),
    {
      kind: UnexpectedResponseError,
      facts: {
        code: 'service/unexpected-response',
        status: 404,
        reason: 'status',
        retryable: false,
        attempt: 1,
      },
    },
  ],
  [
    '202',
    r => json(r, 202, careless),
    { kind: UnexpectedResponseError, facts: { status: 202, reason: 'status', retryable: false } },
  ],
  [
    '204',
    r => r.writeHead(204).end(),
    { kind: UnexpectedResponseError, facts: { status: 204, reason: 'status' } },
  ],
  [
    'a redirect',
    r => r.writeHead(307, { location: `/elsewhere?${canaries.tin}` }).end(),
    {
      kind: UnexpectedResponseError,
      facts: { status: 307, reason: 'redirect', retryable: false, attempt: 1 },
    },
  ],
  [
    '408',
    r => json(r, 408, careless),
    { kind: UnexpectedResponseError, facts: { status: 408, retryable: true, attempt: 3 } },
  ],
  [
    '429 with Retry-After',
    r => json(r, 429, careless, { 'retry-after': '7' }),
    {
      kind: UnexpectedResponseError,
      facts: { status: 429, retryable: true, retryAfterMs: 7000, attempt: 3 },
    },
  ],
  [
    '500',
    r => json(r, 500, careless),
    {
      kind: UnexpectedResponseError,
      facts: { status: 500, retryable: true, retryAfterMs: null, attempt: 3 },
    },
  ],
  [
    'HTML',
    html,
    {
      kind: UnexpectedResponseError,
      facts: { status: 200, reason: 'not-json', retryable: false, attempt: 1 },
    },
  ],
  [
    'JSON that is cut off',
    r => json(r, 200, `{ "TYPE": "ACTR", "NAME": "${canaries.response}`),
    { kind: UnexpectedResponseError, facts: { status: 200, reason: 'not-json' } },
  ],
  [
    'nothing',
    r => json(r, 200, ''),
    { kind: UnexpectedResponseError, facts: { status: 200, reason: 'not-json' } },
  ],
  [
    'a list',
    r => json(r, 200, [canaries.response]),
    { kind: UnexpectedResponseError, facts: { status: 200, reason: 'not-object' } },
  ],
  [
    'text that is not UTF-8',
    r => r.writeHead(200).end(Buffer.from(`{ "A": "${canaries.response}\xe9" }`, 'latin1')),
    { kind: UnexpectedResponseError, facts: { status: 200, reason: 'not-json' } },
  ],
  [
    'a broken connection',
    r => r.destroy(),
    {
      kind: ConnectionError,
      facts: { code: 'service/connection', status: null, reason: 'reset', retryable: true, attempt: 3 },
    },
  ],
  [
    'a body that breaks off',
    r => {
      r.writeHead(200, { 'content-length': '1000' })
      r.write(`{ "NAME": "${canaries.response}`, () => r.destroy())
    },
    {
      kind: ConnectionError,
      facts: { code: 'service/connection', status: 200, reason: 'reset', retryable: true, attempt: 3 },
    },
  ],
]

describe('an answer', () => {
  test.each(answers)('%s becomes an error that shows nothing private', async (_, script, { kind, facts }) => {
    server.onDetail = script
    const error = await errorFrom(clientFor(server).transcriptDetail(request))
    expect(error).toBeInstanceOf(kind)
    expect(error).toBeInstanceOf(MapperError)
    expect(error.name).toBe(kind.name)
    expect(error).toMatchObject({
      ...facts,
      operation: 'transcript-detail',
      transcriptType: 'ACTR',
      form: '1040',
      period: '202112',
    })
    expect(error.cause).toBeUndefined()
  })

  test('with an error status whose body breaks off is judged by its status', async () => {
    server.onDetail = response => {
      response.writeHead(403, { 'content-length': '1000' })
      response.write('{', () => response.destroy())
    }
    expect(await errorFrom(clientFor(server).transcriptDetail(request))).toBeInstanceOf(NotAuthorizedError)
  })

  test('with an error status and an endless body is judged by its status', async () => {
    server.onDetail = response => {
      response.writeHead(403)
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      }
      response.on('drain', pour)
      pour()
    }
    expect(await errorFrom(clientFor(server).transcriptDetail(request))).toBeInstanceOf(NotAuthorizedError)
  })

  test('that never ends is left at the limit', async () => {
    let written = 0
    server.onDetail = response => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const pour = (): void => {
        while (!response.destroyed && response.write(`"${canaries.response}",`.repeat(500))) written += 13_500
      }
      response.on('drain', pour)
      pour()
    }
    const error = await errorFrom(clientFor(server).transcriptDetail(request, { maxResponseBytes: 200_000 }))
    expect(error).toMatchObject({
      code: 'service/unexpected-response',
      reason: 'too-large',
      retryable: false,
      attempt: 1,
    })
    expect(written).toBeLessThan(20_000_000)
  })
})

const tokenAnswers: readonly (readonly [string, Script, Partial<ServiceError>])[] = [
  [
    'a known OAuth error',
    r => json(r, 400, { error: 'invalid_scope', error_description: canaries.secret }),
    { code: 'service/token', status: 400, reason: 'invalid_scope', retryable: false },
  ],
  [
    'an unknown OAuth error',
    r => json(r, 401, careless),
    { code: 'service/token', status: 401, reason: 'status', retryable: false },
  ],
  [
    '403',
    r => json(r, 403, careless),
    { code: 'service/token', status: 403, reason: 'status', retryable: false },
  ],
  [
    '503',
    r => json(r, 503, careless),
    { code: 'service/token', status: 503, reason: 'status', retryable: true, attempt: 3 },
  ],
  [
    '429',
    r => json(r, 429, careless, { 'retry-after': '3' }),
    { code: 'service/token', status: 429, retryAfterMs: 3000, retryable: true },
  ],
  [
    'a redirect',
    r => r.writeHead(302, { location: `/${canaries.token}` }).end(),
    { code: 'service/token', status: 302, reason: 'redirect' },
  ],
  ['HTML', html, { code: 'service/token', status: 200, reason: 'not-json' }],
  [
    'an endless body',
    r => {
      r.writeHead(200)
      r.write('x'.repeat(70_000))
    },
    { code: 'service/token', status: 200, reason: 'too-large' },
  ],
  [
    'no token',
    r => json(r, 200, { token_type: 'bearer', expires_in: 1 }),
    { code: 'service/token', status: 200, reason: 'no-token' },
  ],
  [
    'a token with a line break',
    r => json(r, 200, { access_token: `${canaries.token}\r\nx: y`, token_type: 'bearer' }),
    { code: 'service/token', reason: 'no-token' },
  ],
  [
    'another type of token',
    r => json(r, 200, { access_token: canaries.token, token_type: 'mac' }),
    { code: 'service/token', status: 200, reason: 'token-type' },
  ],
  [
    'a broken connection',
    r => r.destroy(),
    { code: 'service/connection', status: null, reason: 'reset', retryable: true, attempt: 3 },
  ],
  [
    'a body that breaks off',
    r => {
      r.writeHead(200, { 'content-length': '1000' })
      r.write('{', () => r.destroy())
    },
    { code: 'service/connection', status: 200, reason: 'reset', retryable: true },
  ],
]

describe('an answer to the request for a token', () => {
  test.each(tokenAnswers)('%s becomes an error that shows nothing private', async (_, script, facts) => {
    server.onToken = script
    const error = await errorFrom(clientFor(server).transcriptDetail(request))
    expect(error).toMatchObject({ ...facts, operation: 'token', period: '202112' })
    expect(server.details).toHaveLength(0)
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error(canaries.secret)
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error(canaries.secret, { cause: canaries })
      },
    ],
    ['gives nothing', () => undefined as unknown as string],
    ['gives the empty text', async () => ''],
  ])('is never sent where the function for the secret %s', async (_, clientSecret) => {
    const error = await errorFrom(clientFor(server, { clientSecret }).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/token', reason: 'secret', attempt: 0 })
    expect(server.tokens).toHaveLength(0)
  })
})

describe('a connection', () => {
  test('to where nobody listens is reported as refused', async () => {
    const closed = createServer()
    const port = await new Promise<number>(resolve =>
      closed.listen(0, '127.0.0.1', () => {
        const address = closed.address()
        closed.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
      }),
    )
    const error = await errorFrom(
      clientFor(server, { baseUrl: `http://127.0.0.1:${port}` }).transcriptDetail(request),
    )
    expect(error).toMatchObject({
      code: 'service/connection',
      reason: 'refused',
      status: null,
      retryable: true,
    })
    expect(error.message).toBe('The connection to the service failed: it was refused')
  })

  test('whose own fetch fails with everything in its error shows nothing of it', async () => {
    const fetch = async (): Promise<Response> => {
      throw Object.assign(new Error(JSON.stringify(canaries), { cause: canaries }), {
        config: canaries,
        ...canaries,
      })
    }
    const error = await errorFrom(clientFor(server, { fetch }).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/connection', reason: 'network' })
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', canaries.response],
    ['an object', { status: 200, body: canaries.response }],
    [
      'a response whose headers fail',
      {
        status: 200,
        get headers() {
          throw new Error(canaries.token)
        },
      },
    ],
  ])('whose own fetch gives %s is reported as broken', async (_, given) => {
    const fetch = async (): Promise<Response> => given as unknown as Response
    const error = await errorFrom(clientFor(server, { fetch, retries: 0 }).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/connection', reason: 'network', status: null })
  })

  test('with a certificate that is not valid is not tried again', async () => {
    let sent = 0
    const fetch = async (): Promise<Response> => {
      sent++
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' }) })
    }
    const error = await errorFrom(clientFor(server, { fetch }).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/connection', reason: 'tls', retryable: false })
    expect(sent).toBe(1)
  })
})

describe('a connection that cannot become an encrypted one', () => {
  /** What answers at a port that is called by https: bytes of its own, whatever it is sent. */
  async function portThat(answers: Buffer | string): Promise<{ url: string; close: () => void }> {
    const other = createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () => socket.write(answers))
    })
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    return { url: `https://127.0.0.1:${Object(other.address()).port}`, close: () => other.close() }
  }

  test.each([
    ['plain HTTP', 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9\r\n'],
    ['a record that is too long', Buffer.concat([Buffer.of(0x16, 3, 3, 0xff, 0xff), Buffer.alloc(70_000)])],
    ['the refusal of the version', Buffer.of(0x15, 3, 3, 0, 2, 2, 70)],
    ['the refusal of the handshake', Buffer.of(0x15, 3, 3, 0, 2, 2, 40)],
  ])('because it answers with %s is reported as such, and is not tried again', async (_, bytes) => {
    const port = await portThat(bytes)
    const clock = testClock()
    try {
      const error = await errorFrom(clientFor(server, { baseUrl: port.url }, clock).transcriptDetail(request))
      expect(error).toMatchObject({
        code: 'service/connection',
        reason: 'tls',
        status: null,
        attempt: 1,
        retryable: false,
      })
      expect(error.message).toBe(
        'The connection to the service failed: no encrypted connection could be made; check that the address begins with the scheme of its port, https or http',
      )
      expect(clock.waits).toEqual([])
      const token = await errorFrom(clientFor(server, { authUrl: port.url }, clock).transcriptDetail(request))
      expect(token).toMatchObject({ reason: 'tls', operation: 'token', retryable: false, attempt: 1 })
      expect(clock.waits).toEqual([])
    } finally {
      port.close()
    }
  })

  test.each([
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls', false],
    ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'tls', false],
    ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'tls', false],
    ['ERR_TLS_PROTOCOL_VERSION_CONFLICT', 'tls', false],
    ['EPROTO', 'tls', false],
    // A connection that broke within its encryption may be whole the next time.
    ['ERR_SSL_UNEXPECTED_EOF_WHILE_READING', 'reset', true],
    ['ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC', 'reset', true],
    ['ERR_TLS_HANDSHAKE_TIMEOUT', 'unreachable', true],
    ['UNABLE_TO_GET_ISSUER_CERT', 'tls', false],
    ['CERT_REVOKED', 'tls', false],
    ['HOSTNAME_MISMATCH', 'tls', false],
    ['INVALID_PURPOSE', 'tls', false],
    ['ERR_TLS_CERT_ALTNAME_FORMAT', 'tls', false],
    ['ECONNRESET', 'reset', true],
    ['ERR_UNHEARD_OF', 'network', true],
  ])('by the code %s is a failure of kind %s; worth repeating: %s', async (code, reason, retryable) => {
    const fetch = async (): Promise<Response> => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(canaries.tin), { code }) })
    }
    const error = await errorFrom(clientFor(server, { fetch, retries: 1 }).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/connection', reason, retryable })
    expect(error.attempt).toBe(retryable ? 2 : 1)
  })

  test('in the middle of an answer is judged in the same way', async () => {
    for (const [code, retryable] of [
      ['ERR_SSL_WRONG_VERSION_NUMBER', false],
      ['ECONNRESET', true],
    ] as const) {
      const body = (): ReadableStream =>
        new ReadableStream({
          pull: controller => controller.error(Object.assign(new Error(canaries.tin), { code })),
        })
      const fetch = async (url: string, init: RequestInit): Promise<Response> =>
        url.includes('token') ? globalThis.fetch(url, init) : new Response(body(), { status: 200 })
      const client = clientFor(server, { fetch, retries: 0 })
      expect(await errorFrom(client.transcriptDetail(request))).toMatchObject({ retryable, status: 200 })
      expect(await errorFrom(client.call('/x', {}))).toMatchObject({ retryable, status: 200 })
      const broken = async (): Promise<Response> => new Response(body(), { status: 200 })
      expect(
        await errorFrom(clientFor(server, { fetch: broken, retries: 0 }).transcriptDetail(request)),
      ).toMatchObject({ retryable, status: 200, operation: 'token' })
    }
  })
})

describe('an answer without data', () => {
  test('is recognised by the rule of the client, whatever its status', async () => {
    server.onDetail = response => json(response, 404, { code: 'NO_DATA', tin: canaries.tin })
    const isNoData: NonNullable<Parameters<typeof clientFor>[1]>['isNoData'] = ({ status, body }) =>
      status === 404 && JSON.stringify(body).includes('NO_DATA')
    const error = await errorFrom(clientFor(server, { isNoData }).transcriptDetail(request))
    expect(error).toBeInstanceOf(NoDataError)
    expect(error).toMatchObject({ code: 'service/no-data', status: 404, retryable: false, attempt: 1 })
  })

  test('is recognised with status 200 too, and by a rule of the call', async () => {
    server.onDetail = response => json(response, 200, { TYPE: 'ACTR', RESULT: 'none' })
    const isNoData = ({ text }: { readonly text: string }): boolean => text.includes('none')
    expect(await errorFrom(clientFor(server).transcriptDetail(request, { isNoData }))).toBeInstanceOf(
      NoDataError,
    )
  })

  test('is never supposed without a rule', async () => {
    server.onDetail = response => json(response, 404, { code: 'NO_DATA' })
    expect(await errorFrom(clientFor(server).transcriptDetail(request))).toBeInstanceOf(
      UnexpectedResponseError,
    )
  })

  test('whose rule fails is reported as a mistake in the configuration, without what the rule said', async () => {
    const isNoData = ({ text }: { readonly text: string }): boolean => {
      throw new Error(text)
    }
    const error = await errorFrom(clientFor(server, { isNoData }).transcriptDetail(request))
    expect(error).toBeInstanceOf(ConfigurationError)
  })
})

test.each([
  ['a promise', async () => true],
  ['a promise that is broken', async () => Promise.reject(new Error('CANARY'))],
  ['a number', () => 1],
  ['nothing', () => {}],
])('a rule for answers without data that gives %s is a mistake in the configuration', async (_, rule) => {
  const isNoData = rule as unknown as () => boolean
  const error = await errorFrom(clientFor(server, { isNoData }).transcriptDetail(request))
  expect(error).toBeInstanceOf(ConfigurationError)
  expect(error.message).toContain('gave neither true nor false')
})

describe('the errors', () => {
  const all: readonly (readonly [ServiceCode, typeof ServiceError])[] = [
    ['service/configuration', ConfigurationError],
    ['service/invalid-request', InvalidRequestError],
    ['service/not-authorized', NotAuthorizedError],
    ['service/token', TokenError],
    ['service/connection', ConnectionError],
    ['service/timeout', TimeoutError],
    ['service/aborted', AbortedError],
    ['service/unexpected-response', UnexpectedResponseError],
    ['service/no-data', NoDataError],
  ]

  test('are a closed list, one class to a code', () => {
    expect(all.map(([code]) => code).sort()).toEqual(
      Object.keys(codes)
        .filter(code => code.startsWith('service/'))
        .sort(),
    )
  })

  test('have own properties of an allow-list', async () => {
    server.onDetail = response => json(response, 429, careless, { 'retry-after': '1' })
    const error = await errorFrom(clientFor(server).transcriptDetail(request))
    expect(Reflect.ownKeys(error).map(String).sort()).toEqual([
      'attempt',
      'code',
      'form',
      'hint',
      'message',
      'name',
      'operation',
      'parameters',
      'period',
      'reason',
      'retryAfterMs',
      'retryable',
      'stack',
      'status',
      'transcriptType',
    ])
  })

  test('are written by JSON.stringify as what may be logged', async () => {
    server.onDetail = response => json(response, 403, careless)
    const error = await errorFrom(clientFor(server).transcriptDetail(request))
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'NotAuthorizedError',
      code: 'service/not-authorized',
      parameters: {},
      hint: 'check the company id, the authority for the company, and the consent of the taxpayer',
      operation: 'transcript-detail',
      reason: 'status',
      status: 403,
      attempt: 1,
      retryable: false,
      retryAfterMs: null,
      transcriptType: 'ACTR',
      form: '1040',
      period: '202112',
    })
  })

  test('are looked at closely enough: the look finds what is hidden', () => {
    const hidden = Object.defineProperty(new Error('x'), 'secretly', {
      value: { deep: canaries.tin },
      enumerable: false,
    })
    expect(shown(hidden)).toContain(canaries.tin)
    expect(() => expectNothingPrivate(new Error('x', { cause: { headers: canaries.token } }))).toThrow()
  })
})
