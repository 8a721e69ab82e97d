/** Reads the options of the callback handler, all of them before the first callback. Messages name options, never values. */
import { aFunction, anObjectWith, aSwitch, aText, type Rules } from '../../text/messages/option-rules.ts'
import { checkNeededOptions, seenElsewhere } from '../check-options.ts'
import { readBase } from '../service-address.ts'
import { configurationError } from '../service-error.ts'
import { surroundings } from '../surroundings.ts'
import type { CallbackHandlerOptions } from './callback-options.ts'
import { memoryStore } from './callback-store.ts'

type Defaulted = 'kind' | 'behindProxy' | 'maxBytes' | 'bodyTimeoutMs' | 'leaseMs' | 'store' | 'now'

/** The options with their defaults. */
export type CallbackSettings = Omit<CallbackHandlerOptions, Defaulted> & {
  readonly [K in Defaulted]-?: Exclude<CallbackHandlerOptions[K], undefined>
}

const rules = (): Rules<CallbackHandlerOptions> => ({
  onData: aFunction,
  kind: seenElsewhere,
  secret: seenElsewhere,
  secretHeader: aText,
  verify: aFunction,
  allowUnauthenticated: aSwitch,
  behindProxy: aSwitch,
  origin: aText,
  maxBytes: seenElsewhere,
  bodyTimeoutMs: seenElsewhere,
  replayWindowMs: seenElsewhere,
  leaseMs: seenElsewhere,
  store: anObjectWith('begin', 'finish', 'forget'),
  sentAt: aFunction,
  deliveryId: aFunction,
  onOutcome: aFunction,
  onError: aFunction,
  now: aFunction,
})

/**
 * The settings that `options` make.
 * @throws ConfigurationError which names the first option that is missing, unknown or wrong
 */
export function callbackSettings(options: CallbackHandlerOptions): CallbackSettings {
  checkNeededOptions(options, rules())
  if (typeof options.onData !== 'function') throw configurationError('"onData" is no function')
  const { kind = 'individual', secret } = options
  if (kind !== 'individual' && kind !== 'business')
    throw configurationError('"kind" is neither individual nor business')
  checkAuthentication(options)
  if (secret !== undefined && typeof secret !== 'function') checkedSecrets(secret)
  const { now } = surroundings({ now: options.now })
  return {
    ...options,
    kind,
    now,
    origin: options.origin === undefined ? undefined : originOf(options.origin),
    behindProxy: options.behindProxy === true,
    maxBytes: number('maxBytes', options.maxBytes ?? 10 * 1024 * 1024, 1),
    bodyTimeoutMs: number('bodyTimeoutMs', options.bodyTimeoutMs ?? 10_000, 1),
    replayWindowMs:
      options.replayWindowMs === undefined ? undefined : number('replayWindowMs', options.replayWindowMs, 0),
    leaseMs: number('leaseMs', options.leaseMs ?? 5 * 60_000, 1),
    store: options.store ?? memoryStore(now),
  }
}

/**
 * The secrets that callbacks may carry.
 * @throws ConfigurationError where there is none, or a blank one, which would let anybody in
 */
export function checkedSecrets(secret: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(secret) ? secret : [secret]
  const texts = all.filter((each): each is string => typeof each === 'string' && each.trim() !== '')
  if (texts.length === 0 || texts.length < all.length)
    throw configurationError('"secret" is not a text with something in it')
  return texts
}

function checkAuthentication({
  secret,
  secretHeader,
  verify,
  allowUnauthenticated,
}: CallbackHandlerOptions): void {
  if (secretHeader !== undefined && secret === undefined)
    throw configurationError('"secretHeader" is given without a "secret"')
  if (secretHeader !== undefined && !/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(secretHeader))
    throw configurationError('"secretHeader" is no name of a header')
  if (secret !== undefined || verify !== undefined || allowUnauthenticated === true) return
  const hint = 'give a "secret" or a "verify", or take callbacks from anybody with "allowUnauthenticated"'
  throw configurationError('nothing tells callbacks of the service from others', hint)
}

function originOf(text: string): string {
  const read = readBase(text, { allowHttp: false })
  if ('base' in read && read.base.startsWith('https:')) return new URL(read.base).origin
  throw configurationError('"origin" is not an https address')
}

function number(name: string, value: number, least: number): number {
  if (typeof value === 'number' && value >= least) return value
  throw configurationError(`"${name}" is not a number of at least ${least}`)
}
