/** `txmap check`: every fault of mapping files, in one run. */
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { compileMappings } from '../../compile/compile-mappings.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import { readArguments } from '../arguments.ts'
import { type Command, exit, UsageError } from '../io.ts'
import { bundledSources } from '../mappings/bundled-sources.ts'
import { libraryAround, readSources } from '../mappings/mapping-sources.ts'
import { jsonText } from '../terminal.ts'

export const check: Command = {
  help: `Usage: txmap check FILE… [--json]

Reads mapping files (YAML; "-" is standard input) and prints every fault with its line, its column and the smallest fix.
Shared parts are found in folders named "parts" beside the files or above them, and among the bundled ones. A mapping
that another one extends is found among the files, beside them, in those folders, and among the bundled ones.

  --json     one JSON object: { "diagnostics": […], "mappings": ["id", …] }
  --help     this text

Exit codes: 0 no errors (there may be warnings), 1 errors, 2 wrong usage, 3 a bug of ours.
`,
  run: (args, io) => {
    const { values, positionals } = readArguments('check', args, { json: { type: 'boolean' } })
    const files = [...new Set(positionals)]
    if (files.length === 0) throw new UsageError('name at least one mapping file')
    const sources = readSources(files, io)
    const around = libraryAround(sources, io)
    const { plans, diagnostics } = compileMappings(sources, [...bundledSources(), ...around], bundledPlans())
    const errors = diagnostics.filter(found => found.severity === 'error').length
    if (values.json === true) {
      io.write(`${jsonText({ diagnostics, mappings: plans.map(plan => plan.id) }, true)}\n`)
      return errors > 0 ? exit.findings : exit.fine
    }
    const texts = new Map(
      [...bundledSources(), ...around, ...sources].map(source => [source.name, source.text]),
    )
    for (const found of diagnostics)
      io.write(`${renderDiagnostic(found, texts.get(found.span.file) ?? '')}\n\n`)
    io.write(`${summary(files.length, errors, diagnostics.length - errors)}\n`)
    return errors > 0 ? exit.findings : exit.fine
  },
}

function summary(files: number, errors: number, warnings: number): string {
  return `${counted(files, 'file')}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
