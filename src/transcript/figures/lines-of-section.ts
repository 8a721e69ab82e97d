/**
 * Neighbouring fields of an object that are read from lines of one section: the section is looked up once for all of them, and where
 * it has their lines once for each kind of section.
 */
import { FixedRecord, type RecordNames } from '../../evaluate/run/fixed-record.ts'
import type { Fields } from '../../evaluate/run/object-maker.ts'
import { type Line, type Read, type Trouble, valueIn } from './read-value.ts'

/** A field of an object, and the line that it is read from. */
export interface LineField {
  readonly key: string
  readonly line: Line
}

/** Such a field in sections of one kind. */
interface PlacedField {
  readonly key: string
  readonly read: Read
  /** Where the section has the line; -1 where there is no such line in it. */
  readonly position: number
  /** Where it has the further wordings of the line. */
  readonly further: readonly number[]
}

/** The fields of a run, for records of one kind. */
export class LinesOfSection {
  readonly #fields: readonly LineField[]
  readonly #trouble: Trouble
  readonly #isOwn: boolean
  /** Where the record has the section; -1 where it is that itself, or has none. */
  readonly #above: number
  #names: RecordNames | undefined
  #placed: readonly PlacedField[] = []

  /** `fields` have their lines in one section: that of the record, or one under `above`. */
  constructor(fields: readonly LineField[], above: string | undefined, kind: RecordNames, trouble: Trouble) {
    this.#fields = fields
    this.#trouble = trouble
    this.#isOwn = above === undefined
    this.#above = above === undefined ? -1 : (kind.get(above) ?? -1)
  }

  /** Puts the values of the fields into `made`, null where there is none. */
  fill(made: Fields, record: FixedRecord): void {
    const section = this.#isOwn ? record : this.#above < 0 ? undefined : record.values[this.#above]
    if (!(section instanceof FixedRecord)) {
      for (const { key } of this.#fields) made[key] = null
      return
    }
    if (section.names !== this.#names) this.#place(section.names)
    const { values } = section
    for (const { key, read, position, further } of this.#placed) {
      let text = position < 0 ? undefined : values[position]
      if (text === undefined && further.length > 0) text = firstOf(values, further)
      made[key] = valueIn(text, read, undefined, this.#trouble)
    }
  }

  #place(names: RecordNames): void {
    this.#names = names
    this.#placed = this.#fields.map(({ key, line: { labels, read } }) => {
      const [position = -1, ...further] = labels.flatMap(label => names.get(label) ?? [])
      return { key, read, position, further }
    })
  }
}

/** The first thing that is there. */
function firstOf(values: readonly unknown[], positions: readonly number[]): unknown {
  for (const position of positions) if (values[position] !== undefined) return values[position]
  return undefined
}
