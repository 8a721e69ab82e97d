/** Receipts of derived fields, made from those of the fields that they read. */
import type { DerivedField } from '../plan/mapping-plan.ts'
import { pointerTo } from '../text/json-pointer.ts'
import type { LineageEntry, LineageSource } from './trace.ts'

/** The receipts at or below any of some output paths, whatever their positions in lists. */
type Below = (reads: readonly (readonly string[])[]) => readonly LineageEntry[]

/** A derived field is fed by every leaf that fed a field its expression reads. */
export function derivedEntry(
  field: DerivedField,
  below: Below,
  data: unknown,
  failed: ReadonlySet<string | null>,
): LineageEntry {
  const fed = below(field.reads)
  const sources = new Map<string, LineageSource>()
  for (const entry of fed) for (const source of entry.sources) sources.set(source.pointer, source)
  const value: unknown = Reflect.get(Object(data), field.name)
  const path = pointerTo('', field.name)
  const isInvalid = failed.has(path) || fed.some(entry => entry.state === 'invalid')
  const hasValue = value !== null && value !== undefined
  const zeros = hasValue && field.zeros !== undefined ? zerosOf(field.zeros, below) : []
  return {
    path,
    state: hasValue ? 'value' : isInvalid ? 'invalid' : 'absent',
    sources: [...sources.values()],
    normalizer: null,
    spec: field.spec,
    ...(zeros.length === 0 ? {} : { countedAsZero: zeros }),
  }
}

/** The fields without a value among those that count as zero; the path itself, where a list has no entry to hold any. */
function zerosOf(zeros: readonly (readonly string[])[], below: Below): readonly string[] {
  return zeros.flatMap(steps => {
    const entries = below([steps])
    if (entries.length === 0) return [steps.reduce(pointerTo, '')]
    return entries.filter(entry => entry.state !== 'value').map(entry => entry.path)
  })
}
