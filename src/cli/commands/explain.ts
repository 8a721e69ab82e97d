/** `txmap explain`: the JSONata expression of a mapping, also for hosts that have only JSONata, or what a code means. */
import { bundledPlans } from '../../catalog/plans.gen.ts'
import type { Target } from '../../compile/portable/targets/target.ts'
import type { StateMachine } from '../../compile/state-machine.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { loadMapping } from '../../emit/load-mapping.ts'
import { writtenMapping } from '../../emit/written-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { didYouMean, nearestNames } from '../../text/nearest-names.ts'
import { readArguments } from '../arguments.ts'
import { codeEndingIn, explainCode, isLikeCode } from '../explain-code.ts'
import { type Command, exit, type Io, UsageError } from '../io.ts'
import { libraryAround, readSources } from '../mappings/mapping-sources.ts'
import { escaped, jsonText } from '../terminal.ts'

export const explain: Command = {
  help: `Usage: txmap explain ID|FILE [--portable [--target NAME]] [--json]
       txmap explain ID|FILE --asl [--json]
       txmap explain CODE [--json]

Prints the JSONata expression that a mapping is compiled to: the very one that runs. ID is a bundled mapping, FILE a
mapping of your own (YAML; "-" is standard input). The expression reads a transcript whose labels are in canonical form
and calls the normalizers as functions.

CODE is the code of a finding or an error, such as spec/unknown-normalizer: what it means, an example, and how to mend it.

  --portable      an expression that stands on its own: it reads the transcript as it came and brings its functions along
  --target NAME   the host that it is for: current, jsonata-2.0, jsonata-1.8 or stepfunctions; current if left out
  --asl           a state machine for AWS Step Functions (Amazon States Language) that maps each line of a file in S3
  --json          one JSON object: { "id", "version", "hash", "expression", "checks" }, with --portable "target" as well;
                  with --asl { "id", "version", "hash", "target", "stateMachine" },
                  of a code { "code", "severity", "text", "fix", "docs" }
  --help          this text

What differs between the targets, and from the library: docs/portable.md.
Exit codes: 0 fine, 1 the mapping has errors or the target does not take it, 2 wrong usage, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments(
      'explain',
      args,
      {
        portable: { type: 'boolean' },
        target: { type: 'string' },
        asl: { type: 'boolean' },
        json: { type: 'boolean' },
      },
      { notBeside: { asl: ['portable'] } },
    )
    const [name, more] = positionals
    if (name === undefined || more !== undefined)
      throw new UsageError('name one mapping, by its id or its file, or one code')
    if (isLikeCode(name) && !io.exists(name)) {
      const host = (['portable', 'asl', 'target'] as const).find(each => values[each] !== undefined)
      if (host !== undefined) throw new UsageError(`--${host} has no meaning for a code`)
      return explainCode(name, values.json === true, io)
    }
    const target = await targetOf(values)
    const bundled = bundledPlans().find(each => each.id === name)
    const plan = bundled === undefined ? await compiled(name, io) : await written(bundled)
    if (plan === undefined) return exit.findings
    const { id, version, hash, checks } = plan
    if (values.asl === true) {
      const made = await machine(plan)
      const told = { id, version, hash, target: target?.name, stateMachine: made }
      io.write(`${jsonText(values.json === true ? told : made, true)}\n`)
      return exit.fine
    }
    const expression = target === undefined ? plan.expression : await portable(plan, target)
    const told = { id, version, hash, target: target?.name, expression, checks }
    io.write(values.json === true ? `${jsonText(told, true)}\n` : escaped(`${expression.trimEnd()}\n`))
    return exit.fine
  },
}

/** A bundled mapping with its texts, which running it does not load. */
async function written(mapping: BundledMapping): Promise<WrittenPlan> {
  const { bundledTexts } = await import('../../catalog/texts.gen.ts')
  return writtenMapping(loadMapping(mapping).plan, bundledTexts(mapping.id))
}

interface Hosts {
  readonly portable?: boolean | undefined
  readonly asl?: boolean | undefined
  readonly target?: string | undefined
}

/** The host that an expression is for; none for the one that runs here. Loads the targets only where one is needed. */
async function targetOf({ portable: isPortable, asl, target: name }: Hosts): Promise<Target | undefined> {
  if (isPortable !== true && asl !== true) {
    if (name === undefined) return undefined
    throw new UsageError('--target needs --portable')
  }
  const { ofStates, targets } = await import('../../compile/portable/targets/targets.ts')
  const first = asl === true ? ofStates : targets[0]
  const found = name === undefined ? first : targets.find(each => each.name === name)
  const names = targets.map(each => each.name)
  if (found === undefined) {
    const hint = didYouMean(nearestNames(name ?? '', names)) || `known are ${names.join(', ')}`
    throw new UsageError(`there is no target of that name; ${hint}`)
  }
  if (asl === true && found !== ofStates)
    throw new UsageError(`--asl is for ${ofStates.name} only; leave out --target`)
  return found
}

/** The expression that stands on its own. Loads the compiler, which a bundled mapping as it is does not need. */
async function portable(plan: WrittenPlan, target: Target): Promise<string> {
  const { portableExpression } = await import('../../compile/portable-expression.ts')
  return portableExpression(plan, target)
}

/** The state machine. Loads the compiler too. */
async function machine(plan: WrittenPlan): Promise<StateMachine> {
  const { stateMachine } = await import('../../compile/state-machine.ts')
  return stateMachine(plan)
}

/** The plan of a file; `undefined` after its faults have been told. Loads the compiler. */
async function compiled(file: string, io: Io): Promise<WrittenPlan | undefined> {
  if (file !== '-' && !io.exists(file)) {
    const ids = bundledPlans().map(entry => entry.id)
    const code = codeEndingIn(file)
    const near = code === undefined ? nearestNames(file, ids) : [code]
    const hint = didYouMean(near) || `bundled mappings are ${ids.join(', ')}`
    throw new UsageError(`"${file}" is neither a bundled mapping nor a file; ${hint}`)
  }
  const { compileMappings } = await import('../../compile/compile-mappings.ts')
  const { bundledSources } = await import('../mappings/bundled-sources.ts')
  const sources = readSources([file], io)
  const around = libraryAround(sources, io)
  const library = [...bundledSources(), ...around]
  const { plans, diagnostics } = compileMappings(sources, library, bundledPlans())
  const texts = new Map([...library, ...sources].map(source => [source.name, source.text]))
  for (const found of diagnostics) io.note(`${renderDiagnostic(found, texts.get(found.span.file) ?? '')}\n\n`)
  if (diagnostics.some(found => found.severity === 'error')) return undefined
  if (plans[0] === undefined) throw new UsageError(`"${file}" holds no mapping`)
  return plans[0]
}
