/**
 * Which lines of a document a mapping reads, and what it leaves unread: what `runMapping` says of them, without computing the data or
 * looking for what is wrong.
 */

import type { Issue } from './issue.ts'
import { accountedDocument } from './lineage/accounted-document.ts'
import { lostDuplicates, withDuplicates } from './lineage/duplicate-sources.ts'
import { walkFields } from './lineage/lineage-walk.ts'
import type { LineageEntry } from './lineage-entry.ts'
import type { ReadyMapping } from './ready-mapping.ts'
import type { OpenedDocument } from './run-mapping.ts'

/** What is read of a document, and what is not. */
export interface LinesRead {
  /** The authority says that it has no such transcript. */
  readonly noData: boolean
  /** The lineage of every field but the derived ones. */
  readonly lineage: readonly LineageEntry[]
  /** JSON Pointers of the leaves that no field read and nobody ignored. */
  readonly unmapped: readonly string[]
  /** What is wrong with its shape, at the least. */
  readonly issues: readonly Issue[]
}

/** What the mapping reads of the document. */
export function readLines(
  mapping: Pick<ReadyMapping, 'tree' | 'lineagePlan'>,
  { outline, duplicates }: Pick<OpenedDocument, 'outline' | 'duplicates'>,
): LinesRead {
  const { read, leaves } = accountedDocument(outline.document, mapping)
  const { found } = walkFields(mapping.lineagePlan(), read, leaves)
  const noData = read.notice !== undefined
  if (duplicates.length === 0) return { noData, lineage: found, unmapped: read.unmapped, issues: read.issues }
  const lineage = withDuplicates(found, duplicates)
  const listed = [...read.unmapped, ...read.ignored.map(each => each.pointer)]
  const unmapped = [...read.unmapped, ...lostDuplicates(lineage, listed, duplicates)]
  return { noData, lineage, unmapped, issues: read.issues }
}
