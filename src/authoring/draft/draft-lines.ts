/** The lines of one place to fields: their names, their normalizers, and what is to be said of both. */
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import { counted } from '../../text/messages/counted.ts'
import type { Line } from './boxes.ts'
import type { DraftTable, DraftValue } from './draft-field.ts'
import { type FieldNames, nameOfLabel } from './field-names.ts'
import { decidesAll, distinctTexts, type Guess, guessNormalizer, readsAll } from './guess-normalizer.ts'
import { shapesOf } from './text-shapes.ts'
import type { Known, Place, Vocabulary } from './vocabulary.ts'
import { wordingPairs } from './wording-pairs.ts'

/** What all samples of a draft have in common. */
export interface DraftContext {
  readonly vocabulary: Vocabulary
  /** By sample: its tax year as text, where it says one. */
  readonly years: readonly (string | undefined)[]
}

/** A line with what is known of it. */
interface GuessedLine {
  readonly label: string
  readonly line: Line
  readonly samples: ReadonlySet<number>
  /** Distinct and not blank. */
  readonly texts: readonly string[]
  readonly known: Known | undefined
  readonly guess: Guess
}

/** A field for each line, but one for those that are wordings of one, in the order of the lines. `prefix` leads to them from where the fields stand. */
export function valuesOf(
  lines: readonly Line[],
  prefix: readonly string[],
  place: Place,
  names: FieldNames,
  context: DraftContext,
): readonly DraftValue[] {
  const guessed = lines.map(line => guessedLine(line, context.vocabulary.line(line.label, place)))
  const groups = namedAlike(guessed)
  const grouped = new Set(groups.flat())
  const rest = guessed.filter(each => !grouped.has(each))
  const pairs = wordingPairs(rest, context.years.length, canBeOne)
  const confirm = ['confirm that these are two wordings of one line']
  const firsts = new Map<GuessedLine, () => DraftValue>()
  for (const group of groups) {
    const [first] = group
    if (first !== undefined) firsts.set(first, () => fieldOf([...group].reverse(), [], names, context))
  }
  for (const [one, other] of pairs) firsts.set(one, () => fieldOf([other, one], confirm, names, context))
  const seconds = new Set([...pairs.values(), ...groups.flatMap(group => group.slice(1))])
  return guessed
    .filter(each => !seconds.has(each))
    .map(each => firsts.get(each)?.() ?? fieldOf([each], [], names, context))
    .map(field => ({ ...field, paths: field.paths.map(path => [...prefix, ...path]) }))
}

function guessedLine(line: Line, known: Known | undefined): GuessedLine {
  const texts = distinctTexts(line.texts.map(each => each.text))
  const samples = new Set(line.texts.map(each => each.sample))
  return { label: line.label, line, samples, texts, known, guess: guessNormalizer(line.label, texts) }
}

/** Lines that a bundled mapping reads into one field, and of which no sample has two; each group in the order of the lines. */
function namedAlike(lines: readonly GuessedLine[]): readonly (readonly GuessedLine[])[] {
  const groups = new Map<string, { readonly lines: GuessedLine[]; readonly samples: Set<number> }>()
  for (const each of lines) {
    if (each.known === undefined) continue
    const { name, mapping, normalizer } = each.known
    const key = `${mapping} ${name} ${normalizer}`
    const group = groups.get(key) ?? { lines: [], samples: new Set() }
    groups.set(key, group)
    const isApart = ![...each.samples].some(sample => group.samples.has(sample))
    if (!isApart || group.lines.some(other => !canBeOne(each, other))) continue
    group.lines.push(each)
    for (const sample of each.samples) group.samples.add(sample)
  }
  return [...groups.values()].flatMap(group => (group.lines.length > 1 ? [group.lines] : []))
}

/** Whether one normalizer reads the texts of both. */
function canBeOne(one: GuessedLine, other: GuessedLine): boolean {
  if (one.texts.length === 0 || other.texts.length === 0) return true
  return one.guess.as === other.guess.as && readsAll(one.guess.as, [...one.texts, ...other.texts])
}

/** The field of lines that are one; the wording that goes first is looked for first. */
function fieldOf(
  lines: readonly GuessedLine[],
  doubts: readonly string[],
  names: FieldNames,
  { years }: DraftContext,
): DraftValue {
  const [first] = lines
  const label = first?.label ?? ''
  const texts = lines.flatMap(each => each.texts)
  const known = lines.find(each => each.known !== undefined)?.known
  const guess = lines.length === 1 && first !== undefined ? first.guess : guessNormalizer(label, texts)
  const reading = readingOf(known, guess, texts)
  const printed = lines.flatMap(each => each.line.texts)
  return {
    kind: 'value',
    name: names.take(known?.name ?? nameOfLabel(label)),
    paths: lines.map(each => [each.label]),
    as: reading.as,
    tables: reading.tables,
    notes: [
      ...seenNote(printed, texts, reading.as, years.length),
      ...(known === undefined ? [] : [`named ${reading.isKnown ? 'and read ' : ''}as in ${known.mapping}`]),
      ...yearsNote(lines, years),
      ...(guess.others.length > 0 && reading.todos.length > 0
        ? [`also read by: ${guess.others.join(', ')}`]
        : []),
    ],
    todos: [
      ...doubts,
      ...reading.todos,
      ...(lines.some(each => each.line.isMixed) ? ['a sample holds no text here, which cannot be read'] : []),
    ],
  }
}

interface Reading {
  readonly as: string
  readonly tables: DraftValue['tables']
  readonly todos: readonly string[]
  /** It is read as a bundled mapping reads it. */
  readonly isKnown: boolean
}

/** As a bundled mapping reads the line, where that reads these texts too; else as the texts are. */
function readingOf(known: Known | undefined, guess: Guess, texts: readonly string[]): Reading {
  const own: Reading = {
    as: guess.as,
    tables: [...tableOf('yes', guess.yes), ...tableOf('no', guess.no)],
    todos: guess.todo === undefined ? [] : [guess.todo],
    isKnown: false,
  }
  if (known === undefined || !isNormalizerName(known.normalizer)) return own
  const { tables: keys = [], readsWith } = normalizers[known.normalizer]
  if (readsWith === true) return own
  if (texts.length > 0 && !readsAll(known.normalizer, texts, known.tables)) {
    const todo = `${known.mapping} reads it as ${known.normalizer}, which does not read these texts`
    return { ...own, todos: [...own.todos, todo] }
  }
  const tables = keys.flatMap((key, index) => tableOf(key, known.tables[index]))
  const as = known.normalizer
  if (decidesAll(as, texts, known.tables)) return { as, tables, todos: [], isKnown: true }
  // What it reads and does not know is no answer: the texts of the samples are then, where they are such as anybody knows.
  const todo = `the texts are those of ${known.mapping}; list under ${keys.join(' and ')} what the samples print`
  return guess.as === as && own.tables.length > 0 ? own : { as, tables, todos: [todo], isKnown: true }
}

/** A table of a plan, by the key that it is written under; none where it has no text. */
function tableOf(key: string, table: unknown): readonly (readonly [string, DraftTable])[] {
  if (typeof table === 'string') return [[key, [table]]]
  if (Array.isArray(table)) return table.length === 0 ? [] : [[key, table.map(String)]]
  if (typeof table !== 'object' || table === null) return []
  const words = Object.entries(table).map(([word, texts]): [string, readonly string[]] => [
    word,
    Array.isArray(texts) ? texts.map(String) : [String(texts)],
  ])
  return words.length === 0 ? [] : [[key, new Map(words)]]
}

/** "3 of 3 samples read as money ($9,999.99)". */
function seenNote(
  printed: Line['texts'],
  texts: readonly string[],
  as: string,
  samples: number,
): readonly string[] {
  const filled = printed.filter(each => each.text.trim() !== '')
  const inSamples = new Set(filled.map(each => each.sample)).size
  if (inSamples === 0) return ['blank in every sample']
  const many = filled.length > inSamples ? `${filled.length} values in ` : ''
  return [`${many}${inSamples} of ${counted(samples, 'sample')} read as ${as} (${shapesOf(texts)})`]
}

/** In which tax years a line is printed that not every sample has. */
function yearsNote(lines: readonly GuessedLine[], years: readonly (string | undefined)[]): readonly string[] {
  const missing = years.filter((_, sample) => !lines.some(each => each.samples.has(sample)))
  const wordings = lines.map(each => {
    const found = [...each.samples].map(sample => years[sample]).filter(year => year !== undefined)
    return [...new Set(found)].sort().join(', ')
  })
  if (wordings.some(list => list === '')) return []
  if (lines.length > 1) return [`the wordings in tax years ${wordings.join('; ')}`]
  return missing.length === 0 ? [] : [`only in tax years ${wordings[0]}`]
}
