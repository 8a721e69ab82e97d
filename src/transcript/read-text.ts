/** The text of a response to a document, so that both values of a duplicate key are seen. */
import { errorText, TranscriptShapeError } from '../diagnostics/errors.ts'
import { jsonFault } from '../text/json-fault.ts'
import { pointerTo, valueAt } from '../text/json-pointer.ts'
import { lineStarts, positionOf } from '../text/position.ts'
import { type DuplicateKey, findDuplicateKeys, mayHaveDuplicateKeys } from './duplicate-keys.ts'

/** A parsed document and the keys that its text holds twice. */
export interface ReadText {
  readonly document: unknown
  readonly duplicates: readonly DuplicateKey[]
}

/**
 * Parses the text of a transcript or a callback. Where a key stands twice, the first value is kept in the document.
 * @throws TranscriptShapeError `transcript/not-json`, which names the place and quotes nothing
 */
export function readText(text: string, what: 'transcript' | 'callback' = 'transcript'): ReadText {
  const document = parse(text, what)
  const duplicates = mayHaveDuplicateKeys(text, document) ? findDuplicateKeys(text) : []
  // Backwards, so that of three values the first is the one that stays.
  for (const { parent, key, first } of [...duplicates].reverse()) {
    const holder = valueAt(document, parent)
    if (typeof holder === 'object' && holder !== null) {
      Object.defineProperty(holder, key, {
        value: first,
        writable: true,
        enumerable: true,
        configurable: true,
      })
    }
  }
  return { document, duplicates: duplicates.filter(each => isReachable(document, each)) }
}

/** A duplicate inside a value that is itself the second of two is told with that value. */
function isReachable(document: unknown, duplicate: DuplicateKey): boolean {
  return valueAt(document, pointerTo(duplicate.parent, duplicate.key)) !== undefined
}

function parse(text: string, what: 'transcript' | 'callback'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TranscriptShapeError(
      'transcript/not-json',
      errorText('transcript/not-json', { what, place: placeOf(jsonFault(text) ?? 0, text) }),
      '',
      'pass the whole body as it came',
    )
  }
}

function placeOf(fault: number, text: string): string {
  if (text.trim() === '') return 'its start, for it is empty'
  const { line, column } = positionOf(lineStarts(text), fault)
  const place = `line ${line}, column ${column}`
  return fault === text.length ? `its end (${place})` : place
}
