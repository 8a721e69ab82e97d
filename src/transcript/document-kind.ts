/** Type, form and period of a document in canonical texts, for counts over many documents. */
import { period } from '../normalize/period.ts'
import { canonicalForm } from '../plan/canonical-form.ts'
import { canonicalLabel } from '../text/canonical-label.ts'
import type { TranscriptOutline } from './shape.ts'
import type { DocumentKind } from './transcript-result.ts'

/** Forms are short and hold no number that could be a taxpayer's. */
const form = /^(?!.*[0-9]{5})[A-Z0-9][A-Z0-9 ().-]{0,31}$/

const month = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/

/** The kind of the document with that outline, whose mapped data are `data`. */
export function documentKind(
  { document, type, form: printed }: TranscriptOutline,
  data: unknown,
): DocumentKind {
  const canonical = canonicalForm(printed)
  const inHeader: unknown = Reflect.get(Object(Reflect.get(Object(data), 'header')), 'taxPeriod')
  const mapped = typeof inHeader === 'string' && month.test(inHeader) ? inHeader : undefined
  return { type, form: form.test(canonical) ? canonical : '', period: periodOf(document) ?? mapped }
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
