/** Why a field of a mapped transcript is what it is, or who reads a line of it, by one path. */
import { valueAt } from '../../text/places/json-pointer.ts'
import { readText } from '../../transcript/open/read-text.ts'
import { isJsonObject } from '../../transcript/open/shape.ts'
import { readingOf, type TranscriptResult } from '../../transcript/result/transcript-result.ts'
import type { Reason } from './reason.ts'
import { type Explained, whyField } from './why-field.ts'
import { whyLine } from './why-line.ts'

/** The text of a transcript, and what was made of it. */
export interface Mapped {
  readonly text: string
  readonly result: TranscriptResult
}

/**
 * `place` is a JSON Pointer into the transcript where it leads somewhere there, else one into the data, or that with dots:
 * `income.wages`. Texts of the transcript are given as shapes unless `showValues`.
 * @throws UnknownPathError where it leads neither into the transcript nor to a field
 */
export function why({ text, result }: Mapped, place: string, showValues: boolean): readonly Reason[] {
  const { document } = readText(text)
  if (!isJsonObject(document)) return []
  const explained: Explained = { result, ...result[readingOf], showValues }
  const raw = place.startsWith('/') ? valueAt(document, place) : undefined
  if (raw !== undefined) return [whyLine(explained, place, raw)]
  return whyField(explained, place.startsWith('/') ? place : asPointer(place))
}

function asPointer(path: string): string {
  return `/${path.replaceAll(/\[([0-9]+)\]/g, '.$1').replaceAll('.', '/')}`
}
