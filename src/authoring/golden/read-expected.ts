/**
 * The text of an expected.yaml to what it expects, or diagnostics. As untrusted as a mapping and read by the same reader: places,
 * limits, no anchors, no tags.
 */
import { codes } from '../../diagnostics/codes/codes.ts'
import { bounded, type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MapEntry, SpannedNode } from '../../spec/spanned-node.ts'
import { readYaml } from '../../spec/yaml/read-yaml.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import type { Span } from '../../text/places/position.ts'
import { type Expectation, type Item, issueKey, type Part, parts } from './expected.ts'
import { nodeText } from './value-text.ts'

/** An item that was read, with its place. */
export interface WrittenItem extends Item {
  /** Its key, or the whole item of a list. */
  readonly span: Span
  readonly node: SpannedNode
}

/** An expectation that was read. */
export interface WrittenExpectation extends Expectation {
  /** The name shown in diagnostics. */
  readonly file: string
  readonly text: string
  readonly parts: ReadonlyMap<Part, readonly WrittenItem[]>
  /** The entry of each part that stands in the text. */
  readonly entries: ReadonlyMap<Part, MapEntry>
}

/** `expectation` is absent where there is a diagnostic: a text that is cut by a comment would expect something else. */
export interface ExpectedReading {
  readonly expectation: WrittenExpectation | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** An expectation may have this many characters: twenty times a mapping, as a transcript may have thousands of rows. */
export const longestExpected = 2_000_000

const leaveOut = 'leave out what does not matter'
const states = ['value', 'empty', 'absent', 'invalid']
const issueKeys = ['code', 'path']

/** Reads an expected.yaml; `file` is the name shown in diagnostics. */
export function readExpected(given: string, file: string): ExpectedReading {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given
  const { node, diagnostics: found } = readYaml(file, text, longestExpected)
  const syntax = found.map(inOurWords)
  if (node === undefined || syntax.length > 0) return { expectation: undefined, diagnostics: syntax }
  const reader = new ExpectedReader()
  const expectation = reader.read(node, file, text)
  return {
    expectation: reader.faults.length > 0 ? undefined : expectation,
    diagnostics: bounded(reader.faults),
  }
}

/** What the reader of YAML says of mappings. */
function inOurWords(found: Diagnostic): Diagnostic {
  const { code, span, hint } = found
  switch (code) {
    case 'spec/too-large':
      return diagnostic('golden/too-large', { limit: limitIn(found.message) }, span, leaveOut)
    case 'spec/alias':
      return diagnostic('golden/not-allowed', { what: 'Anchors and aliases' }, span, 'write the value out')
    case 'spec/tag':
      return diagnostic('golden/not-allowed', { what: 'Tags' }, span, hint)
    default:
      return found
  }
}

function limitIn(message: string): string {
  return message.slice(message.indexOf('than ') + 'than '.length)
}

class ExpectedReader {
  readonly faults: Diagnostic[] = []

  read(node: SpannedNode, file: string, text: string): WrittenExpectation {
    const entries = new Map<Part, MapEntry>()
    const found = new Map<Part, readonly WrittenItem[]>()
    let isComplete = false
    for (const entry of this.#entriesOf(node, 'An expectation', 'keys with what they expect')) {
      const part = parts.find(each => each === entry.key)
      if (part !== undefined) {
        entries.set(part, entry)
        found.set(part, this.#items(part, entry))
      } else if (entry.key === 'complete') isComplete = this.#truth(entry)
      else this.#unknownKey(entry, 'an expectation', ['complete', ...parts])
    }
    return { file, text, isComplete, parts: found, entries }
  }

  #items(part: Part, entry: MapEntry): readonly WrittenItem[] {
    switch (part) {
      case 'mapping':
        return this.#text(entry.value, '"mapping"', 'the id of a mapping').map(value => ({
          key: 'mapping',
          value,
          span: entry.keySpan,
          node: entry.value,
        }))
      case 'data':
        return this.#byPath(entry).map(each => ({ ...each, value: nodeText(each.node) }))
      case 'states':
        return this.#byPath(entry).map(each => ({ ...each, value: this.#state(each.node) }))
      default:
        return this.#list(part, entry)
    }
  }

  #byPath(entry: MapEntry): readonly Omit<WrittenItem, 'value'>[] {
    if (isNothing(entry.value)) return []
    return this.#entriesOf(entry.value, `"${entry.key}"`, 'paths with what is expected there').map(each => {
      this.#checkPointer(each.key, each.keySpan)
      return { key: each.key, span: each.keySpan, node: each.value }
    })
  }

  #state(node: SpannedNode): string {
    const written = node.kind === 'scalar' ? String(node.value) : ''
    if (!states.includes(written))
      this.#wrongType(
        'The state',
        'value, empty, absent or invalid',
        node.span,
        nearestNames(written, states),
      )
    return written
  }

  #list(part: Part, entry: MapEntry): readonly WrittenItem[] {
    if (isNothing(entry.value)) return []
    if (entry.value.kind !== 'list') {
      this.#wrongType(`"${part}"`, 'a list', entry.value.span)
      return []
    }
    return entry.value.items.map(node => ({
      key: part === 'issues' ? this.#issue(node) : this.#unmapped(node),
      value: '',
      span: node.span,
      node,
    }))
  }

  #issue(node: SpannedNode): string {
    let code = ''
    let path: string | undefined
    for (const entry of this.#entriesOf(node, 'An issue', '{ code: …, path: … }')) {
      if (entry.key === 'code') {
        const [text = ''] = this.#text(entry.value, '"code"', 'the code of an issue')
        if (text !== '') this.#checkCode(text, entry.value.span)
        code = text
      } else if (entry.key === 'path') {
        const [text] = this.#text(entry.value, '"path"', 'a path into the data')
        if (text !== undefined) this.#checkPointer(text, entry.value.span)
        path = text
      } else this.#unknownKey(entry, 'an issue', issueKeys)
    }
    if (code === '' && node.kind === 'map' && !node.entries.some(entry => entry.key === 'code'))
      this.faults.push(diagnostic('golden/missing-key', { key: 'code', place: 'an issue' }, node.span))
    return issueKey(code, path)
  }

  #unmapped(node: SpannedNode): string {
    const [text] = this.#text(node, 'An unmapped line', 'its place in the transcript')
    if (text !== undefined) this.#checkPointer(text, node.span)
    return text ?? ''
  }

  #checkPointer(text: string, span: Span): void {
    if (text.startsWith('/')) return
    const pointer = `/${text.replaceAll(/\[([0-9]+)\]/g, '.$1').replaceAll('.', '/')}`
    const isName = /^[A-Za-z][A-Za-z0-9.[\]]*$/.test(text)
    const hint = isName ? `write "${pointer}"` : 'begin it with "/": /income/wages'
    this.faults.push(diagnostic('golden/bad-path', { path: text }, span, hint))
  }

  #checkCode(text: string, span: Span): void {
    if (Object.hasOwn(codes, text)) return
    const hint = didYouMean(nearestNames(text, Object.keys(codes)))
    this.faults.push(diagnostic('golden/unknown-code', { name: text }, span, hint))
  }

  #entriesOf(node: SpannedNode, what: string, expected: string): readonly MapEntry[] {
    if (node.kind === 'map') return node.entries
    this.#wrongType(what, expected, node.span)
    return []
  }

  /** The text of a scalar, numbers as they are written; none where it is something else. */
  #text(node: SpannedNode, what: string, expected: string): readonly string[] {
    if (node.kind === 'scalar' && node.value !== null)
      return [typeof node.value === 'string' ? node.value : node.written.trim()]
    this.#wrongType(what, expected, node.span)
    return []
  }

  #truth({ value }: MapEntry): boolean {
    if (value.kind === 'scalar' && typeof value.value === 'boolean') return value.value
    this.#wrongType('"complete"', 'true or false', value.span)
    return false
  }

  #wrongType(what: string, expected: string, span: Span, near: readonly string[] = []): void {
    this.faults.push(diagnostic('golden/wrong-type', { what, expected }, span, didYouMean(near)))
  }

  #unknownKey({ key, keySpan }: MapEntry, place: string, known: readonly string[]): void {
    const other = known.includes('data') && namesOfData.has(key.toLowerCase()) ? ['data'] : undefined
    const hint = didYouMean(other ?? nearestNames(key, known)) || `use one of ${known.join(', ')}`
    this.faults.push(diagnostic('golden/unknown-key', { key, place }, keySpan, hint))
  }
}

/** The words of others for the values that are expected. */
const namesOfData: ReadonlySet<string> = new Set([
  'value',
  'values',
  'fields',
  'expected',
  'expect',
  'output',
])

/** A key with nothing behind it. */
function isNothing(node: SpannedNode): boolean {
  return node.kind === 'scalar' && node.value === null
}
