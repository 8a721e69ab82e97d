/** Callbacks: every way to be refused, and the one to be taken. What is cheap is checked before what is dear. */
import { describe, expect, test } from 'vitest'
import {
  type CallbackDelivery,
  type CallbackEvent,
  type CallbackHandlerOptions,
  type CallbackStore,
  ConfigurationError,
  createCallbackHandler,
  hmacVerifier,
  memoryStore,
} from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'

const address = `https://lender.example/callbacks/${canaries.secret}`
const payload = JSON.stringify({ tin: canaries.tin, name: canaries.response })

interface Sent {
  readonly url?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

function callback({ url = address, method = 'POST', headers = {}, body = payload }: Sent = {}): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(hasBody ? { body, duplex: 'half' } : {}),
  } as RequestInit)
}

/** A handler that takes the secret of the canaries in its path, and writes down what it is reported. */
function taken(own: Partial<CallbackHandlerOptions> = {}) {
  const deliveries: CallbackDelivery[] = []
  const events: CallbackEvent[] = []
  const errors: unknown[] = []
  const handler = createCallbackHandler({
    secret: canaries.secret,
    onData: delivery => deliveries.push(delivery),
    onOutcome: event => events.push(event),
    onError: error => errors.push(error),
    now: () => Date.UTC(2026, 5, 1, 12),
    ...own,
  })
  const send = async (sent?: Sent): Promise<readonly [number, string]> => {
    const response = await handler(callback(sent))
    expectNothingPrivate([await response.text(), [...response.headers]])
    expectNothingPrivate(events)
    return [response.status, events.at(-1)?.outcome ?? '']
  }
  return { handler, send, deliveries, events, errors }
}

/** A body that comes in parts, without a length given beforehand. */
function stream(parts: Iterable<string>): ReadableStream<Uint8Array> {
  const source = parts[Symbol.iterator]()
  return new ReadableStream({
    pull: controller => {
      const next = source.next()
      if (next.done === true) controller.close()
      else controller.enqueue(new TextEncoder().encode(next.value))
    },
  })
}

describe('a callback that is taken', () => {
  test('is handed on with its parsed body, its raw body and its kind', async () => {
    const { send, deliveries } = taken()
    expect(await send()).toEqual([200, 'accepted'])
    const [delivery] = deliveries
    expect(delivery).toMatchObject({
      kind: 'individual',
      receivedAt: Date.UTC(2026, 5, 1, 12),
      body: { tin: canaries.tin, name: canaries.response },
      text: payload,
    })
    expect(new TextDecoder().decode(delivery?.bytes)).toBe(payload)
    expect(delivery?.id).toMatch(/^[0-9a-f]{64}$/)
    expect(delivery?.headers.get('content-type')).toBe('application/json')
  })

  test('of the other kind is reported as that', async () => {
    const { send, deliveries } = taken({ kind: 'business' })
    await send()
    expect(deliveries[0]?.kind).toBe('business')
  })

  test('may name a charset, and have its JSON in parts and with a byte order mark', async () => {
    const { send, deliveries } = taken()
    const body = stream(['\ufeff{ "a": "Zo', 'ë" }'])
    expect(await send({ headers: { 'content-type': 'Application/JSON; charset=utf-8' }, body })).toEqual([
      200,
      'accepted',
    ])
    expect(deliveries[0]?.body).toEqual({ a: 'Zoë' })
  })

  test('is reported with fields of an allow-list', async () => {
    const { send, events } = taken()
    await send()
    expect(events).toEqual([
      {
        kind: 'individual',
        outcome: 'accepted',
        status: 200,
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        bytes: payload.length,
        durationMs: 0,
      },
    ])
  })
})

describe('plain HTTP', () => {
  const open = address.replace('https:', 'http:')

  test('is sent on to HTTPS, and its body is not read', async () => {
    const { handler, events } = taken()
    const request = callback({ url: `${open}?a=b` })
    const response = await handler(request)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`${address}?a=b`)
    expect(request.bodyUsed).toBe(false)
    expect(events[0]?.outcome).toBe('not-https')
  })

  test('is sent on to the origin that is set up, whatever host it names', async () => {
    const { handler } = taken({ origin: 'https://callbacks.example.com' })
    const response = await handler(callback({ url: 'http://evil.example:8080/callbacks/x' }))
    expect(response.headers.get('location')).toBe('https://callbacks.example.com/callbacks/x')
  })

  test('that says it came by HTTPS is not believed without a proxy', async () => {
    const { handler } = taken()
    expect((await handler(callback({ url: open, headers: { 'x-forwarded-proto': 'https' } }))).status).toBe(
      308,
    )
  })

  test.each([
    ['https', 200],
    ['HTTPS', 200],
    ['http, https', 200],
    ['http', 308],
    ['https, http', 308],
    ['', 308],
  ])('behind a proxy that says %j is answered with %i', async (said, status) => {
    const { handler } = taken({ behindProxy: true })
    expect((await handler(callback({ url: open, headers: { 'x-forwarded-proto': said } }))).status).toBe(
      status,
    )
  })

  test('behind a proxy that says nothing is sent on', async () => {
    expect((await taken({ behindProxy: true }).handler(callback({ url: open }))).status).toBe(308)
  })
})

describe('the secret', () => {
  test.each([
    ['another one', 'https://lender.example/callbacks/wrong'],
    ['a part of it', address.slice(0, -1)],
    ['more than it', `${address}x`],
    ['none', 'https://lender.example/callbacks/'],
    ['none at all', 'https://lender.example'],
    ['it as a query', `https://lender.example/callbacks?${canaries.secret}`],
    ['bad encoding', 'https://lender.example/callbacks/%E0%A4%A'],
  ])('in the path: %s is not found, and the body is not read', async (_, url) => {
    const { handler, events, deliveries } = taken()
    const request = callback({ url })
    const response = await handler(request)
    expect([response.status, await response.text(), request.bodyUsed]).toEqual([404, '', false])
    expect(events[0]?.outcome).toBe('wrong-secret')
    expect(deliveries).toEqual([])
  })

  test('in the path may be encoded', async () => {
    const { send } = taken({ secret: 'a/b ü' })
    expect(await send({ url: 'https://lender.example/callbacks/a%2Fb%20%C3%BC' })).toEqual([200, 'accepted'])
  })

  test('in a header is looked for there only', async () => {
    const { send } = taken({ secretHeader: 'X-Callback-Secret' })
    const url = 'https://lender.example/callbacks'
    expect(await send({ url, headers: { 'x-callback-secret': canaries.secret } })).toEqual([200, 'accepted'])
    expect(await send({ url, headers: { 'x-callback-secret': 'wrong' } })).toEqual([401, 'wrong-secret'])
    expect(await send({ url })).toEqual([401, 'wrong-secret'])
    expect(await send()).toEqual([401, 'wrong-secret'])
  })

  test('in a header is not among the headers that are handed on, which have all others', async () => {
    const headers: Headers[] = []
    const { send } = taken({
      secretHeader: 'X-Callback-Secret',
      onData: delivery => headers.push(delivery.headers),
    })
    const url = 'https://lender.example/callbacks'
    await send({ url, headers: { 'x-callback-secret': canaries.secret, 'x-delivery': '17' } })
    expect(headers.map(each => [each.get('x-callback-secret'), each.get('x-delivery')])).toEqual([
      [null, '17'],
    ])
  })

  test('may be one of several, while one takes the place of another', async () => {
    const { send } = taken({ secret: ['old', canaries.secret], replayWindowMs: 0 })
    expect(await send()).toEqual([200, 'accepted'])
    expect(await send({ url: 'https://lender.example/callbacks/old' })).toEqual([200, 'accepted'])
    expect(await send({ url: 'https://lender.example/callbacks/older' })).toEqual([404, 'wrong-secret'])
  })

  test('may be fetched, and lets nobody in where that fails or gives nothing', async () => {
    expect(await taken({ secret: async () => canaries.secret }).send()).toEqual([200, 'accepted'])
    const failing = taken({ secret: async () => Promise.reject(new Error(canaries.secret)) })
    expect(await failing.send()).toEqual([500, 'failed'])
    expect(failing.errors).toHaveLength(1)
    expect(await taken({ secret: () => '' }).send({ url: 'https://lender.example/' })).toEqual([
      500,
      'failed',
    ])
    expect(await taken({ secret: () => [] }).send()).toEqual([500, 'failed'])
  })
})

describe('a callback that is refused', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'by its method %s is answered with the right one',
    async method => {
      const { handler, events } = taken()
      const response = await handler(callback({ method }))
      expect([response.status, response.headers.get('allow'), events[0]?.outcome]).toEqual([
        405,
        'POST',
        'wrong-method',
      ])
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json', ''])(
    'by its content type %j is not read',
    async type => {
      const { handler, events } = taken()
      const request = callback({ headers: { 'content-type': type } })
      const { status } = await handler(request)
      expect([status, events[0]?.outcome, request.bodyUsed]).toEqual([415, 'wrong-content-type', false])
    },
  )

  test('by the length it declares is not read', async () => {
    const { handler } = taken({ maxBytes: 100 })
    const request = callback({ headers: { 'content-length': '101' } })
    expect([(await handler(request)).status, request.bodyUsed]).toEqual([413, false])
  })

  test('by the length it has is read no further', async () => {
    let parts = 0
    function* endless(): Generator<string> {
      for (;;) {
        parts++
        yield 'x'.repeat(1000)
      }
    }
    const { send, deliveries } = taken({ maxBytes: 10_000 })
    expect(await send({ body: stream(endless()) })).toEqual([413, 'too-large'])
    expect(parts).toBeLessThan(20)
    expect(deliveries).toEqual([])
  })

  test('by its length is taken at the very limit', async () => {
    expect(await taken({ maxBytes: payload.length }).send()).toEqual([200, 'accepted'])
    expect(await taken({ maxBytes: payload.length - 1 }).send()).toEqual([413, 'too-large'])
  })

  test('because its body does not come', async () => {
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) })
    expect(await taken({ bodyTimeoutMs: 20 }).send({ body: silent })).toEqual([408, 'too-slow'])
  })

  test('because its body breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: controller => controller.error(new Error(canaries.tin)),
    })
    expect(await taken().send({ body: broken })).toEqual([400, 'broken-off'])
  })

  test('because the sender leaves', async () => {
    const controller = new AbortController()
    const { handler, events } = taken()
    const body = new ReadableStream<Uint8Array>({ pull: () => controller.abort() })
    const request = new Request(callback({ body }), { signal: controller.signal })
    expect([(await handler(request)).status, events[0]?.outcome]).toEqual([400, 'broken-off'])
  })

  test('because somebody has read its body already', async () => {
    const { handler, events } = taken()
    const request = callback()
    await request.json()
    expect([(await handler(request)).status, events[0]?.outcome]).toEqual([500, 'body-used'])
  })

  test.each([
    ['no JSON', '{ "a": '],
    ['nothing', ''],
    ['a list', '[1]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])('because its body is %s', async (_, body) => {
    expect(await taken().send({ body })).toEqual([400, 'not-json'])
  })

  test('because it has no body', async () => {
    expect(await taken().send({ body: null })).toEqual([400, 'not-json'])
  })
})

describe('a signature', () => {
  const key = 'canary-signing-key'

  async function signed(text: string, hash = 'SHA-256'): Promise<Buffer> {
    const encoder = new TextEncoder()
    const imported = await crypto.subtle.importKey(
      'raw',
      encoder.encode(key),
      { name: 'HMAC', hash },
      false,
      ['sign'],
    )
    return Buffer.from(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
  }

  test('of the raw body is checked in hexadecimal, whatever the letters', async () => {
    const verify = hmacVerifier({ secret: key, header: 'X-Signature', prefix: 'v1=' })
    const { send } = taken({ verify, replayWindowMs: 0 })
    const hex = (await signed(payload)).toString('hex')
    expect(await send({ headers: { 'x-signature': `v1=${hex}` } })).toEqual([200, 'accepted'])
    expect(await send({ headers: { 'x-signature': `v1=${hex.toUpperCase()}` } })).toEqual([200, 'accepted'])
    for (const wrong of [
      hex,
      `v2=${hex}`,
      `v1=${hex.slice(2)}`,
      `v1=${hex}00`,
      'v1=',
      'v1=zz',
      `v1=${hex.replace(/^./, '0').replace(/^0(.)/, 'f$1')}`,
    ]) {
      expect(await send({ headers: { 'x-signature': wrong } })).toEqual([401, 'wrong-signature'])
    }
    expect(await send()).toEqual([401, 'wrong-signature'])
    expect(await send({ body: payload.replace('{', '{ '), headers: { 'x-signature': `v1=${hex}` } })).toEqual(
      [401, 'wrong-signature'],
    )
  })

  test.each([
    ['a blank secret', { secret: '', header: 'X-Signature' }],
    ['a blank header', { secret: key, header: '' }],
    ['a header that is the name of none', { secret: key, header: 'X Signature' }],
  ])('cannot be checked with %s', (_, options) => {
    expect(() => hmacVerifier(options)).toThrow(
      '"secret" and "header" of an HMAC must not be blank, and the header a name of one',
    )
  })

  test('in base64, with another hash, of more than the body', async () => {
    const signedBefore = (headers: Headers): string => `${headers.get('x-time')}.`
    const verify = hmacVerifier({
      secret: key,
      header: 'x-signature',
      encoding: 'base64',
      hash: 'SHA-512',
      signedBefore,
    })
    const { send } = taken({ verify, replayWindowMs: 0 })
    const good = (await signed(`123.${payload}`, 'SHA-512')).toString('base64')
    expect(await send({ headers: { 'x-signature': good, 'x-time': '123' } })).toEqual([200, 'accepted'])
    expect(await send({ headers: { 'x-signature': good, 'x-time': '124' } })).toEqual([
      401,
      'wrong-signature',
    ])
    expect(await send({ headers: { 'x-signature': '***', 'x-time': '123' } })).toEqual([
      401,
      'wrong-signature',
    ])
  })

  test('is asked for before the JSON is read, with the bytes as they came', async () => {
    const seen: string[] = []
    const verify = ({ bytes }: { readonly bytes: Uint8Array }): boolean => {
      seen.push(new TextDecoder().decode(bytes))
      return false
    }
    expect(await taken({ verify }).send({ body: '{ no json' })).toEqual([401, 'wrong-signature'])
    expect(seen).toEqual(['{ no json'])
  })

  test('whose check fails lets nobody in', async () => {
    const { send, errors } = taken({ verify: () => Promise.reject(new Error('no vault')) })
    expect(await send()).toEqual([500, 'failed'])
    expect(errors).toHaveLength(1)
  })
})

describe('a callback that comes again', () => {
  test('within the window is answered but not handled again', async () => {
    const { send, deliveries } = taken()
    expect(await send()).toEqual([200, 'accepted'])
    expect(await send()).toEqual([200, 'duplicate'])
    expect(deliveries).toHaveLength(1)
  })

  test('with another body is another one', async () => {
    const { send, deliveries } = taken()
    await send()
    await send({ body: '{ "other": true }' })
    expect(deliveries).toHaveLength(2)
  })

  test('after the window is handled again', async () => {
    let now = 0
    const { send, deliveries } = taken({ now: () => now, replayWindowMs: 1000 })
    await send()
    now = 999
    expect(await send()).toEqual([200, 'duplicate'])
    now = 1000
    expect(await send()).toEqual([200, 'accepted'])
    expect(deliveries).toHaveLength(2)
  })

  test('is handled each time where nothing is remembered', async () => {
    const { send, deliveries } = taken({ replayWindowMs: 0 })
    await send()
    await send()
    expect(deliveries).toHaveLength(2)
  })

  test('because it could not be handled is handled again', async () => {
    let turn = 0
    const onData = (): void => {
      if (++turn === 1) throw new Error(canaries.tin)
    }
    const { send, errors } = taken({ onData })
    expect(await send()).toEqual([500, 'failed'])
    expect(errors).toHaveLength(1)
    expect(await send()).toEqual([200, 'accepted'])
  })

  test('while it is being handled is asked to come later, for that may yet fail', async () => {
    let fail = (_: Error): void => {}
    let begin = (): void => {}
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    const onData = (): Promise<void> =>
      new Promise((_, reject) => {
        fail = reject
        begin()
      })
    const { handler, events } = taken({ onData })
    const first = handler(callback())
    // Which of two that run at once comes first is not settled, so the first one must be under way.
    await begun
    const second = await handler(callback())
    expect(second.status).toBe(503)
    expect(second.headers.get('retry-after')).toBe('10')
    expect(events.map(event => event.outcome)).toEqual(['busy'])
    fail(new Error('no database'))
    expect((await first).status).toBe(500)
  })

  test('that outlasts its lease and fails late frees nothing of the one who took it over', async () => {
    let now = Date.UTC(2026, 5, 1, 12)
    const store = memoryStore(() => now)
    const failures: ((error: Error) => void)[] = []
    let begin = (): void => {}
    const onData = (): Promise<void> =>
      new Promise((_, reject) => {
        failures.push(reject)
        begin()
      })
    // Two processes, each with its own handler, and one store.
    const [one, other] = [0, 1].map(() => taken({ store, onData, leaseMs: 1000, now: () => now }))
    const started = async (from: typeof one) => {
      const begun = new Promise<void>(resolve => {
        begin = resolve
      })
      const response = from?.handler(callback())
      await begun
      // Not awaited here: it ends when the test lets it.
      return { response }
    }
    const first = await started(one)
    now += 1000
    const second = await started(other)
    failures[0]?.(new Error('too late'))
    expect((await first.response)?.status).toBe(500)
    expect((await one?.handler(callback()))?.status).toBe(503)
    failures[1]?.(new Error('no database'))
    expect((await second.response)?.status).toBe(500)
    const third = await started(one)
    failures[2]?.(new Error('no database'))
    expect((await third.response)?.status).toBe(500)
    expect(failures).toHaveLength(3)
  })

  test("is known by the sender's own name for it, where it has one", async () => {
    const { send, deliveries } = taken({ deliveryId: headers => headers.get('x-delivery') })
    await send({ headers: { 'x-delivery': '1' } })
    await send({ headers: { 'x-delivery': '2' } })
    expect(await send({ headers: { 'x-delivery': '1' }, body: '{}' })).toEqual([200, 'duplicate'])
    expect(deliveries).toHaveLength(2)
  })

  test('with the same body for another call is another one, where the endpoints tell the calls apart', async () => {
    const { send, deliveries } = taken()
    const base = 'https://lender.example/callbacks'
    const ends = [
      `${base}/request/${canaries.secret}`,
      `${base}/taxpayers/${canaries.secret}`,
      `${address}?call=1`,
    ]
    for (const url of ends) expect(await send({ url })).toEqual([200, 'accepted'])
    for (const url of ends) expect(await send({ url })).toEqual([200, 'duplicate'])
    expect(deliveries.map(each => each.endpoint)).toEqual([
      '/callbacks/request',
      '/callbacks/taxpayers',
      '/callbacks?call=1',
    ])
    expect(new Set(deliveries.map(each => each.id)).size).toBe(3)
  })

  test('by another host, or with another secret, is the same one', async () => {
    const { send } = taken({ secret: ['old', canaries.secret] })
    expect(await send()).toEqual([200, 'accepted'])
    expect(await send({ url: 'https://other.example/callbacks/old' })).toEqual([200, 'duplicate'])
  })

  test('with the same body an hour later is another one, unless the owner says otherwise', async () => {
    let now = 0
    const usual = taken({ now: () => now })
    const long = taken({ now: () => now, replayWindowMs: 24 * 3_600_000 })
    for (const { send } of [usual, long]) expect(await send()).toEqual([200, 'accepted'])
    now = 5 * 60_000 - 1
    for (const { send } of [usual, long]) expect(await send()).toEqual([200, 'duplicate'])
    now = 5 * 60_000
    expect([await usual.send(), await long.send()]).toEqual([
      [200, 'accepted'],
      [200, 'duplicate'],
    ])
  })

  test('with the same body at another time of the sender is another one, and the window is long', async () => {
    let now = 0
    const sentAt = (headers: Headers): number => Number(headers.get('x-time'))
    const { send } = taken({ now: () => now, sentAt })
    const first = { headers: { 'x-time': '0' } }
    expect(await send(first)).toEqual([200, 'accepted'])
    expect(await send({ headers: { 'x-time': '1000' } })).toEqual([200, 'accepted'])
    now = 3_600_000
    expect(await send(first)).toEqual([200, 'duplicate'])
    now = 24 * 3_600_000
    expect(await send(first)).toEqual([200, 'duplicate'])
    now++
    expect(await send(first)).toEqual([400, 'outside-window'])
  })

  test('is known by what the host knows of its arrival', async () => {
    let now = 0
    const deliveryId: CallbackHandlerOptions['deliveryId'] = (_, { receivedAt, endpoint }) =>
      `${endpoint} ${receivedAt}`
    const { send } = taken({ now: () => now, deliveryId })
    expect(await send()).toEqual([200, 'accepted'])
    expect(await send()).toEqual([200, 'duplicate'])
    now = 1
    expect(await send()).toEqual([200, 'accepted'])
  })

  test('that claims to be of a later time is remembered for as long as that would let it pass', async () => {
    let now = 0
    const sentAt = (headers: Headers): number => Number(headers.get('x-time'))
    const { send } = taken({ now: () => now, sentAt, replayWindowMs: 60_000 })
    const early = { headers: { 'x-time': '60000' } }
    expect(await send(early)).toEqual([200, 'accepted'])
    now = 120_000
    expect(await send(early)).toEqual([200, 'duplicate'])
    now++
    expect(await send(early)).toEqual([400, 'outside-window'])
  })

  test("is remembered for a day by the sender's own name for it, and not by a name that it lacks", async () => {
    let now = 0
    const { send } = taken({ now: () => now, deliveryId: headers => headers.get('x-delivery') })
    const named = { headers: { 'x-delivery': '1' } }
    expect([await send(named), await send()]).toEqual([
      [200, 'accepted'],
      [200, 'accepted'],
    ])
    now = 3_600_000
    expect([await send(named), await send()]).toEqual([
      [200, 'duplicate'],
      [200, 'accepted'],
    ])
  })

  test('is known by its body where the host knows no name for it', async () => {
    for (const none of [null, undefined, '']) {
      const { send } = taken({ deliveryId: () => none })
      expect(await send()).toEqual([200, 'accepted'])
      expect(await send()).toEqual([200, 'duplicate'])
      expect(await send({ body: '{}' })).toEqual([200, 'accepted'])
    }
  })

  test('of another kind is another one, even in a shared store', async () => {
    const store = memoryStore(() => 0)
    const [one, other] = [taken({ store }), taken({ store, kind: 'business' })]
    expect(await one.send()).toEqual([200, 'accepted'])
    expect(await other.send()).toEqual([200, 'accepted'])
  })

  test('is not known to the store where nothing is remembered, whether it is accepted or fails', async () => {
    const asked: string[] = []
    const store: CallbackStore = {
      begin: id => {
        asked.push(`begin ${id}`)
        return 'new'
      },
      finish: id => void asked.push(`finish ${id}`),
      forget: id => void asked.push(`forget ${id}`),
    }
    const { send } = taken({ store, replayWindowMs: 0 })
    expect(await send()).toEqual([200, 'accepted'])
    const onData = () => Promise.reject(new Error('busy'))
    expect(await taken({ store, replayWindowMs: 0, onData }).send()).toEqual([500, 'failed'])
    expect(asked).toEqual([])
  })

  test('is refused where the store fails, for it might be handled twice', async () => {
    const store: CallbackStore = {
      begin: () => Promise.reject(new Error('no store')),
      finish: () => {},
      forget: () => {},
    }
    const { send, deliveries, errors } = taken({ store })
    expect(await send()).toEqual([500, 'failed'])
    expect(deliveries).toEqual([])
    expect(errors).toHaveLength(1)
  })
})

describe('the window', () => {
  const now = Date.UTC(2026, 5, 1, 12)
  test.each([
    ['now', now, 200],
    ['at its beginning', now - 60_000, 200],
    ['before it', now - 60_001, 400],
    ['at its end', now + 60_000, 200],
    ['after it', now + 60_001, 400],
    ['at no time', null, 400],
    ['at a time that is none', Number.NaN, 400],
  ])('a callback sent %s', async (_, sentAt, status) => {
    const { send } = taken({ sentAt: () => sentAt, replayWindowMs: 60_000 })
    expect((await send())[0]).toBe(status)
  })
})

describe('the store in memory', () => {
  test('holds so many and forgets the oldest', () => {
    const store = memoryStore(() => 0, 3)
    for (const id of ['a', 'b', 'c', 'd']) store.finish(id, 1000)
    expect(['d', 'c', 'b'].map(id => store.begin(id, 'x', 1))).toEqual(['done', 'done', 'done'])
    expect(store.begin('a', 'x', 1)).toBe('new')
  })
})

describe('the options', () => {
  const onData = (): void => {}
  test.each([
    [
      'nothing to tell strangers by',
      { onData },
      'nothing tells callbacks of the service from others; give a "secret" or a "verify", or take callbacks from anybody with "allowUnauthenticated"',
    ],
    ['a blank secret', { onData, secret: ' ' }, '"secret" is not a text with something in it'],
    [
      'a blank one of several secrets',
      { onData, secret: [canaries.secret, ''] },
      '"secret" is not a text with something in it',
    ],
    ['no secrets', { onData, secret: [] }, '"secret" is not a text with something in it'],
    [
      'a header without a secret',
      { onData, secretHeader: 'x', verify: () => true },
      '"secretHeader" is given without a "secret"',
    ],
    [
      'a header that is none',
      { onData, secret: 'x', secretHeader: 'a b' },
      '"secretHeader" is no name of a header',
    ],
    ['nothing to do', { secret: 'x' }, '"onData" is no function'],
    ['another kind', { onData, secret: 'x', kind: 'person' }, '"kind" is neither individual nor business'],
    [
      'an origin without HTTPS',
      { onData, secret: 'x', origin: 'http://localhost' },
      '"origin" is not an https address',
    ],
    ['a size of zero', { onData, secret: 'x', maxBytes: 0 }, '"maxBytes" is not a number of at least 1'],
    [
      'a misspelt one',
      { onData, secretHeadr: canaries.secret },
      'there is no option "secretHeadr"; did you mean "secretHeader"?',
    ],
  ])('with %s are refused', (_, options, problem) => {
    // The very mistakes that the type would find.
    const make = (): unknown => createCallbackHandler(options as unknown as CallbackHandlerOptions)
    expect(make).toThrow(ConfigurationError)
    expect(make).toThrow(`The service configuration is wrong: ${problem}`)
  })

  test('can let anybody in, when that is said', async () => {
    const handler = createCallbackHandler({ onData, allowUnauthenticated: true })
    expect((await handler(callback({ url: 'https://lender.example/' }))).status).toBe(200)
  })
})
