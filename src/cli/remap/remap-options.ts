/** The options of `txmap remap`, which of its steps takes which, and what their texts mean. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import type { ArchivePlace } from '../../remap/plan/archive-files.ts'
import { RemapError } from '../../remap/remap-error.ts'
import { addressText, isAddress, readAddress } from '../../remap/store/s3-address.ts'
import type { Store } from '../../remap/store/store.ts'
import { UsageError, usageError } from '../io.ts'

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

/** The place of the results: a folder, or an address as it is written. @throws UsageError */
export function outOf({ out }: RemapValues): string {
  if (out === undefined)
    throw usageError('--out names the folder of the results, or an address s3://BUCKET/PREFIX')
  return isAddress(out) ? out : resolve(out)
}

/** The places that `--in` names, none of which holds the results or lies among them. @throws UsageError, RemapError */
export async function placesOf(
  given: readonly string[],
  out: string,
  storeOf: (place: string) => Promise<Store>,
): Promise<readonly ArchivePlace[]> {
  const places: ArchivePlace[] = []
  for (const name of given)
    places.push(isAddress(name) ? await placeInBucket(name, out, storeOf) : placeInFolder(name, out))
  return places
}

function placeInFolder(name: string, out: string): ArchivePlace {
  const place = resolve(name)
  const found = statSync(place, { throwIfNoEntry: false })
  if (found === undefined)
    throw new UsageError('cli/unreadable-file', { file: name, reason: 'there is no such file or folder' })
  if (!isAddress(out) && (isWithin(out, place) || isWithin(place, out)))
    throw new RemapError('remap/out-in-archive', { out, place })
  return found.isDirectory()
    ? { store: place, path: undefined }
    : { store: dirname(place), path: basename(place) }
}

/** A bucket has files only; what is none is what the names of files begin with. */
async function placeInBucket(
  name: string,
  out: string,
  storeOf: (place: string) => Promise<Store>,
): Promise<ArchivePlace> {
  const address = readAddress(name)
  const place = addressText(address)
  const outAddress = isAddress(out) ? `${addressText(readAddress(out))}/` : out
  if (outAddress.startsWith(`${place}/`) || `${place}/`.startsWith(outAddress))
    throw new RemapError('remap/out-in-archive', { out, place })
  const [, above = '', file = address.prefix] = /^(.*)\/(.*)$/.exec(address.prefix) ?? []
  const store = addressText({ ...address, prefix: above })
  const isFile =
    file !== '' && !name.endsWith('/') && (await (await storeOf(store)).facts(file)) !== undefined
  return isFile ? { store, path: file } : { store: place, path: undefined }
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
  if (share > 1) throw usageError('--tolerated-rejects is a share from 0 to 1, as 0.001')
  return share
}

/** Bytes; `undefined` where nothing is said. @throws UsageError */
export function shardBytesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const size = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (size < 1 || size > 4096) throw usageError('--shard-size is a number of MiB from 1 to 4096')
  return size * 1024 * 1024
}
