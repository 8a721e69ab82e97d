/** Reads the options of the client, all of them before anything is sent. Messages name options and rules, never values. */

import {
  aFunction,
  aNumber,
  anObject,
  aSwitch,
  aText,
  type Rule,
  type Rules,
} from '../text/messages/option-rules.ts'
import { isMadeByParser } from '../text/messages/plain-kind.ts'
import { checkNeededOptions, checkOptions, knobs, seenElsewhere } from './check-options.ts'
import type { NoDataRule, Secret, ServiceClientOptions } from './client-options.ts'
import { type CallPolicy, callPolicy, defaultPolicy } from './exchange/call-policy.ts'
import { addressBelow, readBase } from './service-address.ts'
import { configurationError } from './service-error.ts'
import { type Surroundings, surroundings } from './surroundings.ts'
import { diagnosticsHooks } from './telemetry/diagnostics-channels.ts'
import { type JoinedHooks, joinedHooks, type ServiceHooks } from './telemetry/hooks.ts'

/** The options, read. */
export interface ServiceSettings {
  readonly tokenUrl: string
  readonly baseUrl: string
  readonly transcriptDetailUrl: string
  readonly transcriptDetailPath: string
  readonly clientId: string
  readonly clientSecret: Secret
  readonly scope: string
  readonly companyId: string
  readonly authorizationScheme: string
  readonly expiresInUnitMs: number
  readonly renewEarlyMs: number
  readonly isNoData: NoDataRule | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly policy: CallPolicy
  readonly hooks: JoinedHooks
  readonly surroundings: Surroundings
}

/** Of one owner, or of several. */
const hooksRule: Rule = {
  expected: 'an object of hooks, or a list of such',
  fits: value => (Array.isArray(value) ? Array.from<unknown>(value) : [value]).every(anObject.fits),
}

const hookRules = (): Rules<ServiceHooks> => ({
  onRequest: aFunction,
  aroundRequest: aFunction,
  onResponse: aFunction,
  onRetry: aFunction,
  onToken: aFunction,
})

const rules = (): Rules<ServiceClientOptions> => ({
  authUrl: seenElsewhere,
  baseUrl: seenElsewhere,
  transcriptDetailPath: seenElsewhere,
  clientId: seenElsewhere,
  clientSecret: seenElsewhere,
  scope: seenElsewhere,
  companyId: seenElsewhere,
  authorizationScheme: aText,
  expiresInUnit: seenElsewhere,
  renewEarlyMs: aNumber(0),
  isNoData: aFunction,
  headers: anObject,
  allowHttp: aSwitch,
  hooks: hooksRule,
  fetch: aFunction,
  now: aFunction,
  random: aFunction,
  sleep: aFunction,
  ...knobs,
})

const units = { milliseconds: 1, seconds: 1000, minutes: 60_000 }

/** Headers that are the client's own. */
const ownHeaders = ['authorization', 'euid', 'content-type', 'content-length', 'host', 'transfer-encoding']

/**
 * The settings that `options` make.
 * @throws ConfigurationError which names the first option that is missing, unknown or wrong
 */
export function readOptions(options: ServiceClientOptions): ServiceSettings {
  checkNeededOptions(options, rules())
  const rule = { allowHttp: options.allowHttp === true }
  const auth = base('authUrl', options.authUrl, rule)
  const baseUrl = base('baseUrl', options.baseUrl, rule)
  const detail = addressBelow(baseUrl, options.transcriptDetailPath)
  if ('problem' in detail) throw configurationError(`"transcriptDetailPath" ${detail.problem}`)
  const unit = options.expiresInUnit ?? 'seconds'
  if (!Object.hasOwn(units, unit))
    throw configurationError(`"expiresInUnit" is none of ${Object.keys(units).join(', ')}`)
  const hooks = [options.hooks ?? []].flat()
  // What else an object of a class has is its own affair.
  for (const each of hooks) checkOptions(isMadeByParser(each) ? each : namedHooks(each), hookRules())
  return {
    tokenUrl: `${auth}/token`,
    baseUrl,
    transcriptDetailUrl: detail.url,
    transcriptDetailPath: `/${options.transcriptDetailPath.replace(/^\//, '')}`,
    clientId: text('clientId', options.clientId),
    clientSecret: secret(options.clientSecret),
    scope: text('scope', options.scope),
    companyId: headerText('companyId', text('companyId', options.companyId)),
    authorizationScheme: headerText('authorizationScheme', options.authorizationScheme ?? 'Bearer'),
    expiresInUnitMs: units[unit],
    renewEarlyMs: options.renewEarlyMs ?? 30_000,
    isNoData: options.isNoData,
    headers: extraHeaders(options.headers ?? {}),
    policy: callPolicy(defaultPolicy, options),
    hooks: joinedHooks([diagnosticsHooks(), ...hooks]),
    surroundings: surroundings(options),
  }
}

function namedHooks({ onRequest, aroundRequest, onResponse, onRetry, onToken }: ServiceHooks): ServiceHooks {
  return { onRequest, aroundRequest, onResponse, onRetry, onToken }
}

function base(name: string, value: unknown, rule: { readonly allowHttp: boolean }): string {
  const read = readBase(text(name, value), rule)
  if ('base' in read) return read.base
  throw configurationError(`"${name}" ${read.problem}`)
}

function text(name: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value
  throw configurationError(
    `"${name}" is ${value === undefined ? 'missing' : 'not a text with something in it'}`,
  )
}

function secret(value: unknown): Secret {
  // A function is asked when a token is needed; what it gives is checked then.
  return typeof value === 'function' ? (value as () => string) : text('clientSecret', value)
}

function headerText(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]*$/.test(value)) return value
  throw configurationError(`"${name}" holds a character that no header can carry`)
}

function extraHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).map(([name, value]) => {
    const lower = name.toLowerCase()
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(lower))
      throw configurationError('"headers" has a name that is none')
    if (ownHeaders.includes(lower))
      throw configurationError(`"headers" holds ${lower}, which the client sets`)
    if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value))
      throw configurationError('"headers" holds a value that no header can carry')
    return [lower, value] as const
  })
  return Object.fromEntries(entries)
}
