/** The fault `truncated-json`. */
import { bodyText, withText } from '../answer/answer.ts'
import { always, type Fault } from './fault.ts'
import { halves } from './halves.ts'

export const truncatedJson: Fault = {
  area: '909',
  summary: '200, complete as HTTP, with JSON that breaks off in the middle',
  times: always,
  parameters: {},
  strike: ({ perform }) => {
    const answer = perform()
    return withText(answer, halves(bodyText(answer))[0])
  },
}
