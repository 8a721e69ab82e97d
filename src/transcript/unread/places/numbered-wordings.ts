/** Numbers for the wordings of a plan: what is found for one label, or for one way of reading, holds for all that share it. */
import type { Place, RecordPlace, Wording } from './places.ts'

/** Numbers the wordings of `record` and of the lists in it. */
export function numberWordings(record: RecordPlace): void {
  const labels = new Map<string, number>()
  const readings = new Map<string, number>()
  const number = (place: Place): void => {
    for (const wording of place.wordings) {
      wording.number = labels.get(wording.label) ?? labels.size
      labels.set(wording.label, wording.number)
      const key = readingKey(wording)
      wording.reading = readings.get(key) ?? readings.size
      readings.set(key, wording.reading)
    }
    for (const each of place.sections.values()) number(each)
    for (const list of new Set([...place.lists.values()].flat()))
      for (const kind of [...list.kinds, ...(list.otherwise === undefined ? [] : [list.otherwise])])
        number(kind.root)
  }
  number(record.root)
}

/** What a text is read as depends on nothing else. */
function readingKey({ source, slot: { field } }: Wording): string {
  if (source === undefined || field.kind !== 'value') return ''
  return field.tables.length === 0
    ? source.normalizer
    : `${source.normalizer} ${JSON.stringify(field.tables)}`
}
