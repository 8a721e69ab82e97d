/** What lineage says of a field: its state, and the leaves of the document that its value comes from. */

/**
 * `value`: read. `empty`: blank text. `absent`: no such label or section. `invalid`: there, but unreadable.
 * @example
 * const state: FieldState = mapTranscript(raw, { mapping: 'retr-1040' }).state('/income/wages')
 * state // => 'value'
 */
export type FieldState = 'value' | 'empty' | 'absent' | 'invalid'

/**
 * A leaf of the document that fed a value.
 * @example
 * const shown = ({ pointer, raw }: LineageSource): string => `${pointer}: ${raw}`
 * const [entry] = mapTranscript(raw, { mapping: 'retr-1040' }).lineage('/income/wages')
 * entry?.sources.map(shown) // => ['/SECTION_FILING/INCOME/WAGES, SALARIES, TIPS, ETC: $14,250.00']
 */
export interface LineageSource {
  /** JSON Pointer into the document. */
  readonly pointer: string
  /** The text there, as it came; other JSON where it is no text. */
  readonly raw: unknown
  /** The key is written again in the JSON text; this is the other value, which was not read. */
  readonly duplicate?: true
  /** It was only looked at, to tell what the text that was read means. */
  readonly beside?: true
}

/**
 * The lineage entry of one field of the data, also of one without a value.
 * @example
 * const entries: readonly LineageEntry[] = mapTranscript(raw).lineage()
 * entries.find(({ path }) => path === '/income/wages')?.normalizer // => 'money'
 */
export interface LineageEntry {
  /** JSON Pointer into the data. */
  readonly path: string
  readonly state: FieldState
  readonly sources: readonly LineageSource[]
  /** The normalizer that reads the raw text; null for derived fields and for what is carried over whole. */
  readonly normalizer: string | null
  readonly spec: string
  /** Of a derived field with a value: the fields, by their pointers into the data, that had none and were counted as zero. */
  readonly countedAsZero?: readonly string[]
  /** How well the wording that was read is known; only where one was. */
  readonly evidence?: string
  /** What a derived figure would be without what was not understood; only where the figure is not given for that. */
  readonly partial?: unknown
}
