/**
 * A mapped transcript as a person likes to read it: key figures, fields, issues, what nothing read. Labels and values may be
 * anybody's, so whatever a terminal would obey is replaced in them.
 */
import type { Severity } from '../../diagnostics/diagnostic.ts'
import { parseJson } from '../../text/json/parse-json.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import { pointerSteps, valueAt } from '../../text/places/json-pointer.ts'
import type { Issue } from '../../transcript/issue.ts'
import type { FieldState, LineageEntry } from '../../transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { type Colour, type Paint, painter } from '../paint.ts'
import { jsonText } from '../terminal.ts'
import { counted } from './not-read-line.ts'
import { coverageLine, sectionLines } from './render-coverage.ts'
import { withPlace } from './with-place.ts'

/** How much of a result is shown, and with which colours. */
export interface ResultStyle {
  readonly lineage: boolean
  /** Whether the lines of each section are counted. */
  readonly coverage: boolean
  readonly summary: boolean
  readonly all: boolean
  readonly colour: boolean
  /** How many characters a line has; any number where that is left out. */
  readonly columns?: number | undefined
}

const mostListed = 20
/** At most this many values of a figure that stands in a list are shown. */
const mostOfOneFigure = 5
/** At most this many figures are named that have no value for one cause. */
const mostOfOneCause = 3

const colours: Readonly<Record<Severity, Colour>> = {
  error: 'red',
  bug: 'red',
  warning: 'yellow',
  info: 'dim',
}

/** The text of one result, ending in what was left unread and a blank line. `file` names the transcript. */
export function renderResult(result: TranscriptResult, file: string, style: ResultStyle): string {
  const paint = painter(style.colour)
  const lineage = result.lineage()
  const lines = [
    `${paint('bold', shownLine(result.title))}  ${paint('dim', shownLine(`${result.mapping.id} ${result.mapping.version}`))}`,
    paint('dim', shownLine(file)),
    ...(result.noData ? [paint('yellow', 'The authority has no such transcript: no data')] : []),
    '',
    ...keyFigures(result, lineage, style.columns),
    '',
    counts(result, lineage),
    ...(style.summary ? [] : fieldLines(result, lineage, style, paint)),
    ...issueLines(result, style, paint),
    ...unmappedLines(result, style, paint),
    ...(style.coverage ? sectionLines(result.coverage, paint) : []),
    '',
    coverageLine(result.coverage, paint),
    '',
  ]
  return `${lines.join('\n')}\n`
}

function keyFigures(
  result: TranscriptResult,
  lineage: readonly LineageEntry[],
  columns: number | undefined,
): readonly string[] {
  const states = new Map(lineage.map(entry => [entry.path, entry.state]))
  const textAt = (path: string): string => {
    const value = valueAt(result.data, path)
    return Array.isArray(value) ? entriesText(value.length) : shown(value, states.get(path) ?? 'absent')
  }
  const figures = result.keyFigures.map(steps => {
    const { paths, isInList } = pathsTo(result.data, steps)
    const texts = paths.slice(0, mostOfOneFigure).map(textAt)
    const more = paths.length - texts.length
    const all = [...texts, ...(more === 0 ? [] : [`and ${more} more`])].join('; ')
    return { label: words(steps), text: shownLine(isInList && paths.length === 0 ? entriesText(0) : all) }
  })
  const wide = Math.max(0, ...figures.map(figure => figure.text.length))
  const width = nameWidth(Math.max(0, ...figures.map(figure => figure.label.length)), wide, columns)
  return figures.map(figure => `  ${besideName(figure.label, width, columns)}  ${figure.text.padStart(wide)}`)
}

/** Names are never cut to fewer characters than this, however narrow the terminal is. */
const narrowest = 12

/** How wide the names are, beside values of `wide`, so that a line of the terminal holds both. */
function nameWidth(width: number, wide: number, columns: number | undefined): number {
  if (columns === undefined) return width
  return Math.min(width, Math.max(narrowest, columns - wide - 4))
}

/** A name in its column; one that is longer has a line of its own on a terminal, so that its value stays below the others. */
function besideName(name: string, width: number, columns: number | undefined): string {
  return columns === undefined || name.length <= width
    ? name.padEnd(width)
    : `${name}\n  ${' '.repeat(width)}`
}

function entriesText(count: number): string {
  return count === 0 ? '(no entries)' : count === 1 ? '1 entry' : `${count} entries`
}

/** The pointers of a figure: one for each entry where it stands in a list. */
function pathsTo(
  data: unknown,
  steps: readonly string[],
): { readonly paths: readonly string[]; readonly isInList: boolean } {
  let paths: readonly string[] = ['']
  let isInList = false
  for (const step of steps) {
    paths = paths.flatMap(path => {
      const value = valueAt(data, path)
      if (!Array.isArray(value)) return [`${path}/${step}`]
      isInList = true
      return value.map((_, index) => `${path}/${index}/${step}`)
    })
  }
  return { paths, isInList }
}

function counts(result: TranscriptResult, lineage: readonly LineageEntry[]): string {
  const of = (state: FieldState): number => lineage.filter(entry => entry.state === state).length
  const found = (severity: Severity): number =>
    result.issues.filter(issue => issue.severity === severity).length
  const infos = found('info') === 0 ? '' : `, ${found('info')} info`
  const fields = `${of('value')} ${of('value') === 1 ? 'field' : 'fields'} with a value, ${of('empty')} empty, ${of('absent')} absent, ${of('invalid')} invalid`
  const issues = `${counted(found('error') + found('bug'), 'error')}, ${counted(found('warning'), 'warning')}${infos}`
  return `  ${fields}\n  ${issues}, ${counted(result.unmapped.length, 'line')} unmapped, ${result.ignored.length} ignored`
}

function fieldLines(
  result: TranscriptResult,
  lineage: readonly LineageEntry[],
  style: ResultStyle,
  paint: Paint,
): readonly string[] {
  const rows = lineage
    .filter(entry => style.all || entry.state !== 'absent')
    .map(entry => ({
      name: shownLine(pathName(entry.path)),
      text: shownLine(shown(valueAt(result.data, entry.path), entry.state)),
      entry,
    }))
  const { columns } = style
  const wide = Math.min(40, Math.max(0, ...rows.map(row => row.text.length)))
  const width = nameWidth(Math.min(60, Math.max(0, ...rows.map(row => row.name.length))), wide, columns)
  return [
    '',
    ...rows.map(({ name, text, entry }) => {
      const value =
        entry.state === 'value'
          ? text.padStart(wide)
          : paint(entry.state === 'invalid' ? 'red' : 'dim', text.padStart(wide))
      const source = style.lineage
        ? `  ${paint('dim', shownLine(entry.sources.map(each => each.pointer).join(', ')))}`
        : ''
      return `  ${besideName(name, width, columns)}  ${value}${source}`.trimEnd()
    }),
  ]
}

function issueLines(result: TranscriptResult, style: ResultStyle, paint: Paint): readonly string[] {
  return byCause(result.issues).flatMap(([issue, ...others], index) => {
    if (issue === undefined) return []
    const head = `  ${paint(colours[issue.severity], issue.severity)} ${issue.code}: ${shownLine(withPlace(issue.message, issue.pointer))}`
    const check = issue.check === null ? null : `check ${issue.check}`
    const paths = others.length === 0 ? issue.path : pathsOf([issue, ...others], style)
    const place = [paths, issue.pointer, others.length === 0 ? issue.spec : null, check]
      .filter(each => each !== null && each !== '')
      .join('  ')
    return [
      ...(index === 0 ? [''] : []),
      head,
      ...(place === '' ? [] : [paint('dim', `    ${shownLine(place)}`)]),
    ]
  })
}

/** Issues that are shown as one, in the order of the first: those of derived figures that have no value for the same cause. */
function byCause(issues: readonly Issue[]): readonly (readonly Issue[])[] {
  const groups: Issue[][] = []
  const known = new Map<string, Issue[]>()
  for (const issue of issues) {
    const cause = causeOf(issue)
    const group = cause === undefined ? undefined : known.get(cause)
    if (group !== undefined) {
      group.push(issue)
      continue
    }
    const alone = [issue]
    groups.push(alone)
    if (cause !== undefined) known.set(cause, alone)
  }
  return groups
}

/** What derived figures without a value have in common, whatever they are called; undefined for any other issue. */
function causeOf({ code, message, pointer }: Issue): string | undefined {
  if (code === 'value/underivable') return message
  return code === 'value/incomplete' ? `${message.slice(message.indexOf(':'))} ${pointer}` : undefined
}

function pathsOf(issues: readonly Issue[], { all }: ResultStyle): string {
  const shownPaths = all ? issues : issues.slice(0, mostOfOneCause)
  const more = issues.length - shownPaths.length
  return `${shownPaths.map(issue => issue.path).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function unmappedLines(result: TranscriptResult, style: ResultStyle, paint: Paint): readonly string[] {
  if (result.unmapped.length === 0) return []
  const listed = style.all ? result.unmapped : result.unmapped.slice(0, mostListed)
  const more = result.unmapped.length - listed.length
  const how = style.summary ? '--json lists all' : '--all shows them'
  return [
    '',
    '  Lines that no field reads:',
    ...listed.map(pointer => paint('dim', `    ${shownLine(pointer)}`)),
    ...(more > 0 ? [paint('dim', `    and ${more} more (${how})`)] : []),
  ]
}

/** `/income/0/wages` as `income[0].wages`. */
function pathName(path: string): string {
  return pointerSteps(path).reduce(
    (name, step) => (/^[0-9]+$/.test(step) ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`),
    '',
  )
}

/** `scheduleCGrossReceipts` as "Schedule C gross receipts", `deductions.interest` as "Deductions: interest". */
function words(steps: readonly string[]): string {
  const parts = steps.map(step =>
    step
      .replace(/([A-Z])/g, ' $1')
      .split(' ')
      .map(part => (part.length === 1 ? part : part.toLowerCase()))
      .join(' '),
  )
  const text = parts.join(': ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function shown(value: unknown, state: FieldState): string {
  if (value === null || value === undefined) return `(${state})`
  if (typeof value === 'string') return value.length > 60 ? `${value.slice(0, 57)}...` : value
  const json: unknown = parseJson(jsonText(value))
  if (typeof json === 'string') return grouped(json)
  if (typeof json === 'object' && json !== null) {
    if ('text' in json) return withMeaning(String(json.text), 'value' in json ? json.value : undefined)
    if ('amount' in json && 'percent' in json)
      return `${String(json.amount)}${json.percent === true ? '%' : ''}`
  }
  const text = jsonText(json)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** `Original document` as `Original document (yes)`: what a flag says is beside its text in the data. `YES` says it itself. */
function withMeaning(text: string, value: unknown): string {
  if (value === undefined) return text
  const meaning = value === true ? 'yes' : value === false ? 'no' : 'neither yes nor no'
  return meaning === text.toLowerCase() ? text : `${text} (${meaning})`
}

/** `-18338.00` as `-18,338.00`. */
function grouped(amount: string): string {
  const [whole = '', cents = ''] = amount.split('.')
  return `${whole.replace(/\B(?=([0-9]{3})+$)/g, ',')}${cents === '' ? '' : `.${cents}`}`
}
