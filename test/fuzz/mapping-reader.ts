/** Any bytes as the YAML of a mapping: compiled or refused with coded diagnostics; what compiles maps any document. */

import { codes } from '../../src/diagnostics/codes/codes.ts'
import { SpecError } from '../../src/diagnostics/errors.ts'
import { createMapper } from '../../src/index.ts'
import { codedOutcome, holdResult, holdSame, inTime, NotHeld } from './held.ts'

/** For each byte. */
const patience = { base: 300, perUnit: 0.3 }
/** What an expression may do to a document does not depend on the length of the mapping: work.ts. */
const patienceOfDocument = { base: 4000, perUnit: 1 }

const types = ['ACTR', 'RECA', 'RETR', 'WAID']

export function fuzz(data: Uint8Array): void {
  const text = Buffer.from(data).toString('utf8')
  const make = () => codedOutcome(() => createMapper({ mappings: [text], bundled: false }))
  const outcome = inTime(data.length, patience, make)
  if ('error' in outcome) {
    holdDrawn(outcome.error)
    const again = make()
    holdSame('error' in again ? again.error.message : 'none', outcome.error.message, 'one mapping read twice')
    return
  }
  const mapper = outcome.value
  for (const type of types) {
    const document = documentOf(type)
    const map = () => codedOutcome(() => mapper.mapTranscript(document))
    const mapped = inTime(data.length, patienceOfDocument, map)
    if ('value' in mapped) holdResult(mapped.value, document)
  }
}

/** Diagnostics are known ones, and drawn without anything that a terminal would obey. */
function holdDrawn(error: Error): void {
  if (!(error instanceof SpecError)) throw error
  for (const { code } of error.diagnostics) if (!(code in codes)) throw new NotHeld(`unknown code ${code}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(error.message))
    throw new NotHeld(`a control character is drawn: ${JSON.stringify(error.message)}`)
}

function documentOf(type: string): unknown {
  const row = (code: string, amount: string) => ({
    CODE: code,
    AMOUNT: amount,
    DATE: '01-02-2024',
    DESC: 'X',
  })
  return {
    TYPE: type,
    FORM: '1040',
    PERIOD: '12-31-2023',
    A: 'x',
    B: '$1.00',
    SECTION_HEADER: { A: '01-02-2024', B: { A: 'y', B: ['x', { A: 'z' }] } },
    SECTION_BALANCE: { 'ACCOUNT BALANCE': '$98,765.43', A: 'CANARY' },
    SECTION_TRANSACTIONS: [row('150', '$98,765.43'), row('806', '-$5.00'), row('846', '$7.00')],
  }
}
