/** What BullMQ tells a telemetry of its own. */
import type { Telemetry } from 'bullmq'

/** Telemetry that keeps all that it is told as text. */
export function recordedSpans(): { readonly telemetry: Telemetry; readonly said: () => string } {
  const told: unknown[] = []
  const keep = (...all: unknown[]): void => void told.push(all)
  const span = {
    setSpanOnContext: (context: unknown) => context,
    setAttribute: keep,
    setAttributes: keep,
    addEvent: keep,
    recordException: keep,
    end: () => {},
  }
  const telemetry = {
    tracer: {
      startSpan: (...all: unknown[]) => {
        keep(...all)
        return span
      },
    },
    contextManager: {
      with: (_: unknown, work: () => unknown) => work(),
      active: () => ({}),
      getMetadata: () => '{}',
      fromMetadata: () => ({}),
    },
  }
  // The parts that BullMQ calls.
  return { telemetry: telemetry as unknown as Telemetry, said: () => JSON.stringify(told) }
}
