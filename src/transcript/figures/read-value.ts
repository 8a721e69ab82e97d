/** Single values of the view as fields of the data: what their normalizers make of a text. */
import { brokenPromise } from '../../diagnostics/bug.ts'
import type { RecordNames } from '../../evaluate/run/fixed-record.ts'
import { empty, type Normalizer, type Reading, Refusal } from '../../normalize/definition.ts'
import type { PlanSource, ValueField, WhetherField } from '../../plan/mapping-plan.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import {
  firstAlong,
  type Look,
  lookAlong,
  nowhere,
  type OfRecord,
  type Part,
  plainPart,
  type Read,
  type TextAt,
} from './field-places.ts'

/** Set where a text was refused; which one, lineage says. */
export interface Trouble {
  refused: boolean
}

/** What the fields of a mapping are read with. */
export interface FieldTools {
  readonly normalizers: ReadonlyMap<string, Normalizer>
  readonly trouble: Trouble
}

/** A value, from the first of its sources that is there. */
export function valuePart(field: ValueField, tools: FieldTools): Part {
  const { trouble } = tools
  const reads = new Map(field.sources.map(source => [source, readOf(source, field, tools)]))
  const waysIn = (kind: RecordNames): readonly Way[] =>
    field.sources.flatMap(source => {
      const [look, read] = [lookAlong(source.path, kind), reads.get(source)]
      const position = source.path.length === 1 ? (kind.get(source.path[0] ?? '') ?? nowhere) : nowhere
      return look === undefined || read === undefined ? [] : [{ look, position, read }]
    })
  const on = (kind: RecordNames): OfRecord => {
    const besides = (field.with ?? []).flatMap(label => kind.get(label) ?? [])
    const ways = waysIn(kind)
    return record => {
      for (const { look, position, read } of ways) {
        const text = position === nowhere ? look(record) : record.values[position]
        if (text === undefined) continue
        if (typeof text === 'string') return settled(read(text, firstOf(record.values, besides)), trouble)
        return noText(text, trouble)
      }
      return null
    }
  }
  if (field.with !== undefined) return plainPart(on)
  const textOn = (kind: RecordNames): TextAt | undefined => {
    const [only, another] = waysIn(kind)
    return only === undefined || only.position === nowhere || another !== undefined ? undefined : only
  }
  return { ...plainPart(on), textOn }
}

/** The first of some values that is there. */
function firstOf(values: readonly unknown[], positions: readonly number[]): unknown {
  for (const position of positions) if (values[position] !== undefined) return values[position]
  return undefined
}

interface Way extends TextAt {
  readonly look: Look
}

/** What a text that stands in a record is read as; null where there is none. */
export function valueIn(text: unknown, read: Read, trouble: Trouble): unknown {
  return typeof text === 'string' ? settled(read(text, undefined), trouble) : noText(text, trouble)
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

function readOf({ normalizer: name }: PlanSource, { tables }: ValueField, { normalizers }: FieldTools): Read {
  const normalizer = normalizers.get(name)
  if (normalizer === undefined) throw brokenPromise(`a mapping without its normalizer ${name}`)
  const { parse, readsWith, withTables } = normalizer
  if (readsWith === true || withTables === undefined) return parse
  return withTables(...(normalizer.tables === undefined ? [] : tables))
}

/** The value of a reading; null where there is none. */
export function settled(reading: Reading<unknown>, trouble: Trouble): unknown {
  if (reading === empty) return null
  if (typeof reading === 'string' || !(reading instanceof Refusal)) return reading
  trouble.refused = true
  return null
}

/** What is no text: nothing, or trouble. */
export function noText(value: unknown, trouble: Trouble): null {
  if (value !== undefined && value !== null) trouble.refused = true
  return null
}
