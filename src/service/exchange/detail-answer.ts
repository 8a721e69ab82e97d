/** What an answer to the transcript-detail call means. Pure but for the caller's own rule for answers without data. */
import type { NoDataRule } from '../client-options.ts'
import { failure, type Outcome, type Reason, success } from '../failure.ts'
import type { Answer } from './exchange.ts'
import { statusFailure } from './judge-status.ts'
import { connectionFailure } from './network-reason.ts'
import { isObject, readJson, readText } from './read-json.ts'

const operation = 'transcript-detail'

/** The body of an answer: as it came, and parsed. */
export interface DetailBody {
  readonly text: string
  readonly body: unknown
}

/** The body, or why there is none. The rule is asked first, of every status: the interface does not say which one it is. */
export function detailBody(
  answer: Answer,
  isNoData: NoDataRule | undefined,
  now: number,
): Outcome<DetailBody> {
  const { status } = answer
  const unexpected = (problem: string, reason: Reason, hint?: string): Outcome<DetailBody> =>
    failure('service/unexpected-response', { problem }, { operation, reason, status, hint })
  const text = answer.isWhole ? readText(answer.bytes) : undefined
  const json = text === undefined ? { ok: false as const } : readJson(text)
  if (isNoData !== undefined && text !== undefined) {
    const isNone = ruled(isNoData, { status, text, body: json.ok ? json.value : undefined })
    if (isNone === undefined) {
      const problem = '"isNoData" failed on an answer, or gave neither true nor false'
      return failure('service/configuration', { problem }, { operation, status })
    }
    if (isNone) return failure('service/no-data', {}, { operation, status })
  }
  if (status !== 200) return statusFailure(answer, operation, now)
  if (answer.broken !== null) return connectionFailure('service', answer.broken, { operation, status })
  if (!answer.isWhole)
    return unexpected('a body over the limit', 'too-large', 'maxResponseBytes sets the limit')
  if (text === undefined) return unexpected('a body that is not UTF-8', 'not-json')
  if (!json.ok) return unexpected('a body that is not JSON', 'not-json')
  if (!isObject(json.value)) return unexpected('JSON that is no object', 'not-object')
  return success({ text, body: json.value })
}

/** What the rule says; `undefined` where it fails, or says neither yes nor no, such as a promise. Its error may quote the answer, so nothing of it is kept. */
function ruled(rule: NoDataRule, answer: Parameters<NoDataRule>[0]): boolean | undefined {
  try {
    const said: unknown = rule(answer)
    // What it rejects with may quote the answer too, and would end the process with it.
    if (said instanceof Promise) said.catch(() => {})
    return typeof said === 'boolean' ? said : undefined
  } catch {
    return undefined
  }
}
