/** How many worker threads `--jobs` asks for, and how much memory `--worker-memory` lets each have. */
import { availableParallelism } from 'node:os'
import { usageError } from '../io.ts'

const mostJobs = 256

/** As many as there are processors where nothing is said. @throws UsageError */
export function jobsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism()
  const jobs = /^[0-9]{1,3}$/.test(text) ? Number(text) : 0
  if (jobs < 1 || jobs > mostJobs) throw usageError(`--jobs is a number from 1 to ${mostJobs}`)
  return jobs
}

/** Mebibytes. A line of the greatest length, mapped with its lineage, has room. */
const usualMemory = 1024
/** Less does not hold the mappings, and more than V8 can address is no limit. */
const [leastMemory, mostMemory] = [128, 65_536]

/** Mebibytes. @throws UsageError */
export function workerMemoryOf(text: string | undefined): number {
  if (text === undefined) return usualMemory
  const memory = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0
  if (memory < leastMemory || memory > mostMemory)
    throw usageError(`--worker-memory is a number of MiB from ${leastMemory} to ${mostMemory}`)
  return memory
}
