/** Which kind of entry it is that a mapping does not know: the designator of its title and nothing else, as a title may say anything. */
import { entryDesignation } from '../plan/entry-titles.ts'
import { canonicalText } from '../text/labels/canonical-label.ts'
import { longestTitle } from '../text/labels/designator.ts'
import { formNumberOf } from '../text/labels/form-numbers.ts'

/**
 * A form or schedule that the list of numbers does not have, `FORM 1099-ZZ`, at the beginning of a title. A form has a digit in
 * its number, and a schedule at most three signs: longer words may be a name.
 */
const named =
  /^(?:FORM ?(?=[A-Z-]{0,5}[0-9])[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,5})?|SCHEDULE ?[A-Z0-9]{1,3}(?:-[A-Z0-9]{1,2})?)(?![A-Z0-9-])/
const bare = /^[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,5})?(?![A-Z0-9-])/
/** No form has so many; a number of a person or business has more. */
const sixDigits = /(?:[0-9][^0-9]*){6}/

/** `FORM 1099-DA` for "Form 1099-DA Digital Asset Proceeds", `FORM W-2` for "W2 Wage"; `undefined` where no form is named. */
export function entryKind(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined
  const start = title.slice(0, longestTitle)
  const known = entryDesignation(start)?.designator
  if (known !== undefined) return known
  const text = canonicalText(start)
  const found = named.exec(text)?.[0] ?? bareNumber(text)
  return found === undefined || sixDigits.test(found) ? undefined : found
}

function bareNumber(text: string): string | undefined {
  const number = bare.exec(text)?.[0]
  return number === undefined || formNumberOf(number) === undefined ? undefined : number
}
