/**
 * On which day the rules of each bundled mapping last changed. `last-changes.json` holds the hash of each with the day on which
 * `npm run generate` first met it, so that every clone and the package have the day, without the history of a repository. The
 * clock counts for a new hash alone: the same mappings give the same bytes on any day.
 */
import type { MappingPlan } from '../../plan/mapping-plan.ts'

/** By the ids of mappings. */
export type LastChanges = Readonly<Record<string, LastChange>>

/** Rules, and their first day. */
export interface LastChange {
  /** Of the plan. */
  readonly hash: string
  /** `2026-11-23`. */
  readonly day: string
}

/** Those of `plans`: as known where the hash is, else of `today`. */
export function lastChanges(plans: readonly MappingPlan[], known: LastChanges, today: string): LastChanges {
  return Object.fromEntries(
    plans.map(({ id, hash }) => [id, known[id]?.hash === hash ? known[id] : { hash, day: today }]),
  )
}
