/** The rows of a run in the order of its shards. */
import type { Ledger } from '../ledger/ledger.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import type { RemapPlan } from '../plan/remap-plan.ts'
import { RemapError } from '../remap-error.ts'
import { readAhead } from '../store/read-ahead.ts'

/** For each shard its row; `undefined` where it is not done. */
export async function runRows(
  { shards }: Pick<RemapPlan, 'shards'>,
  ledger: Ledger,
): Promise<readonly (ShardRow | undefined)[]> {
  const rows: (ShardRow | undefined)[] = []
  for await (const row of readAhead(shards, ({ key }) => ledger.get(key))) rows.push(row)
  return rows
}

/** Every row of a run that is done. @throws RemapError `remap/unfinished-run` */
export async function completeRows(plan: RemapPlan, ledger: Ledger): Promise<readonly ShardRow[]> {
  const rows = await runRows(plan, ledger)
  const done = rows.filter(row => row !== undefined)
  if (done.length === rows.length) return done
  const parameters = { run: plan.runId, left: rows.length - done.length }
  throw new RemapError('remap/unfinished-run', parameters, {
    hint: 'continue it: txmap remap run --out DIR',
  })
}
