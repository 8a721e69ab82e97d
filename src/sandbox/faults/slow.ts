import { always, type Fault, milliseconds } from './fault.ts'

/** `slow`. Nothing for so many milliseconds, then the answer. */
export const slow: Fault = {
  area: '904',
  summary: 'Nothing for so many milliseconds, then the answer',
  times: always,
  parameters: milliseconds,
  strike: ({ parameter, perform }) => ({ ...perform(), delay: parameter('ms') }),
}
