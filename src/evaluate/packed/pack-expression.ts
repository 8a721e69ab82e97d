/**
 * An expression as a list of plain values, as short as it can be and still be read back without a parser by
 * unpack-expression.ts. Each node is the number of its kind, then its parts; what has any number of parts ends with a mark. The
 * commonest nodes are one value: a text is a path of that one name; true, false and null are literals. Where a node began in
 * the text is left out: whoever runs the expression does not have the text.
 */
import { unreachable } from '../../text/unreachable.ts'
import type { Expression, Filter, Path, Step } from '../language/expression.ts'
import { type PackedKind, type PackedValue, packedKinds } from './packed-kinds.ts'

/** The list. It is JSON-safe. */
export function packExpression(expression: Expression): readonly PackedValue[] {
  const packing = new Packing()
  packing.add(expression)
  return packing.packed
}

class Packing {
  readonly packed: PackedValue[] = []

  add(node: Expression): void {
    switch (node.kind) {
      case 'context':
      case 'root':
        this.#begin(node.kind)
        break
      case 'literal':
        if (typeof node.value === 'string' || typeof node.value === 'number') this.#begin('literal')
        this.packed.push(node.value)
        break
      case 'variable':
        this.#begin(node.kind, node.name)
        break
      case 'name':
        this.#begin(node.keep ? 'keptName' : 'name', node.name)
        break
      case 'path':
        this.#addPath(node)
        break
      case 'filtered':
        this.#begin(node.keep ? 'keptFiltered' : 'filtered')
        this.add(node.of)
        this.#addFilters(node.filters)
        break
      case 'array':
        this.#begin(node.whole ? 'wholeArray' : 'array')
        this.#addAll(node.items)
        break
      case 'object':
        this.#begin('object')
        for (const { key, value } of node.fields) {
          this.packed.push(key)
          this.add(value)
        }
        this.#begin('end')
        break
      case 'operation':
        this.#begin(node.operator)
        this.add(node.left)
        this.add(node.right)
        break
      case 'choice':
        this.#begin(node.no === undefined ? 'choiceOfOne' : 'choice')
        this.add(node.test)
        this.add(node.yes)
        if (node.no !== undefined) this.add(node.no)
        break
      case 'fallback':
        this.#begin(node.where)
        this.add(node.first)
        this.add(node.second)
        break
      case 'block':
        this.#begin('block')
        for (const { names, value } of node.lines) {
          for (const name of names) this.#begin('bind', name)
          this.add(value)
        }
        this.#begin('end')
        break
      case 'call':
        this.#begin('call', node.name)
        this.#addAll(node.given)
        break
      default:
        unreachable(node)
    }
  }

  #addPath({ keep, steps }: Path, isStep = false): void {
    const [only, more] = steps
    const name = only !== undefined && more === undefined ? plainName(only) : undefined
    if (name !== undefined && !keep && !isStep) {
      this.packed.push(name)
      return
    }
    this.#begin(keep ? 'keptPath' : 'path')
    for (const step of steps) this.#addStep(step)
    this.#begin('end')
  }

  /** A text is a name without filters here, and so no path. */
  #addStep(step: Step): void {
    const name = plainName(step)
    if (name !== undefined) {
      this.packed.push(name)
      return
    }
    if (step.of.kind === 'path') this.#addPath(step.of, true)
    else this.add(step.of)
    this.#addFilters(step.filters)
  }

  #addFilters(filters: readonly Filter[]): void {
    for (const filter of filters) {
      if (filter.kind === 'position') this.#begin(filter.kind, filter.at)
      else {
        this.#begin(filter.kind)
        this.add(filter.test)
      }
    }
    this.#begin('end')
  }

  #addAll(expressions: readonly Expression[]): void {
    for (const each of expressions) this.add(each)
    this.#begin('end')
  }

  #begin(kind: PackedKind, ...parts: readonly PackedValue[]): void {
    this.packed.push(packedKinds.indexOf(kind), ...parts)
  }
}

/** The name of a step that is nothing but a name. */
function plainName({ of, filters }: Step): string | undefined {
  return of.kind === 'name' && !of.keep && filters.length === 0 ? of.name : undefined
}
