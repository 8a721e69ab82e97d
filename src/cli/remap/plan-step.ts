/** `txmap remap plan`: what a run over an archive would do. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { packageVersion } from '../../node/package-version.ts'
import { type MadePlan, makePlan } from '../../remap/plan/make-plan.ts'
import { runRows } from '../../remap/run/run-rows.ts'
import type { OpenArchive } from '../../remap/shard/open-archive.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { chosenMapping, ownMapper, skipChecksOf, unmappedOf } from '../mappings/chosen-mapping.ts'
import { jsonText } from '../terminal.ts'
import { openArchive } from './open-archive.ts'
import { outOf, placesOf, type RemapValues, shardBytesOf, toleratedOf } from './remap-options.ts'

/** Makes the plan and says how much of it is left. @throws as `planned` */
export async function planStep(values: RemapValues, io: Io): Promise<ExitCode> {
  const archive = openArchive(values)
  const made = await planned(archive, values, io)
  const { runId, format, shards } = made.plan
  const done = (await runRows(made.plan, archive.ledger)).filter(row => row !== undefined).length
  const carried = shards.filter(shard => shard.carried).length
  const counts = { runId, format, shards: shards.length, done, carried, passedOver: made.passedOver }
  if (values.json === true) {
    io.write(`${jsonText(counts, true)}\n`)
    return exit.fine
  }
  const left = shards.length - done
  io.write(`run ${runId}: ${shards.length} ${shards.length === 1 ? 'shard' : 'shards'}, ${left} to map\n`)
  const unchanged = 'the mappings that changed do not touch them'
  if (carried > 0) io.write(`  ${carried} carried over from an earlier run: ${unchanged}\n`)
  if (done > carried) io.write(`  ${done - carried} done already\n`)
  return exit.fine
}

/** The plan of the run that the options describe. @throws UsageError, SpecError, RemapError */
export async function planned(archive: OpenArchive, values: RemapValues, io: Io): Promise<MadePlan> {
  const given = values.in ?? []
  if (given.length === 0)
    throw usageError('--in names files or folders of transcripts, or addresses s3://BUCKET/PREFIX')
  if (given.includes('-')) throw usageError('--in names files or folders; a pipe cannot be cut into shards')
  const places = await placesOf(given, outOf(values), archive.sourceOf)
  const mapping = await checkedMapping(values, io)
  const made = await makePlan(archive, {
    places,
    mapping,
    results: {
      unmapped: unmappedOf(values.unmapped),
      skipChecks: [...new Set(await skipChecksOf(values['skip-check'], mapping))].sort(),
      lineage: values.lineage === true,
      coverage: values.coverage === true,
    },
    format: archive.formatOf(values.format ?? 'ndjson'),
    toleratedRejects: toleratedOf(values['tolerated-rejects']),
    shardBytes: shardBytesOf(values['shard-size']),
    version: packageVersion(),
  })
  if (made.passedOver > 0) {
    const files = made.passedOver === 1 ? '1 file was' : `${made.passedOver} files were`
    io.note(`${files} passed over: the name ends in none of .ndjson, .jsonl (also .gz, .zst) and .json\n`)
  }
  return made
}

/** What every line would be refused for is reported at once. */
async function checkedMapping(values: RemapValues, io: Io): Promise<MappingChoice> {
  const choice = await chosenMapping(values, [], io)
  if (choice.kind === 'own') await ownMapper(choice, io)
  return choice
}
