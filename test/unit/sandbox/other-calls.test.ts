/** The Request, Taxpayers and Reports calls as far as they are shown, and the callbacks that they start. */
import { describe, expect, test } from 'vitest'
import { choicesOf, detailPath, order, rig } from '../../support/sandbox.ts'

const paths = ['/v2/request', '/v2/taxpayers', '/v2/reports']
const about = { companyId: order.companyId, tin: order.tin }
const callbackUrl = 'https://receiver.invalid/hook?secret=1'

describe('each of the other calls', () => {
  test.each(paths)('%s is answered with an empty object, and says that this is a choice', async path => {
    const response = await rig().post(path, about)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({})
    expect(choicesOf(response)).toEqual(['other-calls', 'authorization-scheme'])
  })

  test.each(paths)('%s needs token, euid, fields, authority and a test taxpayer', async path => {
    const { post } = rig()
    const statuses = [
      await post(path, about, { authorization: null }),
      await post(path, about, { euid: null }),
      await post(path, about, { euid: 'x' }),
      await post(path, undefined),
      await post(path, { companyId: order.companyId }),
      await post(path, { ...about, companyId: 'x' }),
      await post(path, { ...about, tin: '111111111' }),
    ].map(each => each.status)
    expect(statuses).toEqual([401, 400, 403, 400, 400, 403, 403])
  })

  test.each([
    ['/v2/request', 200],
    ['/v2/taxpayers', 403],
    ['/v2/reports', 403],
  ])('in production without consent %s gives %i', async (path, status) => {
    expect((await rig({ production: true }).post(path, about)).status).toBe(status)
  })

  test.each(paths)('%s ends with its token, by the fault expired-token', async path => {
    const { post, token } = rig()
    const authorization = await token()
    expect((await post(path, about, { authorization, 'sandbox-fault': 'expired-token' })).status).toBe(401)
    expect((await post(path, about, { authorization })).status).toBe(401)
    expect((await post(path, about)).status).toBe(200)
  })

  test('a Request call in production grants the consent, by choice', async () => {
    const { post } = rig({ production: true })
    expect((await post(detailPath, order)).status).toBe(403)
    expect(choicesOf(await post('/v2/request', about))).toContain('consent-by-request')
    expect((await post(detailPath, order)).status).toBe(200)
    expect((await post(detailPath, { ...order, companyId: 'client-company' })).status).toBe(403)
  })
})

describe('a callback', () => {
  test.each(['/v2/request', '/v2/taxpayers'])(
    'is posted after %s, once the data is available',
    async path => {
      const got: Request[] = []
      const { sandbox, post, waits, events } = rig({
        availableAfter: 700,
        deliver: async request => {
          got.push(request)
          return new Response('thanks', { status: 202 })
        },
      })
      const response = await post(path, { ...about, callbackUrl })
      expect(choicesOf(response)).toContain('callback-endpoint')
      await sandbox.idle()
      expect(waits).toEqual([700])
      expect(got).toHaveLength(1)
      const [request] = got
      expect(request?.method).toBe('POST')
      expect(request?.url).toBe(callbackUrl)
      expect(request?.headers.get('content-type')).toBe('application/json')
      expect(request?.headers.get('sandbox-choice')).toBe('callback-body, callback-attempts')
      expect(await request?.json()).toEqual({
        tinType: 'SSN',
        tin: '987654321',
        firstName: 'Avery',
        lastName: 'Sample',
      })
      expect(sandbox.callbacks).toMatchObject([{ url: callbackUrl, status: 202 }])
      expect(events.at(-1)).toEqual({ kind: 'callback', outcome: 'delivered', status: 202 })
    },
  )

  test('is not posted without an endpoint, nor after a Reports call', async () => {
    const { sandbox, post } = rig()
    await post('/v2/request', about)
    await post('/v2/request', { ...about, callbackUrl: '' })
    expect(choicesOf(await post('/v2/reports', { ...about, callbackUrl }))).toContain('extra-fields')
    await sandbox.idle()
    expect(sandbox.callbacks).toEqual([])
  })

  test('is not posted after a call that is refused', async () => {
    const { sandbox, post } = rig()
    await post('/v2/request', { ...about, tin: '111111111', callbackUrl })
    await post('/v2/request', { ...about, callbackUrl }, { 'sandbox-fault': 'server-error; times=always' })
    await sandbox.idle()
    expect(sandbox.callbacks).toEqual([])
  })

  test.each([
    ['http://receiver.invalid/hook', 'https://receiver.invalid/hook'],
    ['HTTP://receiver.invalid:80/hook', 'https://receiver.invalid/hook'],
    ['http://receiver.invalid:8080/a?b=c', 'https://receiver.invalid:8080/a?b=c'],
  ])('to %s is redirected to %s', async (endpoint, url) => {
    const choices: (string | null)[] = []
    const { sandbox, post } = rig({
      deliver: async request => {
        choices.push(request.headers.get('sandbox-choice'))
        return new Response()
      },
    })
    await post('/v2/taxpayers', { ...about, callbackUrl: endpoint })
    await sandbox.idle()
    expect(sandbox.callbacks.map(each => each.url)).toEqual([url])
    expect(choices).toEqual(['callback-body, callback-attempts, callback-https'])
  })

  test.each([
    'ftp://receiver.invalid',
    'receiver.invalid',
    '/hook',
    'https://a:b@receiver.invalid/',
    'http://[',
    'javascript:1',
  ])('to %s is refused', async endpoint => {
    const { post, sandbox } = rig()
    const response = await post('/v2/request', { ...about, callbackUrl: endpoint })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'invalid-value',
      message: 'callbackUrl is an http: or https: address without a user name',
      fields: ['callbackUrl'],
    })
    expect(sandbox.callbacks).toEqual([])
  })

  test('carries the Business kind by option', async () => {
    const { sandbox, post } = rig({ callbackKind: 'business' })
    const [, , business] = sandbox.account.testTaxpayers
    await post('/v2/request', { ...about, tin: business?.tin, callbackUrl })
    await sandbox.idle()
    expect(sandbox.callbacks.map(each => JSON.parse(each.body))).toEqual([
      { tinType: 'EIN', tin: business?.tin, businessName: 'Brightwater Pretend Supply Inc' },
    ])
  })

  test('carries the body that you know from your account, by option', async () => {
    const { sandbox, post } = rig({ callbackBody: ({ kind, tin }) => ({ mine: kind, end: tin.slice(-4) }) })
    await post('/v2/request', { ...about, callbackUrl })
    await sandbox.idle()
    expect(sandbox.callbacks[0]?.body).toBe('{"mine":"individual","end":"4321"}')
  })

  test('that cannot be delivered is posted once, reported, and breaks nothing', async () => {
    let tries = 0
    const { sandbox, post, events } = rig({
      deliver: async () => {
        tries++
        throw new Error('https://receiver.invalid is not there')
      },
    })
    await post('/v2/request', { ...about, callbackUrl })
    await sandbox.idle()
    expect(tries).toBe(1)
    expect(sandbox.callbacks[0]?.status).toBeNull()
    expect(events.at(-1)).toEqual({ kind: 'callback', outcome: 'failed', status: null })
  })

  test('is kept where nothing delivers it: the sandbox in the process opens no socket', async () => {
    const { sandbox, post, events } = rig()
    await post('/v2/request', { ...about, callbackUrl })
    await sandbox.idle()
    expect(sandbox.callbacks).toMatchObject([{ url: callbackUrl, status: null }])
    expect(events.at(-1)).toEqual({ kind: 'callback', outcome: 'kept', status: null })
  })

  test('that waits is dropped when the sandbox is closed', async () => {
    const { sandbox, post } = rig({
      sleep: (_, signal) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    })
    await post('/v2/request', { ...about, callbackUrl })
    sandbox.close()
    await sandbox.idle()
    expect(sandbox.callbacks).toEqual([])
  })

  test('is kept among the last thousand', async () => {
    const { sandbox, post } = rig()
    for (let round = 0; round < 1005; round++)
      await post('/v2/request', { ...about, callbackUrl: `https://receiver.invalid/${round}` })
    await sandbox.idle()
    expect(sandbox.callbacks).toHaveLength(1000)
    expect(sandbox.callbacks[0]?.url).toBe('https://receiver.invalid/5')
  })
})
