/** The token call: what it grants, what it refuses. */
import { describe, expect, test } from 'vitest'
import { choicesOf, credentials, detailPath, order, rig } from '../../support/sandbox.ts'

const form = 'application/x-www-form-urlencoded'

describe('the token call', () => {
  test('grants a token, with the three headers', async () => {
    const { sandbox } = rig()
    const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams(credentials),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('pragma')).toBe('no-cache')
    expect(choicesOf(response)).toEqual(['expires-in-seconds'])
    const body = await response.text()
    expect(body).toMatch(/^\{"access_token":"[0-9a-f]{64}","token_type":"bearer","expires_in":3600\}$/)
  })

  test('grants another token every time, and each is good', async () => {
    const { token, post } = rig()
    const tokens = [await token(), await token()]
    expect(new Set(tokens).size).toBe(2)
    for (const each of tokens)
      expect((await post(detailPath, order, { authorization: `Bearer ${each}` })).status).toBe(200)
  })

  test('grants for as long as the option says, to the millisecond', async () => {
    const { sandbox, token, post, pass } = rig({ tokenLifetime: 60 })
    const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams(credentials),
    })
    expect(await response.json()).toMatchObject({ expires_in: 60 })
    const authorization = await token()
    pass(59_999)
    expect((await post(detailPath, order, { authorization })).status).toBe(200)
    pass(1)
    const late = await post(detailPath, order, { authorization })
    expect(late.status).toBe(401)
    expect(await late.json()).toMatchObject({ error: 'token-expired' })
  })

  const encoded = (change: Readonly<Record<string, string>>): string =>
    new URLSearchParams({ ...credentials, ...change }).toString()
  const without = (name: string): string => {
    const fields = new URLSearchParams(credentials)
    fields.delete(name)
    return fields.toString()
  }

  test.each([
    ['without grant_type', without('grant_type'), 400, 'invalid_request', 'Required and missing: grant_type'],
    ['without client_id', without('client_id'), 400, 'invalid_request', 'Required and missing: client_id'],
    [
      'without client_secret',
      without('client_secret'),
      400,
      'invalid_request',
      'Required and missing: client_secret',
    ],
    ['without scope', without('scope'), 400, 'invalid_request', 'Required and missing: scope'],
    ['with an empty scope', encoded({ scope: '' }), 400, 'invalid_request', 'Required and missing: scope'],
    [
      'with no field at all',
      '',
      400,
      'invalid_request',
      'Required and missing: grant_type, client_id, client_secret, scope',
    ],
    [
      'with a field twice',
      `${encoded({})}&scope=other`,
      400,
      'invalid_request',
      'Given more than once: scope',
    ],
    [
      'with another grant',
      encoded({ grant_type: 'password' }),
      400,
      'unsupported_grant_type',
      'grant_type is client_credentials',
    ],
    [
      'with a wrong id',
      encoded({ client_id: 'x' }),
      401,
      'invalid_client',
      'client_id and client_secret are not those of the account',
    ],
    [
      'with a wrong secret',
      encoded({ client_secret: 'x' }),
      401,
      'invalid_client',
      'client_id and client_secret are not those of the account',
    ],
    ['with a wrong scope', encoded({ scope: 'x' }), 400, 'invalid_scope', 'scope is not that of the account'],
  ])('is refused %s', async (_, body, status, error, description) => {
    const { sandbox } = rig()
    const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
      method: 'POST',
      headers: { 'content-type': form },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error, error_description: description })
    expect(choicesOf(response)).toEqual(['token-errors'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['JSON', 'application/json'],
    ['a form in another encoding', `${form}; charset=iso-8859-1`],
  ])('is refused as %s', async (_, type) => {
    const { sandbox } = rig()
    const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new URLSearchParams(credentials).toString(),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_request' })
  })

  test.each([[form], [`${form}; charset=UTF-8`], [`${form};charset="utf-8"`]])(
    'takes the content type %s',
    async type => {
      const { sandbox } = rig()
      const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new URLSearchParams(credentials).toString(),
      })
      expect(response.status).toBe(200)
    },
  )

  test('is refused with a body above the limit', async () => {
    const { sandbox } = rig({ maxBodyBytes: 50 })
    const response = await sandbox.fetch(`${sandbox.account.authUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams(credentials),
    })
    expect(response.status).toBe(413)
  })

  test('does not take credentials from a header or a query', async () => {
    const { sandbox } = rig()
    const response = await sandbox.fetch(
      `${sandbox.account.authUrl}/token?${new URLSearchParams(credentials)}`,
      {
        method: 'POST',
        headers: { 'content-type': form, authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` },
      },
    )
    expect(response.status).toBe(400)
  })

  test('takes the credentials that the options name, and shows them on the account page', async () => {
    const { sandbox, token } = rig({ clientId: 'a', clientSecret: 'b&=', scope: 'c d' })
    expect(sandbox.account).toMatchObject({ clientId: 'a', clientSecret: 'b&=', scope: 'c d' })
    expect(await token()).toMatch(/^[0-9a-f]{64}$/)
  })
})
