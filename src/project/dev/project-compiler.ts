/** Compiles the mappings of a project again and again: what came of files that did not change is kept. */
import { bundledBases } from '../../catalog/bases.gen.ts'
import { bundledParts } from '../../catalog/parts.gen.ts'
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { type Compilation, compileMappings } from '../../compile/compile-mappings.ts'
import { readingOf } from '../../compile/parts/read-once.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import { bounded, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import { formatSpan } from '../../text/places/position.ts'
import { mappingGroups, partNameIn } from './mapping-groups.ts'

/** What came of compiling. */
type Compiled = Pick<Compilation, 'plans' | 'diagnostics' | 'specs'>

/** What is kept of it. */
type KeptCompilation = Compiled & Pick<Compilation, 'unusedParts'>

interface Kept {
  /** What it depends on. */
  readonly files: readonly SourceFile[]
  /** All files of the project, where what was found depends on them: the name that may be meant is one of theirs. */
  readonly all: readonly SourceFile[] | undefined
  readonly compilation: KeptCompilation
}

export class ProjectCompiler {
  #files = new Map<string, SourceFile>()
  #kept = new Map<string, Kept>()

  /** The plans and diagnostics that compiling all files together gives; the plans of files that did not change are the same objects. */
  compile(givenMappings: readonly SourceFile[], givenParts: readonly SourceFile[]): Compiled {
    const known = this.#files
    const same = (file: SourceFile): SourceFile => {
      const present = known.get(file.name)
      return present?.text === file.text ? present : file
    }
    const [mappings, parts] = [givenMappings.map(same), givenParts.map(same)]
    const all = [...mappings, ...parts]
    this.#files = new Map(all.map(file => [file.name, file]))
    const before = this.#kept
    this.#kept = new Map()
    const groups = mappingGroups(mappings, parts)
    const loose = parts.filter(part => !groups.some(group => group.parts.includes(part)))
    if (isEntangled(mappings, parts)) return this.#keep(all, [], all, before)
    const named = parts.filter(part => !loose.includes(part))
    const ofParts = loose.length === 0 ? [] : [this.#keep(loose, named, all, before)]
    const compilations = groups.map(({ mappings: own, parts: used }) =>
      // Without a mapping that can be read, parts would be held to what is asked of parts alone.
      own.some(hasMapping)
        ? this.#keep([...own, ...used], [], all, before)
        : this.#keep(own, used, all, before),
    )
    const plans = compilations.flatMap(compilation => compilation.plans)
    const keys = plans.map(plan => matches(plan.type, [...plan.forms, ...plan.family, ...plan.partly]))
    // Within a group they were compared; between groups only compiling all together says what is wrong, and where.
    if (
      hasTwin(
        keys,
        plans.map(plan => groups.findIndex((_, at) => compilations[at]?.plans.includes(plan))),
      )
    )
      return this.#keep(all, [], all, before)
    // A part that one group names and does not use may be used by another.
    const isUsed = (file: string): boolean =>
      compilations.some(
        ({ specs, unusedParts }) => specs.some(spec => spec.file === file) && !unusedParts.has(file),
      )
    const found = [
      ...compilations.flatMap(({ diagnostics, unusedParts }) => {
        const elsewhere = [...unusedParts].flatMap(([file, all]) => (isUsed(file) ? all : []))
        return diagnostics.filter(each => !elsewhere.includes(each))
      }),
      ...ofParts.flatMap(compilation => compilation.diagnostics),
    ]
    const specs = new Set(compilations.flatMap(compilation => compilation.specs))
    return { plans, diagnostics: bounded(distinct(found)), specs: [...specs] }
  }

  /** Compiles `files` with `used` and all others for their library, unless none of both has changed. */
  #keep(
    files: readonly SourceFile[],
    used: readonly SourceFile[],
    all: readonly SourceFile[],
    before: ReadonlyMap<string, Kept>,
  ): KeptCompilation {
    const needed = [...files, ...used]
    const key = needed.map(file => file.name).join('\n')
    const present = before.get(key)
    const isSame =
      present !== undefined &&
      areSame(present.files, needed) &&
      (present.all === undefined || areSame(present.all, all))
    const kept = isSame ? present : { files: needed, ...compiled(files, all) }
    this.#kept.set(key, kept)
    return kept.compilation
  }
}

function compiled(files: readonly SourceFile[], all: readonly SourceFile[]): Omit<Kept, 'files'> {
  const others = all.filter(file => !files.includes(file))
  const library = [...bundledParts(), ...bundledBases(), ...others]
  const compilation = compileMappings(files, library, bundledPlans())
  const isOpen = compilation.diagnostics.some(({ code }) => naming.includes(code))
  return { all: isOpen ? all : undefined, compilation }
}

/** What is found where a name is that of no file. */
const naming: readonly Diagnostic['code'][] = ['spec/unknown-part', 'spec/unknown-base']

function hasMapping(file: SourceFile): boolean {
  return readingOf(file).spec?.kind === 'mapping'
}

function areSame(left: readonly SourceFile[], right: readonly SourceFile[]): boolean {
  return left.length === right.length && left.every((file, at) => file === right[at])
}

/** Whether something can be wrong that no group shows by itself. */
function isEntangled(mappings: readonly SourceFile[], parts: readonly SourceFile[]): boolean {
  if (!mappings.some(hasMapping)) return true
  const names = parts.map(partNameIn)
  if (new Set(names).size < names.length) return true
  // One with a fault is shared by many mappings anyway.
  if (parts.some(part => readingOf(part).spec?.kind !== 'part')) return true
  // Of mappings with faults there is no plan; what they are for is known all the same.
  const specs = mappings.flatMap(file => {
    const spec = readingOf(file).spec ?? readingOf(file).partial?.spec
    if (spec?.kind !== 'mapping') return []
    const forms = [...spec.forms, ...spec.family, ...spec.partly].map(form => form.value)
    return spec.extends === undefined ? [matches(spec.type.value, forms)] : []
  })
  return (
    hasTwin(
      specs,
      specs.map((_, at) => at),
    ) || mappings.some(file => readingOf(file).spec?.kind === 'part')
  )
}

/** What a mapping is for: a type with each form, or the type in general. */
function matches(type: string, forms: readonly string[]): readonly string[] {
  return forms.length === 0 ? [type] : forms.map(form => `${type} ${canonicalForm(form)}`)
}

/** Whether one key is that of two groups. `groups` are the groups of the lists, by their places. */
function hasTwin(lists: readonly (readonly string[])[], groups: readonly number[]): boolean {
  const owners = new Map<string, number | undefined>()
  return lists.some((keys, at) =>
    keys.some(key => {
      const isTaken = owners.has(key) && owners.get(key) !== groups[at]
      owners.set(key, groups[at])
      return isTaken
    }),
  )
}

function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map(
    diagnostics.map(found => [`${formatSpan(found.span)} ${found.code} ${found.message}`, found]),
  )
  return [...seen.values()]
}
