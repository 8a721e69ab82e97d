/** The text of a project file to its settings, or diagnostics. Knows its keys, and nothing of the disk. */
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import type { MapEntry, SpannedNode } from '../spec/spanned-node.ts'
import { readYaml } from '../spec/yaml/read-yaml.ts'
import { didYouMean, nearestNames } from '../text/messages/nearest-names.ts'
import type { Span } from '../text/places/position.ts'

/** A path in a project file, and where it is written. */
export interface WrittenPath {
  readonly path: string
  readonly key: ProjectKey
  readonly span: Span
}

/** What a project file says. A key that is left out is an empty list. */
export interface ProjectSettings {
  readonly mappings: readonly WrittenPath[]
  readonly parts: readonly WrittenPath[]
  readonly samples: readonly WrittenPath[]
  readonly goldens: readonly WrittenPath[]
  /** `undefined` where it is left out. */
  readonly types: WrittenPath | undefined
  /** Likewise. */
  readonly schemas: WrittenPath | undefined
}

/** What was read, and what is wrong with the file; the settings are those of the lines that can be read. */
export interface ProjectReading {
  readonly settings: ProjectSettings
  readonly diagnostics: readonly Diagnostic[]
}

const keys = ['mappings', 'parts', 'samples', 'goldens', 'types', 'schemas'] as const

/** A key of a project file. */
export type ProjectKey = (typeof keys)[number]

/** Reads a project file. `file` is the name shown in diagnostics. */
export function readProjectFile(file: string, text: string): ProjectReading {
  const { node, diagnostics: found } = readYaml(file, text)
  const diagnostics = [...found]
  const paths = new Map<ProjectKey, readonly WrittenPath[]>()
  const isReadable = !found.some(each => each.severity === 'error')
  if (node?.kind === 'map') {
    for (const entry of node.entries) {
      const { key } = entry
      if (isKey(key)) paths.set(key, pathsOf(entry, key, diagnostics))
      else diagnostics.push(unknownKey(entry))
    }
    if (isReadable && !node.entries.some(({ key }) => isMeantFor(key, 'mappings')))
      diagnostics.push(missingMappings(start(node.span)))
  } else if (isReadable) diagnostics.push(missingMappings(start(node?.span ?? emptySpan(file))))
  const of = (key: ProjectKey): readonly WrittenPath[] => paths.get(key) ?? []
  const settings = {
    mappings: of('mappings'),
    parts: of('parts'),
    samples: of('samples'),
    goldens: of('goldens'),
    types: of('types')[0],
    schemas: of('schemas')[0],
  }
  return { settings, diagnostics }
}

function isKey(key: string): key is ProjectKey {
  return keys.some(each => each === key)
}

/** A key that is misspelt is not missing too. */
function isMeantFor(key: string, meant: ProjectKey): boolean {
  return key === meant || nearestNames(key, keys).includes(meant)
}

function unknownKey({ key, keySpan }: MapEntry): Diagnostic {
  const hint = didYouMean(nearestNames(key, keys)) || `use one of ${keys.join(', ')}`
  return diagnostic('project/unknown-key', { key }, keySpan, hint)
}

function missingMappings(span: Span): Diagnostic {
  return diagnostic('project/missing-key', { key: 'mappings' }, span, 'write mappings: [mappings]')
}

/** The paths of one key: those of a list, or a single one. What is not a path is put among `diagnostics`. */
function pathsOf(
  { keySpan, value }: MapEntry,
  key: ProjectKey,
  diagnostics: Diagnostic[],
): readonly WrittenPath[] {
  const isList = value.kind === 'list'
  const isOne = key === 'types' || key === 'schemas'
  if (isOne && isList) {
    diagnostics.push(wrongType(key, 'one path', value.span, `write ${key}: ${examples[key]}`))
    return []
  }
  return (isList ? value.items : [value]).flatMap(item => {
    const path = pathIn(item)
    const isBlank = item.kind === 'scalar' && item.value === null
    if (path !== undefined) return [{ path, key, span: item.span }]
    const expected = isOne ? 'a path' : 'a list of paths'
    const hint = isOne
      ? `write a path, such as ${examples[key]}, or remove the line`
      : `write files or folders in brackets: ${key}: [${examples[key]}]`
    diagnostics.push(wrongType(key, expected, isBlank && !isList ? keySpan : item.span, hint))
    return []
  })
}

const examples: Readonly<Record<ProjectKey, string>> = {
  mappings: 'mappings',
  parts: 'mappings/parts',
  samples: 'samples',
  goldens: 'goldens',
  types: 'types/mappings.d.ts',
  schemas: 'schemas',
}

function wrongType(key: string, expected: string, span: Span, hint: string): Diagnostic {
  return diagnostic('project/wrong-type', { key, expected }, span, hint)
}

function pathIn(node: SpannedNode): string | undefined {
  if (node.kind !== 'scalar' || typeof node.value !== 'string') return undefined
  // The system refuses a path with a NUL in it, which YAML can write as an escape.
  return node.value.trim() === '' || node.value.includes('\0') ? undefined : node.value
}

/** The first character: a caret under a whole file shows nothing. */
function start(span: Span): Span {
  return { ...span, length: 1 }
}

function emptySpan(file: string): Span {
  return { file, line: 1, column: 1, offset: 0, length: 1 }
}
