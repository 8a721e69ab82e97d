/** The mappings that `txmap types` and `txmap schema` write about: named by files, by ids of the project, or all of the project. */
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { compileMappings } from '../../compile/compile-mappings.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import { specErrorOf } from '../../diagnostics/spec-error-of.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { Project } from '../../project/project.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { type Io, usageError } from '../io.ts'
import { bundledSources } from './bundled-sources.ts'
import { idsIn, libraryAround, readSources } from './mapping-sources.ts'

/** The compiled mappings in the order of their ids. @throws UsageError; SpecError where a mapping has an error */
export function chosenPlans(
  names: readonly string[],
  project: Project | undefined,
  io: Io,
): readonly WrittenPlan[] {
  const isFile = (name: string): boolean => io.exists(name) || name === '-' || /\.ya?ml$/.test(name)
  const ids = names.filter(name => !isFile(name))
  if (ids.length === 0 && names.length > 0) {
    const sources = readSources([...new Set(names)], io)
    return compiledPlans(sources, libraryAround(sources, io, project))
  }
  if (ids.length < names.length) throw usageError('name either files or ids of mappings of the project')
  if (project === undefined)
    throw usageError(
      ids.length === 0
        ? 'name at least one mapping file, or run it in a project'
        : `there is no file "${ids[0]}"`,
    )
  const known = idsIn(project.mappings)
  const unknown = ids.find(id => !known.includes(id))
  if (unknown !== undefined) {
    const hint = didYouMean(nearestNames(unknown, known)) || `use one of ${known.join(', ')}`
    throw usageError(`"${unknown}" is neither a file nor a mapping of the project; ${hint}`)
  }
  const plans = compiledPlans(project.mappings, project.parts)
  return ids.length === 0 ? plans : plans.filter(plan => ids.includes(plan.id))
}

function compiledPlans(
  sources: readonly SourceFile[],
  around: readonly SourceFile[],
): readonly WrittenPlan[] {
  const library = [...bundledSources(), ...around]
  const { plans, diagnostics } = compileMappings(sources, library, bundledPlans())
  const error = specErrorOf(diagnostics, [...library, ...sources])
  if (error !== undefined) throw error
  if (plans.length === 0) throw usageError('there is no mapping in these files')
  return [...plans].sort((left, right) => (left.id < right.id ? -1 : 1))
}
