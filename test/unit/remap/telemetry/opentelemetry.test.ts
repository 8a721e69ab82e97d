/** What a run tells the real OpenTelemetry, and that the dashboard of docs/grafana asks for nothing else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SpanStatusCode } from '@opentelemetry/api'
import {
  AggregationTemporality,
  DataPointType,
  InMemoryMetricExporter,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { beforeEach, expect, test } from 'vitest'
import { openTelemetryWatch } from '../../../../src/remap/telemetry/opentelemetry.ts'
import { expectNothingPrivate } from '../../../support/canaries.ts'
import { errorOf } from '../../../support/error-of.ts'
import { projectRoot } from '../../../support/goldens.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { type Archive, doRun, planRun } from '../../../support/remap.ts'

const spans = new InMemorySpanExporter()
const metrics = new InMemoryMetricExporter(AggregationTemporality.DELTA)
const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 2 ** 30 })
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }).getTracer(
  'loans',
)
const meter = new MeterProvider({ readers: [reader] }).getMeter('loans')
const watch = openTelemetryWatch(tracer, meter)

beforeEach(() => {
  spans.reset()
  metrics.reset()
})

/** By name, what was counted since the last look, each value by its attributes. */
async function told(): Promise<ReadonlyMap<string, { readonly data: MetricData; readonly values: object }>> {
  await reader.forceFlush()
  const all = metrics.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(each => each.metrics))
  return new Map(
    all.map(data => {
      const values = data.dataPoints.map(({ attributes, value }) => [
        Object.values(attributes).join(' '),
        data.dataPointType === DataPointType.HISTOGRAM ? Object(value).count : value,
      ])
      return [data.descriptor.name, { data, values: Object.fromEntries(values) }]
    }),
  )
}

const [account = '', record = '', filed = '', income = ''] = fewLines
/** A transcript with an amount that nobody can read, and a line that nothing does. */
const faulty = account
  .replace(/"-?\$[0-9,.]+"/, '"987650321 DOLLARS"')
  .replace(/\}$/, ',"A NEW LINE":"987650321"}')
const archiveOf = (lines: readonly string[]): Archive => {
  const source = memoryStore()
  source.files.set('a.ndjson', Buffer.from(lines.map(line => `${line}\n`).join('')))
  return { source, out: memoryStore() }
}

test('a run is a span, each shard one below it, and what it found is counted by type and code', async () => {
  const archive = archiveOf([faulty, account, record, filed, income, 'no transcript 987650321'])
  const plan = await planRun(archive)
  const { rows } = await doRun(archive, plan, { host: { watch } })
  const [row] = rows
  const [shard, run] = spans.getFinishedSpans()
  expect([shard?.name, run?.name]).toEqual(['remap shard', 'remap run'])
  expect(shard?.attributes).toEqual({
    'transcript.remap.run': plan.runId,
    'transcript.remap.shard': '00001',
    'transcript.remap.format': 'ndjson',
    'transcript.remap.lines': 6,
    'transcript.remap.documents': 5,
    'transcript.remap.rejected_lines': 1,
    'transcript.remap.unread_lines': row?.unmapped,
    'transcript.remap.input': row?.inputBytes,
  })
  expect(run?.attributes).toEqual({ 'transcript.remap.run': plan.runId })
  expect(row?.unmapped).toBeGreaterThan(0)
  const all = await told()
  expect(Object.fromEntries([...all].map(([name, { values }]) => [name, values]))).toEqual({
    'transcript.remap.shards': { done: 1 },
    'transcript.remap.documents': {
      'ACTR 1040 actr-1040': 2,
      'RECA 1040 reca-1040': 1,
      'RETR 1040 retr-1040': 1,
      'WAID INCOME waid-income': 1,
    },
    'transcript.remap.rejected_lines': { 'transcript/not-json': 1 },
    'transcript.remap.issues': Object.fromEntries(
      Object.entries(row?.tally.issues ?? {}).flatMap(([severity, codes]) =>
        Object.entries(codes).map(([code, times]) => [`${severity} ${code}`, times]),
      ),
    ),
    'transcript.remap.unread_lines': { '': row?.unmapped },
    'transcript.remap.input': { '': row?.inputBytes },
    'transcript.remap.shard.duration': { '': 1 },
  })
  const described = [...all].map(([name, { data }]) => [
    name,
    data.descriptor.unit,
    data.descriptor.description,
  ])
  expect(described.filter(([, unit, words]) => !unit || !/^[A-Z][a-z ,]{10,}/.test(words ?? ''))).toEqual([])
  expectNothingPrivate([...all.values()].map(({ values }) => values))
  expectNothingPrivate([shard?.attributes, run?.attributes])
  // What is done already is not mapped, and not counted again.
  spans.reset()
  metrics.reset()
  await doRun(archive, plan, { host: { watch } })
  expect(spans.getFinishedSpans().map(({ name }) => name)).toEqual(['remap run'])
  expect((await told()).get('transcript.remap.shards')).toBeUndefined()
})

test('a shard that fails is told by its code, and one that is interrupted is no failure', async () => {
  const archive = archiveOf([account, 'no transcript 987650321'])
  const plan = await planRun(archive, { toleratedRejects: 0 })
  await doRun(archive, plan, { host: { watch } })
  const [shard] = spans.getFinishedSpans()
  expect(shard?.attributes['error.type']).toBe('bulk/too-many-rejects')
  expect(shard?.status).toEqual({ code: SpanStatusCode.ERROR, message: 'bulk/too-many-rejects' })
  expect((await told()).get('transcript.remap.shards')?.values).toEqual({ 'failed bulk/too-many-rejects': 1 })
  metrics.reset()
  const interrupt = new AbortController()
  interrupt.abort()
  const facts = { runId: plan.runId, shard: '00001', format: 'ndjson' }
  const work = async (): Promise<never> => interrupt.signal.throwIfAborted() as never
  expect(await errorOf(watch.shard(facts, work))).toBe(interrupt.signal.reason)
  expect((await told()).get('transcript.remap.shards')?.values).toEqual({ interrupted: 1 })
})

/** As the exporter for Prometheus and its collector name them (OpenTelemetry, "Prometheus and OpenMetrics compatibility", read 2026-11-25). */
function prometheusNames({ descriptor: { name, unit }, dataPointType }: MetricData): readonly string[] {
  const ends: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' }
  const base = `${name.replaceAll('.', '_')}${ends[unit] ?? ''}`
  return dataPointType === DataPointType.HISTOGRAM
    ? ['_bucket', '_sum', '_count'].map(end => base + end)
    : [`${base}_total`]
}

test('each panel of the dashboard asks for metrics and attributes that a run gives, and all of them are shown', async () => {
  const archive = archiveOf([faulty, 'none'])
  await doRun(archive, await planRun(archive), { host: { watch } })
  const given = new Map(
    [...(await told()).values()].map(({ data }) => [
      data.descriptor.name,
      {
        names: prometheusNames(data),
        attributes: data.dataPoints.flatMap(({ attributes }) => Object.keys(attributes)),
      },
    ]),
  )
  const names = [...given.values()].flatMap(each => each.names)
  const attributes = [...given.values()].flatMap(each => each.attributes.map(key => key.replaceAll('.', '_')))
  const { panels }: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
    readFileSync(join(projectRoot, 'docs/grafana/remap.json'), 'utf8'),
  )
  const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const metricsAsked = asked.flatMap(expr =>
    [...expr.matchAll(/\b([a-z_]+)\{/g)].map(([, name = '']) => name),
  )
  expect(metricsAsked.filter(name => !names.includes(name))).toEqual([])
  expect([...given.values()].filter(each => !each.names.some(name => metricsAsked.includes(name)))).toEqual(
    [],
  )
  const by = asked.flatMap(expr =>
    [...expr.matchAll(/\b(?:by|ignoring) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
  )
  // "le" is what a histogram of Prometheus has of itself.
  expect(by.filter(key => key !== 'le' && !attributes.includes(key))).toEqual([])
  const page = readFileSync(join(projectRoot, 'docs/remap.md'), 'utf8')
  expect([...given.keys()].filter(name => !page.includes(`\`${name}\``))).toEqual([])
})
