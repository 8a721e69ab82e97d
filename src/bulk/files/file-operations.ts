/**
 * What a run asks of the file system, one call each, so that a test can refuse or interrupt every one of them, and so that the
 * whole of it can be modelled in memory. Errors carry the codes of the system, `ENOSPC` and its like.
 */

/** What stands under a path. */
export type FileKind = 'file' | 'folder' | 'link' | 'other'

/** What the system says of a file. */
export interface FileFacts {
  readonly kind: FileKind
  /** Two names are of one file where device and inode are equal; as whole numbers, for inodes may be larger than 2^53. */
  readonly device: bigint
  readonly inode: bigint
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly modified: number
}

/** A file while it is open. */
export interface OpenFile {
  readonly facts: () => Promise<FileFacts>
  /** Reads into `bytes` from the place `at` of the file; gives how many bytes came, none at its end. */
  readonly read: (bytes: Uint8Array, at: number) => Promise<number>
  /** Gives how many bytes were written, which may be fewer than were given. */
  readonly write: (bytes: Uint8Array, at: number) => Promise<number>
  readonly truncate: (length: number) => Promise<void>
  /** Resolves when what was written is safe on the disk. */
  readonly sync: () => Promise<void>
  readonly close: () => Promise<void>
}

/** "read": through links; "make": fails with EEXIST where anything has that name, a link too; "change": fails where it is a link. */
export type OpenMode = 'read' | 'make' | 'change'

/** What a run asks of the file system; tests put faults in its place. */
export interface FileOperations {
  readonly open: (file: string, mode: OpenMode) => Promise<OpenFile>
  /** What a name leads to, through links; `undefined` where it leads to nothing. */
  readonly facts: (file: string) => Promise<FileFacts | undefined>
  /** What has this name: a link is reported as such. */
  readonly factsOfName: (file: string) => Promise<FileFacts | undefined>
  /** What a stream of the process comes from. */
  readonly factsOfDescriptor: (descriptor: number) => Promise<FileFacts>
  /** Rejects where the file may not be written. */
  readonly checkWritable: (file: string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  /** Gives a file a second name; fails with EEXIST where anything has it. */
  readonly link: (from: string, to: string) => Promise<void>
  /** Nothing happens where there is none. */
  readonly remove: (file: string) => Promise<void>
  /** Resolves when names that were given or taken in this folder are safe on the disk, as far as its file system can do that. */
  readonly syncFolder: (folder: string) => Promise<void>
}
