/**
 * Spans and metrics of a run. Typed against the few parts of @opentelemetry/api that are used. Attributes are ids of runs and
 * shards, types and forms, mappings, and our own codes; no name of a file, no label, no value.
 */
import { total } from '../../bulk/batch/tally.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import type { ClientSpan, SpanAttribute } from '../../service/telemetry/opentelemetry.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import type { RemapWatch } from './remap-watch.ts'

type Attributes = Record<string, SpanAttribute>

/** The part of a tracer that is used: `trace.getTracer('loans')` fits. */
export interface RemapTracer {
  startActiveSpan<T>(name: string, options: { attributes: Attributes }, work: (span: ClientSpan) => T): T
}

/** The part of a meter that is used: `metrics.getMeter('loans')` fits. */
export interface RemapMeter {
  createCounter(
    name: string,
    options: InstrumentOptions,
  ): { add(value: number, attributes?: Attributes): void }
  createHistogram(
    name: string,
    options: InstrumentOptions & { advice: { explicitBucketBoundaries: number[] } },
  ): { record(value: number): void }
}

interface InstrumentOptions {
  description: string
  unit: string
}

/** SpanStatusCode.ERROR of @opentelemetry/api. */
const errorStatus = 2
/** The name of what an AbortController gives as its reason. */
const interruption = 'AbortError'
/** Seconds; a shard of ten thousand transcripts takes some. */
const bounds = [0.5, 1, 2, 3, 5, 8, 12, 20, 30, 60, 120, 300, 600]

/** A span for what a process does of a run, one below it for each shard that it maps, and counts of what is done. */
export function openTelemetryWatch(tracer: RemapTracer, meter: RemapMeter): RemapWatch {
  const shards = meter.createCounter('transcript.remap.shards', {
    description: 'Shards that were mapped, by outcome',
    unit: '{shard}',
  })
  const count = counter(meter)
  return {
    run: (runId, work) => within(tracer, 'remap run', { 'transcript.remap.run': runId }, work, () => ({})),
    shard: async ({ runId, shard, format }, work) => {
      const attributes = {
        'transcript.remap.run': runId,
        'transcript.remap.shard': shard,
        'transcript.remap.format': format,
      }
      try {
        const row = await within(tracer, 'remap shard', attributes, work, countsOf)
        shards.add(1, { outcome: 'done' })
        count(row)
        return row
      } catch (error) {
        const type = typeOf(error)
        shards.add(
          1,
          type === interruption ? { outcome: 'interrupted' } : { outcome: 'failed', 'error.type': type },
        )
        throw error
      }
    },
  }
}

/** `work` within an active span, which ends with what is known then. */
async function within<T>(
  tracer: RemapTracer,
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  known: (given: T) => Attributes,
): Promise<T> {
  return await tracer.startActiveSpan(name, { attributes }, async span => {
    try {
      const given = await work()
      span.setAttributes(known(given))
      return given
    } catch (error) {
      span.setAttributes({ 'error.type': typeOf(error) })
      span.setStatus({ code: errorStatus, message: typeOf(error) })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The code of an error of ours; the message of any other may hold anything, and its name says what it is. */
function typeOf(error: unknown): string {
  if (error instanceof MapperError) return error.code
  return error instanceof Error ? error.name : typeof error
}

function countsOf({ tally, unmapped, inputBytes }: ShardRow): Attributes {
  return {
    'transcript.remap.lines': tally.lines,
    'transcript.remap.documents': tally.mapped,
    'transcript.remap.rejected_lines': total(tally.rejected),
    'transcript.remap.unread_lines': unmapped,
    'transcript.remap.input': inputBytes,
  }
}

/** A function that adds what is in a row to the metrics. */
function counter(meter: RemapMeter): (row: ShardRow) => void {
  const counted = (
    name: string,
    unit: string,
    description: string,
  ): ReturnType<RemapMeter['createCounter']> =>
    meter.createCounter(`transcript.remap.${name}`, { description, unit })
  const documents = counted(
    'documents',
    '{document}',
    'Transcripts that were mapped, by type, form and mapping',
  )
  const rejected = counted('rejected_lines', '{line}', 'Lines that have no result, by code')
  const issues = counted('issues', '{issue}', 'Issues in transcripts, by severity and code')
  const unread = counted('unread_lines', '{line}', 'Labelled lines of transcripts that no field read')
  const input = counted('input', 'By', 'Bytes that were read, as they are stored')
  const duration = meter.createHistogram('transcript.remap.shard.duration', {
    description: 'What a shard took',
    unit: 's',
    advice: { explicitBucketBoundaries: bounds },
  })
  return ({ tally, kinds, unmapped, inputBytes, milliseconds }) => {
    // Where there are too many kinds to count, they are too many for attributes.
    if (kinds === null) documents.add(tally.mapped)
    for (const { type, form, mapping, documents: number } of kinds ?? [])
      documents.add(number, {
        'transcript.type': type,
        'transcript.form': form,
        'transcript.mapping': mapping,
      })
    for (const [code, times] of Object.entries(tally.rejected)) rejected.add(times, { code })
    for (const [severity, codes] of Object.entries(tally.issues))
      for (const [code, times] of Object.entries(codes)) issues.add(times, { severity, code })
    unread.add(unmapped)
    input.add(inputBytes)
    duration.record(milliseconds / 1000)
  }
}
