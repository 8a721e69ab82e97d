/** The messages of fetching through a queue. One of the tables of codes.ts, which says how they are written. */
import { error } from './code-table.ts'

export const queueCodes = {
  'queue/configuration': error((p: { problem: string }) => `The queue configuration is wrong: ${p.problem}`),
  'queue/unusable-id': error((p: { what: string }) => `The ${p.what} of a task cannot be used in a queue`),
  'queue/unknown-request': error(() => 'The request store has no such request for this tenant'),
  'queue/outside-fault': error((p: { what: string }) => `The ${p.what} failed while a request was fetched`),
} as const

/**
 * What `service/not-authorized` says where a queue made no call. They stand here, and not in the table of the service, which every
 * client carries.
 */
export const noConsentTexts = {
  missing: 'There is no consent from the taxpayer',
  over: 'The consent has expired',
} as const
