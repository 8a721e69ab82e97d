/** The test files that measure what this process spends. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MeasuringFiles {
  /** Those that measure memory, which whatever a process did before counts against. */
  readonly memory: readonly string[]
  /** Those with a bound in milliseconds. */
  readonly time: readonly string[]
  /** Those that only hold a larger piece of work against a smaller one. */
  readonly growth: readonly string[]
}

/** Their paths below `root`, with a slash between folders. */
export function measuringFiles(root: string): MeasuringFiles {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }))
  const memory = files.filter(({ text }) => /\b(heapUsed|keptHeap)\b/.test(text))
  const others = files.filter(file => !memory.includes(file))
  const time = others.filter(({ text }) => /\b(expectWithin|processorTime|cpuUsage)\b/.test(text))
  const growth = others.filter(file => /\bexpectGrowth\b/.test(file.text) && !time.includes(file))
  const names = (found: typeof files): readonly string[] => found.map(({ name }) => name)
  return { memory: names(memory), time: names(time), growth: names(growth) }
}
