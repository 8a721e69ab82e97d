/** One round of `txmap dev`: everything about a project that is not as it was the round before. */
import { relative } from 'node:path'
import { sampleFindings, withFindings } from '../../authoring/check/check-samples.ts'
import { withoutIgnored } from '../../authoring/check/ignored-findings.ts'
import { ownTypes } from '../../compile/schema/own-types.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { withTexts } from '../load-project.ts'
import { mappingsAmongParts } from '../mappings-among-parts.ts'
import type { Project } from '../project.ts'
import { ProjectError } from '../project-error.ts'
import { ProjectCompiler } from './project-compiler.ts'
import { type GoldenTried, ProjectSamples, type SampleOutcome } from './project-samples.ts'
import type { Look } from './watched-files.ts'

/** What a round found. */
export type Round =
  /** The project cannot be read; the error says why. */
  | { readonly kind: 'unreadable'; readonly error: ProjectError }
  /** A mapping has an error: nothing is mapped with the others, for its transcripts would be read by them. */
  | { readonly kind: 'faulty'; readonly checked: Checked }
  | {
      readonly kind: 'mapped'
      readonly checked: Checked
      readonly samples: readonly SampleOutcome[]
      readonly goldens: readonly GoldenTried[]
      /** The file for the types, and what it must hold; `undefined` where the project names none. */
      readonly types: { readonly file: string; readonly text: string } | undefined
    }

/** What compiling found. */
export interface Checked {
  readonly directory: string
  /** How many files of mappings and parts there are. */
  readonly files: number
  /** Of mappings and, in a round that maps, what the samples say against them: what `txmap check` finds. */
  readonly diagnostics: readonly Diagnostic[]
  /** Text by the name of its file, for drawing them. */
  readonly texts: ReadonlyMap<string, string>
}

export class ProjectRun {
  readonly #compiler = new ProjectCompiler()
  readonly #samples = new ProjectSamples()

  /** A round over what `look` found. */
  next({ project: listed }: Look): Round {
    const project = listed instanceof ProjectError ? listed : textsOf(listed)
    if (project instanceof ProjectError) return { kind: 'unreadable', error: project }
    const { plans, diagnostics, specs } = this.#compiler.compile(project.mappings, project.parts)
    const found = [...diagnostics, ...mappingsAmongParts(specs, project)]
    const files: readonly SourceFile[] = [...project.mappings, ...project.parts]
    const { directory } = project
    const texts = new Map(files.map(file => [file.name, file.text]))
    const checked = { directory, files: files.length, texts }
    if (found.some(({ severity }) => severity === 'error')) {
      // Whether a comment leaves nothing out is known only once the samples have been mapped.
      const all = withoutIgnored(files, found).filter(({ code }) => code !== 'ignore/unused')
      return { kind: 'faulty', checked: { ...checked, diagnostics: all } }
    }
    this.#samples.use(plans)
    const samples = this.#samples.samples(project.samples)
    const unread = this.#samples.unread().map(each => ({ ...each, name: relative(directory, each.name) }))
    const ofSamples = plans.length === 0 ? [] : sampleFindings(specs, this.#samples.uses(), unread)
    const all = withoutIgnored(files, withFindings(found, ofSamples, specs))
    return {
      kind: 'mapped',
      checked: { ...checked, diagnostics: all },
      samples,
      goldens: this.#samples.goldens(project.goldens),
      types: project.types === undefined ? undefined : { file: project.types, text: ownTypes(plans) },
    }
  }
}

function textsOf(listed: Exclude<Look['project'], ProjectError>): Project | ProjectError {
  try {
    return withTexts(listed)
  } catch (error) {
    if (error instanceof ProjectError) return error
    throw error
  }
}
