/** Reads a result so that nothing in it can be left undone: what is computed only when asked for is asked for. */
import type { TranscriptResult } from '../../../src/transcript/result/transcript-result.ts'

/** A number that depends on the issues, the unmapped and ignored lines, and a value of every section of the data. */
export function consumed({ issues, unmapped, ignored, data }: TranscriptResult): number {
  const last = unmapped.length === 0 ? 0 : (unmapped[unmapped.length - 1]?.length ?? 0)
  return issues.length + unmapped.length + last + ignored.length + consumedData(data)
}

/** A number that depends on the last value of every section of the data. */
export function consumedData(data: unknown): number {
  let sum = 0
  for (const name in data as Readonly<Record<string, unknown>>) {
    const section = (data as Readonly<Record<string, unknown>>)[name]
    sum += typeof section === 'object' && section !== null ? lastValue(section) : 1
  }
  return sum
}

function lastValue(section: object): number {
  let last: unknown
  for (const name in section) last = (section as Readonly<Record<string, unknown>>)[name]
  return last === null ? 1 : 2
}
