/** What is done about the differences that wait for a review: taken into the expectation one by one, or thrown away. Knows no files. */
import { changesBetween, withChanges } from './edit-expected.ts'
import { type Change, issueOf } from './expected.ts'
import type { WrittenExpectation } from './read-expected.ts'

/** What somebody said of a difference; nothing was said of those that are left. */
export type Verdict = 'accept' | 'reject' | 'skip'

/** The texts after a review. */
export interface Reviewed {
  /** The text of expected.yaml; `undefined` where it stays as it is. */
  readonly expected: string | undefined
  /** The text of expected.new.yaml; `undefined` where nothing waits any more. */
  readonly pending: string | undefined
}

/** The differences of a pending expectation, in the order in which they are asked. */
export function pendingChanges(expected: WrittenExpectation, pending: WrittenExpectation): readonly Change[] {
  return changesBetween(expected, pending)
}

/** The expectation with what was accepted, and what of `changes` still waits. A change without a verdict is skipped. */
export function reviewed(
  expected: WrittenExpectation,
  changes: readonly Change[],
  verdicts: readonly (Verdict | undefined)[],
): Reviewed {
  const of = (...wanted: readonly Verdict[]): readonly Change[] =>
    changes.filter((_, index) => wanted.includes(verdicts[index] ?? 'skip'))
  const accepted = of('accept')
  return {
    expected: accepted.length === 0 ? undefined : withChanges(expected, accepted),
    pending: of('skip').length === 0 ? undefined : withChanges(expected, of('accept', 'skip')),
  }
}

/**
 * Whether `pattern` names a difference of the golden in `folder`. A pattern is a folder, or a path into the data or the transcript
 * that begins with "/", or both with a colon between them; an issue about no field goes by its code instead of a path. "*" stands
 * for any letters.
 */
export function matches(pattern: string, folder: string, change: Change): boolean {
  const path = pathOf(change)
  if (matchesText(pattern, path) || matchesText(pattern, folder)) return true
  // A folder may begin with a slash, and a path may hold a colon.
  const colon = pattern.indexOf(':')
  return (
    colon > 0 && matchesText(pattern.slice(0, colon), folder) && matchesText(pattern.slice(colon + 1), path)
  )
}

function pathOf({ part, key }: Change): string {
  if (part !== 'issues') return key
  const { code, path } = issueOf(key)
  return path ?? code
}

/** Each stretch between two stars is found as early as it can be, so nothing is tried twice. */
function matchesText(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return pattern === text
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const stretch of rest) {
    const found = text.indexOf(stretch, at)
    if (found === -1) return false
    at = found + stretch.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}
