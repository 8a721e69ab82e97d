/** The place of a line as a mapping names it: without the numbers of entries and of repeated sections. */

import { formatPath } from '../text/labels/path-notation.ts'
import { pointerSteps } from '../text/places/json-pointer.ts'
import { mostSteps } from './limits.ts'
import { shownLabel } from './shown-label.ts'

/** Pointers that are remembered, and the longest of them: the same ones come in document after document. */
const mostRemembered = 20_000
const longestRemembered = 500
const position = /^[0-9]+$/

/** A function from a JSON Pointer to `SECTION_FILING.INCOME."TOTAL WAGES"`; it remembers what it was asked for. */
export function placeNames(): (pointer: string) => string {
  const remembered = new Map<string, string>()
  return pointer => {
    const known = remembered.get(pointer)
    if (known !== undefined) return known
    const name = placeName(pointer)
    if (pointer.length > longestRemembered) return name
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(pointer, name)
    return name
  }
}

function placeName(pointer: string): string {
  const steps = pointerSteps(pointer).filter(step => !position.test(step))
  const isLong = steps.length > mostSteps
  const shown = (isLong ? steps.slice(0, mostSteps - 1) : steps).map(shownLabel)
  return formatPath(isLong ? [...shown, '…'] : shown)
}

/** The field at a JSON Pointer into the data as a mapping names it, `informationReturns.wages`. */
export function fieldName(path: string): string {
  return pointerSteps(path)
    .filter(step => !position.test(step))
    .join('.')
}
