/** What lies below `--out`, open: its store, its ledger, the formats that its results may have. The one place that tells what a place is. */
import { ndjsonFormat } from '../format/ndjson-format.ts'
import type { OutputFormat } from '../format/output-format.ts'
import { parquetFormat } from '../format/parquet-format.ts'
import { storeLedger } from '../ledger/store-ledger.ts'
import { RemapError } from '../remap-error.ts'
import { storeOpener } from '../store/open-store.ts'
import type { RemapHost } from './remap-host.ts'

/** What every step of a run works on. */
export type OpenArchive = Pick<RemapHost, 'out' | 'ledger' | 'sourceOf' | 'formatOf'>

/** The archive of results at `out`, a folder or the address of a bucket. @throws RemapError `remap/unusable-address` */
export function archiveAt(out: string): OpenArchive {
  const open = storeOpener()
  const store = open(out)
  return {
    out: store,
    ledger: storeLedger(store),
    sourceOf: async place => open(place),
    formatOf,
  }
}

const formats = (): readonly OutputFormat[] => [ndjsonFormat(), parquetFormat()]

function formatOf(name: string): OutputFormat {
  const found = formats().find(format => format.name === name)
  if (found !== undefined) return found
  const known = formats().map(format => `"${format.name}"`)
  throw new RemapError('remap/unknown-format', { name }, { hint: `use ${known.join(' or ')}` })
}
