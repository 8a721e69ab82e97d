/** The channels of node:diagnostics_channel: the events of the hooks, and nothing where a runtime has no such module. */
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, expect, test, vi } from 'vitest'
import { channelNames } from '../../../src/service/telemetry/diagnostics-channels.ts'
import { createCallbackHandler, generateTestCallback } from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { clientFor, request } from '../../support/service-client.ts'
import { json, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

/** All that is reported on any channel from now on. */
function listening(): (readonly [string, object])[] {
  const reported: (readonly [string, object])[] = []
  for (const name of Object.values(channelNames)) {
    const note = (event: unknown): void => {
      reported.push([name, event as object])
    }
    subscribe(name, note)
    closing.push(() => unsubscribe(name, note))
  }
  return reported
}

test('a call is reported on the channels as hooks are reported, and nothing private', async () => {
  server.onDetail = (response, _, count) => json(response, count === 1 ? 503 : 200, transcript)
  const hooked: object[] = []
  const note = (event: object): void => {
    hooked.push(event)
  }
  const hooks = { onRequest: note, onResponse: note, onRetry: note, onToken: note }
  const client = clientFor(server, { hooks })
  const reported = listening()
  await client.transcriptDetail(request)
  const prefix = 'tax-transcript-mapper:service:'
  expect(reported.map(([name]) => name)).toEqual(
    ['request', 'response', 'token', 'request', 'response', 'retry', 'request', 'response'].map(
      each => prefix + each,
    ),
  )
  expect(reported.map(([, event]) => event)).toEqual(hooked)
  expectNothingPrivate(reported)
})

test('a callback is reported, too', async () => {
  const reported = listening()
  const secret = canaries.secret
  const handler = createCallbackHandler({ secret, onData: () => {} })
  const { url, ...init } = await generateTestCallback({ endpoint: 'https://lender.example', secret })
  await handler(new Request(url, init))
  expect(reported).toMatchObject([
    ['tax-transcript-mapper:service:callback', { kind: 'individual', outcome: 'accepted', status: 200 }],
  ])
  expectNothingPrivate(reported)
})

test.each<readonly [string, object | undefined]>([
  ['no process', undefined],
  ['a process that is not that of Node', {}],
  ['no such module', { getBuiltinModule: () => undefined }],
  ['another module', { getBuiltinModule: () => ({}) }],
])('a runtime with %s receives nothing, and all goes well', async (_, process) => {
  server.onDetail = response => json(response, 200, transcript)
  const reported = listening()
  vi.stubGlobal('process', process)
  const client = clientFor(server)
  vi.unstubAllGlobals()
  expect((await client.transcriptDetail(request)).metadata.status).toBe(200)
  expect(reported).toEqual([])
})

test('nothing is published where nobody listens', async () => {
  const publish = vi.spyOn(channel(channelNames.request), 'publish')
  server.onDetail = response => json(response, 200, transcript)
  await clientFor(server).transcriptDetail(request)
  expect(publish).not.toHaveBeenCalled()
  publish.mockRestore()
})
