/** The labels on the way to a place of a document. */
import { pointerSteps } from '../places/json-pointer.ts'
import { canonicalLabel } from './canonical-label.ts'

/** The canonical labels that a JSON Pointer leads along, without positions in lists, each with the end of a line. */
export function labelsIn(pointer: string): string {
  return pointerSteps(pointer)
    .map(step => (/^(?:0|[1-9][0-9]*)$/.test(step) ? '' : `${canonicalLabel(step)}\n`))
    .join('')
}
