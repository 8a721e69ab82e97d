/**
 * The fields of a bundled mapping, all but the derived ones, read off the view of a document. It gives, and counts, what the expression
 * gives that `emit` writes of the same fields; test/property/fields.test.ts holds the two together.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import { FixedRecord, type RecordNames } from '../../evaluate/run/fixed-record.ts'
import { frozen } from '../../evaluate/run/frozen.ts'
import { type Fields, objectMaker } from '../../evaluate/run/object-maker.ts'
import { perKind } from '../../evaluate/run/per-kind.ts'
import type { Budget } from '../../evaluate/run/work.ts'
import type { Normalizer } from '../../normalize/definition.ts'
import type { ChoiceField, GroupField, ListField, PlanField } from '../../plan/mapping-plan.ts'
import { noticeLabel, rowAboveLabel, wholeLabel, yearLabel } from '../../plan/view-labels.ts'
import { kindOfEntry, type RowTest, rowTest } from './entry-tests.ts'
import { firstAlong, nowhere, type OfRecord, type Part, plainPart } from './field-places.ts'
import { type LineField, linesOfSection } from './lines-of-section.ts'
import { type FieldTools, givenPart, type Line, type Trouble, valuePart, whetherPart } from './read-value.ts'

/** The data that a view gives, without the derived fields. */
export type ReadFields = (view: FixedRecord, budget: Budget) => unknown

/** What reads `fields` with their `normalizers`; a text that is refused sets `trouble`. */
export function fieldReader(
  fields: readonly PlanField[],
  normalizers: readonly Normalizer[],
  trouble: Trouble,
): ReadFields {
  const tools = { normalizers: new Map(normalizers.map(each => [each.name, each])), trouble }
  const proper = fields.filter(field => field.kind !== 'derived')
  const later = fields.flatMap(field => (field.kind === 'derived' ? field.name : []))
  return anyRecord(objectPart(proper, tools, [], later))
}

interface Entry {
  readonly key: string
  readonly part: Part | Line
}

/** What a part is worth in a record of any kind. */
function anyRecord({ on }: Part): OfRecord {
  const onKind = perKind(on)
  return (record, budget) => onKind(record.names)(record, budget)
}

/** An object of the fields that stand `first`, and of `fields`; those of the names `later` it is given afterwards. */
function objectPart(
  fields: readonly PlanField[],
  tools: FieldTools,
  first: readonly Entry[] = [],
  later: readonly string[] = [],
): Part {
  const entries = [...first, ...fields.map(field => ({ key: field.name, part: partOf(field, tools) }))]
  const make = objectMaker([...entries.map(({ key }) => key), ...later])
  return {
    on: kind => {
      const fills = fillsOf(entries, kind, tools.trouble)
      return (record, budget) => {
        const made = make()
        for (const fill of fills) fill(made, record, budget)
        return made
      }
    },
    ofNothing: () => {
      const made: Fields = make()
      for (const { key, part } of entries) made[key] = 'on' in part ? part.ofNothing() : null
      return made
    },
    costOfNothing: entries.reduce((sum, { part }) => sum + ('on' in part ? part.costOfNothing : 0), 0),
  }
}

/** What fills an object, field by field in their order; neighbours that are lines of one section are one. */
function fillsOf(
  entries: readonly Entry[],
  kind: RecordNames,
  trouble: Trouble,
): readonly ((made: Fields, record: FixedRecord, budget: Budget) => void)[] {
  let run: LineField[] | undefined
  return entries.flatMap(({ key, part }) => {
    if ('on' in part) {
      run = undefined
      const of = part.on(kind)
      return (made, record, budget) => {
        made[key] = of(record, budget)
      }
    }
    const line = { ...part, key }
    if (run?.[0]?.above === part.above && run?.push(line)) return []
    run = [line]
    return linesOfSection(run, part.above, kind, trouble)
  })
}

function partOf(field: PlanField, tools: FieldTools): Part | Line {
  switch (field.kind) {
    case 'value':
      return valuePart(field, tools)
    case 'whether':
      return whetherPart(field, tools)
    case 'rowAbove':
      return givenPart([rowAboveLabel(field.label, field.texts)])
    case 'group':
      return groupPart(field, tools)
    case 'list':
      return listPart(field, anyRecord(objectPart(field.fields, tools, yearOf(field, tools))))
    case 'choice':
      return listPart(field, choiceOf(field, tools))
    case 'kept':
      return givenPart([...field.path, wholeLabel])
    case 'notice':
      return valuePart({ ...field, ...asText([noticeLabel]) }, tools)
    case 'derived':
      return plainPart(() => () => null)
    default:
      return unreachable(field)
  }
}

/** A value of one line that has no tables. */
function asText(path: readonly string[], normalizer = 'text') {
  return { kind: 'value', sources: [{ path, label: '', normalizer }], tables: [], required: false } as const
}

/** Where there is no such section, all documents share what the group is worth. */
function groupPart({ sections, fields }: GroupField, tools: FieldTools): Part {
  const object = objectPart(fields, tools)
  if (sections.length === 0) return object
  const ofSection = anyRecord(object)
  let nothing: unknown
  return {
    ...object,
    on: kind => {
      const look = firstAlong(sections, kind)
      return (record, budget) => {
        const section = look(record)
        if (section instanceof FixedRecord) return ofSection(section, budget)
        nothing ??= frozen(object.ofNothing())
        budget.spend(object.costOfNothing, nowhere)
        return nothing
      }
    },
  }
}

function yearOf({ of, name, spec }: ListField, tools: FieldTools): readonly Entry[] {
  if (of !== 'years') return []
  return [{ key: 'year', part: valuePart({ name, spec, ...asText([yearLabel], 'integer') }, tools) }]
}

/** An entry by its kind. */
function choiceOf(field: ChoiceField, tools: FieldTools): OfRecord {
  const branch = (name: string, fields: readonly PlanField[]): OfRecord =>
    anyRecord(objectPart(fields, tools, [{ key: field.as, part: plainPart(() => () => name) }]))
  const kindOf = kindOfEntry(field)
  const cases = field.cases.map(each => branch(each.name, each.fields))
  const otherwise = branch(field.otherwise.name, field.otherwise.fields)
  return (entry, budget) => (cases[kindOf(entry, budget)] ?? otherwise)(entry, budget)
}

/** A list of what `each` is worth for every entry that passes. */
function listPart({ paths, where }: ListField | ChoiceField, each: OfRecord): Part {
  const tests = where.map(rowTest)
  // The steps of the only path are counted one by one, of several paths only the first that leads anywhere.
  const [only = [], another] = paths
  const steps = another === undefined ? only.length : 0
  return {
    on: kind => {
      const lists = firstAlong(paths, kind)
      const depths =
        steps > 1 ? only.slice(1).map((_, index) => firstAlong([only.slice(0, index + 1)], kind)) : []
      return (record, budget) => {
        const missing = depths.findIndex(look => look(record) === undefined)
        if (missing !== -1) {
          budget.spend(missing + 2, nowhere)
          return []
        }
        budget.spend(1 + steps, nowhere)
        const rows = picked(lists(record), tests, budget)
        const made: unknown[] = []
        for (const row of rows) if (row instanceof FixedRecord) made.push(each(row, budget))
        // Gone through, and put into the list.
        budget.spend(2 * made.length, nowhere)
        return made
      }
    },
    ofNothing: () => [],
    costOfNothing: 1 + (another !== undefined && tests.length > 0 ? 1 : 0),
  }
}

/** The entries that pass all of `tests`. What is missing counts as one item that does not pass. */
function picked(list: unknown, tests: readonly RowTest[], budget: Budget): readonly unknown[] {
  let rows: readonly unknown[] = Array.isArray(list) ? list : []
  for (const [index, test] of tests.entries()) {
    budget.spend(index === 0 && list === undefined ? 1 : rows.length, nowhere)
    rows = rows.filter(row => row instanceof FixedRecord && test(row, budget))
  }
  return rows
}
