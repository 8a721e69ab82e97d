/**
 * What was registered with OpenTelemetry in this process, by `node --import` or the program around. Where nothing was, or the package
 * is not there, nothing is watched and nothing leaves the process.
 */
import { openTelemetryWatch } from './opentelemetry.ts'
import type { RemapWatch } from './remap-watch.ts'

const scope = 'tax-transcript-mapper'

/** `undefined` without the package @opentelemetry/api. */
export async function registeredWatch(): Promise<RemapWatch | undefined> {
  const api = await import('@opentelemetry/api').catch(() => undefined)
  return api && openTelemetryWatch(api.trace.getTracer(scope), api.metrics.getMeter(scope))
}
