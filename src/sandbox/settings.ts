/** The options of a sandbox, and what holds where one is left out. */
import type { SandboxEvent } from './event.ts'
import { hostName } from './host-name.ts'
import { sleep } from './sleep.ts'

/** That a taxpayer has granted a company access. */
export interface Consent {
  readonly companyId: string
  /** 9 digits. */
  readonly tin: string
}

/** What a callback is about. */
export interface CallbackSubject {
  readonly kind: 'individual' | 'business'
  readonly tinType: 'SSN' | 'EIN'
  readonly tin: string
  readonly firstName: string
  readonly lastName: string
  /** Empty for individuals. */
  readonly businessName: string
}

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
  /** Seconds; 3600 unless told. */
  readonly tokenLifetime?: number
  /** Whether consent is required, as in production. No, as in the test environment, unless told. */
  readonly production?: boolean
  /** Consents granted from the start; they count in production mode. */
  readonly consents?: readonly Consent[]
  /** Outcome where there is no data: a transcript that says so, or status 404. */
  readonly noData?: 'transcript' | '404'
  /** The checkbox of the account page: which kind of result callbacks carry. */
  readonly callbackKind?: 'individual' | 'business'
  /** The body of callbacks; the interface does not show its fields. */
  readonly callbackBody?: (subject: CallbackSubject) => object
  /** Milliseconds after a call at which the data becomes available and the callback is sent; 50 unless told. */
  readonly availableAfter?: number
  /**
   * Hosts besides this machine that callbacks may be sent to; `any` for all. `any` for createSandbox, which sends them nowhere by
   * itself, and none for startSandbox, unless told.
   */
  readonly callbackHosts?: readonly string[] | 'any'
  /** How callbacks are sent. Without it they are only kept, in `sandbox.callbacks`. */
  readonly deliver?: (request: Request) => Promise<Response>
  /** Bytes of the longest body that is read; 1 MiB unless told. */
  readonly maxBodyBytes?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Waits; rejects with the reason of the signal when it is aborted. */
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /** So many bytes that nobody can guess, for tokens. */
  readonly randomBytes?: (count: number) => Uint8Array
  /** Told of every call and callback. */
  readonly onEvent?: (event: SandboxEvent) => void
}

export type Settings = Omit<Required<SandboxOptions>, 'deliver'> & Pick<SandboxOptions, 'deliver'>

/** @throws TypeError for a path without a slash at its start, a host that is none, or a number out of range */
export function readSettings(options: SandboxOptions): Settings {
  const settings: Settings = {
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
  if (!/^\/[^?#]*$/.test(settings.transcriptDetailPath))
    throw new TypeError('transcriptDetailPath begins with a slash and has no query')
  if (settings.callbackHosts !== 'any' && settings.callbackHosts.some(host => hostName(host) === undefined))
    throw new TypeError('callbackHosts holds names or addresses, without a port')
  for (const name of ['tokenLifetime', 'availableAfter', 'maxBodyBytes'] as const) {
    if (!(settings[name] >= 0)) throw new TypeError(`${name} is a number from 0`)
  }
  return settings
}

function bodyOf(subject: CallbackSubject): object {
  const { kind, tinType, tin, firstName, lastName, businessName } = subject
  return kind === 'business' ? { tinType, tin, businessName } : { tinType, tin, firstName, lastName }
}
