/** A sandbox with a clock that stands still, waiting that takes no time, and calls in one line each. */
import { createSandbox, type Sandbox } from '../../src/sandbox/create-sandbox.ts'
import type { SandboxEvent } from '../../src/sandbox/settings/event.ts'
import type { SandboxOptions } from '../../src/sandbox/settings/settings.ts'

export interface Rig {
  readonly sandbox: Sandbox
  readonly events: readonly SandboxEvent[]
  /** Milliseconds of each waiting so far. */
  readonly waits: readonly number[]
  /** Moves the clock on. */
  readonly pass: (milliseconds: number) => void
  /** Posts to a path, with a good token and euid unless the headers say otherwise; null leaves a header out. */
  readonly post: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string | null>>,
  ) => Promise<Response>
  /** A good access token. */
  readonly token: () => Promise<string>
}

export const start = Date.UTC(2026, 10, 20, 12)

/** The fields of a good token call. */
export const credentials = {
  grant_type: 'client_credentials',
  client_id: 'sandbox-client',
  client_secret: 'sandbox-secret',
  scope: 'sandbox-scope',
}

/** The fields of a good transcript-detail call. */
export const order = {
  companyId: 'sandbox-company',
  tin: '987654321',
  transcriptType: 'ACTR',
  transcriptForm: '1040',
  transcriptPeriod: '202112',
}

export const detailPath = '/v2/transcript-detail'

export function rig(options: SandboxOptions = {}): Rig {
  const events: SandboxEvent[] = []
  const waits: number[] = []
  let now = start
  const sandbox = createSandbox({
    now: () => now,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted()
      waits.push(milliseconds)
    },
    onEvent: event => events.push(event),
    ...options,
  })
  const { authUrl, baseUrl, clientId, clientSecret, scope, companyId } = sandbox.account
  const token = async (): Promise<string> => {
    const response = await sandbox.fetch(`${authUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...credentials, client_id: clientId, client_secret: clientSecret, scope }),
    })
    const granted: unknown = await response.json()
    return String(Object(granted).access_token)
  }
  return {
    sandbox,
    events,
    waits,
    pass: milliseconds => {
      now += milliseconds
    },
    post: async (path, body, headers = {}) => {
      const all: Readonly<Record<string, string | null>> = {
        authorization: 'authorization' in headers ? null : `Bearer ${await token()}`,
        euid: companyId,
        'content-type': 'application/json',
        ...headers,
      }
      const given = Object.entries(all).flatMap(([name, value]) =>
        value === null ? [] : [[name, value] as [string, string]],
      )
      return await sandbox.fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: given,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    },
    token,
  }
}

/** What a response says of the choices that it rests on. */
export function choicesOf(response: Response): readonly string[] {
  return (response.headers.get('sandbox-choice') ?? '').split(', ').filter(each => each !== '')
}
