/** Numbers for the wordings of a plan: what is found for one label, or for one way of reading, holds for all that share it. */
import type { Place, RecordPlace, Wording } from './places.ts'

/** The wordings of a plan by their numbers. */
export interface NumberedWordings {
  /** How many labels there are. */
  readonly labels: number
  /** A wording for each way of reading. */
  readonly readings: readonly Wording[]
}

/** Numbers the wordings of `record` and of the lists in it. */
export function numberWordings(record: RecordPlace): NumberedWordings {
  const labels = new Map<string, number>()
  const numbers = new Map<string, number>()
  const readings: Wording[] = []
  const number = (place: Place): void => {
    for (const wording of place.wordings) {
      wording.number = labels.get(wording.label) ?? labels.size
      labels.set(wording.label, wording.number)
      const key = readingKey(wording)
      wording.reading = numbers.get(key) ?? readings.length
      if (wording.reading === readings.length) readings.push(wording)
      numbers.set(key, wording.reading)
    }
    for (const each of place.sections.values()) number(each)
    for (const list of new Set([...place.lists.values()].flat()))
      for (const kind of [...list.kinds, ...(list.otherwise === undefined ? [] : [list.otherwise])])
        number(kind.root)
  }
  number(record.root)
  return { labels: labels.size, readings }
}

/** What a text is read as depends on nothing else. */
function readingKey({ source, slot: { field } }: Wording): string {
  if (source === undefined || field.kind !== 'value') return ''
  return field.tables.length === 0
    ? source.normalizer
    : `${source.normalizer} ${JSON.stringify(field.tables)}`
}
