/** A body parser before the handler, in the hosts that people have: real Express and Fastify, and what others leave on a request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import express from 'express'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { callbackListener } from '../../../src/node/callback-listener.ts'
import {
  type CallbackDelivery,
  type CallbackEvent,
  type CallbackHandlerOptions,
  ConfigurationError,
  createCallbackHandler,
  hmacVerifier,
} from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'

const payload = `{ "tin": "${canaries.tin}",\n  "name": "Zoë" }`
const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
const path = `/callbacks/${canaries.secret}`
const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A handler that writes down what it is reported. */
function taken(own: Partial<CallbackHandlerOptions> = {}) {
  const deliveries: CallbackDelivery[] = []
  const events: CallbackEvent[] = []
  const errors: unknown[] = []
  const handler = createCallbackHandler({
    secret: canaries.secret,
    behindProxy: true,
    onData: delivery => deliveries.push(delivery),
    onOutcome: event => events.push(event),
    onError: error => errors.push(error),
    ...own,
  })
  const outcome = () => events.at(-1)?.outcome
  return { handler, deliveries, events, errors, outcome }
}

async function served(listener: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown) {
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return async (body: string = payload, type = 'application/json') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    })
    return [response.status, await response.text()] as const
  }
}

/** The first of the two is what a handler says of a body that it could not read. */
function expectBodyUsed({ events, errors, deliveries }: ReturnType<typeof taken>): void {
  expect(deliveries).toEqual([])
  expect(events).toMatchObject([{ outcome: 'body-used', status: 500 }])
  expect(errors).toHaveLength(1)
  expect(errors[0]).toBeInstanceOf(ConfigurationError)
  expect(String(errors[0])).toMatch(/body/)
  expectNothingPrivate([String(errors[0]), events])
}

describe('Express', () => {
  test.each([
    ['none', []],
    ['json()', [express.json()]],
    ['json() of everything', [express.json({ type: () => true })]],
    ['raw()', [express.raw({ type: () => true })]],
    ['text()', [express.text({ type: () => true })]],
    ['urlencoded()', [express.urlencoded({ extended: true })]],
    ['several', [express.urlencoded({ extended: false }), express.json(), express.text()]],
  ])('with the parser %s hands the callback on', async (_, parsers) => {
    const { handler, deliveries, outcome } = taken()
    const app = express()
    for (const parser of parsers) app.use(parser)
    app.post('/callbacks/:secret', callbackListener(handler))
    const send = await served(app)
    expect(await send()).toEqual([200, '{"outcome":"accepted"}'])
    expect(outcome()).toBe('accepted')
    expect(deliveries[0]?.body).toEqual({ tin: canaries.tin, name: 'Zoë' })
    expect(JSON.parse(deliveries[0]?.text ?? '')).toEqual(deliveries[0]?.body)
    expect(new TextDecoder().decode(deliveries[0]?.bytes)).toBe(deliveries[0]?.text)
  })

  test.each([
    ['json()', express.json(), 500],
    ['raw()', express.raw({ type: () => true }), 200],
    ['text()', express.text({ type: () => true }), 200],
  ])('with the parser %s and a signature of the raw body', async (_, parser, status) => {
    const key = 'canary-signing-key'
    const watched = taken({ verify: hmacVerifier({ secret: key, header: 'x-signature' }) })
    const app = express()
    app.use(parser)
    app.post('/callbacks/:secret', callbackListener(watched.handler))
    const imported = await crypto.subtle.importKey(
      'raw',
      Buffer.from(key),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const signature = Buffer.from(await crypto.subtle.sign('HMAC', imported, Buffer.from(payload)))
    const server = createServer(app)
    closing.push(() => server.close())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method: 'POST',
      headers: { ...headers, 'x-signature': signature.toString('hex') },
      body: payload,
    })
    expect(response.status).toBe(status)
    if (status === 500) expectBodyUsed(watched)
    else expect(watched.outcome()).toBe('accepted')
  })

  test('whose parser keeps the raw body works from that, signature and all', async () => {
    const verify = ({ bytes }: { readonly bytes: Uint8Array }): boolean =>
      new TextDecoder().decode(bytes) === payload
    const { handler, deliveries } = taken({ verify })
    const app = express()
    const keep = (incoming: IncomingMessage, _: unknown, bytes: Buffer): void => {
      Object.assign(incoming, { rawBody: bytes })
    }
    app.use(express.json({ verify: keep }))
    app.post('/callbacks/:secret', callbackListener(handler))
    expect((await (await served(app))())[0]).toBe(200)
    expect(deliveries[0]?.text).toBe(payload)
  })

  test('with a parser that keeps nothing is reported', async () => {
    const watched = taken()
    const app = express()
    app.use((incoming, _, next) => {
      incoming.resume()
      incoming.once('end', () => next())
    })
    app.post('/callbacks/:secret', callbackListener(watched.handler))
    expect(await (await served(app))()).toEqual([500, '{"outcome":"body-used"}'])
    expectBodyUsed(watched)
  })

  test('with a parser before a stranger still tells him nothing', async () => {
    const { handler, outcome, errors } = taken({ secret: 'another' })
    const app = express()
    app.use(express.json())
    app.post('/callbacks/:secret', callbackListener(handler))
    expect(await (await served(app))()).toEqual([404, ''])
    expect([outcome(), errors]).toEqual(['wrong-secret', []])
  })

  test('with json() and a body that is not an object refuses it as one', async () => {
    const { handler, outcome } = taken()
    const app = express()
    app.use(express.json({ strict: false }))
    app.post('/callbacks/:secret', callbackListener(handler))
    const send = await served(app)
    for (const body of ['[1]', '"a"', 'null', '1', 'false']) {
      expect((await send(body))[0]).toBe(400)
      expect(outcome()).toBe('not-json')
    }
  })

  test('with json() holds a body to the limit', async () => {
    const { handler, outcome } = taken({ maxBytes: 10 })
    const app = express()
    app.use(express.json())
    app.post('/callbacks/:secret', callbackListener(handler))
    expect((await (await served(app))())[0]).toBe(413)
    expect(outcome()).toBe('too-large')
  })
})

describe('Fastify', () => {
  async function answered(route: (app: FastifyInstance) => unknown): Promise<readonly [number, string]> {
    const app = fastify()
    closing.push(() => app.close())
    route(app)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: payload })
    return [response.status, await response.text()]
  }

  test('takes the listener as a route, with its own parser', async () => {
    const { handler, deliveries } = taken()
    const listener = callbackListener(handler)
    expect(await answered(app => app.post('/callbacks/:secret', listener))).toEqual([
      200,
      '{"outcome":"accepted"}',
    ])
    expect(deliveries[0]?.body).toEqual({ tin: canaries.tin, name: 'Zoë' })
  })

  test('keeps the raw body where it is set to', async () => {
    const { handler, deliveries } = taken({ verify: ({ bytes }) => String(Buffer.from(bytes)) === payload })
    const [status] = await answered(app => {
      app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      app.post('/callbacks/:secret', callbackListener(handler))
    })
    expect([status, deliveries.length]).toEqual([200, 1])
  })

  test('whose raw request is handed over without the body it parsed is reported', async () => {
    const watched = taken()
    const listener = callbackListener(watched.handler)
    const [status] = await answered(app =>
      app.post('/callbacks/:secret', (request, reply) => {
        reply.hijack()
        return listener(request.raw, reply.raw)
      }),
    )
    expect(status).toBe(500)
    expectBodyUsed(watched)
  })
})

describe('other hosts', () => {
  /** A route of Next's pages: the body is read before the route is called, and the route is waited for. */
  async function nextPage(
    listener: ReturnType<typeof callbackListener>,
    parsed: (text: string) => unknown,
  ): Promise<readonly [number, boolean]> {
    let isDone = false
    const send = await served(async (incoming, outgoing) => {
      const parts: Buffer[] = []
      for await (const part of incoming) parts.push(part)
      await listener(Object.assign(incoming, { body: parsed(String(Buffer.concat(parts))) }), outgoing)
      isDone = outgoing.writableEnded
    })
    const [status] = await send()
    return [status, isDone]
  }

  test.each<readonly [string, (text: string) => unknown]>([
    ['an object', text => JSON.parse(text)],
    ['text', text => text],
    ['bytes', text => Buffer.from(text)],
  ])('a page of Next.js whose parser gives %s is answered before its route is over', async (_, parsed) => {
    const { handler, deliveries } = taken()
    expect(await nextPage(callbackListener(handler), parsed)).toEqual([200, true])
    expect(deliveries[0]?.body).toEqual({ tin: canaries.tin, name: 'Zoë' })
  })

  test('a parsed body that cannot be written as JSON is reported', async () => {
    const watched = taken()
    const circle: Record<string, unknown> = {}
    circle.itself = circle
    expect(await nextPage(callbackListener(watched.handler), () => circle)).toEqual([500, true])
    expectBodyUsed(watched)
  })

  test.each([
    ['a buffer', Buffer.from(payload)],
    ['text', payload],
  ])('an adaptor of Lambda that makes up a request with %s is read', async (_, body) => {
    const { handler, deliveries } = taken()
    // As serverless-http makes it: complete from the start, the body both beside the stream and within it.
    const incoming = Object.assign(new PassThrough(), {
      method: 'POST',
      url: path,
      headers: { ...headers, host: 'lender.example' },
      rawHeaders: [],
      socket: { encrypted: true },
      complete: true,
      body,
    })
    incoming.end(body)
    const head: Record<string, unknown> = {}
    const outgoing = Object.assign(new PassThrough(), {
      headersSent: false,
      statusCode: 0,
      setHeader: (name: string, value: unknown) => Reflect.set(head, name, value),
      writeHead: () => outgoing,
    })
    // The parts of Node's own that such an adaptor has.
    await callbackListener(handler)(
      incoming as unknown as IncomingMessage,
      outgoing as unknown as ServerResponse,
    )
    expect(deliveries).toHaveLength(1)
    expect(outgoing.statusCode).toBe(200)
  })

  test('an Express of old leaves an empty object beside a body that nobody has read', async () => {
    const { handler, deliveries } = taken()
    const listener = callbackListener(handler)
    const send = await served((incoming, outgoing) =>
      listener(Object.assign(incoming, { body: {} }), outgoing),
    )
    expect((await send())[0]).toBe(200)
    expect(deliveries[0]?.text).toBe(payload)
  })
})

describe('a request of the web', () => {
  const url = `https://lender.example${path}`
  const request = (): Request => new Request(url, { method: 'POST', headers, body: payload })

  test('whose body has been read is reported', async () => {
    const watched = taken()
    const spent = request()
    await spent.json()
    expect((await watched.handler(spent)).status).toBe(500)
    expectBodyUsed(watched)
  })

  test('whose body somebody is reading is reported', async () => {
    const watched = taken()
    const locked = request()
    const reader = locked.body?.getReader()
    expect((await watched.handler(locked)).status).toBe(500)
    expectBodyUsed(watched)
    reader?.releaseLock()
  })

  test('whose body is read from a copy is none of that', async () => {
    const { handler, outcome } = taken()
    const first = request()
    await first.clone().json()
    await handler(first)
    expect(outcome()).toBe('accepted')
  })
})
