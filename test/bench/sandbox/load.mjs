/**
 * Calls a sandbox from a process of its own, over connections that are kept: a token for every so many transcripts. Prints one
 * line of JSON. Plain sockets and no client of HTTP, whose own work would be measured with that of the sandbox.
 */
import { connect } from 'node:net'

const [port, seconds, connections, callsForToken] = process.argv.slice(2).map(Number)
const form =
  'grant_type=client_credentials&client_id=sandbox-client&client_secret=sandbox-secret&scope=sandbox-scope'
const order = JSON.stringify({
  companyId: 'sandbox-company',
  tin: '987654321',
  transcriptType: 'ACTR',
  transcriptForm: '1040',
  transcriptPeriod: '202112',
})
const head = (path, type, body, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`
const tokenCall = head('/token', 'application/x-www-form-urlencoded', form)
const detailCall = token =>
  head('/v2/transcript-detail', 'application/json', order, `Authorization: Bearer ${token}\r\neuid: sandbox-company\r\n`)

let answered = 0
let wrong = 0
const waits = []
const end = performance.now() + seconds * 1000

function converse() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let call = ''
    let count = 0
    let got = Buffer.alloc(0)
    let sentAt = 0
    const send = () => {
      if (performance.now() >= end) return socket.end(resolve)
      sentAt = performance.now()
      socket.write(count % callsForToken === 0 ? tokenCall : call)
    }
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', send)
    socket.on('data', part => {
      got = got.length === 0 ? part : Buffer.concat([got, part])
      const split = got.indexOf('\r\n\r\n')
      if (split < 0) return
      const length = Number(/content-length: (\d+)/i.exec(got.toString('latin1', 0, split))?.[1])
      if (got.length < split + 4 + length) return
      if (got.toString('latin1', 9, 12) !== '200') wrong++
      if (count % callsForToken === 0) call = detailCall(JSON.parse(got.subarray(split + 4).toString()).access_token)
      got = Buffer.alloc(0)
      answered++
      count++
      waits.push(performance.now() - sentAt)
      send()
    })
  })
}

const started = performance.now()
await Promise.all(Array.from({ length: connections }, converse))
const took = (performance.now() - started) / 1000
waits.sort((a, b) => a - b)
const at = share => Number((waits[Math.floor(waits.length * share)] ?? 0).toFixed(2))
console.log(JSON.stringify({ perSecond: Math.round(answered / took), answered, wrong, p50: at(0.5), p99: at(0.99) }))
