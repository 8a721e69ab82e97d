/** What the input of a shard is known by without reading it: its place, size, version and part. Paths are the user's, so they are hashed. */
import { sha256 } from '../store/sha256.ts'
import type { Store, StoredFile } from '../store/store.ts'
import type { ListSource, PartSource } from './remap-plan.ts'

/** Of a part of a file. */
export function inputOfPart(store: Store, file: StoredFile, { range }: Pick<PartSource, 'range'>): string {
  return sha256(
    JSON.stringify(['part', store.name, file.path, file.size, file.version, range.from, range.to]),
  )
}

/** Of files of one document each. */
export function inputOfList(store: Store, files: readonly StoredFile[]): string {
  return sha256(JSON.stringify(['list', store.name, files.map(listEntry)]))
}

/** How a list beside a plan names a file. */
export type ListEntry = readonly [path: string, size: number, version: string]

/** A file as a list beside a plan names it. */
export function listEntry({ path, size, version }: StoredFile): ListEntry {
  return [path, size, version]
}

/** Where the list of a shard lies in the store of the run. */
export function listPath(runId: string, { list }: Pick<ListSource, 'list'>): string {
  return `runs/${runId}/lists/${list}`
}
