/** A text where a path of labels stands, to the labels in canonical form; each knows where in the file it was written. */
import { canonicalLabel } from '../text/canonical-label.ts'
import { readPath } from '../text/path-notation.ts'
import type { Span } from '../text/position.ts'
import type { LabelPath, TextPlace } from './mapping-spec.ts'

/** The path that `text` writes in either notation; `*` alone has no steps. `span` is the place of the text. */
export function labelPath(text: string, span: Span): LabelPath {
  const reading = readPath(text)
  if (reading.fault !== undefined) {
    const whole = { at: 0, length: text.length }
    return { steps: [canonicalLabel(text)], places: [whole], fault: reading.fault, text, span }
  }
  const steps = text.trim() === '*' ? [] : reading.steps
  return {
    steps: steps.map(step => canonicalLabel(step.text)),
    places: steps.map(({ at, length }) => ({ at, length })),
    fault: undefined,
    text,
    span,
  }
}

/** Where a stretch of the text of a path stands in the file; the whole path where it is not written letter for letter. */
export function placeInPath({ text, span }: LabelPath, { at, length }: TextPlace): Span {
  if (span.length !== text.length) return span
  return { ...span, column: span.column + at, offset: span.offset + at, length: Math.max(1, length) }
}
