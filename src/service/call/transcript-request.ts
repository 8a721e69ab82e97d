/** A request for one transcript, checked before it leaves against schemas/transcript-request.schema.json. */
import { failure, type Outcome, success } from '../failure.ts'
import { type ShapeFault, validateShape } from './request-shape.gen.ts'

/**
 * ACTR (account), WAID (wage and income), RECA (record of account), RETR (tax return).
 * @example
 * const all: readonly TranscriptType[] = ['ACTR', 'WAID', 'RECA', 'RETR']
 */
export type TranscriptType = 'ACTR' | 'WAID' | 'RECA' | 'RETR'

/**
 * What to ask for.
 * @example
 * const wanted: TranscriptRequest = {
 *   tin: '987654321',
 *   transcriptType: 'RETR',
 *   transcriptForm: '1040',
 *   transcriptPeriod: '202112',
 * }
 * const answer = await client.mapTranscript(wanted)
 * answer.document.period // => '2021-12'
 */
export interface TranscriptRequest {
  /** The company the call is made on behalf of, where that is another one than the client's own. */
  readonly companyId?: string | undefined
  /** 9 digits, no spaces, no hyphens. */
  readonly tin: string
  readonly transcriptType: TranscriptType
  /** Such as 1040, 940, 941, 1120, 1065 or INCOME; the list is open. */
  readonly transcriptForm: string
  /** Tax year and month, YYYYMM. */
  readonly transcriptPeriod: string
}

const fields = ['companyId', 'tin', 'transcriptType', 'transcriptForm', 'transcriptPeriod'] as const

const rules: Readonly<Record<(typeof fields)[number], string>> = {
  companyId: 'companyId is not a text with something in it',
  tin: 'tin is not a text of 9 digits',
  transcriptType: 'transcriptType is none of ACTR, WAID, RECA, RETR',
  transcriptForm: 'transcriptForm is not a text with something in it',
  transcriptPeriod: 'transcriptPeriod is not YYYYMM with a month from 01 to 12',
}

/** The body of the call as JSON text, or every field that is missing, unknown or wrong; no value is quoted. */
export function requestBody(request: unknown, ownCompanyId: string): Outcome<string> {
  const given = { ...(typeof request === 'object' && request !== null ? request : {}) }
  // A company id that is left out is the caller's own; one that is null or blank is a mistake.
  const whole: Readonly<Record<string, unknown>> =
    'companyId' in given && given.companyId !== undefined ? given : { ...given, companyId: ownCompanyId }
  const faults = validateShape(whole)
  if (faults.length === 0)
    return success(JSON.stringify(Object.fromEntries(fields.map(key => [key, whole[key]]))))
  const problems = [...new Set(faults.map(problemOf))]
  const misspelt = Object.hasOwn(whole, 'transciptType')
  return failure(
    'service/invalid-request',
    { problem: problems.join('; ') },
    {
      operation: 'transcript-detail',
      reason: 'not-sent',
      hint: misspelt ? 'the field is spelled transcriptType' : undefined,
    },
  )
}

function problemOf(fault: ShapeFault): string {
  if (fault.keyword === 'required') return `${fault.params.missingProperty} is missing`
  if (fault.keyword === 'additionalProperties') {
    const name = fault.params.additionalProperty ?? ''
    return `there is no field ${/^[A-Za-z]{1,40}$/.test(name) ? name : 'of that name'}`
  }
  const field = fields.find(name => fault.instancePath === `/${name}`)
  return field === undefined ? 'it is no object' : rules[field]
}
