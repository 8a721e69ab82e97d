/** Bytes over a plain connection, as a sender would write them who keeps to no rule. */
import { connect } from 'node:net'

/** All that comes back until the other side closes, or until `patience` milliseconds have gone by. */
export function rawExchange(port: number, bytes: string | Buffer, patience = 20_000): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.on('data', data => {
      text += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
    socket.write(bytes)
  })
}

/** A POST with a body, in bytes; the connection is to be closed behind it. */
export function rawPost(path: string, headers: readonly string[], body: string | Buffer = ''): Buffer {
  const bytes = Buffer.from(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Length: ${bytes.length}`,
    ...headers,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes])
}

/** The status of an answer; 0 where there is none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 ([0-9]{3})/.exec(answer)?.[1] ?? 0)
}
