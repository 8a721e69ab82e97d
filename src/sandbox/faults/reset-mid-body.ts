/** The fault `reset-mid-body`. */
import { bodyText } from '../answer/answer.ts'
import type { Fault } from './fault.ts'
import { halves } from './halves.ts'

export const resetMidBody: Fault = {
  area: '906',
  summary: 'Half of the body, then the connection is reset',
  times: 1,
  parameters: {},
  strike: ({ perform }) => {
    const answer = perform()
    const text = halves(bodyText(answer))[0]
    // A pause lets the first half arrive: a reset overtakes what is still on its way.
    return {
      ...answer,
      body: [{ kind: 'text', text }, { kind: 'wait', milliseconds: 50 }, { kind: 'reset' }],
    }
  },
}
