/** Plans in the store of the results: written once, read by every worker, and the note which was planned last. */
import { RemapError } from '../remap-error.ts'
import { sha256 } from '../store/sha256.ts'
import type { Store } from '../store/store.ts'
import type { PlannedMapping, RemapPlan } from './remap-plan.ts'
import { planVersion } from './remap-plan.ts'

const latest = 'runs/latest.json'

/** Writes a plan where there is none of its run, and notes it as the last one. Gives the plan that stands. */
export async function storePlan(out: Store, plan: RemapPlan): Promise<RemapPlan> {
  const text = JSON.stringify(plan)
  const isNew = await out.make(pathOf(plan.runId), `{"sha256":"${sha256(text)}","plan":${text}}\n`)
  await out.replace(latest, `{"runId":"${plan.runId}"}\n`)
  return isNew ? plan : await readPlan(out, plan.runId)
}

/** @throws RemapError `remap/no-run`, `remap/damaged-plan` */
export async function readPlan(out: Store, runId: string): Promise<RemapPlan> {
  const text = isRunId(runId) ? await out.text(pathOf(runId)) : undefined
  if (text === undefined) throw noRun(out, isRunId(runId) ? `run ${runId}` : 'run of that name')
  let read: { readonly sha256?: unknown; readonly plan?: RemapPlan } = {}
  try {
    read = Object(JSON.parse(text))
  } catch {
    // Said below.
  }
  const { plan } = read
  if (plan === undefined || read.sha256 !== sha256(JSON.stringify(plan)) || plan.runId !== runId)
    throw new RemapError('remap/damaged-plan', { run: runId, reason: 'it is damaged' })
  if (plan.version !== planVersion)
    throw new RemapError('remap/damaged-plan', { run: runId, reason: 'it is of another version' })
  return plan
}

/** The id of the run that was planned last. @throws RemapError `remap/no-run` */
export async function latestRun(out: Store): Promise<string> {
  const text = await out.text(latest)
  const runId = /^\{"runId":"([0-9a-f]{16})"\}\n$/.exec(text ?? '')?.[1]
  if (runId === undefined) throw noRun(out, 'planned run')
  return runId
}

/** @throws RemapError `remap/other-mappings` where the mappings of this process are not those of the plan */
export function checkMappings(plan: RemapPlan, present: readonly PlannedMapping[]): void {
  const text = (mapping: PlannedMapping | undefined): string => JSON.stringify(mapping ?? null)
  const count = Math.max(plan.mappings.length, present.length)
  for (let at = 0; at < count; at += 1) {
    const [planned, own] = [plan.mappings[at], present[at]]
    if (text(planned) === text(own)) continue
    const parameters = { run: plan.runId, mapping: (planned ?? own)?.id ?? '' }
    throw new RemapError('remap/other-mappings', parameters, {
      hint: 'plan the run again with the current mappings',
    })
  }
}

function isRunId(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text)
}

function pathOf(runId: string): string {
  return `runs/${runId}/plan.json`
}

function noRun(out: Store, run: string): Error {
  return new RemapError(
    'remap/no-run',
    { out: out.name, run },
    { hint: 'plan one: txmap remap plan --in FILE|DIR --out DIR' },
  )
}
