/**
 * What is reported of lines that no field reads: that one may be a field that is absent, or that it stands beside such fields. Looked at only
 * where a line was left unread.
 *
 * Where the mapping would go further the reader by hand says that it does not: where a figure may leave such a line out, where a key
 * figure is absent that it could hold, where nothing of a section was read.
 */

import type { DerivedField } from '../../../../src/plan/mapping-plan.ts'
import { canonicalLabel } from '../../../../src/text/labels/canonical-label.ts'
import { quotedPath } from '../../../../src/text/labels/path-notation.ts'
import type { AccountData } from './data.ts'
import { type Document, type Lines, OutOfScope, type Unread } from './document.ts'
import { type AccountIssue, issueOf } from './issues.ts'
import { rowLabels, summaryLabels, topLabels } from './labels.ts'
import type { Rules } from './rules.ts'
import {
  allWordings,
  couldFill,
  type Fit,
  fitOf,
  isAlike,
  placeIn,
  ranked,
  type Wording,
} from './wordings.ts'

/** A line, and an absent field that it may be. */
interface Pair {
  readonly at: number
  readonly line: Unread
  readonly wording: Wording
  readonly score: number
}

/** A line whose label no section has. */
interface Stranger extends Unread {
  readonly label: string
}

/** The issues of the lines that were left unread; `reported` are the pointers that other issues name. */
export function unreadIssues(
  document: Document,
  unread: readonly Unread[],
  reported: ReadonlySet<string>,
  data: AccountData,
  rules: Rules,
): readonly AccountIssue[] {
  const lines = unread.map(each => ({ ...each, label: canonicalLabel(each.key) }))
  const strangers = lines.filter(each => !each.lines.known.names.includes(each.label))
  for (const each of document.inOrder)
    if (each !== document.top && isBare(each) && lines.some(line => line.lines === each))
      throw new OutOfScope('a section of which nothing is read')
  const likely = likelyLabels(document, strangers, reported, rules)
  lookForKeyFigures(document, strangers, likely, data, rules)
  return [...likely, ...unreadLines(document, strangers, reported, likely, rules)]
}

function isBare({ values }: Lines): boolean {
  return values.every(value => value === undefined)
}

/** Whether none of the labels of a field stands where it is looked for. */
function isAbsent({ field, section }: Wording, document: Document, lines: Lines): boolean {
  const home = section === lines.known ? lines : document.inOrder.find(each => each.known === section)
  return home === undefined || field.ways.every(({ slot }) => home.values[slot] === undefined)
}

/** The path of a field in the data. */
function pathOf({ path }: Wording, document: Document, { known, pointer }: Lines): string {
  if (known !== rowLabels) return path
  return `/transactions/${document.rows.findIndex(each => each.pointer === pointer)}${path}`
}

/** The issues of lines that may be absent fields, in document order. */
function likelyLabels(
  document: Document,
  lines: readonly Stranger[],
  reported: ReadonlySet<string>,
  { specs, shown }: Rules,
): readonly AccountIssue[] {
  const pairs: Pair[] = []
  const strange: { readonly at: number; readonly line: Stranger }[] = []
  lines.forEach((line, at) => {
    if (reported.has(line.pointer)) return
    const before = pairs.length
    for (const { wording, score } of ranked(placeIn(line.lines), line.label)) {
      const fit: Fit = fitOf(wording, line.value)
      if (isAbsent(wording, document, line.lines)) {
        if (fit !== 'none') pairs.push({ at, line, wording, score: fit === 'unreadable' ? score - 1 : score })
      } else if (isStoodInFor(wording, document, line.lines) && fit === 'value')
        pairs.push({ at, line, wording, score: score - 1 })
    }
    if (pairs.length === before) strange.push({ at, line })
  })
  pairs.sort((left, right) => right.score - left.score || left.at - right.at)
  const chosen = new Map<number, AccountIssue>()
  const taken = new Set<string>()
  const choose = ({ at, line, wording }: Omit<Pair, 'score'>, likely: string): void => {
    const path = pathOf(wording, document, line.lines)
    if (chosen.has(at) || taken.has(path)) return
    taken.add(path)
    const { lines: section, key, pointer } = line
    const home = wording.section === section.known ? [] : [sectionName(wording)]
    const label = quotedPath([...home, wording.way.label])
    const message = `Nothing reads ${shown(key, pointer)}; ${likely} ${label}, which is absent`
    const spec = specs.get(wording.name)
    chosen.set(at, issueOf('transcript/likely-label', 'warning', message, { path, pointer, spec }))
  }
  for (const pair of pairs) choose(pair, 'it may be')
  for (const { at, line } of strange) {
    const wording = onlyOne(line, document, taken)
    if (wording !== undefined) choose({ at, line, wording }, 'the only field that could is')
  }
  return [...chosen].sort(([left], [right]) => left - right).map(([, found]) => found)
}

function sectionName({ name }: Wording): string {
  return `SECTION_${name.slice(0, name.indexOf('.')).toUpperCase()}`
}

/** Whether a field was read from a label that counts only where that of `wording` is absent. */
function isStoodInFor({ field, way, section }: Wording, document: Document, lines: Lines): boolean {
  const home = section === lines.known ? lines : document.inOrder.find(each => each.known === section)
  const present = field.ways.findIndex(({ slot }) => home?.values[slot] !== undefined)
  return field.ways.indexOf(way) < present
}

/** The wording of the only absent field of a section that reads what a line says. */
function onlyOne(line: Stranger, document: Document, taken: ReadonlySet<string>): Wording | undefined {
  let found: Wording | undefined
  for (const wording of placeIn(line.lines).wordings) {
    const { way, field, takesAnything } = wording
    if (takesAnything || field === found?.field || line.lines.values[way.slot] !== undefined) continue
    const isOpen =
      isAbsent(wording, document, line.lines) &&
      couldFill(wording, line.value) &&
      !taken.has(pathOf(wording, document, line.lines))
    if (!isOpen) continue
    if (found !== undefined) return undefined
    found = wording
  }
  return found
}

/** Refuses a document in which a line could hold a key figure that is absent. */
function lookForKeyFigures(
  document: Document,
  lines: readonly Stranger[],
  likely: readonly AccountIssue[],
  data: AccountData,
  rules: Rules,
): void {
  const named = new Set(likely.map(({ path }) => path))
  const candidates = lines.filter(each => each.lines.known !== rowLabels)
  if (candidates.length === 0) return
  for (const { names, path, wordings } of keyFiguresOf(rules))
    if (!named.has(path) && isNull(data, names))
      for (const wording of wordings)
        if (candidates.some(line => couldHold(wording, line, document)))
          throw new OutOfScope('a line that could hold a key figure')
}

interface KeyFigure {
  readonly names: readonly string[]
  readonly path: string
  readonly wordings: readonly Wording[]
}

const keyFigures = new WeakMap<Rules, readonly KeyFigure[]>()

/** The key figures with the wordings that they are made of, found once. */
function keyFiguresOf(rules: Rules): readonly KeyFigure[] {
  const present = keyFigures.get(rules)
  if (present !== undefined) return present
  const found = rules.keyFigures.map(names => {
    const figure = rules.figures.find(({ name }) => name === names[0])
    const isMade = ({ name, way }: Wording): boolean =>
      figure === undefined
        ? name === names.join('.')
        : way.normalizer === figure.gives && readsAtOrIn(figure, name)
    return { names, path: names.map(name => `/${name}`).join(''), wordings: allWordings.filter(isMade) }
  })
  keyFigures.set(rules, found)
  return found
}

function isNull(data: AccountData, names: readonly string[]): boolean {
  let value: unknown = data
  for (const name of names) value = Reflect.get(Object(value), name)
  return value === null || value === undefined
}

/** Whether a line stands where a field could, and could be read by it, or is worded like it. */
function couldHold(wording: Wording, { lines, label, value }: Stranger, document: Document): boolean {
  const isOfRow = wording.section === rowLabels
  if (!isOfRow && !isAbsent(wording, document, document.top)) return false
  if (fitOf(wording, value) === 'none') return false
  const isHome = lines.known === wording.section
  const isAway = lines.known === topLabels && !document.inOrder.some(each => each.known === wording.section)
  return (!isOfRow && (isHome || isAway) && couldFill(wording, value)) || isAlike(label, wording)
}

/** Lines that one issue names. */
interface Group {
  readonly first: Stranger
  count: number
  /** So many fields are absent where one of the lines could be read. */
  absent: number
}

/** The issues of the lines that no other issue names: one for each section, and of rows one for each label. */
function unreadLines(
  document: Document,
  lines: readonly Stranger[],
  reported: ReadonlySet<string>,
  likely: readonly AccountIssue[],
  { shown }: Rules,
): readonly AccountIssue[] {
  const pointers = new Set(likely.map(({ pointer }) => pointer))
  const paths = new Set(likely.map(({ path }) => path))
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const { value, pointer, label } = line
    const isBlank = value === null || (typeof value === 'string' && value.trim() === '')
    if (isBlank || reported.has(pointer) || pointers.has(pointer)) continue
    const isOfRow = line.lines.known === rowLabels
    const key = isOfRow ? `rows ${label}` : line.lines.pointer
    const group = groups.get(key) ?? { first: line, count: 0, absent: 0 }
    groups.set(key, group)
    group.count++
    if (group.absent === 0) group.absent = absentFor(line, document, paths)
  }
  return [...groups.values()].flatMap(({ first, count, absent }) => {
    if (absent === 0) return []
    const section = first.lines.pointer
    const isOfSection = count > 1 && first.lines.known !== rowLabels && section !== ''
    const more = count > 1 ? `, nor ${count - 1} more such ${count === 2 ? 'line' : 'lines'}` : ''
    const beside = `of the fields beside it ${absent} ${absent === 1 ? 'is' : 'are'} absent`
    const message = `Nothing reads ${shown(first.key, first.pointer)}${more}; ${beside}`
    const pointer = isOfSection ? section : first.pointer
    return [issueOf('transcript/unread-lines', 'warning', message, { pointer })]
  })
}

/** How many fields are absent from the place of a line, where one of them could read it; else 0. */
function absentFor(line: Stranger, document: Document, paths: ReadonlySet<string | null>): number {
  const open = placeIn(line.lines).wordings.filter(
    wording => isAbsent(wording, document, line.lines) && !paths.has(pathOf(wording, document, line.lines)),
  )
  if (!open.some(wording => couldRead(wording, line.value))) return 0
  return new Set(open.map(({ field }) => field)).size
}

/** Whether a field reads the text of a line; one that takes any text is none for amounts. */
function couldRead(wording: Wording, value: unknown): boolean {
  if (!couldFill(wording, value)) return false
  return !(wording.takesAnything && typeof value === 'string' && /^\s*[-(]*\$/.test(value))
}

/** Refuses a document of which a figure may leave out a line: whether it does, the mapping finds by trying. */
export function mustNotBeInDoubt(document: Document, unread: readonly Unread[], { fed }: Rules): void {
  for (const { lines, key, value } of unread) {
    const label = canonicalLabel(key)
    const known = lines.known.names.includes(label)
    if (lines.known === summaryLabels || lines.known === rowLabels || lines.known === topLabels)
      for (const wording of placeIn(lines).wordings) {
        if (!fed.has(wording.name)) continue
        const isAgain = known && wording.way.label === label
        const isOpen = !known && isAbsent(wording, document, lines)
        if ((isAgain || isOpen) && mayFill(wording, label, value))
          throw new OutOfScope('a figure that may leave out a line')
      }
  }
}

function readsAtOrIn({ reads }: DerivedField, name: string): boolean {
  return reads.some(steps => {
    const read = steps.join('.')
    return read === name || read.startsWith(`${name}.`)
  })
}

/** Whether a line may fill a field: by what it says, or, where that cannot be read, by its label. */
function mayFill(wording: Wording, label: string, value: unknown): boolean {
  const isFlag = wording.way.normalizer === 'flag'
  if (isFlag) return isAlike(label, wording) || (typeof value === 'string' && saysYes(wording, value))
  if (couldFill(wording, value)) return true
  if (value === null || value === undefined || fitOf(wording, value) === 'empty') return false
  return label === wording.way.label || isAlike(label, wording)
}

function saysYes({ way }: Wording, value: string): boolean {
  const reading = way.read(value)
  return typeof reading === 'object' && reading !== null && Reflect.get(reading, 'value') === true
}
