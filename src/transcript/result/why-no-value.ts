/** Why fields of a result have no value: what `txmap why` prints, for programs. Bundled only with a program that asks. */
import { Absences, figureSays, type Lack } from '../lineage/absences.ts'
import type { LineageEntry } from '../lineage-entry.ts'
import { readingOf, type TranscriptResult } from './transcript-result.ts'

/**
 * A field without a value, and of a derived field what it lacks.
 * @example
 * const fields: readonly NoValue[] = whyNoValue(mapTranscript(raw), '/scheduleFNetProfit')
 * fields.map(({ path }) => path) // => ['/scheduleFNetProfit']
 */
export interface NoValue extends Lack {
  /** Of a derived field, the fields that it rests on and that have no value, down to the lines of the transcript; thirty at most. */
  readonly lacks: readonly Lack[]
}

/**
 * Why the field at `path`, a JSON Pointer into the data, has no value. Of a group, a list or the empty path, each field below that
 * has none; nothing for a field with a value. Holds no text of the transcript.
 * @throws UnknownPathError where the mapping has no such field
 * @example
 * const [field] = whyNoValue(mapTranscript(raw), '/scheduleFNetProfit')
 * field?.says // => 'not derived, as these inputs have no value'
 */
export function whyNoValue(result: TranscriptResult, path = ''): readonly NoValue[] {
  const asked: { lineage(path: string): readonly LineageEntry[] } = result
  const entries = asked.lineage(path)
  const { fields, view } = result[readingOf]
  const absences = new Absences(fields, view, result.lineage())
  if (entries.length === 0) return path === '' ? [] : [{ ...absences.lack(path), lacks: [] }]
  return entries
    .filter(({ state }) => state !== 'value')
    .map(entry => {
      const figure = absences.figure(entry.path)
      if (figure === undefined) return { ...absences.lack(entry), lacks: [] }
      const lacks = absences.lacks(figure)
      const { path, state, spec } = entry
      return { path, state, says: figureSays(state, lacks.length), spec, lacks }
    })
}
