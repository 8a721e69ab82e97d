/**
 * Neighbouring fields of an object that are read from lines of one section: the section is looked up once for all of them, and where
 * it has their lines once for each kind of section.
 */
import { FixedRecord, type RecordNames } from '../../evaluate/run/fixed-record.ts'
import type { Fields } from '../../evaluate/run/object-maker.ts'
import { firstAlong } from './field-places.ts'
import { type Line, type Trouble, valueIn } from './read-value.ts'

/** A field of an object that is such a line. */
export interface LineField extends Line {
  readonly key: string
}

/**
 * Puts the values of `fields` into an object that is made of a record of `kind`, null where there is none. All have their lines in
 * the same section. They are looked at when the first record is.
 */
export function linesOfSection(
  fields: readonly LineField[],
  above: string | undefined,
  kind: RecordNames,
  trouble: Trouble,
): (made: Fields, record: FixedRecord) => void {
  const look = above === undefined ? (record: FixedRecord) => record : firstAlong([[above]], kind)
  const placed = (names: RecordNames) =>
    fields.map(({ key, labels, read }) => {
      const [position = -1, ...further] = labels.flatMap(label => names.get(label) ?? [])
      return { key, read, position, further }
    })
  let names: RecordNames | undefined
  let lines: ReturnType<typeof placed> = []
  return (made, record) => {
    const section = look(record)
    if (!(section instanceof FixedRecord)) {
      for (const { key } of fields) made[key] = null
      return
    }
    if (section.names !== names) {
      names = section.names
      lines = placed(names)
    }
    const { values } = section
    for (const { key, read, position, further } of lines) {
      // Nearly every line has one wording here, which a loop of its own would cost twice as much as.
      let text = position < 0 ? undefined : values[position]
      for (let at = 0; text === undefined && at < further.length; at++) text = values[further[at] ?? -1]
      made[key] = valueIn(text, read, trouble)
    }
  }
}
