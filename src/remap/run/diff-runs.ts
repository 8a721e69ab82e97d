/** Two runs over one archive held against each other: which documents have another result, and by field what is another in how many. */
import { total } from '../../bulk/batch/tally.ts'
import type { OutputFormat } from '../format/output-format.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import type { RemapPlan } from '../plan/remap-plan.ts'
import type { Store } from '../store/store.ts'
import { type FieldChange, FieldChanges } from './field-changes.ts'
import { completeRows } from './run-rows.ts'
import { type NumberedResult, numberedResults, rejectedLines } from './shard-results.ts'

/** What one run changes against another: counts, fields and places, no values. */
export interface RunDiff {
  readonly before: string
  readonly after: string
  readonly shards: {
    /** The results are the same bytes. */
    readonly same: number
    readonly different: number
    /** Of only one of the runs: the archive changed, or was cut otherwise. */
    readonly onlyBefore: number
    readonly onlyAfter: number
    /** Other lines were rejected and some are blank, so nobody can tell which result belongs to which. */
    readonly notCompared: number
  }
  /** Of the shards that differ and were compared. */
  readonly documents: {
    readonly same: number
    readonly different: number
    /** Of only one of the runs: rejected in the other. */
    readonly onlyBefore: number
    readonly onlyAfter: number
    readonly otherMapping: number
  }
  readonly fields: readonly FieldChange[]
}

interface DiffHost {
  readonly out: Store
  readonly ledger: Ledger
  readonly formatOf: (name: string) => OutputFormat
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Reads only shards whose results differ. @throws RemapError `remap/unfinished-run`, and what reading does */
export async function diffRuns(
  before: RemapPlan,
  after: RemapPlan,
  host: DiffHost,
  signal: AbortSignal,
  onShard: (done: number) => void = () => undefined,
): Promise<RunDiff> {
  const [old, now] = [await completeRows(before, host.ledger), await completeRows(after, host.ledger)]
  const oldOf = new Map(old.map(row => [row.input, row]))
  const seen = new Set<string>()
  const fields = new FieldChanges()
  const shards: Writable<RunDiff['shards']> = {
    same: 0,
    different: 0,
    onlyBefore: 0,
    onlyAfter: 0,
    notCompared: 0,
  }
  const documents: Writable<RunDiff['documents']> = {
    same: 0,
    different: 0,
    onlyBefore: 0,
    onlyAfter: 0,
    otherMapping: 0,
  }
  for (const [index, row] of now.entries()) {
    signal.throwIfAborted()
    const older = oldOf.get(row.input)
    seen.add(row.input)
    if (older === undefined) shards.onlyAfter += 1
    else if (older.digest === row.digest && older.rejects.sha256 === row.rejects.sha256) shards.same += 1
    else {
      const pairs = await pairsOf(older, row, before, after, host, signal)
      if (pairs === undefined) shards.notCompared += 1
      else {
        shards.different += 1
        await compareAll(pairs, after.shards[index]?.id ?? '', fields, documents)
      }
    }
    onShard(index + 1)
  }
  shards.onlyBefore = old.filter(({ input }) => !seen.has(input)).length
  return { before: before.runId, after: after.runId, shards, documents, fields: fields.list() }
}

interface Pair {
  readonly line: number
  readonly old: string | undefined
  readonly now: string | undefined
}

/** The results of two runs by line; `undefined` where they cannot be put side by side. */
async function pairsOf(
  older: ShardRow,
  row: ShardRow,
  before: RemapPlan,
  after: RemapPlan,
  { out, formatOf }: DiffHost,
  signal: AbortSignal,
): Promise<AsyncIterable<Pair> | undefined> {
  const [oldRejects, nowRejects] = [
    await rejectedLines(out, older, signal),
    await rejectedLines(out, row, signal),
  ]
  const isSame = String(oldRejects) === String(nowRejects)
  // Rejected lines are numbered with the blank ones, of which nobody knows where they are.
  if (!isSame && row.tally.blank > 0) return undefined
  const isNumbered = row.tally.blank === 0 && total(row.tally.rejected) + total(older.tally.rejected) > 0
  const results = (
    of: ShardRow,
    plan: RemapPlan,
    rejects: readonly number[],
  ): AsyncGenerator<NumberedResult> =>
    numberedResults(out, formatOf(plan.format), of, isNumbered ? rejects : [], signal)
  return joined(results(older, before, oldRejects), results(row, after, nowRejects))
}

async function* joined(
  olds: AsyncGenerator<NumberedResult>,
  nows: AsyncGenerator<NumberedResult>,
): AsyncGenerator<Pair> {
  let [old, now] = [await olds.next(), await nows.next()]
  while (old.done !== true || now.done !== true) {
    const oldLine = old.done === true ? Number.POSITIVE_INFINITY : old.value.line
    const nowLine = now.done === true ? Number.POSITIVE_INFINITY : now.value.line
    const line = Math.min(oldLine, nowLine)
    yield {
      line,
      old: old.done !== true && oldLine === line ? old.value.text : undefined,
      now: now.done !== true && nowLine === line ? now.value.text : undefined,
    }
    if (oldLine === line) old = await olds.next()
    if (nowLine === line) now = await nows.next()
  }
}

async function compareAll(
  pairs: AsyncIterable<Pair>,
  shard: string,
  fields: FieldChanges,
  documents: Writable<RunDiff['documents']>,
): Promise<void> {
  for await (const { line, old, now } of pairs) {
    if (old === undefined) documents.onlyAfter += 1
    else if (now === undefined) documents.onlyBefore += 1
    else if (old === now) documents.same += 1
    else {
      const [was, is] = [JSON.parse(old), JSON.parse(now)]
      const isOther = was.mapping.id !== is.mapping.id
      if (isOther) documents.otherMapping += 1
      // A mapping may have another version and give the same.
      if (fields.add(was.data, is.data, is.mapping.id, { shard, line }) || isOther) documents.different += 1
      else documents.same += 1
    }
  }
}
