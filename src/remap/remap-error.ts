/** What a run over an archive cannot do. Names stores, paths, shards and reasons, never what a line holds. */
import type { Parameters } from '../diagnostics/codes.ts'
import { MapperError } from '../diagnostics/errors.ts'
import { type remapCodes, remapErrorText } from '../diagnostics/remap-codes.ts'

/**
 * The run, or one shard of it, cannot go on, for a reason that the caller can do something about.
 * @example
 * const isTransient = (error: unknown): boolean => error instanceof RemapError && error.code === 'remap/unusable-queue'
 * isTransient(new RemapError('remap/no-run', 'There is no run')) // => false
 */
export class RemapError extends MapperError {}

/** A RemapError of `code`, its message made by the table of codes. */
export function remapError<C extends keyof typeof remapCodes>(
  code: C,
  parameters: Parameters<C>,
  hint?: string,
): RemapError {
  return new RemapError(code, remapErrorText(code, parameters), hint)
}
