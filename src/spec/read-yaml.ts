/**
 * YAML text to nodes with places, or diagnostics. The yaml package is known to this file and its helpers only.
 * Untrusted text is fine: no anchors, aliases, merge keys, tags or directives; size and nesting are bounded.
 */
import { Composer, type Document, Parser } from 'yaml'
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import { lineStarts, positionOf, type Span } from '../text/position.ts'
import { openMarks } from './open-marks.ts'
import { readNodes } from './read-nodes.ts'
import type { SpannedNode } from './spanned-node.ts'
import { yamlFaults } from './yaml-faults.ts'
import { controlFault, depthFault, largest, sizeFault } from './yaml-limits.ts'

/** What the text holds. `node` is absent where the diagnostics hold an error. */
export interface YamlReading {
  readonly node: SpannedNode | undefined
  readonly diagnostics: readonly Diagnostic[]
}

const options = {
  prettyErrors: false,
  stringKeys: true,
  uniqueKeys: false,
  version: '1.2',
  schema: 'core',
} as const

/** Reads a mapping's YAML. `file` is the name shown in diagnostics; a byte order mark is no part of the text. */
export function readYaml(file: string, given: string): YamlReading {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given
  const spanOf = spansIn(file, text)
  const limit = sizeFault(text, spanOf) ?? controlFault(text, spanOf)
  if (limit !== undefined) return { node: undefined, diagnostics: [limit] }
  const tokens = [...new Parser().parse(text)]
  const depth = depthFault(tokens, spanOf)
  if (depth !== undefined) return { node: undefined, diagnostics: [depth] }
  const documents = [...new Composer(options).compose(tokens, true, text.length)]
  const [document] = documents
  if (document === undefined) return { node: undefined, diagnostics: [] }
  const faults = documents.flatMap(each => [...each.errors, ...each.warnings])
  if (faults.length > 0)
    return { node: undefined, diagnostics: yamlFaults(faults, openMarks(tokens), text, spanOf) }
  const outline = outlineFault(documents, text, spanOf)
  if (outline !== undefined) return { node: undefined, diagnostics: [outline] }
  const { node, diagnostics } = readNodes(document, text, spanOf)
  return { node: diagnostics.some(found => found.severity === 'error') ? undefined : node, diagnostics }
}

/** Makes the spans of a text, most quickly in the order of the text. */
function spansIn(file: string, text: string): (from: number, to: number) => Span {
  const starts = lineStarts(text.slice(0, largest))
  let start = 0
  let end = 0
  let line = 1
  return (from, to) => {
    if (from < start || from >= end) {
      ;({ line } = positionOf(starts, from))
      start = starts[line - 1] ?? 0
      end = starts[line] ?? Number.POSITIVE_INFINITY
    }
    return { file, line, column: from - start + 1, offset: from, length: Math.max(1, to - from) }
  }
}

/** A second document in the file, or a directive before the first. */
function outlineFault(
  documents: readonly Document.Parsed[],
  text: string,
  spanOf: (from: number, to: number) => Span,
): Diagnostic | undefined {
  const directive = /^%.*/m.exec(text.slice(0, documents[0]?.range[0] ?? 0))
  if (directive !== null) {
    const place = spanOf(directive.index, directive.index + directive[0].trimEnd().length)
    return diagnostic('spec/yaml-syntax', { problem: 'a directive' }, place, 'remove the line')
  }
  const [, second] = documents
  if (second === undefined) return undefined
  const mark = Math.max(0, text.lastIndexOf('---', second.range[0]))
  const place = spanOf(mark, mark + 3)
  return diagnostic(
    'spec/yaml-syntax',
    { problem: 'a second document begins here' },
    place,
    'put what follows into a file of its own',
  )
}
