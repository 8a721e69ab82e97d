/** Any bytes as the text of a response: read or refused with a code, and read as `JSON.parse` reads it. */
import { mapTranscript } from '../../src/index.ts'
import { codedOutcome, holdResult, holdSame, inTime, NotHeld } from './held.ts'

/** For each byte. */
const patience = { base: 100, perUnit: 0.1 }

export function fuzz(data: Uint8Array): void {
  const text = Buffer.from(data).toString('utf8')
  const outcome = inTime(data.length, patience, () => codedOutcome(() => mapTranscript(text)))
  const again = codedOutcome(() => mapTranscript(text))
  holdSame(reported(again), reported(outcome), 'the same text mapped twice')
  const parsed = parsedOf(text)
  const isRefused = 'error' in outcome && outcome.error.code === 'transcript/not-json'
  if ((parsed === undefined) !== isRefused) throw new NotHeld('JSON.parse and the reader of texts differ')
  if (!('value' in outcome)) return
  const result = outcome.value
  const isRepeated = result.issues.some(issue => issue.code === 'transcript/duplicate-key')
  holdResult(result, isRepeated ? undefined : parsed)
}

/** What came of mapping, to be held against what came of it another time. */
function reported(outcome: ReturnType<typeof codedOutcome>): string {
  if ('error' in outcome) return `${outcome.error.code} ${outcome.error.message}`
  return JSON.stringify(outcome.value)
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
