/** `txmap map`: transcripts to data, as a table for people or as JSON for programs. */
import { MapperError } from '../../diagnostics/errors.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import { createMapper } from '../../mapper/create-mapper.ts'
import { mapTranscript } from '../../mapper/map-transcript.ts'
import type { TranscriptResult } from '../../transcript/transcript-result.ts'
import { readArguments } from '../arguments.ts'
import { type Command, type ExitCode, exit, type Io, UsageError } from '../io.ts'
import { partsAround, readFile, readSources } from '../mapping-sources.ts'
import { progressOf } from '../progress.ts'
import { renderResult } from '../render-result.ts'

export const map: Command = {
  name: 'map',
  summary: 'Map transcripts to typed data',
  help: `Usage: txmap map FILE… [--json] [--lineage] [--summary] [--all] [--mapping FILE|ID]

Maps transcripts (the JSON of transcript-detail responses; "-" is standard input) and prints what came out: the key
figures, every field with a value, what was empty or unreadable, the issues, and every line that nothing read.

  --json           the result as JSON; with several files one line for each
  --lineage        with --json: the receipt of every field (source, raw text, normalizer, line of the mapping)
                   without: the source of each field beside its value
  --summary        the key figures and counts only
  --all            absent fields too
  --mapping FILE   use your own mapping (YAML) beside the bundled ones; may be given several times
  --mapping ID     use this bundled mapping and no other
  --help           this text

Exit codes: 0 no issue of severity error, 1 some, or a file that is no transcript, 2 wrong usage, 3 a bug of ours.
`,
  run: (args, io) => {
    const { values, positionals: files } = readArguments(args, {
      json: { type: 'boolean' },
      lineage: { type: 'boolean' },
      summary: { type: 'boolean' },
      all: { type: 'boolean' },
      mapping: { type: 'string', multiple: true },
    })
    if (files.length === 0)
      throw new UsageError('name at least one transcript file, or "-" for standard input')
    const mapOne = mapperFor(values.mapping ?? [], io)
    const style = {
      lineage: values.lineage === true,
      summary: values.summary === true,
      all: values.all === true,
      colour: io.hasColour,
    }
    const progress = progressOf(io, files.length, 'transcripts')
    let worst: ExitCode = exit.fine
    files.forEach((file, index) => {
      const result = mapped(readFile(file, io), file, mapOne, io)
      if (result === undefined || result.issues.some(issue => issue.severity === 'error'))
        worst = exit.findings
      if (result !== undefined) {
        io.write(
          values.json === true
            ? jsonText(result, style.lineage, files.length === 1)
            : renderResult(result, file, style),
        )
      }
      progress.step(index + 1)
    })
    progress.end()
    return worst
  },
}

type MapOne = (text: string) => TranscriptResult

function mapperFor(mappings: readonly string[], io: Io): MapOne {
  const [id, more] = mappings
  if (id === undefined) return text => mapTranscript(text)
  const files = mappings.filter(name => io.exists(name) || /\.ya?ml$/.test(name) || name === '-')
  if (files.length === 0 && more === undefined) return text => mapTranscript(text, { mapping: id })
  if (files.length < mappings.length)
    throw new UsageError('--mapping names either one bundled mapping or files')
  const sources = readSources(files, io)
  const parts = partsAround(files, io)
  const mapper = createMapper({ mappings: sources, parts })
  const texts = new Map([...parts, ...sources].map(source => [source.name, source.text]))
  for (const found of mapper.diagnostics)
    io.note(`${renderDiagnostic(found, texts.get(found.span.file) ?? '')}\n\n`)
  return text => mapper.mapTranscript(text)
}

/** The result; `undefined` after telling why there is none. */
function mapped(text: string, file: string, mapOne: MapOne, io: Io): TranscriptResult | undefined {
  try {
    return mapOne(text)
  } catch (error) {
    if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
    io.note(`${file}: ${error.code}: ${error.message}\n`)
    return undefined
  }
}

function jsonText(result: TranscriptResult, lineage: boolean, pretty: boolean): string {
  const value = lineage ? { ...result, lineage: result.lineage() } : result
  return `${JSON.stringify(value, null, pretty ? 2 : undefined)}\n`
}
