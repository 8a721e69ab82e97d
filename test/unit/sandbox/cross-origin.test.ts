/** Leave for web pages of other origins: which get it, for what, and that nothing changes for programs. */
import { describe, expect, test } from 'vitest'
import { choicesOf, credentials, detailPath, order, rig } from '../../support/sandbox.ts'

const page = 'http://localhost:3000'
const preflight = (origin: string): RequestInit => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization, content-type, euid',
  },
})

describe('a preflight', () => {
  test.each([detailPath, '/token', '/v2/request', '/v2/taxpayers', '/v2/reports', '/elsewhere'])(
    'for %s is answered',
    async path => {
      const { sandbox } = rig()
      const answer = await sandbox.fetch(`${sandbox.account.baseUrl}${path}`, preflight(page))
      expect(answer.status).toBe(204)
      expect(await answer.text()).toBe('')
      expect(Object.fromEntries(answer.headers)).toEqual({
        'access-control-allow-origin': page,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'Authorization, Content-Type, euid, Sandbox-Fault',
        'access-control-expose-headers': 'Retry-After, Sandbox-Choice, Sandbox-Fault, WWW-Authenticate',
        'access-control-max-age': '600',
        vary: 'Origin',
        'sandbox-choice': 'cross-origin',
      })
    },
  )

  test('is reported as what it is, and has no effect', async () => {
    const { sandbox, events } = rig()
    await sandbox.fetch(`${sandbox.account.baseUrl}${detailPath}`, preflight(page))
    expect(events).toEqual([
      {
        kind: 'call',
        method: 'OPTIONS',
        call: 'transcript-detail',
        status: 204,
        fault: null,
        choices: ['cross-origin'],
      },
    ])
  })

  test.each([
    ['without an origin', { 'access-control-request-method': 'POST' }],
    ['without a method', { origin: page }],
  ])('%s is none, and is refused as another method', async (_, headers) => {
    const { sandbox } = rig()
    const answer = await sandbox.fetch(`${sandbox.account.baseUrl}${detailPath}`, {
      method: 'OPTIONS',
      headers,
    })
    expect(answer.status).toBe(405)
  })
})

describe('leave', () => {
  test.each([
    ['http://localhost', true],
    ['http://localhost:63315', true],
    ['https://localhost:3000', true],
    ['http://app.localhost:3000', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:8080', true],
    ['null', false],
    ['https://example.com', false],
    ['http://localhost.example.com', false],
    ['http://notlocalhost', false],
    ['http://127.0.0.1.example.com', false],
    ['file://localhost', false],
    ['http://localhost:3000/path', false],
    ['http://user@localhost:3000', false],
    ['chrome-extension://localhost', false],
    ['*', false],
    ['', false],
  ])('of the origin %j is given: %s', async (origin, isGiven) => {
    const { sandbox, post } = rig()
    const asked = await sandbox.fetch(`${sandbox.account.baseUrl}${detailPath}`, preflight(origin))
    const called = await post(detailPath, order, { origin })
    for (const answer of [asked, called]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(isGiven ? origin : null)
      expect(answer.headers.get('vary')).toBe('Origin')
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    }
    expect(called.status).toBe(200)
  })

  test('is on every answer, refusals and faults too', async () => {
    const { sandbox, post } = rig()
    const answers = [
      await post(detailPath, order, { origin: page, authorization: null }),
      await post(detailPath, {}, { origin: page }),
      await post(detailPath, order, { origin: page, 'sandbox-fault': 'rate-limited' }),
      await post(detailPath, order, { origin: page, 'sandbox-fault': 'html-body' }),
      await post('/elsewhere', order, { origin: page }),
      await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
        method: 'POST',
        headers: { origin: page },
        body: new URLSearchParams({ ...credentials, scope: 'another' }),
      }),
    ]
    expect(answers.map(each => each.status)).toEqual([401, 400, 429, 200, 404, 400])
    for (const answer of answers) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(page)
      expect(choicesOf(answer)).toContain('cross-origin')
    }
  })

  test('is not spoken of to a program, which has no origin', async () => {
    const answer = await rig().post(detailPath, order)
    expect([...answer.headers.keys()].filter(name => /^(access-control|vary)/.test(name))).toEqual([])
    expect(choicesOf(answer)).not.toContain('cross-origin')
  })
})
