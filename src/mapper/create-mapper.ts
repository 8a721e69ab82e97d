/** A mapper over own mappings, beside or instead of the bundled ones. Loads the compiler. */

import { bundledParts } from '../catalog/parts.gen.ts'
import { bundledPlans } from '../catalog/plans.gen.ts'
import { compileMappings } from '../compile/compile-mappings.ts'
import type { SourceFile } from '../compile/source-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { SpecError } from '../diagnostics/errors.ts'
import { renderDiagnostic } from '../diagnostics/render.ts'
import { type BundledMapping, isCompiledMapping } from '../emit/bundled-mapping.ts'
import { defaultLimits, type GivenLimits, limitsFrom } from '../transcript/document-limits.ts'
import { bundledMappings } from './bundled-mappings.ts'
import { checkMapperOptions } from './check-options.ts'
import { type Mapper, mapperOf } from './mapper.ts'
import { ownMapping } from './own-mapping.ts'
import type { DataByIdOf, MapperOf } from './typed-mapper.ts'

/** Own mappings: YAML text, or a named text whose name is shown in diagnostics and receipts; compiled mappings among them go after those. */
export interface MapperOptions {
  readonly mappings: readonly (string | SourceFile | BundledMapping)[]
  /** Shared parts that the mappings may use by name, before the bundled ones. Those that none uses are not looked at. */
  readonly parts?: readonly SourceFile[]
  /**
   * Whether the bundled mappings are used too, for types and forms that `mappings` leave open. True where left out, unless
   * compiled mappings are given: then those are the bundled ones that are used. A mapping
   * with the id of a bundled one of the same type, and of a form of it, takes its place.
   */
  readonly bundled?: boolean
  /** What a document may have at most; what is left out stands at its default. */
  readonly limits?: GivenLimits | undefined
}

/** A mapper over own mappings. */
export interface OwnMapper extends Mapper {
  /** What was found in the mappings that is no error: warnings, by place. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Compiles `mappings` and gives a mapper. Shared parts of the bundle can be used by name; own parts go before them.
 * @throws OptionsError which names the first option that is missing, unknown or of another type
 * @throws SpecError with every diagnostic of every text, where one of them is an error
 * @throws MapperError for a limit that there is not, or below 1
 */
export function createMapper<const Mappings extends readonly [BundledMapping, ...BundledMapping[]]>(
  options: Omit<MapperOptions, 'mappings' | 'bundled'> & {
    readonly mappings: Mappings
    readonly bundled?: false
  },
): MapperOf<DataByIdOf<Mappings>> & OwnMapper
export function createMapper(options: MapperOptions): OwnMapper
export function createMapper(options: MapperOptions): OwnMapper {
  checkMapperOptions(options)
  const limits = limitsFrom(options.limits, defaultLimits)
  const given = options.mappings.filter(isCompiledMapping)
  const own = options.mappings.flatMap((each, index) => {
    if (typeof each === 'string') return [{ name: `mappings[${index}]`, text: each }]
    return isCompiledMapping(each) ? [] : [each]
  })
  const { bundled = given.length === 0 } = options
  const plans = bundled ? [...given, ...bundledPlans()] : given
  const compiled = compileMappings(own, [...bundledParts(), ...(options.parts ?? [])], plans)
  const errors = compiled.diagnostics.filter(found => found.severity === 'error')
  const [first, ...more] = errors
  if (first !== undefined) {
    const texts = new Map(own.map(each => [each.name, each.text]))
    const rendered = errors
      .map(found => renderDiagnostic(found, texts.get(found.span.file) ?? ''))
      .join('\n\n')
    throw new SpecError([first, ...more], rendered)
  }
  const mappings = [...compiled.plans.map(ownMapping), ...bundledMappings(plans)]
  return { ...mapperOf(mappings, limits), diagnostics: compiled.diagnostics }
}
