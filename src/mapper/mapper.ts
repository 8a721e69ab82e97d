/** A document to a result: its options, its text, its outline, its mapping, and the mapping run on it. */
import type { CallbackKind } from '../plan/callback-type.ts'
import { type AskedTranscript, issuesAsAsked } from '../transcript/open/as-asked.ts'
import { callbackDocument } from '../transcript/open/callback-document.ts'
import {
  type DocumentLimits,
  defaultLimits,
  type GivenLimits,
  limitsFrom,
} from '../transcript/open/document-limits.ts'
import { readRaw } from '../transcript/open/read-text.ts'
import { readOutline } from '../transcript/open/shape.ts'
import type { TranscriptResult } from '../transcript/result/transcript-result.ts'
import { runMapping, type Unmapped } from '../transcript/run-mapping.ts'
import { checkCallbackOptions, checkMapOptions } from './check-options.ts'
import { type MappingEntry, MappingTable, matchIssues, type ResultPlan } from './mapping-table.ts'

/**
 * What can be said of one transcript to be mapped.
 * @example
 * const strict: MapOptions = { unmapped: 'error', limits: { characters: 1_000_000 } }
 * mapTranscript(raw, { ...strict, mapping: 'retr-1040' }).issues // => []
 */
export interface MapOptions {
  /** The id of the mapping to use; a document of another type or form is then an error. */
  readonly mapping?: string | undefined
  /** The request that the transcript answers; one of another type, form, period or taxpayer is then an error. Not compared where left out. */
  readonly request?: AskedTranscript | undefined
  /**
   * What a line is that nothing read: `list` puts it into `unmapped` alone, `warn` and `error` make an issue of it as well, of that
   * severity. `list` where left out.
   */
  readonly unmapped?: Unmapped | undefined
  /** Checks that are not asked, by their names; those of mappings that are not used do no harm. None where left out. */
  readonly skipChecks?: readonly string[] | undefined
  /** What the document may have at most; what is left out as the mapper has it. */
  readonly limits?: GivenLimits | undefined
}

/**
 * What can be said of one callback to be mapped.
 * @example
 * const options: CallbackOptions = { kind: 'business' }
 * const mapper = createMapper({
 *   mappings: [
 *     'id: acme-business\ntitle: Business\nversion: "1.0.0"\nmatch: { callback: business }\nfields: { name: { from: businessName, as: text } }\n',
 *   ],
 * })
 * mapper.mapCallback({ businessName: 'Brightwater' }, options).mapping.id // => 'acme-business'
 */
export interface CallbackOptions {
  /** "individual" where left out, as the service has it. */
  readonly kind?: CallbackKind | undefined
  /** As for transcripts. */
  readonly unmapped?: Unmapped | undefined
  /** As for transcripts. */
  readonly skipChecks?: readonly string[] | undefined
  /** As for transcripts. */
  readonly limits?: GivenLimits | undefined
}

/** A mapper of which nothing is known but what every one has. */
export interface UntypedMapper {
  /**
   * Maps one transcript: the parsed JSON, or the text of the response (then keys written twice are seen too).
   * @throws TranscriptShapeError where the document is no v2 transcript, or larger than its limits
   * @throws NoMappingError where no mapping fits its type and form, or the pinned one does not
   * @throws UnknownCheckError where no mapping has a check of a name in `skipChecks`
   */
  readonly mapTranscript: (raw: unknown, options?: MapOptions) => TranscriptResult
  /**
   * Maps one callback by the mapping for its kind: the parsed payload, or its text (then keys written twice are seen too).
   * There is none among the bundled mappings: the interface does not show what callbacks hold.
   * @throws TranscriptShapeError where the payload is not a JSON object, or larger than its limits
   * @throws NoMappingError where no mapping is for callbacks of the kind
   * @throws UnknownCheckError where no mapping has a check of a name in `skipChecks`
   */
  readonly mapCallback: (payload: unknown, options?: CallbackOptions) => TranscriptResult
  /** The ids of the mappings, those that come first in use first. */
  readonly mappingIds: readonly string[]
  /** The names of all checks, in order. */
  readonly checkNames: readonly string[]
  readonly [planOf]: (id: string) => ResultPlan | undefined
}

/** The key under which a mapper shows its mappings to `readResult`: not for programs, so it has no name that one could write. */
export const planOf: unique symbol = Symbol('planOf')

/** A mapper over mappings. Where two fit one type and form, or have one id, the earlier one is used. */
export function mapperOf(
  entries: readonly MappingEntry[],
  limits: DocumentLimits = defaultLimits,
): UntypedMapper {
  const table = new MappingTable(entries)
  return {
    mappingIds: table.ids,
    get checkNames() {
      return table.checkNames
    },
    [planOf]: id => table.planOf(id),
    mapTranscript: (raw, options) => mapOne(table, raw, options, limits),
    mapCallback: (payload, options) => mapOneCallback(table, payload, options, limits),
  }
}

/** The result for one transcript. `mapperLimits` stand where the options say nothing. */
export function mapOne(
  table: MappingTable,
  raw: unknown,
  given: MapOptions | undefined,
  mapperLimits: DocumentLimits = defaultLimits,
): TranscriptResult {
  checkMapOptions(given)
  const options = given ?? {}
  if (options.skipChecks !== undefined) table.checksMustBeKnown(options.skipChecks)
  const limits = limitsFrom(options.limits, mapperLimits)
  const { document, duplicates } = readRaw(raw, limits)
  const outline = readOutline(document)
  const entry = table.forTranscript(outline, options.mapping)
  const asked = options.request === undefined ? [] : issuesAsAsked(outline, options.request)
  const opened = { outline, duplicates, issues: [...asked, ...matchIssues(entry, outline)] }
  return runMapping(table.ready(entry), opened, options, limits)
}

function mapOneCallback(
  table: MappingTable,
  payload: unknown,
  given: CallbackOptions | undefined,
  mapperLimits: DocumentLimits,
): TranscriptResult {
  checkCallbackOptions(given)
  const options = given ?? {}
  if (options.skipChecks !== undefined) table.checksMustBeKnown(options.skipChecks)
  const limits = limitsFrom(options.limits, mapperLimits)
  const entry = table.forCallback(options.kind ?? 'individual')
  const { document, duplicates } = readRaw(payload, limits, 'callback')
  const outline = { document: callbackDocument(document), type: entry.type, form: '' }
  return runMapping(table.ready(entry), { outline, duplicates, issues: [] }, options, limits)
}
