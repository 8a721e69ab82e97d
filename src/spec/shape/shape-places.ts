/** The place a shape fault is about, by the names its author gave: `field "wages"`, `case "W-2"`, `a check`. */
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { Span } from '../../text/places/position.ts'
import { entryOf, type SpannedNode } from '../spanned-node.ts'

/** Where in the YAML a fault of shape lies. */
export interface ShapePlace {
  /** The nearest key above, as written. */
  readonly key: string
  /** The thing in words: `field "wages"`, `an item of "form"`. */
  readonly words: string
  readonly node: SpannedNode
  readonly span: Span
}

/** Things that are named by their own key inside these. */
const named: Readonly<Record<string, string>> = {
  fields: 'field',
  cases: 'case',
  values: 'word',
  where: 'label',
}

/** Items that have a name of their own. */
const items: Readonly<Record<string, string>> = {
  checks: 'a check',
  ignore: 'an ignored line',
  from: 'an alternative of "from"',
}

/** The place at a JSON Pointer into the plain value of `root`. */
export function placeOf(root: SpannedNode, pointer: string): ShapePlace {
  const whole = entryOf(root, 'part') === undefined ? 'the mapping' : 'the part'
  let place: ShapePlace = { key: '', words: whole, node: root, span: { ...root.span, length: 1 } }
  for (const step of pointerSteps(pointer)) {
    const next = stepInto(place, step)
    if (next === undefined) break
    place = next
  }
  return place
}

function stepInto({ key, node }: ShapePlace, step: string): ShapePlace | undefined {
  if (node.kind === 'list') {
    const item = node.items[Number(step)]
    return item && { key, words: items[key] ?? `an item of "${key}"`, node: item, span: item.span }
  }
  const entry = entryOf(node, step)
  if (entry === undefined) return undefined
  const kind = named[key]
  const words = kind === undefined ? `"${step}"` : `${kind} "${step}"`
  const { value } = entry
  const isWritten = value.kind === 'scalar' && value.value !== null
  // Below `fields` stand names, not keys of the language: a field called `cases` has no cases inside.
  return {
    key: kind === undefined ? step : '',
    words,
    node: value,
    span: isWritten ? value.span : entry.keySpan,
  }
}
