/** Client, mapper and callback handler against the sandbox over real connections, plain and encrypted: as a program would use them. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callbackListener } from '../../../src/node/callback-listener.ts'
import { createCertificate } from '../../../src/sandbox/create-certificate.ts'
import { type RunningSandbox, startSandbox } from '../../../src/sandbox/start-sandbox.ts'
import {
  type CallbackDelivery,
  type CallbackOutcome,
  createCallbackHandler,
  createTranscriptClient,
  type RetryEvent,
  ServiceError,
  type TranscriptClient,
  type TranscriptRequest,
} from '../../../src/service-index.ts'
import { collected } from '../../support/service-client.ts'

const certificate = createCertificate(Date.now())
let running: RunningSandbox
let client: TranscriptClient
const retries: RetryEvent[] = []

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
    retryDelayMs: 1,
    hooks: { onRetry: event => retries.push(event) },
  })
})

afterAll(() => running.close())

/** Every transcript that the account page lists. */
function predefined(): TranscriptRequest[] {
  return running.account.testTaxpayers.flatMap(({ tin, transcripts }) =>
    transcripts.map(each => ({ ...each, tin }) as TranscriptRequest),
  )
}

/** A request for the first individual's account transcript, with a fault in its tax id. */
function faulty(fault: string): TranscriptRequest {
  const [first] = predefined()
  if (first === undefined) throw new Error('the sandbox lists no transcript')
  return { ...first, tin: `${fault}${first.tin.slice(-4)}` }
}

describe('the client against the sandbox', () => {
  test('fetches and maps every transcript that is listed', async () => {
    const all = predefined()
    const outcomes = await collected(client.fetchTranscripts(all, { order: 'asked' }))
    expect(outcomes.filter(outcome => !outcome.ok)).toEqual([])
    expect(outcomes).toHaveLength(all.length)
    expect(all.length).toBeGreaterThan(12)
  })

  test.each([
    ['a limit on the rate', '90100'],
    ['an error of the server', '90200'],
    ['a token that has run out', '90300'],
    ['a connection that breaks within the body', '90600'],
  ])('gets over %s', async (_, fault) => {
    const { metadata } = await client.transcriptDetail(faulty(fault))
    expect(metadata.attempts).toBe(2)
  })

  test('tells of keys that stand twice', async () => {
    const result = await client.mapTranscript(faulty('90800'))
    expect(result.issues.map(issue => issue.code)).toContain('transcript/duplicate-key')
  })

  test.each([
    ['a slow answer', '90400', 'service/timeout'],
    ['a slow body', '90500', 'service/timeout'],
    ['a page of HTML', '90700', 'service/unexpected-response'],
    ['JSON that breaks off', '90900', 'service/unexpected-response'],
  ])('tells of %s', async (_, fault, code) => {
    const error = await client
      .transcriptDetail(faulty(fault), { timeoutMs: 100, retries: 0 })
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ code })
  })

  test('is refused for a company that it has no authority over', async () => {
    const [first] = predefined()
    const call = client.transcriptDetail({ ...(first as TranscriptRequest), companyId: 'unknown' })
    await expect(call).rejects.toMatchObject({ code: 'service/not-authorized', status: 403 })
  })
})

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
