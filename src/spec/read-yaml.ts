/**
 * YAML text to nodes with places, or diagnostics. The only file that knows the yaml package.
 * Untrusted text is fine: no anchors, aliases, merge keys or custom tags; size and nesting are bounded.
 */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLError } from 'yaml'
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import { lineStarts, positionOf, type Span } from '../text/position.ts'
import type { MapEntry, SpannedNode } from './spanned-node.ts'

const largest = 1_000_000
const deepest = 40

/** What the text holds. `node` is absent where the diagnostics hold an error. */
export interface YamlReading {
  readonly node: SpannedNode | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a mapping's YAML. `file` is the name shown in diagnostics. */
export function readYaml(file: string, text: string): YamlReading {
  const starts = lineStarts(text.slice(0, largest))
  const span = (from: number, to: number): Span => ({
    file,
    ...positionOf(starts, from),
    offset: from,
    length: Math.max(1, to - from),
  })
  if (text.length > largest) {
    return { node: undefined, diagnostics: [diagnostic('spec/too-large', { limit: 'a million characters' }, span(0, 1))] }
  }
  const depth = firstTooDeep(text)
  if (depth !== undefined) {
    const at = span(depth, depth + 1)
    return { node: undefined, diagnostics: [diagnostic('spec/too-large', { limit: `${deepest} levels of nesting` }, at)] }
  }
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, version: '1.2', schema: 'core' })
  const faults = [...document.errors, ...document.warnings].map(fault => yamlFault(fault, text, span))
  if (faults.length > 0) return { node: undefined, diagnostics: faults }
  const reader = new NodeReader(text, span)
  const node = reader.read(document)
  return { node: reader.faults.length > 0 ? undefined : node, diagnostics: reader.faults }
}

type SpanOf = (from: number, to: number) => Span

class NodeReader {
  readonly faults: Diagnostic[] = []
  readonly #text: string
  readonly #span: SpanOf

  constructor(text: string, span: SpanOf) {
    this.#text = text
    this.#span = span
  }

  read(document: Document): SpannedNode {
    return this.#node(document.contents, 0)
  }

  #node(node: unknown, at: number): SpannedNode {
    if (isAlias(node)) {
      this.faults.push(diagnostic('spec/alias', {}, this.#place(node, at), 'write the value out, or use a part'))
      return { kind: 'scalar', value: null, span: this.#place(node, at), inset: 0 }
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) {
      return { kind: 'scalar', value: null, span: this.#span(at, at + 1), inset: 0 }
    }
    const span = this.#place(node, at)
    if (node.anchor !== undefined) {
      this.faults.push(diagnostic('spec/alias', {}, span, 'write the value out, or use a part'))
    }
    if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:')) {
      this.faults.push(diagnostic('spec/tag', { tag: node.tag }, span, 'remove it'))
    }
    if (isMap(node)) return { kind: 'map', entries: node.items.map(pair => this.#entry(pair.key, pair.value, at)), span }
    if (isSeq(node)) return { kind: 'list', items: node.items.map(item => this.#node(item, span.offset)), span }
    const quoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE'
    const block = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL'
    return { kind: 'scalar', value: scalarValue(node.value), span, inset: block ? -1 : quoted ? 1 : 0 }
  }

  #entry(key: unknown, value: unknown, at: number): MapEntry {
    const keySpan = isScalar(key) ? this.#place(key, at) : this.#span(at, at + 1)
    const name = isScalar(key) ? String(key.value) : ''
    return { key: name, keySpan, value: this.#node(value, keySpan.offset) }
  }

  #place(node: Node, at: number): Span {
    const [from, to] = node.range ?? [at, at + 1]
    const written = this.#text.slice(from, to)
    return this.#span(from, from + Math.max(1, (written.split('\n', 1)[0] ?? written).trimEnd().length))
  }
}

function scalarValue(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function yamlFault(fault: YAMLError, text: string, span: SpanOf): Diagnostic {
  const [from, to] = fault.pos
  const place = span(from, to)
  const lineStart = text.lastIndexOf('\n', Math.max(0, from - 1)) + 1
  const indent = /^[ ]*\t/.exec(text.slice(lineStart))
  if (fault.code === 'TAB_AS_INDENT' || (indent !== null && fault.code !== 'DUPLICATE_KEY')) {
    const at = indent === null ? from : lineStart + indent[0].length - 1
    return diagnostic('spec/tab', {}, span(at, at + 1), 'indent with two blanks a level')
  }
  switch (fault.code) {
    case 'DUPLICATE_KEY': {
      const key = /^[^:\n]*/.exec(text.slice(from))?.[0].trim() ?? ''
      return diagnostic('spec/duplicate-key', { key }, span(from, from + key.length), 'remove or rename one of the two')
    }
    case 'BAD_INDENT':
    case 'BAD_COLLECTION_TYPE':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return indentFault(fault, text, span)
    case 'BAD_ALIAS':
      return diagnostic('spec/alias', {}, place, 'write the value out, or use a part')
    case 'TAG_RESOLVE_FAILED':
      return diagnostic('spec/tag', { tag: text.slice(from, to).split(/\s/, 1)[0] ?? '' }, place, 'remove it')
    case 'BLOCK_AS_IMPLICIT_KEY':
      return diagnostic('spec/yaml-syntax', { problem: 'a ": " inside unquoted text' }, place, 'put the text in quotes')
    default:
      return diagnostic('spec/yaml-syntax', { problem: fault.message }, place)
  }
}

function indentFault(fault: YAMLError, text: string, span: SpanOf): Diagnostic {
  const [from, to] = fault.pos
  if (fault.code === 'BAD_INDENT') {
    return diagnostic('spec/bad-indent', {}, span(from, to), 'align the line with its neighbours, two blanks a level')
  }
  const lineEnd = text.indexOf('\n', from)
  const shown = Math.min(to, lineEnd === -1 ? text.length : lineEnd)
  return diagnostic('spec/yaml-syntax', { problem: fault.message }, span(from, shown), 'check quotes, brackets and indentation')
}

/** Where flow or block nesting first goes deeper than any mapping needs, before the parser's own recursion meets it. */
function firstTooDeep(text: string): number | undefined {
  let open = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text[at]
    if (unit === '[' || unit === '{') {
      open++
      if (open > deepest) return at
    } else if ((unit === ']' || unit === '}') && open > 0) open--
    else if (unit === '\n') {
      const indent = /^[ ]*(?:- *)*/.exec(text.slice(at + 1, at + 1 + 4 * deepest))
      if (indent !== null && indent[0].length > 3 * deepest) return at + 1
    }
  }
  return undefined
}
