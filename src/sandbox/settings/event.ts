/** What the sandbox reports of its work, for a log. Names and numbers of ours only: nothing that a call held. */
import type { Choice } from '../choices.ts'
import type { FaultName } from '../faults/faults.ts'

/**
 * One call or callback, as the sandbox reports it.
 * @example
 * const seen: string[] = []
 * const onEvent = (event: SandboxEvent): unknown => seen.push(event.kind)
 * const own = createSandbox({ onEvent })
 * await own.fetch(`${own.account.authUrl}/token`, { method: 'POST' })
 * seen // => ['call']
 */
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

/** The calls that the sandbox answers. */
export type CallName = 'token' | 'transcript-detail' | 'request' | 'taxpayers' | 'reports'

/** A method as it may be shown: "OTHER" where it is an unusual one. */
export function shownMethod(method: string): string {
  return /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.exec(method)?.[0] ?? 'OTHER'
}
