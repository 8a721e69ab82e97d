/** Every slip that Stryker would make in the code of a room, and a sample of them that a seed draws. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** The rooms whose code is asked about: what the library is made of. What starts processes or makes files is not. */
export const rooms = [
  'text',
  'diagnostics',
  'plan',
  'normalize',
  'evaluate',
  'spec',
  'emit',
  'compile',
  'transcript',
  'mapper',
  'drift',
  'service',
  'queue',
  'remap',
] as const

/** Files of those rooms that are not asked about. Their tests take minutes, and `npm run test:behind` runs them. */
const leftOut = ['src/compile/state-machine.ts', 'src/compile/portable/targets/']

/** One slip. Lines from 0, columns from 0, as the instrumenter counts. */
export interface Slip {
  /** Below the root, `src/text/places/position.ts`. */
  readonly file: string
  readonly start: Place
  readonly end: Place
  /** The kind of slip, in Stryker's words. */
  readonly mutator: string
  readonly replacement: string
}

export interface Place {
  readonly line: number
  readonly column: number
}

/** The name of a slip, the same in each run as long as its file stays as it is. */
export function keyOf({ file, start, end, mutator, replacement }: Slip): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutator} ${replacement}`
}

/** The room of a file below `src`. */
export function roomOf(file: string): string {
  return file.split('/')[1] ?? file
}

/** All slips in a room, in the order of its files. */
export async function slipsOf(root: string, room: string): Promise<readonly Slip[]> {
  const quiet = (): void => undefined
  const [trace, debug, info, warn, error, fatal] = [quiet, quiet, quiet, quiet, quiet, quiet]
  const no = (): boolean => false
  const instrumenter = new Instrumenter({
    ...{ trace, debug, info, warn, error, fatal },
    isTraceEnabled: no,
    isDebugEnabled: no,
    isInfoEnabled: no,
    isWarnEnabled: no,
    isErrorEnabled: no,
    isFatalEnabled: no,
  })
  const files = readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
    .map(name => `src/${room}/${name.replaceAll('\\', '/')}`)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.gen.ts'))
    .filter(name => !leftOut.some(begin => name.startsWith(begin)))
    .sort()
    .map(name => ({ name, content: readFileSync(join(root, name), 'utf8'), mutate: true }))
  const { mutants } = await instrumenter.instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  return mutants.map(({ fileName, location, mutatorName, replacement }) => {
    const { start, end } = location
    return { file: fileName, start, end, mutator: mutatorName, replacement }
  })
}

/** `count` of `all`, drawn by `seed`; all of them where there are no more. */
export function drawn<Each>(all: readonly Each[], count: number, seed: number): readonly Each[] {
  const order = [...all]
  let state = seed >>> 0
  for (let last = order.length - 1; last > 0; last--) {
    // mulberry32: the draw has to be the same everywhere, not more than that.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (last + 1)
    const [one, two] = [order[last], order[other]]
    if (one === undefined || two === undefined) continue
    order[last] = two
    order[other] = one
  }
  return order.slice(0, count)
}
