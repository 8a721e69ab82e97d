/** What a run over an archive cannot do. Names stores, paths, shards and reasons, never what a line holds. */

import { remapCodes } from '../diagnostics/codes/remap-codes.ts'
import { type MadeOf, MapperError } from '../diagnostics/errors.ts'

/**
 * The run, or one shard of it, cannot go on, for a reason that the caller can do something about.
 * @example
 * const isTransient = (error: unknown): boolean => error instanceof RemapError && error.code === 'remap/unusable-queue'
 * isTransient(new RemapError('remap/no-run', { out: 'results', run: 'plan' })) // => false
 */
export class RemapError extends MapperError {
  constructor(...[code, parameters, options]: MadeOf<typeof remapCodes>) {
    super(remapCodes, code, parameters, options)
  }
}
