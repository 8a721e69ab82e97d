/**
 * The lineage of the fields that fall short or cannot be read, and no others: a refused amount must not cost the lineage of the
 * whole document.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { pointerSteps, pointerTo } from '../../text/places/json-pointer.ts'
import { caseOf } from '../view/entry-choice.ts'
import type { LeafStore } from '../view/leaves/leaf-store.ts'
import type { ReadDocument } from '../view/read-document.ts'
import { entriesOf, insideOf } from '../view/read-places.ts'
import type { Section } from '../view/section.ts'
import { valueAt, valueIn } from './data-values.ts'
import type { SourceWay } from './label-place.ts'
import { type LineageNode, type LineagePlan, noNodes } from './lineage-plan.ts'
import { LineageWalk, type Walked } from './lineage-walk.ts'

/** The lineage of those fields, in their order. */
export type Shortfalls = Pick<Walked, 'found' | 'names' | 'shortfalls'>

/**
 * Walks the fields that have no value in `data`, which was made of the same document, or one that leaves open what it means: none
 * else falls short. Most of a document has values, so this costs little of what all lineage does.
 */
export function walkShortfalls(
  plan: LineagePlan,
  read: ReadDocument,
  data: unknown,
  leaves: LeafStore,
): Shortfalls {
  const walk = new LineageWalk(read, leaves)
  withoutValue(walk, plan.nodes, read.view, '', noRows, data)
  return walk
}

/** The fields whose texts were refused, each with its place in the data and on the document. */
export function refusedFields(
  plan: LineagePlan,
  { found, names }: Shortfalls,
): readonly {
  readonly path: readonly (string | number)[]
  readonly names: string
  readonly pointer: string
}[] {
  return found.flatMap(({ path, state, sources: [source] }, at) => {
    if (state !== 'invalid' || source === undefined) return []
    const steps = [...pointerSteps(path)].map(step => (/^[0-9]/.test(step) ? Number(step) : step))
    return [
      { path: steps, names: plan.names[names[at] ?? -1]?.names.join('\n') ?? '', pointer: source.pointer },
    ]
  })
}

const noRows: readonly Section[] = []

/** Of fields that may fall short, those that have no value in `data`. Fields have many shapes, nodes one: most need no field. */
function withoutValue(
  walk: LineageWalk,
  nodes: readonly LineageNode[],
  view: Section | undefined,
  parent: string,
  rows: readonly Section[],
  data: unknown,
): void {
  for (const node of nodes) {
    if (view === undefined && node.absent !== undefined) {
      for (const entry of node.absent.missing)
        walk.shortfalls.push({ entry, problem: undefined, isOpen: false })
      continue
    }
    const value = valueIn(data, node.name)
    const path = node.path ?? parent + node.step
    if (value !== null && node.inside === noNodes && node.kind !== 'choice') {
      if (node.leavesOpen?.(value) !== true) continue
      walk.node(node, view, path, rows, data)
      for (const entry of walk.found.slice(-1))
        walk.shortfalls.push({ entry, problem: undefined, isOpen: true })
      continue
    }
    if (node.kind === 'value') {
      if (node.isRequired || isPresent(node.ways, view)) walk.node(node, view, path, rows)
    } else inHolder(walk, node, view, path, rows, value)
  }
}

/** As `withoutValue`, of what is no plain value. */
function inHolder(
  walk: LineageWalk,
  node: LineageNode,
  view: Section | undefined,
  path: string,
  rows: readonly Section[],
  value: unknown,
): void {
  const { field, inside } = node
  switch (field.kind) {
    case 'whether':
    case 'kept':
      walk.node(node, view, path, rows)
      break
    case 'group':
      withoutValue(walk, inside, insideOf(field, view), path, noRows, value)
      break
    case 'list':
      entriesOf(field, view).forEach((entry, index, entries) => {
        withoutValue(walk, inside, entry, pointerTo(path, index), entries, valueAt(value, index))
      })
      break
    case 'choice':
      entriesOf(field, view).forEach((entry, index) => {
        const chosen = node.byCase.get((caseOf(field, entry) ?? field.otherwise).fields) ?? []
        withoutValue(walk, chosen, entry, pointerTo(path, index), noRows, valueAt(value, index))
      })
      break
    case 'value':
    case 'rowAbove':
    case 'notice':
      break
    default:
      unreachable(field)
  }
}

function isPresent(ways: readonly SourceWay[], view: Section | undefined): boolean {
  return view !== undefined && ways.some(way => way.isIn(view))
}
