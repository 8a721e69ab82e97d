/** The fault `expired-token`. */
import type { Fault } from './fault.ts'

export const expiredToken: Fault = {
  area: '903',
  summary: 'The token has run out: 401. On the token call: a token that has run out already',
  times: 1,
  parameters: {},
  strike: ({ performExpired }) => performExpired(),
}
