/** Why a connection failed, in a word of a closed list. The runtime's error itself may hold addresses and more, and is dropped. */
import type { NetworkReason } from './failure.ts'

const reasons: Readonly<Record<string, NetworkReason>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'unreachable',
  UND_ERR_HEADERS_TIMEOUT: 'unreachable',
  UND_ERR_BODY_TIMEOUT: 'unreachable',
  CERT_HAS_EXPIRED: 'certificate',
  CERT_NOT_YET_VALID: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
}

/** A reason in words, for a message. */
export const networkWords: Readonly<Record<NetworkReason, string>> = {
  refused: 'it was refused',
  reset: 'it broke off',
  name: 'the name of the host is not known',
  unreachable: 'the host did not answer',
  certificate: 'the certificate of the host is not valid',
  network: 'the network gave no reason',
}

/** The reason in an error that `fetch` or a body's stream rejected with: its own code, or one of its causes. */
export function networkReason(error: unknown): NetworkReason {
  let at = error
  // Runtimes put the code one or two causes deep.
  for (let depth = 0; depth < 4 && typeof at === 'object' && at !== null; depth++) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    if (Object.hasOwn(reasons, code)) return reasons[code] ?? 'network'
    at = 'cause' in at ? at.cause : undefined
  }
  return 'network'
}
