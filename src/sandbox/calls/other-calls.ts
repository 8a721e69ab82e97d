/**
 * The Request, Taxpayers and Reports calls as far as the interface shows them: that they exist, that the first two take a
 * callback, and that the first is exempt from consent. Their fields and results are not shown.
 */
import { isLoopbackHost } from '../../text/loopback-host.ts'
import { jsonAnswer } from '../answer/answer.ts'
import { Refusal, refused } from '../answer/refusal.ts'
import type { Choice } from '../choices.ts'
import { callbackField, companyIdField, tinField } from '../request/field-rules.ts'
import { expiredNow, readAccess } from '../request/read-access.ts'
import { type Fields, readFields } from '../request/read-fields.ts'
import { readTaxpayer } from '../request/read-taxpayer.ts'
import type { CallName } from '../settings/event.ts'
import { hostName } from '../settings/host-name.ts'
import type { Settings } from '../settings/settings.ts'
import type { Callbacks } from '../state/callbacks.ts'
import type { Taxpayer } from '../taxpayers/taxpayers.ts'
import type { Accepted, Call, Shared } from './call.ts'

interface Kind {
  readonly name: CallName
  readonly path: string
  readonly needsConsent: boolean
  readonly takesCallback: boolean
}

const kinds: readonly Kind[] = [
  { name: 'request', path: '/v2/request', needsConsent: false, takesCallback: true },
  { name: 'taxpayers', path: '/v2/taxpayers', needsConsent: true, takesCallback: true },
  { name: 'reports', path: '/v2/reports', needsConsent: true, takesCallback: false },
]

export function otherCalls(shared: Shared, callbacks: Callbacks): readonly Call[] {
  return kinds.map(kind => otherCall(kind, shared, callbacks))
}

function otherCall(kind: Kind, shared: Shared, callbacks: Callbacks): Call {
  const { settings, tokens, consents, taxpayers } = shared
  return {
    name: kind.name,
    path: kind.path,
    accept: async request => {
      const access = readAccess(request.headers, tokens, settings)
      if (access instanceof Refusal) return access
      const rules = [companyIdField, tinField, ...(kind.takesCallback ? [callbackField] : [])]
      const fields = await readFields(request, rules, settings.maxBodyBytes)
      if (fields instanceof Refusal) return fields
      if (kind.takesCallback && !isCallbackHost(fields.value(callbackField), settings))
        return refused(
          400,
          'callback-host',
          'callbackUrl is an address of this machine, or of a host that the sandbox was started to send callbacks to: --callback-host',
          { choices: ['callback-host'], fields: [callbackField.name] },
        )
      const asked = {
        companyId: fields.value(companyIdField),
        tin: fields.value(tinField),
        needsConsent: kind.needsConsent,
      }
      const taxpayer = readTaxpayer(asked, taxpayers, consents, settings)
      if (taxpayer instanceof Refusal) return taxpayer
      return accepted(kind, shared, callbacks, fields, taxpayer, access.token)
    },
  }
}

/** Whether callbacks may go to an endpoint; none goes nowhere. A page could else have this machine call whatever host it likes. */
function isCallbackHost(endpoint: string, { callbackHosts }: Settings): boolean {
  if (endpoint === '' || callbackHosts === 'any') return true
  const { hostname } = new URL(endpoint)
  return isLoopbackHost(hostname) || callbackHosts.some(host => hostName(host) === hostname)
}

function accepted(
  kind: Kind,
  shared: Shared,
  callbacks: Callbacks,
  fields: Fields,
  taxpayer: Taxpayer,
  token: string,
): Accepted {
  const tin = fields.value(tinField)
  const endpoint = kind.takesCallback ? fields.value(callbackField) : ''
  const grants = shared.settings.production && !kind.needsConsent
  const choices: readonly Choice[] = [
    'other-calls',
    'authorization-scheme',
    ...(endpoint === '' ? [] : (['callback-endpoint'] as const)),
    ...(grants ? (['consent-by-request'] as const) : []),
    ...fields.choices,
  ]
  return {
    tin,
    subject: JSON.stringify([kind.name, tin]),
    perform: () => {
      if (grants) shared.consents.grant({ companyId: fields.value(companyIdField), tin: taxpayer.tin })
      if (endpoint !== '') callbacks.plan(endpoint, taxpayer)
      return jsonAnswer(200, {}, { choices })
    },
    performExpired: () => expiredNow(token, shared.tokens),
  }
}
