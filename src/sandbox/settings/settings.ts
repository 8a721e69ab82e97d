/** The options of a sandbox, and what holds where one is left out. */

import {
  aFunction,
  aListOf,
  aNumber,
  anObject,
  aSwitch,
  aText,
  oneOfTexts,
  type Rule,
  type Rules,
} from '../../text/messages/option-rules.ts'
import type { SandboxEvent } from './event.ts'
import { hostName } from './host-name.ts'
import { sleep } from './sleep.ts'

/**
 * That a taxpayer has granted a company access.
 * @example
 * const consent: Consent = { companyId: 'sandbox-company', tin: '987654321' }
 * createSandbox({ production: true, consents: [consent] })
 */
export interface Consent {
  readonly companyId: string
  /** 9 digits. */
  readonly tin: string
}

/**
 * What a callback is about.
 * @example
 * const callbackBody = ({ tin, lastName }: CallbackSubject): object => ({ id: tin, name: lastName })
 * createSandbox({ callbackBody })
 */
export interface CallbackSubject {
  readonly kind: 'individual' | 'business'
  readonly tinType: 'SSN' | 'EIN'
  readonly tin: string
  readonly firstName: string
  readonly lastName: string
  /** Empty for individuals. */
  readonly businessName: string
}

/**
 * The options of `createSandbox`; what is left out is as in the test environment.
 * @example
 * const own: SandboxOptions = { noData: '404', tokenLifetime: 60 }
 * createSandbox(own).account.scope // => 'sandbox-scope'
 */
export interface SandboxOptions {
  readonly clientId?: string
  readonly clientSecret?: string
  readonly scope?: string
  /** The registered company id: the value of the euid header. */
  readonly companyId?: string
  /** Other companies over which the caller has authority. */
  readonly onBehalfOf?: readonly string[]
  /** The interface does not show the path; set the one of your account page. Begins with a slash. */
  readonly transcriptDetailPath?: string
  /** Seconds; 3600 by default. */
  readonly tokenLifetime?: number
  /** Whether consent is required, as in production. No, as in the test environment by default. */
  readonly production?: boolean
  /** Consents granted from the start; they count in production mode. */
  readonly consents?: readonly Consent[]
  /** Outcome where there is no data: a transcript that says so, or status 404. */
  readonly noData?: 'transcript' | '404'
  /** The checkbox of the account page: which kind of result callbacks carry. */
  readonly callbackKind?: 'individual' | 'business'
  /** The body of callbacks; the interface does not show its fields. */
  readonly callbackBody?: (subject: CallbackSubject) => object
  /** Milliseconds after a call at which the data becomes available and the callback is sent; 50 by default. */
  readonly availableAfter?: number
  /**
   * Hosts besides this machine that callbacks may be sent to; `any` for all. `any` for createSandbox, which sends them nowhere by
   * itself, and none for startSandbox by default.
   */
  readonly callbackHosts?: readonly string[] | 'any'
  /** How callbacks are sent. Without it they are only kept, in `sandbox.callbacks`. */
  readonly deliver?: (request: Request) => Promise<Response>
  /** Bytes of the longest body that is read; 1 MiB by default. */
  readonly maxBodyBytes?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Waits; rejects with the reason of the signal when it is aborted. */
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** Gives this many random bytes that nobody can guess, for tokens. */
  readonly randomBytes?: (count: number) => Uint8Array
  /** Called for every call and callback. */
  readonly onEvent?: (event: SandboxEvent) => void
}

/** The options, all of them settled. */
export type Settings = Omit<Required<SandboxOptions>, 'deliver'> & Pick<SandboxOptions, 'deliver'>

/** A text that is a name or an address of a host, without a port. */
export const aHost: Rule = {
  expected: 'a name or an address, without a port,',
  fits: value => typeof value === 'string' && hostName(value) !== undefined,
}

/** Lists of hosts. */
export const hosts: Rule = aListOf(aHost, 'names or addresses, without a port,')

/** The rules of the options that `createSandbox` and `startSandbox` share. */
export const sandboxRules: Rules<SandboxOptions> = {
  clientId: aText,
  clientSecret: aText,
  scope: aText,
  companyId: aText,
  onBehalfOf: aListOf(aText, 'texts'),
  transcriptDetailPath: {
    expected: 'a path that begins with a slash and has no query',
    fits: value => typeof value === 'string' && /^\/[^?#]*$/.test(value),
  },
  tokenLifetime: aNumber(0),
  production: aSwitch,
  consents: aListOf(
    { expected: 'a consent', fits: value => anObject.fits(value) && isConsent(Object(value)) },
    '{ companyId, tin }',
  ),
  noData: oneOfTexts('transcript', '404'),
  callbackKind: oneOfTexts('individual', 'business'),
  callbackBody: aFunction,
  availableAfter: aNumber(0),
  callbackHosts: {
    ...hosts,
    expected: `"any" or ${hosts.expected}`,
    fits: value => value === 'any' || hosts.fits(value),
  },
  deliver: aFunction,
  maxBodyBytes: aNumber(0),
  now: aFunction,
  sleep: aFunction,
  randomBytes: aFunction,
  onEvent: aFunction,
}

function isConsent({ companyId, tin }: Partial<Record<keyof Consent, unknown>>): boolean {
  return typeof companyId === 'string' && typeof tin === 'string'
}

/** The options, which were held against their rules, and what holds where one is left out. */
export function readSettings(options: SandboxOptions): Settings {
  return {
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-secret',
    scope: 'sandbox-scope',
    companyId: 'sandbox-company',
    onBehalfOf: ['client-company'],
    transcriptDetailPath: '/v2/transcript-detail',
    tokenLifetime: 3600,
    production: false,
    consents: [],
    noData: 'transcript',
    callbackKind: 'individual',
    callbackBody: bodyOf,
    callbackHosts: 'any',
    availableAfter: 50,
    maxBodyBytes: 2 ** 20,
    now: () => Date.now(),
    sleep,
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
    onEvent: () => undefined,
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  }
}

function bodyOf(subject: CallbackSubject): object {
  const { kind, tinType, tin, firstName, lastName, businessName } = subject
  return kind === 'business' ? { tinType, tin, businessName } : { tinType, tin, firstName, lastName }
}
