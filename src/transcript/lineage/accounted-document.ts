/**
 * A document, read, with an account of its leaves in which each is read, ignored or unmapped. Of several places for one field the
 * first is read. What stands in another one is unmapped, unless some other field reads it: that field may have several places,
 * too, so only a walk over all fields can tell.
 */
import type { JsonObject } from '../open/shape.ts'
import { LeafStore } from '../view/leaves/leaf-store.ts'
import { type ReadDocument, readDocument } from '../view/read-document.ts'
import type { ReadingTree } from '../view/tree/reading-tree.ts'
import type { LineagePlan } from './lineage-plan.ts'
import { walkFields } from './lineage-walk.ts'

/** What reads documents, and what walks over them again. */
interface Reading {
  readonly tree: ReadingTree
  readonly lineagePlan: () => LineagePlan
}

/** The document, and its leaves as sources of lineage. */
interface AccountedDocument {
  readonly read: ReadDocument
  readonly leaves: LeafStore
}

/** Reads `document`. Total on any JSON value that is an object. */
export function accountedDocument(document: JsonObject, { tree, lineagePlan }: Reading): AccountedDocument {
  const read = readDocument(document, tree)
  const leaves = new LeafStore(read.notice)
  return {
    read: read.passedOver.size === 0 ? read : withoutReadElsewhere(read, leaves, lineagePlan()),
    leaves,
  }
}

/** Without the leaves that another field reads among the unmapped, and without issues of places of which nothing is unmapped. */
function withoutReadElsewhere(read: ReadDocument, leaves: LeafStore, plan: LineagePlan): ReadDocument {
  const { passedOver } = read
  const others = read.unmapped.filter(pointer => !passedOver.has(pointer))
  const { found } = walkFields(plan, { ...read, unmapped: others }, leaves)
  const sources = found.flatMap(entry => entry.sources)
  const elsewhere = new Set(sources.map(({ pointer, beside }) => (beside ? '' : pointer)))
  const unmapped = read.unmapped.filter(pointer => !passedOver.has(pointer) || !elsewhere.has(pointer))
  const full = new Set(passedOver.values())
  for (const pointer of unmapped) full.delete(passedOver.get(pointer) ?? '')
  const issues = read.issues.filter(
    ({ code, pointer }) => code !== 'transcript/other-source' || !full.has(pointer ?? ''),
  )
  return { ...read, unmapped, issues }
}
