/** `txmap check`: every fault of mapping files, in one run, and what sample transcripts say against them. */
import { join } from 'node:path'
import { applyFixes } from '../../authoring/check/apply-fixes.ts'
import { withSampleFindings } from '../../authoring/check/check-samples.ts'
import { withoutIgnored } from '../../authoring/check/ignored-findings.ts'
import { withoutFaulty } from '../../authoring/check/without-faulty.ts'
import type { Versions } from '../../authoring/diff/version-findings.ts'
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { compileMappings } from '../../compile/compile-mappings.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { renderDiagnostic } from '../../diagnostics/render.ts'
import { mappingsAmongParts } from '../../project/mappings-among-parts.ts'
import type { Project } from '../../project/project.ts'
import { counted } from '../../text/messages/counted.ts'
import { formatSpan } from '../../text/places/position.ts'
import { readArguments } from '../arguments.ts'
import { saveFile } from '../files.ts'
import { type Command, exit, type Io, usageError } from '../io.ts'
import { bundledSources } from '../mappings/bundled-sources.ts'
import { libraryAround, readSources } from '../mappings/mapping-sources.ts'
import { mappingsAt } from '../mappings/mapping-version.ts'
import { projectOf } from '../mappings/project.ts'
import { jsonText } from '../terminal.ts'

export const check: Command = {
  help: `Usage: txmap check [FILE…] [--against SAMPLE…] [--fix] [--since REVISION] [--project DIR] [--json]

Reads mapping files (YAML; "-" is standard input) and prints every fault with its line, its column and the smallest fix.
Without a file it reads those that the project file, txmap.config.yaml, names, and holds them against its samples.
Shared parts are found in folders named "parts" beside the files or above them, and among the bundled ones. A mapping
that another one extends is found among the files, beside them, in those folders, and among the bundled ones. Within a
project both are found in it as well.

  --against SAMPLE  hold the mappings against this transcript (.json; further files with that ending belong to it):
                    labels that no sample has, fields that are never filled, texts that "as" cannot read
  --fix             make the edits that can mean nothing else, and print what is changed; comments and layout stay
  --since REVISION  hold each mapping to its version in this revision of git: where it changed since, the version must have
                    risen as the change asks, which is tried on the samples (txmap diff shows more)
  --project DIR     the project in this folder; default: the one around the folder that the command runs in
  --json            one JSON object: { "diagnostics": […], "mappings": ["id", …], "fixed": […] }
  --help            this text

A comment "# txmap-ignore CODE reason" behind a line, or above it, leaves a warning of that code on that line out.

Exit codes: 0 no errors (there may be warnings), 1 errors, 2 wrong usage, 3 a bug of ours.
`,
  run: async (args, io) => {
    const options = {
      json: { type: 'boolean' },
      project: { type: 'string' },
      against: { type: 'string', multiple: true },
      fix: { type: 'boolean' },
      since: { type: 'string' },
    } as const
    const { values, positionals } = readArguments('check', args, options)
    const project = await projectOf(values.project)
    const named = [...new Set(positionals)]
    const isSample = (name: string): boolean => values.against !== undefined && name.endsWith('.json')
    const files = named.filter(name => !isSample(name))
    if (values.fix === true && files.includes('-'))
      throw usageError('--fix changes files; standard input cannot be changed')
    const ofProject = files.length === 0 ? (project?.samples ?? []) : []
    const samples = readSources([...(values.against ?? ofProject), ...named.filter(isSample)], io)
    const given = filesToCheck(files, project, io)
    const around = libraryAround(given, io, project)
    const against = {
      around,
      project,
      samples,
      since:
        values.since === undefined
          ? undefined
          : await sinceOf(values.since, given, around, project, samples, io),
    }
    const { sources, fixed } =
      values.fix === true ? mended(given, against, io) : { sources: given, fixed: [] }
    const { ids, diagnostics } = checked(sources, against)
    const errors = diagnostics.filter(found => found.severity === 'error').length
    if (values.json === true) {
      const all = { diagnostics, mappings: ids, ...(values.fix === true ? { fixed } : {}) }
      io.write(`${jsonText(all, true)}\n`)
      return errors > 0 ? exit.findings : exit.fine
    }
    const texts = new Map(
      [...bundledSources(), ...around, ...sources].map(source => [source.name, source.text]),
    )
    for (const { span, code, fix } of fixed)
      io.write(`${formatSpan(span)}: fixed ${code}: ${shownEdit(fix?.replacement ?? '')}\n`)
    if (fixed.length > 0) io.write('\n')
    for (const found of diagnostics)
      io.write(`${renderDiagnostic(found, texts.get(found.span.file) ?? '')}\n\n`)
    const lacksSamples = files.length === 0 && values.against === undefined && samples.length === 0
    io.write(`${summary(sources.length, samples.length, diagnostics)}\n`)
    if (lacksSamples)
      io.write(
        'The project has no sample: nothing is known of labels, sections and texts that are misspelt\n',
      )
    return errors > 0 ? exit.findings : exit.fine
  },
}

/** What mappings are held against. */
interface Against {
  readonly around: readonly SourceFile[]
  readonly project: Project | undefined
  readonly samples: readonly SourceFile[]
  readonly since: ((compiled: Pick<Versions, 'plans' | 'specs'>) => readonly Diagnostic[]) | undefined
}

/**
 * What finds versions that did not rise, against the mappings as they were; of a project, the transcripts of its goldens tell of
 * changes, too. Loads what compares two mappings.
 */
async function sinceOf(
  revision: string,
  given: readonly SourceFile[],
  around: readonly SourceFile[],
  project: Project | undefined,
  samples: readonly SourceFile[],
  io: Io,
): Promise<Against['since']> {
  const known = new Set(samples.map(({ name }) => name))
  const goldens = project?.goldens.map(golden => join(golden, 'input.json')) ?? []
  const more = goldens.filter(name => !known.has(name) && io.exists(name))
  const { versionFindings } = await import('../../authoring/diff/version-findings.ts')
  const old = mappingsAt(revision, given, around, io)
  const all = [...samples, ...readSources(more, io)]
  return compiled => versionFindings({ ...compiled, revision, old, samples: all })
}

/** How often what is left is checked again: an edit may bring up what it hid. */
const mostRounds = 5

/** The sources with every safe fix made, each file saved once. */
function mended(
  given: readonly SourceFile[],
  against: Against,
  io: Io,
): { readonly sources: readonly SourceFile[]; readonly fixed: readonly Diagnostic[] } {
  const fixed: Diagnostic[] = []
  let sources = given
  for (let round = 0; round < mostRounds; round++) {
    const { diagnostics } = checked(sources, against)
    const edited = sources.map(source => {
      const own = diagnostics.filter(found => found.span.file === source.name)
      return { source, ...applyFixes(source.text, own, fix => fix.safe) }
    })
    const made = edited.flatMap(each => each.made)
    if (made.length === 0) break
    fixed.push(...made)
    sources = edited.map(({ source, text }) => ({ ...source, text }))
  }
  const before = new Map(given.map(source => [source.name, source.text]))
  for (const { name, text } of sources) if (before.get(name) !== text) saveFile(name, text, io)
  return { sources, fixed }
}

/** Every finding, of mappings, samples and comments. */
function checked(
  sources: readonly SourceFile[],
  { around, project, samples, since }: Against,
): { readonly ids: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const { plans, diagnostics, lines, specs } = compileMappings(
    sources,
    [...bundledSources(), ...around],
    bundledPlans(),
  )
  const misplaced = project === undefined ? [] : mappingsAmongParts(specs, project)
  // What is wrong with a field hides nothing of the other lines.
  const faulty = samples.length === 0 ? [] : lines(withoutFaulty)
  const found = withSampleFindings([...diagnostics, ...misplaced], {
    plans: [...plans, ...faulty.map(({ plan }) => plan)],
    specs: [...specs, ...faulty.flatMap(({ spec }) => (specs.includes(spec) ? [] : spec))],
    samples,
    isWhole: faulty.every(({ isWhole }) => isWhole),
  })
  const ofVersions = since === undefined ? [] : since({ plans, specs })
  return {
    ids: plans.map(plan => plan.id),
    diagnostics: withoutIgnored(sources, [...found, ...ofVersions]),
  }
}

function shownEdit(replacement: string): string {
  return replacement.includes('\n') ? 'blanks are plain ones' : replacement
}

/** Those that are named, or all of the project. @throws UsageError where there are none */
function filesToCheck(files: readonly string[], project: Project | undefined, io: Io): readonly SourceFile[] {
  if (files.length > 0) return readSources(files, io)
  if (project !== undefined && project.mappings.length + project.parts.length > 0)
    return [...project.mappings, ...project.parts]
  if (project !== undefined)
    throw usageError(`${project.file} names no mapping that is there; names of mappings end in .yaml or .yml`)
  throw usageError('name at least one mapping file, or run it in a project')
}

function summary(files: number, samples: number, found: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']): number =>
    found.filter(each => each.severity === severity).length
  const against = samples === 0 ? '' : ` against ${counted(samples, 'sample')}`
  const notes = count('info') === 0 ? '' : `, ${counted(count('info'), 'note')}`
  return `${counted(files, 'file')}${against}: ${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}${notes}`
}
