/**
 * Takes callbacks of the service: HTTPS only, by those who know the secret, JSON of a bounded size, each once. What is cheap is
 * checked before what is costly, and nothing of a body is read for a stranger.
 */

import { readBounded } from '../exchange/read-bounded.ts'
import { isObject, readJson, readText } from '../exchange/read-json.ts'
import { isOneOf } from '../same-secret.ts'
import { configurationError } from '../service-error.ts'
import { uniqueName } from '../surroundings.ts'
import { callbackPublisher } from '../telemetry/diagnostics-channels.ts'
import { inPassing } from '../telemetry/hooks.ts'
import { type Deadline, startDeadline } from '../time/deadline.ts'
import { endpointOf, nameOf } from './callback-name.ts'
import type { CallbackEvent, CallbackHandlerOptions, CallbackOutcome } from './callback-options.ts'
import { isHttps, secureAddress } from './callback-scheme.ts'
import { type CallbackSettings, callbackSettings, checkedSecrets } from './callback-settings.ts'
import { isWithin, rememberedFor } from './replay-window.ts'
import { isRewritten } from './rewritten-body.ts'

/**
 * A function from a web-standard request to a web-standard response. It never rejects.
 * @example
 * const handler: CallbackHandler = createCallbackHandler({ secret: 'a-long-secret', onData: () => {} })
 * const answer = await handler(new Request('https://lender.example/callbacks/a-long-secret'))
 * answer.status // => 405
 */
export type CallbackHandler = (request: Request) => Promise<Response>

/** An outcome with what belongs to it. */
interface Ended {
  readonly outcome: CallbackOutcome
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly id?: string
  readonly bytes?: number
}

/**
 * A handler for the callbacks of one kind.
 * @throws ConfigurationError which names the first option that is missing, unknown or wrong
 * @example
 * const names: unknown[] = []
 * const handler = createCallbackHandler({
 *   secret: 'a-long-secret',
 *   onData: ({ body }) => names.push(body.lastName),
 * })
 * const callback = await generateTestCallback({ endpoint: 'https://lender.example/callbacks', secret: 'a-long-secret' })
 * const answer = await handler(new Request(callback.url, callback))
 * answer.status // => 200
 * names // => ['Sample']
 */
export function createCallbackHandler(options: CallbackHandlerOptions): CallbackHandler {
  const settings = callbackSettings(options)
  const publish = callbackPublisher()
  return async request => {
    const started = settings.now()
    const ended = await handled(request, settings).catch((error: unknown): Ended => {
      inPassing(settings.onError, error)
      return { outcome: 'failed', status: 500 }
    })
    const event: CallbackEvent = {
      kind: settings.kind,
      outcome: ended.outcome,
      status: ended.status,
      id: ended.id ?? null,
      bytes: ended.bytes ?? 0,
      durationMs: Math.max(0, settings.now() - started),
    }
    inPassing(publish, event)
    inPassing(settings.onOutcome, event)
    return answer(ended)
  }
}

async function handled(request: Request, settings: CallbackSettings): Promise<Ended> {
  if (!isHttps(request, settings.behindProxy))
    return {
      outcome: 'not-https',
      status: 308,
      headers: { location: secureAddress(request.url, settings.origin) },
    }
  // A path that is not ours does not exist; a header can be put right.
  if (!(await knowsSecret(request, settings)))
    return { outcome: 'wrong-secret', status: settings.secretHeader === undefined ? 404 : 401 }
  if (request.method !== 'POST') return { outcome: 'wrong-method', status: 405, headers: { allow: 'POST' } }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return { outcome: 'wrong-content-type', status: 415 }
  // What a sender says of the length is only believed when it speaks against him.
  if (Number(request.headers.get('content-length') ?? 0) > settings.maxBytes)
    return { outcome: 'too-large', status: 413 }
  const deadline = startDeadline({ kind: 'attempt', ms: settings.bodyTimeoutMs }, request.signal)
  try {
    const bytes = await bodyOf(request, settings, deadline)
    return bytes instanceof Uint8Array ? await delivered(request, bytes, settings) : bytes
  } finally {
    deadline.end()
  }
}

async function knowsSecret(request: Request, { secret, secretHeader }: CallbackSettings): Promise<boolean> {
  if (secret === undefined) return true
  const secrets = checkedSecrets(typeof secret === 'function' ? await secret() : secret)
  const given = secretHeader === undefined ? lastPart(request.url) : (request.headers.get(secretHeader) ?? '')
  return isOneOf(given, secrets)
}

function lastPart(url: string): string {
  const part = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

async function bodyOf(
  request: Request,
  settings: CallbackSettings,
  deadline: Deadline,
): Promise<Uint8Array | Ended> {
  const problem = bodyProblem(request, settings)
  if (problem !== undefined) {
    inPassing(settings.onError, configurationError(problem, 'keep body parsers off this route'))
    return { outcome: 'body-used', status: 500 }
  }
  if (request.body === null) return { outcome: 'not-json', status: 400 }
  try {
    const { bytes, isWhole } = await readBounded(request.body, settings.maxBytes, deadline.signal)
    if (isWhole) return bytes
    if (!deadline.signal.aborted) return { outcome: 'too-large', status: 413, bytes: bytes.byteLength }
    const isSlow = deadline.failure('call').failure.code === 'service/timeout'
    return isSlow ? { outcome: 'too-slow', status: 408 } : { outcome: 'broken-off', status: 400 }
  } catch {
    return { outcome: 'broken-off', status: 400 }
  }
}

/** What is wrong with a body that somebody had before, of which nobody but the owner of the host can know. */
function bodyProblem(request: Request, { verify }: CallbackSettings): string | undefined {
  if (request.bodyUsed || request.body?.locked === true)
    return 'the body of a callback was read before the handler got it, and nothing of it was left'
  if (verify !== undefined && isRewritten(request))
    return 'the body of a callback was parsed before the handler got it, and "verify" needs it as it came'
  return undefined
}

async function delivered(
  { headers, url }: Request,
  bytes: Uint8Array,
  settings: CallbackSettings,
): Promise<Ended> {
  const { kind, store } = settings
  const read = { bytes: bytes.byteLength }
  if (settings.verify !== undefined && (await settings.verify({ headers, bytes })) !== true)
    return { ...read, outcome: 'wrong-signature', status: 401 }
  const receivedAt = settings.now()
  const sentAt = settings.sentAt?.(headers)
  if (sentAt !== undefined && !isWithin(sentAt, receivedAt, settings))
    return { ...read, outcome: 'outside-window', status: 400 }
  const text = readText(bytes)
  const json = text === undefined ? undefined : readJson(text)
  if (text === undefined || json?.ok !== true || !isObject(json.value))
    return { ...read, outcome: 'not-json', status: 400 }
  const endpoint = endpointOf(url, settings)
  const arrival = { receivedAt, endpoint, bytes }
  const given = settings.deliveryId?.(headers, arrival)
  const id = await nameOf(given, arrival, sentAt)
  const keepMs = rememberedFor(given, receivedAt, sentAt, settings)
  const name = `${kind}:${id}`
  const owner = uniqueName()
  const state = keepMs === 0 ? 'new' : await store.begin(name, owner, settings.leaseMs)
  if (state === 'done') return { ...read, id, outcome: 'duplicate', status: 200 }
  // Accepting it now could lose it: whoever works on it may still fail.
  if (state === 'busy') return { ...read, id, outcome: 'busy', status: 503, headers: { 'retry-after': '10' } }
  try {
    const shown = withoutSecret(headers, settings)
    await settings.onData({ kind, id, ...arrival, body: json.value, text, headers: shown })
  } catch (error) {
    inPassing(settings.onError, error)
    if (keepMs > 0) await store.forget(name, owner)
    return { ...read, id, outcome: 'failed', status: 500 }
  }
  if (keepMs > 0) await store.finish(name, keepMs)
  return { ...read, id, outcome: 'accepted', status: 200 }
}

/** The headers as they may be kept or logged as far as the secret goes; that of the path is not in `endpoint` either. */
function withoutSecret(headers: Headers, { secretHeader }: CallbackSettings): Headers {
  if (secretHeader === undefined) return headers
  const others = new Headers(headers)
  others.delete(secretHeader)
  return others
}

/** A stranger receives nothing but the status. */
function answer({ outcome, status, headers }: Ended): Response {
  const isStranger = outcome === 'wrong-secret' || outcome === 'wrong-signature' || outcome === 'not-https'
  const fields = { 'cache-control': 'no-store', ...headers }
  return isStranger
    ? new Response(null, { status, headers: fields })
    : new Response(JSON.stringify({ outcome }), {
        status,
        headers: { 'content-type': 'application/json', ...fields },
      })
}
