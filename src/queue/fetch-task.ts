/** All that a queue holds of a request: two names that mean nothing to who reads the queue. */
import { QueueError } from './queue-error.ts'

/**
 * A request by the id that the request store knows it by, and whose it is.
 *
 * @example
 * const task: FetchTask = { id: crypto.randomUUID(), tenant: 'acme' }
 * task.id.length // => 36
 */
export interface FetchTask {
  /** Opaque and never used again: the queue takes a second task of one id for the same. */
  readonly id: string
  readonly tenant: string
}

/** Letters, digits and a few marks; a letter at least, so that no number of anybody can be one. */
const usable = /^(?=.*[A-Za-z])[A-Za-z0-9_.-]{1,128}$/

/** Nine digits in a row or as a tax id is printed, with nothing of a word or number around them. */
const taxId = /(?<![A-Za-z0-9])(?:[0-9]{9}|[0-9]{3}-[0-9]{2}-[0-9]{4}|[0-9]{2}-[0-9]{7})(?![A-Za-z0-9])/

/**
 * The task, without anything else that its object holds.
 * @throws QueueError `queue/unusable-id`, which shows neither id nor tenant
 */
export function fetchTask(given: FetchTask): FetchTask {
  const { id, tenant } = Object(given) as Readonly<Partial<Record<keyof FetchTask, unknown>>>
  return { id: usableName('id', id), tenant: usableName('tenant', tenant) }
}

function usableName(what: keyof FetchTask, name: unknown): string {
  if (typeof name === 'string' && usable.test(name) && !taxId.test(name)) return name
  const hint =
    'give up to 128 letters, digits, dots, hyphens and underscores, with a letter among them and no tax id, such as a UUID'
  throw new QueueError('queue/unusable-id', { what }, { hint })
}
