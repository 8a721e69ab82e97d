/** The fault `slow-body`. */
import { bodyText } from '../answer/answer.ts'
import { always, type Fault, milliseconds } from './fault.ts'
import { halves } from './halves.ts'

export const slowBody: Fault = {
  area: '905',
  summary: 'Half of the body, nothing for so many milliseconds, the other half',
  times: always,
  parameters: milliseconds,
  strike: ({ parameter, perform }) => {
    const answer = perform()
    const [first, second] = halves(bodyText(answer))
    const wait = { kind: 'wait', milliseconds: parameter('ms') } as const
    return { ...answer, body: [{ kind: 'text', text: first }, wait, { kind: 'text', text: second }] }
  },
}
