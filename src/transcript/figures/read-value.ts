/** Single values of the view as fields of the data: what their normalizers make of a text. */
import { brokenPromise } from '../../diagnostics/bug.ts'
import { empty, type Normalizer, type Reading, Refusal } from '../../normalize/definition.ts'
import type { ValueField, WhetherField } from '../../plan/mapping-plan.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { FirstPlace, type Part, placeAlong, plainPart } from './field-places.ts'

/** Set where a text was refused; which one, lineage says. */
export interface Trouble {
  refused: boolean
}

/** What the fields of a mapping are read with. */
export interface FieldTools {
  readonly normalizers: ReadonlyMap<string, Normalizer>
  readonly trouble: Trouble
}

/** What a text is read as, with the help of what stands beside it. */
export type Read = (text: string, beside: unknown) => Reading<unknown>

/** A value that stands under one of some labels of one section, and needs nothing but its text, as most do. */
export class Line {
  /** The label of that section in the record; absent where it is the section of the record itself. */
  readonly above: string | undefined
  /** In the order in which they are looked for. */
  readonly labels: readonly string[]
  readonly read: Read

  constructor(above: string | undefined, labels: readonly string[], read: Read) {
    this.above = above
    this.labels = labels
    this.read = read
  }
}

/** A value, from the first of its sources that is there. */
export function valuePart(field: ValueField, tools: FieldTools): Part | Line {
  const reads = new Map(field.sources.map(({ normalizer }) => [normalizer, readOf(normalizer, field, tools)]))
  return lineOf(field, reads) ?? sourcesPart(field, reads, tools)
}

/** `field` as a line of one section, if it is that. */
function lineOf({ sources, with: beside }: ValueField, reads: ReadonlyMap<string, Read>): Line | undefined {
  const [read, another] = reads.values()
  const holders = new Set(sources.map(({ path }) => (path.length === 1 ? undefined : path[0])))
  const isOne = holders.size === 1 && sources.every(({ path }) => path.length < 3)
  if (read === undefined || another !== undefined || beside !== undefined || !isOne) return undefined
  const [holder] = holders
  const labels = sources.map(({ path }) => path.at(-1) ?? '')
  return new Line(holder, labels, read)
}

function sourcesPart(field: ValueField, reads: ReadonlyMap<string, Read>, { trouble }: FieldTools): Part {
  const paths = field.with?.map(label => [label]) ?? []
  return plainPart(kind => {
    const beside = new FirstPlace(paths, kind)
    const ways = field.sources.flatMap(({ path, normalizer }) => {
      const [place, read] = [placeAlong(path, kind), reads.get(normalizer)]
      return place === undefined || read === undefined ? [] : [{ place, read }]
    })
    return record => {
      for (const { place, read } of ways) {
        const text = place.in(record)
        if (text !== undefined) return valueIn(text, read, beside.in(record), trouble)
      }
      return null
    }
  })
}

/** Whether the text is one of some; null where there is none. */
export function whetherPart({ path, texts }: WhetherField, { trouble }: FieldTools): Part {
  const read = (text: string): boolean => texts.includes(canonicalText(text))
  return plainPart(kind => {
    const place = placeAlong(path, kind)
    return record => valueIn(place?.in(record), read, undefined, trouble)
  })
}

/** What the view holds at the path, as it stands; null where there is nothing. */
export function givenPart(path: readonly string[]): Part {
  return plainPart(kind => {
    const place = placeAlong(path, kind)
    return record => place?.in(record) ?? null
  })
}

function readOf(name: string, field: ValueField, { normalizers }: FieldTools): Read {
  const normalizer = normalizers.get(name)
  if (normalizer === undefined) throw brokenPromise(`a mapping without its normalizer ${name}`)
  const { parse, readsWith, withTables } = normalizer
  if (withTables !== undefined) return withTables(...(normalizer.tables === undefined ? [] : field.tables))
  // It is called as it is where nothing stands beside the text: a function around it would be one more call for each value.
  return readsWith === true || field.with === undefined ? parse : text => parse(text)
}

/** What `read` makes of what stands in a place, if it is a text. */
export function valueIn(text: unknown, read: Read, beside: unknown, trouble: Trouble): unknown {
  return typeof text === 'string' ? settled(read(text, beside), trouble) : noText(text, trouble)
}

/** The value of a reading; null where there is none. */
export function settled(reading: Reading<unknown>, trouble: Trouble): unknown {
  if (reading === empty) return null
  if (!(reading instanceof Refusal)) return reading
  trouble.refused = true
  return null
}

/** What is no text: nothing, or trouble. */
export function noText(value: unknown, trouble: Trouble): null {
  if (value !== undefined && value !== null) trouble.refused = true
  return null
}
