/** The store that a text names: a folder of this machine, or an address. */
import { folderStore } from './folder-store.ts'
import { isAddress, readAddress } from './s3-address.ts'
import { s3Client } from './s3-client.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'

/** A function that opens stores; those of addresses share their connections. It throws RemapError `remap/unusable-address`. */
export function storeOpener(): (place: string) => Store {
  const client = s3Client()
  return place => (isAddress(place) ? s3Store(readAddress(place), client) : folderStore(place))
}
