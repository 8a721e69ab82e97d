/** The files of an archive, by what their names say: lines of one transcript each, or one transcript alone. Reads none. */
import { RemapError } from '../remap-error.ts'
import type { Store, StoredFile } from '../store/store.ts'

/** Where transcripts are: all of a store, or one file of it. */
export interface ArchivePlace {
  /** What a plan calls the store: a folder or an address. */
  readonly store: string
  readonly path: string | undefined
}

/** A file of transcripts, and how it holds them. */
export interface ArchiveFile {
  readonly store: string
  readonly file: StoredFile
  readonly kind: 'lines' | 'document'
}

/** What a run reads. */
export interface Archive {
  /** In the order of the places, and in each by path. None is there twice. */
  readonly files: readonly ArchiveFile[]
  /** Files of a store whose names say neither. */
  readonly passedOver: number
}

const lines = /\.(?:ndjson|jsonl)(?:\.gz|\.zst|\.zstd)?$/i
const document = /\.json$/i

/** @throws RemapError `remap/nothing-to-map`, and what the stores throw */
export async function archiveFiles(
  places: readonly ArchivePlace[],
  storeOf: (place: string) => Promise<Store>,
): Promise<Archive> {
  const files: ArchiveFile[] = []
  const seen = new Set<string>()
  let passedOver = 0
  const add = (store: Store, place: string, file: StoredFile, kind: ArchiveFile['kind']): void => {
    // A file may be named beside the folder that it lies in.
    const identity = `${store.name}/${file.path}`
    if (!seen.has(identity)) files.push({ store: place, file, kind })
    seen.add(identity)
  }
  for (const { store: place, path } of places) {
    const store = await storeOf(place)
    if (path === undefined) {
      for await (const file of store.list('')) {
        const kind = kindOf(file.path)
        if (kind === undefined) passedOver += 1
        else add(store, place, file, kind)
      }
      continue
    }
    const file = await store.facts(path)
    if (file === undefined) {
      const reason = 'there is no such file'
      throw new RemapError('remap/unreadable-store', { store: store.name, path, reason })
    }
    // Whoever names a file means it, whatever it is called.
    add(store, place, file, kindOf(path) ?? 'lines')
  }
  if (files.length > 0) return { files, passedOver }
  const named = places.map(({ store, path }) => `"${path === undefined ? store : `${store}/${path}`}"`)
  const hint = 'put lines of transcripts in *.ndjson or *.jsonl files, single transcripts in *.json'
  throw new RemapError('remap/nothing-to-map', { places: named.join(', ') }, { hint })
}

function kindOf(path: string): ArchiveFile['kind'] | undefined {
  if (lines.test(path)) return 'lines'
  return document.test(path) ? 'document' : undefined
}
