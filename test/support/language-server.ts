/** The language server that editors run for YAML, spoken to as an editor does: JSON-RPC over its standard streams. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './goldens.ts'

/** A place in the text, from 0. */
export interface Place {
  readonly line: number
  readonly character: number
}

export interface LanguageServer {
  /** The result of a request about the document, at a place of it. */
  readonly ask: (method: string, place: Place) => Promise<unknown>
  /** The messages of the faults that it finds in the document. */
  readonly faults: Promise<readonly string[]>
  readonly end: () => void
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: {
    readonly items?: readonly unknown[]
    readonly diagnostics?: readonly { message: string }[]
  }
  readonly result?: unknown
}

/** Starts it with one open document, which is at `file`, whether it is on the disk or not. */
export async function startLanguageServer(text: string, file = '/mine.yaml'): Promise<LanguageServer> {
  const bin = join(projectRoot, 'node_modules/yaml-language-server/bin/yaml-language-server')
  const server = spawn(process.execPath, [bin, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map<number, (result: unknown) => void>()
  let reported: (faults: readonly string[]) => void = () => undefined
  const faults = new Promise<readonly string[]>(resolve => {
    reported = resolve
  })
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const receive = ({ id, method, params, result }: Message): void => {
    if (method === 'textDocument/publishDiagnostics')
      reported((params?.diagnostics ?? []).map(({ message }) => message))
    // It asks for settings; there are none.
    else if (method !== undefined && id !== undefined)
      send({ id, result: (params?.items ?? []).map(() => ({})) })
    else if (id !== undefined) waiting.get(id)?.(result)
  }
  server.stdout.on('data', messagesInto(receive))
  let last = 0
  const request = (method: string, params: object): Promise<unknown> =>
    new Promise(resolve => {
      waiting.set(++last, resolve)
      send({ id: last, method, params })
    })
  const capabilities = { textDocument: { hover: {}, completion: {} } }
  await request('initialize', { processId: process.pid, rootUri: null, capabilities })
  send({ method: 'initialized', params: {} })
  const uri = pathToFileURL(file).href
  send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
  })
  return {
    ask: (method, position) => request(method, { textDocument: { uri }, position }),
    faults,
    end: () => server.kill(),
  }
}

/** Cuts what comes into messages: a header with the length of each, a blank line, its JSON. */
function messagesInto(receive: (message: Message) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return chunk => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const header = rest.indexOf('\r\n\r\n')
      if (header < 0) return
      const length = Number(/Content-Length: (\d+)/.exec(rest.toString('latin1', 0, header))?.[1])
      const end = header + 4 + length
      if (rest.length < end) return
      const message: Message = JSON.parse(rest.toString('utf8', header + 4, end))
      rest = rest.subarray(end)
      receive(message)
    }
  }
}
