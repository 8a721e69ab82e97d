/** Bytes as a document made of fragments of real ones, mapped as text and parsed: all that happens behind the reader of texts. */
import { mapTranscript } from '../../src/index.ts'
import { codedOutcome, holdResult, holdSame, inTime } from './held.ts'
import { madeDocument } from './made-document.ts'

/** For each character of the document. */
const patience = { base: 100, perUnit: 0.1 }

export function fuzz(data: Uint8Array): void {
  const { text, isRepeated } = madeDocument(data)
  const mapped = inTime(text.length, patience, () => codedOutcome(() => mapTranscript(text)))
  const document: unknown = JSON.parse(text)
  const before = JSON.stringify(document)
  const again = codedOutcome(() => mapTranscript(isRepeated ? text : document))
  holdSame(JSON.stringify(document), before, 'a document after mapping')
  if ('error' in mapped) {
    holdSame('error' in again ? again.error.message : 'none', mapped.error.message, 'the error of a document')
    return
  }
  holdSame(
    'value' in again ? JSON.stringify(again.value) : again.error.message,
    JSON.stringify(mapped.value),
    'a document as text and parsed',
  )
  holdResult(mapped.value, isRepeated ? undefined : document)
}
