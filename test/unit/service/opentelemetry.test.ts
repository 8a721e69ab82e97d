/** The spans of the adapter as the real OpenTelemetry makes them: a span for each request, beneath the caller's own. */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  type ContextManager,
  context,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openTelemetryHooks } from '../../../src/service/telemetry/opentelemetry.ts'
import { canaries, expectNothingPrivate } from '../../support/canaries.ts'
import { clientFor, errorFrom, request, requests } from '../../support/service-client.ts'
import { json, serviceServer, transcript } from '../../support/service-server.ts'

const server = serviceServer()
const exporter = new InMemorySpanExporter()
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
const storage = new AsyncLocalStorage<Context>()

/** Carries the present span along with asynchronous work, as the SDK for Node does. */
const manager: ContextManager = {
  active: () => storage.getStore() ?? ROOT_CONTEXT,
  with: (within, work, self, ...args) => storage.run(within, () => work.call(self, ...args)),
  bind: (_, target) => target,
  enable: () => manager,
  disable: () => manager,
}
context.setGlobalContextManager(manager)
trace.setGlobalTracerProvider(provider)

afterEach(() => exporter.reset())
afterAll(() => {
  trace.disable()
  context.disable()
})

const tracer = trace.getTracer('loans')

test('a call that is repeated has a span for each request, all of them ended and beneath the span of the caller', async () => {
  server.onDetail = (response, _, count) => json(response, count === 1 ? 503 : 200, transcript)
  const client = clientFor(server, { hooks: openTelemetryHooks(tracer) })
  const parent = await tracer.startActiveSpan('loan', async span => {
    await client.transcriptDetail(request)
    span.end()
    return span.spanContext()
  })
  const [token, failed, fine] = exporter.getFinishedSpans()
  expect(exporter.getFinishedSpans().map(span => span.name)).toEqual([
    'POST /token',
    'POST /transcripts/detail',
    'POST /transcripts/detail',
    'loan',
  ])
  for (const span of [token, failed, fine]) {
    expect(span).toMatchObject({ ended: true, kind: 2 })
    expect(span?.parentSpanContext?.spanId).toBe(parent.spanId)
    expect(span?.spanContext().traceId).toBe(parent.traceId)
  }
  expect(failed?.status).toEqual({ code: SpanStatusCode.ERROR, message: 'service/unexpected-response' })
  expect(failed?.attributes).toMatchObject({ 'error.type': '503', 'url.template': '/transcripts/detail' })
  expect(fine?.status).toEqual({ code: SpanStatusCode.UNSET })
  expect(fine?.attributes).toMatchObject({ 'http.request.resend_count': 1, 'http.response.status_code': 200 })
  expectNothingPrivate(
    exporter.getFinishedSpans().map(({ name, attributes, events, status, links }) => ({
      name,
      attributes,
      events,
      status,
      links,
    })),
  )
})

test('the span of a request is the active one while it is sent, so that what instruments fetch makes its children', async () => {
  server.onDetail = (response, _, count) => json(response, count === 1 ? 503 : 200, transcript)
  const seen: unknown[] = []
  // What an instrumentation of the runtime does: a span of its own within whatever is active, before and after a while.
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const early = tracer.startSpan('fetch')
    seen.push(trace.getActiveSpan()?.spanContext().spanId)
    early.end()
    const response = await globalThis.fetch(url, init)
    tracer.startSpan('fetch').end()
    return response
  }
  const client = clientFor(server, { fetch, hooks: [{ onRequest: () => {} }, openTelemetryHooks(tracer)] })
  await tracer.startActiveSpan('loan', async loan => {
    await client.transcriptDetail(request)
    seen.push(trace.getActiveSpan()?.spanContext().spanId)
    loan.end()
  })
  const spans = exporter.getFinishedSpans()
  const own = spans.filter(({ name }) => name.startsWith('POST'))
  const loan = spans.find(({ name }) => name === 'loan')
  expect(own.map(({ parentSpanContext }) => parentSpanContext?.spanId)).toEqual(
    own.map(() => loan?.spanContext().spanId),
  )
  const parents = spans.filter(({ name }) => name === 'fetch').map(each => each.parentSpanContext?.spanId)
  expect(parents).toEqual(own.flatMap(each => [each.spanContext().spanId, each.spanContext().spanId]))
  // Behind the request the span of the caller is the active one again.
  expect(seen.at(-1)).toBe(loan?.spanContext().spanId)
})

test('calls side by side have a span each, which ends with its own answer', async () => {
  const client = clientFor(server, { hooks: openTelemetryHooks(tracer) })
  const [first, second] = requests(2)
  const answers: (() => void)[] = []
  server.onDetail = (response, received) => {
    const { transcriptPeriod } = JSON.parse(received.body) as { readonly transcriptPeriod: string }
    answers.push(() => json(response, transcriptPeriod === first?.transcriptPeriod ? 402 : 403, transcript))
    // The one that came last is answered first.
    if (answers.length === 2) for (const answer of answers.reverse()) answer()
  }
  await Promise.all([first, second].map(each => errorFrom(client.transcriptDetail(each ?? request))))
  const ended = exporter.getFinishedSpans().filter(({ name }) => name === 'POST /transcripts/detail')
  const seen = ended.map(({ attributes }) => [
    attributes['transcript.period'],
    attributes['http.response.status_code'],
  ])
  expect(seen.sort()).toEqual([
    [first?.transcriptPeriod, 402],
    [second?.transcriptPeriod, 403],
  ])
})

test('an aborted call and a raw one end their spans too, and show no path', async () => {
  const controller = new AbortController()
  server.onDetail = () => controller.abort(new Error(canaries.tin))
  const client = clientFor(server, { hooks: openTelemetryHooks(tracer) })
  await errorFrom(client.call(`/taxpayers/${canaries.tin}`, {}, { signal: controller.signal }))
  const [, raw] = exporter.getFinishedSpans()
  expect(raw).toMatchObject({ name: 'POST', ended: true, attributes: { 'error.type': 'service/aborted' } })
  expectNothingPrivate(raw?.attributes)
})
