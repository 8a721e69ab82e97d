/** A text where a path of labels stands, to the labels in canonical form; each knows where in the file it was written. */
import type { Fix } from '../diagnostics/diagnostic.ts'
import { yamlText } from '../text/characters/yaml-text.ts'
import { canonicalLabel } from '../text/labels/canonical-label.ts'
import { readPath } from '../text/labels/path-notation.ts'
import type { Span } from '../text/places/position.ts'
import type { LabelPath, TextPlace } from './mapping-spec.ts'

/** The path that `text` writes in either notation; `*` alone has no steps. `span` is the place of the text, `scalar` that of all that is written. */
export function labelPath(text: string, span: Span, scalar?: Span): LabelPath {
  const reading = readPath(text)
  if (reading.fault !== undefined) {
    const whole = { at: 0, length: text.length }
    return { steps: [canonicalLabel(text)], places: [whole], fault: reading.fault, text, span, scalar }
  }
  const steps = text.trim() === '*' ? [] : reading.steps
  return {
    steps: steps.map(step => canonicalLabel(step.text)),
    places: steps.map(({ at, length }) => ({ at, length })),
    fault: undefined,
    text,
    span,
    scalar,
  }
}

/** Where a stretch of the text of a path stands in the file; the whole path where it is not written letter for letter. */
export function placeInPath({ text, span }: LabelPath, { at, length }: TextPlace): Span {
  if (span.length !== text.length) return span
  return { ...span, column: span.column + at, offset: span.offset + at, length: Math.max(1, length) }
}

/** The edit that writes another path in the place of one; none where its text is not written letter for letter on one line. */
export function pathFix({ scalar }: LabelPath, path: string | undefined, safe: boolean): Fix | undefined {
  return scalar === undefined || path === undefined
    ? undefined
    : { span: scalar, replacement: yamlText(path), safe }
}

/** The steps of a path as they are written, without quotes. */
export function writtenSteps({ text, places }: LabelPath): readonly string[] {
  return places.map(({ at, length }) => {
    const step = text.slice(at, at + length)
    return text.charAt(at - 1) === '"' ? step.replaceAll('""', '"') : step
  })
}
