/** The view that the expression of a bundled mapping reads of a document. */
import { bundledPlans } from '../../src/catalog/plans.gen.ts'
import { readDocument } from '../../src/transcript/read-document.ts'
import { type ReadingTree, readingTree } from '../../src/transcript/reading-tree.ts'
import type { Section } from '../../src/transcript/section.ts'
import { isJsonObject } from '../../src/transcript/shape.ts'

/** A function that makes each tree once. */
export function viewReader(): (mapping: string, document: unknown) => Section {
  const trees = new Map<string, ReadingTree>()
  return (mapping, document) => {
    const plan = bundledPlans().find(({ id }) => id === mapping)
    if (plan === undefined || !isJsonObject(document)) throw new Error('no such mapping, or no document')
    const tree = trees.get(mapping) ?? readingTree(plan.load())
    trees.set(mapping, tree)
    return readDocument(document, tree).view
  }
}
