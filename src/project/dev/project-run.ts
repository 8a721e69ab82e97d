/** One round of `txmap dev`: everything about a project that is not as it was the round before. */
import { withoutIgnored } from '../../authoring/check/ignored-findings.ts'
import { ownTypes } from '../../compile/own-types.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { ProjectError } from '../../diagnostics/errors.ts'
import { withTexts } from '../load-project.ts'
import type { Project } from '../project.ts'
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
    const { plans, diagnostics: found } = this.#compiler.compile(project.mappings, project.parts)
    const files: readonly SourceFile[] = [...project.mappings, ...project.parts]
    // Whether a comment leaves nothing out only `txmap check` can say, which holds mappings against samples too.
    const diagnostics = withoutIgnored(files, found).filter(({ code }) => code !== 'ignore/unused')
    const checked = {
      directory: project.directory,
      files: files.length,
      diagnostics,
      texts: new Map(files.map(file => [file.name, file.text])),
    }
    if (diagnostics.some(found => found.severity === 'error')) return { kind: 'faulty', checked }
    this.#samples.use(plans)
    return {
      kind: 'mapped',
      checked,
      samples: this.#samples.samples(project.samples),
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
