/** The issues of a result: of each code as many as the limits allow, and for the others one that counts them. */
import type { Code } from '../diagnostics/codes/codes.ts'
import { type Issue, issue } from './issue.ts'

/** Issues of one code that are not listed. */
interface More {
  count: number
  readonly isError: boolean
}

/**
 * At most `most` issues of each code, in their order; behind them, for each code of which there are more, one that says how many.
 * By code, so that what a document has thousands of hides nothing else.
 */
export function listedIssues(found: readonly Issue[], most: number): readonly Issue[] {
  if (found.length <= most) return found
  const counts = new Map<Code, number>()
  const more = new Map<Code, More>()
  const listed = found.filter(({ code, severity }) => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    if (count <= most) return true
    const before = more.get(code)
    const isError = before?.isError === true || severity === 'error' || severity === 'bug'
    more.set(code, { count: (before?.count ?? 0) + 1, isError })
    return false
  })
  return [
    ...listed,
    ...[...more].map(([code, { count, isError }]) =>
      issue('transcript/more-issues', { of: code, count }, { severity: isError ? 'error' : 'warning' }),
    ),
  ]
}
