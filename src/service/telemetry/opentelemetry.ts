/**
 * Spans for requests, by hooks. Typed against the few parts of @opentelemetry/api that are used, so that the package is needed
 * neither to build nor to import this. Attributes by the semantic conventions for HTTP client spans (read 2026-11-20), without
 * `url.full` and all else that could hold a taxpayer's id: a span knows templates, statuses and our own words.
 */
import { anObject, anObjectWith, type Rule, type Rules } from '../../text/messages/option-rules.ts'
import { checkOptions } from '../check-options.ts'
import { configurationError } from '../service-error.ts'
import type { RequestEvent, ResponseEvent, ServiceHooks } from './hooks.ts'

/**
 * The values that a span's attribute may have here.
 * @example
 * const attributes: Record<string, SpanAttribute> = { 'server.address': 'api.example.com', 'server.port': 443 }
 */
export type SpanAttribute = string | number | boolean

/**
 * The part of a span that is used.
 * @example
 * const silent: ClientSpan = { setAttributes: () => {}, setStatus: () => {}, end: () => {} }
 */
export interface ClientSpan {
  setAttributes(attributes: Record<string, SpanAttribute>): unknown
  setStatus(status: { code: number; message?: string }): unknown
  end(): void
}

/**
 * The part of a tracer that is used: `trace.getTracer('loans')` fits.
 * @example
 * const span: ClientSpan = { setAttributes: () => {}, setStatus: () => {}, end: () => {} }
 * const names: string[] = []
 * const tracer: ClientTracer = {
 *   startActiveSpan: (name, _, work) => {
 *     names.push(name)
 *     work(span)
 *   },
 * }
 * const hooks = openTelemetryHooks(tracer)
 */
export interface ClientTracer {
  /** The span is the active one while `work` runs, and in all that it begins: what instruments `fetch` makes its child. */
  startActiveSpan(
    name: string,
    options: { kind: number; attributes: Record<string, SpanAttribute> },
    work: (span: ClientSpan) => void,
  ): void
}

/**
 * What is put on every span, such as `{ 'server.address': 'api.example.com' }`.
 * @example
 * const own: SpanOptions = { attributes: { 'server.address': 'api.example.com' } }
 */
export interface SpanOptions {
  readonly attributes?: Readonly<Record<string, SpanAttribute>> | undefined
}

/** SpanKind.CLIENT and SpanStatusCode.ERROR of @opentelemetry/api. */
const clientKind = 2
const errorStatus = 2

const tracerRule = (): Rule => anObjectWith('startActiveSpan')
const rules = (): Rules<SpanOptions> => ({ attributes: anObject })

/**
 * Hooks that make one span of each request, those for tokens and those that are repeated included.
 * @throws ConfigurationError for what is no tracer, and for options that are none
 * @example
 * import { trace } from '@opentelemetry/api'
 * import { createServiceClient } from 'tax-transcript-mapper/service'
 * const hooks = openTelemetryHooks(trace.getTracer('loans'))
 * const client = createServiceClient({ ...options, hooks })
 * const answer = await client.transcriptDetail(request)
 * answer.metadata.status // => 200
 */
export function openTelemetryHooks(tracer: ClientTracer, options: SpanOptions = {}): ServiceHooks {
  if (!tracerRule().fits(tracer))
    throw configurationError('the tracer has no startActiveSpan', 'give trace.getTracer("loans")')
  checkOptions(options, rules())
  const open = new Map<string, ClientSpan>()
  return {
    aroundRequest: (event, send) => {
      const attributes = { ...options.attributes, ...requestAttributes(event) }
      tracer.startActiveSpan(nameOf(event), { kind: clientKind, attributes }, span => {
        open.set(keyOf(event), span)
        send()
      })
    },
    onResponse: event => {
      const span = open.get(keyOf(event))
      open.delete(keyOf(event))
      if (span === undefined) return
      span.setAttributes(responseAttributes(event))
      if (event.code !== null) span.setStatus({ code: errorStatus, message: event.code })
      span.end()
    },
  }
}

function keyOf({ call, attempt }: RequestEvent): string {
  return `${call} ${attempt}`
}

function nameOf({ method, template }: RequestEvent): string {
  return template === null ? method : `${method} ${template}`
}

function requestAttributes(event: RequestEvent): Record<string, SpanAttribute> {
  const attributes: Record<string, SpanAttribute> = {
    'http.request.method': event.method,
    'transcript.operation': event.operation,
  }
  if (event.template !== null) attributes['url.template'] = event.template
  if (event.attempt > 1) attributes['http.request.resend_count'] = event.attempt - 1
  if (event.transcriptType !== null) attributes['transcript.type'] = event.transcriptType
  if (event.form !== null) attributes['transcript.form'] = event.form
  if (event.period !== null) attributes['transcript.period'] = event.period
  return attributes
}

function responseAttributes(event: ResponseEvent): Record<string, SpanAttribute> {
  const attributes: Record<string, SpanAttribute> = { 'http.response.body.size': event.bytes }
  if (event.status !== null) attributes['http.response.status_code'] = event.status
  if (event.code !== null)
    attributes['error.type'] =
      event.status !== null && event.status >= 400 ? String(event.status) : event.code
  return attributes
}
