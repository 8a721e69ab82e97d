/** The commands of `txmap`, in the order of its help. Each is loaded when it is called, so that none waits for what another needs. */
import type { Command } from './io.ts'

/** What is known of a command before it is loaded. */
export interface CommandEntry {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** Every command, one file each. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'map',
    summary: 'Map transcripts to typed data',
    load: async () => (await import('./commands/map.ts')).map,
  },
  {
    name: 'drift',
    summary: 'Report labels and fields that no longer match, over many transcripts',
    load: async () => (await import('./commands/drift.ts')).drift,
  },
  {
    name: 'explain',
    summary: 'Print the JSONata expression of a mapping, or what a code means',
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'check',
    summary: 'Find every fault in mapping files',
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'sandbox',
    summary: 'Run a local server that answers as the data service does',
    load: async () => (await import('./commands/sandbox.ts')).sandbox,
  },
  {
    name: 'demo',
    summary: 'Show the whole path on made-up people, without an account',
    load: async () => (await import('./commands/demo.ts')).demo,
  },
]
