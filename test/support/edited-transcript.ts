/** Transcripts made from others by a list of edits: texts put in other places, lines taken out, entries added. */
import { pointerSteps } from '../../src/text/places/json-pointer.ts'
import type { Json } from './check-examples.ts'

/** What becomes of a transcript, by pointers into it: lines taken out first, then what is put, then entries added to lists. */
export interface Edits {
  readonly remove?: readonly string[]
  readonly set?: Readonly<Record<string, Json>>
  readonly add?: Readonly<Record<string, readonly Json[]>>
}

/** A copy of a transcript with the edits made. */
export function edited(document: Json, { remove = [], set = {}, add = {} }: Edits): Json {
  const without = remove.reduce<Json>((copy, pointer) => change(copy, [...pointerSteps(pointer)]), document)
  const put = Object.entries(set).reduce<Json>(
    (copy, [pointer, value]) => change(copy, [...pointerSteps(pointer)], () => value),
    without,
  )
  return Object.entries(add).reduce<Json>(
    (copy, [pointer, entries]) =>
      change(copy, [...pointerSteps(pointer)], list => [...(Array.isArray(list) ? list : []), ...entries]),
    put,
  )
}

/** A copy in which the value at some steps is what `made` makes of it; without it, is gone. */
function change(
  value: Json,
  [step, ...rest]: readonly string[],
  made?: (old: Json | undefined) => Json,
): Json {
  if (step === undefined) return made === undefined ? value : made(value)
  if (typeof value === 'string') throw new TypeError(`nothing stands at ${step}`)
  if (Array.isArray(value)) {
    const entries: readonly Json[] = value
    if (entries[Number(step)] === undefined) throw new TypeError(`there is no entry ${step}`)
    return entries.flatMap((each, index) => (index === Number(step) ? changed(each, rest, made) : [each]))
  }
  const fields: Readonly<Record<string, Json>> = Object.fromEntries(Object.entries(value))
  const old = fields[step]
  if (old === undefined && made === undefined) throw new TypeError(`there is no ${step}`)
  if (rest.length > 0) return { ...fields, [step]: change(old ?? {}, rest, made) }
  if (made !== undefined) return { ...fields, [step]: made(old) }
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== step))
}

/** An entry of a list as it becomes: none where it is taken out. */
function changed(
  each: Json,
  rest: readonly string[],
  made?: (old: Json | undefined) => Json,
): readonly Json[] {
  if (rest.length > 0) return [change(each, rest, made)]
  return made === undefined ? [] : [made(each)]
}
