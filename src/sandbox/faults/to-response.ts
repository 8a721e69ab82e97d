/** An answer as a web-standard Response. */
import type { Answer, BodyStep } from '../answer/answer.ts'
import type { FaultName } from './faults.ts'

type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/**
 * The response, after the delay that the answer asks for. A body that is reset fails with the TypeError "terminated", as
 * the body of a fetch does; the server turns that into a reset connection.
 */
export async function toResponse(
  answer: Answer,
  fault: FaultName | null,
  sleep: Sleep,
  request: Pick<Request, 'signal'>,
): Promise<Response> {
  if (answer.delay > 0) await sleep(answer.delay, request.signal)
  const headers = {
    ...answer.headers,
    ...(answer.choices.length > 0 ? { 'Sandbox-Choice': [...new Set(answer.choices)].join(', ') } : {}),
    ...(fault === null ? {} : { 'Sandbox-Fault': fault }),
  }
  return new Response(bodyOf(answer, sleep, request), { status: answer.status, headers })
}

function bodyOf(
  { body }: Answer,
  sleep: Sleep,
  request: Pick<Request, 'signal'>,
): string | ReadableStream<Uint8Array<ArrayBuffer>> | null {
  const [only, ...more] = body
  if (only === undefined) return null
  return only.kind === 'text' && more.length === 0 ? only.text : stream(body, sleep, request.signal)
}

function stream(
  steps: readonly BodyStep[],
  sleep: Sleep,
  signal: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const waiting = [...steps]
  return new ReadableStream({
    pull: async controller => {
      let step = waiting.shift()
      // A stream asks again only after a piece, so the waiting is done here. A rejection ends the stream with its reason.
      for (; step?.kind === 'wait'; step = waiting.shift()) await sleep(step.milliseconds, signal)
      if (step === undefined) return controller.close()
      if (step.kind === 'reset') return controller.error(new TypeError('terminated'))
      return controller.enqueue(new TextEncoder().encode(step.text))
    },
  })
}
