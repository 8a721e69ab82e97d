/** The places of a transcript that a path of labels leads to, as a mapping writes it: whatever the spelling, in every printing and entry. */
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { designationOf } from '../../text/labels/designator.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'

/** A value of the transcript and its JSON Pointer. */
export interface Place {
  readonly pointer: string
  readonly value: unknown
}

/** Where a path ends: the places at its end, or, where there are none, the last one on the way and the steps that lead on. */
export interface LabelLines {
  readonly places: readonly Place[]
  readonly last: string
  readonly rest: readonly string[]
}

/** The places at the end of `steps`. A list is passed through: a step is looked for in each of its entries. */
export function linesAt(document: object, steps: readonly string[]): LabelLines {
  let places: readonly Place[] = [{ pointer: '', value: document }]
  for (const [index, step] of steps.entries()) {
    const inside = places.flatMap(entriesIn)
    const found = inside.flatMap(place => keysNamed(place, step))
    if (found.length === 0) return { places: [], last: inside[0]?.pointer ?? '', rest: steps.slice(index) }
    places = found
  }
  return { places, last: '', rest: [] }
}

/** Every place of this label, wherever it stands, and the labels that there are. */
export function linesLabelled(
  document: object,
  label: string,
): { readonly places: readonly Place[]; readonly labels: ReadonlySet<string> } {
  const wanted = canonicalLabel(label)
  const places: Place[] = []
  const labels = new Set<string>()
  const waiting: Place[] = [{ pointer: '', value: document }]
  // The list grows while it is walked.
  for (const place of waiting)
    for (const entry of entriesIn(place))
      for (const [key, value] of Object.entries(entry.value as object)) {
        const found = { pointer: pointerTo(entry.pointer, key), value }
        labels.add(key)
        if (canonicalLabel(key) === wanted) places.push(found)
        waiting.push(found)
      }
  return { places, labels }
}

/** The object itself, or those in a list; of a text nothing. */
function entriesIn({ pointer, value }: Place): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return [{ pointer, value }]
  return value
    .map((entry, index) => ({ pointer: pointerTo(pointer, index), value: entry }))
    .filter(entry => typeof entry.value === 'object' && entry.value !== null && !Array.isArray(entry.value))
}

/** By its label, else, as sections are, by its designator: `SCHEDULE C` is `SCHEDULE C--PROFIT OR LOSS FROM BUSINESS`. */
function keysNamed({ pointer, value }: Place, step: string): readonly Place[] {
  const all = Object.entries(value as object)
  const label = canonicalLabel(step)
  const same = all.filter(([key]) => canonicalLabel(key) === label)
  const designator = same.length > 0 ? undefined : designatorOf(label)
  const found =
    designator === undefined
      ? same
      : all.filter(
          ([key, each]) => typeof each === 'object' && designatorOf(canonicalLabel(key)) === designator,
        )
  return found.map(([key, each]) => ({ pointer: pointerTo(pointer, key), value: each }))
}

function designatorOf(label: string): string | undefined {
  return designationOf(label, { isEntry: false, owners: [] })?.designator
}
