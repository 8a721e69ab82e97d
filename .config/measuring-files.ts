/** The test files that measure what this process spends. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MeasuringFiles {
  /** Those with a bound in milliseconds or bytes, which whatever a process did before counts against. */
  readonly absolute: readonly string[]
  /** Those that only hold a larger piece of work against a smaller one, the least of several turns of each. */
  readonly growth: readonly string[]
}

/** Their paths below `root`, with a slash between folders. */
export function measuringFiles(root: string): MeasuringFiles {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }))
  const absolute = files.filter(({ text }) => /\b(processorTime|cpuUsage|heapUsed|keptHeap)\b/.test(text))
  const growth = files.filter(file => /\bexpectGrowth\b/.test(file.text) && !absolute.includes(file))
  return { absolute: absolute.map(({ name }) => name), growth: growth.map(({ name }) => name) }
}
