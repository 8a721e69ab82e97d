/** The fault `html-body`. */
import { textAnswer } from '../answer/answer.ts'
import { always, type Fault } from './fault.ts'

export const htmlBody: Fault = {
  area: '907',
  summary: '200 with a page of HTML',
  times: always,
  parameters: {},
  strike: () =>
    textAnswer(200, '<!doctype html>\n<title>Maintenance</title>\n<p>We will be back soon.</p>\n', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
}
