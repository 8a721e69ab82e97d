/** Why a shard failed, and whom that concerns. What is written of it names places and reasons, never what a line holds. */
import { bugText } from '../../diagnostics/bug.ts'
import { MapperError } from '../../diagnostics/errors.ts'

/** `code` is that of our error. */
export interface ShardFailure {
  readonly code: string
  readonly message: string
}

/** What may be said of an error: ours name places and reasons; the message of another one may hold anything. */
export function failureOf(error: unknown): ShardFailure {
  if (error instanceof MapperError) return { code: error.code, message: error.message }
  const kind = error instanceof Error ? error.name : typeof error
  return { code: 'bug/broken-promise', message: bugText(`${kind} while a shard was mapped`) }
}

const hopeless: ReadonlySet<string> = new Set([
  'remap/unwritable-store',
  'remap/unusable-ledger',
  'bulk/unwritable-output',
  'bulk/missing-package',
  'bug/worker-ended',
])

/** Whether this process would fail of it with every further shard as well. */
export function isHopeless({ code }: ShardFailure): boolean {
  return hopeless.has(code)
}

const final: ReadonlySet<string> = new Set([
  'bulk/too-many-rejects',
  'remap/changed-input',
  'remap/damaged-plan',
  'remap/other-file',
  'remap/unknown-format',
])

/** Whether another try would end the same way, whoever makes it. */
export function isFinal({ code }: ShardFailure): boolean {
  return final.has(code)
}
