/** The kinds of entries that a derived field reads of a list, found in its expression as it is written: most figures are about one. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Expression, Filter } from '../../evaluate/language/expression.ts'
import { partsOf } from '../../evaluate/language/expression-parts.ts'
import { textsWanted } from './rows-needed.ts'

/** A list whose entries are of several kinds, and the name under which an entry says of which it is. */
export interface KindList {
  readonly list: string
  readonly as: string
}

/** Their names, none where `tree` does not read the list; `undefined` where it reads entries whatever their kind. */
export function kindsRead(tree: Expression, of: KindList): readonly string[] | undefined {
  switch (tree.kind) {
    case 'root':
    case 'context':
      // All of the data.
      return undefined
    case 'name':
      return picked(tree, [], of)
    case 'filtered':
      return hasRoot(tree) ? undefined : picked(tree.of, tree.filters, of)
    case 'path': {
      // What comes behind the first step, or in a test, reads the entries that were picked.
      const [first] = tree.steps
      return first === undefined || hasRoot(tree) ? undefined : picked(first.of, first.filters, of)
    }
    case 'literal':
    case 'variable':
    case 'array':
    case 'object':
    case 'operation':
    case 'choice':
    case 'fallback':
    case 'block':
    case 'call': {
      const found = partsOf(tree).map(part => kindsRead(part, of))
      return found.includes(undefined) ? undefined : [...new Set(found.flatMap(each => each ?? []))]
    }
    default:
      return unreachable(tree)
  }
}

/** Those that the first of `filters` picks. */
function picked(tree: Expression, filters: readonly Filter[], of: KindList): readonly string[] | undefined {
  if (tree.kind !== 'name') return kindsRead(tree, of)
  if (tree.name !== of.list) return []
  const [first] = filters
  const wanted = first?.kind === 'test' ? textsWanted(first.test) : undefined
  return wanted?.name === of.as ? wanted.texts : undefined
}

function hasRoot(tree: Expression): boolean {
  return tree.kind === 'root' || partsOf(tree).some(hasRoot)
}
