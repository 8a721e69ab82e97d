/**
 * The sandbox as a function from Request to Response: web standards only, no socket, its own state. The server puts it
 * behind a port; `fetch` is the same for programs that take a fetch.
 */
import { checkOptions } from '../diagnostics/check-options.ts'
import type { Rules } from '../text/messages/option-rules.ts'
import type { Answer } from './answer/answer.ts'
import { forPages, isPreflight, preflightAnswer } from './answer/cross-origin.ts'
import { Refusal, refused } from './answer/refusal.ts'
import type { Call, Shared } from './calls/call.ts'
import { otherCalls } from './calls/other-calls.ts'
import { tokenCall } from './calls/token-call.ts'
import { transcriptCall } from './calls/transcript-call.ts'
import { type FaultName, faults } from './faults/faults.ts'
import { type FaultOrder, readFaultHeader, readFaultTin } from './faults/read-fault.ts'
import { createStrikes, type Strikes } from './faults/strikes.ts'
import { toResponse } from './faults/to-response.ts'
import { type CallName, shownMethod } from './settings/event.ts'
import { type Consent, readSettings, type SandboxOptions, sandboxRules } from './settings/settings.ts'
import { accountPage, type SandboxAccount } from './state/account.ts'
import { createCallbacks, type SentCallback } from './state/callbacks.ts'
import { createConsents } from './state/consents.ts'
import { createTokens } from './state/tokens.ts'
import { samples } from './taxpayers/samples.gen.ts'
import { testTaxpayers } from './taxpayers/taxpayers.ts'

/**
 * The data service emulated, in this process.
 * @example
 * const own: Sandbox = createSandbox()
 * own.callbacks // => []
 */
export interface Sandbox {
  readonly account: SandboxAccount
  /** Answers a request by its path, whatever its origin. Rejects only when its signal is aborted or an option of yours throws. */
  readonly handle: (request: Request) => Promise<Response>
  /** A fetch that reaches this sandbox and nothing else, and never opens a socket. */
  readonly fetch: typeof globalThis.fetch
  readonly grantConsent: (consent: Consent) => void
  readonly withdrawConsent: (consent: Consent) => void
  /** The callbacks so far, oldest first. */
  readonly callbacks: readonly SentCallback[]
  /** Resolves when no callback is under way. */
  readonly idle: () => Promise<void>
  /** Drops the callbacks that wait. */
  readonly close: () => void
}

interface Outcome {
  readonly answer: Answer
  readonly call: CallName | 'unknown'
  readonly fault: FaultName | null
}

const rules: Rules<SandboxOptions & { readonly origin?: string }> = {
  ...sandboxRules,
  origin: {
    expected: 'the address of a server',
    fits: value => typeof value === 'string' && URL.canParse(value),
  },
}

/**
 * A sandbox that says it is at `origin`. @throws OptionsError for an option that is unknown, of another kind or out of range
 * @example
 * const sandbox = createSandbox()
 * const answer = await sandbox.fetch(`${sandbox.account.authUrl}/no-such-path`, { method: 'POST' })
 * answer.status // => 404
 */
export function createSandbox(options: SandboxOptions & { readonly origin?: string } = {}): Sandbox {
  checkOptions('createSandbox', options, rules)
  const { origin = 'https://sandbox.invalid', ...rest } = options
  const settings = readSettings(rest)
  const taxpayers = testTaxpayers(samples())
  const consents = createConsents(settings.consents)
  const shared: Shared = { settings, tokens: createTokens(settings), consents, taxpayers }
  const callbacks = createCallbacks(settings)
  const calls = [tokenCall(settings, shared.tokens), transcriptCall(shared), ...otherCalls(shared, callbacks)]
  const strikes = createStrikes()

  const handle = async (request: Request): Promise<Response> => {
    const { answer: plain, call, fault } = await outcomeOf(request, calls, strikes, settings.now)
    const answer = forPages(plain, request)
    settings.onEvent({
      kind: 'call',
      method: shownMethod(request.method),
      call,
      status: answer.status,
      fault,
      choices: answer.choices,
    })
    return await toResponse(answer, fault, settings.sleep, request)
  }

  return {
    account: accountPage(settings, taxpayers, origin),
    handle,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      if (new URL(request.url).origin !== new URL(origin).origin) throw new TypeError('fetch failed')
      return await untilAborted(handle(request), request.signal)
    },
    grantConsent: consents.grant,
    withdrawConsent: consents.withdraw,
    callbacks: callbacks.sent,
    idle: callbacks.idle,
    close: callbacks.close,
  }
}

async function outcomeOf(
  request: Request,
  calls: readonly Call[],
  strikes: Strikes,
  now: () => number,
): Promise<Outcome> {
  const path = new URL(request.url).pathname
  const call = calls.find(each => each.path === path)
  const outcome = (answer: Answer, fault: FaultName | null = null): Outcome => ({
    answer,
    call: call?.name ?? 'unknown',
    fault,
  })
  // For every path: a browser whose question is refused hides the answer to the call itself, a 404 as well.
  if (isPreflight(request)) return outcome(preflightAnswer())
  if (call === undefined) return outcome(unknownPath().answer)
  if (request.method !== 'POST') return outcome(otherMethod().answer)
  const ordered = readFaultHeader(request.headers.get('sandbox-fault'))
  if (ordered instanceof Refusal) return outcome(ordered.answer)
  const accepted = await call.accept(request)
  if (accepted instanceof Refusal) return outcome(accepted.answer)
  const order: FaultOrder | null = ordered ?? readFaultTin(accepted.tin)
  if (order === null || !strikes.next(JSON.stringify([order.name, call.name, accepted.subject]), order.times))
    return outcome(accepted.perform())
  const { perform, performExpired } = accepted
  return outcome(
    faults[order.name].strike({ parameter: order.parameter, perform, performExpired, now }),
    order.name,
  )
}

function unknownPath(): Refusal {
  return refused(404, 'unknown-path', 'No call has this path', { choices: ['unknown-path'] })
}

function otherMethod(): Refusal {
  return refused(405, 'other-method', 'The method of every call is POST', {
    choices: ['other-method'],
    headers: { Allow: 'POST' },
  })
}

/** The work, or the signal's reason as soon as it is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
