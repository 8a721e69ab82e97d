/** `txmap remap`: an archive of transcripts mapped again, shard by shard, so that it can be interrupted, checked and compared. */
import { BulkError } from '../../bulk/bulk-error.ts'
import { BugError } from '../../diagnostics/errors.ts'
import { RemapError } from '../../remap/remap-error.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { readArguments } from '../arguments.ts'
import { type Command, type ExitCode, exit, type Io, usageError } from '../io.ts'
import { type RemapValues, remapOptions } from '../remap/remap-options.ts'

type Option = keyof typeof remapOptions
type Step = (values: RemapValues, io: Io) => Promise<ExitCode>

const ofPlan: readonly Option[] = [
  'in',
  'format',
  'tolerated-rejects',
  'shard-size',
  'lineage',
  'coverage',
  'unmapped',
  'skip-check',
  'mapping',
  'bundled',
  'callback',
  'project',
]

/** Each with the options that it takes besides --out and --json. */
const steps: Readonly<
  Record<string, { readonly options: readonly Option[]; readonly load: () => Promise<Step> }>
> = {
  plan: { options: ofPlan, load: async () => (await import('../remap/plan-step.ts')).planStep },
  run: {
    options: [...ofPlan, 'run', 'jobs', 'worker-memory', 'queue', 'detach'],
    load: async () => (await import('../remap/run-step.ts')).runStep,
  },
  work: {
    options: ['queue', 'jobs', 'worker-memory'],
    load: async () => (await import('../remap/work-step.ts')).workStep,
  },
  status: { options: ['run'], load: async () => (await import('../remap/status-step.ts')).statusStep },
  diff: { options: ['run', 'against'], load: async () => (await import('../remap/diff-step.ts')).diffStep },
  promote: {
    options: ['run', 'back'],
    load: async () => (await import('../remap/promote-step.ts')).promoteStep,
  },
  verify: { options: ['run'], load: async () => (await import('../remap/verify-step.ts')).verifyStep },
}

const rules = { needs: { bundled: 'mapping', detach: 'queue' } }

export const remap: Command = {
  help: `Usage: txmap remap plan --in FILE|DIR… --out DIR [--format ndjson|parquet] [--tolerated-rejects SHARE]
                        [--shard-size MIB] [--lineage] [--coverage] [--unmapped list|warn|error] [--skip-check NAME]
                        [--mapping FILE|ID] [--bundled] [--callback KIND] [--project DIR] [--json]
       txmap remap run --in FILE|DIR… --out DIR [the options of plan] [--jobs N] [--worker-memory N] [--json]
       txmap remap run --out DIR [--run ID] [--jobs N] [--worker-memory N] [--json]
       txmap remap run … --queue URL [--detach] [--json]
       txmap remap work --queue URL --out DIR [--jobs N] [--worker-memory N] [--json]
       txmap remap status|verify --out DIR [--run ID] [--json]
       txmap remap diff --out DIR [--run ID] [--against ID] [--json]
       txmap remap promote --out DIR [--run ID | --back] [--json]

Re-maps an archive of transcripts, in shards of about ten thousand. A shard that is done is never done again, whatever
ends the run; results are never changed, so the results of an earlier run stay. docs/remap.md has the details.

  plan             cut the archive into shards; say how many the run has to map. Nothing is mapped
  run              map what is left, on this machine. Without --in it goes on with the run that was planned last.
                   With --queue the workers of the queue do it, on as many machines as you like
  work             be a worker of the queue, for the runs of --out, until it is interrupted
  status           how far the run is, what was found by code, and the labels that nothing read
  verify           read every file of the run again; count, and recompute the Merkle root over the shards
  diff             count by field what the run changes against another one; values are not shown
  promote          point OUT/current.json at the run, for whoever reads the results; nothing else changes

  --in FILE|DIR    transcripts: *.ndjson and *.jsonl hold one on each line (also .gz and .zst), *.json holds one alone;
                   may be given several times
  --out DIR        the folder of plans, results, rejected lines and the ledger; not in the archive
                   Each may be in S3 too, as s3://BUCKET/PREFIX; that needs @aws-sdk/client-s3, which finds region,
                   credentials and endpoint by itself
  --run ID         the run that is meant; default: the one that was planned last
  --against ID     with diff: the earlier run; default: the one that is promoted
  --queue URL      redis://host:6379, rediss://…, postgres://user@host/database; needs the package bullmq, and ioredis or pg
  --detach         with --queue: put the shards in and end; "status" says how far they are
  --back           with promote: point at the run that was promoted before
  --format NAME    "ndjson" (the default), lines of JSON; "parquet", columns by mapping, needs @duckdb/node-api
  --tolerated-rejects SHARE  the share of the lines of a shard that may be rejected before it fails, 0 to 1; default: 1
  --shard-size MIB how much of a file of lines makes a shard; default: 48
  --jobs N         worker threads; default: one per processor. The results are the same for any number
  --worker-memory N  MiB that each worker may need for a line, 1024 by default; a line that needs more is rejected
  --lineage        write the lineage of every field too
  --coverage       write how many lines were read, ignored and not read too
  --unmapped WHAT  what a line that no field reads is: "list" (the default), "warn" or "error"
  --skip-check NAME  do not ask this check; may be given several times
  --mapping FILE   use your own mapping (YAML) and no other; may be given several times
  --bundled        with --mapping FILE: the bundled mappings read what none of your own fits
  --mapping ID     use this mapping of the project, or this bundled one, and no other
  --callback KIND  the transcripts are payloads of callbacks of this kind; needs mappings of your own
  --project DIR    the project in this folder; default: the one around the folder that the command runs in
  --json           the result as JSON
  --help           this text

Exit codes: 0 fine, 1 a line was rejected or a transcript has an issue of severity error, a shard has too many rejected
lines, or verify finds a fault, 2 wrong usage, or a file that cannot be read or written, 3 a bug of ours, 130 interrupted.
`,
  run: async (args, io) => {
    const [name = '', ...rest] = args
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined
    if (step === undefined) {
      const known = Object.keys(steps).map(each => `"${each}"`)
      throw usageError(`say which step: ${known.join(', ')}; txmap remap --help explains them`)
    }
    const taken: readonly string[] = [...step.options, 'out', 'json']
    const options = Object.fromEntries(
      Object.entries(remapOptions).filter(([option]) => taken.includes(option)),
    )
    const { values, positionals } = readArguments(`remap ${name}`, rest, options, rules)
    if (positionals.length > 0) throw usageError('transcripts are named by --in, the results by --out')
    try {
      return await (await step.load())(values, io)
    } catch (error) {
      if (!(error instanceof RemapError || error instanceof BulkError || error instanceof BugError))
        throw error
      io.note(`${shownLine(`txmap remap: ${error.code}: ${error.message}`)}\n`)
      return error instanceof BugError ? exit.bug : exit.usage
    }
  },
}
