/** Plans a run: the archive cut into shards of about ten thousand transcripts, each with the key by which the ledger knows it. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import type { OutputFormat } from '../format/output-format.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import { sha256 } from '../store/sha256.ts'
import type { Store, StoredFile } from '../store/store.ts'
import { type Archive, type ArchiveFile, type ArchivePlace, archiveFiles } from './archive-files.ts'
import { stillHolds } from './carried-row.ts'
import { cutFile } from './cut-file.ts'
import { settingsOf } from './plan-settings.ts'
import { plannedMappings } from './planned-mappings.ts'
import { type PlannedShard, planVersion, type RemapPlan, type ResultOptions } from './remap-plan.ts'
import { inputOfList, inputOfPart, listEntry, listPath } from './shard-input.ts'
import { storePlan } from './stored-plan.ts'

/** What a run maps, with what, into what. */
export interface PlanOptions {
  readonly places: readonly ArchivePlace[]
  readonly mapping: MappingChoice
  readonly results: ResultOptions
  readonly format: OutputFormat
  readonly toleratedRejects: number
  /** Bytes of a file of lines that make a shard; ten thousand transcripts of the usual length where left out. */
  readonly shardBytes?: number | undefined
  /** The version of this package: another one may read the same line otherwise. */
  readonly version: string
}

/** What planning reads and writes. */
export interface PlanHost {
  readonly out: Store
  readonly sourceOf: (place: string) => Promise<Store>
  readonly ledger: Ledger
}

/** A plan, and what it leaves out. */
export interface MadePlan {
  readonly plan: RemapPlan
  /** Files of the archive that are no transcripts by their names. */
  readonly passedOver: number
}

/** Ten thousand transcripts of 5 KB. */
export const usualShardBytes: number = 48 * 1024 * 1024
/** Files of one document each in a shard. */
export const filesInShard = 10_000

interface Input {
  readonly source: PlannedShard['source']
  readonly input: string
  /** The files of a list, which is written beside the plan. */
  readonly files: readonly StoredFile[]
}

/** Writes the plan and gives it; that of an earlier call where nothing has changed. @throws RemapError of several codes */
export async function makePlan(host: PlanHost, options: PlanOptions): Promise<MadePlan> {
  const { mapping, results, format, toleratedRejects, version } = options
  const archive = await archiveFiles(options.places, host.sourceOf)
  const inputs = await inputsOf(archive, host, options.shardBytes ?? usualShardBytes)
  const mappings = await plannedMappings(mapping)
  const settings = settingsOf(version, results, format, mapping)
  const mapped = sha256(JSON.stringify(mappings))
  const keyed = inputs.map(each => ({ ...each, key: sha256(JSON.stringify([each.input, mapped, settings])) }))
  const runId = sha256(JSON.stringify([keyed.map(({ key }) => key), toleratedRejects])).slice(0, 16)
  const carried = await carriedKeys(host.ledger, keyed, settings, mapping)
  const shards: PlannedShard[] = []
  for (const { source, input, key, files } of keyed) {
    if (source.kind === 'list')
      await host.out.replace(listPath(runId, source), `${JSON.stringify(files.map(listEntry))}\n`)
    const older = carried.get(key)
    const id = String(shards.length + 1).padStart(5, '0')
    shards.push({ id, source, input, key: older ?? key, carried: older !== undefined })
  }
  const plan = await storePlan(host.out, {
    version: planVersion,
    runId,
    settings,
    mapping,
    mappings,
    options: results,
    format: format.name,
    toleratedRejects,
    shards,
  })
  return { plan, passedOver: archive.passedOver }
}

async function inputsOf(
  { files }: Archive,
  { sourceOf }: PlanHost,
  shardBytes: number,
): Promise<readonly Input[]> {
  const inputs: Input[] = []
  let lists = 0
  for (const run of runsOfKind(files)) {
    const [{ store: place, kind }] = run
    const store = await sourceOf(place)
    if (kind === 'lines') {
      for (const { file } of run)
        for (const range of await cutFile(store, file, shardBytes)) {
          const source = { kind: 'part', store: place, path: file.path, range } as const
          inputs.push({ source, input: inputOfPart(store, file, source), files: [] })
        }
      continue
    }
    for (let at = 0; at < run.length; at += filesInShard) {
      const some = run.slice(at, at + filesInShard).map(({ file }) => file)
      lists += 1
      const list = `${String(lists).padStart(5, '0')}.json`
      const source = { kind: 'list', store: place, list, files: some.length } as const
      inputs.push({ source, input: inputOfList(store, some), files: some })
    }
  }
  return inputs
}

type Run = [ArchiveFile, ...ArchiveFile[]]

/** Files of one store and one kind that follow each other; those of single documents make shards together. */
function runsOfKind(files: readonly ArchiveFile[]): readonly Run[] {
  const runs: Run[] = []
  for (const file of files) {
    const last = runs.at(-1)
    if (last?.[0].store === file.store && last[0].kind === file.kind) last.push(file)
    else runs.push([file])
  }
  return runs
}

/** By key, the key of the older row whose results still hold; none where the ledger has a row for the key itself. */
async function carriedKeys(
  ledger: Ledger,
  keyed: readonly { readonly input: string; readonly key: string }[],
  settings: string,
  mapping: MappingChoice,
): Promise<ReadonlyMap<string, string>> {
  const inputs = new Map(keyed.map(({ input, key }) => [input, key]))
  const candidates = new Map<string, ShardRow[]>()
  const done = new Set<string>()
  for await (const row of ledger.rows()) {
    const key = inputs.get(row.input)
    if (key === undefined || row.settings !== settings) continue
    if (row.key === key) done.add(key)
    else {
      const rows = candidates.get(key)
      if (rows === undefined) candidates.set(key, [row])
      else rows.push(row)
    }
  }
  if (candidates.size === 0) return new Map()
  const holds = await stillHolds(mapping)
  const carried = new Map<string, string>()
  for (const [key, rows] of candidates) {
    const newest = rows.sort((one, other) => (one.finished > other.finished ? -1 : 1))
    const row = done.has(key) ? undefined : newest.find(holds)
    if (row !== undefined) carried.set(key, row.key)
  }
  return carried
}
