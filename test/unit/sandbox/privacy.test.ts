/** No value of a call appears in an error body, a header, an event or a thrown error. Every value here is a canary. */
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { credentials, detailPath, order, type Rig, rig } from '../../support/sandbox.ts'

const canary = 'CANARY'
const tinCanary = '123456789'
const leaks = (text: string): boolean =>
  text.includes(canary) || text.toLowerCase().includes('canary') || text.includes(tinCanary)

const secret = { clientId: `${canary}-id`, clientSecret: `${canary}-secret`, scope: `${canary}-scope` }
const form = (change: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ ...credentials, ...change }),
})
const token = (init: RequestInit) => (each: Rig) =>
  each.sandbox.fetch(`${each.sandbox.account.authUrl}/token`, init)
const posted =
  (body: unknown, headers: Readonly<Record<string, string | null>> = {}, path = detailPath) =>
  (each: Rig) =>
    each.post(path, body, headers)
const bad = (change: Readonly<Record<string, unknown>>) => posted({ ...order, ...change })

const refusals: readonly (readonly [string, (each: Rig) => Promise<Response>])[] = [
  ['wrong client id', token(form({ client_id: canary }))],
  ['wrong client secret', token(form({ client_secret: canary }))],
  ['wrong scope', token(form({ scope: canary }))],
  ['wrong grant type', token(form({ grant_type: canary }))],
  [
    'unknown and missing form fields',
    token({ method: 'POST', body: new URLSearchParams({ [canary]: canary }) }),
  ],
  [
    'repeated form fields',
    token({
      method: 'POST',
      body: `${new URLSearchParams(credentials)}&scope=${canary}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ],
  [
    'token body of another type',
    token({ method: 'POST', body: canary, headers: { 'content-type': canary } }),
  ],
  ['unknown token', posted(order, { authorization: `Bearer ${canary}` })],
  ['wrong euid', posted(order, { euid: canary })],
  ['no JSON', posted(canary)],
  ['broken JSON', posted(`{"${canary}": "${canary}`)],
  ['other content type', posted(order, { 'content-type': `text/${canary}` })],
  ['missing fields beside unknown ones', posted({ [canary]: canary })],
  ['wrong company', bad({ companyId: canary })],
  ['unknown tax id', bad({ tin: tinCanary })],
  ['tax id in another form', bad({ tin: '123-45-6789 CANARY' })],
  ['wrong type', bad({ transcriptType: canary })],
  ['wrong form', bad({ transcriptForm: { [canary]: 1 } })],
  ['wrong period', bad({ transcriptPeriod: canary })],
  ['query string', posted(order, {}, `${detailPath}?tin=${tinCanary}&${canary}`)],
  ['unknown path', posted(order, {}, `/${canary}/${tinCanary}`)],
  [
    'other method',
    each => each.sandbox.fetch(`${each.sandbox.account.baseUrl}${detailPath}`, { method: canary }),
  ],
  ['unknown fault', posted(order, { 'sandbox-fault': canary })],
  ['unknown fault parameter', posted(order, { 'sandbox-fault': `slow; ${canary}=${canary}` })],
  ['body above the limit', posted({ ...order, more: canary.repeat(300_000) })],
  ['callback to nowhere', posted({ ...order, callbackUrl: `ftp://${canary}` }, {}, '/v2/request')],
  ['no data as 404', posted({ ...order, transcriptForm: canary })],
]

describe('nothing of a call is repeated by', () => {
  test.each(refusals)('the refusal of: %s', async (_, call) => {
    const each = rig({ noData: '404' })
    const response = await call(each)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(leaks(await response.text())).toBe(false)
    expect(leaks(JSON.stringify([...response.headers]))).toBe(false)
    expect(leaks(JSON.stringify(each.events))).toBe(false)
  })

  test.each(['rate-limited', 'server-error', 'expired-token', 'html-body'])('the fault %s', async name => {
    const each = rig({ ...secret, companyId: canary })
    const response = await each.post(
      detailPath,
      { ...order, companyId: canary, [canary]: canary },
      { 'sandbox-fault': name },
    )
    expect(response.headers.get('sandbox-fault')).toBe(name)
    expect(leaks(await response.text())).toBe(false)
    expect(leaks(JSON.stringify([...response.headers]))).toBe(false)
  })

  test('the events of calls that are answered well, and of callbacks', async () => {
    const each = rig({
      ...secret,
      companyId: canary,
      deliver: async () => {
        throw new Error(canary)
      },
    })
    await each.post(detailPath, { ...order, companyId: canary })
    await each.post('/v2/request', {
      ...order,
      companyId: canary,
      callbackUrl: `https://${canary}.invalid/${canary}`,
    })
    await each.sandbox.idle()
    expect(each.events.length).toBeGreaterThan(3)
    const texts = [JSON.stringify(each.events), inspect(each.events, { depth: null, showHidden: true })]
    for (const text of texts) {
      expect(leaks(text)).toBe(false)
      for (const value of [order.tin, '4321', 'Avery', 'AVER']) expect(text).not.toContain(value)
    }
  })

  test('the error of a fetch that goes elsewhere', async () => {
    const failure: unknown = await rig()
      .sandbox.fetch(`https://${canary}.invalid/${tinCanary}`)
      .catch(error => error)
    expect(failure).toBeInstanceOf(TypeError)
    expect(leaks(inspect(failure, { depth: null, showHidden: true }).split('\n')[0] ?? '')).toBe(false)
  })

  test('the access token is in no event', async () => {
    const each = rig()
    const granted = await each.token()
    await each.post(detailPath, order, { authorization: granted })
    expect(JSON.stringify(each.events)).not.toContain(granted)
  })
})
