/** One version of a mapping: a file, or what a revision of git has of it, `main:mappings/acme-990.yaml`. */
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { compileMappings } from '../../compile/compile-mappings.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import type { SpecError } from '../../diagnostics/errors.ts'
import { specErrorOf } from '../../diagnostics/spec-error-of.ts'
import { NoRevisionError } from '../../node/git-file.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { Project } from '../../project/project.ts'
import { type Io, usageError } from '../io.ts'
import { bundledSources } from './bundled-sources.ts'
import { libraryAround, readSources } from './mapping-sources.ts'

/** Not the letter of a drive. */
const revisionAndFile = /^([^:]{2,}):(.+)$/

/** The compiled mapping, or what is wrong with it. @throws UsageError */
export function mappingVersion(name: string, project: Project | undefined, io: Io): WrittenPlan | SpecError {
  const found = io.exists(name) ? null : revisionAndFile.exec(name)
  const [, revision, file] = found ?? []
  const isRevision = revision !== undefined && file !== undefined
  const source = isRevision ? ofRevision(revision, file, io) : readSources([name], io)[0]
  if (source === undefined) throw usageError(`git has no file "${name}"; name it as REVISION:FILE`)
  // A mapping that uses nothing asks git for nothing more.
  const isAlone = !/\b(?:use|extends):/.test(source.text)
  const around = isAlone ? [] : libraryAround([{ name: file ?? name, text: source.text }], io, project)
  const parts = isRevision ? around.flatMap(each => ofRevision(revision, each.name, io) ?? []) : around
  const library = [...bundledSources(), ...parts]
  const { plans, diagnostics } = compileMappings([source], library)
  const error = specErrorOf(diagnostics, [...library, source])
  if (error !== undefined) return error
  const [plan] = plans
  if (plan === undefined) throw usageError(`there is no mapping in "${name}"`)
  return plan
}

/**
 * The mappings of `sources` as a revision has them, compiled with its parts. One that has errors there, or is not there under its
 * name, is left out.
 * @throws UsageError where there is no such revision
 */
export function mappingsAt(
  revision: string,
  sources: readonly SourceFile[],
  around: readonly SourceFile[],
  io: Io,
): readonly WrittenPlan[] {
  const at = (files: readonly SourceFile[]): readonly SourceFile[] =>
    files.flatMap(({ name }) => ofRevision(revision, name, io) ?? [])
  const old = at(sources.filter(({ name }) => name !== '-'))
  if (old.length === 0) return []
  return compileMappings(old, [...bundledSources(), ...at(around)], bundledPlans()).plans
}

/** @throws UsageError where there is no such revision */
function ofRevision(revision: string, file: string, io: Io): SourceFile | undefined {
  try {
    return { name: `${revision}:${file}`, text: io.readRevision(revision, file) }
  } catch (error) {
    if (error instanceof NoRevisionError)
      throw usageError(`git has no revision "${revision}" here; name one that "git log" shows`)
    // A part that the revision has not, or that it had elsewhere: what needs it is reported.
    return undefined
  }
}
