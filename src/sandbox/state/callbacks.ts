/** Callbacks: posted to the endpoint that a call named, once the data is available. Interface document, section 6. */
import type { Choice } from '../choices.ts'
import type { Settings } from '../settings/settings.ts'
import type { Taxpayer } from '../taxpayers/taxpayers.ts'

/**
 * A callback that was sent, or kept where nothing sends it.
 * @example
 * const isTaken = ({ status }: SentCallback): boolean => status === 200
 * createSandbox().callbacks.every(isTaken) // => true
 */
export interface SentCallback {
  /** Where it went: always https. */
  readonly url: string
  readonly body: string
  /** The receiver's status; null where it could not be reached or was not tried. */
  readonly status: number | null
}

/** The callbacks that wait and those that were sent. */
export interface Callbacks {
  readonly plan: (endpoint: string, taxpayer: Taxpayer) => void
  /** The last thousand, oldest first. */
  readonly sent: readonly SentCallback[]
  /** Resolves when none is under way. */
  readonly idle: () => Promise<void>
  /** Drops those that wait. */
  readonly close: () => void
}

const mostKept = 1000

/** Callbacks of which none was sent. */
export function createCallbacks(settings: Settings): Callbacks {
  const sent: SentCallback[] = []
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()
  const send = async (endpoint: string, body: string): Promise<void> => {
    await settings.sleep(settings.availableAfter, closing.signal)
    const url = securedUrl(endpoint)
    const isRedirected = new URL(endpoint).protocol === 'http:'
    const choices: readonly Choice[] = ['callback-body', 'callback-attempts']
    const headers = {
      'Content-Type': 'application/json',
      'Sandbox-Choice': [...choices, ...(isRedirected ? ['callback-https'] : [])].join(', '),
    }
    const request = new Request(url, { method: 'POST', headers, body, signal: closing.signal })
    const status = await delivered(settings, request)
    sent.push({ url, body, status })
    if (sent.length > mostKept) sent.shift()
    const outcome = settings.deliver === undefined ? 'kept' : status === null ? 'failed' : 'delivered'
    settings.onEvent({ kind: 'callback', outcome, status })
  }
  return {
    plan: (endpoint, taxpayer) => {
      // A callback that is dropped while it waits is no failure.
      const work = send(endpoint, bodyText(settings, taxpayer))
        .catch(() => undefined)
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    sent,
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close: () => closing.abort(),
  }
}

function bodyText(settings: Settings, taxpayer: Taxpayer): string {
  const { tinType, tin, firstName, lastName, businessName } = taxpayer
  const kind = settings.callbackKind
  return JSON.stringify(settings.callbackBody({ kind, tinType, tin, firstName, lastName, businessName }))
}

/** `http://host:8080/x` as `https://host:8080/x`: only https endpoints receive the callback. */
function securedUrl(endpoint: string): string {
  const url = new URL(endpoint)
  url.protocol = 'https:'
  return url.href
}

async function delivered(settings: Settings, request: Request): Promise<number | null> {
  try {
    const response = await settings.deliver?.(request)
    await response?.body?.cancel()
    return response?.status ?? null
  } catch {
    return null
  }
}
