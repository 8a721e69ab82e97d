/** The parts of a request that errors and hooks may show: what was asked for, never about whom. */

/** What kind of call it is. */
export type Operation = 'token' | 'transcript-detail' | 'call'

/** Each is null where the call has none, or where what was given is not fit to be shown. */
export interface RequestLabels {
  readonly transcriptType: string | null
  readonly form: string | null
  /** YYYYMM */
  readonly period: string | null
}

/** The labels of a call that is not about a transcript. */
export const noLabels: RequestLabels = { transcriptType: null, form: null, period: null }

/** The labels of a request, checked or not: anything that may be a tax id in the wrong place is left out. */
export function labelsOf(request: unknown): RequestLabels {
  if (typeof request !== 'object' || request === null) return noLabels
  const own = (key: string): string => {
    const value: unknown = Object.getOwnPropertyDescriptor(request, key)?.value
    return typeof value === 'string' ? value : ''
  }
  const shown = (value: string, shape: RegExp): string | null => (shape.test(value) ? value : null)
  const form = own('transcriptForm')
  return {
    transcriptType: shown(own('transcriptType'), /^(?:ACTR|WAID|RECA|RETR)$/),
    form: form.replace(/[^0-9]/g, '').length < 6 ? shown(form, /^[A-Za-z0-9][A-Za-z0-9 -]{0,15}$/) : null,
    period: shown(own('transcriptPeriod'), /^[0-9]{4}(?:0[1-9]|1[0-2])$/),
  }
}
