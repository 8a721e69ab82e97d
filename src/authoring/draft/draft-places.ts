/** The sections and lists of the samples to groups, lists and choices of a draft, down to their lines. */
import { entryDesignation } from '../../plan/entry-titles.ts'
import { canonicalTitle } from '../../text/labels/canonical-label.ts'
import { isAnother } from '../../text/labels/other-things.ts'
import { titleUnder } from '../../transcript/view/tree/entry-kinds.ts'
import { type Box, type BoxContext, boxOf, type Printing, type Section } from './boxes.ts'
import type { DraftCase, DraftChoice, DraftField, DraftGroup, DraftYears } from './draft-field.ts'
import { type DraftContext, valuesOf } from './draft-lines.ts'
import { FieldNames, nameOfLabel, nameOfSection } from './field-names.ts'
import { canBeNamed } from './nameable.ts'
import type { Place } from './vocabulary.ts'
import { wordingPairs } from './wording-pairs.ts'
import { withYears } from './year-lines.ts'

/** What a draft is made with. */
export type PlacesContext = DraftContext & BoxContext

/** A mapping cannot be nested deeper than that, and no transcript is. */
const deepest = 12
/** The label under which an entry says what it is. */
const titleLabel = 'TYPE'
const mostKinds = 100

/** Fields for everything that stands in `printings` and has none yet. `names` are those of this level. */
export function fieldsOf(
  printings: readonly Printing[],
  place: Place,
  names: FieldNames,
  context: PlacesContext,
  depth = 0,
): readonly DraftField[] {
  return fieldsOfBox(boxOf(printings, context), [], place, names, context, depth)
}

function fieldsOfBox(
  box: Box,
  prefix: readonly string[],
  place: Place,
  names: FieldNames,
  context: PlacesContext,
  depth: number,
): readonly DraftField[] {
  const { single, byYear } = withYears(box.lines, sample => context.years[sample])
  const byYears = byYear.map(
    (line): DraftYears => ({
      kind: 'years',
      name: names.take(`${nameOfLabel(line.label)}ByYear`),
      path: [...prefix, line.label],
      notes: ['one line for each year in the label, all amounts'],
      todos: [],
    }),
  )
  return [
    ...valuesOf(single, prefix, place, names, context),
    ...byYears,
    ...sectionsOf(box.sections, prefix, place, names, context, depth),
  ]
}

/** `place` is where the sections stand; `prefix` leads there from where the fields stand. */
function sectionsOf(
  sections: readonly Section[],
  prefix: readonly string[],
  place: Place,
  names: FieldNames,
  context: PlacesContext,
  depth: number,
): readonly DraftField[] {
  if (depth >= deepest) return []
  const worded = sections.map(section => ({
    section,
    label: section.labels[0] ?? '',
    samples: new Set(section.printings.map(each => each.sample)),
  }))
  const pairs = wordingPairs(
    worded,
    context.years.length,
    (one, other) => one.section.kind === 'section' && other.section.kind === 'section',
  )
  const seconds = new Set(pairs.values())
  return worded
    .filter(each => !seconds.has(each))
    .flatMap(each => {
      const second = pairs.get(each)
      const section =
        second === undefined
          ? each.section
          : {
              ...each.section,
              labels: [...each.section.labels, ...second.section.labels],
              printings: [...each.section.printings, ...second.section.printings],
            }
      const doubts = second === undefined ? [] : ['confirm that these are two titles of one section']
      return sectionFields(section, doubts, prefix, place, names, context, depth)
    })
}

function sectionFields(
  section: Section,
  doubts: readonly string[],
  prefix: readonly string[],
  place: Place,
  names: FieldNames,
  context: PlacesContext,
  depth: number,
): readonly DraftField[] {
  const { kind, labels, printings } = section
  const [label = ''] = labels
  const inside: Place = { ...place, path: [...place.path, label] }
  const paths = labels.map(each => [...prefix, each])
  const name = (): string =>
    names.take(context.vocabulary.section(label, place) ?? nameOfSection(label), depth === 0 ? 'More' : '')
  if (kind === 'list') {
    const choice = choiceOf(section, paths[0] ?? [], inside, name, context, depth)
    if (choice !== undefined) return [choice]
  }
  const box = boxOf(printings, context)
  if (box.lines.length === 0 && box.sections.length === 0) return []
  // A section that holds sections alone needs no group: their paths lead through it.
  if (
    kind === 'section' &&
    labels.length === 1 &&
    box.lines.length === 0 &&
    depth === 0 &&
    prefix.length === 0
  )
    return sectionsOf(box.sections, [label], inside, names, context, depth + 1)
  if (kind === 'section' && labels.length === 1 && depth > 0 && context.vocabulary.isPassedThrough(label))
    return fieldsOfBox(box, [...prefix, label], inside, names, context, depth + 1)
  const fields = fieldsOfBox(box, [], inside, new FieldNames(), context, depth + 1)
  if (fields.length === 0) return []
  const group: DraftGroup = {
    kind: kind === 'list' ? 'each' : kind,
    name: name(),
    paths,
    fields,
    notes: [],
    todos: doubts,
  }
  return [group]
}

/** Entries of one kind, by the titles that mean it. */
interface Kind {
  readonly titles: Set<string>
  readonly words: Set<string>
  readonly printings: Printing[]
}

/** A list whose entries say under TYPE which form they are; `undefined` for any other list, and where no part of it is left. */
function choiceOf(
  { labels, printings }: Section,
  path: readonly string[],
  place: Place,
  name: () => string,
  context: PlacesContext,
  depth: number,
): DraftChoice | undefined {
  const { kinds, others } = kindsOf(printings, context)
  const isOfForms = [...kinds].every(({ titles }) =>
    [...titles].every(title => entryDesignation(title) !== undefined),
  )
  if (kinds.length === 0 || kinds.length > mostKinds) return undefined
  if (!isOfForms && labels[0] !== 'SECTION_INCOME') return undefined
  const taken = ['form', 'formName', 'entry']
  const fieldsOfKind = (entries: readonly Printing[], kind: string): readonly DraftField[] => {
    const box = boxOf(entries, context)
    const lines = box.lines.filter(line => line.label !== titleLabel)
    return fieldsOfBox({ ...box, lines }, [], { ...place, kind }, new FieldNames(taken), context, depth + 1)
  }
  if (!boxOf(printings, context).lines.some(line => line.label === titleLabel)) return undefined
  const kindNames = new Set(['other'])
  const cases = kinds.map(({ titles, printings: entries }): DraftCase => {
    const known = context.vocabulary.kind([...titles][0] ?? '')
    const caseName = freeName(known ?? nameOfKind([...titles][0] ?? ''), kindNames)
    return { name: caseName, texts: [...titles], fields: fieldsOfKind(entries, caseName) }
  })
  return {
    kind: 'choice',
    name: name(),
    path,
    by: titleLabel,
    as: 'form',
    fields: [
      {
        kind: 'value',
        name: 'formName',
        paths: [[titleLabel]],
        as: 'text',
        tables: [],
        notes: [],
        todos: [],
      },
    ],
    cases,
    otherwise: fieldsOfKind(others, ''),
    notes: [],
    todos: [],
  }
}

function kindsOf(
  printings: readonly Printing[],
  { isKnown }: BoxContext,
): {
  readonly kinds: readonly Kind[]
  readonly others: readonly Printing[]
} {
  const byTitle = new Map<string, Kind>()
  const byDesignator = new Map<string, Kind>()
  const others: Printing[] = []
  for (const printing of printings) {
    const title = titleUnder(printing.object, titleLabel, canonicalTitle)
    if (title === undefined || !canBeNamed(title, isKnown)) {
      others.push(printing)
      continue
    }
    let kind = byTitle.get(title)
    if (kind === undefined) {
      const found = entryDesignation(title)
      const same = found === undefined ? undefined : byDesignator.get(found.designator)
      const isSame = found !== undefined && same !== undefined && !isAnother(found.words, same.words)
      kind = isSame ? same : { titles: new Set(), words: new Set(), printings: [] }
      for (const word of found?.words.split(' ') ?? []) kind.words.add(word)
      if (found !== undefined && same === undefined) byDesignator.set(found.designator, kind)
      byTitle.set(title, kind)
      kind.titles.add(title)
    }
    kind.printings.push(printing)
  }
  return { kinds: [...new Set(byTitle.values())], others }
}

/** `FORM 9999-Z STATEMENT` gives `9999-Z`. */
function nameOfKind(title: string): string {
  const designator = entryDesignation(title)?.designator
  if (designator !== undefined) return designator.replace(/^FORM /, '')
  return /^FORM ([A-Z]*[0-9][0-9A-Z-]*)/.exec(title)?.[1] ?? nameOfLabel(title)
}

function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`
  taken.add(free)
  return free
}
