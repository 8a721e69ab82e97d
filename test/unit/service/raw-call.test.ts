/** Calls whose shapes the interface does not show: token and euid, and otherwise what the caller says. */
import { describe, expect, test } from 'vitest'
import { addressBelow } from '../../../src/service/service-address.ts'
import { InvalidRequestError, type RequestEvent } from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { expectGrowth } from '../../support/growth.ts'
import { clientFor, errorFrom } from '../../support/service-client.ts'
import { json, serviceServer } from '../../support/service-server.ts'

const server = serviceServer()

describe('a raw call', () => {
  test('posts JSON with token and euid', async () => {
    server.onDetail = response => json(response, 201, { id: 7 })
    const answer = await clientFor(server).call('/requests', { tin: canaries.tin })
    expect(server.details[0]).toMatchObject({
      method: 'POST',
      url: '/api/requests',
      body: `{"tin":"${canaries.tin}"}`,
      headers: {
        authorization: `Bearer ${canaries.token}`,
        euid: canaries.companyId,
        'content-type': 'application/json',
      },
    })
    expect(answer).toMatchObject({ text: '{"id":7}', body: { id: 7 }, contentType: 'application/json' })
    expect(answer.metadata).toMatchObject({ status: 201, attempts: 1, transcriptType: null })
    expectNothingPrivate(answer.metadata)
  })

  test('may have another method and no body', async () => {
    await clientFor(server).call('taxpayers', undefined, { method: 'GET' })
    expect(server.details[0]).toMatchObject({ method: 'GET', url: '/api/taxpayers', body: '' })
    expect(server.details[0]?.headers['content-type']).toBeUndefined()
  })

  test('gives what is no JSON and no text as bytes', async () => {
    server.onDetail = response =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.from([1, 255, 2]))
    const answer = await clientFor(server).call('/reports', {})
    expect([...answer.bytes]).toEqual([1, 255, 2])
    expect(answer).toMatchObject({ contentType: 'application/pdf', text: null, body: undefined })
  })

  test('gives an empty answer as one', async () => {
    server.onDetail = response => response.writeHead(204).end()
    expect(await clientFor(server).call('/requests', {})).toMatchObject({ text: '', body: undefined })
  })

  test('is not repeated, for it may have done its work', async () => {
    server.onDetail = response => json(response, 503, {})
    const error = await errorFrom(clientFor(server).call('/requests', {}))
    expect(error).toMatchObject({ code: 'service/unexpected-response', attempt: 1, operation: 'call' })
  })

  test('is repeated when the call says so', async () => {
    server.onDetail = (response, _, count) => json(response, count < 3 ? 503 : 200, {})
    await clientFor(server).call('/requests', {}, { retries: 2 })
    expect(server.details).toHaveLength(3)
  })

  test('gets a new token where the old one is not taken', async () => {
    server.onDetail = (response, _, count) => json(response, count === 1 ? 401 : 200, {})
    await clientFor(server).call('/requests', {})
    expect(server.tokens).toHaveLength(2)
  })

  test.each([
    ['a query', '/taxpayers?tin=1', 'has a query or a fragment'],
    ['a fragment', '/taxpayers#1', 'has a query or a fragment'],
    ['an address', 'https://elsewhere.example/x', 'is an address of its own'],
    ['another host', '//elsewhere.example/x', 'is an address of its own'],
    ['a backslash', '\\elsewhere.example', 'has a blank, a backslash or a control character'],
    ['a line break', '/a\nb', 'has a blank, a backslash or a control character'],
    ['dots that lead out', '/a/../../b', 'leads out of the base address'],
    ['hidden dots that lead out', '/%2e%2e/b', 'leads out of the base address'],
    ['nothing', '', 'is not a path'],
    ['encoded slashes that lead out', '..%2f..%2fx', 'has an encoded slash or backslash'],
    ['an encoded slash in the middle', '/taxpayers/a%2Fb', 'has an encoded slash or backslash'],
    ['an encoded backslash', '/a/..%5C..%5cx', 'has an encoded slash or backslash'],
    ['a slash encoded twice', '/a/..%252f..%252fx', 'has an encoded slash or backslash'],
    ['a slash encoded five times', '/a/..%252525252fx', 'has an encoded slash or backslash'],
    ['dots that stay inside', '/a/../b', 'has a part that is "." or ".."'],
    ['one dot', '/a/./b', 'has a part that is "." or ".."'],
    ['dots at its end', '/a/b/..', 'has a part that is "." or ".."'],
    ['one dot and nothing else', '.', 'has a part that is "." or ".."'],
    ['hidden dots that stay inside', '/a/%2E./b', 'has a part that is "." or ".."'],
    ['dots encoded twice', '/a/%252e%252e/b', 'has a part that is "." or ".."'],
    ['dots before a parameter', '/a/..;x=1/b', 'has a part that is "." or ".."'],
    ['an overlong slash', '/a/..%c0%afx', 'has a percent sign that encodes no character of UTF-8'],
    ['a percent sign of its own', '/a/100%', 'has a percent sign that encodes no character of UTF-8'],
    ['an encoded line break', '/a%0d%0ab', 'has a blank, a backslash or a control character'],
    ['an encoded end of text', '/a/..%00/b', 'has a blank, a backslash or a control character'],
  ])('to a path with %s never leaves', async (_, path, problem) => {
    const error = await errorFrom(clientFor(server).call(path, {}))
    expect(error).toBeInstanceOf(InvalidRequestError)
    expect(error).toMatchObject({
      message: `The request is not valid: the path ${problem}`,
      operation: 'call',
      reason: 'not-sent',
    })
    expect(server.tokens).toHaveLength(0)
  })

  test.each(['/a.b/..c/d..', '/a/.../b', '/caf%C3%A9', '/a%2Bb%20c', '/taxpayers/a%25b', '/%E2%88%95'])(
    'to the path %s is sent as it is',
    async path => {
      await clientFor(server).call(path, {})
      expect(server.details[0]?.url).toBe(`/api${path}`)
    },
  )

  test.each(['%25', '%2525', '.%2e', '%', '/', '..;', '%c3%a9', '/..'])(
    'to a path of nothing but %s is judged in time in proportion to it',
    piece => {
      const judged = (length: number) => {
        const path = `/a${piece.repeat(length / piece.length)}`
        return () => addressBelow('https://api.example.com/v2', path)
      }
      expectGrowth([100_000, 800_000], judged, smallest => 100 + 16 * smallest)
    },
  )

  test('with a body that JSON cannot hold never leaves', async () => {
    const circle: Record<string, unknown> = { tin: canaries.tin }
    circle.self = circle
    for (const body of [circle, { amount: 10n }, () => canaries.tin]) {
      const error = await errorFrom(clientFor(server).call('/requests', body))
      expect(error.message).toBe('The request is not valid: the body cannot be written as JSON')
    }
  })

  test('shows hooks its template, never its path', async () => {
    const events: RequestEvent[] = []
    const client = clientFor(server, { hooks: { onRequest: event => events.push(event) } })
    await client.call(`/taxpayers/${canaries.tin}`, {}, { template: '/taxpayers/{id}' })
    await client.call(`/taxpayers/${canaries.tin}`, {})
    expect(events.filter(event => event.operation === 'call').map(event => event.template)).toEqual([
      '/taxpayers/{id}',
      null,
    ])
    expectNothingPrivate(events)
  })

  test('shows nothing private in its errors', async () => {
    for (const status of [400, 403, 404, 500]) {
      server.onDetail = response => json(response, status, canaries)
      expect((await errorFrom(clientFor(server).call(`/taxpayers/${canaries.tin}`, canaries))).status).toBe(
        status,
      )
    }
  })

  test('reads no more than the limit', async () => {
    server.onDetail = response => json(response, 200, { text: 'x'.repeat(1000) })
    const error = await errorFrom(clientFor(server).call('/reports', {}, { maxResponseBytes: 500 }))
    expect(error).toMatchObject({ code: 'service/unexpected-response', reason: 'too-large' })
  })
})
