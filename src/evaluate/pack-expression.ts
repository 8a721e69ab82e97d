/**
 * An expression as a list of plain values, as short as it can be and still be read back without a parser by
 * unpack-expression.ts: the kind of each node, how far it begins behind the one before it, then its parts,
 * lists with their length in front.
 */
import { unreachable } from '../text/unreachable.ts'
import type { Expression, Filter } from './expression.ts'

/** What a packed expression consists of. */
export type PackedValue = string | number | boolean | null

/** The list. It is JSON-safe. */
export function packExpression(expression: Expression): readonly PackedValue[] {
  const packed: PackedValue[] = []
  let last = 0
  const begin = (kind: string, position: number): void => {
    packed.push(kind, position - last)
    last = position
  }
  const addAll = (expressions: readonly Expression[]): void => {
    packed.push(expressions.length)
    for (const each of expressions) add(each)
  }
  const addFilters = (filters: readonly Filter[]): void => {
    packed.push(filters.length)
    for (const filter of filters) {
      if (filter.kind === 'position') packed.push(filter.kind, filter.at)
      else {
        begin(filter.kind, filter.position)
        add(filter.test)
      }
    }
  }
  const add = (node: Expression): void => {
    begin(node.kind, node.position)
    switch (node.kind) {
      case 'context':
      case 'root':
        return
      case 'literal':
        packed.push(node.value)
        return
      case 'variable':
        packed.push(node.name)
        return
      case 'name':
        packed.push(node.name, node.keep)
        return
      case 'path':
        packed.push(node.keep, node.steps.length)
        for (const step of node.steps) {
          add(step.of)
          addFilters(step.filters)
        }
        return
      case 'filtered':
        packed.push(node.keep)
        add(node.of)
        addFilters(node.filters)
        return
      case 'array':
        packed.push(node.whole)
        addAll(node.items)
        return
      case 'object':
        packed.push(node.fields.length)
        for (const { key, value } of node.fields) {
          packed.push(key)
          add(value)
        }
        return
      case 'operation':
        packed.push(node.operator)
        add(node.left)
        add(node.right)
        return
      case 'choice':
        packed.push(node.no !== undefined)
        add(node.test)
        add(node.yes)
        if (node.no !== undefined) add(node.no)
        return
      case 'fallback':
        packed.push(node.where)
        add(node.first)
        add(node.second)
        return
      case 'block':
        packed.push(node.lines.length)
        for (const { names, value } of node.lines) {
          packed.push(names.length, ...names)
          add(value)
        }
        return
      case 'call':
        packed.push(node.name)
        addAll(node.given)
        return
      default:
        unreachable(node)
    }
  }
  add(expression)
  return packed
}
