/** An OAuth client that is not ours, openid-client, against the sandbox over HTTP: the token is one that others can work with, too. */
import * as oauth from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSandbox, startSandbox } from '../../../src/sandbox/server/start-sandbox.ts'

let running: RunningSandbox
beforeAll(async () => {
  running = await startSandbox()
})
afterAll(() => running.close())

function configuration(clientSecret = running.account.clientSecret): oauth.Configuration {
  const { authUrl, clientId } = running.account
  const server = { issuer: authUrl, token_endpoint: `${authUrl}/token` }
  const config = new oauth.Configuration(server, clientId, {}, oauth.ClientSecretPost(clientSecret))
  // The sandbox is on this machine, by plain HTTP.
  oauth.allowInsecureRequests(config)
  return config
}

test('gets a token by client credentials and a transcript with it', async () => {
  const { scope, baseUrl, transcriptDetailPath, companyId, testTaxpayers } = running.account
  const config = configuration()
  const granted = await oauth.clientCredentialsGrant(config, { scope })
  expect(granted).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(granted.expiresIn()).toBeGreaterThan(3500)

  const [taxpayer] = testTaxpayers
  const [transcript] = taxpayer?.transcripts ?? []
  const answer = await oauth.fetchProtectedResource(
    config,
    granted.access_token,
    new URL(`${baseUrl}${transcriptDetailPath}`),
    'POST',
    JSON.stringify({ companyId, tin: taxpayer?.tin, ...transcript }),
    new Headers({ 'content-type': 'application/json', euid: companyId }),
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    TYPE: transcript?.transcriptType,
    FORM: transcript?.transcriptForm,
    PERIOD: transcript?.transcriptPeriod,
    LAST4: taxpayer?.tin.slice(-4),
  })
})

test('an independent client understands why it gets none', async () => {
  const { scope } = running.account
  await expect(oauth.clientCredentialsGrant(configuration('another'), { scope })).rejects.toMatchObject({
    error: 'invalid_client',
    status: 401,
  })
  await expect(oauth.clientCredentialsGrant(configuration(), { scope: 'another' })).rejects.toMatchObject({
    error: 'invalid_scope',
    status: 400,
  })
})

test('an independent client understands that its token is not taken', async () => {
  const { baseUrl, transcriptDetailPath } = running.account
  const url = new URL(`${baseUrl}${transcriptDetailPath}`)
  const call = oauth.fetchProtectedResource(configuration(), 'another', url, 'POST')
  await expect(call).rejects.toMatchObject({
    cause: [{ scheme: 'bearer', parameters: { error: 'invalid_token' } }],
  })
})
