/** One kind of call: how a request for it is judged, and what it does once it is accepted. */
import type { Answer } from '../answer/answer.ts'
import type { Refusal } from '../answer/refusal.ts'
import type { CallName } from '../settings/event.ts'
import type { Settings } from '../settings/settings.ts'
import type { Consents } from '../state/consents.ts'
import type { Tokens } from '../state/tokens.ts'
import type { Taxpayer } from '../taxpayers/taxpayers.ts'

/** One call of the service: its path, and what it does. */
export interface Call {
  readonly name: CallName
  readonly path: string
  readonly accept: (request: Request) => Promise<Accepted | Refusal>
}

/** A call that nothing speaks against. Nothing has happened yet. */
export interface Accepted {
  /** The tax id it names, which may ask for a fault; null for none. */
  readonly tin: string | null
  /** What makes it the same call when it is repeated. */
  readonly subject: string
  /** Carries it out. */
  readonly perform: () => Answer
  /** What happens instead when its token has just run out. */
  readonly performExpired: () => Answer
}

/** What the calls of one sandbox have in common. */
export interface Shared {
  readonly settings: Settings
  readonly tokens: Tokens
  readonly consents: Consents
  readonly taxpayers: readonly Taxpayer[]
}
