/** Broken promises of our own code: what cannot happen, and did. Carries no table of codes, so that any program may hold it. */
import { BugError } from './errors.ts'

/** The headline of `bug/broken-promise`. */
export function bugText(what: string): string {
  return `A bug of tax-transcript-mapper: ${what}`
}

/** The error for a broken invariant. `what` says which, in words of ours: it never quotes a document. */
export function brokenPromise(what: string): BugError {
  return new BugError('bug/broken-promise', bugText(what))
}
