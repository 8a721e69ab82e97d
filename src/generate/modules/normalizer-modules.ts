/**
 * The modules that know every normalizer, made from the folders of src/normalize by what their files are called and export. They
 * come first: everything that is generated from normalizers needs the new ones. Files are read as text, so that a registry which
 * does not fit them is never loaded.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GenerateFault } from '../generate-fault.ts'

const room = 'src/normalize'
const banner = '// Made by "npm run generate" from the folders of src/normalize. Do not edit.\n'

/** A file of the room, its path from there, without the ending. */
interface SourceText {
  readonly path: string
  readonly text: string
}

/** A normalizer and its file. */
interface Definition {
  readonly name: string
  readonly path: string
}

/** What every definition has besides its name and its examples, and how each begins. */
const parts: readonly (readonly [begins: RegExp, say: string])[] = [
  [/^ {2}summary:/m, `a sentence for an analyst, "summary: '…',"`],
  [/^ {2}output\b/m, 'the shape of its values, "output: { kind: …, schema: …, type: … },"'],
  [/^ {2}parse\b/m, 'what it makes of a text, "parse: text => …,"'],
]

/**
 * File path to content. `root` is the project's folder.
 * @throws GenerateFault where a part of a normalizer is missing; it names each file that is to be written or changed
 */
export function normalizerModules(root: string): ReadonlyMap<string, string> {
  const files = filesOfRoom(root)
  const sources = files.filter(({ path }) => !path.endsWith('.portable'))
  const portables = files.filter(({ path }) => path.endsWith('.portable'))
  const definitions = sources.flatMap(definitionsIn).sort((a, b) => (a.name < b.name ? -1 : 1))
  const faults = [
    ...sources.flatMap(hiddenDefinition),
    ...definitions.flatMap(definition => faultsOf(definition, definitions, files)),
    ...portables.flatMap(portable => faultsOfPortable(portable, sources)),
  ]
  if (faults.length > 0) throw new GenerateFault('Normalizers are incomplete', faults)
  return new Map([
    [`${room}/registry.gen.ts`, registryModule(definitions)],
    [`${room}/normalizer-names.gen.ts`, namesModule(definitions)],
    [`${room}/kit.gen.ts`, kitModule(definitions)],
    [`${room}/portable.gen.ts`, portableModule(portables)],
  ])
}

function filesOfRoom(root: string): readonly SourceText[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.gen.ts'))
    .map(name => name.replaceAll('\\', '/'))
    .sort()
    .map(name => ({
      path: name.slice(0, -'.ts'.length),
      text: readFileSync(join(root, room, name), 'utf8'),
    }))
}

function definitionsIn({ path, text }: SourceText): readonly Definition[] {
  return [...text.matchAll(/^export const (\w+): Normalizer\b/gm)].map(([, name = '']) => ({ name, path }))
}

/** What looks like a definition and is not found as one would only be missed when a mapping names it. */
function hiddenDefinition(source: SourceText): readonly string[] {
  const { path, text } = source
  const isDefinition = /^ {2}examples: \[/m.test(text) && /^ {2}parse\b/m.test(text)
  if (!isDefinition || definitionsIn(source).length > 0) return []
  const name = camelCase(lastStep(path))
  return [`${room}/${path}.ts: Begin its definition with "export const ${name}: Normalizer<"`]
}

function faultsOf(
  { name, path }: Definition,
  all: readonly Definition[],
  files: readonly SourceText[],
): readonly string[] {
  const file = `${room}/${path}.ts`
  if (!path.includes('/')) return [`${file}: Move it to a folder of ${room}`]
  if (camelCase(lastStep(path)) !== name)
    return [`${file}: Give the normalizer "${name}" a file of its own, ${kebabCase(name)}.ts`]
  const other = all.find(each => each.name === name && each.path < path)
  if (other !== undefined) return [`${file}: Rename it; ${room}/${other.path}.ts has a normalizer "${name}"`]
  const text = textOf(path, files) ?? ''
  const portable = textOf(`${path}.portable`, files)
  const faults: string[] = []
  if (!text.includes(`\n  name: '${name}',\n`))
    faults.push(`${file}: Write "name: '${name}'" in the definition`)
  if (!/^ {2}examples: \[\n/m.test(text))
    faults.push(`${file}: Write the examples of "${name}", one a line, into the definition`)
  for (const [begins, say] of parts)
    if (!begins.test(text)) faults.push(`${file}: Write ${say}, into the definition`)
  if (text.includes('saysNothing(') && !/^ {2}nothing\b/m.test(text))
    faults.push(`${file}: Write "nothing: nothingTexts," into the definition; it reads such words as empty`)
  const part = `a part named "${name}"`
  if (portable === undefined)
    faults.push(
      `${room}/${path}.portable.ts: Write this file; it exports "portable", with ${part}, in JSONata`,
    )
  else if (!new RegExp(`\\bpart\\(\\s*'${name}',`).test(portable))
    faults.push(`${room}/${path}.portable.ts: Write ${part}, in JSONata`)
  else if (!new RegExp(`\\bpart\\(\\s*'${name}',\\s*['"\`]`).test(portable))
    faults.push(
      `${room}/${path}.portable.ts: Write what "${name}" is, in plain words, as the second argument of its part`,
    )
  return faults
}

function faultsOfPortable({ path, text }: SourceText, sources: readonly SourceText[]): readonly string[] {
  const beside = path.slice(0, -'.portable'.length)
  const faults: string[] = []
  if (textOf(beside, sources) === undefined)
    faults.push(`${room}/${beside}.ts: Write this file; ${lastStep(path)}.ts is the JSONata of what it does`)
  if (!/^export const portable: readonly Part\[\] = /m.test(text))
    faults.push(`${room}/${path}.ts: Export "const portable: readonly Part[]"`)
  return faults
}

function registryModule(definitions: readonly Definition[]): string {
  return `${banner}import type { Normalizer } from './definition.ts'
${definitions.map(({ name, path }) => `import { ${name} } from './${path}.ts'`).join('\n')}

/** The definitions, each under its own name. */
export const normalizers = {
${definitions.map(({ name }) => `  ${name},`).join('\n')}
} as const satisfies Readonly<Record<string, Normalizer>>
`
}

function namesModule(definitions: readonly Definition[]): string {
  return `${banner}
/** The names of all normalizers, for programs that carry only some of them. */
export const normalizerNames = [
${definitions.map(({ name }) => `  '${name}',`).join('\n')}
] as const
`
}

function kitModule(definitions: readonly Definition[]): string {
  const lines = definitions.map(
    ({ name, path }) => `export { ${name} as ${nameInKit(name)} } from './${path}.ts'`,
  )
  return `${banner}${lines.join('\n')}\n`
}

function portableModule(portables: readonly SourceText[]): string {
  const named = portables.map(({ path }) => ({
    path,
    name: camelCase(lastStep(path).replace('.portable', '')),
  }))
  return `${banner}${named.map(({ name, path }) => `import { portable as ${name} } from './${path}.ts'`).join('\n')}
import type { Part } from './portable-part.ts'

/** What the normalizers and functions are in JSONata, for hosts without this library. */
export const portableParts: readonly Part[] = [
${named.map(({ name }) => `  ...${name},`).join('\n')}
]
`
}

/** The name of a normalizer in src/normalize/kit.ts. */
export function nameInKit(name: string): string {
  return `as${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function textOf(path: string, files: readonly SourceText[]): string | undefined {
  return files.find(each => each.path === path)?.text
}

function lastStep(path: string): string {
  return path.split('/').at(-1) ?? path
}

function camelCase(file: string): string {
  return file.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
