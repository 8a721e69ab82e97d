/** Makes the modules of src/catalog: the bundled mappings compiled, their output types, and mappings and shared parts as text. */
import { outputType, typeName } from '../../compile/schema/output-types.ts'
import { withSharedTypes } from '../../compile/schema/shared-types.ts'
import type { SourceFile } from '../../compile/source-file.ts'
import { namesCalled, namesIn, storeMapping } from '../../emit/store-mapping.ts'
import { mappingTexts } from '../../emit/written-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { readSpec } from '../../spec/read-spec.ts'
import { CodePieces } from '../code/code-pieces.ts'
import { named } from '../code/shared-values.ts'
import { nameInKit } from './normalizer-modules.ts'

const banner = '// Made by "npm run generate" from mappings/. Do not edit.\n'

/** File name within src/catalog to content. */
export function catalogModules(
  plans: readonly WrittenPlan[],
  sources: readonly SourceFile[],
): ReadonlyMap<string, string> {
  const { parts, bases } = namedSources(sources)
  const pieces = new Pieces()
  const code = new CodePieces()
  // Most mappings have the same derived fields and checks, and to read their expressions takes long.
  const known = new Map<string, readonly string[]>()
  const namesOf = (text: string): readonly string[] => {
    const names = known.get(text) ?? namesIn(text)
    known.set(text, names)
    return names
  }
  const modules = plans.map((plan): [string, string] => [
    `mappings/${plan.id}.gen.ts`,
    mappingModule(plan, pieces, code, namesOf),
  ])
  return new Map([
    ...modules,
    ['code.gen.ts', `${banner}${code.module()}`],
    ['pieces.gen.ts', pieces.module()],
    ['plans.gen.ts', indexModule(plans)],
    ['texts.gen.ts', textsModule(plans)],
    ['types.gen.ts', typesModule(plans)],
    ['parts.gen.ts', partsModule(parts)],
    ['bases.gen.ts', basesModule(bases)],
  ])
}

interface NamedSource extends SourceFile {
  /** The name of a part, the id of a mapping. */
  readonly called: string
}

/** The shared parts and the mappings, each under what it is called, in the order of the files. */
function namedSources(
  sources: readonly SourceFile[],
): Readonly<Record<'parts' | 'bases', readonly NamedSource[]>> {
  const parts: NamedSource[] = []
  const bases: NamedSource[] = []
  for (const source of sources) {
    const { spec } = readSpec(source.name, source.text)
    if (spec === undefined) throw new TypeError(`${source.name} holds no mapping and no part`)
    if (spec.kind === 'part') parts.push({ ...source, called: spec.name.value })
    else bases.push({ ...source, called: spec.id.value })
  }
  return { parts, bases }
}

/**
 * The fields and checks of all mappings, each text once, under a name made of its own and of its content: a bundler takes those
 * that the mappings of a program name, and leaves the others out. In the order of their kind and of their lines, what is written
 * alike stands together: compression looks back 32 kB, so that saves four in a hundred of it.
 */
class Pieces {
  readonly #texts = new Map<string, { readonly order: string; readonly text: string }>()

  name(text: string): string {
    const { name = 'unnamed', kind = '', spec = '' }: Partial<Record<string, string>> = JSON.parse(text)
    const made = named(name, text)
    this.#texts.set(made, { order: `${kind} ${spec} ${made}`, text })
    return made
  }

  module(): string {
    const lines = [...this.#texts]
      .sort(([, one], [, other]) => (one.order < other.order ? -1 : 1))
      .map(([name, { text }]) => `export const ${name}: string = ${quoted(text)}`)
    return `${banner}
// Fields and checks of the bundled mappings as JSON text, each once, whichever mappings have it.
${lines.join('\n')}
`
  }
}

/** A text in single quotes: JSON is full of double ones. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${escaped}'`
}

/** A mapping as texts: read when first needed, so that importing the package costs little. */
function mappingModule(
  plan: WrittenPlan,
  pieces: Pieces,
  code: CodePieces,
  namesOf: (text: string) => readonly string[],
): string {
  const { head, fields, checks, ...chosenBy } = storeMapping(plan)
  const [fieldNames, checkNames] = [fields, checks].map(texts => texts.map(text => pieces.name(text)))
  const codeNames = code.names(plan)
  const names = [...new Set([...(fieldNames ?? []), ...(checkNames ?? [])])].sort()
  const type = typeName(plan.id)
  const { normalizers, functions } = namesCalled(plan, namesOf)
  const tools = [...normalizers.map(nameInKit), ...functions.map(functionInKit)].sort()
  const imports = [
    `import type { BundledMapping } from '../../emit/bundled-mapping.ts'`,
    `import { ${tools.join(', ')} } from '../../normalize/kit.ts'`,
    `import { ${[...new Set(codeNames)].sort().join(', ')} } from '../code.gen.ts'`,
    `import { ${names.join(', ')} } from '../pieces.gen.ts'`,
    `import type { ${type} } from '../types.gen.ts'`,
  ]
  return `${banner}${imports.join('\n')}

/** ${plan.title}: the compiled mapping ${plan.id}, for \`createMapper\`. */
export const ${variable(plan.id)}: BundledMapping<${JSON.stringify(plan.id)}, ${type}> = {
${Object.entries(chosenBy)
  .map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`)
  .join('\n')}
  toolkit: {
    normalizers: [${normalizers.map(nameInKit).join(', ')}],
    functions: [${functions.map(functionInKit).join(', ')}],
  },
  head: ${quoted(head)},
  fields: [${fieldNames?.join(', ')}],
  checks: [${checkNames?.join(', ')}],
  code: [${codeNames.join(', ')}],
}
`
}

/** Its name in src/normalize/kit.ts. */
function functionInKit(name: string): string {
  return `$${name}`
}

function indexModule(plans: readonly WrittenPlan[]): string {
  const imports = plans.map(({ id }) => `import { ${variable(id)} } from './mappings/${id}.gen.ts'`)
  return `${banner}import type { BundledMapping } from '../emit/bundled-mapping.ts'
${imports.join('\n')}

/** The bundled mappings. */
export function bundledPlans(): readonly BundledMapping[] {
  return [${plans.map(({ id }) => variable(id)).join(', ')}]
}
`
}

/** Mappings have many texts in common, so each stands once, and mappings name them by their places. */
function textsModule(plans: readonly WrittenPlan[]): string {
  const places = new Map<string, number>()
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const entries = plans.map(
    plan => `  ${JSON.stringify(plan.id)}: [${mappingTexts(plan).map(placeOf).join(', ')}],`,
  )
  return `${banner}
const places: Readonly<Record<string, readonly number[]>> = {
${entries.join('\n')}
}

const texts: readonly string[] = [
${[...places.keys()].map(text => `  ${quoted(text)},`).join('\n')}
]

/** Of each derived field, then of each check of a bundled mapping: JSON of its texts; none for an id that there is not. */
export function bundledTexts(id: string): readonly string[] {
  return (places[id] ?? []).map(place => texts[place] ?? '')
}
`
}

function typesModule(plans: readonly WrittenPlan[]): string {
  const entries = plans.map(plan => `  readonly ${JSON.stringify(plan.id)}: ${typeName(plan.id)}`)
  const names = ['Decimal', 'MappingDataById', ...plans.map(({ id }) => typeName(id))]
  const { written, declarations } = withSharedTypes(
    shared => plans.map(plan => outputType(plan, typeName(plan.id), shared)),
    names,
  )
  return `${banner}import type { Decimal } from 'decimal.js'

/** An exact number, as amounts are. */
export type { Decimal }

/**
 * The type of \`data\` by the id of the mapping that made it.
 * @example
 * type Wages = MappingDataById['retr-1040']['income']['wages']
 * const shown = (wages: Wages): string => wages?.toFixed(2) ?? 'not on the transcript'
 */
export type MappingDataById = {
${entries.join('\n')}
}

${[...written, ...declarations].join('\n')}`
}

function partsModule(parts: readonly NamedSource[]): string {
  const entries = parts.map(
    ({ called, name, text }) =>
      `  { part: ${JSON.stringify(called)}, name: ${JSON.stringify(name)}, text: ${JSON.stringify(text)} },`,
  )
  return `${banner}
/** A shared part: its name, and the file it is written in. */
export interface BundledPart {
  readonly part: string
  readonly name: string
  readonly text: string
}

const parts: readonly BundledPart[] = [
${entries.join('\n')}
]

/** The shared parts, for own mappings that use them by name: the same objects every time. */
export function bundledParts(): readonly BundledPart[] {
  return parts
}
`
}

function basesModule(mappings: readonly NamedSource[]): string {
  const entries = mappings.map(
    ({ called, name, text }) =>
      `  { mapping: ${JSON.stringify(called)}, name: ${JSON.stringify(name)}, text: ${JSON.stringify(text)} },`,
  )
  return `${banner}
/** A bundled mapping as it is written: its id, and its file. */
export interface BundledBase {
  readonly mapping: string
  readonly name: string
  readonly text: string
}

const bases: readonly BundledBase[] = [
${entries.join('\n')}
]

/** The bundled mappings as texts, for own mappings that extend them by id: the same objects every time. */
export function bundledBases(): readonly BundledBase[] {
  return bases
}
`
}

function variable(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
