/** The text of a response, or what was parsed from it, to a document within its limits; of a text both values of a duplicate key are seen. */
import { TranscriptShapeError } from '../../diagnostics/run-errors.ts'
import { type DuplicateKey, mayHaveDuplicateKeys, readWithCare } from '../../text/json/duplicate-keys.ts'
import { parseJson } from '../../text/json/parse-json.ts'
import { type MistakenText, mistakenText } from '../../text/messages/mistaken-text.ts'
import { jsonFault } from '../../text/places/json-fault.ts'
import { lineStarts, positionOf } from '../../text/places/position.ts'
import { type DocumentLimits, defaultLimits, mustBeAtMost, mustBeWithin } from './document-limits.ts'
import { sizeOf } from './document-size.ts'
import { type DocumentWord, mustBeData } from './must-be-data.ts'
import { isJsonObject } from './shape.ts'

/** A parsed document and the keys that its text holds twice. */
export interface ReadText {
  readonly document: unknown
  readonly duplicates: readonly DuplicateKey[]
}

/**
 * The document of a text, or a document that was parsed before.
 * @throws TranscriptShapeError `transcript/not-json`, which names the place and quotes nothing; `transcript/not-object` for what
 * is no data, such as bytes or a promise; `transcript/over-limit`
 */
export function readRaw(raw: unknown, limits: DocumentLimits, what: DocumentWord = 'transcript'): ReadText {
  if (typeof raw === 'string') return readText(raw, limits, what)
  mustBeData(raw, what)
  mustBeWithin(limits, sizeOf(raw, limits))
  return { document: raw, duplicates: none }
}

const none: readonly DuplicateKey[] = []
const behindMark: MistakenText = {
  words: 'JSON behind a byte order mark',
  instead: 'remove the first character, U+FEFF',
}

/** Where a key stands twice, the first value is kept in the document. */
export function readText(
  text: string,
  limits: DocumentLimits = defaultLimits,
  what: DocumentWord = 'transcript',
): ReadText {
  mustBeAtMost(limits, 'characters', text.length)
  const document = parse(text, what)
  if (!isJsonObject(document)) return { document, duplicates: none }
  const size = sizeOf(document, limits)
  mustBeWithin(limits, size, text.length)
  if (!mayHaveDuplicateKeys(text, size)) return { document, duplicates: none }
  const careful = readWithCare(text, limits.duplicateKeys)
  mustBeAtMost(limits, 'duplicateKeys', careful.duplicates.length)
  mustBeWithin(limits, careful.size)
  return careful.duplicates.length === 0 ? { document, duplicates: none } : careful
}

function parse(text: string, what: DocumentWord): unknown {
  try {
    return parseJson(text)
  } catch {
    const mistaken = text.startsWith('\ufeff') ? behindMark : mistakenText(text)
    const problem =
      mistaken === undefined ? `it cannot be read at ${faultPlace(text)}` : `it looks like ${mistaken.words}`
    const hint = mistaken?.instead ?? 'pass the whole body as it came'
    throw new TranscriptShapeError('transcript/not-json', { what, problem }, { hint })
  }
}

/** Where a text stops being JSON, in words. */
export function faultPlace(text: string): string {
  const fault = jsonFault(text) ?? 0
  if (text.trim() === '') return 'its start, for it is empty'
  const { line, column } = positionOf(lineStarts(text), fault)
  const place = `line ${line}, column ${column}`
  return fault === text.length ? `its end (${place})` : place
}
