/** The one form in which the forms of mappings and of transcripts meet: `Form 1120S` and `1120-S` are the same. */
import { canonicalText } from '../text/canonical-label.ts'

/** Capitals, without the word FORM; a single letter after the number stands behind a dash. Other text stays as it is. */
export function canonicalForm(form: string): string {
  const text = canonicalText(form).replace(/^FORM /, '')
  return text.replace(/^(1120|1120-) ?S$/, '1120-S').replace(/^(1040) ?-?(A|EZ|SR|NR)$/, '$1-$2')
}
