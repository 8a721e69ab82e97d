/** `txmap drift`: what nothing reads and what does not come, over many transcripts, and what changed since the last run. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { type DriftChanges, driftChanges } from '../../drift/drift-changes.ts'
import { DriftCounts } from '../../drift/drift-counts.ts'
import { type DriftReport, driftReport } from '../../drift/drift-report.ts'
import { readReport } from '../../drift/read-report.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import { readFile, saveFile } from '../files.ts'
import { type Command, type ExitCode, exit, type Io, usageError } from '../io.ts'
import { chosenMapping } from '../mappings/chosen-mapping.ts'
import { mapFile, mapperFor } from '../mappings/map-file.ts'
import { painter } from '../paint.ts'
import { progressOf } from '../progress.ts'
import { renderDrift } from '../render/render-drift.ts'
import { jsonText } from '../terminal.ts'

const options = {
  ndjson: { type: 'boolean' },
  jobs: { type: 'string' },
  state: { type: 'string' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  mapping: { type: 'string', multiple: true },
  bundled: { type: 'boolean' },
  callback: { type: 'string' },
  project: { type: 'string' },
} as const

const rules: OptionRules<keyof typeof options> = {
  needs: { bundled: 'mapping', jobs: 'ndjson' },
  // JSON always holds everything.
  notBeside: { all: ['json'] },
}

export const drift: Command = {
  help: `Usage: txmap drift FILE… [--state FILE] [--json] [--all] [--mapping FILE|ID] [--bundled]
                        [--callback KIND] [--project DIR]
       txmap drift --ndjson FILE [--jobs N] [--state FILE] [--json] [--all] [--mapping FILE|ID] [--bundled]
                        [--project DIR]

Maps transcripts and reports what they have in common that the mappings do not know: labels, sections and kinds of
entries that no field reads, and fields that are absent, each with what it likely belongs to, by form and tax period.
It shows labels and counts, never values; what looks like a number of a person or an account in a label is masked.
docs/drift.md has the details.

  --ndjson         FILE holds many transcripts, one on each line; "-" is standard input. It may be compressed
  --jobs N         with --ndjson: worker threads; default: one per processor
  --state FILE     compare with the report in FILE, which the last run left there, and leave that of this run
  --json           the report as JSON
  --all            every finding; by default the twenty most frequent of each kind
  --mapping FILE   use your own mapping (YAML) and no other; may be given several times
  --bundled        with --mapping FILE: the bundled mappings read what none of your own fits
  --mapping ID     use this mapping of the project, or this bundled one, and no other
  --callback KIND  the files are payloads of callbacks of this kind, "individual" or "business"; needs mappings of your own
  --project DIR    the project in this folder; default: the one around the folder that the command runs in. Without
                   --mapping its mappings are used, and the bundled ones for what they leave open
  --help           this text

Exit codes: 0 fine, 1 something is new or has grown since the last run, or a file or line is not a transcript, 2 wrong
usage, or a file that cannot be read or written, 3 a bug of ours, 130 interrupted.
`,
  run: async (args, io) => {
    const { values, positionals: files } = readArguments('drift', args, options, rules)
    if (files.length === 0) throw usageError('name at least one transcript file, or "-" for standard input')
    if (values.state !== undefined) checkState(values.state, files)
    const before = values.state === undefined ? undefined : earlierReport(values.state, io)
    const choice = await chosenMapping(values, files, io)
    const { report, code } =
      values.ndjson === true
        ? await overLines(files, values.jobs, choice, io)
        : await overFiles(files, choice, io)
    if (report === undefined) return code
    // Over no transcript nothing is known, not even that nothing has changed.
    const changes = isOverSome(before) && isOverSome(report) ? driftChanges(before, report) : undefined
    const style = { all: values.all === true, paint: painter(io.hasColour) }
    io.write(values.json === true ? reportText(report, changes) : renderDrift(report, changes, style))
    if (values.state !== undefined) saveState(values.state, report, before, code, io)
    const isWorse = changes !== undefined && changes.new.length + changes.grown.length > 0
    return isWorse && code === exit.fine ? exit.findings : code
  },
}

interface Outcome {
  /** `undefined` where the run did not come to its end. */
  readonly report: DriftReport | undefined
  readonly code: ExitCode
}

async function overFiles(files: readonly string[], choice: MappingChoice, io: Io): Promise<Outcome> {
  const mapOne = await mapperFor(choice, {}, io)
  const counts = new DriftCounts()
  const progress = progressOf(io, files.length, 'transcripts')
  let worst: ExitCode = exit.fine
  files.forEach((file, index) => {
    const result = mapFile('drift', file, mapOne, io)
    if (!('error' in result)) counts.add(result, true)
    else {
      counts.reject()
      if (result.code > worst) worst = result.code
    }
    progress.step(index + 1)
  })
  progress.end()
  return { report: driftReport(counts.record()), code: worst }
}

async function overLines(
  files: readonly string[],
  jobs: string | undefined,
  choice: MappingChoice,
  io: Io,
): Promise<Outcome> {
  const [input, more] = files
  if (input === undefined || more !== undefined)
    throw usageError('--ndjson takes one file; "-" is standard input')
  // Loaded here and not above: threads and compression are for many transcripts only.
  const { driftOfLines } = await import('../bulk/drift-lines.ts')
  return await driftOfLines(input, jobs, choice, io)
}

function checkState(state: string, files: readonly string[]): void {
  if (state === '-') throw usageError('--state names a file')
  if (files.includes(state)) throw usageError('--state names a file of its own, none of the transcripts')
}

/** The report that the last run left; `undefined` where there was none. @throws UsageError */
function earlierReport(file: string, io: Io): DriftReport | undefined {
  if (!io.exists(file)) return undefined
  const report = readReport(readFile(file, io))
  if (report !== undefined) return report
  throw usageError(`"${file}" holds no report of txmap drift; name another file for --state, or remove it`)
}

/** A run that could not read all of its files, or mapped none, is compared with nothing: what they hold would be new the next time. */
function saveState(
  file: string,
  report: DriftReport,
  before: DriftReport | undefined,
  code: ExitCode,
  io: Io,
): void {
  if (code !== exit.fine && code !== exit.findings) {
    io.note(`the state "${file}" stays as it was, as not every file could be read\n`)
    return
  }
  if (!isOverSome(report)) {
    io.note(`the state "${file}" stays as it was, as no transcript was mapped\n`)
    return
  }
  saveFile(file, `${jsonText(report)}\n`, io)
  if (isOverSome(before)) return
  const found = before === undefined ? 'no earlier run was found' : 'the earlier run mapped no transcript'
  io.note(`${found}: the next one is compared with this one\n`)
}

/** Whether there is a report, and transcripts that it is about. */
function isOverSome(report: DriftReport | undefined): report is DriftReport {
  return report !== undefined && report.documents > 0
}

function reportText(report: DriftReport, changes: DriftChanges | undefined): string {
  return `${jsonText({ ...report, changes: changes ?? null }, true)}\n`
}
