/** What is reported about a mapping: plain JSON-safe data, collected and never thrown by itself. */

import { shownText } from '../text/messages/shown-text.ts'
import type { Span } from '../text/places/position.ts'
import { brokenPromise } from './bug.ts'
import { messageIn } from './codes/code-table.ts'
import type { Code, Parameters } from './codes/codes.ts'
import { codes } from './codes/codes.ts'

/**
 * How much it matters: an `error` leaves no usable result, a `warning` does, an `info` says what was done and asks for nothing,
 * a `bug` is ours.
 * @example
 * const order: readonly Severity[] = ['bug', 'error', 'warning', 'info']
 * const { issues } = mapTranscript(raw)
 * issues.slice().sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)) // => []
 */
export type Severity = 'error' | 'warning' | 'info' | 'bug'

/**
 * An edit of the file that a diagnostic is about.
 * @example
 * const mend = (text: string, { span, replacement }: Fix): string =>
 *   text.slice(0, span.offset) + replacement + text.slice(span.offset + span.length)
 * const broken = yaml.replace('as: money', 'normalizer: money')
 * try {
 *   createMapper({ mappings: [broken] })
 * } catch (error) {
 *   const fix = error instanceof SpecError ? error.diagnostics[0]?.fix : undefined
 *   fix && mend(broken, fix) === yaml // => true
 * }
 */
export interface Fix {
  /** What it takes the place of; what it is put in front of, where the length is 0. */
  readonly span: Span
  readonly replacement: string
  /** Nothing else can be meant: `txmap check --fix` makes the edit unasked. The others are for a person to look at. */
  readonly safe: boolean
}

/**
 * One complaint about one place that a person wrote.
 * @example
 * const line = ({ span, severity, message }: Diagnostic): string =>
 *   `${span.file}:${span.line}:${span.column}: ${severity}: ${message}`
 * createMapper({ mappings: [yaml] }).diagnostics.map(line) // => []
 */
export interface Diagnostic {
  readonly code: Code
  readonly severity: Severity
  readonly message: string
  readonly span: Span
  /** The smallest edit that fixes it. Absent where none is known. */
  readonly hint?: string
  /** The same for a program: an edit that, made as it is, mends it. Absent where the author alone knows what is meant. */
  readonly fix?: Fix
}

/** Names in a message are cut to this length, hints to three times as much: a file may hold names of any length. */
const longestName = 120

/**
 * A diagnostic of `code`, its message made from `parameters` by the code table.
 *
 * @throws BugError `bug/broken-promise` where no table has the code, which only the compiler of TypeScript would notice before
 */
export function diagnostic<C extends Code>(
  code: C,
  parameters: Parameters<C>,
  span: Span,
  hint?: string,
  fix?: Fix,
): Diagnostic {
  if (!Object.hasOwn(codes, code)) throw brokenPromise(`no table in src/diagnostics/codes has ${code}`)
  const base = {
    code,
    severity: codes[code].severity,
    message: messageIn(codes, code, shown(parameters)),
    span,
  }
  return {
    ...base,
    ...(hint === undefined || hint === '' ? {} : { hint: shownText(hint, 3 * longestName) }),
    ...(fix === undefined ? {} : { fix }),
  }
}

/** Diagnostics in the order a reader meets them: by file, then by place. */
function sorted(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort((a, b) =>
    a.span.file < b.span.file ? -1 : a.span.file > b.span.file ? 1 : a.span.offset - b.span.offset,
  )
}

/** At most so many are reported for one file: they come from one slip, not from hundreds. */
const mostShown = 100

/** Sorted diagnostics with at most a hundred of each file, errors before warnings before the rest, and a diagnostic that says so where there are more. */
export function bounded(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= mostShown) return sorted(diagnostics)
  const files = new Map<string, Diagnostic[]>()
  for (const found of diagnostics) {
    const list = files.get(found.span.file)
    if (list === undefined) files.set(found.span.file, [found])
    else list.push(found)
  }
  return sorted([...files.values()].flatMap(boundedFile))
}

function boundedFile(found: readonly Diagnostic[]): readonly Diagnostic[] {
  if (found.length <= mostShown) return found
  const inOrder = sorted(found)
  const of = (...severities: readonly Severity[]): readonly Diagnostic[] =>
    inOrder.filter(each => severities.includes(each.severity))
  const kept = [...of('error', 'bug'), ...of('warning'), ...of('info')].slice(0, mostShown)
  const last = kept.at(-1)
  if (last === undefined) return kept
  const hint = 'fix these first'
  return [...kept, diagnostic('spec/too-many-faults', { shown: mostShown }, last.span, hint)]
}

function shown<P>(parameters: P): P {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(parameters ?? {})
  const cut = entries.map(([key, value]) => [
    key,
    typeof value === 'string' ? shownText(value, longestName) : value,
  ])
  // The same keys with values of the same types.
  return Object.fromEntries(cut) as P
}
