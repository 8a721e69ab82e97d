/** Which kind of entry it is that a mapping does not know: the designator of its title and nothing else, as a title may say anything. */
import { entryDesignation } from '../plan/entry-titles.ts'
import { canonicalText } from '../text/canonical-label.ts'
import { longestTitle } from '../text/designator.ts'
import { formNumberOf } from '../text/form-numbers.ts'

/** A form or schedule that the list of numbers does not have, `FORM 1099-ZZ`, at the beginning of a title. */
const named = /^(?:FORM|SCHEDULE) ?[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,5})?(?![A-Z0-9-])/
const bare = /^[A-Z0-9]{1,5}(?:-[A-Z0-9]{1,5})?(?![A-Z0-9-])/
const fiveDigits = /[0-9]{5}/

/** `FORM 1099-DA` for "Form 1099-DA Digital Asset Proceeds", `FORM W-2` for "W2 Wage"; `undefined` where no form is named. */
export function entryKind(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined
  const start = title.slice(0, longestTitle)
  const known = entryDesignation(start)?.designator
  if (known !== undefined) return known
  const text = canonicalText(start)
  const found = named.exec(text)?.[0] ?? bareNumber(text)
  return found === undefined || fiveDigits.test(found) ? undefined : found
}

function bareNumber(text: string): string | undefined {
  const number = bare.exec(text)?.[0]
  return number === undefined || formNumberOf(number) === undefined ? undefined : number
}
