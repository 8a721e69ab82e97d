/**
 * The rows without which a derived field has no value, found in its expression as it is written: most accounts have no lien, so what
 * is asked of its rows need not be computed to be nothing.
 */
import type { Block, Call, Expression, Filter } from '../../evaluate/language/expression.ts'
import { keyTestOf } from '../../evaluate/shapes/key-test.ts'
import { valueFunctions } from '../../normalize/functions/value-functions.ts'
import type { PickedEntries } from '../../plan/mapping-plan.ts'

/** What is known of names: of derived fields that stand before, and, with a dollar sign, of variables. */
type Known = ReadonlyMap<string, PickedEntries>

/** The rows that `tree` needs; `undefined` where it may have a value without any. `others` are those of derived fields before it. */
export function rowsNeeded(tree: Expression, others: Known): PickedEntries | undefined {
  switch (tree.kind) {
    case 'block':
      return ofBlock(tree, others)
    case 'path': {
      const [first] = tree.steps
      return first === undefined ? undefined : ofFilters(first.of, first.filters, others)
    }
    case 'filtered':
      return ofFilters(tree.of, tree.filters, others)
    case 'variable':
      return others.get(`$${tree.name}`)
    case 'call':
      return ofCall(tree, others)
    case 'choice':
      return isNothing(tree.no) ? (ofTest(tree.test, others) ?? rowsNeeded(tree.yes, others)) : undefined
    default:
      return undefined
  }
}

/** That of the last line, with what the lines before it bind. */
function ofBlock({ lines }: Block, others: Known): PickedEntries | undefined {
  const known = new Map(others)
  let rows: PickedEntries | undefined
  for (const { names, value } of lines) {
    rows = rowsNeeded(value, known)
    for (const name of names)
      if (rows === undefined) known.delete(`$${name}`)
      else known.set(`$${name}`, rows)
  }
  return rows
}

function ofFilters(of: Expression, filters: readonly Filter[], others: Known): PickedEntries | undefined {
  if (of.kind !== 'name') return rowsNeeded(of, others)
  const [first] = filters
  if (first?.kind !== 'test') return undefined
  const wanted = textsWanted(first.test)
  return wanted === undefined ? undefined : { list: of.name, ...wanted }
}

/** The texts without which a test of an entry is false. */
export function textsWanted(test: Expression): Omit<PickedEntries, 'list'> | undefined {
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

/** What either of two needs, where that is rows of one list by one name. */
function ofEither(
  left: PickedEntries | undefined,
  right: PickedEntries | undefined,
): PickedEntries | undefined {
  if (left === undefined || right === undefined) return undefined
  return left.list === right.list && left.name === right.name ? together(left, right) : undefined
}

function ofCall({ name, given }: Call, others: Known): PickedEntries | undefined {
  const own = Object.values(valueFunctions).find(each => each.name === name)
  const without = own !== undefined && 'unknownWithout' in own ? own.unknownWithout : []
  // Nothing appended to nothing is nothing.
  const needed = name === 'append' ? given : without.map(at => given[at])
  const [first, ...more] = needed.map(operand => operand && rowsNeeded(operand, others))
  return more.reduce(ofEither, first)
}

/** `$exists(a) or $exists(b) ? … : null`, of derived fields that need rows. */
function ofTest(test: Expression, others: Known): PickedEntries | undefined {
  if (test.kind === 'call' && test.name === 'exists') {
    const [asked] = test.given
    const name = asked?.kind === 'path' && asked.steps.length === 1 ? asked.steps[0]?.of : asked
    return name?.kind === 'name' ? others.get(name.name) : undefined
  }
  if (test.kind !== 'operation' || test.operator !== 'or') return undefined
  return ofEither(ofTest(test.left, others), ofTest(test.right, others))
}

function isNothing(no: Expression | undefined): boolean {
  return no === undefined || (no.kind === 'literal' && no.value === null)
}
