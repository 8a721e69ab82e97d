/** Where an archive is read and results are kept: a folder, or a bucket. Paths are its own, with slashes. */

/** What a store knows of a file without reading it. */
export interface StoredFile {
  /** From the root of the store: "2021/part-03.ndjson". */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Changes when the content does, as far as the store can say: a time of change, an entity tag. */
  readonly version: string
}

/** Part of a file: from the byte `from` up to the one before `to`; null is its end. */
export interface ByteRange {
  readonly from: number
  readonly to: number | null
}

/** Errors of a store are RemapErrors `remap/unreadable-store` and `remap/unwritable-store`; they name the store and the path. */
export interface Store {
  /** What messages call it. Holds no credentials. */
  readonly name: string
  /** The folder of this machine that it is; `undefined` for any other store. */
  readonly folder: string | undefined
  /** The files below `folder`, all where it is empty, in the order of their paths by UTF-16 code units. */
  readonly list: (folder: string) => AsyncIterable<StoredFile>
  /** What is known of one file; `undefined` where there is none. */
  readonly facts: (path: string) => Promise<StoredFile | undefined>
  /** The bytes of a file or of a part of it. A chunk may be gone when the next one is asked for. */
  readonly read: (path: string, range?: ByteRange, signal?: AbortSignal) => AsyncIterable<Uint8Array>
  /** The text of a small file; `undefined` where there is none. */
  readonly text: (path: string) => Promise<string | undefined>
  /** Makes a small file in one step; false where there is one, which stays as it is. Of several that try at once one gets true, or none where the answer to it was lost. */
  readonly make: (path: string, text: string) => Promise<boolean>
  /** Makes a small file or replaces it, in one step. */
  readonly replace: (path: string, text: string) => Promise<void>
  /** Begins a large file. Nothing is seen of it before `finish`; then a whole one is. */
  readonly write: (path: string) => Promise<StoreWriter>
}

/** Calls never overlap; after `finish` or `discard` there is no other. Two writers of one path leave one whole file, of either; a store may refuse the second one where it differs: RemapError `remap/other-file`. */
export interface StoreWriter {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Resolves when the file is whole, safe and seen under its path. */
  readonly finish: () => Promise<void>
  readonly discard: () => Promise<void>
}
