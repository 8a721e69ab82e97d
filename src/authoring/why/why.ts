/** Why a field of a mapped transcript is what it is, or who reads a line of it, by one path. */
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { readPath } from '../../text/labels/path-notation.ts'
import { maskedNumbers } from '../../text/messages/masked-numbers.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { pointerSteps, pointerTo, valueAt } from '../../text/places/json-pointer.ts'
import { readText } from '../../transcript/open/read-text.ts'
import { isJsonObject, type JsonObject } from '../../transcript/open/shape.ts'
import { readingOf, type TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { linesAt, linesLabelled, type Place } from './label-lines.ts'
import type { Reason } from './reason.ts'
import { whyCheck } from './why-check.ts'
import { type Explained, whyField } from './why-field.ts'
import { whyLine } from './why-line.ts'

/** The text of a transcript, and what was made of it. */
export interface Mapped {
  readonly text: string
  readonly result: TranscriptResult
}

/**
 * `place` is a JSON Pointer into the transcript where it leads somewhere there, else one into the data, or that with dots:
 * `income.wages`; a path of labels as mappings have them, `SECTION_FILING > INCOME > WAGES`, or a label alone, wherever it
 * stands; or the name of a check. Texts of the transcript are given as shapes unless `showValues`.
 * Of a place in the transcript where nothing is, that is said, with the nearest lines.
 * @throws UnknownPathError where it can only be a path into the data, and the mapping has no such field
 */
export function why({ text, result }: Mapped, place: string, showValues: boolean): readonly Reason[] {
  const { document } = readText(text)
  if (!isJsonObject(document)) return []
  const { checks, ...reading } = result[readingOf]
  const explained: Explained = { result, ...reading, showValues }
  const raw = place.startsWith('/') ? valueAt(document, place) : undefined
  if (raw !== undefined) return [whyLine(explained, place, raw)]
  // Labels are mostly capitals, names of fields never begin with one.
  if (/^\/[A-Z]/.test(place)) return [noLine(document, place)]
  if (place.startsWith('/')) return whyField(explained, place)
  const check = checks.find(each => each.name === place)
  if (check !== undefined) return [whyCheck(explained, check)]
  const read = readPath(place)
  const isOfLabels = read.fault !== undefined || read.steps.length > 1 || !isName.test(place)
  if (!isOfLabels) return whyField(explained, asPointer(place))
  if (read.fault !== undefined) return [nowhere(`${read.fault.problem}; ${read.fault.hint}`)]
  const steps = read.steps.map(({ text }) => text)
  return whyLabels(explained, document, steps)
}

/** Names of fields and ways to them: labels begin with capitals, or have more than one word. */
const isName = /^(?:[a-z]\S*)?$/

function whyLabels(explained: Explained, document: JsonObject, steps: readonly string[]): readonly Reason[] {
  const [label = '', second] = steps
  if (second === undefined) {
    const { places, labels } = linesLabelled(document, label)
    return places.length > 0 ? whyPlaces(explained, places) : [noLabel(label, labels)]
  }
  const { places, last, rest } = linesAt(document, steps)
  return places.length > 0 ? whyPlaces(explained, places) : [noLine(document, rest.reduce(pointerTo, last))]
}

function whyPlaces(explained: Explained, places: readonly Place[]): readonly Reason[] {
  const reasons = places.slice(0, mostPlaces).map(({ pointer, value }) => whyLine(explained, pointer, value))
  const more = places.length - reasons.length
  if (more === 0) return reasons
  return [...reasons, { path: undefined, state: 'more', says: `and ${more} more of this label`, inside: [] }]
}

function nowhere(says: string): Reason {
  return { path: undefined, state: 'nowhere', says, inside: [] }
}

/** The reason of a label that nothing has. */
function noLabel(label: string, known: ReadonlySet<string>): Reason {
  const labels = [...known].slice(0, mostCompared).filter(isLabel)
  const hint = didYouMean(nearestNames(label, labels)) || 'name its section as well, as mappings do'
  return nowhere(`the transcript has no such label; ${hint}`)
}

/** The reason of a place in the transcript where nothing is, with the nearest lines. */
function noLine(document: JsonObject, pointer: string): Reason {
  const steps = pointerSteps(pointer)
  const missed = steps.findIndex(
    (_, index) => valueAt(document, joined(steps.slice(0, index + 1))) === undefined,
  )
  const start = joined(steps.slice(0, missed))
  const holder = valueAt(document, start)
  const known =
    typeof holder === 'object' && holder !== null
      ? Object.keys(holder).slice(0, mostCompared).filter(isLabel)
      : []
  const near = nearestNames(steps[missed] ?? '', known).map(name => {
    const whole = `${pointerTo(start, name)}${joined(steps.slice(missed + 1))}`
    return valueAt(document, whole) === undefined ? pointerTo(start, name) : whole
  })
  const otherwise =
    start === '' ? 'it has nothing of that label at its top' : `the last place on the way to it is "${start}"`
  const says = `the transcript has no such line; ${didYouMean(near) || otherwise}`
  return { path: undefined, pointer, state: 'nowhere', says, inside: [] }
}

/** Whether a key can be shown as it is: nothing of it may be a number of somebody, an amount or an address, as in reports of drift. */
function isLabel(key: string): boolean {
  const label = canonicalLabel(key)
  return maskedNumbers(label) === label && shownLine(key) === key
}

function joined(steps: readonly string[]): string {
  return steps.reduce(pointerTo, '')
}

/** So many lines of one label are explained. */
const mostPlaces = 20

/** At most this many labels are compared with one that is not there. */
const mostCompared = 500

function asPointer(path: string): string {
  return `/${path.replaceAll(/\[([0-9]+)\]/g, '.$1').replaceAll('.', '/')}`
}
