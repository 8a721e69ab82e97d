/** The options of the client: each mistake is reported by name before anything is sent, and no value is quoted. */
import { describe, expect, test } from 'vitest'
import {
  ConfigurationError,
  createTranscriptClient,
  type ServiceClientOptions,
  ServiceError,
} from '../../../src/service-index.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { clientFor, errorFrom, optionsFor, request } from '../../support/service-client.ts'
import { serviceServer } from '../../support/service-server.ts'

const server = serviceServer()

/** The error of options that are wrong in one way. */
function mistake(wrong: Readonly<Record<string, unknown>>): ServiceError {
  try {
    // The very mistakes that the type would find.
    createTranscriptClient({ ...optionsFor(server), ...wrong } as ServiceClientOptions)
  } catch (error) {
    expectNothingPrivate(error)
    if (error instanceof ServiceError) return error
  }
  throw new Error('no mistake was found')
}

describe('an option', () => {
  test.each([
    ['left out', { clientId: undefined }, '"clientId" is missing'],
    ['blank', { scope: ' ' }, '"scope" is not a text with something in it'],
    ['of another type', { companyId: 7 }, '"companyId" is not a text with something in it'],
    [
      'that no header can carry',
      { companyId: `${canaries.companyId}\r\nx: y` },
      '"companyId" holds a character that no header can carry',
    ],
    ['that is no address', { baseUrl: 'api.example.com' }, '"baseUrl" is not an address'],
    [
      'that is an address of another kind',
      { authUrl: 'ftp://example.com' },
      '"authUrl" is not an https address',
    ],
    ['that is open HTTP', { authUrl: 'http://example.com' }, '"authUrl" is not an https address'],
    [
      'that holds a password',
      { baseUrl: `https://user:${canaries.secret}@example.com` },
      '"baseUrl" holds a user name or password',
    ],
    [
      'that holds a query',
      { baseUrl: `https://example.com?key=${canaries.secret}` },
      '"baseUrl" has a query or a fragment',
    ],
    ['of the path, left out', { transcriptDetailPath: undefined }, '"transcriptDetailPath" is not a path'],
    [
      'of the path, with a query',
      { transcriptDetailPath: '/detail?version=2' },
      '"transcriptDetailPath" has a query or a fragment',
    ],
    [
      'of the path, an address',
      { transcriptDetailPath: 'https://elsewhere.example' },
      '"transcriptDetailPath" is an address of its own',
    ],
    [
      'of the path, another host',
      { transcriptDetailPath: '//elsewhere.example/x' },
      '"transcriptDetailPath" is an address of its own',
    ],
    [
      'of the path, out of the base',
      { transcriptDetailPath: '../secret' },
      '"transcriptDetailPath" leads out of the base address',
    ],
    [
      'of the path, out of the base by an encoded slash',
      { transcriptDetailPath: '..%2f..%2fsecret' },
      '"transcriptDetailPath" has an encoded slash or backslash',
    ],
    [
      'of the base, with dots',
      { baseUrl: 'https://example.com/v2/../admin' },
      '"baseUrl" has a part that is "." or ".."',
    ],
    [
      'of the base, with an encoded slash',
      { baseUrl: 'https://example.com/v2%2fadmin' },
      '"baseUrl" has an encoded slash or backslash',
    ],
    [
      'of the base, with a backslash',
      { authUrl: 'https://example.com\\v2' },
      '"authUrl" has a blank, a backslash or a control character',
    ],
    ['of the unit', { expiresInUnit: 'hours' }, '"expiresInUnit" is none of milliseconds, seconds, minutes'],
    ['of a time that is no number', { timeoutMs: '5' }, '"timeoutMs" is not a number of at least 1'],
    ['of a time that is nothing', { timeoutMs: Number.NaN }, '"timeoutMs" is not a number of at least 1'],
    ['of a time of zero', { totalTimeoutMs: 0 }, '"totalTimeoutMs" is not a number of at least 1'],
    ['of a negative count', { retries: -1 }, '"retries" is not a number of at least 0'],
    [
      'of a negative margin',
      { renewEarlyMs: -1 },
      '"renewEarlyMs" is a smaller number where a number of at least 0 is expected',
    ],
    [
      "of a header that is the client's",
      { headers: { Authorization: canaries.token } },
      '"headers" holds authorization, which the client sets',
    ],
    [
      'of a header with a line break',
      { headers: { 'x-a': 'b\r\nc: d' } },
      '"headers" holds a value that no header can carry',
    ],
    ['of a header without a name', { headers: { '': 'b' } }, '"headers" has a name that is none'],
    ['misspelt', { timeout: 5 }, 'there is no option "timeout"; did you mean "timeoutMs"?'],
    ['whose name may be anything', { [canaries.secret]: 5 }, 'there is no option of that name'],
    ['of fetch that is none', { fetch: 'https://CANARY' }, '"fetch" is a text where a function is expected'],
    [
      'of hooks that are none',
      { hooks: [null] },
      '"hooks" is a list where an object of hooks, or a list of such is expected',
    ],
    [
      'of a hook that there is not',
      { hooks: [{}, { onTokens: () => {} }] },
      'there is no option "onTokens"; did you mean "onToken"?',
    ],
    [
      'of a hook that is no function',
      { hooks: { onToken: 5 } },
      '"onToken" is a number where a function is expected',
    ],
  ])('%s is reported', (_, wrong, problem) => {
    const error = mistake(wrong)
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(error.code).toBe('service/configuration')
    expect(error.message).toBe(`The service configuration is wrong: ${problem}`)
  })

  test('of hooks may be an object of a class, whatever else that has', () => {
    class Spans {
      readonly started = 0
      onRequest(): void {}
    }
    createTranscriptClient({ ...optionsFor(server), hooks: [new Spans(), { onRetry: undefined }] })
    class Wrong {
      readonly onToken = 5
    }
    expect(mistake({ hooks: new Wrong() }).message).toContain('"onToken" is a number')
  })

  test('that is open HTTP is taken for this machine, and elsewhere when asked for', () => {
    for (const host of ['localhost', '127.0.0.1', '127.8.9.10', '[::1]', 'api.localhost'])
      createTranscriptClient({ ...optionsFor(server), baseUrl: `http://${host}:8080` })
    createTranscriptClient({ ...optionsFor(server), baseUrl: 'http://example.com', allowHttp: true })
  })

  test('of one call is checked too', async () => {
    const error = await errorFrom(clientFor(server).transcriptDetail(request, { retries: Number.NaN }))
    expect(error).toBeInstanceOf(ConfigurationError)
    expect(server.tokens).toHaveLength(0)
  })
})

describe('addresses', () => {
  test.each([
    ['/api', '/transcripts/detail'],
    ['/api/', 'transcripts/detail'],
    ['/api//', '/transcripts/detail'],
  ])('%s and %s are joined by one slash', async (base, path) => {
    await clientFor(server, { baseUrl: server.url + base, transcriptDetailPath: path }).transcriptDetail(
      request,
    )
    expect(server.details[0]?.url).toBe('/api/transcripts/detail')
  })

  test('of the token lie below the authorization server, however it is written', async () => {
    await clientFor(server, { authUrl: `${server.url}/auth/` }).transcriptDetail(request)
    expect(server.tokens).toHaveLength(1)
  })
})
