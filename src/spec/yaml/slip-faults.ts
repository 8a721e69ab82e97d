/** Slips that YAML finds wrong in words of its own, known by the line they stand on: marks of other languages and of blocks of text. */
import type { YAMLError } from 'yaml'
import { type Diagnostic, diagnostic, type Fix } from '../../diagnostics/diagnostic.ts'
import { quotedYamlText } from '../../text/characters/yaml-text.ts'
import type { Span } from '../../text/places/position.ts'
import type { TextLines } from '../lines/text-lines.ts'
import { languageKeys } from './language-keys.ts'

/** What a slip is, and the stretch of its line that is at fault. */
interface Slip {
  readonly problem: string
  readonly hint: string
  readonly from: number
  readonly to: number
  readonly replacement?: string
  readonly safe?: boolean
  /** What follows on other lines is its echo. */
  readonly hidesTheRest?: boolean
}

/** A fault told as a slip. */
export interface SlipFault {
  readonly found: Diagnostic
  readonly hidesTheRest: boolean
}

/** Longer lines are no line with a slip in it. */
const longest = 500

/** The slip that a fault comes of, if it is one of these. */
export function slipFault(
  { code, message, pos: [at, to] }: YAMLError,
  text: string,
  lines: TextLines,
  spanOf: (from: number, to: number) => Span,
): SlipFault | undefined {
  const start = lines.start(at)
  const line = text.slice(start, lines.end(at))
  if (line.length > longest) return undefined
  const isBehindBracket =
    /[}\]]\s*$/.test(line.slice(0, at - start)) &&
    (message.endsWith('at node end') || code === 'MISSING_CHAR')
  const slip =
    (isBehindBracket ? behindBracket(line, at - start) : undefined) ??
    wideMark(line, Math.max(at + 1, to) - start) ??
    blockMark(line) ??
    questionMark(line, at - start) ??
    equalsSign(line)
  if (slip === undefined) return undefined
  const { problem, hint, replacement, safe = true, hidesTheRest = false } = slip
  const span = spanOf(start + slip.from, start + slip.to)
  const fix: Fix | undefined = replacement === undefined ? undefined : { span, replacement, safe }
  return { found: diagnostic('spec/yaml-syntax', { problem }, span, hint, fix), hidesTheRest }
}

/** Marks as wide as a letter of Chinese or Japanese, where YAML has its own. */
const wide: Readonly<Record<string, string>> = {
  '：': ': ',
  '，': ', ',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
}

/** `from： X`, and `X， as: money`; what stands behind the fault, which ends at `end`, need not be what is wrong. */
function wideMark(line: string, end: number): Slip | undefined {
  const bare = withoutText(line)
  const found =
    /(?<=^\s*(?:- )?\w+)：\s*|，\s*(?=\w+\s*[:：])|(?<=[{,]\s*\w+)：\s*|(?<=[:：,，[{]\s*)[｛［]|[｝］](?=\s*(?:[,，}\]]|$))/.exec(
      bare,
    )
  const [written = ''] = found ?? []
  const mark = written.charAt(0)
  const own = wide[mark]
  if (found === null || own === undefined) return undefined
  const [from, to] = [found.index, found.index + written.length]
  const [before, behind] = [bare.slice(0, from), bare.slice(to)]
  // The end of a text in such brackets, `WAGES［A］`, is no mark.
  if ((mark === '］' && before.includes('［')) || (mark === '｝' && before.includes('｛'))) return undefined
  const hint = `write "${own.trim()}"`
  const safe = from < end && canOnlyBeMark(mark, before, behind)
  return { problem: `a full-width "${mark}"`, hint, from, to, replacement: own, safe, hidesTheRest: true }
}

/** Whether no text can be meant by a wide mark between these: a bracket and a comma stand in texts, too. */
function canOnlyBeMark(mark: string, before: string, behind: string): boolean {
  const isOpen = countOf(before, '{') > countOf(before, '}')
  switch (mark) {
    case '：':
      return /^\s*(?:- )?\w+$/.test(before) || languageKeys.has(/\w+$/.exec(before)?.[0] ?? '')
    case '，':
      return isOpen && languageKeys.has(/^\w+/.exec(behind)?.[0] ?? '')
    case '｛':
      return /^\s*\w+[:：]\s*$/.test(before)
    case '｝':
      return isOpen && behind.trim() === ''
    default:
      return false
  }
}

function countOf(text: string, mark: string): number {
  return text.split(mark).length - 1
}

/** The line with something that is no mark in the place of what stands in quotes, and blanks for a comment; one that is open runs to its end. */
function withoutText(line: string): string {
  const text = /(?<=(?:^|[\s,:[{：，｛［]))(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^']|'')*(?:'|$))|(?<=^|\s)#.*$/g
  return line.replace(text, each => (each.startsWith('#') ? ' ' : '\uE000').repeat(each.length))
}

/** `from: | TOTAL WAGES`, of which the mark begins a block of text on the lines below. */
function blockMark(line: string): Slip | undefined {
  const found = /^(\s*(?:- )?\w+:\s+)([|>][-+]?\s+)[^\s#]/.exec(line)
  const [, before = '', mark = ''] = found ?? []
  if (found === null) return undefined
  const shown = mark.trim()
  return {
    problem: `text on the line of "${shown}"`,
    hint: `remove "${shown}", or write the text on the lines below it, indented`,
    from: before.length,
    to: before.length + mark.length,
    replacement: '',
    safe: false,
    hidesTheRest: true,
  }
}

/** `from: ? WAGES`, of which the mark begins a key. */
function questionMark(line: string, at: number): Slip | undefined {
  const found = /(?<=[\w"']:\s+)\?\s+[^,{}[\]"'#]+/g
  const [slip] = [...line.matchAll(found)].filter(({ index }) => index <= at)
  const text = slip?.[0].trimEnd()
  if (slip === undefined || text === undefined) return undefined
  const replacement = quotedYamlText(text)
  return {
    problem: 'text that begins with ?',
    hint: `put the text in quotes: "${text}"`,
    from: slip.index,
    to: slip.index + text.length,
    replacement,
    hidesTheRest: true,
  }
}

/** `wages = { from: WAGES, as: money }`. */
function equalsSign(line: string): Slip | undefined {
  const found = /(?<=^\s*\w+)\s*=\s*(?=[{[])/.exec(line)
  if (found === null) return undefined
  const from = found.index + found[0].indexOf('=')
  const to = found.index + found[0].length
  const isApart = from > found.index
  const problem = 'a "=" where ":" is expected'
  const span = { from: isApart ? found.index : from, to }
  return { problem, hint: 'write ":" in place of "="', ...span, replacement: ': ' }
}

/** `{ … },`, `{ … };`, `{ … } // note` and `{ … }# note`. */
function behindBracket(line: string, at: number): Slip | undefined {
  const rest = line.slice(at)
  const [mark] = /^[,;](?=\s*(?:#.*)?$)/.exec(rest) ?? []
  if (mark !== undefined) {
    const problem = `a "${mark}" behind a closing bracket`
    return { problem, hint: 'remove it', from: at, to: at + 1, replacement: '' }
  }
  if (rest.startsWith('//')) {
    const problem = 'a comment that begins with "//"'
    return {
      problem,
      hint: 'begin it with " #"',
      from: at,
      to: at + 2,
      replacement: /\s$/.test(line.slice(0, at)) ? '#' : ' #',
    }
  }
  if (!rest.startsWith('#')) return undefined
  const problem = 'a comment that begins at a bracket'
  return { problem, hint: 'put a blank before "#"', from: at, to: at + 1, replacement: ' #' }
}

/**
 * `SECTION_FILING: WAGES`, a path with colons, as it is written; `undefined` for any other text. Of several colons some may be part of
 * a label.
 */
export function colonPathFix(text: string, span: Span): Fix | undefined {
  if (!/^SECTION_\w+:\s+[^:"'\s]/.test(text) || text.endsWith(':')) return undefined
  return { span, replacement: text.replace(/\s*:\s+/g, ' > '), safe: countOf(text, ':') === 1 }
}

/** What that edit does, as far as it is sure. */
export function colonPathHint({ replacement, safe }: Fix): string {
  return safe ? `write ${replacement}` : 'write " > " in place of each colon that is no part of a label'
}
