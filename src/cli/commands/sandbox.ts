/** `txmap sandbox`: a local server that answers as the data service does, until it is interrupted. */
import { X509Certificate } from 'node:crypto'
import { resolve } from 'node:path'
import { codeOf } from '../../node/system-reason.ts'
import type { RunningSandbox, ServerOptions } from '../../sandbox/server/start-sandbox.ts'
import type { SandboxEvent } from '../../sandbox/settings/event.ts'
import { readArguments } from '../arguments.ts'
import { readFile, saveFile } from '../files.ts'
import { type Command, exit, type Io, usageError } from '../io.ts'
import { renderAccount } from '../render/render-account.ts'
import { jsonText } from '../terminal.ts'

const usualPort = '4506'

export const sandbox: Command = {
  help: `Usage: txmap sandbox [--port N] [--json] [OPTIONS]

Runs an emulation of the transcript data service on this machine until it is interrupted (Ctrl-C), for trying and testing
clients. Prints what the account page would show: addresses, credentials, company id, test taxpayers, transcripts. All
people and ids are made up. docs/sandbox.md says what it does where the interface is silent, and its faults.

  --port N               port for HTTP; 0 for any free one; default: ${usualPort}
  --host HOST            name or address to listen at; default: 127.0.0.1, which no other machine reaches
  --allow-host NAME      answer calls for this host too; may be given several times. Others than localhost and HOST are refused
  --json                 print the account page as one line of JSON
  --https-port N         HTTPS as well, on this port, with a certificate made for the occasion; 0 for any free one
  --certificate FILE     write that certificate to a file, for clients to trust
  --production           require consent, as in production
  --no-data OUTCOME      where there is no data: "transcript" (a transcript that says so, usual) or "404"
  --token-lifetime N     seconds that a token is good for; default: 3600
  --callback-kind KIND   what callbacks carry: "individual" (usual) or "business"
  --callback-ca FILE     a certificate (PEM) to trust when callbacks are sent; may be given several times
  --callback-host HOST   send callbacks to this host too, besides this machine; "any" for all; may be given several times
  --log                  one line for each call and callback on standard error; usual without --json
  --help                 this text

Exit codes: 0 it was interrupted, 2 wrong usage or a port that is in use, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments(
      'sandbox',
      args,
      {
        port: { type: 'string', default: usualPort },
        host: { type: 'string', default: '127.0.0.1' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        'https-port': { type: 'string' },
        certificate: { type: 'string' },
        production: { type: 'boolean', default: false },
        'no-data': { type: 'string', default: 'transcript' },
        'token-lifetime': { type: 'string', default: '3600' },
        'callback-kind': { type: 'string', default: 'individual' },
        'callback-ca': { type: 'string', multiple: true, default: [] },
        'callback-host': { type: 'string', multiple: true, default: [] },
        log: { type: 'boolean', default: false },
      },
      { needs: { certificate: 'https-port' } },
    )
    if (positionals.length > 0) throw usageError('it takes options only')
    const httpsPort = values['https-port']
    await readHosts('--host', [values.host])
    const options: ServerOptions = {
      port: readNumber('--port', values.port, 65_535),
      host: values.host,
      allowHosts: await readHosts('--allow-host', values['allow-host']),
      ...(httpsPort === undefined ? {} : { httpsPort: readNumber('--https-port', httpsPort, 65_535) }),
      production: values.production,
      noData: readOneOf('--no-data', values['no-data'], ['transcript', '404']),
      tokenLifetime: readNumber('--token-lifetime', values['token-lifetime'], 1_000_000_000),
      callbackKind: readOneOf('--callback-kind', values['callback-kind'], ['individual', 'business']),
      callbackCertificates: values['callback-ca'].map(file => readCertificate(file, io)),
      callbackHosts: values['callback-host'].includes('any')
        ? 'any'
        : await readHosts('--callback-host', values['callback-host']),
      ...(values.json && !values.log ? {} : { onEvent: event => io.note(`${eventLine(event)}\n`) }),
    }
    if (values.certificate !== undefined) mayBeReplaced(values.certificate, values['callback-ca'], io)
    const running = await started(options)
    try {
      const { account, https } = running
      if (values.certificate !== undefined && https !== null)
        saveFile(values.certificate, https.certificate, io)
      io.write(
        values.json
          ? `${jsonText(https === null ? account : { ...account, https })}\n`
          : renderAccount(running),
      )
      await io.untilInterrupted()
    } finally {
      await running.close()
    }
    return exit.fine
  },
}

/** @throws UsageError where `file` is there and is no certificate of a sandbox, or is one that callbacks are to trust */
function mayBeReplaced(file: string, trusted: readonly string[], io: Io): void {
  if (trusted.some(each => resolve(each) === resolve(file)))
    throw usageError(`"${file}" is read by --callback-ca; name another file with --certificate`)
  if (!io.exists(file) || isOfSandbox(readFile(file, io))) return
  throw usageError(`"${file}" is there and is no certificate of a sandbox; name another file, or remove it`)
}

/** Whether a text is nothing but a certificate that a sandbox made. */
function isOfSandbox(text: string): boolean {
  const isOne = /^\s*-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----\s*$/.test(text)
  try {
    return isOne && new X509Certificate(text).subject === 'CN=Transcript sandbox on this machine'
  } catch {
    return false
  }
}

async function started(options: ServerOptions): Promise<RunningSandbox> {
  // Loaded here and not above: no other command needs the samples.
  const { startSandbox } = await import('../../sandbox/server/start-sandbox.ts')
  try {
    return await startSandbox(options)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE') throw usageError('the port is in use; --port 0 takes any free one')
    if (code === 'EACCES') throw usageError('the port may not be used; take one from 1024')
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw usageError('--host is no name or address of this machine; 0.0.0.0 stands for all of them')
    throw error
  }
}

async function readHosts(option: string, texts: readonly string[]): Promise<readonly string[]> {
  // Loaded here and not above, as the server is.
  const { hostName } = await import('../../sandbox/settings/host-name.ts')
  if (texts.some(text => hostName(text) === undefined))
    throw usageError(`${option} is a name or an address, without a port`)
  return texts
}

function readCertificate(file: string, io: Io): string {
  const text = readFile(file, io)
  try {
    new X509Certificate(text)
  } catch {
    throw usageError(`"${file}" holds no certificate (PEM)`)
  }
  return text
}

function readNumber(option: string, text: string, most: number): number {
  if (!/^[0-9]{1,10}$/.test(text) || Number(text) > most)
    throw usageError(`${option} is a number from 0 to ${most}`)
  return Number(text)
}

function readOneOf<T extends string>(option: string, text: string, known: readonly T[]): T {
  const found = known.find(each => each === text)
  if (found === undefined) throw usageError(`${option} is one of ${known.join(', ')}`)
  return found
}

function eventLine(event: SandboxEvent): string {
  if (event.kind === 'callback') {
    return `callback ${event.outcome}${event.status === null ? '' : ` ${event.status}`}`
  }
  const { method, call, status, fault, choices } = event
  const marks = [
    ...(fault === null ? [] : [`fault ${fault}`]),
    ...(choices.length === 0 ? [] : [`choice ${[...new Set(choices)].join(', ')}`]),
  ]
  return `${method} ${call} ${status}${marks.map(mark => `  ${mark}`).join('')}`
}
