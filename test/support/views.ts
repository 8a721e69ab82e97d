/** The view that the expression of a bundled mapping reads of a document. */
import { bundledPlans } from '../../src/catalog/plans.gen.ts'
import { loadMapping } from '../../src/emit/load-mapping.ts'
import { isJsonObject } from '../../src/transcript/open/shape.ts'
import { readDocument } from '../../src/transcript/view/read-document.ts'
import type { Section } from '../../src/transcript/view/section.ts'
import { type ReadingTree, readingTree } from '../../src/transcript/view/tree/reading-tree.ts'

/** A function that makes each tree once. */
export function viewReader(): (mapping: string, document: unknown) => Section {
  const trees = new Map<string, ReadingTree>()
  return (mapping, document) => {
    const plan = bundledPlans().find(({ id }) => id === mapping)
    if (plan === undefined || !isJsonObject(document)) throw new Error('no such mapping, or no document')
    const tree = trees.get(mapping) ?? readingTree(loadMapping(plan).plan)
    trees.set(mapping, tree)
    return readDocument(document, tree).view
  }
}
