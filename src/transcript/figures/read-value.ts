/** Single values of the view as fields of the data: what their normalizers make of a text. */
import { brokenPromise } from '../../diagnostics/bug.ts'
import { empty, type Normalizer, type Reading, Refusal } from '../../normalize/definition.ts'
import type { ValueField, WhetherField } from '../../plan/mapping-plan.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { firstAlong, lookAlong, type Part, plainPart } from './field-places.ts'

/** Set where a text was refused, and where a value leaves open what it means; of which one, lineage says. */
export interface Trouble {
  refused: boolean
  open: boolean
}

/** What the fields of a mapping are read with. */
export interface FieldTools {
  readonly normalizers: ReadonlyMap<string, Normalizer>
  readonly trouble: Trouble
}

/** What a text is read as, with the help of what stands beside it. */
export type Read = (text: string, beside: unknown) => Reading<unknown>

/**
 * A value under the first of some labels of one section that is there, which needs nothing but its text, as most do. It is null where
 * there is no record.
 */
export interface Line {
  /** The label of that section in the record; absent where it is the record itself. */
  readonly above: string | undefined
  readonly labels: readonly string[]
  readonly read: Read
}

/** A value, from the first of its sources that is there. */
export function valuePart(field: ValueField, tools: FieldTools): Part | Line {
  const { sources, with: beside = [] } = field
  const reads = sources.map(({ path, normalizer }) => ({ path, read: readOf(normalizer, field, tools) }))
  const [first] = reads
  const above = first?.path.at(-2)
  const isLine = sources.every(
    ({ path, normalizer }) =>
      path.length < 3 && path.at(-2) === above && normalizer === sources[0]?.normalizer,
  )
  if (isLine && first !== undefined && beside.length === 0)
    return { above, labels: sources.map(({ path }) => path.at(-1) ?? ''), read: first.read }
  return plainPart(kind => {
    const besides = firstAlong(
      beside.map(label => [label]),
      kind,
    )
    const ways = reads.flatMap(({ path, read }) => {
      const look = lookAlong(path, kind)
      return look === undefined ? [] : [{ look, read }]
    })
    return record => {
      for (const { look, read } of ways) {
        const text = look(record)
        if (text !== undefined) return valueIn(text, read, tools.trouble, besides(record))
      }
      return null
    }
  })
}

/** Whether the text is one of some; null where there is none. */
export function whetherPart({ path, texts }: WhetherField, { trouble }: FieldTools): Part {
  return plainPart(kind => {
    const look = firstAlong([path], kind)
    return record => {
      const text = look(record)
      return typeof text === 'string' ? texts.includes(canonicalText(text)) : noText(text, trouble)
    }
  })
}

/** What the view holds at the path, as it stands; null where there is nothing. */
export function givenPart(path: readonly string[]): Part {
  return plainPart(kind => {
    const look = firstAlong([path], kind)
    return record => look(record) ?? null
  })
}

function readOf(name: string, field: ValueField, { normalizers, trouble }: FieldTools): Read {
  const normalizer = normalizers.get(name)
  if (normalizer === undefined) throw brokenPromise(`a mapping without its normalizer ${name}`)
  const { parse, readsWith, withTables } = normalizer
  if (withTables !== undefined)
    return noting(normalizer, withTables(...(normalizer.tables === undefined ? [] : field.tables)), trouble)
  // It is called as it is where nothing stands beside the text: a function around it would be one more call for each value.
  return readsWith === true || field.with === undefined ? parse : text => parse(text)
}

/** What reads as `read` does and notes values that leave open what they mean, where such a normalizer has any. */
export function noting({ leavesOpen }: Normalizer, read: Read, trouble: Trouble): Read {
  if (leavesOpen === undefined) return read
  return (text, beside) => {
    const reading = read(text, beside)
    if (leavesOpen(reading)) trouble.open = true
    return reading
  }
}

/** What `read` makes of what stands in a place, if it is a text. */
export function valueIn(text: unknown, read: Read, trouble: Trouble, beside?: unknown): unknown {
  return typeof text === 'string' ? settled(read(text, beside), trouble) : noText(text, trouble)
}

/** The value of a reading; null where there is none. */
function settled(reading: Reading<unknown>, trouble: Trouble): unknown {
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
