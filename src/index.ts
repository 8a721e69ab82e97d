/** The public surface. Safe in browsers, workers and on edge runtimes; no logic here. */
export type { Decimal, MappingDataById } from './catalog/types.gen.ts'
export type { SourceFile } from './compile/source-file.ts'
export type { Code } from './diagnostics/codes/codes.ts'
export type { Diagnostic, Fix, Severity } from './diagnostics/diagnostic.ts'
export { BugError, ExpressionError, MapperError, SpecError } from './diagnostics/errors.ts'
export {
  NoMappingError,
  OptionsError,
  TranscriptShapeError,
  UnknownCheckError,
  UnknownPathError,
} from './diagnostics/run-errors.ts'
export type { BundledMapping } from './emit/bundled-mapping.ts'
export {
  createMapper,
  type MapperOptions,
  type MappingProject,
  type MappingSource,
  type OwnMapper,
} from './mapper/create-mapper.ts'
export { type MappingId, type MappingResult, mapTranscript } from './mapper/map-transcript.ts'
export type { CallbackOptions, MapOptions } from './mapper/mapper.ts'
export { readResult, type StoredResult } from './mapper/read-bundled-result.ts'
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
