/**
 * Which run readers of the results take: a pointer that is replaced in one step, and flipped back as easily. Results are never
 * changed, so whoever reads the run of before goes on doing so.
 */
import type { Ledger } from '../ledger/ledger.ts'
import { runRoot } from '../ledger/run-root.ts'
import type { RemapPlan } from '../plan/remap-plan.ts'
import { readPlan } from '../plan/stored-plan.ts'
import { RemapError } from '../remap-error.ts'
import type { Store } from '../store/store.ts'
import { completeRows } from './run-rows.ts'

const pointer = 'current.json'
/** Runs that the pointer remembers. */
const mostBefore = 100

/** What the pointer says. */
export interface Promoted {
  readonly runId: string
  readonly root: string
  /** The path of a list of the results, in the order of the archive. */
  readonly manifest: string
  /** The runs that were promoted before it, the last one first. */
  readonly before: readonly string[]
}

interface PromoteHost {
  readonly out: Store
  readonly ledger: Ledger
}

/** What is promoted; `undefined` where nothing is. @throws RemapError `remap/unreadable-store` */
export async function promotedRun(out: Store): Promise<Promoted | undefined> {
  const text = await out.text(pointer)
  if (text === undefined) return undefined
  try {
    const read: Promoted = JSON.parse(text)
    if (typeof read.runId === 'string' && Array.isArray(read.before)) return read
  } catch {
    // Said below.
  }
  throw new RemapError('remap/unreadable-store', { store: out.name, path: pointer, reason: 'it is damaged' })
}

/**
 * Points at a run that is complete and whose files are all there. Gives what the pointer says.
 * @throws RemapError `remap/unfinished-run`, `remap/unreadable-store`
 */
export async function promoteRun(plan: RemapPlan, host: PromoteHost): Promise<Promoted> {
  const present = await promotedRun(host.out)
  if (present?.runId === plan.runId) return present
  const before = present === undefined ? [] : [present.runId, ...present.before].slice(0, mostBefore)
  return await pointAt(plan, host, before)
}

/** Points at the run that was promoted before the present one. @throws RemapError `remap/nothing-before`, and as `promoteRun` */
export async function promoteBack(host: PromoteHost): Promise<Promoted> {
  const [last, ...before] = (await promotedRun(host.out))?.before ?? []
  if (last === undefined) throw new RemapError('remap/nothing-before', { out: host.out.name })
  return await pointAt(await readPlan(host.out, last), host, before)
}

async function pointAt(
  plan: RemapPlan,
  { out, ledger }: PromoteHost,
  before: readonly string[],
): Promise<Promoted> {
  const { runId, format } = plan
  const rows = await completeRows(plan, ledger)
  const results = rows.flatMap(({ files }) => files)
  for (const { path, bytes } of results)
    if ((await out.facts(path))?.size !== bytes) {
      const reason = 'it is gone, or is not what was written'
      throw new RemapError('remap/unreadable-store', { store: out.name, path, reason })
    }
  const root = runRoot(rows)
  const manifest = `runs/${runId}/manifest.json`
  await out.replace(manifest, `${JSON.stringify({ runId, root, format, results }, null, 1)}\n`)
  const promoted = { runId, root, manifest, before }
  await out.replace(pointer, `${JSON.stringify(promoted)}\n`)
  return promoted
}
