/** Single values of the view as fields of the data: what their normalizers make of a text. */
import { brokenPromise } from '../../diagnostics/bug.ts'
import { empty, type Normalizer, type Reading, Refusal } from '../../normalize/definition.ts'
import type { PlanSource, ValueField, WhetherField } from '../../plan/mapping-plan.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { firstAlong, lookAlong, type Part, plainPart } from './field-places.ts'

/** Set where a text was refused; which one, lineage says. */
export interface Trouble {
  refused: boolean
}

/** What the fields of a mapping are read with. */
export interface FieldTools {
  readonly normalizers: ReadonlyMap<string, Normalizer>
  readonly trouble: Trouble
}

type Read = (text: string, beside: unknown) => Reading<unknown>

/** A value, from the first of its sources that is there. */
export function valuePart(field: ValueField, tools: FieldTools): Part {
  const { trouble } = tools
  const reads = new Map(field.sources.map(source => [source, readOf(source, field, tools)]))
  return plainPart(kind => {
    const besides = firstAlong(
      (field.with ?? []).map(label => [label]),
      kind,
    )
    const ways = field.sources.flatMap(source => {
      const [look, read] = [lookAlong(source.path, kind), reads.get(source)]
      return look === undefined || read === undefined ? [] : [{ look, read }]
    })
    const [only, another] = ways
    if (only === undefined) return () => null
    if (another === undefined && field.with === undefined) {
      const { look, read } = only
      return record => {
        const text = look(record)
        return typeof text === 'string' ? settled(read(text, undefined), trouble) : noText(text, trouble)
      }
    }
    return record => {
      for (const { look, read } of ways) {
        const text = look(record)
        if (text === undefined) continue
        if (typeof text === 'string') return settled(read(text, besides(record)), trouble)
        return noText(text, trouble)
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

function readOf({ normalizer: name }: PlanSource, { tables }: ValueField, { normalizers }: FieldTools): Read {
  const normalizer = normalizers.get(name)
  if (normalizer === undefined) throw brokenPromise(`a mapping without its normalizer ${name}`)
  const { parse, readsWith, withTables } = normalizer
  if (readsWith === true) return parse
  if (withTables === undefined) return text => parse(text)
  return withTables(...(normalizer.tables === undefined ? [] : tables))
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
