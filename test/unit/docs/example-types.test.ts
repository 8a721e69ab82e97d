/**
 * The examples in TypeScript of all pages and doc comments have the right types. One program for all of them: reading the package
 * takes longer than its examples. An example behind "Wrong:" that is wrong by its types stands in `mistyped`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'
import { type PageExample, typeFaults } from '../../support/page-examples.ts'
import { commentExamples, publicExports } from '../../support/public-surface.ts'

/** The sections of pages whose wrong example does not type-check, for that is its fault. */
const mistyped = new Set([
  'mapper/wrong-option',
  'mapper/unknown-option',
  'transcript/bad-limit',
  'service/configuration',
])

/** What the examples take for granted. */
const surroundings = `
declare const raw: string
declare const rewordedRaw: string
declare const text: string
declare const yaml: string
declare const yamlText: string
declare const response: { text(): Promise<string> }
declare function store(json: string): Promise<void>
declare function store(index: number, json: string): Promise<void>
declare const clock: number
type Library = typeof import('tax-transcript-mapper')
declare const createMapper: Library['createMapper']
declare const mapTranscript: Library['mapTranscript']
declare const readResult: Library['readResult']
declare const compileExpression: typeof import('tax-transcript-mapper/evaluate').compileExpression
declare const readFileSync: typeof import('node:fs').readFileSync
type Service = typeof import('tax-transcript-mapper/service')
declare const createTranscriptClient: Service['createTranscriptClient']
declare const createCallbackHandler: Service['createCallbackHandler']
declare const ServiceError: Service['ServiceError']
type ServiceHooks = import('tax-transcript-mapper/service').ServiceHooks
type NoDataRule = import('tax-transcript-mapper/service').NoDataRule
type CallbackStore = import('tax-transcript-mapper/service').CallbackStore
declare const options: import('tax-transcript-mapper/service').ServiceClientOptions
declare const client: import('tax-transcript-mapper/service').TranscriptClient
declare const request: import('tax-transcript-mapper/service').TranscriptRequest
declare const requests: readonly import('tax-transcript-mapper/service').TranscriptRequest[]
declare const handler: import('tax-transcript-mapper/service').CallbackHandler
declare const logger: Record<'debug' | 'info' | 'warn', (message: string, more: unknown) => void>
declare const metrics: { timing: (name: string, ms: number, tag: string) => void }
declare const queue: { add: (kind: string, id: string, body: unknown) => Promise<void>; later: (ms: number) => Promise<void> }
declare const archive: {
  put: (id: string, text: string) => Promise<void>
  askAgain: (id: string, afterMs: number | null) => Promise<void>
  close: (id: string, code: string) => Promise<void>
}
declare const createFetchQueue: typeof import('tax-transcript-mapper/bullmq').createFetchQueue
declare const transcripts: import('tax-transcript-mapper/bullmq').FetchQueue
declare const loans: {
  request: (id: string, tenant: string) => Promise<{
    settled: boolean
    request: import('tax-transcript-mapper/service').TranscriptRequest
    consentUntil: number | null
  } | null>
  keep: (id: string, text: string) => Promise<void>
  close: (id: string, code: string, reason: string | null) => Promise<void>
}
declare const sandbox: import('tax-transcript-mapper/sandbox').Sandbox
declare const folder: string
declare const vault: { read: (path: string) => Promise<{ secret: string }> }
declare const redis: {
  set: (key: string, value: string, options: { NX?: true; PX: number }) => Promise<string | null>
  get: (key: string) => Promise<string | null>
  eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>
}
type NodeListener = (incoming: import('node:http').IncomingMessage, outgoing: import('node:http').ServerResponse) => void
declare const app: {
  post(path: string, listener: (context: { req: { raw: Request } }) => Promise<Response>): void
  post(path: string, listener: NodeListener): void
}
interface LambdaEvent {
  readonly body?: string
  readonly isBase64Encoded: boolean
  readonly rawPath: string
  readonly headers: Record<string, string>
  readonly requestContext: { readonly domainName: string; readonly http: { readonly method: string } }
}
declare module '@temporalio/activity' {
  function heartbeat(details: unknown): void
}
declare module 'undici' {
  class ProxyAgent { constructor(address: string) }
  /** As in the package, neither of them is that of the web. */
  interface RequestInit { dispatcher?: ProxyAgent; body?: 'a body of undici' }
  interface Response { readonly status: number; readonly ofUndici: true }
  function fetch(url: string, init?: RequestInit): Promise<Response>
}
declare module '@opentelemetry/api' {
  const trace: { getTracer: (name: string) => import('tax-transcript-mapper/service/opentelemetry').ClientTracer }
}
`

/** What `txmap types` writes for the project of docs/authoring.md. */
const files = {
  'types/mappings.d.ts': `import type { Decimal } from 'tax-transcript-mapper'
export interface ProjectData { 'acme-8801': { readonly grossReceipts: Decimal | null } }
`,
}

const pages = [
  'README.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name.replaceAll('\\', '/')}`),
]

const onPages = pages.flatMap((page): readonly PageExample[] => {
  let section = ''
  const text = readFileSync(join(projectRoot, page), 'utf8')
  return [...text.matchAll(/^#+ (.*)$|^(Wrong:\n\n)?```ts\n([\s\S]*?)^```/gm)].flatMap(
    ([, heading, wrong, example]) => {
      section = heading ?? section
      if (example === undefined || (wrong !== undefined && mistyped.has(section))) return []
      return [{ name: `${page}, ${section}`, text: example }]
    },
  )
})

const inComments = commentExamples(publicExports())

describe('the examples in TypeScript', () => {
  test('are found on the pages that have some, and in comments', () => {
    expect(onPages.length).toBeGreaterThan(60)
    expect(inComments.length).toBeGreaterThan(150)
  })

  test('have the right types', () => {
    expect(typeFaults([...onPages, ...inComments], surroundings, files)).toEqual([])
  }, 120_000)
})
