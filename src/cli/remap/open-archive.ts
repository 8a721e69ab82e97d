/** What every step of `txmap remap` works on: the store of the results, its ledger, the formats, the run that is meant. */

import { ndjsonFormat } from '../../remap/format/ndjson-format.ts'
import type { OutputFormat } from '../../remap/format/output-format.ts'
import { parquetFormat } from '../../remap/format/parquet-format.ts'
import type { Ledger } from '../../remap/ledger/ledger.ts'
import { storeLedger } from '../../remap/ledger/store-ledger.ts'
import type { RemapPlan } from '../../remap/plan/remap-plan.ts'
import { latestRun, readPlan } from '../../remap/plan/stored-plan.ts'
import { RemapError } from '../../remap/remap-error.ts'
import { storeOpener } from '../../remap/store/open-store.ts'
import type { Store } from '../../remap/store/store.ts'
import { outOf, type RemapValues } from './remap-options.ts'

/** What `--out` names, open. */
export interface OpenArchive {
  readonly out: Store
  readonly ledger: Ledger
  readonly sourceOf: (place: string) => Promise<Store>
  /** @throws RemapError `remap/unknown-format` */
  readonly formatOf: (name: string) => OutputFormat
}

/** The archive that `--out` names. @throws UsageError, RemapError `remap/unusable-address` */
export function openArchive(values: RemapValues): OpenArchive {
  const open = storeOpener()
  const out = open(outOf(values))
  return { out, ledger: storeLedger(out), sourceOf: async place => open(place), formatOf }
}

/** The run that `--run` names, or the one that was planned last. @throws RemapError `remap/no-run`, `remap/damaged-plan` */
export async function planOf({ out }: OpenArchive, { run }: RemapValues): Promise<RemapPlan> {
  return await readPlan(out, run ?? (await latestRun(out)))
}

const formats = (): readonly OutputFormat[] => [ndjsonFormat(), parquetFormat()]

function formatOf(name: string): OutputFormat {
  const found = formats().find(format => format.name === name)
  if (found !== undefined) return found
  const known = formats().map(format => `"${format.name}"`)
  throw new RemapError('remap/unknown-format', { name }, { hint: `known are ${known.join(' and ')}` })
}
