/** What a run over an archive cannot do. Names stores, paths, shards and reasons, never what a line holds. */
import { type MadeOf, MapperError } from '../diagnostics/errors.ts'
import { remapCodes } from '../diagnostics/remap-codes.ts'

/**
 * The run, or one shard of it, cannot go on, for a reason that the caller can do something about.
 * @example
 * const isTransient = (error: unknown): boolean => error instanceof RemapError && error.code === 'remap/unusable-queue'
 * isTransient(new RemapError('remap/no-run', {})) // => false
 */
export class RemapError extends MapperError {
  constructor(...[code, parameters, options]: MadeOf<typeof remapCodes>) {
    super(remapCodes, code, parameters, options)
  }
}
