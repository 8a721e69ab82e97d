/** What the sandbox tells of its work, for a log. Names and numbers of ours only: nothing that a call held. */
import type { Choice } from '../choices.ts'
import type { FaultName } from '../faults/faults.ts'

/** What happened in a sandbox: a call or a callback, without ids, tokens and values. */
export type SandboxEvent =
  | {
      readonly kind: 'call'
      /** The method, "OTHER" where it is an unusual one. */
      readonly method: string
      /** Which call it was; "unknown" for a path of no call. */
      readonly call: CallName | 'unknown'
      readonly status: number
      readonly fault: FaultName | null
      readonly choices: readonly Choice[]
    }
  | {
      readonly kind: 'callback'
      readonly outcome: 'delivered' | 'failed' | 'kept'
      /** The receiver's status, where there was one. */
      readonly status: number | null
    }

export type CallName = 'token' | 'transcript-detail' | 'request' | 'taxpayers' | 'reports'

/** A method as it may be shown: "OTHER" where it is an unusual one. */
export function shownMethod(method: string): string {
  return /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.exec(method)?.[0] ?? 'OTHER'
}
