/**
 * Whether a transcript answers the request that was made for it. Nothing on it says so but what the service puts beside its sections:
 * type, form and period as they were asked for, and the last four digits of the tax id.
 */
import { canonicalForm } from '../../plan/canonical-form.ts'
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { type Issue, issue } from '../issue.ts'
import { ownText, type TranscriptOutline } from './shape.ts'

/**
 * What was asked for, as the request says it; what is left out is not compared.
 * @example
 * const asked: AskedTranscript = { transcriptType: 'RETR', transcriptForm: '1040', transcriptPeriod: '202112' }
 * mapTranscript(raw, { request: asked }).issues // => []
 * mapTranscript(raw, { request: { ...asked, transcriptPeriod: '202012' } }).issues[0]?.pointer // => '/PERIOD'
 */
export interface AskedTranscript {
  /** Not compared: no transcript says it. */
  readonly companyId?: string | undefined
  readonly transcriptType?: string | undefined
  readonly transcriptForm?: string | undefined
  /** YYYYMM. */
  readonly transcriptPeriod?: string | undefined
  /** 9 digits, of which the last four are compared. */
  readonly tin?: string | undefined
}

/** An issue for each of TYPE, FORM, PERIOD and LAST4 that says something else than was asked for; none for one that is not there, or is written in another way. */
export function issuesAsAsked(
  { document, type, form }: TranscriptOutline,
  { transcriptType, transcriptForm, transcriptPeriod, tin }: AskedTranscript,
): readonly Issue[] {
  const compared = [
    ['TYPE', type, canonicalText(transcriptType ?? '')],
    ['FORM', canonicalForm(form), canonicalForm(transcriptForm ?? '')],
    ['PERIOD', digitsIn(ownText(document, 'PERIOD'), 6), digitsIn(transcriptPeriod, 6)],
    ['LAST4', digitsIn(ownText(document, 'LAST4'), 4), digitsIn(tin, 9).slice(-4)],
  ] as const
  return compared.flatMap(([key, printed, asked]) =>
    printed === '' || asked === '' || printed === asked
      ? []
      : [issue('transcript/not-as-asked', { key }, { pointer: `/${key}` })],
  )
}

/** So many digits and nothing else; blank for any other text. */
function digitsIn(text: string | undefined, count: number): string {
  const digits = text?.trim() ?? ''
  return digits.length === count && /^[0-9]+$/.test(digits) ? digits : ''
}
