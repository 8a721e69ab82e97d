/** `txmap draft`: a first mapping from sample transcripts of a form. */
import { resolve } from 'node:path'
import { type Draft, draftMapping, isKnownType } from '../../authoring/draft/draft-mapping.ts'
import { readSample, type Sample } from '../../authoring/draft/samples.ts'
import { brokenPromise } from '../../diagnostics/bug.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { counted } from '../../text/messages/counted.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import { forCommand } from '../command-hints.ts'
import { readFile, saveFile } from '../files.ts'
import { type Command, exit, type Io, usageError } from '../io.ts'
import { jsonText } from '../terminal.ts'

const options = {
  out: { type: 'string', short: 'o' },
  force: { type: 'boolean' },
  'no-parts': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const rules: OptionRules<keyof typeof options> = { needs: { force: 'out' } }

export const draft: Command = {
  help: `Usage: txmap draft FILE… [-o MAPPING] [--force] [--no-parts] [--json]

Writes a first mapping from sample transcripts of one form ("-" is standard input): a field for every label, named as the
bundled mappings name it where one of them has the label, read by the normalizer that reads it in every sample. A comment
above each field says what was seen, in shapes and counts; TODO marks what you have to decide. Give samples of several tax
years: a wording that takes the place of another is then one field with both, marked TODO. The draft holds labels, never a
value. docs/authoring.md goes through one.

  -o, --out FILE  write the mapping to FILE; without it, it is printed
  --force         replace FILE where it exists
  --no-parts      do not use the bundled parts (header, balance, transactions, …) that fit: every line gets a field
  --json          one JSON object: the text of the mapping, its counts, and the lines that it does not read
  --help          this text

Exit codes: 0 fine, 1 a file is not a transcript, 2 wrong usage, or a file that cannot be read or written, 3 a bug of ours.
`,
  run: (args, io) => {
    const { values, positionals: files } = readArguments('draft', args, options, rules)
    if (files.length === 0) throw usageError('name at least one transcript file, or "-" for standard input')
    const { out } = values
    if (out !== undefined && files.some(file => file !== '-' && resolve(file) === resolve(out)))
      throw usageError(`"${out}" is one of the samples; name another file with -o`)
    if (out !== undefined && values.force !== true && io.exists(out))
      throw usageError(`"${out}" exists; add --force to replace it, or name another file`)
    const samples = readSamples([...new Set(files)], values.json === true, io)
    if (samples === undefined) return exit.findings
    const made = draftMapping(samples, { parts: values['no-parts'] !== true })
    mustBeSound(made)
    if (out !== undefined) saveFile(out, made.text, io)
    if (values.json === true) io.write(`${jsonText(made, true)}\n`)
    else if (out === undefined) io.write(made.text)
    io.note(summary(made, out))
    return exit.fine
  },
}

/** The samples; `undefined` after saying which files are none. @throws UsageError where they are of several types */
function readSamples(files: readonly string[], isJson: boolean, io: Io): readonly Sample[] | undefined {
  const samples: Sample[] = []
  let isFirst = true
  for (const file of files) {
    const text = readFile(file, io)
    try {
      samples.push(readSample(text))
    } catch (error) {
      if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
      const { code, message, hint = null } = forCommand(error, 'draft', text)
      io.note(`${shownLine(`${file}: ${code}: ${message}`)}\n`)
      // One value is what a program reads; the others are said with it.
      if (isJson && isFirst) io.write(`${jsonText({ file, error: { code, message, hint } }, true)}\n`)
      isFirst = false
    }
  }
  if (samples.length < files.length) return undefined
  const types = [...new Set(samples.map(sample => sample.type))]
  if (!types.every(isKnownType))
    throw usageError('a mapping reads transcripts of TYPE ACTR, RECA, RETR or WAID; a sample is of another')
  if (types.length > 1)
    throw usageError(`the samples are of TYPE ${types.join(' and ')}; draft a mapping for each`)
  return samples
}

/** A draft compiles, whatever the samples hold, unless they hold more labels than a mapping may. */
function mustBeSound({ diagnostics }: Draft): void {
  const error = diagnostics.find(found => found.severity === 'error')
  if (error === undefined) return
  if (error.code === 'spec/too-large')
    throw usageError('the samples have more labels than one mapping can read; draft with fewer samples')
  throw brokenPromise(`a draft does not compile: ${error.code} at line ${error.span.line}`)
}

function summary({ fields, todos, parts, notRead, diagnostics }: Draft, out: string | undefined): string {
  const used = parts.length === 0 ? '' : `, ${counted(parts.length, 'bundled part')} (${parts.join(', ')})`
  // A section that the samples have is no slip: held against them, the draft has no warning of it.
  const left = diagnostics.filter(({ code }) => code !== 'spec/unknown-section').length
  const warnings = left === 0 ? '' : `; ${counted(left, 'warning')}, which txmap check shows`
  const unread =
    notRead.length === 0 ? 'every line of the samples is read' : `${counted(notRead.length, 'line')} not read`
  const written = out === undefined ? '' : `${out}: `
  return `${written}${counted(fields, 'field')}, ${todos} marked TODO${used}; ${unread}${warnings}\n`
}
