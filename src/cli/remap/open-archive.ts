/** What every step of `txmap remap` works on: the archive of results, and the run that is meant. */
import type { RemapPlan } from '../../remap/plan/remap-plan.ts'
import { latestRun, readPlan } from '../../remap/plan/stored-plan.ts'
import { archiveAt, type OpenArchive } from '../../remap/shard/open-archive.ts'
import { outOf, type RemapValues } from './remap-options.ts'

/** The archive that `--out` names. @throws UsageError, RemapError `remap/unusable-address` */
export function openArchive(values: RemapValues): OpenArchive {
  return archiveAt(outOf(values))
}

/** The run that `--run` names, or the one that was planned last. @throws RemapError `remap/no-run`, `remap/damaged-plan` */
export async function planOf({ out }: OpenArchive, { run }: RemapValues): Promise<RemapPlan> {
  return await readPlan(out, run ?? (await latestRun(out)))
}
