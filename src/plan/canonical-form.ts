/** The one form in which the forms of mappings and of transcripts meet: `Form 1120S` and `1120-S` are the same. */
import { canonicalText } from '../text/labels/canonical-label.ts'
import { formNumberOf, withoutFormWord } from '../text/labels/form-numbers.ts'

/** The authority's spelling in capitals, without the word FORM: `1040A`, `1120-S`, `CIVIL PENALTY`. Other text in its canonical form. */
export function canonicalForm(form: string): string {
  const text = canonicalText(form)
  return canonicalText(formNumberOf(text) ?? withoutFormWord(text))
}
