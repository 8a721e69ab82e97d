/** `txmap explain`: the JSONata expression of a mapping, also for hosts that have only JSONata, or what a code means. */
import { bundledPlans } from '../../catalog/plans.gen.ts'
import type { Target } from '../../compile/portable/targets/target.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import type { StateMachine } from '../../compile/state-machine.ts'
import { inPackage } from '../../diagnostics/package-path.ts'
import { specErrorOf } from '../../diagnostics/spec-error-of.ts'
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { loadMapping } from '../../emit/load-mapping.ts'
import { writtenMapping } from '../../emit/written-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { Project } from '../../project/project.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { readArguments } from '../arguments.ts'
import { codeEndingIn, explainCode, isLikeCode } from '../explain-code.ts'
import { type Command, exit, type Io, usageError } from '../io.ts'
import { idsIn, libraryAround, readSources } from '../mappings/mapping-sources.ts'
import { projectOf } from '../mappings/project.ts'
import { expressionWithLines } from '../render/expression-with-lines.ts'
import { escaped, jsonText } from '../terminal.ts'

export const explain: Command = {
  help: `Usage: txmap explain ID|FILE [--lines] [--project DIR] [--json]
       txmap explain ID|FILE --portable [--target NAME] [--project DIR] [--json]
       txmap explain ID|FILE --asl [--project DIR] [--json]
       txmap explain CODE [--json]

Prints the JSONata expression that a mapping is compiled to: the very one that runs. ID is a mapping of the project or a
bundled one, FILE a mapping of your own (YAML; "-" is standard input). The expression reads a transcript whose labels are in canonical form
and calls the normalizers as functions.

CODE is the code of a finding or an error, such as spec/unknown-normalizer: what it means, an example, and how to fix it.

  --lines         with the line of YAML of each field in a comment: /* mappings/parts/balance.yaml:9:5 */
  --portable      an expression that stands on its own: it reads the transcript as it came and brings its functions along
  --target NAME   the host that it is for: current, jsonata-2.0, jsonata-1.8 or stepfunctions; current if left out
  --asl           a state machine for AWS Step Functions (Amazon States Language) that maps each line of a file in S3
  --project DIR   the project in this folder; default: the one around the folder that the command runs in
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
        lines: { type: 'boolean' },
        portable: { type: 'boolean' },
        target: { type: 'string' },
        asl: { type: 'boolean' },
        project: { type: 'string' },
        json: { type: 'boolean' },
      },
      { notBeside: { asl: ['portable'], lines: ['portable', 'asl', 'target'] } },
    )
    const [name, more] = positionals
    if (name === undefined || more !== undefined)
      throw usageError('name one mapping, by its id or its file, or one code')
    if (isLikeCode(name) && !io.exists(name)) {
      const host = (['portable', 'asl', 'target', 'lines'] as const).find(each => values[each] !== undefined)
      if (host !== undefined) throw usageError(`--${host} has no meaning for a code`)
      return explainCode(name, values.json === true, io)
    }
    const target = await targetOf(values)
    const project = await projectOf(values.project)
    const isOwn = project !== undefined && !io.exists(name) && idsIn(project.mappings).includes(name)
    const bundled = isOwn ? undefined : bundledPlans().find(each => each.id === name)
    const plan =
      bundled !== undefined
        ? await written(bundled)
        : isOwn
          ? await compiled(project.mappings, project.parts, name, io)
          : await compiledFile(name, project, io)
    const { id, version, hash, checks } = plan
    if (values.asl === true) {
      const made = await machine(plan)
      const output = { id, version, hash, target: target?.name, stateMachine: made }
      io.write(`${jsonText(values.json === true ? output : made, true)}\n`)
      return exit.fine
    }
    const plain = values.lines === true ? expressionWithLines(plan) : plan.expression
    const expression = target === undefined ? plain : await portable(plan, target)
    const output = { id, version, hash, target: target?.name, expression, checks }
    io.write(values.json === true ? `${jsonText(output, true)}\n` : escaped(`${expression.trimEnd()}\n`))
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
    throw usageError('--target needs --portable')
  }
  const { ofStates, targets } = await import('../../compile/portable/targets/targets.ts')
  const first = asl === true ? ofStates : targets[0]
  const found = name === undefined ? first : targets.find(each => each.name === name)
  const names = targets.map(each => each.name)
  if (found === undefined) {
    const hint = didYouMean(nearestNames(name ?? '', names)) || `use one of ${names.join(', ')}`
    throw usageError(`there is no target of that name; ${hint}`)
  }
  if (asl === true && found !== ofStates)
    throw usageError(`--asl is for ${ofStates.name} only; leave out --target`)
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

/** The plan of a file. @throws SpecError where it has an error */
async function compiledFile(file: string, project: Project | undefined, io: Io): Promise<WrittenPlan> {
  if (file !== '-' && !io.exists(file)) {
    const ids = [...idsIn(project?.mappings ?? []), ...bundledPlans().map(entry => entry.id)]
    const code = codeEndingIn(file)
    const near = code === undefined ? nearestNames(file, ids) : [code]
    const own = idsIn(project?.mappings ?? [])
    const listed = own.length === 0 || own.length > 7 ? '' : `use one of ${own.join(', ')}; `
    const hint = didYouMean(near) || `${listed}${inPackage('docs/mappings')} has a page for each bundled one`
    const what =
      project === undefined
        ? 'neither a bundled mapping nor'
        : 'neither a mapping of the project, nor a bundled one, nor'
    throw usageError(`"${file}" is ${what} a file; ${hint}`)
  }
  const sources = readSources([file], io)
  return await compiled(sources, libraryAround(sources, io, project), file, io)
}

/**
 * The plan of the mapping of this id, or of the only file; what is found in them that is not an error is reported. Loads the compiler.
 * @throws SpecError where there is an error
 */
async function compiled(
  sources: readonly SourceFile[],
  around: readonly SourceFile[],
  name: string,
  io: Io,
): Promise<WrittenPlan> {
  const { compileMappings } = await import('../../compile/compile-mappings.ts')
  const { bundledSources } = await import('../mappings/bundled-sources.ts')
  const library = [...bundledSources(), ...around]
  const { plans, diagnostics } = compileMappings(sources, library, bundledPlans())
  const error = specErrorOf(diagnostics, [...library, ...sources])
  if (error !== undefined) throw error
  const { noteWarnings } = await import('../mappings/note-warnings.ts')
  noteWarnings(diagnostics, [...around, ...sources], io)
  const plan = plans.find(each => each.id === name) ?? plans[0]
  if (plan === undefined) throw usageError(`"${name}" holds no mapping`)
  return plan
}
