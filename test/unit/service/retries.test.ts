/** What is repeated, how often, after which wait, and within which time. */
import { describe, expect, test } from 'vitest'
import { defaultPolicy } from '../../../src/service/exchange/call-policy.ts'
import { waitBefore } from '../../../src/service/exchange/retrying.ts'
import { retryAfterMs } from '../../../src/service/time/retry-after.ts'
import { clientFor, errorFrom, request, testClock } from '../../support/service-client.ts'
import { json, type Script, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()

/** Fails so many times, then goes well. */
function failing(times: number, fail: Script): Script {
  return (response, received, count) =>
    count <= times ? fail(response, received, count) : json(response, 200, transcript)
}

describe('a failed attempt', () => {
  test.each([
    ['408', true],
    ['425', false],
    ['429', true],
    ['500', true],
    ['502', true],
    ['503', true],
    ['504', true],
    ['529', true],
    ['400', false],
    ['403', false],
    ['404', false],
    ['409', false],
    ['302', false],
    ['201', false],
  ])('with status %s is repeated: %s', async (status, isRepeated) => {
    server.onDetail = failing(1, response => json(response, Number(status), {}))
    const call = clientFor(server).transcriptDetail(request)
    if (isRepeated) expect((await call).metadata.attempts).toBe(2)
    else expect((await errorFrom(call)).attempt).toBe(1)
    expect(server.details).toHaveLength(isRepeated ? 2 : 1)
  })

  test('whose connection broke before or within the answer is repeated', async () => {
    server.onDetail = failing(2, (response, _, count) => {
      if (count === 1) return response.destroy()
      response.writeHead(200, { 'content-length': '500' })
      return response.write('{ "TYPE"', () => response.destroy())
    })
    expect((await clientFor(server).transcriptDetail(request)).metadata.attempts).toBe(3)
  })

  test('is repeated twice by default, and as often as the call says', async () => {
    server.onDetail = response => json(response, 503, {})
    const client = clientFor(server)
    expect((await errorFrom(client.transcriptDetail(request))).attempt).toBe(3)
    expect((await errorFrom(client.transcriptDetail(request, { retries: 0 }))).attempt).toBe(1)
    expect((await errorFrom(client.transcriptDetail(request, { retries: 5 }))).attempt).toBe(6)
  })

  test('is repeated with the very same body', async () => {
    server.onDetail = failing(2, response => json(response, 503, {}))
    await clientFor(server).transcriptDetail(request)
    expect(new Set(server.details.map(({ body }) => body)).size).toBe(1)
  })
})

describe('a wait', () => {
  test('is drawn by chance from 0 up to a limit that doubles, up to a longest one', () => {
    const policy = { ...defaultPolicy, retryDelayMs: 500, maxRetryDelayMs: 3000 }
    const drawn = (chance: number): number[] =>
      [1, 2, 3, 4, 5, 60].map(retry => waitBefore(retry, null, policy, chance))
    expect(drawn(0)).toEqual([0, 0, 0, 0, 0, 0])
    expect(drawn(0.5)).toEqual([250, 500, 1000, 1500, 1500, 1500])
    expect(drawn(0.999999)).toEqual([500, 1000, 2000, 3000, 3000, 3000])
  })

  test('is what the service asks for and what chance adds, up to a longest one', () => {
    const policy = { ...defaultPolicy, retryDelayMs: 500, maxRetryAfterMs: 30_000 }
    expect(waitBefore(1, 2000, policy, 0)).toBe(2000)
    expect(waitBefore(1, 2000, policy, 0.5)).toBe(2250)
    expect(waitBefore(1, 29_900, policy, 0.5)).toBe(30_000)
    expect(waitBefore(1, 30_000, policy, 0.5)).toBe(30_000)
  })

  test('is never endless or no number, whatever the knobs', () => {
    const policy = { ...defaultPolicy, retryDelayMs: 0, maxRetryDelayMs: Number.POSITIVE_INFINITY }
    expect(waitBefore(5000, null, policy, 0.5)).toBe(0)
  })

  test('comes between the attempts', async () => {
    const clock = testClock()
    server.onDetail = failing(2, response => json(response, 500, {}))
    const { metadata } = await clientFor(server, {}, clock).transcriptDetail(request)
    expect(clock.waits).toEqual([250, 500])
    expect(metadata.durationMs).toBe(750)
  })

  test('follows Retry-After in seconds', async () => {
    const clock = testClock()
    server.onDetail = failing(1, response => json(response, 429, {}, { 'retry-after': '12' }))
    await clientFor(server, { random: () => 0 }, clock).transcriptDetail(request)
    expect(clock.waits).toEqual([12_000])
  })

  test('follows Retry-After as a date', async () => {
    const clock = testClock()
    const date = new Date(clock.now + 9000).toUTCString()
    server.onDetail = failing(1, response => json(response, 503, {}, { 'retry-after': date }))
    await clientFor(server, { random: () => 0 }, clock).transcriptDetail(request)
    expect(clock.waits).toEqual([9000])
  })

  test.each(['6', '3600', '99999999999', 'date'])(
    'longer than the call allows is not begun: Retry-After %s is in the error, and nothing is sent before its time',
    async asked => {
      const clock = testClock()
      const date = new Date(clock.now + 3_600_000).toUTCString()
      const header = asked === 'date' ? date : asked
      server.onDetail = failing(1, response => json(response, 429, {}, { 'retry-after': header }))
      const error = await errorFrom(
        clientFor(server, {}, clock).transcriptDetail(request, { maxRetryAfterMs: 5000 }),
      )
      const ms = asked === 'date' ? 3_600_000 : Number(asked) * 1000
      expect(error).toMatchObject({
        code: 'service/unexpected-response',
        status: 429,
        attempt: 1,
        retryable: true,
        retryAfterMs: ms,
        hint: `the service asks to wait ${ms / 1000} s, longer than maxRetryAfterMs allows: call again after retryAfterMs`,
      })
      expect([clock.waits, server.details.length]).toEqual([[], 1])
    },
  )

  test('longer than the call allows, asked for by the authorization server, is not begun either', async () => {
    const clock = testClock()
    server.onToken = failing(1, response => json(response, 503, {}, { 'retry-after': '60' }))
    const error = await errorFrom(clientFor(server, {}, clock).transcriptDetail(request))
    expect(error).toMatchObject({
      code: 'service/token',
      operation: 'token',
      retryAfterMs: 60_000,
      attempt: 1,
    })
    expect([clock.waits, server.details.length]).toEqual([[], 0])
  })

  test('that would end after the whole time is not begun', async () => {
    const clock = testClock()
    server.onDetail = response => json(response, 503, {}, { 'retry-after': '10' })
    const error = await errorFrom(
      clientFor(server, { random: () => 0 }, clock).transcriptDetail(request, {
        retries: 100,
        totalTimeoutMs: 25_000,
      }),
    )
    expect(clock.waits).toEqual([10_000, 10_000])
    expect(error).toMatchObject({ code: 'service/unexpected-response', status: 503, attempt: 3 })
  })

  test('by a function of the caller that fails disturbs nothing', async () => {
    server.onDetail = failing(1, response => json(response, 500, {}))
    const sleep = async (): Promise<void> => {
      throw new Error('no sleep')
    }
    expect((await clientFor(server, { sleep }).transcriptDetail(request)).metadata.attempts).toBe(2)
  })
})

describe('Retry-After', () => {
  const now = Date.UTC(2026, 5, 1, 12)
  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5000],
    ['Mon, 01 Jun 2026 12:00:30 GMT', 30_000],
    ['Mon, 01 Jun 2026 11:00:00 GMT', 0],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['soon', null],
    ['2026-06-01T12:00:30Z', null],
    ['Mon, 99 Jun 2026 99:00:00 GMT', null],
    ['9999999999', 9_999_999_999_000],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    [null, null],
  ])('%j means %j ms', (header, want) => {
    expect(retryAfterMs(header, now)).toBe(want)
  })
})
