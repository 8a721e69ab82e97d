/** What is wrong with a queue's set-up, with a task, or with what stands around a worker. Holds no id, tenant or foreign text. */

import { queueCodes } from '../diagnostics/codes/queue-codes.ts'
import { type MadeOf, MapperError } from '../diagnostics/errors.ts'
import { optionFault, type Rules } from '../text/messages/option-rules.ts'
import { plainKindOf } from '../text/messages/plain-kind.ts'

/**
 * The codes of this room; docs/errors.md has a section for each.
 *
 * @example
 * const isPassing = (code: QueueCode): boolean => code === 'queue/outside-fault'
 * isPassing('queue/configuration') // => false
 */
export type QueueCode = keyof typeof queueCodes

/**
 * Anything that the queue throws, and what a job fails with where it is no answer of the service.
 *
 * @example
 * try {
 *   createFetchQueue({ connection: 'localhost' })
 * } catch (error) {
 *   error instanceof QueueError && error.code // => 'queue/configuration'
 * }
 */
export class QueueError extends MapperError {
  declare readonly code: QueueCode

  constructor(...[code, parameters, options]: MadeOf<typeof queueCodes>) {
    super(queueCodes, code, parameters, options)
  }
}

/** The error of an option or connection that is missing or wrong; `problem` names the rule, never the value. */
export function setUpError(problem: string, hint?: string): QueueError {
  return new QueueError('queue/configuration', { problem }, { hint })
}

/** @throws QueueError `queue/configuration` for the first option that is missing, unknown or not as its rule says */
export function checkQueueOptions<Options>(
  options: unknown,
  rules: Rules<Options>,
  needed: readonly (keyof Options & string)[],
): void {
  const given: unknown = options ?? null
  const fault = optionFault(given, rules)
  if (fault?.kind === 'unknown') throw setUpError(`there is no option ${fault.name}`, fault.hint)
  if (fault !== undefined) {
    const { name = 'what is given for options', value, expected, hint } = fault
    throw setUpError(`${name} is ${fault.found ?? plainKindOf(value)} where ${expected} is expected`, hint)
  }
  const missing = needed.find(name => Reflect.get(Object(given), name) === undefined)
  if (missing !== undefined) throw setUpError(`"${missing}" is missing`)
}
