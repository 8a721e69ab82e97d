/**
 * The library's evaluator alone, on what it is given when it maps: the view of a document, read beforehand. It evaluates the
 * very expression that stock jsonata evaluates, with the same normalizers.
 */
import type { Library } from '../library.ts'
import type { Readers } from './readers.ts'

/** Gives the data of one of `documents`, by its number. */
export function evaluatorAlone(
  library: Library,
  mapping: string,
  documents: readonly unknown[],
  read: Readers,
): (index: number) => unknown {
  const [plan] = library.compileMappings([{ name: 'bench.yaml', text: mapping }]).plans
  if (plan === undefined) throw new TypeError('The mapping of the benchmark does not compile')
  const { money, date } = read
  const expression = library.compileExpression(plan.expression, { functions: { money, date } })
  const tree = library.readingTree(plan)
  // Documents of the benchmark are objects.
  const views = documents.map(
    document => library.readDocument(document as Record<string, unknown>, tree).view,
  )
  return index => expression.evaluate(views[index])
}
