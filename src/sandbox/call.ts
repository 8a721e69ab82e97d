/** One kind of call: how a request for it is judged, and what it does once it is accepted. */
import type { Answer } from './answer.ts'
import type { Consents } from './consents.ts'
import type { CallName } from './event.ts'
import type { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import type { Taxpayer } from './taxpayers.ts'
import type { Tokens } from './tokens.ts'

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
