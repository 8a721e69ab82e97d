/** The end of every `switch` over a union. */
import { brokenPromise } from './bug.ts'

/**
 * Fails to compile where a `switch` over a union misses a case. Names the kind of a value that is met at run time, never the value.
 *
 * @throws BugError `bug/broken-promise`
 */
export function unreachable(value: never): never {
  throw brokenPromise(`a case that was ruled out, ${typeof value}`)
}
