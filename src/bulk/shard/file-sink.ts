/**
 * A shard into files. Each has a name of its own until it is whole, so that two workers that have the same shard do not meet, and
 * gets its name by one rename of bytes that are safe on the disk.
 */
import { randomUUID } from 'node:crypto'
import { type ByteSink, nothingWritten, openFileSink } from '../bytes/byte-sink.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { systemFiles } from '../files/system-files.ts'
import type { ShardSink } from './shard-sink.ts'

/**
 * Where `fileSink` writes besides its output.
 * @example
 * const own: FileSinkOptions = { rejects: `${folder}/rejected.ndjson` }
 * const sink = fileSink(`${folder}/mapped.ndjson`, own)
 */
export interface FileSinkOptions {
  /** The file about rejected lines, which is there also when it is empty. Beside the output, with ".rejected.ndjson" behind its name, where left out. */
  readonly rejects?: string | undefined
}

/**
 * A sink into `output` and a file about rejected lines. Nothing is made before the first line comes; the folder must be there.
 * What a killed process leaves is called `OUTPUT.<random>.partial` and may be removed.
 * Its functions throw BulkError `bulk/unwritable-output`.
 * @example
 * import { existsSync } from 'node:fs'
 * const lines = new Blob([`${JSON.stringify(JSON.parse(raw))}\n`])
 * await mapShard(lines.stream(), fileSink(`${folder}/shard.ndjson`))
 * existsSync(`${folder}/shard.ndjson`) // => true
 */
export function fileSink(output: string, options: FileSinkOptions = {}): ShardSink {
  return fileSinkOn(systemFiles, output, options)
}

/** The same on files that a test may stand in for. */
export function fileSinkOn(files: FileOperations, output: string, options: FileSinkOptions): ShardSink {
  const unique = randomUUID()
  const results = late(() => open(files, output, unique))
  const rejects = late(() => open(files, options.rejects ?? `${output}.rejected.ndjson`, unique))
  return {
    write: async bytes => (await results.get()).write(bytes),
    reject: async bytes => (await rejects.get()).write(bytes),
    finish: async () => {
      // The results last: where they have their name, all is there.
      for (const file of [rejects, results]) {
        const sink = await file.get()
        await sink.sync()
        await sink.close()
      }
      await (await rejects.get()).finish()
      await (await results.get()).finish()
    },
    discard: async () => {
      for (const file of [rejects, results]) {
        const sink = await file.opened()
        await sink?.close()
        await sink?.discard()
      }
    },
  }
}

function open(files: FileOperations, file: string, unique: string): Promise<ByteSink> {
  return openFileSink(files, file, nothingWritten, '', `${file}.${unique}.partial`)
}

interface Late {
  readonly get: () => Promise<ByteSink>
  /** `undefined` where it was never asked for, or could not be opened. */
  readonly opened: () => Promise<ByteSink | undefined>
}

/** A file that is opened when it is first asked for. */
function late(make: () => Promise<ByteSink>): Late {
  let made: Promise<ByteSink> | undefined
  return {
    get: () => {
      made ??= make()
      return made
    },
    opened: async () => made?.catch(() => undefined),
  }
}
