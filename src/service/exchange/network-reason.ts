/** Why a connection failed, in a word of a closed list. The runtime's error itself may hold addresses and more, and is dropped. */
import { type Failure, failure, type NetworkReason } from '../failure.ts'
import type { NetworkFault } from './network-faults.ts'

/** What a fault is called in an error. A certificate is a part of TLS, and not every runtime tells the two apart. */
const reasons: Readonly<Record<NetworkFault, NetworkReason>> = {
  refused: 'refused',
  reset: 'reset',
  name: 'name',
  unreachable: 'unreachable',
  certificate: 'tls',
  tls: 'tls',
  network: 'network',
}

/** A fault in words, for a message. */
const words: Readonly<Record<NetworkFault, string>> = {
  refused: 'it was refused',
  reset: 'it broke off',
  name: 'the name of the host is not known',
  unreachable: 'the host did not answer',
  certificate: 'the certificate of the host is not valid',
  tls: 'no encrypted connection could be made',
  network: 'the network gave no reason',
}

const hints: Readonly<Partial<Record<NetworkFault, string>>> = {
  certificate:
    'check the name, the dates and the issuer of the certificate, and which issuers the runtime trusts',
  tls: 'check that the address begins with the scheme of its port, https or http',
}

/**
 * The failure of a connection `to` something, for the facts of the call. One that comes of what stands at the other end, and not
 * of the way there, is the same the next time: it is not worth repeating.
 */
export function connectionFailure(
  to: string,
  fault: NetworkFault,
  facts: Pick<Failure, 'operation'> & Partial<Pick<Failure, 'status'>>,
): { readonly ok: false; readonly failure: Failure } {
  const reason = reasons[fault]
  return failure(
    'service/connection',
    { to, problem: words[fault] },
    { ...facts, reason, retryable: reason !== 'tls', hint: hints[fault] },
  )
}
