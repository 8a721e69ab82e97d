/** The public surface without the compiler and without mappings: those come from tax-transcript-mapper/mappings/… No logic here. */
export type { Code } from './diagnostics/codes/codes.ts'
export { BugError, MapperError } from './diagnostics/errors.ts'
export {
  NoMappingError,
  OptionsError,
  TranscriptShapeError,
  UnknownCheckError,
  UnknownPathError,
} from './diagnostics/run-errors.ts'
export type { BundledMapping } from './emit/bundled-mapping.ts'
export { type CompiledMapperOptions, createMapper } from './mapper/compiled-mapper.ts'
export type { CallbackOptions, MapOptions } from './mapper/mapper.ts'
export { type ReadOptions, readResult } from './mapper/stored/read-result.ts'
export { type MappingChange, StoredTranscriptResult } from './mapper/stored/stored-result.ts'
export { StoredResultError } from './mapper/stored/stored-result-error.ts'
export type { Mapper, ResultOf } from './mapper/typed-mapper.ts'
export type { Issue } from './transcript/issue.ts'
export type { Lack } from './transcript/lineage/absences.ts'
export type { AbsentField } from './transcript/lineage/absent-fields.ts'
export type { FieldState, LineageEntry, LineageSource } from './transcript/lineage-entry.ts'
export type { AskedTranscript } from './transcript/open/as-asked.ts'
export type { DocumentLimits, GivenLimits } from './transcript/open/document-limits.ts'
export type { Coverage, Evidence, LeafCounts, SectionCoverage } from './transcript/result/coverage.ts'
export { type DocumentKind, TranscriptResult } from './transcript/result/transcript-result.ts'
export { type NoValue, whyNoValue } from './transcript/result/why-no-value.ts'
export type { Unmapped } from './transcript/run-mapping.ts'
export type { Ignored } from './transcript/view/leaves/leaf-account.ts'
