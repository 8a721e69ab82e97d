/** The messages of a stored result that is read back. Loaded by who reads one. One of the tables of codes.ts, which says how they are written. */
import { error } from './code-table.ts'

/** The codes of stored results. */
export const resultCodes = {
  'result/not-json': error((p: { problem: string }) => `The stored result is not JSON: ${p.problem}`),
  'result/not-a-result': error(
    (p: { found: string; expected: string }) =>
      `This is not a stored result: ${p.found} where ${p.expected} is expected`,
  ),
  'result/unknown-mapping': error(
    (p: { id: string }) => `The result is from ${p.id}, which is not among the mappings here`,
  ),
  'result/other-mapping': error(
    (p: { id: string; pinned: string }) =>
      `The result is from ${p.id}, but mapping "${p.pinned}" was requested`,
  ),
  'result/changed-mapping': error(
    (p: { id: string; found: string; expected: string }) =>
      `Mapping "${p.id}" has changed since, and the result no longer fits: ${p.found} where ${p.expected} is expected`,
  ),
} as const
