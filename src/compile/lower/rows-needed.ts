/**
 * The rows without which a derived field has no value, found in its expression as it is written: most accounts have no lien, so what
 * is asked of its rows need not be computed to be nothing.
 */
import type { Call, Expression, Filter } from '../../evaluate/language/expression.ts'
import { keyTestOf } from '../../evaluate/shapes/key-test.ts'
import { valueFunctions } from '../../normalize/functions/value-functions.ts'
import type { RowsNeeded } from '../../plan/mapping-plan.ts'

/** The rows that `tree` needs; `undefined` where it may have a value without any. `others` are those of derived fields before it. */
export function rowsNeeded(
  tree: Expression,
  others: ReadonlyMap<string, RowsNeeded>,
): RowsNeeded | undefined {
  switch (tree.kind) {
    case 'block': {
      const last = tree.lines.at(-1)
      return last === undefined ? undefined : rowsNeeded(last.value, others)
    }
    case 'path': {
      const [first] = tree.steps
      return first === undefined ? undefined : ofFilters(first.of, first.filters)
    }
    case 'filtered':
      return ofFilters(tree.of, tree.filters)
    case 'call':
      return ofCall(tree, others)
    case 'choice':
      return isNothing(tree.no) ? ofTest(tree.test, others) : undefined
    default:
      return undefined
  }
}

function ofFilters(of: Expression, filters: readonly Filter[]): RowsNeeded | undefined {
  const [first] = filters
  if (of.kind !== 'name' || first?.kind !== 'test') return undefined
  const wanted = textsWanted(first.test)
  return wanted === undefined ? undefined : { list: of.name, ...wanted }
}

/** The texts without which a test of an entry is false. */
function textsWanted(test: Expression): Omit<RowsNeeded, 'list'> | undefined {
  if (test.kind === 'block' && test.lines.length === 1) {
    const [line] = test.lines
    return line === undefined ? undefined : textsWanted(line.value)
  }
  if (test.kind === 'operation' && test.operator === 'and') {
    return textsWanted(test.left) ?? textsWanted(test.right)
  }
  if (test.kind === 'operation' && test.operator === 'or') {
    const left = textsWanted(test.left)
    const right = textsWanted(test.right)
    return left === undefined || left.name !== right?.name ? undefined : together(left, right)
  }
  const key = keyTestOf(test)
  return key === undefined ? undefined : { name: key.name, texts: key.texts }
}

function together<Wanted extends { readonly texts: readonly string[] }>(left: Wanted, right: Wanted): Wanted {
  return { ...left, texts: [...new Set([...left.texts, ...right.texts])] }
}

function ofCall({ name, given }: Call, others: ReadonlyMap<string, RowsNeeded>): RowsNeeded | undefined {
  const own = Object.values(valueFunctions).find(each => each.name === name)
  const without = own !== undefined && 'unknownWithout' in own ? given[own.unknownWithout] : undefined
  return without === undefined ? undefined : rowsNeeded(without, others)
}

/** `$exists(a) or $exists(b) ? … : null`, of derived fields that need rows. */
function ofTest(test: Expression, others: ReadonlyMap<string, RowsNeeded>): RowsNeeded | undefined {
  if (test.kind === 'call' && test.name === 'exists') {
    const [asked] = test.given
    const name = asked?.kind === 'path' && asked.steps.length === 1 ? asked.steps[0]?.of : asked
    return name?.kind === 'name' ? others.get(name.name) : undefined
  }
  if (test.kind !== 'operation' || test.operator !== 'or') return undefined
  const left = ofTest(test.left, others)
  const right = ofTest(test.right, others)
  if (left === undefined || right === undefined) return undefined
  if (left.list !== right.list || left.name !== right.name) return undefined
  return together(left, right)
}

function isNothing(no: Expression | undefined): boolean {
  return no === undefined || (no.kind === 'literal' && no.value === null)
}
