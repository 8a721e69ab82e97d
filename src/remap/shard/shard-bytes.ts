/** The bytes of a shard as lines of one transcript each, and the look at whether they are those that the run was planned with. */
import { plainBytes } from '../../bulk/bytes/byte-source.ts'
import type { PlannedShard, RemapPlan } from '../plan/remap-plan.ts'
import { inputOfList, inputOfPart, type ListEntry, listPath } from '../plan/shard-input.ts'
import { RemapError } from '../remap-error.ts'
import { readAhead } from '../store/read-ahead.ts'
import type { HashedBytes } from '../store/sha256.ts'
import type { Store, StoredFile } from '../store/store.ts'
import type { RemapHost } from './remap-host.ts'

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Bytes of a document that is read before its turn. */
const mostAhead = 1024 * 1024

/**
 * The lines of a shard; what is read goes through `hashed` as it is stored.
 * Iterating throws RemapError `remap/changed-input`, at the end at the latest, and what the store throws.
 */
export async function* shardBytes(
  { runId }: Pick<RemapPlan, 'runId'>,
  shard: PlannedShard,
  host: Pick<RemapHost, 'out' | 'sourceOf'>,
  hashed: HashedBytes,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { source } = shard
  const store = await host.sourceOf(source.store)
  if (source.kind === 'part') {
    const { path, range } = source
    const check = async (): Promise<void> => {
      const file = await store.facts(path)
      if (file === undefined || inputOfPart(store, file, source) !== shard.input) throw changed(shard)
    }
    await check()
    const stored = through(store.read(path, range, signal), hashed)
    // Only a file that is not compressed is cut, and within it a line may begin as compressed bytes do.
    yield* range.from === 0 ? plainBytes(stored, `${store.name}/${path}`, signal) : stored
    await check()
    return
  }
  const files = await listed(host.out, listPath(runId, source))
  if (files === undefined || inputOfList(store, files) !== shard.input) throw changed(shard)
  const ahead = async (file: StoredFile): Promise<Bytes> => {
    const bytes = checkedBytes(store, file, shard, signal)
    return file.size > mostAhead ? bytes : await held(bytes)
  }
  for await (const bytes of readAhead(files, ahead)) yield* documentLine(through(bytes, hashed))
}

/** The bytes of a document, which is the planned one when it has been read; what cannot be read may be another one. */
async function* checkedBytes(
  store: Store,
  file: StoredFile,
  shard: PlannedShard,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* store.read(file.path, undefined, signal)
  } catch (error) {
    if (!signal.aborted) await checkSame(store, file, shard)
    throw error
  }
  await checkSame(store, file, shard)
}

async function held(bytes: Bytes): Promise<Bytes> {
  const parts: Uint8Array[] = []
  for await (const chunk of bytes) parts.push(Uint8Array.from(chunk))
  return parts
}

async function* through(bytes: Bytes, hashed: HashedBytes): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hashed.add(chunk)
    yield chunk
  }
}

async function listed(out: Store, path: string): Promise<readonly StoredFile[] | undefined> {
  try {
    const entries: readonly ListEntry[] = JSON.parse((await out.text(path)) ?? '')
    return entries.map(([file, size, version]) => ({ path: file, size, version }))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function checkSame(
  store: Store,
  { path, size, version }: StoredFile,
  shard: PlannedShard,
): Promise<void> {
  const file = await store.facts(path)
  if (file?.size !== size || file.version !== version) throw changed(shard)
}

function changed({ id }: PlannedShard): Error {
  return new RemapError(
    'remap/changed-input',
    { shard: id },
    { hint: 'plan the run again; what is done stays done' },
  )
}

const newline = 0x0a
const tab = 0x09
const blanks: ReadonlySet<number> = new Set([0x20, tab, 0x0d])

/**
 * One document as one line. A line end within it becomes a tab, which JSON allows and refuses at the same places, so that what
 * was not JSON stays none.
 */
async function* documentLine(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isBlank = true
  for await (const chunk of behindMark(bytes)) {
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) chunk[at] = tab
    isBlank &&= chunk.every(byte => blanks.has(byte))
    yield chunk
  }
  // A blank line is skipped, but each file is a document, and this one is none: what is not JSON either is rejected.
  yield Buffer.from(isBlank ? '-\n' : '\n')
}

const byteOrderMark = Buffer.of(0xef, 0xbb, 0xbf)

/** Copies of the chunks, without the mark that a text may begin with. */
async function* behindMark(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.of()
  for await (const chunk of bytes) {
    if (head === undefined) {
      yield Buffer.from(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < byteOrderMark.length) continue
    yield head.subarray(0, byteOrderMark.length).equals(byteOrderMark)
      ? head.subarray(byteOrderMark.length)
      : head
    head = undefined
  }
  if (head !== undefined) yield head
}
