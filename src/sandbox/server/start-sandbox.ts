/** The sandbox behind real ports, on the loopback interface unless set otherwise: HTTP, and HTTPS with a certificate made for the occasion. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { checkOptions } from '../../diagnostics/check-options.ts'
import { aListOf, aText, type Rule, type Rules } from '../../text/messages/option-rules.ts'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { toResponse } from '../faults/to-response.ts'
import { shownMethod } from '../settings/event.ts'
import { hostName } from '../settings/host-name.ts'
import {
  aHost,
  hosts,
  readSettings,
  type SandboxOptions,
  type Settings,
  sandboxRules,
} from '../settings/settings.ts'
import type { SandboxAccount } from '../state/account.ts'
import { type HostRule, hostRule, isWildcard, otherHost } from './allowed-hosts.ts'
import { createCertificate } from './create-certificate.ts'
import { nodeListener } from './node-listener.ts'
import { callbackPoster } from './post-callback.ts'

/**
 * The options of `startSandbox`: those of the sandbox, and where it listens.
 * @example
 * const own: ServerOptions = { port: 0, httpsPort: 0, noData: '404' }
 * const running = await startSandbox(own)
 * running.https?.baseUrl.startsWith('https://') // => true
 * await running.close()
 */
export interface ServerOptions extends SandboxOptions {
  /** Port for HTTP; 0, which is usual, takes any free one. */
  readonly port?: number
  /** Port for HTTPS; 0 takes any free one. Without it there is no HTTPS. */
  readonly httpsPort?: number
  /** The name or address at which it listens: 127.0.0.1. 0.0.0.0 or :: for every address of the machine. */
  readonly host?: string
  /** Names that it goes by besides localhost and `host`; calls for other hosts are refused. */
  readonly allowHosts?: readonly string[]
  /** Certificates (PEM) that are trusted when callbacks are sent, besides the usual ones. */
  readonly callbackCertificates?: readonly string[]
}

/**
 * A sandbox that listens.
 * @example
 * const running: RunningSandbox = await startSandbox()
 * running.account.baseUrl.startsWith('http://127.0.0.1:') // => true
 * await running.close()
 */
export interface RunningSandbox {
  readonly account: SandboxAccount
  /** The same service by HTTPS; null without it. */
  readonly https: HttpsAddress | null
  /** What is behind the ports, for consents and callbacks. */
  readonly sandbox: Sandbox
  /** Ends all connections and frees the ports. */
  readonly close: () => Promise<void>
}

/**
 * Where a sandbox listens by HTTPS.
 * @example
 * const trusted = ({ certificate }: HttpsAddress): { readonly ca: string } => ({ ca: certificate })
 */
export interface HttpsAddress {
  readonly authUrl: string
  readonly baseUrl: string
  /** PEM. A client that trusts it can connect. */
  readonly certificate: string
}

const aPort: Rule = {
  expected: 'a whole number from 0 to 65535',
  fits: value => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65_535,
}

const rules: Rules<ServerOptions> = {
  ...sandboxRules,
  port: aPort,
  httpsPort: aPort,
  host: aHost,
  allowHosts: hosts,
  callbackCertificates: aListOf(aText, 'certificates (PEM)'),
}

/**
 * Starts a sandbox. Rejects with OptionsError for an option that is unknown, of another kind or out of range, and with the error of the system where a port cannot be had, such as EADDRINUSE.
 * @example
 * const running = await startSandbox()
 * const answer = await fetch(`${running.account.authUrl}/token`, { method: 'POST' })
 * await running.close()
 * answer.ok // => false
 */
export async function startSandbox(options: ServerOptions = {}): Promise<RunningSandbox> {
  checkOptions('startSandbox', options, rules)
  const {
    port = 0,
    httpsPort,
    host = '127.0.0.1',
    allowHosts = [],
    callbackCertificates = [],
    ...rest
  } = options
  const settings = readSettings(rest)
  const isOurs = hostRule(host, allowHosts)
  const listener = (scheme: string, server: () => Server): RequestListener => {
    let origin: string | undefined
    return nodeListener({
      // Known once it listens, and the same from then on.
      origin: () => {
        origin ??= originOf(scheme, host, server())
        return origin
      },
      maxBodyBytes: settings.maxBodyBytes,
      refuse: incoming => (isOurs(callOf(incoming)) ? undefined : refusal(incoming, settings)),
      handle: request => sandbox.handle(request),
    })
  }
  const plain: Server = createServer(listener('http', () => plain))
  await listen(plain, host, port)
  // The address is known only now; no request can have come yet.
  const deliver = callbackPoster(callbackCertificates)
  const sandbox = createSandbox({
    deliver,
    ...rest,
    // Whoever can reach the port could else have this machine call any host.
    callbackHosts: rest.callbackHosts ?? [],
    origin: originOf('http', host, plain),
  })
  const secure =
    httpsPort === undefined
      ? null
      : await startSecure(host, allowHosts, httpsPort, server => listener('https', server), plain)
  return {
    account: sandbox.account,
    https: secure?.address ?? null,
    sandbox,
    close: async () => {
      sandbox.close()
      await Promise.all([end(plain), ...(secure === null ? [] : [end(secure.server)])])
    },
  }
}

function callOf({ headers, socket, url = '' }: IncomingMessage): Parameters<HostRule>[0] {
  // What stands in the first line goes before the header (RFC 9112 section 3.2.2).
  const inLine = URL.canParse(url) ? new URL(url).host : undefined
  return { host: inLine ?? headers.host, localAddress: socket.localAddress }
}

async function refusal({ method }: IncomingMessage, settings: Settings): Promise<Response> {
  const answer = otherHost()
  const { status, choices } = answer
  settings.onEvent({
    kind: 'call',
    method: shownMethod(method ?? ''),
    call: 'unknown',
    status,
    fault: null,
    choices,
  })
  return await toResponse(answer, null, settings.sleep, new AbortController())
}

async function startSecure(
  host: string,
  allowHosts: readonly string[],
  port: number,
  listener: (server: () => Server) => RequestListener,
  plain: Server,
): Promise<{ readonly server: Server; readonly address: HttpsAddress }> {
  // By the clock of the machine, whatever the sandbox's own says: that is what clients hold it against.
  const { certificate, privateKey } = createCertificate(Date.now(), [
    ...(isWildcard(host) ? [] : [host]),
    ...allowHosts,
  ])
  const server: Server = createSecureServer(
    { cert: certificate, key: privateKey },
    listener(() => server),
  )
  try {
    await listen(server, host, port)
  } catch (error) {
    await end(plain)
    throw error
  }
  const origin = originOf('https', host, server)
  return { server, address: { authUrl: origin, baseUrl: origin, certificate } }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host.replace(/^\[(.*)\]$/, '$1'), () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function end(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** An address at which the server can be called from this machine. */
function originOf(scheme: string, host: string, server: Server): string {
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const name = isWildcard(host) ? (host === '0.0.0.0' ? '127.0.0.1' : '[::1]') : hostName(host)
  return `${scheme}://${name}:${port}`
}
