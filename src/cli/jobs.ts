/** How many worker threads `--jobs` asks for. */
import { availableParallelism } from 'node:os'
import { UsageError } from './io.ts'

const mostJobs = 256

/** As many as there are processors where nothing is said. @throws UsageError */
export function jobsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism()
  const jobs = /^[0-9]{1,3}$/.test(text) ? Number(text) : 0
  if (jobs < 1 || jobs > mostJobs) throw new UsageError(`--jobs is a number from 1 to ${mostJobs}`)
  return jobs
}
