/** What a fault is, and what it finds when it strikes. */
import type { Answer } from '../answer/answer.ts'

/** A call that a fault strikes. */
export interface FaultScene {
  readonly parameter: (name: string) => number
  /** Carries the call out. */
  readonly perform: () => Answer
  /** What happens when the token of the call has just run out. */
  readonly performExpired: () => Answer
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A whole number: what it is by default, and its bounds. */
export interface FaultParameter {
  readonly usual: number
  readonly least: number
  readonly most: number
}

/**
 * What goes wrong with a call on purpose, and which tax ids ask for it.
 * @example
 * const described = ({ area, summary }: Fault): string => `${area}: ${summary}`
 * Object.values(faults).map(described).length > 1 // => true
 */
export interface Fault {
  /** First three digits of the tax ids that ask for it; 00 follows, then the last four of a test taxpayer. */
  readonly area: string
  readonly summary: string
  /** How many times in a row it strikes before the call is answered well by default. */
  readonly times: number
  readonly parameters: Readonly<Record<string, FaultParameter>>
  readonly strike: (scene: FaultScene) => Answer
}

/** The usual number of times of a fault that strikes until it is set otherwise. */
export const always = Number.POSITIVE_INFINITY

/** The parameter of a fault that waits. */
export const milliseconds: Readonly<Record<string, FaultParameter>> = {
  ms: { usual: 3000, least: 0, most: 600_000 },
}
