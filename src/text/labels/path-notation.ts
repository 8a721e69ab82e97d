/**
 * A path of labels as it is written: `SECTION_FILING.INCOME."TOTAL WAGES"`, the house style, or with arrows,
 * `SECTION_FILING > INCOME > TOTAL WAGES`. Both say the same.
 *
 * A text is written with dots where it begins with `SECTION_…` and a dot, where a quote stands beside a dot, or where the
 * whole of it is in quotes; any other text is a label, or labels joined by arrows, whatever dots and quotes it holds. A step
 * of letters, digits and `_` stands bare, any other in double quotes; a quote inside them is written twice.
 */

import { yamlText } from '../characters/yaml-text.ts'
import { isForeignPath, likelySteps } from './likely-path.ts'

/** One step as written, without its quotes, and where it stands in the text. */
export interface PathStep {
  readonly text: string
  readonly at: number
  readonly length: number
}

/** Why a text is not a path, and where in it that shows. */
export interface PathFault {
  readonly problem: string
  readonly at: number
  readonly length: number
  /** How to write what was likely meant. */
  readonly hint: string
  /** The path that was meant, in house style, where nothing else can be. */
  readonly meant?: string
}

/** The steps of a text, or why it has none. */
export type PathReading =
  | { readonly steps: readonly PathStep[]; readonly fault?: undefined }
  | { readonly fault: PathFault }

/** A step that needs no quotes. */
const bare = /^\w+$/
const sectionAndDot = /^SECTION_\w*\./i

/** `steps` in house style, so that `readPath` gives them again; one label alone stands as it is. */
export function formatPath(steps: readonly string[]): string {
  const [only, second] = steps
  if (only === undefined) return '*'
  if (second === undefined) return isPlainLabel(only) ? only : inQuotes(only)
  const written = steps.map(step => (bare.test(step) ? step : inQuotes(step)))
  const text = written.join('.')
  return isDotted(text) ? text : [...written.slice(0, -1), inQuotes(steps.at(-1) ?? '')].join('.')
}

/** As `formatPath`, with quotes around a label that stands alone too: for the middle of a sentence. */
export function quotedPath(steps: readonly string[]): string {
  const [only, second] = steps
  return only !== undefined && second === undefined ? inQuotes(only) : formatPath(steps)
}

/** Reads a path in either notation. Total on any text. */
export function readPath(text: string): PathReading {
  if (isForeignPath(text)) return foreign(text)
  const pieces = arrowSteps(text)
  const [only, second] = pieces
  const curly = pieces.find(piece => isInCurlyQuotes(piece.text))
  if (curly !== undefined) return inCurlyQuotes(text, curly)
  if (second !== undefined)
    return pieces.some(piece => isDotted(piece.text)) ? mixed(text, pieces) : { steps: pieces }
  return only !== undefined && isDotted(only.text) ? dottedPath(only) : { steps: pieces }
}

/** Whether a label reads as itself. */
function isPlainLabel(label: string): boolean {
  const isRead = !isDotted(label) && !isForeignPath(label) && !isInCurlyQuotes(label)
  return isRead && label.trim() === label && arrowSteps(label).length === 1
}

function inQuotes(step: string): string {
  return `"${step.replaceAll('"', '""')}"`
}

/** Whether a text is written with dots and quotes, rightly or not. */
function isDotted(text: string): boolean {
  if (sectionAndDot.test(text) || text.includes('."') || text.includes('".')) return true
  // One quote at the beginning and none behind it was meant to be closed.
  return text.startsWith('"') && (text.endsWith('"') || !text.includes('"', 1))
}

function arrowSteps(text: string): readonly PathStep[] {
  const steps: PathStep[] = []
  let start = 0
  for (let mark = text.indexOf('>'); mark !== -1; mark = text.indexOf('>', mark + 1)) {
    if (!isBlank(text[mark - 1]) || !isBlank(text[mark + 1])) continue
    steps.push(trimmed(text, start, mark))
    start = mark + 1
  }
  return [...steps, trimmed(text, start, text.length)]
}

function isBlank(character: string | undefined): boolean {
  return character !== undefined && character.trim() === ''
}

function trimmed(text: string, from: number, to: number): PathStep {
  const piece = text.slice(from, to)
  const words = piece.trim()
  return { text: words, at: from + piece.length - piece.trimStart().length, length: words.length }
}

function dottedPath({ text, at: start }: PathStep): PathReading {
  const steps: PathStep[] = []
  for (let at = 0; ; at++) {
    const refused = (problem: string, from: number, length: number): PathReading => ({
      fault: {
        problem,
        at: start + from,
        length: Math.max(1, length),
        ...hintFor(text, steps, at, problem),
      },
    })
    const step = text[at] === '"' ? quotedStep(text, at) : bareStep(text, at)
    if (step === undefined) return refused(unclosed, at, 1)
    const { end } = step
    if (text[at] !== '"' && !bare.test(step.text)) {
      const problem = step.text === '' ? 'a step is empty' : unquotedProblem(step.text)
      return refused(problem, at, end - at)
    }
    if (end < text.length && text[end] !== '.') {
      const behind = trimmed(text, end, bareStep(text, end).end)
      return refused('text stands behind a closing quote', behind.at, behind.length)
    }
    steps.push({ text: step.text, at: start + step.from, length: step.to - step.from })
    if (end === text.length) return { steps }
    at = end
  }
}

function unquotedProblem(step: string): string {
  if (/^[\u201c\u201d\u201e\u2018\u2019\u201a]/.test(step)) return 'a step stands in curly quotes'
  if (/^['`]/.test(step)) return 'a step stands in other quotes than double ones'
  return 'a step with more in it than letters and digits has no quotes'
}

/** A step from `from` to `to` without its quotes; what follows it begins at `end`. */
interface Scanned {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly end: number
}

function bareStep(text: string, from: number): Scanned {
  const dot = text.indexOf('.', from)
  const end = dot === -1 ? text.length : dot
  return { text: text.slice(from, end), from, to: end, end }
}

function quotedStep(text: string, quote: number): Scanned | undefined {
  const from = quote + 1
  for (let to = text.indexOf('"', from); to !== -1; to = text.indexOf('"', to + 2)) {
    if (text[to + 1] !== '"') {
      return { text: text.slice(from, to).replaceAll('""', '"'), from, to, end: to + 1 }
    }
  }
  return undefined
}

const unclosed = 'a quote is not closed'

/** What both notations know nothing of: `SECTION_FILING/EXPENSES`. */
function foreign(text: string): PathReading {
  const steps = likelySteps(text)
  const problem = /^\s*\w+(?:\s+\.|\.\s)/.test(text)
    ? 'blanks stand around its dots'
    : 'its steps are joined by neither "." nor " > "'
  const meant = steps.length < 2 ? undefined : formatPath(steps)
  const hint =
    meant === undefined ? 'write it like SECTION_FILING.INCOME."TOTAL WAGES"' : `write ${yamlText(meant)}`
  const fault = { problem, at: 0, length: text.length, hint }
  return { fault: meant === undefined ? fault : { ...fault, meant } }
}

/** Whether curly quotes stand around a whole label: transcripts print none, word processors put them in place of straight ones. */
function isInCurlyQuotes(step: string): boolean {
  return /^(?:[\u201c\u201d\u201e][^\u201c\u201d\u201e"]+[\u201c\u201d]|[\u2018\u2019\u201a][^\u2018\u2019\u201a]+[\u2018\u2019])$/.test(
    step,
  )
}

function inCurlyQuotes(text: string, { at, length }: PathStep): PathReading {
  const steps = arrowSteps(text).map(step =>
    isInCurlyQuotes(step.text) ? step.text.slice(1, -1).trim() : step.text,
  )
  const meant = steps
    .map(step => readPath(step))
    .some(reading => reading.fault !== undefined || reading.steps.length > 1)
    ? formatPath(likelySteps(text))
    : formatPath(steps)
  const problem = 'curly quotes stand around it, which no transcript prints'
  return { fault: { problem, at, length, hint: `write ${yamlText(meant)}`, meant } }
}

/** How to write a path, and how to write the whole as one label, where it may be one. */
function hintFor(
  text: string,
  before: readonly PathStep[],
  at: number,
  problem: string,
): Pick<PathFault, 'hint' | 'meant'> {
  const rest = bareWords(text.slice(at))
  const plain = [...before.map(step => step.text), ...(rest === '' ? [] : [rest])]
  const likely = likelySteps(text)
  const isPath = sectionAndDot.test(text)
  const steps =
    likely.length > plain.length || (isPath && likely.length > 0 && at < text.length) ? likely : plain
  const isCut = problem === unclosed
  const cut = isCut ? '; put the whole in single quotes where YAML cut it at "," or " #"' : ''
  const meant = steps.length === 0 ? undefined : formatPath(steps)
  // No label begins with the name of a section and a dot.
  if (meant !== undefined && isPath)
    return { hint: `write ${yamlText(meant)}${cut}`, ...(isCut ? {} : { meant }) }
  const path = meant === undefined ? '' : `for a path write ${yamlText(meant)}; `
  return { hint: `${path}for one label with these marks write ${yamlText(inQuotes(text))}${cut}` }
}

/** A text without marks at its ends that were meant as quotes, or that part steps. */
function bareWords(text: string): string {
  return text.replace(/^["'`\u201c\u201d.\s]+/, '').replace(/["'`\u201c\u201d\s]+$/, '')
}

function mixed(text: string, pieces: readonly PathStep[]): PathReading {
  const steps = pieces.flatMap(piece => {
    const inner = isDotted(piece.text) ? dottedPath(piece) : { steps: [piece] }
    return inner.fault === undefined ? inner.steps.map(step => step.text) : [piece.text]
  })
  const first = pieces.find(piece => isDotted(piece.text))
  const problem = 'it has both " > " and dots or quotes of the other notation'
  const asLabels = formatPath(pieces.map(piece => piece.text))
  const path = formatPath(steps)
  const place = { problem, at: first?.at ?? 0, length: first?.length ?? text.length }
  // No label begins with the name of a section and a dot, or stands in quotes as a step between arrows.
  return path === asLabels || /^SECTION_\w/i.test(text)
    ? { fault: { ...place, hint: `write ${yamlText(path)}`, meant: path } }
    : {
        fault: {
          ...place,
          hint: `for a path write ${yamlText(path)}; for labels with these marks ${yamlText(asLabels)}`,
        },
      }
}
