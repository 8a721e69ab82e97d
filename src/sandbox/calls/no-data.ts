/** The no-data outcome, whose status and body the interface does not show: a choice of ours, by option another. */
import { type Answer, textAnswer } from '../answer/answer.ts'
import { refused } from '../answer/refusal.ts'
import type { Choice } from '../choices.ts'
import type { Settings } from '../settings/settings.ts'

/** Which transcript was asked for. */
export interface TranscriptOrder {
  readonly transcriptType: string
  readonly transcriptForm: string
  /** YYYYMM. */
  readonly transcriptPeriod: string
}

const titles: Readonly<Record<string, string>> = {
  ACTR: 'Account Transcript',
  RECA: 'Record of Account',
  RETR: 'Tax Return Transcript',
  WAID: 'Wage and Income Transcript',
}

/** The outcome for a transcript that says so itself. */
export function noDataAnswer(text: string, settings: Settings, choices: readonly Choice[]): Answer {
  const all: readonly Choice[] = ['no-data', ...choices]
  return settings.noData === '404'
    ? refused(404, 'no-data', 'Requested data not found', { choices: all }).answer
    : textAnswer(200, text, { choices: all })
}

/** A transcript with a header only, for an order that no predefined transcript fills. `now`: milliseconds since 1970. */
export function noDataText(order: TranscriptOrder, last4: string, now: number): string {
  const { transcriptType, transcriptForm, transcriptPeriod } = order
  const today = shownDate(new Date(now))
  const periodEnd = new Date(
    Date.UTC(Number(transcriptPeriod.slice(0, 4)), Number(transcriptPeriod.slice(4)), 0),
  )
  const isIncome = transcriptType === 'WAID'
  const document = {
    TYPE: transcriptType,
    SECTION_HEADER: {
      TITLE: titles[transcriptType] ?? '',
      'REQUEST DATE': today,
      'RESPONSE DATE': today,
      'TRACKING NUMBER': '000000000000',
      'CUSTOMER FILE NUMBER': '',
      ...(isIncome ? { 'SSN PROVIDED': `XXX-XX-${last4}` } : { 'FORM NUMBER': transcriptForm }),
      [isIncome ? 'TAX PERIOD REQUESTED' : 'TAX PERIOD']: shownDate(periodEnd),
      ...(isIncome ? {} : { 'TAXPAYER IDENTIFICATION NUMBER': `XXX-XX-${last4}` }),
      MESSAGE: 'Requested data not found',
    },
    LAST4: last4,
    FORM: transcriptForm,
    PERIOD: transcriptPeriod,
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** MM-DD-YYYY. */
function shownDate(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-')
  return `${month}-${day}-${year}`
}
