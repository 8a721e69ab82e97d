/** Holds lineage against the document and the data: the raw text, put through the normalizer, gives the value. */
import { empty, Refusal } from '../../src/normalize/definition.ts'
import { isNormalizerName, normalizers } from '../../src/normalize/registry.ts'
import { valueAt } from '../../src/text/places/json-pointer.ts'
import type { LineageEntry } from '../../src/transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'

/** Every lineage entry that is not true; `tables` finds the written tables of a field by its spec line. */
export function falseLineage(
  document: unknown,
  result: TranscriptResult,
  tables: ReadonlyMap<string, readonly unknown[]>,
): readonly string[] {
  return result.lineage().flatMap(entry => {
    const faults = entry.sources
      .filter(source => source.duplicate !== true && valueAt(document, source.pointer) !== source.raw)
      .map(source => `${entry.path}: ${source.pointer} does not hold the raw text`)
    const value = JSON.stringify(valueAt(result.data, entry.path))
    if ((value === 'null') !== (entry.state !== 'value'))
      faults.push(`${entry.path} is ${entry.state} but ${value === 'null' ? 'null' : 'not null'}`)
    return [...faults, ...untrueReadings(entry, value, tables.get(entry.spec) ?? [])]
  })
}

function untrueReadings(entry: LineageEntry, value: string, tables: readonly unknown[]): readonly string[] {
  const { normalizer } = entry
  if (normalizer === null || !isNormalizerName(normalizer)) return []
  const besides = entry.sources.filter(source => source.beside === true).map(source => source.raw)
  return entry.sources.flatMap(source => {
    if (source.duplicate === true || source.beside === true || typeof source.raw !== 'string') return []
    const reading = normalizers[normalizer].parse(source.raw, ...tables, ...besides)
    const given = reading === empty || reading instanceof Refusal ? 'null' : JSON.stringify(reading)
    return given === value
      ? []
      : [`${entry.path}: ${normalizer} of the text at ${source.pointer} gives another value`]
  })
}
