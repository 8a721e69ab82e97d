/** The results of a shard with the numbers of the lines that they came from, so that those of two runs can be put side by side. */
import { readLines } from '../format/file-lines.ts'
import type { OutputFormat, ResultLine } from '../format/output-format.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import type { Store } from '../store/store.ts'

/** A result, and the line that it came from. */
export interface NumberedResult {
  /** The number of the line among those that are not blank, 1 for the first. */
  readonly line: number
  readonly text: string
}

/** The numbers of the lines that were rejected, in their order. */
export async function rejectedLines(
  out: Store,
  { rejects }: Pick<ShardRow, 'rejects'>,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const lines: number[] = []
  for await (const text of readLines(out, rejects, signal))
    lines.push(Number(Object(JSON.parse(Buffer.from(text).toString())).line))
  return lines
}

/**
 * The results in the order of their lines. `rejected` are the lines that have none, where there are no blank ones among them; with
 * an empty list results are numbered among themselves. Throws what reading does.
 */
export async function* numberedResults(
  out: Store,
  format: OutputFormat,
  { files }: Pick<ShardRow, 'files'>,
  rejected: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<NumberedResult> {
  let line = 1
  let next = 0
  for await (const result of inOrder(files.map(file => format.lines?.(out, file, signal) ?? none()))) {
    for (; rejected[next] === line; next += 1) line += 1
    yield { line, text: Buffer.from(result.line).toString() }
    line += 1
  }
}

async function* none(): AsyncGenerator<ResultLine> {
  // A format that does not hold its results as lines has none to give.
}

/** The results of several files, each of them in order, by their numbers in the shard. */
async function* inOrder(files: readonly AsyncIterable<ResultLine>[]): AsyncGenerator<ResultLine> {
  const open = await Promise.all(
    files.map(async file => {
      const rest = file[Symbol.asyncIterator]()
      return { rest, head: await rest.next() }
    }),
  )
  try {
    for (;;) {
      let first: (typeof open)[number] | undefined
      for (const each of open)
        if (each.head.done !== true && (first === undefined || each.head.value.row < first.head.value.row))
          first = each
      if (first === undefined) return
      // A copy: what was read may be gone when the next one is asked for.
      yield { row: first.head.value.row, line: Uint8Array.from(first.head.value.line) }
      first.head = await first.rest.next()
    }
  } finally {
    for (const { rest } of open) await rest.return?.()
  }
}
