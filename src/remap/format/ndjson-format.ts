/** Results as lines of JSON, in the order of the transcripts: the bytes that `txmap map --ndjson` writes. */
import { HashedBytes } from '../store/sha256.ts'
import { countLines, readLines } from './file-lines.ts'
import type { FormatTarget, FormatWriter, OutputFormat, ResultLine } from './output-format.ts'

/** "ndjson". */
export function ndjsonFormat(): OutputFormat {
  return { name: 'ndjson', version: 1, open: openWriter, count: countLines, lines: numbered }
}

async function* numbered(...file: Parameters<typeof readLines>): AsyncGenerator<ResultLine> {
  let row = 0
  for await (const line of readLines(...file)) {
    yield { row, line }
    row += 1
  }
}

async function openWriter({ store, path }: FormatTarget): Promise<FormatWriter> {
  const file = `${path}.ndjson`
  const writer = await store.write(file)
  const hashed = new HashedBytes()
  return {
    write: async lines => {
      hashed.add(lines)
      await writer.write(lines)
    },
    finish: async () => {
      await writer.finish()
      return [{ path: file, bytes: hashed.length, sha256: hashed.sha256() }]
    },
    discard: writer.discard,
  }
}
