/** One version of a mapping: a file, or what a revision of git has of it, `main:mappings/acme-990.yaml`. */
import { compileMappings } from '../../compile/compile-mappings.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { Project } from '../../project/project.ts'
import { type Io, UsageError } from '../io.ts'
import { bundledSources } from './bundled-sources.ts'
import { libraryAround, readSources } from './mapping-sources.ts'

/** Not the letter of a drive. */
const revisionAndFile = /^([^:]{2,}):(.+)$/

/** The compiled mapping; `undefined` after its faults have been drawn. @throws UsageError */
export function mappingVersion(name: string, project: Project | undefined, io: Io): WrittenPlan | undefined {
  const found = io.exists(name) ? null : revisionAndFile.exec(name)
  const [, revision, file] = found ?? []
  const isRevision = revision !== undefined && file !== undefined
  const source = isRevision ? ofRevision(revision, file, io) : readSources([name], io)[0]
  if (source === undefined) throw new UsageError(`git has no file "${name}"; name it as REVISION:FILE`)
  // A mapping that uses nothing asks git for nothing more.
  const isAlone = !/\b(?:use|extends):/.test(source.text)
  const around = isAlone ? [] : libraryAround([{ name: file ?? name, text: source.text }], io, project)
  const parts = isRevision ? around.flatMap(each => ofRevision(revision, each.name, io) ?? []) : around
  const library = [...bundledSources(), ...parts]
  const { plans, diagnostics } = compileMappings([source], library)
  const errors = diagnostics.filter(each => each.severity === 'error')
  const texts = new Map([...library, source].map(each => [each.name, each.text]))
  for (const each of errors) io.note(`${renderDiagnostic(each, texts.get(each.span.file) ?? '')}\n\n`)
  if (errors.length > 0) return undefined
  const [plan] = plans
  if (plan === undefined) throw new UsageError(`there is no mapping in "${name}"`)
  return plan
}

function ofRevision(revision: string, file: string, io: Io): SourceFile | undefined {
  try {
    return { name: `${revision}:${file}`, text: io.readRevision(revision, file) }
  } catch {
    // A part that the revision has not, or no such revision: what needs it is reported.
    return undefined
  }
}
