/**
 * The receipts of the fields that fall short or cannot be read, and no others: a refused amount must not cost the receipts of the
 * whole document.
 */

import type { ValueField } from '../../plan/mapping-plan.ts'
import { pointerSteps, pointerTo } from '../../text/json-pointer.ts'
import { caseOf } from '../view/entry-choice.ts'
import type { LeafStore } from '../view/leaf-store.ts'
import type { ReadDocument } from '../view/read-document.ts'
import type { Section } from '../view/section.ts'
import { entriesOf, firstPresent, insideOf } from './read-places.ts'
import { Tracer, type Walked } from './trace.ts'
import type { TraceNode, TracePlan } from './trace-plan.ts'

/** The receipts of those fields, in their order. */
export type Shortfalls = Pick<Walked, 'found' | 'names' | 'shortfalls'>

/**
 * Walks the fields that have no value in `data`, which was made of the same document: none else falls short. Most of a document
 * has values, so this costs little of what all receipts do.
 */
export function walkShortfalls(
  plan: TracePlan,
  read: ReadDocument,
  data: unknown,
  leaves: LeafStore,
): Shortfalls {
  const tracer = new Tracer(read, leaves)
  withoutValue(tracer, plan.nodes, read.view, '', noRows, data)
  return tracer
}

/** The fields whose texts were refused, each with its place in the data and on the document. */
export function refusedFields(
  plan: TracePlan,
  { found, names }: Shortfalls,
): readonly {
  readonly path: readonly (string | number)[]
  readonly names: readonly string[]
  readonly pointer: string
}[] {
  return found.flatMap(({ path, state, sources: [source] }, at) => {
    if (state !== 'invalid' || source === undefined) return []
    const steps = [...pointerSteps(path)].map(step => (/^[0-9]/.test(step) ? Number(step) : step))
    return [{ path: steps, names: plan.names[names[at] ?? -1]?.names ?? [], pointer: source.pointer }]
  })
}

const noRows: readonly Section[] = []

/** Of fields that may fall short, those that have no value in `data`. */
function withoutValue(
  tracer: Tracer,
  nodes: readonly TraceNode[],
  view: Section | undefined,
  parent: string,
  rows: readonly Section[],
  data: unknown,
): void {
  for (const node of nodes) {
    const { field, inside, absent } = node
    if (view === undefined && absent !== undefined) {
      for (const entry of absent.missing) tracer.shortfalls.push({ entry, problem: undefined })
      continue
    }
    const value: unknown = Reflect.get(Object(data), field.name)
    const path = parent + node.step
    switch (field.kind) {
      case 'value':
        if (value === null && (field.required || isPresent(field, view))) tracer.node(node, view, path, rows)
        break
      case 'whether':
      case 'kept':
        if (value === null) tracer.node(node, view, path, rows)
        break
      case 'group':
        withoutValue(tracer, inside, insideOf(field, view), path, noRows, value)
        break
      case 'list':
        entriesOf(field, view).forEach((entry, index, entries) => {
          withoutValue(tracer, inside, entry, pointerTo(path, index), entries, at(value, index))
        })
        break
      case 'choice':
        entriesOf(field, view).forEach((entry, index) => {
          const chosen = node.byCase.get((caseOf(field, entry) ?? field.otherwise).fields) ?? []
          withoutValue(tracer, chosen, entry, pointerTo(path, index), noRows, at(value, index))
        })
        break
      case 'rowAbove':
      case 'notice':
        break
    }
  }
}

function at(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : undefined
}

function isPresent({ sources }: ValueField, view: Section | undefined): boolean {
  return view !== undefined && firstPresent(sources, view) !== undefined
}
