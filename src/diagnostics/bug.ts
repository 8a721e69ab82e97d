/** Broken promises of our own code: what cannot happen, and did. */
import { bugCodes } from './codes/bug-codes.ts'
import { BugError } from './errors.ts'

/** What is said of a broken invariant, where it is kept as data. */
export function bugText(what: string): string {
  return bugCodes['bug/broken-promise'].message({ what })
}

/** The error for a broken invariant. `what` says which, in words of ours: it never quotes a document. */
export function brokenPromise(what: string): BugError {
  return new BugError('bug/broken-promise', { what }, { table: bugCodes })
}
