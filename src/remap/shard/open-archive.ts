/** What lies below `--out`, open: its store, its ledger, the formats that its results may have. The one place that tells what a place is. */
import { ndjsonFormat } from '../format/ndjson-format.ts'
import type { OutputFormat } from '../format/output-format.ts'
import { parquetFormat } from '../format/parquet-format.ts'
import { storeLedger } from '../ledger/store-ledger.ts'
import { remapError } from '../remap-error.ts'
import { folderStore } from '../store/folder-store.ts'
import type { RemapHost } from './remap-host.ts'

/** What every step of a run works on. */
export type OpenArchive = Pick<RemapHost, 'out' | 'ledger' | 'sourceOf' | 'formatOf'>

/** The archive of results in the folder `out`. */
export function archiveAt(out: string): OpenArchive {
  const store = folderStore(out)
  return {
    out: store,
    ledger: storeLedger(store),
    sourceOf: async place => folderStore(place),
    formatOf,
  }
}

const formats = (): readonly OutputFormat[] => [ndjsonFormat(), parquetFormat()]

function formatOf(name: string): OutputFormat {
  const found = formats().find(format => format.name === name)
  if (found !== undefined) return found
  const known = formats().map(format => `"${format.name}"`)
  throw remapError('remap/unknown-format', { name }, `known are ${known.join(' and ')}`)
}
