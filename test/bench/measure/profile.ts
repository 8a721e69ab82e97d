/** Where processor time goes: the stacks that V8's sampling profiler saw, counted by the step that each sample stands in. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Microseconds between two samples. */
const interval = 100

/**
 * The stacks that were seen while a script ran, `source` being the text of a module, in a process of its own in the folder of the
 * project: the engine notes which function an inlined piece of code is from only where the profiler runs from the start.
 */
export function stacksOf(source: string, root: string): readonly Stack[] {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'))
  try {
    const profiler = ['--cpu-prof', `--cpu-prof-interval=${interval}`, `--cpu-prof-dir=${folder}`]
    // Through a pipe: as an argument it would be too long.
    const { status, stderr } = spawnSync(process.execPath, [...profiler, '--input-type=module', '-'], {
      cwd: root,
      encoding: 'utf8',
      input: source,
    })
    if (status !== 0) throw new Error(`The script that is profiled failed:\n${stderr}`)
    const [name = ''] = readdirSync(folder)
    // Written by the engine.
    return stacksIn(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profiler.Profile)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A stack, and how often it was seen. */
export interface Stack {
  readonly names: readonly string[]
  readonly hits: number
}

/** The stacks of a profile, without those that were never on top. */
export function stacksIn({ nodes }: Pick<Profiler.Profile, 'nodes'>): readonly Stack[] {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id])))
  const named = new Map<number, readonly string[]>()
  const stacks: Stack[] = []
  // A node of a profile stands behind the one that called it.
  for (const { id, callFrame, hitCount = 0 } of nodes) {
    const names = [...(named.get(parents.get(id) ?? -1) ?? []), callFrame.functionName]
    named.set(id, names)
    if (hitCount > 0) stacks.push({ names, hits: hitCount })
  }
  return stacks
}

/**
 * How often the samples below `within` stand in each of `steps`, by the outermost one that a stack names; under `undefined` those
 * that stand in none.
 */
export function hitsBy(
  stacks: readonly Stack[],
  within: string,
  steps: readonly string[],
): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>()
  for (const { names, hits } of stacks) {
    const start = names.indexOf(within)
    if (start === -1) continue
    const step = names.slice(start + 1).find(name => steps.includes(name))
    counts.set(step, (counts.get(step) ?? 0) + hits)
  }
  return counts
}
