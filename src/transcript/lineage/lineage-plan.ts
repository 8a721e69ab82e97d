/**
 * What lineage needs of a plan's fields, found once for the plan: how pointers go on, which fields have the same names whatever
 * their positions in lists, which of them feed each derived field. Holds nothing of any document.
 */

import { knownNormalizer } from '../../normalize/known-normalizers.ts'
import type { ChoiceField, DerivedField, PlanField, ValueField } from '../../plan/mapping-plan.ts'
import { rowAboveLabel } from '../../plan/view-labels.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { getOrInsert } from '../get-or-insert.ts'
import type { LineageEntry } from '../lineage-entry.ts'
import { LabelPlace, SourceWay } from './label-place.ts'

/** The names that lead to a field, without positions in lists. Fields of several cases may share them. */
export interface NamedPath {
  readonly names: readonly string[]
  readonly isInList: boolean
}

/** A field that is read off the document: a derived one has lineage of its own making, see derived-lineage.ts. */
type ReadField = Exclude<PlanField, DerivedField>

/** One field, and those inside it. */
export interface LineageNode {
  readonly field: ReadField
  /** Those of the field: all nodes have one shape, which fields do not. */
  readonly kind: ReadField['kind']
  readonly name: string
  readonly spec: string
  readonly isRequired: boolean
  /** The normalizer of a value that is absent. */
  readonly normalizer: string | null
  /** The labels whose text, of the first present one, helps to tell what the value is. */
  readonly beside: readonly LabelPlace[]
  /** As the last step of a pointer, `/wages`. */
  readonly step: string
  /** The whole pointer into the data; `undefined` where that depends on positions in lists. */
  readonly path: string | undefined
  /** The ways to the text of a value, those of its sources in their order. */
  readonly ways: readonly SourceWay[]
  /** Whether a value leaves open what it means; `undefined` where none can. */
  readonly leavesOpen: ((value: unknown) => boolean) | undefined
  /** Of a row that may belong to one above: where the view has the position of that, and where the text that shows it. */
  readonly above: LabelPlace | undefined
  readonly shows: LabelPlace | undefined
  /** The lineage of the field and those inside it where the section they stand in is absent; none of what stands in lists. */
  readonly absent: AbsentLineage | undefined
  /** The position of its names among those of the plan; -1 where it has none of its own. */
  readonly at: number
  readonly inside: readonly LineageNode[]
  /** Of a choice, by the list of fields of a case. */
  readonly byCase: ReadonlyMap<readonly PlanField[], readonly LineageNode[]>
  /** Of a list of years and of a choice: the names of the year, or of what an entry is; else -1. */
  readonly heading: number
}

/** Lineage entries that are the same on every document that lacks a section: made once, and frozen. */
export interface AbsentLineage {
  readonly entries: readonly LineageEntry[]
  /** Of each entry the position of its names. */
  readonly names: readonly number[]
  /** Those of required fields. */
  readonly missing: readonly LineageEntry[]
}

/** What lies at or below some output paths. */
export interface Fed {
  /** A place for the leaves that feed it, which others have too that the same leaves feed; -1 where nobody asks for them. */
  readonly at: number
  /** By the outermost fields that they are of, in the order of those. */
  readonly runs: readonly FedRun[]
  /** Derived fields, by their places among the derived ones; all stand before the one that reads them. */
  readonly derived: readonly number[]
}

/** Some of the names below one outermost field: those of which the element at their position, less `first`, is 1. */
export interface FedRun {
  /** A place for the leaves of those fields, which others have too that ask for the same; -1 where nobody asks for them. */
  readonly at: number
  readonly outermost: number
  readonly first: number
  readonly wanted: Uint8Array
}

/** A derived field, and what feeds it. */
export interface PlannedFigure {
  readonly field: DerivedField
  readonly path: string
  readonly reads: Fed
  /** What counts as zero, each with the pointer it has where a list has no entry. */
  readonly zeros: readonly { readonly path: string; readonly fed: Fed }[]
}

/** What lineage needs of a plan. */
export interface LineagePlan {
  readonly nodes: readonly LineageNode[]
  readonly names: readonly NamedPath[]
  readonly figures: readonly PlannedFigure[]
  /** What an output path of the plan stands for, found once. */
  readonly pathAt: (steps: readonly string[], find: () => OutputPath) => OutputPath
}

/** What an output path stands for. */
export interface OutputPath {
  /** The positions of the names at or below it, and of those of a value that it leads into. */
  readonly names: readonly number[]
  /** The places of documents at which it is looked for: canonical labels from the top. */
  readonly places: readonly (readonly string[])[]
}

/** The lineage plan of `fields`. */
export function lineagePlanOf(fields: readonly PlanField[]): LineagePlan {
  const paths = new NamedPaths()
  const nodes: LineageNode[] = []
  const spans: Span[] = []
  for (const field of readFields(fields)) {
    const from = paths.all.length
    nodes.push(nodeOf(field, [], false, paths))
    spans.push({ name: field.name, from, to: paths.all.length })
  }
  const figures: PlannedFigure[] = []
  const places = new Map<string, number>()
  const feds = new Map<string, number>()
  const runs = new Map<string, number>()
  /** What feeds the same leaves has the same place. */
  const sameFed = (fed: Fed): Fed => {
    const before = fed.derived.map(each => figures[each]?.reads.at)
    const own = fed.runs.map(run => byLeaves(run, paths, runs))
    const key = JSON.stringify([before, own.map(({ at }) => at)])
    return { ...fed, runs: own, at: getOrInsert(feds, key, () => feds.size) }
  }
  for (const field of fields) {
    if (field.kind !== 'derived') continue
    const fed = (reads: readonly (readonly string[])[]): Fed => fedBy(reads, paths.all, spans, places)
    figures.push({
      field,
      path: pointerTo('', field.name),
      reads: sameFed(fed(field.reads)),
      zeros: (field.zeros ?? []).map(steps => ({ path: steps.reduce(pointerTo, ''), fed: fed([steps]) })),
    })
    places.set(field.name, figures.length - 1)
  }
  const known = new WeakMap<readonly string[], OutputPath>()
  return { nodes, names: paths.all, figures, pathAt: (steps, find) => getOrInsert(known, steps, find) }
}

/** The names below one outermost field: those from a position to before another. */
interface Span {
  readonly name: string
  readonly from: number
  readonly to: number
}

class NamedPaths {
  readonly all: NamedPath[] = []
  readonly #known = new Map<string, number>()
  /** Of each, what the fields of those names read. */
  readonly #reads: string[][] = []
  readonly #kinds = new Map<string, number>()
  readonly #numbers: (number | undefined)[] = []
  #count = 0

  /** `reads` tells what a field reads; without it nothing is known that reads the same. */
  at(names: readonly string[], isInList: boolean, reads = `${this.#count++}`): number {
    const key = JSON.stringify(names)
    const at = getOrInsert(this.#known, key, () => this.#reads.push([]) - 1)
    this.all[at] ??= { names, isInList }
    this.#reads[at]?.push(reads)
    return at
  }

  /** The same number for those whose fields read the same; to be asked once all are there. */
  readsOf(at: number): number {
    const present = this.#numbers[at]
    if (present !== undefined) return present
    const key = JSON.stringify(this.#reads[at])
    const number = getOrInsert(this.#kinds, key, () => this.#kinds.size)
    this.#numbers[at] = number
    return number
  }

  /** A number for one more list of fields that stand together. */
  together(): number {
    return this.#count++
  }
}

/**
 * Less the names that add nothing: of names whose fields read the same only the first and the last count, as where a leaf stands in
 * a list is settled by the first, and how it stands there by the last. `known` has the places of runs that feed the same leaves.
 */
function byLeaves(
  { outermost, first, wanted }: FedRun,
  paths: NamedPaths,
  known: Map<string, number>,
): FedRun {
  const firsts = new Map<number, number>()
  const lasts = new Map<number, number>()
  wanted.forEach((isWanted, at) => {
    if (isWanted !== 1) return
    const reads = paths.readsOf(first + at)
    if (!firsts.has(reads)) firsts.set(reads, at)
    lasts.delete(reads)
    lasts.set(reads, at)
  })
  const key = JSON.stringify([outermost, [...firsts.keys()], [...lasts.keys()]])
  const at = getOrInsert(known, key, () => known.size)
  const kept = new Set([...firsts.values(), ...lasts.values()])
  return { at, outermost, first, wanted: wanted.map((_, at) => (kept.has(at) ? 1 : 0)) }
}

const none: readonly never[] = Object.freeze([])
const noCases: ReadonlyMap<readonly PlanField[], readonly LineageNode[]> = new Map()
const nothingAbsent: AbsentLineage = { entries: none, names: none, missing: none }

function nodeOf(
  field: ReadField,
  above: readonly string[],
  isInList: boolean,
  paths: NamedPaths,
  place = -1,
): LineageNode {
  const names = [...above, field.name]
  const nodes = (inside: readonly PlanField[], isBelowList: boolean): readonly LineageNode[] => {
    const place = paths.together()
    return readFields(inside).map(each => nodeOf(each, names, isBelowList, paths, place))
  }
  const path = isInList ? undefined : names.reduce(pointerTo, '')
  switch (field.kind) {
    case 'group': {
      const inside = nodes(field.fields, isInList)
      return newNode(field, path, { absent: isInList ? undefined : absentInside(inside), inside })
    }
    case 'list': {
      const heading = field.of === 'years' ? paths.at([...names, 'year'], true) : -1
      return newNode(field, path, {
        absent: nothingAbsent,
        inside: nodes(field.fields, true),
        heading,
      })
    }
    case 'choice': {
      const byCase = casesOf(field, nodes)
      const heading = paths.at([...names, field.as], true)
      return newNode(field, path, { absent: nothingAbsent, byCase, heading })
    }
    default: {
      const at = paths.at(names, isInList, field.kind === 'value' ? readsOf(field, place) : undefined)
      return newNode(field, path, { absent: isInList ? undefined : absentOf(field, names, at), at })
    }
  }
}

/** What is settled of a field by its kind. */
type NodeKind = Pick<LineageNode, 'absent'> &
  Partial<Pick<LineageNode, 'at' | 'inside' | 'heading' | 'byCase'>>

/**
 * A node. It is written out here alone, as all nodes must have one object shape: lineage is made of them, and each copy of an object
 * with so many names, `{ ...common, at }`, has a shape of its own, which makes every look into it a slow one.
 */
function newNode(
  field: ReadField,
  path: string | undefined,
  { absent, at = -1, inside = noNodes, byCase = noCases, heading = -1 }: NodeKind,
): LineageNode {
  const isValue = field.kind === 'value'
  const isRowAbove = field.kind === 'rowAbove'
  return {
    field,
    kind: field.kind,
    name: field.name,
    spec: field.spec,
    isRequired: isValue && field.required,
    normalizer: isValue ? (field.sources[0]?.normalizer ?? null) : null,
    beside: isValue ? (field.with ?? none).map(label => new LabelPlace(label)) : none,
    step: pointerTo('', field.name),
    path,
    ways: isValue ? field.sources.map(source => new SourceWay(source, field)) : none,
    leavesOpen: isValue ? openOf(field.sources) : undefined,
    above: isRowAbove ? new LabelPlace(rowAboveLabel(field.label, field.texts)) : undefined,
    shows: isRowAbove ? new LabelPlace(field.label) : undefined,
    absent,
    at,
    inside,
    byCase,
    heading,
  }
}

/** Of a value from several sources, that of the first whose normalizer can leave something open: values of others leave nothing open. */
function openOf(sources: ValueField['sources']): LineageNode['leavesOpen'] {
  return sources
    .map(({ normalizer }) => knownNormalizer(normalizer)?.leavesOpen)
    .find(each => each !== undefined)
}

/** Inside a field that holds no others. */
export const noNodes: readonly LineageNode[] = []

/** What a value is read from; `place` is the list of fields that it stands in. */
function readsOf({ sources, with: beside }: ValueField, place: number): string {
  return JSON.stringify([place, sources.map(({ path, normalizer }) => [path, normalizer]), beside])
}

function readFields(fields: readonly PlanField[]): readonly ReadField[] {
  return fields.filter(field => field.kind !== 'derived')
}

/** The lineage entry of one field; none where it does not depend on the section. */
function absentOf(field: ReadField, names: readonly string[], at: number): AbsentLineage | undefined {
  if (field.kind === 'notice') return undefined
  const isRequired = field.kind === 'value' && field.required
  const entry: LineageEntry = Object.freeze({
    path: names.reduce(pointerTo, ''),
    state: 'absent',
    sources: none,
    normalizer: field.kind === 'value' ? (field.sources[0]?.normalizer ?? null) : null,
    spec: field.spec,
  })
  return { entries: [entry], names: [at], missing: isRequired ? [entry] : none }
}

function absentInside(inside: readonly LineageNode[]): AbsentLineage | undefined {
  const all = inside.map(({ absent }) => absent)
  const known = all.filter(absent => absent !== undefined)
  if (known.length < all.length) return undefined
  return {
    entries: known.flatMap(({ entries }) => entries),
    names: known.flatMap(({ names }) => names),
    missing: known.flatMap(({ missing }) => missing),
  }
}

function casesOf(
  { cases, otherwise }: ChoiceField,
  nodes: (inside: readonly PlanField[], isInList: boolean) => readonly LineageNode[],
): ReadonlyMap<readonly PlanField[], readonly LineageNode[]> {
  return new Map([...cases, otherwise].map(each => [each.fields, nodes(each.fields, true)] as const))
}

function fedBy(
  reads: readonly (readonly string[])[],
  names: readonly NamedPath[],
  spans: readonly Span[],
  places: ReadonlyMap<string, number>,
): Fed {
  const runs = spans.flatMap(({ name, from, to }, outermost): readonly FedRun[] => {
    const own = reads.filter(steps => steps[0] === name)
    if (own.length === 0) return []
    const wanted = Uint8Array.from({ length: to - from }, (_, at) =>
      own.some(steps => isAtOrBelow(names[from + at]?.names ?? none, steps)) ? 1 : 0,
    )
    return wanted.includes(1) ? [{ at: -1, outermost, first: from, wanted }] : []
  })
  const derived = reads.flatMap(([name = '', ...more]) => (more.length === 0 ? (places.get(name) ?? []) : []))
  return { at: -1, runs, derived: [...new Set(derived)].sort((left, right) => left - right) }
}

/** Whether `names` begin with `steps`. */
export function isAtOrBelow(names: readonly string[], steps: readonly string[]): boolean {
  return steps.every((step, index) => names[index] === step)
}
