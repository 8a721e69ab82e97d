/** Derived fields may read each other in any order that is no circle: of one that needs itself nothing could ever come. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import { readingOrder } from '../output/reading-order.ts'

const longest = 8

/** One finding for each circle, at the field of it that is written first. */
export function checkDerivedCircles(mapping: MappingSpec): readonly Diagnostic[] {
  return readingOrder(mapping.body.fields).circles.flatMap(circle => {
    const [first] = [...circle].sort((a, b) => a.name.span.offset - b.name.span.offset)
    if (first === undefined) return []
    const at = circle.indexOf(first)
    const names = [...circle.slice(at), ...circle.slice(0, at), first].map(field => field.name.value)
    const shown = names.length <= longest ? names : [...names.slice(0, longest - 2), '…', ...names.slice(-1)]
    const hint =
      circle.length === 1
        ? `derive ${first.name.value} from other fields`
        : 'derive one of them from fields that are not in the circle'
    return [diagnostic('spec/circular-derivation', { chain: shown.join(' > ') }, first.name.span, hint)]
  })
}
