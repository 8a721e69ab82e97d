/** Type, form and period of a document in canonical texts, for counts over many documents. */
import { isMonthText } from '../normalize/civil-date.ts'
import { period } from '../normalize/period.ts'
import { canonicalForm } from '../plan/canonical-form.ts'
import { canonicalLabel } from '../text/canonical-label.ts'
import type { TranscriptOutline } from './shape.ts'
import type { DocumentKind } from './transcript-result.ts'

/** Types and forms are short and hold no number that could be a taxpayer's; what is printed there may be anything. */
const plain = /^(?!(?:[^0-9]*[0-9]){6})[A-Z0-9][A-Z0-9 -]{0,15}$/

/** The kind of the document with that outline, whose mapped data are `data`. */
export function documentKind(
  { document, type, form: printed }: TranscriptOutline,
  data: unknown,
): DocumentKind {
  const inHeader: unknown = Reflect.get(Object(Reflect.get(Object(data), 'header')), 'taxPeriod')
  const mapped = typeof inHeader === 'string' && isMonthText(inHeader) ? inHeader : undefined
  return {
    type: plainOrNone(type),
    form: plainOrNone(canonicalForm(printed)),
    period: periodOf(document) ?? mapped,
  }
}

function plainOrNone(text: string): string {
  return plain.test(text) ? text : ''
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
