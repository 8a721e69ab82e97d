/** The fault `rate-limited`. */
import { refused } from '../answer/refusal.ts'
import type { Fault } from './fault.ts'

export const rateLimited: Fault = {
  area: '901',
  summary: '429 with Retry-After: seconds, or with as-date=1 the date',
  times: 1,
  parameters: {
    'retry-after': { usual: 1, least: 0, most: 86_400 },
    'as-date': { usual: 0, least: 0, most: 1 },
  },
  strike: ({ parameter, now }) => {
    const seconds = parameter('retry-after')
    const date = new Date(now() + seconds * 1000).toUTCString()
    return refused(429, 'rate-limited', 'Too many calls', {
      headers: { 'Retry-After': parameter('as-date') === 1 ? date : String(seconds) },
    }).answer
  },
}
