/** What can be wrong with an expected.yaml, and what `txmap test` says of a golden as a whole. One of the tables of codes.ts, which says how they are written. */
import { error, type Named } from './code-table.ts'

export const goldenCodes = {
  'golden/unknown-key': error(
    (p: { key: string; place: string }) => `There is no key "${p.key}" in ${p.place}`,
  ),
  'golden/missing-key': error(
    (p: { key: string; place: string }) => `The key "${p.key}" of ${p.place} is missing`,
  ),
  'golden/wrong-type': error((p: { what: string; expected: string }) => `${p.what} has to be ${p.expected}`),
  'golden/bad-path': error((p: { path: string }) => `"${p.path}" is not a JSON Pointer`),
  'golden/unknown-code': error((p: Named) => `No issue has the code "${p.name}"`),
  'golden/not-allowed': error((p: { what: string }) => `${p.what} are not allowed in an expectation`),
  'golden/too-large': error((p: { limit: string }) => `The expectation is larger than ${p.limit}`),
} as const
