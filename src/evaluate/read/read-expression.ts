/**
 * Text to an expression that is allowed in every part: the one walk along the allow-list. Does not know which
 * functions a host has.
 */

import { refusedNodes } from '../language/allow-list.ts'
import type { Expression, Filter } from '../language/expression.ts'
import { refusal, refusedArithmetic } from '../language/refusal.ts'
import { tooLarge } from '../language/too-large.ts'
import { checkSize } from './check-size.ts'
import type { JsonataNode, JsonataStage } from './jsonata-tree.ts'
import { nodeStarts } from './node-start.ts'
import { parse } from './parse.ts'
import { readBlock } from './read-block.ts'
import { readCall } from './read-call.ts'
import { readChoice } from './read-choice.ts'
import { readArray, readObject } from './read-constructor.ts'
import { readOperation } from './read-operation.ts'
import { readPath } from './read-path.ts'
import type { Reader } from './reader.ts'

const deepest = 500

/**
 * The expression, every position in it the offset of a first character.
 * @throws ExpressionError as `compileExpression` does
 */
export function readExpression(text: string): Expression {
  const tree = parse(text)
  let depth = 0
  const reader: Reader = {
    startOf: nodeStarts(text),
    read: node => {
      if (++depth > deepest) throw tooLarge(`${deepest} levels`, reader.startOf(node))
      const expression = withFilters(readBare(node, reader), node, reader)
      depth--
      return expression
    },
    readFilters: stages => stages.map(stage => readFilter(stage, reader)),
  }
  return reader.read(tree)
}

/**
 * Whether a text that was made of an expression, and so is one, is small enough to be read; most need not be read for that.
 * @throws ExpressionError `expression/too-large`
 */
export function checkMade(text: string): void {
  if (checkSize(text) > deepest) readExpression(text)
}

function readBare(node: JsonataNode, reader: Reader): Expression {
  const position = reader.startOf(node)
  if (node.group !== undefined) {
    throw refusal('Grouping with { } behind a value', reader.startOf(node.group), 'write a dot before the {')
  }
  if (node.focus !== undefined) throw refusal('Binding with @', position)
  if (node.index !== undefined) throw refusal('Binding with #', position)
  switch (node.type) {
    case 'string':
    case 'number':
    case 'value':
      // The parser gives these three kinds of node no other values.
      return { kind: 'literal', position, value: node.value as string | number | boolean | null }
    case 'name':
      return { kind: 'name', position, name: String(node.value), keep: node.keepArray === true }
    case 'variable':
      return readVariable(String(node.value), position)
    case 'path':
      return readPath(node, reader)
    case 'unary':
      if (node.value === '[') return readArray(node, reader)
      if (node.value === '{') return readObject(node, reader)
      throw refusedArithmetic(String(node.value), position)
    case 'binary':
      return readOperation(node, reader)
    case 'condition':
      return readChoice(node, reader)
    case 'block':
      return readBlock(node, reader)
    case 'function':
      return readCall(node, reader)
    default:
      throw refusal(refusedNodes[node.type] ?? `A node of the kind ${node.type}`, position)
  }
}

function readVariable(name: string, position: number): Expression {
  if (name === '') return { kind: 'context', position }
  if (name === '$') return { kind: 'root', position }
  return { kind: 'variable', position, name }
}

/** A path has its filters in its steps; any other value has them around it. */
function withFilters(of: Expression, node: JsonataNode, reader: Reader): Expression {
  if (node.predicate === undefined) return of
  const filters = reader.readFilters(node.predicate)
  return { kind: 'filtered', position: of.position, of, filters, keep: node.keepArray === true }
}

function readFilter(stage: JsonataStage, reader: Reader): Filter {
  if (stage.type !== 'filter' || stage.expr === undefined) {
    throw refusal('Binding with #', reader.startOf(stage))
  }
  // jsonata takes a written number as a position whatever else stands behind it.
  if (stage.expr.type === 'number') return { kind: 'position', at: Number(stage.expr.value) }
  return { kind: 'test', position: reader.startOf(stage), test: reader.read(stage.expr) }
}
