/** The sandbox as a whole: the account page, the fetch that opens no socket, the options. */
import { Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { createSandbox } from '../../../src/sandbox/create-sandbox.ts'
import { createTokens } from '../../../src/sandbox/state/tokens.ts'
import { samples } from '../../../src/sandbox/taxpayers/samples.gen.ts'
import { detailPath, order, rig } from '../../support/sandbox.ts'

describe('the account page', () => {
  const { account } = createSandbox({ origin: 'http://127.0.0.1:1' })

  test('shows addresses, credentials, company and taxpayers, and nothing else', () => {
    expect(Object.keys(account)).toEqual([
      'authUrl',
      'baseUrl',
      'transcriptDetailPath',
      'clientId',
      'clientSecret',
      'scope',
      'companyId',
      'testTaxpayers',
    ])
    expect(account).toMatchObject({ authUrl: 'http://127.0.0.1:1', baseUrl: 'http://127.0.0.1:1' })
  })

  test('shows two individuals and one business, with ids that are never issued', () => {
    expect(account.testTaxpayers.map(each => each.tinType)).toEqual(['SSN', 'SSN', 'EIN'])
    expect(account.testTaxpayers.map(each => each.tin)).toEqual([
      '987654321',
      '987654322',
      expect.stringMatching(/^00[0-9]{7}$/),
    ])
    for (const each of account.testTaxpayers)
      expect(Object.keys(each)).toEqual(['tinType', 'tin', 'name', 'transcripts'])
  })

  test('shows every transcript that is there, and each can be had', async () => {
    const { post, sandbox } = rig()
    let count = 0
    for (const { tin, transcripts } of sandbox.account.testTaxpayers) {
      for (const transcript of transcripts) {
        expect(Object.keys(transcript)).toEqual(['transcriptType', 'transcriptForm', 'transcriptPeriod'])
        const response = await post(detailPath, { companyId: order.companyId, tin, ...transcript })
        expect(response.status).toBe(200)
        expect(await response.json()).toMatchObject({
          TYPE: transcript.transcriptType,
          FORM: transcript.transcriptForm,
          PERIOD: transcript.transcriptPeriod,
          LAST4: tin.slice(-4),
        })
        count++
      }
    }
    expect(count).toBe(samples().length)
  })
})

describe('the fetch of a sandbox', () => {
  test('takes an address, a URL or a Request', async () => {
    const { sandbox } = rig()
    const address = `${sandbox.account.baseUrl}/nothing`
    for (const input of [address, new URL(address), new Request(address)])
      expect((await sandbox.fetch(input)).status).toBe(404)
  })

  test('reaches the sandbox and nothing else', async () => {
    const { sandbox } = rig()
    await expect(sandbox.fetch('https://example.invalid/token')).rejects.toThrow(
      new TypeError('fetch failed'),
    )
    await expect(sandbox.fetch('http://sandbox.invalid/token')).rejects.toThrow(new TypeError('fetch failed'))
  })

  test('opens no socket', async () => {
    const spy = vi.spyOn(Socket.prototype, 'connect')
    const { sandbox, post } = rig()
    await post(detailPath, order)
    await post('/v2/request', { ...order, callbackUrl: 'https://127.0.0.1:1/' })
    await sandbox.idle()
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  })

  test('rejects with the reason of a signal that is aborted already', async () => {
    const { sandbox } = rig()
    const signal = AbortSignal.abort(new Error('left'))
    await expect(sandbox.fetch(`${sandbox.account.authUrl}/token`, { signal })).rejects.toThrow('left')
  })

  test('is at the origin of the options', async () => {
    const sandbox = createSandbox({ origin: 'https://service.invalid:444' })
    expect(sandbox.account.baseUrl).toBe('https://service.invalid:444')
    expect((await sandbox.fetch('https://service.invalid:444/x')).status).toBe(404)
  })
})

describe('the options', () => {
  test.each([
    [
      { transcriptDetailPath: 'path' },
      '"transcriptDetailPath" is a text where a path that begins with a slash and has no query is expected',
    ],
    [
      { transcriptDetailPath: '/path?a' },
      '"transcriptDetailPath" is a text where a path that begins with a slash and has no query is expected',
    ],
    [{ tokenLifetime: -1 }, '"tokenLifetime" is a smaller number where a number of at least 0 is expected'],
    [{ availableAfter: Number.NaN }, '"availableAfter" is NaN where a number of at least 0 is expected'],
    [{ maxBodyBytes: -1 }, '"maxBodyBytes" is a smaller number where a number of at least 0 is expected'],
  ])('%j are refused', (options, message) => {
    expect(() => createSandbox(options)).toThrow(`${message}; leave it out for the default`)
  })

  test('that hold undefined count as left out', () => {
    const loose: object = { clientId: undefined, tokenLifetime: undefined }
    expect(createSandbox(loose).account.clientId).toBe('sandbox-client')
  })
})

describe('tokens', () => {
  test('forget the oldest of ten thousand', () => {
    let count = 0
    const tokens = createTokens({
      now: () => 0,
      tokenLifetime: 1,
      randomBytes: length => new Uint8Array(length).fill(0).map((_, at) => (count >> (8 * at)) & 0xff),
    })
    const issued: string[] = []
    for (; count <= 10_000; count++) issued.push(tokens.issue())
    expect(new Set(issued).size).toBe(10_001)
    expect(tokens.state(issued[0] ?? '')).toBe('unknown')
    expect(tokens.state(issued[1] ?? '')).toBe('good')
  })

  test('that are not known cannot be ended', () => {
    const tokens = createTokens({
      now: () => 0,
      tokenLifetime: 1,
      randomBytes: count => new Uint8Array(count),
    })
    tokens.expire('x')
    expect(tokens.state('x')).toBe('unknown')
  })
})

test('two sandboxes share nothing', async () => {
  const [one, other] = [rig({ production: true }), rig({ production: true })]
  one.sandbox.grantConsent({ companyId: order.companyId, tin: order.tin })
  expect((await one.post(detailPath, order)).status).toBe(200)
  expect((await other.post(detailPath, order)).status).toBe(403)
})

test('an unusual method is reported as such, not by its name', async () => {
  const { sandbox, events } = rig()
  await sandbox.fetch(`${sandbox.account.baseUrl}${detailPath}`, { method: 'CANARY' })
  expect(events).toMatchObject([{ method: 'OTHER', call: 'transcript-detail', status: 405 }])
})
