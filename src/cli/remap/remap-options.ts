/** The options of `txmap remap`, which of its steps takes which, and what their texts mean. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import type { ArchivePlace } from '../../remap/plan/archive-files.ts'
import { remapError } from '../../remap/remap-error.ts'
import { UsageError } from '../io.ts'

/** Every option of every step, as Node.js parses them. */
export const remapOptions = {
  in: { type: 'string', multiple: true },
  out: { type: 'string' },
  run: { type: 'string' },
  against: { type: 'string' },
  back: { type: 'boolean' },
  queue: { type: 'string' },
  detach: { type: 'boolean' },
  format: { type: 'string' },
  'tolerated-rejects': { type: 'string' },
  'shard-size': { type: 'string' },
  jobs: { type: 'string' },
  'worker-memory': { type: 'string' },
  json: { type: 'boolean' },
  lineage: { type: 'boolean' },
  coverage: { type: 'boolean' },
  unmapped: { type: 'string' },
  'skip-check': { type: 'string', multiple: true },
  mapping: { type: 'string', multiple: true },
  bundled: { type: 'boolean' },
  callback: { type: 'string' },
  project: { type: 'string' },
} as const

/** What was given; an option that is left out is undefined. */
export type RemapValues = {
  readonly [Name in keyof typeof remapOptions]?:
    | ((typeof remapOptions)[Name] extends { readonly multiple: true }
        ? readonly string[]
        : (typeof remapOptions)[Name] extends { readonly type: 'boolean' }
          ? boolean
          : string)
    | undefined
}

/** The folder of the results. @throws UsageError */
export function outOf({ out }: RemapValues): string {
  if (out === undefined) throw new UsageError('--out names the folder of the results')
  return resolve(out)
}

/** The places that `--in` names, none of which holds the results or lies among them. @throws UsageError, RemapError */
export function placesOf(given: readonly string[], out: string): readonly ArchivePlace[] {
  return given.map(name => {
    const place = resolve(name)
    const found = statSync(place, { throwIfNoEntry: false })
    if (found === undefined)
      throw new UsageError(`Cannot read "${name}": there is no such file or folder`, 'cli/unreadable-file')
    if (isWithin(out, place) || isWithin(place, out)) throw remapError('remap/out-in-archive', { out, place })
    return found.isDirectory()
      ? { store: place, path: undefined }
      : { store: dirname(place), path: basename(place) }
  })
}

/** Whether `inner` is `outer` or lies in it, through links too. */
function isWithin(inner: string, outer: string): boolean {
  const way = relative(real(outer), real(inner))
  return way === '' || !(way === '..' || /^\.\.[/\\]/.test(way) || resolve(way) === way)
}

/** The place that a path leads to; of one that is not there yet, that of the folder that it will lie in. */
function real(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const above = dirname(path)
  return above === path ? path : resolve(real(above), basename(path))
}

/** The share of the lines of a shard that may be rejected. @throws UsageError */
export function toleratedOf(text: string | undefined): number {
  const share = text === undefined ? 1 : /^\d(?:\.\d{1,9})?$/.test(text) ? Number(text) : 2
  if (share > 1) throw new UsageError('--tolerated-rejects is a share from 0 to 1, as 0.001')
  return share
}

/** Bytes; `undefined` where nothing is said. @throws UsageError */
export function shardBytesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (size < 1 || size > 4096) throw new UsageError('--shard-size is a number of MiB from 1 to 4096')
  return size * 1024 * 1024
}
