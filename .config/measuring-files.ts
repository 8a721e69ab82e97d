/** The test files that measure what this process spends. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Their paths below `root`, with a slash between folders. */
export function measuringFiles(root: string): readonly string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .filter(name => /\b(expectGrowth|processorTime|cpuUsage|heapUsed)\b/.test(readFileSync(join(root, name), 'utf8')))
}
