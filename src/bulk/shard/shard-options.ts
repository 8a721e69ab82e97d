/** What `mapShard` is given, and the look at its options before anything is read. Messages show kinds, never what was given. */
import { checkOptions } from '../../diagnostics/check-options.ts'
import type { MapOptions } from '../../mapper/mapper.ts'
import {
  aFunction,
  aListOf,
  anObjectWith,
  aSwitch,
  aText,
  oneOfTexts,
  type Rule,
  type Rules,
} from '../../text/messages/option-rules.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import type { Unmapped } from '../../transcript/run-mapping.ts'
import type { Tally } from '../batch/tally.ts'
import type { Compression } from '../bytes/compression.ts'

/**
 * A file, or anything that gives bytes, as streams of Node.js and of the web do; plain, gzip or zstd, one transcript a line.
 * @example
 * const source: ShardSource = new Blob(['not a transcript\n']).stream()
 * const summary = await mapShard(source, fileSink(`${folder}/none.ndjson`))
 * summary.tally.rejected // => { 'transcript/not-json': 1 }
 */
export type ShardSource = string | AsyncIterable<Uint8Array>

/**
 * A mapper of `createMapper`, whatever its mappings.
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * import { createMapper } from 'tax-transcript-mapper/engine'
 * const mapper: ShardMapper = createMapper({ mappings: [retr1040] })
 */
export interface ShardMapper {
  readonly mapTranscript: (
    raw: unknown,
    options?: MapOptions & { readonly mapping?: undefined },
  ) => TranscriptResult
}

/**
 * The options of `mapShard`.
 * @example
 * const own: ShardOptions = { unmapped: 'warn', compression: 'gzip', toleratedRejects: 0.01 }
 * const lines = new Blob([`${JSON.stringify(JSON.parse(raw))}\n`])
 * const summary = await mapShard(lines.stream(), fileSink(`${folder}/mapped.ndjson.gz`), own)
 */
export interface ShardOptions {
  /** What maps each line: a mapper of `createMapper`. The bundled mappings where left out. */
  readonly mapper?: ShardMapper | undefined
  /** Whether lineage is written too. False where left out. */
  readonly lineage?: boolean | undefined
  /** Whether the counts of lines read, ignored and unmapped are written too. False where left out. */
  readonly coverage?: boolean | undefined
  /** What a line of a transcript is that no field reads, as for `mapTranscript`. "list" where left out. */
  readonly unmapped?: Unmapped | undefined
  /** Checks that are not asked, by name. None where left out. */
  readonly skipChecks?: readonly string[] | undefined
  /** How the results are compressed. "none" where left out. */
  readonly compression?: Compression | undefined
  /** The share of the lines that are not blank, 0 to 1, that may be rejected. 1 where left out: no line fails the shard. */
  readonly toleratedRejects?: number | undefined
  /** Aborted, it ends the work after the batch under way, with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Called after each batch of some hundred lines. What it throws fails the shard. */
  readonly onProgress?: ((tally: Readonly<Tally>) => void) | undefined
}

const aShare: Rule = {
  expected: 'a number from 0 to 1',
  fits: value => typeof value === 'number' && value >= 0 && value <= 1,
  found: value => (typeof value === 'number' ? 'another number' : undefined),
}

const rules = (): Rules<ShardOptions> => ({
  mapper: anObjectWith('mapTranscript'),
  lineage: aSwitch,
  coverage: aSwitch,
  unmapped: oneOfTexts('list', 'warn', 'error'),
  skipChecks: aListOf(aText, 'names of checks'),
  compression: oneOfTexts('none', 'gzip', 'zstd'),
  toleratedRejects: aShare,
  signal: { expected: 'an AbortSignal', fits: value => value instanceof AbortSignal },
  onProgress: aFunction,
})

/** @throws OptionsError for the first option that is unknown or wrong */
export function checkShardOptions(options: unknown): void {
  checkOptions('mapShard', options, rules())
}
