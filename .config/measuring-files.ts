/** The test files that measure what this process spends. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface MeasuringFiles {
  /** Those that measure memory, which whatever a process did before counts against. */
  readonly memory: readonly string[]
  /** Those that only measure processor time, the least of several turns. */
  readonly time: readonly string[]
}

/** Their paths below `root`, with a slash between folders. */
export function measuringFiles(root: string): MeasuringFiles {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }))
  const memory = files.filter(({ text }) => /\b(heapUsed|keptHeap)\b/.test(text))
  const time = files.filter(
    file => /\b(expectGrowth|expectWithin|processorTime|cpuUsage)\b/.test(file.text) && !memory.includes(file),
  )
  return { memory: memory.map(({ name }) => name), time: time.map(({ name }) => name) }
}
