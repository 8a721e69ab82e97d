/** Finds options that do not exist, such as misspelt ones, which would be passed over in silence otherwise. */
import { didYouMean, nearestNames } from '../text/nearest-names.ts'
import { configurationError } from './service-error.ts'

/** @throws ConfigurationError for the first option that is none of `known` */
export function checkOptionNames(options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find(name => !known.includes(name))
  if (unknown === undefined) return
  // A name that is no plain word may be anything, even a secret in the wrong place.
  if (!/^[A-Za-z]{1,40}$/.test(unknown)) throw configurationError('there is no such option')
  throw configurationError(
    `there is no option "${unknown}"`,
    didYouMean(nearestNames(unknown, known)) || undefined,
  )
}
