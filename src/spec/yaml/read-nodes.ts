/** A parsed YAML document to nodes with places. Anchors, aliases, tags and keys written twice are reported. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type ParsedNode, type Scalar } from 'yaml'
import { type Diagnostic, diagnostic, type Fix } from '../../diagnostics/diagnostic.ts'
import { quotedYamlText } from '../../text/characters/yaml-text.ts'
import { readPath } from '../../text/labels/path-notation.ts'
import type { Span } from '../../text/places/position.ts'
import type { MapEntry, ScalarNode, SpannedNode } from '../spanned-node.ts'
import { beginsExpression } from './expression-end.ts'
import { type ScalarStyle, scalarLines } from './scalar-lines.ts'

type SpanOf = (from: number, to: number) => Span

/** The nodes, and what is wrong with them. */
export interface NodeReading {
  readonly node: SpannedNode
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads the contents of a document that has no syntax fault and is not nested deeply. */
export function readNodes(document: Document, text: string, spanOf: SpanOf): NodeReading {
  const reader = new NodeReader(text, spanOf)
  return { node: reader.read(document.contents, 0), diagnostics: reader.faults }
}

/** A text in curly quotes, without any inside. */
const curlyQuoted =
  /^[\u201c-\u201f]([^\u201c-\u201f"]*)[\u201c-\u201f]$|^[\u2018-\u201b]([^\u2018-\u201b']*)[\u2018-\u201b]$/
/** A path from a section of the transcript in curly quotes, as a whole and perhaps around steps of it too. */
const curlyPath =
  /^[\u201c-\u201f](SECTION_[^\u201c-\u201f]*(?:\u201c[^\u201c-\u201f]*\u201d[^\u201c-\u201f]*)*)[\u201c-\u201f]$/
const mergeKey = '<<'
const longestFix = 200
const writeOut = 'write the value out, or use a part'

class NodeReader {
  readonly faults: Diagnostic[] = []
  readonly #text: string
  readonly #span: SpanOf
  /** Those that were met so far: one stands before what refers to it. */
  readonly #anchors = new Set<string>()
  #aliases: ReadonlySet<string> | undefined

  constructor(text: string, span: SpanOf) {
    this.#text = text
    this.#span = span
  }

  /** `at` is the place of the key or list the node belongs to, for a node that is left out. */
  read(node: unknown, at: number): SpannedNode {
    if (isAlias(node)) {
      const { source } = node
      // A label may begin with an asterisk: nothing has that name then.
      const hint = this.#anchors.has(source) ? writeOut : `put the text in quotes: "*${source}"`
      this.faults.push(diagnostic('spec/alias', {}, this.#place(node, at), hint))
      return this.#nothing(at)
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return this.#nothing(at)
    const span = this.#place(node, at)
    this.#checkProperties(node, span)
    if (isMap(node)) {
      return { kind: 'map', entries: this.#entries(node.items, at), span, isFlow: node.flow === true }
    }
    if (isSeq(node)) {
      const items = node.items.map(item => this.read(item, span.offset))
      return { kind: 'list', items, isOneLine: this.#isOneLine(node), span }
    }
    return this.#scalar(node, span)
  }

  #nothing(at: number): ScalarNode {
    return { kind: 'scalar', value: null, span: this.#span(at, at + 1), written: '', lines: [] }
  }

  #scalar(node: Scalar, span: Span): ScalarNode {
    const inner = node.type === 'PLAIN' ? this.#withoutCurlyQuotes(node, span) : undefined
    if (inner !== undefined) return inner
    const value = plainScalar(node.value)
    const [from, to] = node.range ?? [span.offset, span.offset + span.length]
    const lines =
      typeof value === 'string' ? scalarLines(this.#text, from, to, value, styleOf(node), this.#span) : []
    if (
      node.type === 'PLAIN' &&
      isBlank(this.#text[to]) &&
      /^[ \t]+#[^\s#]/.test(this.#text.slice(to, to + 40))
    )
      this.#cutText(from, to)
    const isNothing = value === null && from === to
    const written = isNothing ? this.#comment(to) : this.#text.slice(span.offset, span.offset + span.length)
    return { kind: 'scalar', value, span, written, lines }
  }

  /** What stands in the place of a value that is not there: nothing, or a comment on the line of its key, which may be meant as the value. */
  #comment(at: number): string {
    const [, comment = ''] = /^[ \t]*(#[^\r\n]*)/.exec(this.#text.slice(at, at + longestFix)) ?? []
    return comment.trimEnd()
  }

  /** `“TOTAL WAGES”`, with the quotes of a word processor, is read on as the text that stands in them. */
  #withoutCurlyQuotes({ value, range }: Scalar, span: Span): ScalarNode | undefined {
    const path = typeof value === 'string' ? curlyPath.exec(value)?.[1] : undefined
    const straight = path?.replace(/[\u201c-\u201f]/g, '"')
    const words = straight ?? (typeof value === 'string' ? value.replace(curlyQuoted, '$1$2').trim() : '')
    const [from, to] = range ?? [span.offset, span.offset]
    if (words === '' || words === value || from + String(value).length !== to) return undefined
    // A path may lack quotes around a step besides: both are mended at once.
    const meant = straight === undefined ? undefined : readPath(straight).fault?.meant
    const replacement = quotedYamlText(meant ?? words)
    const fix = { span, replacement, safe: true }
    this.faults.push(diagnostic('spec/curly-quotes', {}, span, `write ${replacement}`, fix))
    return { kind: 'scalar', value: words, span, written: this.#text.slice(from, to), lines: [] }
  }

  /** `BOX #1` is read as `BOX`: the rest is a comment. Comments that are meant have a blank behind the mark. */
  #cutText(from: number, to: number): void {
    const mark = this.#text.indexOf('#', to)
    const end = mark + (/^[^\r\n]*/.exec(this.#text.slice(mark))?.[0].trimEnd().length ?? 1)
    const words = this.#text.slice(from, end)
    const whole = words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words}"`
    const hint =
      whole.length > 100 ? 'put the whole text in quotes' : `put the whole text in quotes: ${whole}`
    const fix = { span: this.#span(from, end), replacement: quotedYamlText(words), safe: false }
    this.faults.push(diagnostic('spec/cut-text', {}, this.#span(mark, end), hint, fix))
  }

  #entries(
    pairs: readonly { readonly key: unknown; readonly value: unknown }[],
    at: number,
  ): readonly MapEntry[] {
    const seen = new Map<string, Span>()
    return pairs.flatMap(pair => {
      const faults = this.faults.length
      const entry = this.#entry(pair.key, pair.value, at)
      // Of a merge key the alias behind it is the fault.
      if (entry.key === mergeKey && this.faults.length > faults) return []
      const first = seen.get(entry.key)
      if (first === undefined) seen.set(entry.key, entry.keySpan)
      // Words without ":" are what a comma leaves of a text, and reported as that.
      else if (pair.value !== null) {
        const hint = `remove or rename one of the two; the other is at ${first.line}:${first.column}`
        this.faults.push(diagnostic('spec/duplicate-key', { key: entry.key }, entry.keySpan, hint))
      }
      return [entry]
    })
  }

  #entry(key: unknown, value: unknown, at: number): MapEntry {
    const keySpan = isScalar(key) ? this.#place(key, at) : this.#span(at, at + 1)
    if (isScalar(key)) this.#checkProperties(key, keySpan, true)
    return { key: isScalar(key) ? String(key.value) : '', keySpan, value: this.read(value, keySpan.offset) }
  }

  #checkProperties(node: Node, span: Span, isKey = false): void {
    if (!isAlias(node) && 'anchor' in node && node.anchor !== undefined) {
      const { anchor } = node
      this.#anchors.add(anchor)
      const from = Math.max(0, this.#text.lastIndexOf(`&${anchor}`, span.offset))
      const place = this.#span(from, from + anchor.length + 1)
      // A label may begin with that mark: nothing refers to it then.
      const quoted = isKey || this.#referred().has(anchor) ? undefined : this.#quoted(node, from)
      this.faults.push(diagnostic('spec/alias', {}, place, quoted?.hint ?? writeOut, quoted?.fix))
    }
    if (node.tag !== undefined) {
      const from = Math.max(0, this.#text.lastIndexOf('!', span.offset - 1))
      const written = /^\S*/.exec(this.#text.slice(this.#tagStart(from), span.offset))?.[0] ?? node.tag
      const start = this.#tagStart(from)
      this.faults.push(
        diagnostic('spec/tag', { tag: written }, this.#span(start, start + written.length), 'remove it'),
      )
    }
  }

  /** The names that aliases refer to. */
  #referred(): ReadonlySet<string> {
    this.#aliases ??= new Set([...this.#text.matchAll(/\*([^\s,[\]{}]+)/g)].map(([, name = '']) => name))
    return this.#aliases
  }

  /** The text of a plain scalar, with the mark at `from` that it seems to begin with, in quotes. */
  #quoted(node: Node, from: number): { readonly hint: string; readonly fix: Fix } | undefined {
    const end = node.range?.[1] ?? 0
    if (!isScalar(node) || styleOf(node) !== 'plain' || end - from > longestFix) return undefined
    const text = /^\S+(?:[ \t]+(?!#)\S+)*/.exec(this.#text.slice(from, end))?.[0] ?? ''
    if (text.length < 2 || end > from + text.length) return undefined
    const replacement = quotedYamlText(text)
    const safe = beginsExpression(this.#text, from)
    const fix = { span: this.#span(from, from + text.length), replacement, safe }
    return { hint: `put the text in quotes: ${replacement}`, fix }
  }

  /** The first of two marks in `!!str`. */
  #tagStart(mark: number): number {
    return this.#text.charAt(mark - 1) === '!' ? mark - 1 : mark
  }

  #isOneLine({ range }: Node | ParsedNode): boolean {
    const [from, to] = range ?? [0, 0]
    return !this.#text.slice(from, to).includes('\n')
  }

  /** The first line of a node. */
  #place(node: Node | ParsedNode, at: number): Span {
    const [from, to] = node.range ?? [at, at + 1]
    // Searched no further than the node goes: a text on one line would be searched to its end from each of its nodes.
    const written = this.#text.slice(from, to)
    const end = written.indexOf('\n')
    const line = end === -1 ? written : written.slice(0, end)
    return this.#span(from, from + Math.max(1, line.trimEnd().length))
  }
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}

function styleOf(node: Scalar): ScalarStyle {
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') return 'block'
  return node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE' ? 'quoted' : 'plain'
}

function plainScalar(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
