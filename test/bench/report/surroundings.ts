/** Where the numbers come from: of the machine only what decides speed, and the versions of what is measured. */
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './report.ts'

/** This machine, and how many of its cores others keep busy: asked for three seconds in which this process does nothing. */
export async function thisMachine(): Promise<Machine> {
  const before = processorTimes()
  await sleep(3_000)
  const after = processorTimes()
  const processors = cpus()
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryBytes: totalmem(),
    busyCores: (processors.length * (after.busy - before.busy)) / (after.all - before.all),
  }
}

/** The time of all processors since the start of the machine, in milliseconds: in all, and what was not idle. */
function processorTimes(): { readonly all: number; readonly busy: number } {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    all: user + nice + sys + idle + irq,
    idle,
  }))
  const all = times.reduce((sum, each) => sum + each.all, 0)
  return { all, busy: all - times.reduce((sum, each) => sum + each.idle, 0) }
}

/** Everything that is run, with its version. */
export function versionsIn(root: string): readonly (readonly [name: string, version: string])[] {
  const packages = [
    'mitata',
    'jsonata',
    'decimal.js',
    'date-fns',
    'zod',
    '@jmespath-community/jmespath',
    'class-transformer',
    'object-mapper',
    'esbuild',
  ]
  return [
    ['tax-transcript-mapper', versionAt(join(root, 'package.json'))],
    ['node', process.versions.node],
    ['v8', process.versions.v8],
    ...packages.map(name => [name, versionAt(join(root, 'node_modules', name, 'package.json'))] as const),
  ]
}

function versionAt(file: string): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof version === 'string' ? version : 'unknown'
}
