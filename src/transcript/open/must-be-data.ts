/** What may be mapped at all: an object of JSON. Anything else that a program may give is reported by its kind, and what to give instead. */
import { TranscriptShapeError } from '../../diagnostics/run-errors.ts'
import { isData, kindOf, textInstead } from '../../text/messages/value-kind.ts'
import type { JsonObject } from './shape.ts'

/** What is mapped, in a message. */
export type DocumentWord = 'transcript' | 'callback'

const whole: Readonly<Record<DocumentWord, string>> = {
  transcript: 'pass the body of one transcript-detail response',
  callback: 'pass the body of one callback',
}

/** @throws TranscriptShapeError `transcript/not-object` */
export function mustBeData(value: unknown, what: DocumentWord): asserts value is JsonObject {
  if (isData(value)) return
  const found = kindOf(value)
  const hint = textInstead(value) ?? otherHint(value, what)
  throw new TranscriptShapeError('transcript/not-object', { what, found }, { hint })
}

function otherHint(value: unknown, what: DocumentWord): string {
  if (typeof value === 'string') return 'it was written as JSON twice: pass JSON.parse(text)'
  if (Array.isArray(value) && what === 'transcript')
    return 'map its transcripts one by one: list.map(each => mapTranscript(each))'
  return whole[what]
}
