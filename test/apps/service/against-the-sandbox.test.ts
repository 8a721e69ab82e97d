/** Client, mapper and callback handler against the sandbox over real connections, plain and encrypted: as a program would use them. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callbackListener } from '../../../src/node/callback-listener.ts'
import { createCertificate } from '../../../src/sandbox/server/create-certificate.ts'
import { type RunningSandbox, startSandbox } from '../../../src/sandbox/server/start-sandbox.ts'
import {
  type CallbackDelivery,
  type CallbackOutcome,
  createCallbackHandler,
  createTranscriptClient,
  type TranscriptClient,
} from '../../../src/service-index.ts'
import { clientSuite } from '../../support/client-suite.ts'

const certificate = createCertificate(Date.now())
let running: RunningSandbox
let client: TranscriptClient

beforeAll(async () => {
  running = await startSandbox({ callbackCertificates: [certificate.certificate] })
  const { authUrl, baseUrl, transcriptDetailPath, clientId, clientSecret, scope, companyId } = running.account
  client = createTranscriptClient({
    authUrl,
    baseUrl,
    transcriptDetailPath,
    clientId,
    clientSecret,
    scope,
    companyId,
  })
})

afterAll(() => running.close())

describe('the client in Node', () => clientSuite(() => running.account))

describe('a callback of the sandbox', () => {
  test('arrives by HTTPS, with the secret in its path, and is taken once', async () => {
    const deliveries: CallbackDelivery[] = []
    const outcomes: CallbackOutcome[] = []
    const handler = createCallbackHandler({
      secret: 'shared-with-the-url',
      onData: delivery => deliveries.push(delivery),
      onOutcome: event => outcomes.push(event.outcome),
    })
    const server = createServer(
      { key: certificate.privateKey, cert: certificate.certificate },
      callbackListener(handler),
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const [taxpayer] = running.account.testTaxpayers
    const callbackUrl = `https://127.0.0.1:${port}/callbacks/shared-with-the-url`
    const body = { companyId: running.account.companyId, tin: taxpayer?.tin, callbackUrl }
    await client.call('/v2/request', body)
    await client.call('/v2/request', body)
    await running.sandbox.idle()
    server.closeAllConnections()
    server.close()
    expect(outcomes).toEqual(['accepted', 'duplicate'])
    expect(deliveries[0]?.body).toMatchObject({ tin: taxpayer?.tin })
  })
})
