/**
 * The public surface for Node: the same names, but the compiler and YAML are loaded by the first call of `createMapper`,
 * and each bundled mapping by the first transcript that needs it, so that nobody pays for what is not used. Chosen by the
 * conditions "node" and "module-sync" together, which runtimes set that can load a module synchronously; all others take
 * src/index.ts.
 */
import { createRequire } from 'node:module'
import type { createMapper as CreateMapper } from '../mapper/create-mapper.ts'

export {
  BugError,
  ExpressionError,
  MapperError,
  NoMappingError,
  OptionsError,
  SpecError,
  TranscriptShapeError,
  UnknownCheckError,
} from '../diagnostics/errors.ts'
export { TranscriptResult } from '../transcript/transcript-result.ts'
export { mapTranscript } from './map-transcript.ts'

/** See src/mapper/create-mapper.ts. */
export const createMapper: typeof CreateMapper = options => {
  // A CommonJS loader can load a module at once; its types are those of the module itself.
  const room = createRequire(import.meta.url)('../mapper/create-mapper.js') as {
    readonly createMapper: typeof CreateMapper
  }
  return room.createMapper(options)
}
