/** The fault `server-error`. */
import { refused } from '../answer/refusal.ts'
import type { Fault } from './fault.ts'

export const serverError: Fault = {
  area: '902',
  summary: '500, or another status from 500 to 599',
  times: 1,
  parameters: { status: { usual: 500, least: 500, most: 599 } },
  strike: ({ parameter }) => refused(parameter('status'), 'server-error', 'A fault of the server').answer,
}
