/**
 * Judges, without asking the library how it matches, whether an unread line of a transcript could hold a figure that a reader
 * looks for, and whether anyone hears of it. By words that are alike, by what the text looks like, and by where the line stands.
 */
import type { ValueField } from '../../src/plan/mapping-plan.ts'
import type { WrittenDerivation, WrittenField } from '../../src/plan/written-plan.ts'
import { canonicalLabel } from '../../src/text/labels/canonical-label.ts'
import { pointerSteps, valueAt } from '../../src/text/places/json-pointer.ts'
import type { Issue } from '../../src/transcript/issue.ts'
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'
import { leafPointers } from '../support/accounting.ts'
import { plans } from '../support/plans.ts'
import { isLoud } from './truth.ts'

/** A figure that must not be missed: a key figure, or one that is computed from others. */
export interface Figure {
  readonly path: string
  readonly derived: boolean
  /** The fields it is read or computed from, by their paths without numbers, and the labels that they are known under. */
  readonly parts: readonly Part[]
}

interface Part {
  /** `/scheduleC/#/grossReceipts` */
  readonly path: string
  readonly labels: readonly string[]
  readonly normalizer: string
}

const planOf = new Map(plans().map(plan => [plan.id, plan]))

/** By mapping and key figures: they are asked for again with every wording of every document. */
const figures = new Map<string, readonly Figure[]>()

/** The figures of a mapping. */
export function figuresOf(mapping: string, keyFigures: readonly (readonly string[])[]): readonly Figure[] {
  const key = [mapping, ...keyFigures.map(names => names.join('/'))].join('\n')
  const found = figures.get(key) ?? foundFigures(mapping, keyFigures)
  figures.set(key, found)
  return found
}

function foundFigures(mapping: string, keyFigures: readonly (readonly string[])[]): readonly Figure[] {
  const plan = planOf.get(mapping)
  if (plan === undefined) return []
  const parts = partsOf(plan.fields, '')
  const derived = plan.fields.filter((field): field is WrittenDerivation => field.kind === 'derived')
  const known = new Set(derived.map(({ name }) => `/${name}`))
  const read = keyFigures
    .map(names => `/${names.join('/')}`)
    .filter(path => !known.has(path))
    .map(path => ({ path, derived: false, parts: parts.filter(part => part.path === path) }))
  return [
    ...read,
    ...derived.map(field => ({
      path: `/${field.name}`,
      derived: true,
      parts: partsOfExpression(field.expression, parts),
    })),
  ]
}

/** What is absent, or given with something left out, though an unread line could hold it and nobody hears of that. */
export function unheard(
  document: unknown,
  result: TranscriptResult,
  issues: readonly Issue[] = result.issues,
): readonly string[] {
  const unread = new Set(result.unmapped)
  const leaves = [...unread].filter(
    pointer => saysSomething(valueAt(document, pointer)) && !isKept(pointer, result.mapping.id),
  )
  if (leaves.length === 0) return []
  const sections = fieldsBySection(result)
  const read = leafPointers(document).filter(pointer => !unread.has(pointer))
  const sectionsWithRead = new Set(read.flatMap(above))
  return figuresOf(result.mapping.id, result.keyFigures).flatMap(figure => {
    const value = valueAt(result.data, figure.path)
    const isGiven = value !== null && value !== undefined
    if (isGiven && !figure.derived) return []
    if (!figure.derived && result.state(figure.path) !== 'absent') return []
    return leaves
      .filter(leaf => {
        const section = parentOf(leaf)
        return figure.parts.some(
          part =>
            couldHold(part, leaf, valueAt(document, leaf)) &&
            (!sectionsWithRead.has(section) || isMissedIn(part, sections.get(section) ?? new Set())),
        )
      })
      .filter(leaf => !isLoud(leaf, [figure.path, ...figure.parts.map(part => part.path)], issues))
      .map(leaf => `${figure.path} is ${isGiven ? 'given' : 'absent'}, and ${leaf} is unread in silence`)
  })
}

/** Whether a leaf stands in a section that the mapping carries over whole: its lines are in the data, as printed, by its choice. */
function isKept(pointer: string, mapping: string): boolean {
  const labels = [...pointerSteps(pointer)].map(canonicalLabel)
  const fields = planOf.get(mapping)?.fields ?? []
  return fields.some(
    field =>
      field.kind === 'kept' && field.path.length > 0 && field.path.every((label, at) => labels[at] === label),
  )
}

/** The fields that are read from each section, without their numbers, by the section's pointer. */
function fieldsBySection(result: TranscriptResult): ReadonlyMap<string, ReadonlySet<string>> {
  const sections = new Map<string, Set<string>>()
  for (const { path, sources, normalizer } of result.lineage()) {
    if (normalizer === null) continue
    for (const { pointer } of sources) {
      const section = parentOf(pointer)
      sections.set(section, (sections.get(section) ?? new Set()).add(withoutNumbers(path)))
    }
  }
  return sections
}

/** Whether the section is one that the field belongs to, and the field was not read from it: then another line may be it. */
function isMissedIn(part: Part, fields: ReadonlySet<string>): boolean {
  const belongs = [...fields].some(path => parentOf(path) === parentOf(part.path))
  return belongs && !fields.has(part.path)
}

function couldHold({ labels, normalizer }: Part, leaf: string, text: unknown): boolean {
  if (typeof text !== 'string' || !looksLike(normalizer, text)) return false
  const printed = wordsOf(pointerSteps(leaf).at(-1) ?? '')
  return labels.some(label => {
    const words = wordsOf(label)
    const found = words.filter(word => printed.some(each => areAlike(word, each)))
    return words.length > 0 && found.length / words.length >= 0.6
  })
}

function looksLike(normalizer: string, text: string): boolean {
  switch (normalizer) {
    case 'money':
    case 'amountBeforeAsOf':
      return /^[-($]*[0-9][0-9,]*(?:\.[0-9]{2})?\)?$/.test(text.trim()) && /[$.]/.test(text)
    case 'transactionCode':
      return /^[0-9]{3}$/.test(text.trim())
    case 'filingStatus':
      return /^[A-Za-z ()]+$/.test(text)
    default:
      return true
  }
}

function saysSomething(text: unknown): boolean {
  return typeof text === 'string' && !/^\s*(?:N\/A|NONE|NOT SET)?\s*$/i.test(text)
}

const smallWords = new Set([
  'OF',
  'OR',
  'AND',
  'THE',
  'FROM',
  'PER',
  'TO',
  'IN',
  'ON',
  'FOR',
  'BY',
  'A',
  'ETC',
  'AS',
])

/** By label: each stands in many sections and is held against many fields. */
const wordsByLabel = new Map<string, readonly string[]>()

function wordsOf(label: string): readonly string[] {
  const words = wordsByLabel.get(label) ?? splitWords(label)
  wordsByLabel.set(label, words)
  return words
}

function splitWords(label: string): readonly string[] {
  return label
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9%]+/)
    .filter(word => word !== '' && !smallWords.has(word))
}

/** The same word, the beginning of it, or it with a slip. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 3) return false
  return long.startsWith(short) || (short.length > 3 && isOneSlipAway(short, long))
}

/** One letter more, or one other, or two changed about. */
function isOneSlipAway(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + (swapped ? 2 : 1)) === long.slice(at + (swapped ? 2 : 1))
}

function partsOf(fields: readonly WrittenField[], before: string): readonly Part[] {
  return fields.flatMap((field): readonly Part[] => {
    switch (field.kind) {
      case 'value':
        return [partOf(field, `${before}/${field.name}`)]
      case 'group':
        return partsOf(field.fields, `${before}/${field.name}`)
      case 'list':
        return partsOf(field.fields, `${before}/${field.name}/#`)
      case 'choice':
        return [...field.cases, field.otherwise].flatMap(each =>
          partsOf(each.fields, `${before}/${field.name}/#`),
        )
      default:
        return []
    }
  })
}

function partOf({ sources }: ValueField, path: string): Part {
  const labels = sources.map(source => source.path.at(-1) ?? '').filter(label => label !== '')
  return { path, labels, normalizer: sources[0]?.normalizer ?? '' }
}

/** The fields that an expression names: `informationReturns[…].wages` names every `wages` below informationReturns. */
function partsOfExpression(expression: string, parts: readonly Part[]): readonly Part[] {
  const bare = expression.replace(/\[[^[\]]*\]/g, '')
  // `$forms := list[…]; $forms.amount` reads `list.amount`.
  const bound = new Map([...bare.matchAll(/\$(\w+) := (\w+);/g)].map(([, name, list]) => [name, list]))
  const plain = bare.replace(/\$(\w+)\./g, (whole, name: string) =>
    bound.has(name) ? `${bound.get(name)}.` : whole,
  )
  const paths = plain.match(/[A-Za-z]\w*(?:\.[A-Za-z]\w*)+/g) ?? []
  const codes = /transactions\[code/.test(expression) ? ['transactions.code'] : []
  const wanted = new Set([...paths, ...codes].map(path => `/${path.replaceAll('.', '/')}`))
  return parts.filter(part => wanted.has(part.path.replaceAll('/#', '')))
}

/** The pointers of what a leaf lies in. */
function above(pointer: string): readonly string[] {
  const steps = pointer.split('/')
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'))
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

function withoutNumbers(pointer: string): string {
  return pointer.replace(/\/[0-9]+(?=\/|$)/g, '/#')
}
