/** The words of runtimes for what went wrong with a connection, as they were recorded, and what they are taken for. */
import { describe, expect, test } from 'vitest'
import { networkFault } from '../../../src/service/exchange/network-faults.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { clientFor, errorFrom, request } from '../../support/service-client.ts'
import { serviceServer } from '../../support/service-server.ts'

const server = serviceServer()

/** Deno 2.9.6: all is in the message of the cause. */
const deno = (said: string): TypeError =>
  new TypeError('fetch failed', {
    cause: new Error(
      `error sending request for url (https://localhost:9440/): client error (Connect): ${said}`,
    ),
  })

/** Bun 1.4.5: code and message on the error itself. */
const bun = (code: string, message: string): TypeError => Object.assign(new TypeError(message), { code })

/** Node 20.20: the code on the cause. */
const node = (code: string | undefined, message: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

const recorded: readonly (readonly [string, unknown, string, boolean])[] = [
  ['Node: issuer', node('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), 'tls', false],
  ['Node: dates', node('CERT_HAS_EXPIRED', 'certificate has expired'), 'tls', false],
  [
    'Node: name',
    node('ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames"),
    'tls',
    false,
  ],
  [
    'Node: plain HTTP',
    node('ERR_SSL_WRONG_VERSION_NUMBER', 'SSL routines:ssl3_get_record:wrong version number'),
    'tls',
    false,
  ],
  [
    'Node: left in the handshake',
    node('ECONNRESET', 'Client network socket disconnected before secure TLS connection was established'),
    'reset',
    true,
  ],
  [
    'Bun: issuer',
    bun('UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'),
    'tls',
    false,
  ],
  ['Bun: dates', bun('CERT_HAS_EXPIRED', 'certificate has expired'), 'tls', false],
  [
    'Bun: name',
    bun('ERR_TLS_CERT_ALTNAME_INVALID', 'ERR_TLS_CERT_ALTNAME_INVALID fetching "https://localhost:9442/"'),
    'tls',
    false,
  ],
  [
    'Bun: plain HTTP',
    bun('EPROTO', 'EPROTO: The TLS handshake failed. Does the server speak TLS on this port?'),
    'tls',
    false,
  ],
  [
    'Bun: left in the handshake',
    bun('ECONNRESET', 'ECONNRESET: The socket connection was closed unexpectedly.'),
    'reset',
    true,
  ],
  [
    'Bun: refused',
    bun('ECONNREFUSED', 'ECONNREFUSED: Unable to connect. Is the computer able to access the url?'),
    'refused',
    true,
  ],
  ['Deno: issuer', deno('invalid peer certificate: UnknownIssuer'), 'tls', false],
  ['Deno: self-signed', deno('invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))'), 'tls', false],
  [
    'Deno: dates',
    deno('invalid peer certificate: certificate expired: verification time 1795395469 (UNIX)'),
    'tls',
    false,
  ],
  ['Deno: name', deno('invalid peer certificate: certificate not valid for name "localhost"'), 'tls', false],
  ['Deno: plain HTTP', deno('received corrupt message of type InvalidContentType'), 'tls', false],
  ['Deno: no common cipher', deno('received fatal alert: HandshakeFailure'), 'tls', false],
  ['Deno: left in the handshake', deno('tls handshake eof'), 'reset', true],
  ['Deno: reset', deno('Connection reset by peer (os error 104)'), 'reset', true],
  ['Deno: refused', deno('tcp connect error: Connection refused (os error 111)'), 'refused', true],
  [
    'Deno: name of the host',
    deno('dns error: failed to lookup address information: Name or service not known'),
    'name',
    true,
  ],
  ['workerd: refused or lost', new Error('Network connection lost.'), 'reset', true],
  [
    'workerd: anything else',
    new Error('internal error; reference = bk59btsgfjqqgjv0ou4pj6pk'),
    'network',
    true,
  ],
  ['WebKit: certificate', new TypeError('The certificate for this server is invalid.'), 'tls', false],
  ['Chromium: anything', new TypeError('Failed to fetch'), 'network', true],
]

/** Node's page on TLS, "X509 certificate error codes". */
const certificateCodes = `UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_CRL UNABLE_TO_DECRYPT_CERT_SIGNATURE
UNABLE_TO_DECRYPT_CRL_SIGNATURE UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY CERT_SIGNATURE_FAILURE CRL_SIGNATURE_FAILURE
CERT_NOT_YET_VALID CERT_HAS_EXPIRED CRL_NOT_YET_VALID CRL_HAS_EXPIRED ERROR_IN_CERT_NOT_BEFORE_FIELD
ERROR_IN_CERT_NOT_AFTER_FIELD ERROR_IN_CRL_LAST_UPDATE_FIELD ERROR_IN_CRL_NEXT_UPDATE_FIELD
DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT_LOCALLY
UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_CHAIN_TOO_LONG CERT_REVOKED INVALID_CA PATH_LENGTH_EXCEEDED INVALID_PURPOSE
CERT_UNTRUSTED CERT_REJECTED HOSTNAME_MISMATCH`.split(/\s+/)

test.each(certificateCodes)('a connection that fails with %s fails at a certificate', code => {
  expect(networkFault(node(code, 'x'))).toBe('certificate')
})

describe('a connection that fails', () => {
  test.each(recorded)('%s', async (_, thrown, reason, retryable) => {
    let sent = 0
    const fetch = async (): Promise<Response> => {
      sent++
      throw thrown
    }
    const error = await errorFrom(clientFor(server, { fetch, retries: 1 }).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/connection', reason, retryable })
    expect(sent).toBe(retryable ? 2 : 1)
  })

  test.each([525, 526])('at a platform that makes status %s of it', async status => {
    let sent = 0
    const fetch = async (): Promise<Response> => {
      sent++
      return new Response(canaries.response, { status })
    }
    const error = await errorFrom(clientFor(server, { fetch }).transcriptDetail(request))
    expect(error).toMatchObject({ code: 'service/connection', reason: 'tls', retryable: false, status })
    expect(sent).toBe(1)
    const late = async (url: string, init: RequestInit): Promise<Response> =>
      url.includes('token') ? globalThis.fetch(url, init) : fetch()
    expect(await errorFrom(clientFor(server, { fetch: late }).transcriptDetail(request))).toMatchObject({
      operation: 'transcript-detail',
      reason: 'tls',
      attempt: 1,
    })
  })

  test('is distinguished by the words of the runtime, not by those of an address, and none of them is kept', async () => {
    const thrown = deno('tcp connect error').cause
    const inAddress = new TypeError('fetch failed', {
      cause: new Error(
        `error sending request for url (https://localhost/invalid%20certificate/tls%20handshake/invalid-peer-certificate?self-signed-certificate=${canaries.tin}): oh`,
      ),
    })
    expect([networkFault(thrown), networkFault(inAddress)]).toEqual(['network', 'network'])
    const fetch = (): Promise<Response> => Promise.reject(inAddress)
    expectNothingPrivate(await errorFrom(clientFor(server, { fetch, retries: 0 }).transcriptDetail(request)))
  })
})

test.each([
  ['tls', 'EPROTO'],
  ['certificate', 'CERT_HAS_EXPIRED'],
  ['name', 'ENOTFOUND'],
  ['name', 'EAI_AGAIN'],
  ['refused', 'ECONNREFUSED'],
  ['unreachable', 'EHOSTUNREACH'],
  ['unreachable', 'ENETUNREACH'],
  ['unreachable', 'ETIMEDOUT'],
  ['unreachable', 'UND_ERR_CONNECT_TIMEOUT'],
  ['unreachable', 'UND_ERR_HEADERS_TIMEOUT'],
  ['unreachable', 'UND_ERR_BODY_TIMEOUT'],
  ['unreachable', 'ERR_TLS_HANDSHAKE_TIMEOUT'],
  ['network', 'EUNKNOWN'],
])('it is %s where the code is %s, whatever the words', (fault, code) => {
  expect(networkFault(node(code, ''))).toBe(fault)
  expect(networkFault(Object.assign(new Error(''), { code }))).toBe(fault)
})
