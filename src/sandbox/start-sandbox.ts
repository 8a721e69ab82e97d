/** The sandbox behind real ports on the loopback interface: HTTP, and HTTPS with a certificate made for the occasion. */
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { SandboxAccount } from './account.ts'
import { createCertificate } from './create-certificate.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import { nodeListener } from './node-listener.ts'
import { callbackPoster } from './post-callback.ts'
import { readSettings, type SandboxOptions } from './settings.ts'

export interface ServerOptions extends SandboxOptions {
  /** Port for HTTP; 0, which is usual, takes any free one. */
  readonly port?: number
  /** Port for HTTPS; 0 takes any free one. Without it there is no HTTPS. */
  readonly httpsPort?: number
  /** Certificates (PEM) that are trusted when callbacks are sent, besides the usual ones. */
  readonly callbackCertificates?: readonly string[]
}

export interface RunningSandbox {
  readonly account: SandboxAccount
  /** The same service by HTTPS; null without it. */
  readonly https: HttpsAddress | null
  /** What is behind the ports, for consents and callbacks. */
  readonly sandbox: Sandbox
  /** Ends all connections and frees the ports. */
  readonly close: () => Promise<void>
}

export interface HttpsAddress {
  readonly authUrl: string
  readonly baseUrl: string
  /** PEM. A client that trusts it can connect. */
  readonly certificate: string
}

const host = '127.0.0.1'

/** Starts a sandbox. Rejects with the error of the system where a port cannot be had, such as EADDRINUSE. */
export async function startSandbox(options: ServerOptions = {}): Promise<RunningSandbox> {
  const { port = 0, httpsPort, callbackCertificates = [], ...rest } = options
  const { maxBodyBytes } = readSettings(rest)
  const handle = (request: Request): Promise<Response> => sandbox.handle(request)
  const plain: Server = createServer(
    nodeListener({ origin: () => originOf('http', plain), maxBodyBytes, handle }),
  )
  await listen(plain, port)
  // The address is known only now; no request can have come yet.
  const deliver = callbackPoster(callbackCertificates)
  const sandbox = createSandbox({ deliver, ...rest, origin: originOf('http', plain) })
  const secure = httpsPort === undefined ? null : await startSecure(httpsPort, maxBodyBytes, handle, plain)
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

async function startSecure(
  port: number,
  maxBodyBytes: number,
  handle: (request: Request) => Promise<Response>,
  plain: Server,
): Promise<{ readonly server: Server; readonly address: HttpsAddress }> {
  // By the clock of the machine, whatever the sandbox's own says: that is what clients hold it against.
  const { certificate, privateKey } = createCertificate(Date.now())
  const server: Server = createSecureServer(
    { cert: certificate, key: privateKey },
    nodeListener({ origin: () => originOf('https', server), maxBodyBytes, handle }),
  )
  try {
    await listen(server, port)
  } catch (error) {
    await end(plain)
    throw error
  }
  const origin = originOf('https', server)
  return { server, address: { authUrl: origin, baseUrl: origin, certificate } }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
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

function originOf(scheme: string, server: Server): string {
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return `${scheme}://${host}:${port}`
}
