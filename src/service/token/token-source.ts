/**
 * The access token: kept until shortly before its end, asked for by one request however many callers wait, dropped when the
 * service does not take it. A request that failed is never kept, and neither is a token whose lifetime the service did not say.
 */

import { type Outcome, success } from '../failure.ts'
import type { ServiceSettings } from '../read-options.ts'
import type { Deadline } from '../time/deadline.ts'
import { untilAborted } from '../time/until-aborted.ts'
import { issueToken } from './issue-token.ts'

/** A token, and which one it is: tokens of a client are counted from 1. */
export interface Token {
  readonly value: string
  readonly generation: number
}

/** The access token of all calls of a client. */
export interface TokenSource {
  /** The token to use now. Each caller waits within its own deadline; the request goes on for the others. */
  readonly get: (deadline: Deadline) => Promise<Outcome<Token>>
  /** Forgets the token of that generation; does nothing where a newer one has taken its place. */
  readonly drop: (generation: number) => void
}

interface KeptToken extends Token {
  /** Milliseconds since 1970 from which on a new one is asked for. */
  readonly renewAt: number
}

/** A request for a token that is under way, with those who wait for it. */
interface Flight {
  readonly outcome: Promise<Outcome<Token>>
  readonly controller: AbortController
  waiting: number
}

/** A source without a token. `nextCall` names each request for one. */
export function createTokenSource(settings: ServiceSettings, nextCall: () => string): TokenSource {
  const { hooks } = settings
  let kept: KeptToken | undefined
  let flight: Flight | undefined
  let generations = 0

  const fly = (): Flight => {
    const controller = new AbortController()
    const outcome = issueToken(settings, nextCall(), controller.signal).then(issued => {
      if (flight === started) flight = undefined
      if (!issued.ok) {
        const { code, reason } = issued.failure
        hooks.onToken({ outcome: 'failed', generation: 0, lifetimeMs: null, code, reason })
        return issued
      }
      const token = { value: issued.value.value, generation: ++generations }
      const lifetimeMs =
        issued.value.expiresIn === null ? null : issued.value.expiresIn * settings.expiresInUnitMs
      if (lifetimeMs !== null) {
        const early = Math.min(settings.renewEarlyMs, lifetimeMs / 2)
        kept = { ...token, renewAt: issued.value.askedAt + lifetimeMs - early }
      }
      hooks.onToken({ outcome: 'issued', generation: token.generation, lifetimeMs, code: null, reason: null })
      return success(token)
    })
    const started: Flight = { outcome, controller, waiting: 0 }
    return started
  }

  return {
    get: async deadline => {
      if (kept !== undefined && settings.surroundings.now() < kept.renewAt) return success(kept)
      flight ??= fly()
      const joined = flight
      joined.waiting++
      const outcome = await untilAborted(joined.outcome, deadline.signal)
      joined.waiting--
      if (outcome !== undefined) return outcome
      if (joined.waiting === 0 && flight === joined) {
        // Nobody is left who wants it. Whoever comes next starts over.
        flight = undefined
        joined.controller.abort()
      }
      return deadline.failure('token')
    },
    drop: generation => {
      if (kept?.generation !== generation) return
      kept = undefined
      hooks.onToken({ outcome: 'dropped', generation, lifetimeMs: null, code: null, reason: null })
    },
  }
}
