/**
 * The events of the hooks on channels of `node:diagnostics_channel`, for whoever watches a program from outside. The module is
 * asked for at run time, by a function that Node (20.16, 22.3 and later), Bun and Deno have, and workerd with its compatibility
 * for Node: an import would keep this room from browsers and workers that have none. Where it is missing nothing is reported.
 */
import type { ServiceHooks } from './hooks.ts'

/** The part of a channel that is used. */
interface Channel {
  readonly hasSubscribers: boolean
  publish(event: object): void
}

interface DiagnosticsModule {
  channel(name: string): Channel
}

/** What is reported on which channel. The names are a promise; docs/service.md lists them. */
export const channelNames = {
  request: 'tax-transcript-mapper:service:request',
  response: 'tax-transcript-mapper:service:response',
  retry: 'tax-transcript-mapper:service:retry',
  token: 'tax-transcript-mapper:service:token',
  callback: 'tax-transcript-mapper:service:callback',
} as const

/** Hooks that tell the channels of each event. Without the module there are none. */
export function diagnosticsHooks(): ServiceHooks {
  const module = diagnosticsModule()
  return {
    onRequest: publisher(module, 'request'),
    onResponse: publisher(module, 'response'),
    onRetry: publisher(module, 'retry'),
    onToken: publisher(module, 'token'),
  }
}

/** Tells the channel of callbacks. */
export function callbackPublisher(): ((event: object) => void) | undefined {
  return publisher(diagnosticsModule(), 'callback')
}

function publisher(
  module: DiagnosticsModule | undefined,
  name: keyof typeof channelNames,
): ((event: object) => void) | undefined {
  const channel = module?.channel(channelNames[name])
  if (channel === undefined) return undefined
  return event => {
    if (channel.hasSubscribers) channel.publish(event)
  }
}

function diagnosticsModule(): DiagnosticsModule | undefined {
  // The types of the web know no process, and those of Node take for granted that there is one.
  const { process: runtime } = globalThis as {
    readonly process?: { readonly getBuiltinModule?: (name: string) => unknown }
  }
  // Whatever has this function gives the module as it is documented, or nothing.
  const module = runtime?.getBuiltinModule?.('node:diagnostics_channel') as DiagnosticsModule | undefined
  return typeof module?.channel === 'function' ? module : undefined
}
