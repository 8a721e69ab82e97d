/** Type, form and period of a document in canonical texts, for counts over many documents. */
import { isMonthText } from '../../normalize/date/civil-date.ts'
import { period } from '../../normalize/date/period.ts'
import { isCallbackType } from '../../plan/callback-type.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { isKnownForm, type TranscriptOutline } from '../open/shape.ts'
import type { DocumentKind } from './transcript-result.ts'

/** The kind of the document with that outline, whose mapped data are `data`. What is no form is left out: anything may be printed there. */
export function documentKind(
  plan: Pick<MappingPlan, 'type' | 'forms' | 'family' | 'partly'>,
  { document, form: printed }: TranscriptOutline,
  data: unknown,
): DocumentKind {
  const inHeader: unknown = Reflect.get(Object(Reflect.get(Object(data), 'header')), 'taxPeriod')
  const mapped = typeof inHeader === 'string' && isMonthText(inHeader) ? inHeader : undefined
  return {
    type: isCallbackType(plan.type) ? '' : plan.type,
    form: isKnownForm(printed, [...plan.forms, ...plan.family, ...plan.partly]) ? canonicalForm(printed) : '',
    period: periodOf(document) ?? mapped,
  }
}

function periodOf(document: TranscriptOutline['document']): string | undefined {
  for (const key of Object.keys(document)) {
    if (canonicalLabel(key) !== 'PERIOD') continue
    const text = document[key]
    const read: unknown = typeof text === 'string' ? period.parse(text) : undefined
    if (typeof read === 'string') return read
  }
  return undefined
}
