/** `txmap map`: transcripts to data, as a table for people or as JSON for programs. */
import { type Besides, withMore } from '../../bulk/batch/with-more.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import { type Command, type ExitCode, exit, usageError } from '../io.ts'
import { chosenMapping, skipChecksOf, unmappedOf } from '../mappings/chosen-mapping.ts'
import { mapFile, mapperFor, type NoResult } from '../mappings/map-file.ts'
import { painter } from '../paint.ts'
import { progressOf } from '../progress.ts'
import { coverageOfAll } from '../render/render-coverage.ts'
import { renderResult } from '../render/render-result.ts'
import { jsonText } from '../terminal.ts'

const options = {
  json: { type: 'boolean' },
  lineage: { type: 'boolean' },
  coverage: { type: 'boolean' },
  summary: { type: 'boolean' },
  all: { type: 'boolean' },
  mapping: { type: 'string', multiple: true },
  bundled: { type: 'boolean' },
  unmapped: { type: 'string' },
  'skip-check': { type: 'string', multiple: true },
  ndjson: { type: 'boolean' },
  jobs: { type: 'string' },
  'worker-memory': { type: 'string' },
  resume: { type: 'boolean' },
  rejects: { type: 'string' },
  callback: { type: 'string' },
  project: { type: 'string' },
} as const

const rules: OptionRules<keyof typeof options> = {
  needs: {
    bundled: 'mapping',
    jobs: 'ndjson',
    'worker-memory': 'ndjson',
    resume: 'ndjson',
    rejects: 'ndjson',
  },
  notBeside: {
    // With it the output is JSON anyway.
    json: ['ndjson'],
    // Both choose among the lines of the table, and JSON always holds everything.
    summary: ['json', 'ndjson'],
    all: ['json', 'ndjson', 'summary'],
    // The summary has no fields beside which a source could stand, and no lists.
    lineage: ['summary'],
    coverage: ['summary'],
  },
}

export const map: Command = {
  help: `Usage: txmap map FILE… [--json] [--lineage] [--coverage] [--summary] [--all] [--unmapped list|warn|error]
                        [--skip-check NAME] [--mapping FILE|ID] [--bundled]
                        [--callback KIND] [--project DIR]
       txmap map --ndjson IN OUT [--jobs N] [--worker-memory N] [--resume] [--rejects FILE] [--lineage]
                        [--coverage] [--unmapped list|warn|error] [--skip-check NAME] [--mapping FILE|ID]
                        [--bundled] [--callback KIND] [--project DIR]

Maps transcripts (the JSON of transcript-detail responses; "-" is standard input) and prints what came out: the key
figures, every field with a value, what was empty or unreadable, the issues, the lines that nothing read, and in the last
line how many those are, and how many lines were read by a wording that nobody has seen on a transcript.

  --json           the result as JSON; with several files one line for each, which begins with "file", its name as given.
                   Of a file without a result { "file", "error": { "code", "message", "hint" } }
  --lineage        with --json: the lineage entry of every field (source, raw text, normalizer, line of the mapping)
                   without: the source of each field beside its value
  --coverage       with --json: how many lines were read, ignored and not read, by section, and how well the wordings
                   that were read are known; without: the lines of each section
  --summary        the key figures and counts only
  --all            absent fields too, and every line that nothing read
  --unmapped WHAT  what a line that no field reads is: "list" (the default) lists it, "warn" makes it a warning,
                   "error" an error, so that the exit code is 1
  --skip-check NAME  do not ask this check; may be given several times. Its name stands beside the issue, and on the page of
                   the mapping in docs/mappings
  --mapping FILE   use your own mapping (YAML) and no other; may be given several times
  --bundled        with --mapping FILE: the bundled mappings read what none of your own fits
  --mapping ID     use this mapping of the project, or this bundled one, and no other
  --callback KIND  the files are payloads of callbacks of this kind, "individual" or "business"; needs mappings of your own
  --project DIR    the project in this folder; default: the one around the folder that the command runs in. Without
                   --mapping its mappings are used, and the bundled ones for what they leave open
  --help           this text

Many transcripts at once, in files or pipes ("-"); docs/bulk.md has the details:

  --ndjson         map each line of IN to a line of OUT, in order. IN may be compressed (gzip, or zstd where Node.js has
                   it); OUT is where its name ends in .gz or .zst. A line that cannot be mapped stops nothing
  --jobs N         worker threads; default: one per processor. OUT is the same for any number
  --worker-memory N  MiB that each worker may need for a line, 1024 by default; a line that needs more is rejected
  --resume         go on with a run that was interrupted; it may have ended in any way
  --rejects FILE   where to write the numbers of lines that cannot be mapped, and why; default: OUT.rejected.ndjson,
                   or standard error where OUT is a pipe

Exit codes: 0 no issue of severity error, 1 some, or a file or line that is not a transcript, 2 wrong usage, or a file that
cannot be read or written, 3 a bug of ours, 130 interrupted (with --ndjson).
`,
  run: async (args, io) => {
    const { values, positionals: files } = readArguments('map', args, options, rules)
    if (values.ndjson === true) {
      // Loaded here and not above: threads and compression are for many transcripts only.
      const { mapLines } = await import('../bulk/map-lines.ts')
      return await mapLines(values, files, io)
    }
    if (files.length === 0) throw usageError('name at least one transcript file, or "-" for standard input')
    const choice = await chosenMapping(values, files, io)
    const runOptions = {
      unmapped: unmappedOf(values.unmapped),
      skipChecks: await skipChecksOf(values['skip-check'], choice),
    }
    const mapOne = await mapperFor(choice, runOptions, io)
    const style = {
      lineage: values.lineage === true,
      coverage: values.coverage === true,
      summary: values.summary === true,
      all: values.all === true,
      colour: io.hasColour,
      columns: io.columns,
    }
    const progress = progressOf(io, files.length, 'transcripts')
    const drawn: TranscriptResult['coverage'][] = []
    let worst: ExitCode = exit.fine
    files.forEach((file, index) => {
      const result = mapFile('map', file, mapOne, io)
      if ('error' in result) {
        if (result.code > worst) worst = result.code
        if (values.json === true) io.write(noResultText(file, result, files.length === 1))
      } else {
        if (result.issues.some(issue => issue.severity === 'error') && worst < exit.findings)
          worst = exit.findings
        if (values.json === true)
          io.write(files.length === 1 ? resultText(result, style) : lineText(file, result, style))
        else {
          io.write(renderResult(result, file, style))
          drawn.push(result.coverage)
        }
      }
      progress.step(index + 1)
    })
    progress.end()
    if (drawn.length > 1) io.write(`${coverageOfAll(drawn, painter(io.hasColour))}\n`)
    return worst
  },
}

function resultText(result: TranscriptResult, also: Besides): string {
  return `${jsonText(withMore(result, also), true)}\n`
}

/** Of several files each has its line, which names it: whoever pairs them by place alone must not take one for another. */
function lineText(file: string, result: TranscriptResult, also: Besides): string {
  return `${jsonText({ file, ...withMore(result, also) })}\n`
}

function noResultText(file: string, { error: { code, message, hint } }: NoResult, isAlone: boolean): string {
  return `${jsonText({ file, error: { code, message, hint: hint ?? null } }, isAlone)}\n`
}
