/**
 * The packed package in a page without a bundler: served as files, found through an import map, run by Chromium. The map and the page
 * are those of docs/versions.md. Needs a finished build, and a browser: skipped where there is none, as test/browser/main.ts does.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium as browserType } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromium } from '../browser/chromium.ts'
import { installedPackage } from '../support/consumer.ts'
import { projectRoot } from '../support/goldens.ts'
import { consumers } from './consumers.ts'
import { removeConsumer, tryAtOnce } from './try-consumer.ts'

const isContinuousIntegration = !['', '0', 'false'].includes(process.env.CI ?? '')
const isPossible = existsSync(chromium) || isContinuousIntegration

const written = /```html\n(<script type="importmap">\n([\s\S]*?)<\/script>[\s\S]*?)```/.exec(
  readFileSync(join(projectRoot, 'docs/versions.md'), 'utf8'),
)
const [, page = '', mapText = '{}'] = written ?? []
const { imports }: { imports: Record<string, string> } = JSON.parse(mapText)

/** Where the exports of the package that a page can use are served, by what a program imports. */
function exportedAddresses(): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const names = [
    '.',
    './engine',
    './evaluate',
    './service',
    './sandbox',
    './mappings/actr-1040',
    './mappings/retr-1040',
  ]
  return Object.fromEntries(
    names.map(name => {
      const [folder = '', last] = name.split('/mappings/')
      const path =
        last === undefined ? exports[folder].default : exports['./mappings/*'].default.replace('*', last)
      return [`tax-transcript-mapper${name.slice(1)}`, `/node_modules/tax-transcript-mapper/${path.slice(2)}`]
    }),
  )
}

const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript' }
const nonce = 'bm9uY2U'
const strict = `default-src 'none'; connect-src 'self'; script-src 'self' 'nonce-${nonce}'`

let server: Server
let browser: Browser
let origin = ''
let hashInNode = ''
let top = ''
const served = new Map<string, number>()

function pageOfProgram(): string {
  const all = JSON.stringify({
    imports: { ...imports, ...exportedAddresses(), '@noble/hashes/': '/node_modules/@noble/hashes/' },
  })
  return `<!doctype html><script type="importmap" nonce="${nonce}">${all}</script><script type="module" src="/project/main.js"></script>`
}

beforeAll(async () => {
  if (!isPossible) return
  top = mkdtempSync(join(tmpdir(), 'import-map-'))
  const folder = installedPackage()
  const inNode = consumers.find(({ name }) => name === 'Node.js, ES modules')
  if (inNode === undefined) throw new Error('there is no such consumer')
  mkdirSync(join(top, 'consumer'))
  hashInNode = tryAtOnce(inNode, folder, join(top, 'consumer')) ?? ''
  const transcript = readFileSync(join(projectRoot, 'test/golden/actr/1040/avery-2021/input.json'))
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = (body: string | Buffer, type: string, more: Record<string, string> = {}): void => {
      served.set(pathname, Buffer.byteLength(body))
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...more }).end(body)
    }
    if (pathname === '/written') return send(`<!doctype html><body>${page}`, 'text/html')
    if (pathname === '/program')
      return send(pageOfProgram(), 'text/html', { 'content-security-policy': strict })
    if (pathname === '/transcript.json') return send(transcript, 'application/json')
    // Chromium asks for it of itself, sooner or later than the page is done, and what is not found is an error in the page.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const file = join(pathname.startsWith('/project/') ? join(top, 'consumer') : folder, normalize(pathname))
    const kind = kinds[extname(file)]
    if (kind === undefined || !existsSync(file)) return void response.writeHead(404).end()
    send(readFileSync(file), kind)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await browserType.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
}, 300_000)

afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  await new Promise(resolve => (server === undefined ? resolve(undefined) : server.close(resolve)))
  if (top !== '') removeConsumer(top)
})

/** The first text that a page gives, or whatever went wrong in it. */
async function outcome(path: string, done: (text: string) => boolean): Promise<string> {
  const tab = await browser.newPage()
  try {
    return await new Promise<string>((resolve, reject) => {
      tab.on('pageerror', error => resolve(`error: ${error.message}`))
      tab.on('console', message => {
        if (message.type() === 'error') resolve(`error: ${message.text()} ${message.location().url}`)
        else if (done(message.text())) resolve(message.text())
      })
      tab.goto(`${origin}${path}`).catch(reject)
    })
  } finally {
    await tab.close()
  }
}

test('the map that the page of versions shows leads where the package exports', () => {
  const exported = exportedAddresses()
  const ours = Object.entries(imports).filter(([name]) => name.startsWith('tax-transcript-mapper'))
  expect(ours.length).toBeGreaterThan(1)
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(ours.map(([name]) => [name, exported[name]])))
})

describe.skipIf(!isPossible)('a page with an import map and no bundler', () => {
  test('maps with one mapping, as written', async () => {
    expect(await outcome('/written', () => true)).toBe('actr-1040 105.29')
    // What the page of versions says of it.
    const files = [...served].filter(([path]) => path.startsWith('/node_modules/'))
    expect(files.length).toBeGreaterThan(25)
    expect(files.length).toBeLessThan(35)
    expect(files.reduce((sum, [, size]) => sum + size, 0)).toBeGreaterThan(1_000_000)
  })

  test('gives what Node.js gives, from every entry, under a policy that allows no code made at run time', async () => {
    expect(await outcome('/program', text => text.startsWith('sha256'))).toBe(`sha256 ${hashInNode}`)
  })
})
