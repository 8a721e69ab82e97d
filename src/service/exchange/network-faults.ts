/**
 * What runtimes say where a connection fails, brought to one word: by code where there is one (Node, Bun), by known words of the
 * message where there is none (Deno, workerd, browsers), by status where a platform makes an answer of it (Cloudflare Workers).
 * Measured with Node 20.20, Bun 1.4.5, Deno 2.9.6 and workerd 2026-11-17 on 2026-11-23. Of workerd's own server a program sees
 * nothing but "internal error" for certificates, handshakes and names alike, so there they cannot be distinguished.
 */

/** What became of a connection. */
export type NetworkFault = 'refused' | 'reset' | 'name' | 'unreachable' | 'certificate' | 'tls' | 'network'

/** One word, and all that stands for it. Of several whose words fit, the first one is meant. */
interface Signs {
  readonly fault: NetworkFault
  readonly codes: readonly string[]
  readonly words: RegExp
  /** Statuses that no server sends of itself, with which a platform says how its connection to the server ended. */
  readonly statuses: readonly number[]
}

const signs: readonly Signs[] = [
  {
    fault: 'reset',
    codes: [
      'ECONNRESET',
      'EPIPE',
      'UND_ERR_SOCKET',
      'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
      // The connection was encrypted already, and came to harm on its way.
      'ERR_SSL_UNEXPECTED_EOF_WHILE_READING',
      'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC',
    ],
    words:
      /connection reset|connection closed|connection was closed|network connection lost|broken pipe|handshake eof|unexpected eof/i,
    statuses: [],
  },
  {
    fault: 'certificate',
    // Source: Node's page on TLS, "X509 certificate error codes" (read 2026-11-22).
    codes: [
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
    ],
    words:
      /invalid (?:peer )?certificate|certificate is not trusted|self[- ]signed certificate|issuer certificate|first certificate|certificate (?:has )?expired|certificate for this server is invalid|certificate verify failed/i,
    statuses: [526],
  },
  {
    fault: 'tls',
    codes: ['EPROTO'],
    words: /received corrupt message|received fatal alert|handshake fail|tls handshake|wrong version number/i,
    statuses: [525],
  },
  {
    fault: 'name',
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    words: /dns error|lookup address|name or service not known|name not resolved/i,
    statuses: [],
  },
  {
    fault: 'refused',
    codes: ['ECONNREFUSED'],
    words: /connection refused/i,
    statuses: [],
  },
  {
    fault: 'unreachable',
    codes: [
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ETIMEDOUT',
      'UND_ERR_CONNECT_TIMEOUT',
      'UND_ERR_HEADERS_TIMEOUT',
      'UND_ERR_BODY_TIMEOUT',
      'ERR_TLS_HANDSHAKE_TIMEOUT',
    ],
    words: /no route to host|network is unreachable|host is unreachable|timed out/i,
    statuses: [],
  },
]

/** The fault in an error that `fetch` or a body's stream rejected with: its own code or words, or those of one of its causes. */
export function networkFault(error: unknown): NetworkFault {
  let at = error
  // Runtimes put the code one or two causes deep.
  for (let depth = 0; depth < 4 && typeof at === 'object' && at !== null; depth++) {
    const { code, message, cause } = at as { readonly [K in 'code' | 'message' | 'cause']?: unknown }
    const fault =
      (typeof code === 'string' && ofCode(code)) || (typeof message === 'string' && ofWords(message))
    if (fault) return fault
    at = cause
  }
  return 'network'
}

/** The fault that a status stands for; `undefined` for one that is an answer of the server. */
export function faultOfStatus(status: number): NetworkFault | undefined {
  return signs.find(({ statuses }) => statuses.includes(status))?.fault
}

function ofCode(code: string): NetworkFault | undefined {
  const known = signs.find(({ codes }) => codes.includes(code))?.fault
  // OpenSSL has hundreds, one for each thing that can be wrong with a record or a handshake.
  return known ?? (/^ERR_(?:SSL|TLS)_/.test(code) ? 'tls' : undefined)
}

/** No message of a runtime is this long. */
const longestMessage = 1000

function ofWords(message: string): NetworkFault | undefined {
  // Deno quotes the address, in which anything may stand.
  const own = message.slice(0, longestMessage).replace(/https?:\/\/[^\s)]*/g, '')
  return signs.find(({ words }) => words.test(own))?.fault
}
