/** The messages of runs over an archive. One of the tables of codes.ts, which says how they are written. */
import { error } from './code-table.ts'

/** By code: severity and message. */
export const remapCodes = {
  'remap/unreadable-store': error(
    (p: { store: string; path: string; reason: string }) =>
      `Cannot read "${p.path}" in "${p.store}": ${p.reason}`,
  ),
  'remap/unwritable-store': error(
    (p: { store: string; path: string; reason: string }) =>
      `Cannot write "${p.path}" in "${p.store}": ${p.reason}`,
  ),
  'remap/other-file': error(
    (p: { store: string; path: string }) =>
      `"${p.path}" in "${p.store}" already exists with different content`,
  ),
  'remap/unusable-address': error(
    (p: { reason: string }) => `The address of a store cannot be used: ${p.reason}`,
  ),
  'remap/unusable-ledger': error(
    (p: { ledger: string; reason: string }) => `The ledger "${p.ledger}" cannot be used: ${p.reason}`,
  ),
  'remap/unknown-format': error((p: { name: string }) => `There is no output format "${p.name}"`),
  'remap/nothing-to-map': error((p: { places: string }) => `There are no transcript files in ${p.places}`),
  'remap/out-in-archive': error(
    (p: { out: string; place: string }) =>
      `The results location "${p.out}" and the archive "${p.place}" overlap`,
  ),
  'remap/no-run': error((p: { out: string; run: string }) => `There is no ${p.run} in "${p.out}"`),
  'remap/damaged-plan': error(
    (p: { run: string; reason: string }) => `The plan of run ${p.run} cannot be used: ${p.reason}`,
  ),
  'remap/other-mappings': error(
    (p: { run: string; mapping: string }) =>
      `Run ${p.run} was planned with another version of the mapping "${p.mapping}"`,
  ),
  'remap/other-version': error(
    (p: { run: string }) => `Run ${p.run} was planned by another version of this package`,
  ),
  'remap/changed-input': error(
    (p: { shard: string }) => `The input of shard ${p.shard} has changed since the run was planned`,
  ),
  'remap/unfinished-run': error(
    (p: { run: string; left: number }) =>
      `Run ${p.run} is not complete: ${p.left} ${p.left === 1 ? 'shard is' : 'shards are'} not done`,
  ),
  'remap/unusable-queue': error(
    (p: { queue: string; reason: string }) => `The queue "${p.queue}" cannot be used: ${p.reason}`,
  ),
  'remap/lost-shard': error(
    (p: { shard: string; reason: string }) => `Shard ${p.shard} was given up: ${p.reason}`,
  ),
  'remap/nothing-before': error(
    (p: { out: string }) => `No run was promoted in "${p.out}" before the current one`,
  ),
} as const
