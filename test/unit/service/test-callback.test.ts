/** Callbacks made for tests of people's own hosts: as the service would send them, and taken by a handler with the same settings. */
import { describe, expect, test } from 'vitest'
import {
  type CallbackDelivery,
  type CallbackHandlerOptions,
  ConfigurationError,
  createCallbackHandler,
  generateTestCallback,
  hmacVerifier,
  type TestCallbackOptions,
} from '../../../src/service-index.ts'

const endpoint = 'https://lender.example/callbacks'
const signature = { secret: 'a-signing-key', header: 'x-signature', prefix: 'sha256=' } as const

/** What a handler with these settings makes of a callback with those. */
async function answered(
  own: Partial<CallbackHandlerOptions>,
  options: Partial<TestCallbackOptions> = {},
): Promise<readonly [number, CallbackDelivery | undefined]> {
  const deliveries: CallbackDelivery[] = []
  const handler = createCallbackHandler({ onData: delivery => deliveries.push(delivery), ...own })
  const { url, ...init } = await generateTestCallback({ endpoint, ...options })
  const response = await handler(new Request(url, init))
  return [response.status, deliveries[0]]
}

describe('a callback for tests', () => {
  test('with the secret in its path is taken, and no other', async () => {
    const [status, delivery] = await answered({ secret: 'a/b ü' }, { secret: 'a/b ü' })
    expect(status).toBe(200)
    expect(delivery?.endpoint).toBe('/callbacks')
    expect((await answered({ secret: 'known' }, { secret: 'wrong' }))[0]).toBe(404)
    expect((await answered({ secret: 'known' }))[0]).toBe(404)
  })

  test('keeps the query of its endpoint', async () => {
    const options = { secret: 'known', endpoint: `${endpoint}/?call=17` }
    const [status, delivery] = await answered({ secret: 'known' }, options)
    expect([status, delivery?.endpoint]).toEqual([200, '/callbacks?call=17'])
  })

  test('with the secret in a header', async () => {
    const secrets = { secret: 'known', secretHeader: 'x-secret' }
    expect((await answered(secrets, secrets))[0]).toBe(200)
    expect((await answered(secrets, { ...secrets, secret: 'wrong' }))[0]).toBe(401)
  })

  test.each([
    ['in hexadecimal', signature],
    ['in base64', { ...signature, encoding: 'base64', hash: 'SHA-512' }],
    ['of more than the body', { ...signature, signedBefore: (all: Headers) => `${all.get('x-time')}.` }],
  ] as const)('signed %s', async (_, how) => {
    const verify = hmacVerifier(how)
    const headers = { 'x-time': '1700000000' }
    expect((await answered({ verify }, { signature: how, headers }))[0]).toBe(200)
    const wrong = { ...how, secret: 'another' }
    expect((await answered({ verify }, { signature: wrong, headers }))[0]).toBe(401)
  })

  test('has made-up data of its kind, or yours, as an object or as text', async () => {
    const secret = 'known'
    const bodyOf = async (options: Partial<TestCallbackOptions>) =>
      (await answered({ secret }, { secret, ...options }))[1]
    expect((await bodyOf({}))?.body).toMatchObject({ tinType: 'SSN' })
    expect((await bodyOf({ kind: 'business' }))?.body).toMatchObject({ tinType: 'EIN' })
    expect((await bodyOf({ body: { a: 'Zoë' } }))?.body).toEqual({ a: 'Zoë' })
    expect((await bodyOf({ body: '{ "a": 1, "a": 2 }' }))?.text).toBe('{ "a": 1, "a": 2 }')
  })

  test('may lack what a callback must have, for tests of refusals', async () => {
    const secret = 'known'
    const own = { secret }
    expect((await answered(own, { secret, headers: { 'content-type': 'text/plain' } }))[0]).toBe(415)
    expect((await answered(own, { secret, body: '[]' }))[0]).toBe(400)
    expect((await answered(own, { secret, endpoint: 'http://lender.example/callbacks' }))[0]).toBe(308)
  })

  test.each([
    ['no address', { endpoint: 'callbacks' }, '"endpoint" is no http or https address'],
    ['a blank secret', { secret: '' }, '"secret" is not a text with something in it'],
    ['a header without a secret', { secretHeader: 'x' }, '"secretHeader" is given without a "secret"'],
    ['a misspelt option', { secert: 'x' }, 'there is no option "secert"; did you mean "secret"?'],
  ])('with %s is refused', async (_, own, message) => {
    const made = generateTestCallback({ endpoint, ...own })
    await expect(made).rejects.toThrow(ConfigurationError)
    await expect(made).rejects.toThrow(message)
  })

  test('holds plain data only, which any client of a host can send', async () => {
    const callback = await generateTestCallback({ endpoint, secret: 'known', body: '{}' })
    expect(callback).toEqual({
      url: `${endpoint}/known`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  })
})
