/** `txmap coverage`: what samples show of mappings, both ways. */
import { join, resolve } from 'node:path'
import {
  type CoverageReport,
  percentOf,
  SampleCoverage,
  type Share,
} from '../../authoring/coverage/sample-coverage.ts'
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import type { SlipOptions } from '../goldens/try-slips.ts'
import { type Command, type ExitCode, exit, type Io, usageError } from '../io.ts'
import { chosenMapping } from '../mappings/chosen-mapping.ts'
import { mapFile } from '../mappings/map-file.ts'
import { mapperWithFields } from '../mappings/mapper-with-fields.ts'
import { projectOf } from '../mappings/project.ts'
import { painter } from '../paint.ts'
import { progressOf } from '../progress.ts'
import { type OwnCoverageStyle, renderSampleCoverage } from '../render/render-sample-coverage.ts'
import { jsonText } from '../terminal.ts'

const options = {
  mapping: { type: 'string', multiple: true },
  bundled: { type: 'boolean' },
  callback: { type: 'string' },
  project: { type: 'string' },
  fields: { type: 'string' },
  leaves: { type: 'string' },
  mutate: { type: 'boolean' },
  noticed: { type: 'string' },
  limit: { type: 'string' },
  seconds: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const rules: OptionRules<keyof typeof options> = {
  needs: { bundled: 'mapping', noticed: 'mutate', limit: 'mutate', seconds: 'mutate' },
  // JSON always holds everything; slips are put to goldens, not to samples.
  notBeside: { all: ['json'], mutate: ['fields', 'leaves'] },
}

export const coverage: Command = {
  help: `Usage: txmap coverage [FILE…] [--mapping FILE|ID] [--bundled] [--callback KIND] [--project DIR]
                        [--fields PERCENT] [--leaves PERCENT] [--all] [--json]
       txmap coverage --mutate [DIR…] [--noticed PERCENT] [--limit N] [--seconds N] [--mapping FILE|ID]
                        [--callback KIND] [--project DIR] [--all] [--json]

Maps sample transcripts ("-" is standard input; those of the project and of its goldens if left out) and counts both ways:
which lines of the samples are read, ignored and not read, by label; and which fields of the mappings have a value in some
sample, by which wording, and which have none. It shows labels and counts, never values.

  --mapping FILE    use your own mapping (YAML) and no other; may be given several times
  --bundled         with --mapping FILE: the bundled mappings read what none of your own fits
  --mapping ID      use this mapping of the project, or this bundled one, and no other
  --callback KIND   the files are payloads of callbacks of this kind, "individual" or "business"; needs --mapping FILE
  --project DIR     the project in DIR; the one around this folder if left out
  --fields PERCENT  fail where fewer of the fields have a value in some sample
  --leaves PERCENT  fail where fewer of the lines are read or ignored
  --all             every finding, and what is read and filled; by default the first twenty of each kind, and of what your
                    mappings use or extend of the package the number alone
  --json            the report as JSON
  --help            this text

With --mutate it asks how much the goldens prove: it makes one slip at a time in your mappings, in memory (a field that
reads its neighbour's line, another "as", a field, a wording, a check or a phrase left out), maps the goldens in DIR, or
those of the project, again, and lists the slips that no golden notices, each with what would notice it. Slips are made in
your own lines only, and no file is changed.

  --noticed PERCENT  fail where the goldens notice fewer of the slips
  --limit N          try at most N slips, drawn from all in the same order each time
  --seconds N        start no further slip after N seconds; 60 if left out
  --all              every slip that no golden notices, and the counts by kind

Exit codes: 0 fine, 1 below --fields, --leaves or --noticed, or a file is not a transcript, or a golden is not as expected
before any slip, 2 wrong usage, or a file that cannot be read, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('coverage', args, options, rules)
    const wanted = {
      fields: percent('fields', values.fields),
      leaves: percent('leaves', values.leaves),
    }
    if (values.mutate === true) {
      // Loaded here and not above: slips need the compiler.
      const { trySlips } = await import('../goldens/try-slips.ts')
      const choice = await chosenMapping(values, [], io)
      return await trySlips(choice, slipOptions(values, positionals), io)
    }
    const files = await filesOf([...new Set(positionals)], values.project)
    const choice = await chosenMapping(values, files, io)
    const { mapOne, fieldsOf } = await mapperWithFields(choice, io)
    const counts = new SampleCoverage(fieldsOf)
    const progress = progressOf(io, files.length, 'transcripts')
    let worst: ExitCode = exit.fine
    files.forEach((file, index) => {
      const result = mapFile('coverage', file, mapOne, io)
      if (!('error' in result)) counts.add(result)
      else if (result.code > worst) worst = result.code
      progress.step(index + 1)
    })
    progress.end()
    const report = counts.report()
    if (values.json === true) io.write(`${jsonText(report, true)}\n`)
    else {
      const style = { all: values.all === true, paint: painter(io.hasColour), ...ownFields(choice) }
      io.write(renderSampleCoverage(report, style))
    }
    const below = shortfalls(report, wanted, io)
    return below && worst < exit.findings ? exit.findings : worst
  },
}

/** Which fields are written in files of one's own, where such files are used. */
function ownFields(choice: MappingChoice): Pick<OwnCoverageStyle, 'isOwn'> {
  if (choice.kind !== 'own') return {}
  const files = new Set([...choice.mappings, ...choice.parts].map(({ name }) => name))
  return { isOwn: ({ spec }) => files.has(spec.replace(/:[0-9]+:[0-9]+$/, '')) }
}

function slipOptions(
  values: ReturnType<typeof readArguments<typeof options>>['values'],
  folders: readonly string[],
): SlipOptions {
  return {
    folders,
    project: values.project,
    limit: wholeNumber('limit', values.limit) ?? Number.POSITIVE_INFINITY,
    seconds: wholeNumber('seconds', values.seconds) ?? 60,
    wanted: percent('noticed', values.noticed),
    all: values.all === true,
    json: values.json === true,
  }
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text)
  throw usageError(`--${name} is a whole number from 1 on`)
}

/** @throws UsageError where there are none */
async function filesOf(files: readonly string[], folder: string | undefined): Promise<readonly string[]> {
  if (files.length > 0) return files
  const project = await projectOf(folder)
  const found =
    project === undefined
      ? []
      : [...project.samples, ...project.goldens.map(golden => join(golden, 'input.json'))]
  // A project whose samples lie with its goldens names those twice.
  if (found.length > 0) return [...new Map(found.map(file => [resolve(file), file])).values()]
  throw usageError('name at least one transcript file, or run it in a project that has samples')
}

function percent(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (number <= 100) return number
  throw usageError(`--${name} is a percentage from 0 to 100`)
}

/** Says which share is below what is wanted; whether one is. */
function shortfalls(
  report: CoverageReport,
  wanted: { readonly fields: number | undefined; readonly leaves: number | undefined },
  io: Io,
): boolean {
  const isBelow = (name: 'fields' | 'leaves', share: Share): boolean => {
    const least = wanted[name]
    if (least === undefined || percentOf(share) >= least) return false
    io.note(`txmap coverage: ${name}: ${percentOf(share)} % is less than the ${least} % of --${name}\n`)
    return true
  }
  const found = [isBelow('fields', report.fields), isBelow('leaves', report.leaves)]
  return found.includes(true)
}
