/** Which kind of entry it is that a mapping does not know: the number of its form and nothing else, as a title may say anything. */
import { canonicalText } from '../text/canonical-label.ts'
import { formNumberOf } from '../text/form-numbers.ts'

const longestTitle = 200
/** `FORM 1099-DA`, `SCHEDULE K-1`, at the beginning of a title. */
const named = /^(?:FORM|SCHEDULE) ?[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,5})?(?![A-Z0-9-])/
const bare = /^[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,5})?(?![A-Z0-9-])/
const fiveDigits = /[0-9]{5}/

/** `FORM 1099-DA` for "Form 1099-DA Digital Asset Proceeds"; `undefined` where no form is named. */
export function entryKind(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined
  const text = canonicalText(title.slice(0, longestTitle))
  const found = named.exec(text)?.[0] ?? bareNumber(text)
  return found === undefined || fiveDigits.test(found) ? undefined : found
}

function bareNumber(text: string): string | undefined {
  const number = bare.exec(text)?.[0]
  return number === undefined || formNumberOf(number) === undefined ? undefined : number
}
