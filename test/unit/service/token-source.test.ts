/** One token for all callers: when it is asked for, kept, renewed and dropped. */
import { describe, expect, test } from 'vitest'
import { TokenError } from '../../../src/service-index.ts'
import { canaries } from '../../support/canaries.ts'
import { clientFor, errorFrom, request, type TestClock, testClock } from '../../support/service-client.ts'
import { issue, json, serviceServer } from '../../support/service-server.ts'

const server = serviceServer()

/** The token of the first call serves a call `lastMoment` ms later, and none after that. */
async function expectKeptUntil(
  lastMoment: number,
  client: ReturnType<typeof clientFor>,
  clock: TestClock,
): Promise<void> {
  await client.transcriptDetail(request)
  clock.now += lastMoment
  await client.transcriptDetail(request)
  expect(server.tokens).toHaveLength(1)
  clock.now += 1
  await client.transcriptDetail(request)
  expect(server.tokens).toHaveLength(2)
}

describe('a token', () => {
  test('is asked for with all four fields, form-encoded in UTF-8', async () => {
    const clientSecret = 'a b&c=d+e%zwölf'
    await clientFor(server, { clientSecret, scope: 'read write' }).transcriptDetail(request)
    const [asked] = server.tokens
    expect(asked?.method).toBe('POST')
    expect(asked?.headers['content-type']).toBe('application/x-www-form-urlencoded; charset=utf-8')
    expect(asked?.headers.authorization).toBeUndefined()
    expect([...new URLSearchParams(asked?.body)]).toEqual([
      ['grant_type', 'client_credentials'],
      ['client_id', canaries.clientId],
      ['client_secret', clientSecret],
      ['scope', 'read write'],
    ])
    expect(asked?.body).toContain('zw%C3%B6lf')
  })

  /** A thousand with `MEMORY=1`, as `npm run test:behind` says. */
  const calls = process.env.MEMORY === undefined ? 300 : 1000

  test(`is asked for once by ${calls} parallel calls`, async () => {
    const client = clientFor(server)
    await Promise.all(Array.from({ length: calls }, () => client.transcriptDetail(request)))
    expect(server.tokens).toHaveLength(1)
    expect(server.details).toHaveLength(calls)
  })

  test('is not asked for before the first call', async () => {
    clientFor(server)
    expect(server.tokens).toHaveLength(0)
  })

  test('is kept until 30 seconds before its end', async () => {
    const clock = testClock()
    const client = clientFor(server, {}, clock)
    await expectKeptUntil(3_569_999, client, clock)
  })

  test('that is short-lived is kept for half its life', async () => {
    const clock = testClock()
    server.onToken = issue(canaries.token, 10)
    const client = clientFor(server, {}, clock)
    await expectKeptUntil(4_999, client, clock)
  })

  test.each([
    ['milliseconds', 99],
    ['minutes', 5_999_999],
  ] as const)('has a lifetime in %s where the option says so', async (expiresInUnit, lastMoment) => {
    const clock = testClock()
    server.onToken = issue(canaries.token, 100)
    const client = clientFor(server, { expiresInUnit, renewEarlyMs: 0 }, clock)
    await expectKeptUntil(lastMoment, client, clock)
  })

  test.each([
    ['null', null],
    ['text', '3600'],
    ['zero', 0],
    ['a negative number', -5],
  ])('whose lifetime is %s is never kept, but shared by those who wait for it', async (_, expiresIn) => {
    server.onToken = issue(canaries.token, expiresIn)
    const client = clientFor(server)
    await Promise.all(Array.from({ length: 20 }, () => client.transcriptDetail(request)))
    expect(server.tokens).toHaveLength(1)
    await client.transcriptDetail(request)
    expect(server.tokens).toHaveLength(2)
  })

  test('whose lifetime is left out is never kept', async () => {
    server.onToken = response => json(response, 200, { access_token: canaries.token, token_type: 'Bearer' })
    const client = clientFor(server)
    await client.transcriptDetail(request)
    await client.transcriptDetail(request)
    expect(server.tokens).toHaveLength(2)
  })

  test('lives from the moment it was asked for, not from that of a slow answer', async () => {
    const clock = testClock()
    server.onToken = (response, received, count) => {
      clock.now += 100_000
      return issue(canaries.token, 200)(response, received, count)
    }
    const client = clientFor(server, { renewEarlyMs: 0 }, clock)
    await expectKeptUntil(99_999, client, clock)
  })

  test('comes with a secret that is fetched again each time', async () => {
    let turn = 0
    server.onToken = issue(canaries.token, null)
    const client = clientFor(server, { clientSecret: async () => `secret-${++turn}` })
    await client.transcriptDetail(request)
    await client.transcriptDetail(request)
    expect(server.tokens.map(({ body }) => new URLSearchParams(body).get('client_secret'))).toEqual([
      'secret-1',
      'secret-2',
    ])
  })

  test.each([
    ['its own scheme', { authorizationScheme: 'Token' }, `Token ${canaries.token}`],
    ['no scheme', { authorizationScheme: '' }, canaries.token],
    ['the scheme Bearer by default', {}, `Bearer ${canaries.token}`],
  ])('is sent with %s', async (_, own, want) => {
    await clientFor(server, own).transcriptDetail(request)
    expect(server.details[0]?.headers.authorization).toBe(want)
  })
})

describe('a token that is not taken (401)', () => {
  test('is dropped and replaced once', async () => {
    server.onToken = (response, received, count) => issue(`token-${count}`)(response, received, count)
    server.onDetail = (response, received) =>
      received.headers.authorization === 'Bearer token-1'
        ? json(response, 401, {})
        : json(response, 200, { TYPE: 'ACTR' })
    const clock = testClock()
    const { metadata } = await clientFor(server, {}, clock).transcriptDetail(request)
    expect(metadata.attempts).toBe(2)
    expect(server.tokens).toHaveLength(2)
    expect(clock.waits).toEqual([])
  })

  test('is replaced even where nothing may be retried', async () => {
    server.onDetail = (response, _, count) => json(response, count === 1 ? 401 : 200, { TYPE: 'ACTR' })
    await clientFor(server).transcriptDetail(request, { retries: 0 })
    expect(server.tokens).toHaveLength(2)
  })

  test('twice in one call is an error, and leaves no token behind', async () => {
    server.onDetail = (response, _, count) => json(response, count <= 2 ? 401 : 200, { TYPE: 'ACTR' })
    const client = clientFor(server)
    const error = await errorFrom(client.transcriptDetail(request))
    expect(error).toBeInstanceOf(TokenError)
    expect(error).toMatchObject({ status: 401, reason: 'not-accepted', attempt: 2, retryable: false })
    await client.transcriptDetail(request)
    expect(server.tokens).toHaveLength(3)
  })

  test('by a hundred calls at once is replaced by one new token', async () => {
    server.onToken = (response, received, count) => issue(`token-${count}`)(response, received, count)
    server.onDetail = (response, received) =>
      received.headers.authorization === 'Bearer token-1'
        ? json(response, 401, {})
        : json(response, 200, { TYPE: 'ACTR' })
    const client = clientFor(server)
    await Promise.all(Array.from({ length: 100 }, () => client.transcriptDetail(request)))
    expect(server.tokens).toHaveLength(2)
  })

  test('does not drop the newer token that has taken its place meanwhile', async () => {
    server.onToken = (response, received, count) => issue(`token-${count}`)(response, received, count)
    let answerSlowOne = (): void => {}
    const slowOneIsSent = new Promise<void>(sent => {
      server.onDetail = (response, received, count) => {
        const isOld = received.headers.authorization === 'Bearer token-1'
        if (count > 1) return json(response, isOld ? 401 : 200, { TYPE: 'ACTR' })
        // The very first call gets its 401 only after another one has renewed the token.
        answerSlowOne = () => json(response, 401, {})
        sent()
      }
    })
    const client = clientFor(server)
    const slow = client.transcriptDetail(request)
    await slowOneIsSent
    await client.transcriptDetail(request)
    expect(server.tokens).toHaveLength(2)
    answerSlowOne()
    await slow
    await client.transcriptDetail(request)
    expect(server.tokens).toHaveLength(2)
    expect(server.details.at(-1)?.headers.authorization).toBe('Bearer token-2')
  })
})

describe('a request for a token that fails', () => {
  test('is not kept: the next call asks again', async () => {
    server.onToken = (response, received, count) =>
      count === 1 ? json(response, 400, { error: 'invalid_client' }) : issue()(response, received, count)
    const client = clientFor(server)
    const error = await errorFrom(client.transcriptDetail(request))
    expect(error).toMatchObject({
      code: 'service/token',
      reason: 'invalid_client',
      operation: 'token',
      status: 400,
    })
    await client.transcriptDetail(request)
    expect(server.tokens).toHaveLength(2)
  })

  test('fails for all who wait for it, each with the labels of its own request', async () => {
    server.onToken = response => json(response, 401, { error: 'invalid_client' })
    const client = clientFor(server)
    const periods = ['202012', '202112', '202212']
    const errors = await Promise.all(
      periods.map(transcriptPeriod => errorFrom(client.transcriptDetail({ ...request, transcriptPeriod }))),
    )
    expect(errors.map(error => error.period)).toEqual(periods)
    expect(server.tokens).toHaveLength(1)
  })

  test('in passing is repeated, three times for all callers together', async () => {
    server.onToken = (response, received, count) =>
      count < 3 ? json(response, 503, {}) : issue()(response, received, count)
    const client = clientFor(server)
    await Promise.all(Array.from({ length: 50 }, () => client.transcriptDetail(request)))
    expect(server.tokens).toHaveLength(3)
  })

  test('for good is not multiplied by the retries of the calls', async () => {
    server.onToken = response => json(response, 503, {})
    const error = await errorFrom(clientFor(server).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/token', status: 503, retryable: true, attempt: 3 })
    expect(server.tokens).toHaveLength(3)
    expect(server.details).toHaveLength(0)
  })

  test('goes on for the others when one caller leaves', async () => {
    const controller = new AbortController()
    let isAsked = (): void => {}
    const asked = new Promise<void>(resolve => {
      isAsked = resolve
    })
    let answer = (): void => {}
    server.onToken = (response, received, count) => {
      answer = () => issue()(response, received, count)
      isAsked()
    }
    const client = clientFor(server)
    const leaving = errorFrom(client.transcriptDetail(request, { signal: controller.signal }))
    const staying = client.transcriptDetail(request)
    await asked
    controller.abort()
    expect((await leaving).code).toBe('service/aborted')
    answer()
    await staying
    expect(server.tokens).toHaveLength(1)
  })

  test('is given up when nobody waits for it any longer, and started over by the next caller', async () => {
    const controller = new AbortController()
    let isAsked = (): void => {}
    const asked = new Promise<void>(resolve => {
      isAsked = resolve
    })
    let isClosed = false
    server.onToken = (response, received, count) => {
      if (count > 1) return issue()(response, received, count)
      response.once('close', () => {
        isClosed = true
      })
      isAsked()
    }
    const client = clientFor(server)
    const leaving = errorFrom(client.transcriptDetail(request, { signal: controller.signal }))
    await asked
    controller.abort()
    await leaving
    await client.transcriptDetail(request)
    expect(server.tokens).toHaveLength(2)
    expect(isClosed).toBe(true)
  })
})
