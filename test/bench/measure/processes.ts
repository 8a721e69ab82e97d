/** Times scripts in fresh processes that take turns, so that a machine that becomes slower becomes slower for all. */
import { spawnSync } from 'node:child_process'
import type { Clock } from './clock.ts'

/** One script: the text of a module, run by Node alone in the folder of the project. */
export interface Script {
  readonly name: string
  /** It may add numbers to the object `figures`, by name, and read its clock with `now()`, nanoseconds since it was started. */
  readonly source: string
}

/** What a script took, run by run. */
export interface ScriptTiming {
  readonly name: string
  /** Nanoseconds of the whole process. */
  readonly rounds: readonly number[]
  readonly figures: ReadonlyMap<string, readonly number[]>
}

/** The timings of `scripts`, in their order. */
export function timeProcesses(
  scripts: readonly Script[],
  root: string,
  rounds: number,
  clock: Clock,
  progress: (done: number, total: number) => void,
): readonly ScriptTiming[] {
  const timings = scripts.map(({ name }) => ({
    name,
    rounds: [] as number[],
    figures: new Map<string, number[]>(),
  }))
  // The first round reads files that the system then remembers; it does not count.
  for (let round = -1; round < rounds; round++) {
    for (const [index, script] of scripts.entries()) {
      const found = run(script, root, clock)
      const timing = timings[index]
      if (timing === undefined || round < 0) continue
      timing.rounds.push(found.total)
      for (const [name, value] of Object.entries(found.figures))
        timing.figures.set(name, [...(timing.figures.get(name) ?? []), value])
    }
    progress(round + 2, rounds + 1)
  }
  return timings
}

interface Found {
  readonly total: number
  readonly figures: Readonly<Record<string, number>>
}

function run({ name, source }: Script, root: string, clock: Clock): Found {
  const reading =
    clock === 'cpu'
      ? '{ const { user, system } = process.cpuUsage(); return (user + system) * 1e3 }'
      : '{ return performance.now() * 1e6 }'
  const text = `const figures = {}
function now() ${reading}
${source}
console.log(JSON.stringify({ total: now(), figures }))
`
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: root,
    encoding: 'utf8',
  })
  const wall = (performance.now() - started) * 1e6
  if (status !== 0) throw new Error(`The script "${name}" failed:\n${stderr}`)
  // The line that the script above ends with.
  const found = JSON.parse(stdout) as Found
  return clock === 'cpu' ? found : { ...found, total: wall }
}
