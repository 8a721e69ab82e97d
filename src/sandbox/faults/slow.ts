/** The fault `slow`. */
import { always, type Fault, milliseconds } from './fault.ts'

export const slow: Fault = {
  area: '904',
  summary: 'Nothing for so many milliseconds, then the answer',
  times: always,
  parameters: milliseconds,
  strike: ({ parameter, perform }) => ({ ...perform(), delay: parameter('ms') }),
}
