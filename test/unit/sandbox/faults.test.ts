/** The scripted faults: what each does, how it is asked for, how often it strikes. */
import { describe, expect, test } from 'vitest'
import { type FaultName, faultOfTin, faults, isFaultName } from '../../../src/sandbox/faults/faults.ts'
import { createStrikes } from '../../../src/sandbox/faults/strikes.ts'
import { choicesOf, credentials, detailPath, order, rig, start } from '../../support/sandbox.ts'

const names = Object.keys(faults).filter(isFaultName)
const tinOf = (name: FaultName): string => `${faults[name].area}004321`

describe('a fault', () => {
  test.each(names)('%s is chosen by header and by tax id alike, and named in the answer', async name => {
    const byHeader = await rig().post(detailPath, order, { 'sandbox-fault': name })
    const byTin = await rig().post(detailPath, { ...order, tin: tinOf(name) })
    for (const response of [byHeader, byTin]) expect(response.headers.get('sandbox-fault')).toBe(name)
    expect(byTin.status).toBe(byHeader.status)
  })

  test('by tax id stands for the taxpayer with the same last four digits', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, tin: '904004322' })
    expect(await response.json()).toMatchObject({ LAST4: '4322' })
    expect((await post(detailPath, { ...order, tin: '904001111' })).status).toBe(403)
  })

  test.each(['987654321', '901104321', '989004321', '9010043210', ''])(
    'is not asked for by the tax id %s',
    tin => {
      expect(faultOfTin(tin)).toBeUndefined()
    },
  )

  test('by header goes before one by tax id', async () => {
    const response = await rig().post(
      detailPath,
      { ...order, tin: tinOf('html-body') },
      { 'sandbox-fault': 'server-error' },
    )
    expect(response.status).toBe(500)
  })

  test('strikes no call that would be refused', async () => {
    const { post } = rig()
    const response = await post(detailPath, { ...order, tin: 'x' }, { 'sandbox-fault': 'html-body' })
    expect(response.status).toBe(400)
    expect(response.headers.get('sandbox-fault')).toBeNull()
  })

  test.each([
    ['', `Sandbox-Fault names one of ${names.join(', ')}`],
    ['canary', `Sandbox-Fault names one of ${names.join(', ')}`],
    ['constructor', `Sandbox-Fault names one of ${names.join(', ')}`],
    ['slow; canary=1', 'Sandbox-Fault: slow takes ms=0 to 600000, times=a number or "always"'],
    ['slow; ms', 'Sandbox-Fault: slow takes ms=0 to 600000, times=a number or "always"'],
    ['slow; ms=1.5', 'Sandbox-Fault: slow takes ms=0 to 600000, times=a number or "always"'],
    ['slow; ms=600001', 'Sandbox-Fault: slow takes ms=0 to 600000, times=a number or "always"'],
    ['slow; times=never', 'Sandbox-Fault: slow takes ms=0 to 600000, times=a number or "always"'],
    ['html-body; constructor=1', 'Sandbox-Fault: html-body takes times=a number or "always"'],
  ])('written as "%s" is refused with a list of what there is', async (header, message) => {
    const response = await rig().post(detailPath, order, { 'sandbox-fault': header })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'unknown-fault', message })
  })

  test('that strikes once lets the next call through, and then starts over', async () => {
    const { post } = rig()
    const statuses: number[] = []
    for (let round = 0; round < 4; round++)
      statuses.push((await post(detailPath, order, { 'sandbox-fault': 'server-error' })).status)
    expect(statuses).toEqual([500, 200, 500, 200])
  })

  test.each([
    ['times=0', [200, 200, 200, 200]],
    ['times=2', [500, 500, 200, 500]],
    ['times=always', [500, 500, 500, 500]],
  ])('strikes as often as it is set to: %s', async (times, want) => {
    const { post } = rig()
    const statuses: number[] = []
    for (let round = 0; round < 4; round++)
      statuses.push((await post(detailPath, order, { 'sandbox-fault': `server-error; ${times}` })).status)
    expect(statuses).toEqual(want)
  })

  test('is counted for each transcript and each call of its own', async () => {
    const { post } = rig()
    const header = { 'sandbox-fault': 'server-error' }
    expect((await post(detailPath, order, header)).status).toBe(500)
    expect((await post(detailPath, { ...order, transcriptPeriod: '202212' }, header)).status).toBe(500)
    expect((await post('/v2/request', order, header)).status).toBe(500)
    expect((await post(detailPath, order, { 'sandbox-fault': 'rate-limited' })).status).toBe(429)
    expect((await post(detailPath, order, header)).status).toBe(200)
  })
})

describe('counting', () => {
  test('forgets the oldest of ten thousand', () => {
    const strikes = createStrikes()
    for (let each = 0; each <= 10_000; each++) expect(strikes.next(String(each), 1)).toBe(true)
    expect(strikes.next('0', 1)).toBe(true)
    expect(strikes.next('10000', 1)).toBe(false)
  })
})

describe('rate-limited', () => {
  test.each([
    ['rate-limited', '1'],
    ['rate-limited; retry-after=7', '7'],
    ['rate-limited; retry-after=7; as-date=1', new Date(start + 7000).toUTCString()],
  ])('%s is 429 with Retry-After', async (header, want) => {
    const response = await rig().post(detailPath, order, { 'sandbox-fault': header })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe(want)
  })
})

describe('server-error', () => {
  test.each([
    ['server-error', 500],
    ['server-error; status=503', 503],
  ])('%s has the status %i', async (header, status) => {
    expect((await rig().post(detailPath, order, { 'sandbox-fault': header })).status).toBe(status)
  })

  test('has no other status', async () => {
    const response = await rig().post(detailPath, order, { 'sandbox-fault': 'server-error; status=404' })
    expect(await response.json()).toMatchObject({
      message: 'Sandbox-Fault: server-error takes status=500 to 599, times=a number or "always"',
    })
  })
})

describe('expired-token', () => {
  test('ends the token of the call; one that is granted afterwards is good', async () => {
    const { post, token } = rig()
    const authorization = await token()
    const header = { authorization, 'sandbox-fault': 'expired-token' }
    const struck = await post(detailPath, order, header)
    expect(struck.status).toBe(401)
    expect(await struck.json()).toMatchObject({ error: 'token-expired' })
    expect((await post(detailPath, order, { authorization })).status).toBe(401)
    expect((await post(detailPath, order, { ...header, authorization: await token() })).status).toBe(200)
  })

  test('on the token call grants an expired token', async () => {
    const { sandbox, post } = rig()
    const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
      method: 'POST',
      headers: { 'sandbox-fault': 'expired-token' },
      body: new URLSearchParams(credentials),
    })
    expect(response.status).toBe(200)
    const authorization = String(Object(await response.json()).access_token)
    expect(await (await post(detailPath, order, { authorization })).json()).toMatchObject({
      error: 'token-expired',
    })
  })
})

describe('slow and slow-body', () => {
  test.each([
    ['slow', 3000],
    ['slow; ms=20', 20],
    ['slow-body', 3000],
    ['slow-body; ms=20', 20],
  ])('%s waits, and the answer is whole', async (header, milliseconds) => {
    const { post, waits } = rig()
    const response = await post(detailPath, order, { 'sandbox-fault': header })
    const text = await response.text()
    expect(waits).toEqual([milliseconds])
    expect(text).toBe(await (await post(detailPath, order)).text())
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  })

  test.each(['slow', 'slow-body'])('%s ends at once when the caller leaves', async name => {
    const { sandbox, token } = rig({ sleep: (await import('../../../src/sandbox/settings/sleep.ts')).sleep })
    const leaving = new AbortController()
    const work = sandbox
      .fetch(`${sandbox.account.baseUrl}${detailPath}`, {
        method: 'POST',
        headers: {
          authorization: await token(),
          euid: order.companyId,
          'content-type': 'application/json',
          'sandbox-fault': `${name}; ms=60000`,
        },
        body: JSON.stringify(order),
        signal: leaving.signal,
      })
      .then(response => response.text())
    setTimeout(() => leaving.abort(new Error('left')), 20)
    await expect(work).rejects.toThrow('left')
  })
})

describe('reset-mid-body', () => {
  test('fails as the body of a fetch does, after some of it has come', async () => {
    const response = await rig().post(detailPath, order, { 'sandbox-fault': 'reset-mid-body' })
    expect(response.status).toBe(200)
    const length = Number(response.headers.get('content-length'))
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(first?.value?.length).toBeGreaterThan(0)
    expect(first?.value?.length).toBeLessThan(length)
    await expect(reader?.read()).rejects.toThrow(new TypeError('terminated'))
  })
})

describe('html-body', () => {
  test('is a page with status 200', async () => {
    const response = await rig().post(detailPath, order, { 'sandbox-fault': 'html-body' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })
})

describe('duplicate-keys', () => {
  test('writes one key twice; a parser that keeps the last reads the transcript as it is', async () => {
    const { post } = rig()
    const text = await (await post(detailPath, order, { 'sandbox-fault': 'duplicate-keys' })).text()
    expect(text.match(/"TITLE"/g)).toHaveLength(2)
    expect(JSON.parse(text)).toEqual(await (await post(detailPath, order)).json())
  })

  test('works on a token too', async () => {
    const { sandbox, post } = rig()
    const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
      method: 'POST',
      headers: { 'sandbox-fault': 'duplicate-keys' },
      body: new URLSearchParams(credentials),
    })
    const text = await response.text()
    expect(text.match(/"access_token"/g)).toHaveLength(2)
    expect((await post(detailPath, order, { authorization: JSON.parse(text).access_token })).status).toBe(200)
  })

  test('leaves an answer without keys as it is', async () => {
    const response = await rig().post('/v2/reports', order, { 'sandbox-fault': 'duplicate-keys' })
    expect(await response.text()).toBe('{}')
  })
})

describe('truncated-json', () => {
  test('is complete as HTTP and breaks off as JSON', async () => {
    const response = await rig().post(detailPath, order, { 'sandbox-fault': 'truncated-json' })
    const text = await response.text()
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  test('cuts no character in two', async () => {
    const { post } = rig()
    for (const form of ['\u{1F600}', 'x\u{1F600}']) {
      const response = await post(
        detailPath,
        { ...order, transcriptForm: form.repeat(900) },
        { 'sandbox-fault': 'truncated-json' },
      )
      expect(await response.text()).not.toContain('\uFFFD')
    }
  })
})

test('a fault keeps the choices of the answer that it changes', async () => {
  const response = await rig().post(detailPath, order, { 'sandbox-fault': 'truncated-json' })
  expect(choicesOf(response)).toEqual(['detail-path', 'authorization-scheme'])
})
