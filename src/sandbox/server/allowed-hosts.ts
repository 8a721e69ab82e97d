/**
 * Which names of a host the sandbox answers to. A page from anywhere can have its own name resolve to this machine ("DNS
 * rebinding"): its browser then takes the sandbox for a part of that page, and lets it read and send what it likes. Only the
 * header Host tells such a call from others.
 */
import { isLoopbackHost } from '../../text/loopback-host.ts'
import { type Answer, jsonAnswer } from '../answer/answer.ts'
import { hostName } from '../settings/host-name.ts'

/** Says whether a call is meant for this sandbox. */
export type HostRule = (call: {
  /** The header Host. */
  readonly host: string | undefined
  /** The address on this machine at which the connection arrived. */
  readonly localAddress: string | undefined
}) => boolean

/** Whether a sandbox listens at every address of the machine. */
export function isWildcard(host: string): boolean {
  return ['0.0.0.0', '::', '[::]'].includes(host)
}

/** The rule of a sandbox that listens at `host` and goes by the names `more` besides, which all are hosts. */
export function hostRule(host: string, more: readonly string[]): HostRule {
  const names = new Set([...(isWildcard(host) ? [] : [host]), ...more].flatMap(each => hostName(each) ?? []))
  return call => {
    const name = hostName((call.host ?? '').replace(/:[0-9]{1,5}$/, ''))
    if (name === undefined) return false
    if (isLoopbackHost(name) || names.has(name)) return true
    // An address is no name that anybody could have resolve to this machine.
    const arrived = (call.localAddress ?? '').replace(/^::ffff:(?=[0-9.]+$)/, '')
    return isWildcard(host) && name === hostName(arrived)
  }
}

/** The answer to a call for another host. Nothing of the call is repeated. */
export function otherHost(): Answer {
  const message =
    'The sandbox answers to localhost and to the hosts that it was started with: --host, --allow-host'
  return jsonAnswer(
    421,
    { error: 'other-host', message },
    { choices: ['error-body', 'other-host'], headers: { Connection: 'close' } },
  )
}
