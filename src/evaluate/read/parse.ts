/**
 * Text to jsonata's tree, with jsonata's own parser. The only file that imports it; nothing is ever run with
 * it here.
 */
import jsonata from 'jsonata'
import { mappingCodes } from '../../diagnostics/codes/mapping-codes.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import { refusedNodes } from '../language/allow-list.ts'
import { refusal } from '../language/refusal.ts'
import { tooLarge } from '../language/too-large.ts'
import { checkSize } from './check-size.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import { faultPosition, isParserFault, syntaxProblem } from './syntax-problem.ts'

/**
 * The tree of an expression.
 * @throws ExpressionError `expression/syntax`, `expression/too-large`, `expression/not-allowed` (`/` and `%`)
 */
export function parse(text: string): JsonataNode {
  checkSize(text)
  try {
    return parseOwn(text)
  } catch (thrown) {
    throw readable(thrown, text)
  }
}

/** The tree of an expression that we have made ourselves, which may hold what no mapping may: regular expressions and functions. */
export function parseOwn(text: string): JsonataNode {
  // jsonata's own type of a node allows less than its parser gives.
  return jsonata(text).ast() as JsonataNode
}

function readable(thrown: unknown, text: string): Error {
  if (thrown instanceof RangeError) return tooLarge('the nesting that can be read', -1)
  if (isParserFault(thrown) && thrown.code === 'S0217') return refusal(String(refusedNodes.parent), -1)
  const problem = isParserFault(thrown) ? syntaxProblem(thrown) : 'it is not JSONata'
  const position = isParserFault(thrown) ? faultPosition(thrown, text) : -1
  return new ExpressionError('expression/syntax', { problem }, { table: mappingCodes, position })
}
