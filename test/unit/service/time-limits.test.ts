/** Signals and time limits: whatever a call is doing, it can be ended, and it leaves nothing behind. */
import { getEventListeners } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { AbortedError, TimeoutError } from '../../../src/service-index.ts'
import { canaries } from '../../support/canaries.ts'
import { clientFor, errorFrom, request } from '../../support/service-client.ts'
import { json, type Script, serviceServer } from '../../support/service-server.ts'

const server = serviceServer()

/** A script that never answers, and a promise of its being reached. */
function silent(begin: (response: ServerResponse) => void = () => {}): {
  script: Script
  reached: Promise<void>
} {
  let reach = (): void => {}
  const reached = new Promise<void>(resolve => {
    reach = resolve
  })
  const script: Script = response => {
    begin(response)
    reach()
  }
  return { script, reached }
}

const withinBody = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write(`{ "NAME": "${canaries.response}"`)
}

describe('an abort', () => {
  test('before the call sends nothing', async () => {
    const error = await errorFrom(
      clientFor(server).transcriptDetail(request, { signal: AbortSignal.abort() }),
    )
    expect(error).toBeInstanceOf(AbortedError)
    expect(error).toMatchObject({ code: 'service/aborted', attempt: 0, retryable: false })
    expect(server.tokens).toHaveLength(0)
  })

  test.each([
    ['while a token is asked for', 'onToken', undefined],
    ['before the answer', 'onDetail', undefined],
    ['within the body of the answer', 'onDetail', withinBody],
    ['within the body of the token answer', 'onToken', withinBody],
  ] as const)('%s ends the call, and nothing of its reason is kept', async (_, script, begin) => {
    const controller = new AbortController()
    const quiet = silent(begin)
    server[script] = quiet.script
    const call = errorFrom(clientFor(server).transcriptDetail(request, { signal: controller.signal }))
    await quiet.reached
    controller.abort(new Error(canaries.tin, { cause: canaries }))
    const error = await call
    expect(error).toBeInstanceOf(AbortedError)
    expect(error.attempt).toBe(script === 'onToken' ? 0 : 1)
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  })

  test('while waiting to repeat ends the call at once', async () => {
    const controller = new AbortController()
    server.onDetail = response => json(response, 503, {})
    const sleep = (): Promise<void> => {
      queueMicrotask(() => controller.abort())
      // Even a sleep that never ends and ignores the signal is left.
      return new Promise(() => {})
    }
    const error = await errorFrom(
      clientFor(server, { sleep }).transcriptDetail(request, { signal: controller.signal }),
    )
    expect(error).toMatchObject({ code: 'service/aborted', attempt: 1 })
    expect(server.details).toHaveLength(1)
  })

  test('ends the wait of the default clock too', async () => {
    const controller = new AbortController()
    server.onDetail = response => json(response, 503, {}, { 'retry-after': '30' })
    const client = clientFor(server, {
      sleep: undefined,
      now: undefined,
      hooks: { onRetry: () => setTimeout(() => controller.abort(), 5) },
    })
    const started = performance.now()
    expect((await errorFrom(client.transcriptDetail(request, { signal: controller.signal }))).code).toBe(
      'service/aborted',
    )
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('while the secret is fetched ends the call', async () => {
    const controller = new AbortController()
    const clientSecret = (): Promise<string> => {
      controller.abort()
      return new Promise(() => {})
    }
    const error = await errorFrom(
      clientFor(server, { clientSecret }).transcriptDetail(request, { signal: controller.signal }),
    )
    expect(error.code).toBe('service/aborted')
  })

  test('reaches the network: the server sees the connection close', async () => {
    const controller = new AbortController()
    let isClosed = (): void => {}
    const closed = new Promise<void>(resolve => {
      isClosed = resolve
    })
    const quiet = silent(response => response.once('close', isClosed))
    server.onDetail = quiet.script
    const call = errorFrom(clientFor(server).transcriptDetail(request, { signal: controller.signal }))
    await quiet.reached
    controller.abort()
    await call
    await closed
  })

  test('ends a call whose own fetch ignores signals', async () => {
    const controller = new AbortController()
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      if (url.endsWith('/token')) return globalThis.fetch(url, init)
      controller.abort()
      return new Promise(() => {})
    }
    const error = await errorFrom(
      clientFor(server, { fetch }).transcriptDetail(request, { signal: controller.signal }),
    )
    expect(error.code).toBe('service/aborted')
  })

  test('of a call whose own fetch ignores signals leaves no body open that comes late', async () => {
    const controller = new AbortController()
    let answer = (_: Response): void => {}
    const late = new Promise<Response>(resolve => {
      answer = resolve
    })
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      if (url.endsWith('/token')) return globalThis.fetch(url, init)
      controller.abort()
      return late
    }
    await errorFrom(clientFor(server, { fetch }).transcriptDetail(request, { signal: controller.signal }))
    const isCancelled = new Promise<boolean>(resolve => {
      answer(new Response(new ReadableStream({ cancel: () => resolve(true) })))
    })
    expect(await isCancelled).toBe(true)
  })
})

describe('a signal', () => {
  test('shared by many calls is left without listeners, and without warnings', async () => {
    const warnings: unknown[] = []
    const note = (warning: unknown): void => {
      warnings.push(warning)
    }
    process.on('warning', note)
    const controller = new AbortController()
    const client = clientFor(server)
    await Promise.all(
      Array.from({ length: 100 }, () => client.transcriptDetail(request, { signal: controller.signal })),
    )
    process.off('warning', note)
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    expect(warnings).toEqual([])
  })
})

describe('a time limit', () => {
  test.each([
    ['before the answer', undefined],
    ['within the body of the answer', withinBody],
  ])('of an attempt that stalls %s ends it, and it is repeated', async (_, begin) => {
    server.onDetail = silent(begin).script
    const error = await errorFrom(clientFor(server).transcriptDetail(request, { timeoutMs: 20, retries: 1 }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ code: 'service/timeout', reason: 'attempt', attempt: 2, retryable: true })
    expect(error.message).toBe('An attempt took longer than 20 ms; timeoutMs sets the limit')
  })

  test('of the whole call ends an attempt under way', async () => {
    const client = clientFor(server)
    await client.transcriptDetail(request)
    server.onDetail = silent().script
    const error = await errorFrom(client.transcriptDetail(request, { totalTimeoutMs: 20 }))
    expect(error).toMatchObject({ code: 'service/timeout', reason: 'total', attempt: 1 })
    expect(error.message).toBe('The whole call took longer than 20 ms; totalTimeoutMs sets the limit')
  })

  test('of the whole call ends the wait for a token', async () => {
    server.onToken = silent().script
    const error = await errorFrom(clientFor(server).transcriptDetail(request, { totalTimeoutMs: 20 }))
    expect(error).toMatchObject({ code: 'service/timeout', reason: 'total', operation: 'token' })
  })

  test('of the whole call ends the wait before a repetition', async () => {
    server.onDetail = response => json(response, 503, {})
    const sleep = (): Promise<void> => new Promise(() => {})
    const error = await errorFrom(
      clientFor(server, { sleep }).transcriptDetail(request, { totalTimeoutMs: 1000 }),
    )
    expect(error).toMatchObject({ code: 'service/timeout', reason: 'total', attempt: 1 })
  })

  test('that is infinite is none', async () => {
    const endless = Number.POSITIVE_INFINITY
    await clientFor(server).transcriptDetail(request, { timeoutMs: endless, totalTimeoutMs: endless })
  })
})
