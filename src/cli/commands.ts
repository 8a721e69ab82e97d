/** The commands of `txmap`, in the order of its help. Each is loaded when it is called, so that none waits for what another needs. */
import type { Command } from './io.ts'

/** What is known of a command before it is loaded. */
export interface CommandEntry {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What other tools call it; whoever writes that is shown the name. */
  readonly also?: readonly string[]
  readonly load: () => Promise<Command>
}

/** Every command, one file each. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'Make a project for mappings of your own',
    also: ['new', 'create', 'setup', 'start', 'scaffold'],
    load: async () => (await import('./commands/init.ts')).init,
  },
  {
    name: 'map',
    summary: 'Map transcripts to typed data',
    also: ['run', 'convert', 'transform', 'parse', 'read'],
    load: async () => (await import('./commands/map.ts')).map,
  },
  {
    name: 'remap',
    summary: 'Re-map an archive, in shards that are done once, verified and compared',
    load: async () => (await import('./commands/remap.ts')).remap,
  },
  {
    name: 'drift',
    summary: 'Report labels and fields that no longer match, over many transcripts',
    load: async () => (await import('./commands/drift.ts')).drift,
  },
  {
    name: 'explain',
    summary: 'Print the JSONata expression of a mapping, or what a code means',
    also: ['print', 'compile', 'expression'],
    load: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'draft',
    summary: 'Write a first mapping from sample transcripts',
    also: ['generate', 'infer', 'suggest'],
    load: async () => (await import('./commands/draft.ts')).draft,
  },
  {
    name: 'check',
    summary: 'Find every fault in mapping files',
    also: ['lint', 'validate', 'verify', 'fix'],
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'why',
    summary: 'Explain one value, why a field has none, or who reads a line',
    load: async () => (await import('./commands/why.ts')).why,
  },
  {
    name: 'test',
    summary: 'Compare what mappings give with what is expected of them',
    load: async () => (await import('./commands/test.ts')).test,
  },
  {
    name: 'review',
    summary: 'Accept or reject what differs from what is expected, one by one',
    also: ['accept', 'approve', 'update'],
    load: async () => (await import('./commands/review.ts')).review,
  },
  {
    name: 'dev',
    summary: 'Check, map, compare and make types again at every save',
    also: ['watch'],
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  {
    name: 'types',
    summary: 'Write the TypeScript types of what your mappings give',
    load: async () => (await import('./commands/types.ts')).types,
  },
  {
    name: 'schema',
    summary: 'Write the JSON Schemas of what your mappings give',
    load: async () => (await import('./commands/schema.ts')).schema,
  },
  {
    name: 'coverage',
    summary: 'Count which lines and fields samples cover',
    load: async () => (await import('./commands/coverage.ts')).coverage,
  },
  {
    name: 'lineage',
    summary: 'Print from which labels each field of a mapping is read',
    also: ['trace', 'labels'],
    load: async () => (await import('./commands/lineage.ts')).lineage,
  },
  {
    name: 'diff',
    summary: 'Show what a new version of a mapping changes',
    also: ['compare'],
    load: async () => (await import('./commands/diff.ts')).diff,
  },
  {
    name: 'sandbox',
    summary: 'Run a local server that answers as the data service does',
    also: ['serve', 'server', 'mock'],
    load: async () => (await import('./commands/sandbox.ts')).sandbox,
  },
  {
    name: 'demo',
    summary: 'Show the whole path on made-up people, without an account',
    also: ['example', 'tour'],
    load: async () => (await import('./commands/demo.ts')).demo,
  },
]
