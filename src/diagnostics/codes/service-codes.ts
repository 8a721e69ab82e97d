/** The messages of the client of the data service and its callbacks. One of the tables of codes.ts, which says how they are written. */
import { error } from './code-table.ts'

/** The codes of the client and of callbacks. */
export const serviceCodes = {
  // The data service: its client and its callbacks
  'service/configuration': error(
    (p: { problem: string }) => `The service configuration is wrong: ${p.problem}`,
  ),
  'service/invalid-request': error((p: { problem: string }) => `The request is not valid: ${p.problem}`),
  // A queue that made no call has a problem of its own to tell.
  'service/not-authorized': error(
    (p: { problem?: string }) => p.problem ?? 'The service refuses calls for this company',
  ),
  'service/token': error((p: { problem: string }) => `There is no access token: ${p.problem}`),
  'service/connection': error(
    (p: { to: string; problem: string }) => `The connection to the ${p.to} failed: ${p.problem}`,
  ),
  'service/timeout': error(
    (p: { what: string; limit: number }) => `${p.what} took longer than ${p.limit} ms`,
  ),
  'service/aborted': error(() => 'The call was aborted'),
  'service/unexpected-response': error((p: { problem: string }) => `The service answered with ${p.problem}`),
  'service/no-data': error(() => 'The service has no data for this request'),
} as const
