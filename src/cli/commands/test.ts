/** `txmap test`: what mappings give, held against what is expected of them. */

import type { GoldenFolder } from '../../authoring/golden/golden-files.ts'
import { expectedName } from '../../authoring/golden/golden-files.ts'
import { type GoldenMapper, type GoldenOutcome, tryGolden } from '../../authoring/golden/try-golden.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import { removeFile, saveFile } from '../files.ts'
import { goldenMapper } from '../goldens/golden-mapper.ts'
import { findGoldens, foldersOf, pendingFile, readGolden } from '../goldens/load-goldens.ts'
import { goldenSummary, renderGolden, type TriedGolden } from '../goldens/render-goldens.ts'
import { type Command, type ExitCode, exit, type Io, usageError } from '../io.ts'
import { chosenMapping } from '../mappings/chosen-mapping.ts'
import { painter } from '../paint.ts'
import { jsonText } from '../terminal.ts'

const options = {
  update: { type: 'boolean' },
  ci: { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  mapping: { type: 'string', multiple: true },
  bundled: { type: 'boolean' },
  callback: { type: 'string' },
  project: { type: 'string' },
} as const

const rules: OptionRules<keyof typeof options> = {
  needs: { bundled: 'mapping' },
  // JSON always holds everything; continuous integration writes nothing.
  notBeside: { all: ['json'], update: ['ci'] },
}

export const test: Command = {
  help: `Usage: txmap test [DIR…] [--update] [--ci] [--all] [--json] [--mapping FILE|ID] [--bundled] [--callback KIND]
                        [--project DIR]

Maps the transcripts of goldens and compares what comes out with what is expected. A golden is a folder with input.json,
a transcript of made-up people, and expected.yaml, which says as much of the result as matters: values, states, issues,
unmapped lines. DIR is searched with all folders in it; the goldens of the project if left out. docs/authoring.md has the
details.

Each difference is shown with both values and the line of the mapping that made it. The new result is written beside the
golden as expected.new.yaml, never over it: "txmap review" goes through the differences. Goldens are your own test data:
the values of their transcripts are shown, so keep real taxpayers out of them.

  --update         write a complete expected.yaml where a golden has only input.json
  --ci             write nothing; fail on a difference that waits for a review and on a golden that tests nothing. Set by
                   itself where the environment variable CI is set
  --all            every difference; by default the first twenty of each golden
  --json           one JSON object: { "goldens": [{ "name", "status", … }], "ci" }
  --mapping FILE   use your own mapping (YAML) and no other; may be given several times
  --bundled        with --mapping FILE: the bundled mappings read what none of your own fits
  --mapping ID     use this bundled mapping and no other
  --callback KIND  the inputs are payloads of callbacks of this kind, "individual" or "business"; needs --mapping FILE
  --project DIR    the project in DIR, where the project file is; the one around this folder if left out
  --help           this text

Exit codes: 0 all as expected, 1 a difference, a golden without an expectation or without a result, 2 wrong usage, or a
file that cannot be read or written, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('test', args, options, rules)
    const isCi = values.ci === true || io.isCi
    if (isCi && values.update === true)
      throw usageError('--update writes, which a run of continuous integration does not; leave it out')
    const folders = findGoldens(await foldersOf(positionals, values.project))
    if (folders.length === 0)
      throw usageError('there is no golden: no folder with input.json or expected.yaml')
    const mapper = await goldenMapper(await chosenMapping(values, [], io), io)
    const tried = folders.map(folder =>
      outcomeOf(folder, mapper, { isCi, mayWriteNew: values.update === true }, io),
    )
    if (values.json === true) io.write(`${jsonText({ goldens: tried.map(asJson), ci: isCi }, true)}\n`)
    else {
      for (const golden of tried) io.write(renderGolden(golden, values.all === true, painter(io.hasColour)))
      io.write(`${goldenSummary(tried)}\n`)
    }
    return codeOf(tried, isCi)
  },
}

interface Manner {
  readonly isCi: boolean
  readonly mayWriteNew: boolean
}

function outcomeOf(
  golden: GoldenFolder,
  mapper: GoldenMapper,
  { isCi, mayWriteNew }: Manner,
  io: Io,
): TriedGolden {
  const { folder, hasPending } = golden
  const outcome = tryGolden(readGolden(golden, io), mapper)
  const pending = pendingFile(golden)
  const none = { folder, outcome, written: undefined, left: hasPending ? pending : undefined }
  if (isCi) return none
  if (outcome.status === 'changed') {
    saveFile(pending, outcome.text, io)
    return { folder, outcome, written: pending, left: undefined }
  }
  if (outcome.status === 'new' && mayWriteNew) {
    const written = `${folder}/${expectedName}`
    saveFile(written, outcome.text, io)
    return { ...none, written }
  }
  if (outcome.status === 'same' && hasPending) {
    // What it was pending for is gone.
    removeFile(pending, io)
    return { ...none, left: undefined }
  }
  return none
}

function codeOf(goldens: readonly TriedGolden[], isCi: boolean): ExitCode {
  const failing: readonly GoldenOutcome['status'][] = isCi
    ? ['changed', 'new', 'invalid', 'failed', 'orphan']
    : ['changed', 'invalid', 'failed']
  const isFailing = ({ outcome, written, left }: TriedGolden): boolean =>
    failing.includes(outcome.status) ||
    (outcome.status === 'new' && written === undefined) ||
    (isCi && left !== undefined)
  return goldens.some(isFailing) ? exit.findings : exit.fine
}

function asJson({ folder, outcome, written, left }: TriedGolden): unknown {
  const files = { written: written ?? null, pending: left ?? null }
  switch (outcome.status) {
    case 'changed':
      return {
        name: folder,
        status: outcome.status,
        ...files,
        changes: outcome.changes.map(({ part, key, expected, actual, spec, span, note }) => ({
          part,
          key,
          expected: expected ?? null,
          actual: actual ?? null,
          spec,
          line: span?.line ?? null,
          note: note ?? null,
        })),
      }
    case 'invalid':
      return { name: folder, status: outcome.status, ...files, diagnostics: outcome.diagnostics }
    case 'failed':
    case 'orphan':
      return { name: folder, status: outcome.status, ...files, message: outcome.message }
    case 'same':
    case 'new':
      return { name: folder, status: outcome.status, ...files }
    default:
      return unreachable(outcome)
  }
}
