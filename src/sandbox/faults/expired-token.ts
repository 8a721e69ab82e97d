/** The fault `expired-token`. */
import type { Fault } from './fault.ts'

export const expiredToken: Fault = {
  area: '903',
  summary: 'The token has expired: 401. On the token call: a token that has already expired',
  times: 1,
  parameters: {},
  strike: ({ performExpired }) => performExpired(),
}
