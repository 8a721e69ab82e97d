/** `txmap explain`: the JSONata expression of a mapping. */
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { loadMapping } from '../../emit/load-mapping.ts'
import { writtenMapping } from '../../emit/written-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { didYouMean, nearestNames } from '../../text/nearest-names.ts'
import { readArguments } from '../arguments.ts'
import { type Command, exit, type Io, UsageError } from '../io.ts'
import { partsAround, readSources } from '../mapping-sources.ts'
import { escaped, jsonText } from '../terminal.ts'

export const explain: Command = {
  help: `Usage: txmap explain ID|FILE [--portable] [--json]

Prints the JSONata expression that a mapping is compiled to: the very one that runs. ID is a bundled mapping, FILE a
mapping of your own (YAML; "-" is standard input). The expression reads a transcript whose labels are in canonical form
and calls the normalizers as functions.

  --portable   an expression that stands on its own: it reads the transcript as it came and brings its functions along
  --json       one JSON object: { "id", "version", "hash", "expression", "checks" }
  --help       this text

Exit codes: 0 fine, 1 the mapping has errors, 2 wrong usage, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('explain', args, {
      portable: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    const [name, more] = positionals
    if (name === undefined || more !== undefined)
      throw new UsageError('name one mapping, by its id or its file')
    const bundled = bundledPlans().find(each => each.id === name)
    const plan = bundled === undefined ? await compiled(name, io) : await written(bundled)
    if (plan === undefined) return exit.findings
    const expression = values.portable === true ? await portable(plan) : plan.expression
    const { id, version, hash, checks } = plan
    io.write(
      values.json === true
        ? `${jsonText({ id, version, hash, expression, checks }, true)}\n`
        : escaped(expression),
    )
    return exit.fine
  },
}

/** A bundled mapping with its texts, which running it does not load. */
async function written(mapping: BundledMapping): Promise<WrittenPlan> {
  const { bundledTexts } = await import('../../catalog/texts.gen.ts')
  return writtenMapping(loadMapping(mapping).plan, bundledTexts(mapping.id))
}

/** The expression that stands on its own. Loads the compiler, which a bundled mapping as it is does not need. */
async function portable(plan: WrittenPlan): Promise<string> {
  const { portableExpression } = await import('../../compile/portable-expression.ts')
  return portableExpression(plan)
}

/** The plan of a file; `undefined` after its faults have been told. Loads the compiler. */
async function compiled(file: string, io: Io): Promise<WrittenPlan | undefined> {
  if (file !== '-' && !io.exists(file)) {
    const ids = bundledPlans().map(entry => entry.id)
    const hint = didYouMean(nearestNames(file, ids)) || `bundled mappings are ${ids.join(', ')}`
    throw new UsageError(`"${file}" is neither a bundled mapping nor a file; ${hint}`)
  }
  const { compileMappings } = await import('../../compile/compile-mappings.ts')
  const { bundledParts } = await import('../../catalog/parts.gen.ts')
  const sources = readSources([file], io)
  const around = partsAround([file], io)
  const { plans, diagnostics } = compileMappings(sources, [...bundledParts(), ...around])
  const texts = new Map([...bundledParts(), ...around, ...sources].map(source => [source.name, source.text]))
  for (const found of diagnostics) io.note(`${renderDiagnostic(found, texts.get(found.span.file) ?? '')}\n\n`)
  if (plans[0] === undefined && diagnostics.length === 0) throw new UsageError(`"${file}" holds no mapping`)
  return plans[0]
}
