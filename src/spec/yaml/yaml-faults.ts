/**
 * What the yaml package finds wrong, in the words of someone who writes mappings, at the place to edit.
 * One fault a line: what follows the first one on a line is mostly its echo.
 */
import type { YAMLError } from 'yaml'
import { type Diagnostic, diagnostic, type Fix } from '../../diagnostics/diagnostic.ts'
import { quotedYamlText } from '../../text/characters/yaml-text.ts'
import { shownText } from '../../text/messages/shown-text.ts'
import type { Span } from '../../text/places/position.ts'
import { TextLines } from '../lines/text-lines.ts'
import { beginsExpression, expressionEnd } from './expression-end.ts'
import { gluedKey } from './glued-key.ts'
import { type NextKey, nextKey } from './next-key.ts'
import type { OpenMarks } from './open-marks.ts'
import { colonPathFix, colonPathHint, slipFault } from './slip-faults.ts'

type SpanOf = (from: number, to: number) => Span

/** At most this many are looked at; a text that has more is not a mapping with a slip in it. */
const most = 100

/** The diagnostics for `faults` of `text`; `marks` are its brackets and quotes that are not closed. */
export function yamlFaults(
  faults: readonly YAMLError[],
  marks: OpenMarks,
  text: string,
  spanOf: SpanOf,
): readonly Diagnostic[] {
  const teller = new FaultTeller(marks, text, spanOf)
  const reported: Diagnostic[] = []
  const lines = new Set<number>()
  for (const fault of [...faults].sort((a, b) => a.pos[0] - b.pos[0]).slice(0, most)) {
    const slip = slipFault(fault, text, teller.lines, spanOf)
    const found = slip?.found ?? teller.tell(fault)
    const line = spanOf(fault.pos[0], fault.pos[0] + 1).line
    if (!lines.has(line) && !lines.has(found.span.line)) reported.push(found)
    lines.add(line).add(found.span.line)
    if (slip?.hidesTheRest ?? teller.hidesTheRest(fault)) break
  }
  return reported
}

const longestFix = 200
const lookAround = 'check quotes, brackets and colons here and on the line above'

/** What is rare, in our words; all else is reported in those of the package. */
const problems: Readonly<Record<string, string>> = {
  KEY_OVER_1024_CHARS: 'a key of more than 1024 characters',
  BAD_PROP_ORDER: 'something that does not belong here',
  ALIAS_PROPS: 'something that does not belong here',
}

class FaultTeller {
  readonly #marks: OpenMarks
  readonly #text: string
  readonly lines: TextLines
  readonly #span: SpanOf

  constructor(marks: OpenMarks, text: string, span: SpanOf) {
    this.#marks = marks
    this.#text = text
    this.lines = new TextLines(text)
    this.#span = span
  }

  /** All behind a quote or bracket that is open, or one too many, is read wrongly, and so is what follows the mark of a block. */
  hidesTheRest(fault: YAMLError): boolean {
    if (fault.message.includes('in YAML stream') || this.#isBlockBehind(fault)) return true
    return this.#openQuote(fault) !== undefined || this.#openBracket(fault) !== undefined
  }

  /** `"INCOME" > "WAGES"`: the mark begins a block of text, whose header the rest of the line is none. */
  #isBlockBehind({ message, pos: [from] }: YAMLError): boolean {
    return message.endsWith('at node end') && /[>|]/.test(this.#text.charAt(from))
  }

  tell(fault: YAMLError): Diagnostic {
    const [from, to] = fault.pos
    const tab = this.#tabIn(from)
    if (tab !== undefined)
      return diagnostic('spec/tab', {}, this.#span(tab, tab + 1), 'indent each level by two spaces')
    const quote = this.#openQuote(fault)
    if (quote !== undefined)
      return this.#syntax(
        'a quote that is not closed',
        quote,
        quote + 1,
        'close it on the same line, or remove it',
        this.#closedFix(quote),
      )
    const bracket = this.#openBracket(fault)
    if (bracket !== undefined) return this.#openBracketFault(bracket)
    const next = this.#nextKey(fault)
    if (next !== undefined) return this.#nextKeyFault(next)
    switch (fault.code) {
      case 'BAD_INDENT':
        return this.#indentFault(from)
      case 'BLOCK_AS_IMPLICIT_KEY':
      case 'BLOCK_IN_FLOW':
        return this.#colonFault(from)
      case 'MULTILINE_IMPLICIT_KEY':
        return this.#noColonFault(from, this.lines.wordsEnd(from))
      case 'MISSING_CHAR':
        if (fault.message.startsWith('Implicit map keys')) return this.#noColonFault(from, to)
        return this.#syntax(
          'a comma is missing',
          from,
          to,
          this.#expressionHint(from) ?? 'separate the items in brackets with commas',
        )
      case 'BAD_ALIAS':
        return this.#aliasFault(from, to)
      case 'TAG_RESOLVE_FAILED':
      case 'MULTIPLE_TAGS':
        return this.#tagFault(from, to)
      case 'MULTIPLE_ANCHORS':
        return diagnostic('spec/alias', {}, this.#span(from, to), 'remove it')
      case 'NON_STRING_KEY':
        return this.#syntax('a key that is not plain text', from, to, 'write one word as the key')
      case 'BAD_SCALAR_START':
        return this.#syntax(
          `text that begins with ${this.#text.charAt(from)}`,
          from,
          from + 1,
          this.#quoted(from),
          this.#quotedFix(from),
        )
      case 'BAD_DQ_ESCAPE':
        return this.#syntax('a backslash in double quotes', from, from + 1, "use single quotes: 'like this'")
      case 'UNEXPECTED_TOKEN':
        return this.#unexpected(fault)
      default:
        return this.#syntax(problems[fault.code] ?? shownText(fault.message, 100), from, to, lookAround)
    }
  }

  #syntax(problem: string, from: number, to: number, hint?: string, fix?: Fix): Diagnostic {
    const span = this.#span(from, Math.min(to, this.lines.end(from)))
    return diagnostic('spec/yaml-syntax', { problem }, span, hint, fix)
  }

  /** The tab in the indentation of the line of `at`. */
  #tabIn(at: number): number | undefined {
    const start = this.lines.start(at)
    const indent = /^ *\t/.exec(this.#text.slice(start, start + 200))
    return indent === null ? undefined : start + indent[0].length - 1
  }

  /** The quote that opens before a fault and closes nowhere, or on another line than it opens. */
  #openQuote({ code, pos: [at], message }: YAMLError): number | undefined {
    const isClosing = code === 'MISSING_CHAR' && message.startsWith('Missing closing')
    const isAfter = code === 'UNEXPECTED_TOKEN' && message.endsWith('at node end')
    if (!isClosing && !isAfter) return undefined
    return this.#marks.quotes.findLast(quote => quote < at)
  }

  #openBracket({ code, pos: [at], message }: YAMLError): number | undefined {
    if (code !== 'BAD_INDENT' && code !== 'MISSING_CHAR') return undefined
    return message.includes('and end with a')
      ? this.#marks.brackets.findLast(bracket => bracket < at)
      : undefined
  }

  #openBracketFault(at: number): Diagnostic {
    const mark = this.#text.charAt(at)
    const line = this.#text.slice(at, this.lines.end(at))
    const hint = / #/.test(line)
      ? 'put text that contains " #" in quotes: " #" begins a comment'
      : `close it with "${mark === '{' ? '}' : ']'}"`
    return this.#syntax(`a "${mark}" that is not closed`, at, at + 1, hint)
  }

  /** The key that begins where the one before it has not ended. */
  #nextKey({ code, pos: [from, to], message }: YAMLError): NextKey | undefined {
    const isInBrackets = this.#marks.isInBrackets(from)
    const isOver = message.endsWith('at node end') || message.startsWith('Missing , between flow map')
    if (isOver && isInBrackets) {
      const [, key] = /^(\w+):(?=\s)/.exec(this.#text.slice(from, from + longestFix)) ?? []
      const end = this.#text.slice(0, from).trimEnd().length
      // A comma would be part of a comment there.
      const isSure = this.lines.wordsEnd(this.lines.start(end)) >= end
      return key === undefined ? undefined : { key, end, at: from, isSure }
    }
    const isOnLines = code === 'MULTILINE_IMPLICIT_KEY' && isInBrackets
    if (!isOnLines && code !== 'BLOCK_IN_FLOW' && code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined
    const [, of] = /(\w+):\s+$/.exec(this.#text.slice(Math.max(0, from - longestFix), from)) ?? []
    if (of === undefined) return undefined
    const end = isOnLines ? this.lines.wordsEnd(to) : this.#valueEnd(from)
    return nextKey(this.#text, {
      from,
      to: end,
      of,
      around: isInBrackets ? this.#keysAround(from) : new Set(),
    })
  }

  /** The keys in the innermost braces around a place that stand behind a comma or the brace. */
  #keysAround(at: number): ReadonlySet<string> {
    const close = this.#text.indexOf('}', at)
    const inside = this.#text.slice(this.#text.lastIndexOf('{', at), close === -1 ? undefined : close)
    return new Set([...inside.matchAll(/[{,]\s*(\w+):\s/g)].map(([, key]) => key ?? ''))
  }

  /** A line that is no key with a value: mostly one whose colon is missing, or has no blank behind it. */
  #noColonFault(from: number, to: number): Diagnostic {
    return (
      this.#gluedFault(from) ??
      this.#syntax('a line without ":"', from, to, 'write the name, ":" and its value')
    )
  }

  /** A name that begins the line of `at` and runs into its value. */
  #gluedFault(at: number): Diagnostic | undefined {
    const start = this.lines.start(at)
    const glued = gluedKey(this.#text.slice(start, Math.min(this.lines.end(at), start + longestFix)))
    if (glued === undefined) return undefined
    const { name, problem } = glued
    const [from, to] = [start + glued.from, start + glued.to]
    const fix = { span: this.#span(from, to), replacement: `${name}: `, safe: true }
    return this.#syntax(problem, from, to, `write "${name}: " in front of its value`, fix)
  }

  #nextKeyFault({ key, end, at, isSure }: NextKey): Diagnostic {
    const to = at + key.length
    if (!this.#marks.isInBrackets(at)) {
      const glued = this.#gluedFault(at)
      if (glued !== undefined) return glued
    }
    if (!this.#marks.isInBrackets(at))
      return this.#syntax(`"${key}" does not begin a line`, at, to, `write "${key}:" on a line of its own`)
    const from = end - (/\S+$/.exec(this.#text.slice(this.lines.start(end), end))?.[0].length ?? 0)
    if (from === end)
      return this.#syntax(`"${key}" stands in the place of a value`, at, to, 'put braces around such keys')
    const fix = { span: this.#span(from, end), replacement: `${this.#text.slice(from, end)},`, safe: true }
    const hint = isSure ? `add a comma before "${key}"` : 'separate keys with commas, and write each once'
    return this.#syntax(`a comma is missing before "${key}"`, at, to, hint, isSure ? fix : undefined)
  }

  #indentFault(from: number): Diagnostic {
    const start = this.lines.wordsAfter(from)
    const column = start - this.lines.start(start) + 1
    const above = this.lines.columnAbove(start)
    const isNear = above !== undefined && Math.abs(above - column) === 1
    const hint = isNear
      ? `indent it to column ${above}, like the line above`
      : 'align it with the lines it belongs to, two spaces per level'
    return diagnostic('spec/bad-indent', {}, this.#span(start, this.lines.wordEnd(start)), hint)
  }

  /** `A: B` where only one text can stand: either a label with a colon in it, or the next line is indented too far. */
  #colonFault(from: number): Diagnostic {
    const end = this.lines.wordsEnd(from)
    if (/^- /.test(this.#text.slice(from, from + 2))) return this.#listOnLine(from)
    if (/:(\s|$)/.test(this.#text.slice(from, end))) {
      const to = this.#valueEnd(from)
      const path = colonPathFix(this.#text.slice(from, to), this.#span(from, to))
      const hint = path === undefined ? this.#quoted(from) : colonPathHint(path)
      return this.#syntax('a ": " in text without quotes', from, to, hint, path ?? this.#quotedFix(from))
    }
    return this.#indentFault(this.lines.end(from) + 1)
  }

  #listOnLine(from: number): Diagnostic {
    return this.#syntax(
      'a list that begins on the line of its key',
      from,
      from + 1,
      'write [A, B], or each "- " on its own line',
    )
  }

  #unexpected({ pos: [from, to], message }: YAMLError): Diagnostic {
    if (message.includes('block-seq-ind')) return this.#listOnLine(from)
    if (message.endsWith('at node end')) return this.#behind(from, to)
    const mark = this.#text.charAt(from)
    if ('}],'.includes(mark) && mark !== '')
      return this.#syntax(`a "${mark}" too many`, from, from + 1, 'remove it')
    return this.#syntax('something that does not belong here', from, to, lookAround)
  }

  /** Something that follows a text which is complete already. */
  #behind(from: number, to: number): Diagnostic {
    const mark = this.#text.charAt(from)
    const before = this.#text.slice(this.lines.start(from), from).trimEnd().at(-1) ?? ''
    const start = this.#valueStart(from)
    if (mark === '[' || mark === '{') {
      const hint =
        start === undefined ? 'put the whole text in quotes' : this.#quoted(start, this.#textEnd(start))
      const fix = start === undefined ? undefined : this.#quotedFix(start, this.#textEnd(start))
      return this.#syntax(`a "${mark}" in text without quotes`, from, from + 1, hint, fix)
    }
    if (before === '"' || before === "'") {
      const fix = start === undefined ? undefined : this.#requotedFix(start)
      const hint =
        this.#expressionHint(from) ??
        (fix === undefined
          ? 'put the whole text in one pair of quotes, or in none'
          : `put the whole text in one pair of quotes: ${fix.replacement}`)
      return this.#syntax('text after a closing quote', from, to, hint, fix)
    }
    // A label that begins with an asterisk and has several words.
    if (start !== undefined && this.#text.charAt(start) === '*')
      return this.#aliasFault(start, this.#valueEnd(start), this.#quotedFix(start))
    return this.#syntax('text after a closing bracket', from, to, 'put the whole text in quotes')
  }

  #aliasFault(from: number, to: number, fix?: Fix): Diagnostic {
    const isStar = /^\*(?:[\s,}\]]|$)/.test(this.#text.slice(from, from + 2))
    const hint = isStar ? 'put it in quotes: "*"' : this.#quoted(from)
    return diagnostic('spec/alias', {}, this.#span(from, to), hint, fix)
  }

  #tagFault(from: number, to: number): Diagnostic {
    const tag = /^\S*/.exec(this.#text.slice(from, to))?.[0] ?? ''
    const safe = beginsExpression(this.#text, from)
    const fix = this.#isMarked(from) ? this.#quotedFix(from, undefined, safe) : undefined
    const hint = fix === undefined ? 'remove it' : this.#quoted(from)
    return diagnostic('spec/tag', { tag }, this.#span(from, from + tag.length), hint, fix)
  }

  /** `!joint.value`, an expression, or a label that begins with that mark: a text without quotes, all of it on the line of its key. */
  #isMarked(from: number): boolean {
    const text = this.#text.slice(from, this.#valueEnd(from))
    if (!/^![A-Za-z][^"'{[]*$/.test(text) || this.#valueStart(from) !== from) return false
    const end = this.lines.end(from)
    const next = /^\r?\n( *)[^\s#]/.exec(this.#text.slice(end, end + longestFix))?.[1] ?? ''
    return next.length <= (/^ */.exec(this.#text.slice(this.lines.start(from), from))?.[0].length ?? 0)
  }

  /** How an expression in which something at `at` cannot be read would be written in quotes. */
  #expressionHint(at: number): string | undefined {
    const start = this.lines.start(at)
    const keys = [...this.#text.slice(start, at).matchAll(/(?:^|[\s{,])(?:derive|that):[ \t]+/g)]
    const key = keys.at(-1)
    if (key === undefined) return undefined
    const from = start + key.index + key[0].length
    if (this.#text.charAt(from) === "'") return undefined
    const line = this.#text.slice(from, this.lines.wordsEnd(from))
    return this.#quoted(from, from + (this.#marks.isInBrackets(from) ? expressionEnd(line) : line.length))
  }

  /** How the text from here would be written in quotes. */
  #quoted(from: number, to = this.#valueEnd(from)): string {
    const text = this.#text.slice(from, to)
    if (text.includes("'") && text.includes('"'))
      return "put the text in single quotes, each ' in it written twice"
    return `put the text in quotes: ${text.includes('"') ? `'${text}'` : `"${text}"`}`
  }

  /** Where the value begins in which something at `at` stands; `undefined` where that is none of a key on the same line. */
  #valueStart(at: number): number | undefined {
    const start = this.lines.start(at)
    const keys = [...this.#text.slice(start, at).matchAll(/(?:^|[\s{,])\w+:[ \t]+/g)]
    const key = keys.at(-1)
    return key === undefined ? undefined : start + key.index + key[0].length
  }

  /** As `#valueEnd`; brackets that open and close in the text belong to it. */
  #textEnd(from: number): number {
    const line = this.#text.slice(from, this.lines.wordsEnd(from))
    const end = this.#marks.isInBrackets(from) ? /,\s+\w+:|\s*}\s*$/.exec(line)?.index : undefined
    return from + (end ?? line.length)
  }

  #quotedFix(from: number, to = this.#valueEnd(from), safe = true): Fix | undefined {
    if (to <= from || to - from > longestFix) return undefined
    return { span: this.#span(from, to), replacement: quotedYamlText(this.#text.slice(from, to)), safe }
  }

  /** The text behind a quote that is open, closed where the text likely ends. */
  #closedFix(quote: number): Fix | undefined {
    const to = this.#valueEnd(quote)
    const words = this.#text.slice(quote + 1, to)
    if (this.#valueStart(quote) !== quote || words.trim() === '' || words.length > longestFix)
      return undefined
    return { span: this.#span(quote, to), replacement: quotedYamlText(words), safe: false }
  }

  /** `'PAYER'S NAME'`, `"Q" CODE` and `"SECTION_FILING" > "TOTAL WAGES"` in quotes that hold all of it. */
  #requotedFix(from: number): Fix | undefined {
    const to = this.#valueEnd(from)
    const text = this.#text.slice(from, to)
    const quote = text.charAt(0)
    if (text.length < 3 || text.length > longestFix || (quote !== '"' && quote !== "'")) return undefined
    const steps = text.split(`${quote} > ${quote}`)
    const inOne = steps.length > 1 ? steps.join(' > ') : text
    const words = text.endsWith(quote) && !text.includes(`${quote}.`) ? inOne.slice(1, -1) : text
    return { span: this.#span(from, to), replacement: quotedYamlText(words), safe: true }
  }

  /** The end of the text that was likely meant: of the line, or in brackets where the next key or the end stands. */
  #valueEnd(from: number): number {
    const line = this.#text.slice(from, this.lines.wordsEnd(from))
    if (!this.#marks.isInBrackets(from)) return from + line.length
    const end = /,\s+\w+:|[}\]]/.exec(line)?.index ?? line.length
    return from + line.slice(0, end).trimEnd().length
  }
}
