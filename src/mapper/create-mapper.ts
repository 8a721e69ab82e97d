/** A mapper over own mappings, beside or instead of the bundled ones. Loads the compiler. */

import { bundledBases } from '../catalog/bases.gen.ts'
import { bundledParts } from '../catalog/parts.gen.ts'
import { bundledPlans } from '../catalog/plans.gen.ts'
import type { MappingDataById } from '../catalog/types.gen.ts'
import { compileMappings } from '../compile/compile-mappings.ts'
import type { SourceFile } from '../compile/source-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { specErrorOf } from '../diagnostics/spec-error-of.ts'
import { type BundledMapping, isCompiledMapping } from '../emit/bundled-mapping.ts'
import { defaultLimits, type GivenLimits, limitsFrom } from '../transcript/open/document-limits.ts'
import { bundledMappings } from './bundled-mappings.ts'
import { checkMapperOptions } from './check-options.ts'
import { mapperOf } from './mapper.ts'
import { ownMapping } from './own-mapping.ts'
import type { DataByIdOf, Mapper, Undeclared } from './typed-mapper.ts'

/**
 * Which mappings a mapper has besides the bundled ones.
 * @example
 * const own: MapperOptions = { mappings: [yaml], bundled: false, limits: { leaves: 100_000 } }
 * createMapper(own).mappingIds // => ['acme-1040']
 */
export type MapperOptions = MapperSettings & (GivenMappings | GivenProject)

interface GivenMappings {
  /** Own mappings: YAML text, or a named text whose name is shown in diagnostics and lineage; compiled mappings among them go after those. */
  readonly mappings: readonly MappingSource[]
  readonly project?: MappingProject | undefined
}

interface GivenProject {
  readonly mappings?: readonly MappingSource[] | undefined
  /** The mappings and parts of a project, as `loadProject` of `tax-transcript-mapper/project` gives them; after `mappings` and `parts`. */
  readonly project: MappingProject
}

/**
 * The texts of a project of mappings.
 * @example
 * const project: MappingProject = { mappings: [{ name: 'acme-1040.yaml', text: yaml }], parts: [] }
 * createMapper({ project, bundled: false }).mappingIds // => ['acme-1040']
 */
export interface MappingProject {
  readonly mappings: readonly SourceFile[]
  readonly parts: readonly SourceFile[]
}

interface MapperSettings {
  /**
   * Shared parts that the mappings may use by name, and mappings that they may extend by id without being used themselves; both
   * before the bundled ones. Those that none uses are not looked at.
   */
  readonly parts?: readonly SourceFile[]
  /**
   * Whether the bundled mappings are used too, for types and forms that `mappings` leave open. True where left out, unless
   * compiled mappings are given: then those are the bundled ones that are used. A mapping
   * with the id of a bundled one of the same type, and of a form of it, takes its place; declare its data, or its results have
   * the type of the bundled one.
   */
  readonly bundled?: boolean
  /** What a document may have at most; what is left out stands at its default. */
  readonly limits?: GivenLimits | undefined
}

/**
 * A mapping for `createMapper`: YAML text, that with a name, or a compiled mapping.
 * @example
 * const source: MappingSource = { name: 'mappings/acme-1040.yaml', text: yaml }
 * createMapper({ mappings: [source], bundled: false }).mappingIds // => ['acme-1040']
 */
export type MappingSource = string | SourceFile | BundledMapping

/**
 * A mapper over own mappings.
 * @example
 * const mapper: OwnMapper = createMapper({ mappings: [yaml], bundled: false })
 * mapper.diagnostics // => []
 */
export interface OwnMapper<DataById = Undeclared> extends Mapper<DataById> {
  /** What was found in the mappings that is not an error: warnings, by place. */
  readonly diagnostics: readonly Diagnostic[]
}

/** The bundled mappings beside own ones, which may take the place of some. */
export type WithBundled<Own> = Own & Omit<MappingDataById, KnownKey<Own>>

type KnownKey<Own> = keyof { [Id in keyof Own as string extends Id ? never : Id]: true }

/** What a mapper gives that has `Own` mappings and `Compiled` ones, by what the option `bundled` says. */
export type WithOthers<Own, Compiled extends BundledMapping, Bundled> = true extends Bundled
  ? WithBundled<DataByIdOf<Compiled> & Own>
  : [Bundled, Named<Compiled>] extends [undefined, never]
    ? WithBundled<Own>
    : DataByIdOf<Compiled> & Own

/** Those whose ids are known; the compiler infers one of any id where a list holds none. */
type Named<Compiled extends BundledMapping> = Compiled extends unknown
  ? string extends Compiled['id']
    ? never
    : Compiled
  : never

/**
 * Compiles `mappings` and gives a mapper. Shared parts of the bundle can be used by name; own parts go before them.
 * Results of bundled and compiled mappings have their types. Those of YAML texts have `unknown` data, unless it is declared by id:
 * `createMapper<{ 'acme-1040': Acme1040Data }>({ mappings: [text] })`, which names all that `mappings` holds; `txmap types` writes it.
 * @throws OptionsError which names the first option that is missing, unknown or of another type
 * @throws SpecError with every diagnostic of every text, where one of them is an error
 * @throws MapperError for a limit that there is not, or below 1
 * @example
 * const mapper = createMapper({ mappings: [yaml] })
 * mapper.mapTranscript(raw).mapping.id // => 'acme-1040'
 */
export function createMapper<
  const Compiled extends readonly [BundledMapping, ...BundledMapping[]],
  Bundled extends boolean | undefined = undefined,
>(
  options: MapperOptions & {
    readonly mappings: Compiled
    readonly project?: undefined
    readonly bundled?: Bundled
  },
): OwnMapper<WithOthers<unknown, Compiled[number], Bundled>>
export function createMapper<
  Compiled extends BundledMapping = never,
  Bundled extends boolean | undefined = undefined,
>(
  options: MapperOptions & {
    readonly mappings?: readonly (string | SourceFile | Compiled)[] | undefined
    readonly bundled?: Bundled
  },
): OwnMapper<WithOthers<Undeclared, Compiled, Bundled>>
export function createMapper<Own extends object>(
  options: MapperOptions & { readonly bundled: false },
): OwnMapper<Own>
export function createMapper<Own extends object>(options: MapperOptions): OwnMapper<WithBundled<Own>>
export function createMapper(options: MapperOptions): OwnMapper {
  checkMapperOptions(options)
  const limits = limitsFrom(options.limits, defaultLimits)
  const { mappings: sources = [], project } = options
  const given = sources.filter(isCompiledMapping)
  const alone = sources.flatMap((each, index) => {
    if (typeof each === 'string') return [{ name: `mappings[${index}]`, text: each }]
    return isCompiledMapping(each) ? [] : [each]
  })
  const own = [...alone, ...(project?.mappings ?? [])]
  const { bundled = given.length === 0 } = options
  const plans = bundled ? [...given, ...bundledPlans()] : given
  const ownParts = [...(options.parts ?? []), ...(project?.parts ?? [])]
  const parts = [...bundledParts(), ...bundledBases(), ...ownParts]
  const compiled = compileMappings(own, parts, plans)
  const error = specErrorOf(compiled.diagnostics, [...parts, ...own])
  if (error !== undefined) throw error
  // An own mapping with the id of a bundled one takes its place for all of its forms: one id never names two mappings.
  const replaced = new Set(compiled.plans.map(plan => plan.id))
  const others = plans.filter(plan => !replaced.has(plan.id))
  const mappings = [...compiled.plans.map(ownMapping), ...bundledMappings(others)]
  // Every result is one of an unknown id with unknown data; the signatures above say more.
  const mapper = mapperOf(mappings, limits) as Mapper
  return { ...mapper, diagnostics: compiled.diagnostics }
}
