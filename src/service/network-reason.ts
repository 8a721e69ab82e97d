/** Why a connection failed, in a word of a closed list. The runtime's error itself may hold addresses and more, and is dropped. */
import { type Failure, failure, type NetworkReason } from './failure.ts'

const reasons: Readonly<Record<string, NetworkReason>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  // The connection was encrypted already, and came to harm on its way.
  ERR_SSL_UNEXPECTED_EOF_WHILE_READING: 'reset',
  ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC: 'reset',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'unreachable',
  UND_ERR_HEADERS_TIMEOUT: 'unreachable',
  UND_ERR_BODY_TIMEOUT: 'unreachable',
  ERR_TLS_HANDSHAKE_TIMEOUT: 'unreachable',
  EPROTO: 'tls',
}

/** What Node calls the faults of certificates. Source: its page on TLS, "X509 certificate error codes" (read 2026-11-22). */
const certificateCodes: ReadonlySet<string> = new Set([
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_CRL',
  'UNABLE_TO_DECRYPT_CERT_SIGNATURE',
  'UNABLE_TO_DECRYPT_CRL_SIGNATURE',
  'UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY',
  'CERT_SIGNATURE_FAILURE',
  'CRL_SIGNATURE_FAILURE',
  'CERT_NOT_YET_VALID',
  'CERT_HAS_EXPIRED',
  'CRL_NOT_YET_VALID',
  'CRL_HAS_EXPIRED',
  'ERROR_IN_CERT_NOT_BEFORE_FIELD',
  'ERROR_IN_CERT_NOT_AFTER_FIELD',
  'ERROR_IN_CRL_LAST_UPDATE_FIELD',
  'ERROR_IN_CRL_NEXT_UPDATE_FIELD',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_CHAIN_TOO_LONG',
  'CERT_REVOKED',
  'INVALID_CA',
  'PATH_LENGTH_EXCEEDED',
  'INVALID_PURPOSE',
  'CERT_UNTRUSTED',
  'CERT_REJECTED',
  'HOSTNAME_MISMATCH',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_TLS_CERT_ALTNAME_FORMAT',
])

/** A reason in words, for a message. */
const networkWords: Readonly<Record<NetworkReason, string>> = {
  refused: 'it was refused',
  reset: 'it broke off',
  name: 'the name of the host is not known',
  unreachable: 'the host did not answer',
  certificate: 'the certificate of the host is not valid',
  tls: 'no encrypted connection could be made',
  network: 'the network gave no reason',
}

/**
 * The failure of a connection `to` something, for the facts of the call. One that comes of what stands at the other end, and not
 * of the way there, is the same the next time: it is not worth repeating.
 */
export function connectionFailure(
  to: string,
  reason: NetworkReason,
  facts: Pick<Failure, 'operation'> & Partial<Pick<Failure, 'status'>>,
): { readonly ok: false; readonly failure: Failure } {
  const retryable = reason !== 'certificate' && reason !== 'tls'
  const hint =
    reason === 'tls' ? 'check that the address begins with the scheme of its port, https or http' : undefined
  return failure(
    'service/connection',
    { to, problem: networkWords[reason] },
    { ...facts, reason, retryable, hint },
  )
}

/** The reason in an error that `fetch` or a body's stream rejected with: its own code, or one of its causes. */
export function networkReason(error: unknown): NetworkReason {
  let at = error
  // Runtimes put the code one or two causes deep.
  for (let depth = 0; depth < 4 && typeof at === 'object' && at !== null; depth++) {
    const reason = 'code' in at && typeof at.code === 'string' ? reasonOfCode(at.code) : undefined
    if (reason !== undefined) return reason
    at = 'cause' in at ? at.cause : undefined
  }
  return 'network'
}

function reasonOfCode(code: string): NetworkReason | undefined {
  if (Object.hasOwn(reasons, code)) return reasons[code]
  if (certificateCodes.has(code)) return 'certificate'
  // OpenSSL has hundreds, one for each thing that can be wrong with a record or a handshake.
  return /^ERR_(?:SSL|TLS)_/.test(code) ? 'tls' : undefined
}
