/** Where the numbers come from: of the machine only what decides speed, and the versions of what is measured. */
import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Machine } from './report.ts'

/** This machine. */
export function thisMachine(): Machine {
  const processors = cpus()
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryBytes: totalmem(),
    load: loadavg()[0] ?? 0,
  }
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
