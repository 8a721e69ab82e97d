/** A call that is not carried out, and its answer. Messages name fields and rules, never what a call held. */

import type { Choice } from '../choices.ts'
import { type Answer, jsonAnswer } from './answer.ts'

/** That a call is refused, with the answer that says so. */
export class Refusal {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}

/** What a refusal may have besides its status and message. */
export interface RefusalOptions {
  readonly choices?: readonly Choice[]
  readonly headers?: Readonly<Record<string, string>>
  /** Names of the fields that it is about. */
  readonly fields?: readonly string[]
}

/** A refusal of any call but the token call. */
export function refused(
  status: number,
  error: string,
  message: string,
  options: RefusalOptions = {},
): Refusal {
  const { fields, headers = {} } = options
  const choices: readonly Choice[] = ['error-body', ...(options.choices ?? [])]
  const body = { error, message, ...(fields === undefined ? {} : { fields }) }
  return new Refusal(jsonAnswer(status, body, { choices, headers }))
}

/** A refusal of the token call, in the shape of RFC 6749 section 5.2. */
export function tokenRefused(status: number, error: string, description: string): Refusal {
  return new Refusal(
    jsonAnswer(
      status,
      { error, error_description: description },
      { choices: ['token-errors'], headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } },
    ),
  )
}
