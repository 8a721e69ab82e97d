/** What `--mapping` names, or what the project has: bundled mappings or files of one's own. Loads the compiler for files only. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { inPackage } from '../../diagnostics/package-path.ts'
import { checkNamesOf } from '../../emit/bundled-mapping.ts'
import type { OwnMapper } from '../../mapper/create-mapper.ts'
import type { MappingId } from '../../mapper/map-transcript.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import type { Unmapped } from '../../transcript/run-mapping.ts'
import { type Io, usageError } from '../io.ts'
import { idsIn, libraryAround, readSources } from './mapping-sources.ts'
import { projectOf } from './project.ts'

/** What the options of a command say of mappings; those that are left out are undefined. */
export interface MappingOptions {
  readonly mapping?: readonly string[] | undefined
  readonly bundled?: boolean | undefined
  readonly callback?: string | undefined
  readonly project?: string | undefined
}

/** Reads the files that are named; `inputs` are the files to be mapped. @throws UsageError */
export async function chosenMapping(
  { mapping: names = [], bundled = false, callback, project: folder }: MappingOptions,
  inputs: readonly string[],
  io: Io,
): Promise<MappingChoice> {
  const [id, more] = names
  if (callback !== undefined && callback !== 'individual' && callback !== 'business')
    throw usageError('--callback is "individual" or "business"')
  if ([...inputs, ...names].filter(name => name === '-').length > 1)
    throw usageError('"-" is standard input, which can be read only once; name a file for the other')
  const project = await projectOf(folder)
  if (id === undefined) {
    if (project === undefined) {
      if (callback === undefined) return { kind: 'bundled' }
      throw usageError('--callback needs a mapping of your own: --mapping FILE')
    }
    const { mappings, parts } = project
    return { kind: 'own', mappings, parts, bundled: true, callback }
  }
  const files = names.filter(name => io.exists(name) || /\.ya?ml$/.test(name) || name === '-')
  if (files.length === 0 && more === undefined) {
    if (project !== undefined && idsIn(project.mappings).includes(id)) {
      const { mappings, parts } = project
      return { kind: 'own', mappings, parts, bundled: false, callback, only: id }
    }
    if (callback !== undefined) throw usageError('--callback needs a mapping of your own: --mapping FILE')
    if (bundled) throw usageError('--bundled needs a mapping of your own: --mapping FILE')
    return await pinned(id, project === undefined ? [] : idsIn(project.mappings))
  }
  if (files.length < names.length) throw usageError('--mapping names either one bundled mapping or files')
  const mappings = readSources(files, io)
  return { kind: 'own', mappings, parts: libraryAround(mappings, io, project), bundled, callback }
}

/** The files that own mappings were read from. */
export function filesOf(choice: MappingChoice): readonly string[] {
  if (choice.kind !== 'own') return []
  return [...choice.mappings, ...choice.parts].map(source => source.name).filter(name => name !== '-')
}

/** `own` are the ids of the project, for the hint. */
async function pinned(id: string, own: readonly string[]): Promise<MappingChoice> {
  const { bundledPlans } = await import('../../catalog/plans.gen.ts')
  const ids = bundledPlans().map(plan => plan.id)
  // The bundled ids are those that have a type.
  if (ids.includes(id)) return { kind: 'pinned', id: id as MappingId }
  const hint =
    didYouMean(nearestNames(id, new Set([...own, ...ids]))) ||
    `${inPackage('docs/mappings')} has a page for each bundled one`
  throw usageError(`"${id}" is neither a bundled mapping nor a file; ${hint}`)
}

/** What `--unmapped` says. @throws UsageError */
export function unmappedOf(text: string | undefined): Unmapped {
  const given = text ?? 'list'
  if (given === 'list' || given === 'warn' || given === 'error') return given
  throw usageError('--unmapped is "list", "warn" or "error"')
}

/** What `--skip-check` says: names of checks that some mapping has. @throws UsageError */
export async function skipChecksOf(
  names: readonly string[] | undefined,
  choice: MappingChoice,
): Promise<readonly string[]> {
  if (names === undefined) return []
  const known = await checkNames(choice)
  for (const name of names) {
    if (known.includes(name)) continue
    const hint =
      didYouMean(nearestNames(name, known)) ||
      `the page of a mapping in ${inPackage('docs/mappings')} lists its checks`
    throw usageError(`there is no check "${name}"; ${hint}`)
  }
  return names
}

async function checkNames(choice: MappingChoice): Promise<readonly string[]> {
  if (choice.kind === 'own') {
    const { createMapper } = await import('../../mapper/create-mapper.ts')
    const { mappings, parts, bundled } = choice
    return createMapper({ mappings, parts, bundled }).checkNames
  }
  const { bundledPlans } = await import('../../catalog/plans.gen.ts')
  return bundledPlans().flatMap(checkNamesOf)
}

/** A mapper over one's own mappings; how many warnings there are in them is noted. @throws SpecError */
export async function ownMapper(
  { mappings, parts, bundled }: Extract<MappingChoice, { readonly kind: 'own' }>,
  io: Io,
): Promise<OwnMapper> {
  const { createMapper } = await import('../../mapper/create-mapper.ts')
  const mapper = createMapper({ mappings, parts, bundled })
  if (mapper.diagnostics.length > 0) {
    const { noteWarnings } = await import('./note-warnings.ts')
    noteWarnings(mapper.diagnostics, [...parts, ...mappings], io)
  }
  return mapper
}
