/** `txmap diff`: what a new version of a mapping changes, over a corpus of transcripts. */

import { join } from 'node:path'
import { mapWith } from '../../authoring/diff/map-with.ts'
import { MappingComparison } from '../../authoring/diff/mapping-diff.ts'
import { MapperError, SpecError } from '../../diagnostics/errors.ts'
import { below, kindOf } from '../../project/files-below.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import { forCommand } from '../command-hints.ts'
import { readFile } from '../files.ts'
import { type Command, type ExitCode, exit, type Io, usageError } from '../io.ts'
import { mappingVersion } from '../mappings/mapping-version.ts'
import { projectOf } from '../mappings/project.ts'
import { painter } from '../paint.ts'
import { progressOf } from '../progress.ts'
import { diffMarkdown, renderDiff } from '../render/render-diff.ts'
import { jsonText } from '../terminal.ts'

const options = {
  corpus: { type: 'string' },
  markdown: { type: 'boolean' },
  project: { type: 'string' },
  json: { type: 'boolean' },
} as const

const rules: OptionRules<keyof typeof options> = { notBeside: { markdown: ['json'] } }

export const diff: Command = {
  help: `Usage: txmap diff OLD NEW [--corpus DIR] [--project DIR] [--markdown] [--json]

Maps a corpus of transcripts with two versions of a mapping and says, by field, in how many documents its state or value
changes, from which state to which, and what kind of change that is: breaking (a field is gone or has another type, or a
value no longer comes), additive (a field or a value is new) or value-only. It also says which part of the version has to
rise: the first for breaking, the middle one for a new field or other values, the last for anything else. Values are shown
as shapes only.

OLD and NEW are files, or files of a git revision: main:mappings/acme-990.yaml. Their paths begin at this folder.

  --corpus DIR   map the transcripts (*.json) below DIR; those of the project and of its goldens if left out
  --project DIR  the project in DIR; the one around this folder if left out
  --markdown     as Markdown, for a pull request
  --json         one JSON object
  --help         this text

Exit codes: 0 the version rose enough, 1 it did not, a mapping has an error, or a file is not a transcript, 2 wrong usage, or
a file that cannot be read, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('diff', args, options, rules)
    const [oldName, newName, more] = positionals
    if (oldName === undefined || newName === undefined || more !== undefined)
      throw usageError('name two versions of a mapping: OLD NEW')
    const project = await projectOf(values.project)
    // Before the corpus: a version that is not there is the nearer slip.
    const old = mappingVersion(oldName, project, io)
    const now = mappingVersion(newName, project, io)
    if (old instanceof SpecError) throw now instanceof SpecError ? ofBoth(old, now) : old
    if (now instanceof SpecError) throw now
    const samples = [
      ...(project?.samples ?? []),
      ...(project?.goldens.map(golden => join(golden, 'input.json')) ?? []),
    ]
    // The transcripts of goldens may be among the samples.
    const files = values.corpus === undefined ? [...new Set(samples)] : corpusFiles(values.corpus)
    if (files.length === 0)
      throw usageError('there is no transcript to compare with; name a folder of them with --corpus')
    const [mapOld, mapNow] = [mapWith(old), mapWith(now)]
    const comparison = new MappingComparison(old, now)
    const progress = progressOf(io, files.length, 'transcripts')
    let worst: ExitCode = exit.fine
    files.forEach((file, index) => {
      const text = readFile(file, io)
      const isMapped = isTranscript(file, io, () => {
        comparison.add(mapOld(text), mapNow(text))
      })
      if (!isMapped) worst = exit.findings
      progress.step(index + 1)
    })
    progress.end()
    const found = comparison.diff()
    if (values.json === true) io.write(`${jsonText(found, true)}\n`)
    else io.write(values.markdown === true ? diffMarkdown(found) : renderDiff(found, painter(io.hasColour)))
    return found.isEnough ? worst : exit.findings
  },
}

/** What is wrong with both versions. */
function ofBoth(old: SpecError, now: SpecError): SpecError {
  const [first, ...more] = [...old.diagnostics, ...now.diagnostics]
  return first === undefined ? old : new SpecError([first, ...more], `${old.message}\n\n${now.message}`)
}

/** @throws UsageError where `folder` is none */
function corpusFiles(folder: string): readonly string[] {
  if (kindOf(folder) !== 'folder') throw usageError(`there is no folder "${folder}"`)
  return below(folder).files.filter(file => file.endsWith('.json'))
}

/** Whether a file is a transcript; says why not where it is none. */
function isTranscript(file: string, io: Io, map: () => void): boolean {
  try {
    map()
    return true
  } catch (error) {
    if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
    io.note(`${shownLine(`${file}: ${error.code}: ${forCommand(error, 'diff').message}`)}\n`)
    return false
  }
}
