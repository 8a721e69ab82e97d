/** Text to jsonata's tree, with jsonata's own parser. The only file that imports it; nothing is ever run with it here. */
import jsonata from 'jsonata'
import { ExpressionError, errorText } from '../diagnostics/errors.ts'
import { checkSize } from './check-size.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import { isParserFault, syntaxProblem } from './syntax-problem.ts'
import { tokenStarts } from './tokens.ts'
import { tooLarge } from './too-large.ts'

/** The tree of an expression. @throws ExpressionError `expression/syntax`, `expression/too-large`, `expression/not-allowed` (a `/`) */
export function parse(text: string): JsonataNode {
  checkSize(text)
  try {
    // jsonata's own type of a node allows less than its parser gives.
    return jsonata(text).ast() as JsonataNode
  } catch (thrown) {
    if (thrown instanceof RangeError) throw tooLarge('the nesting that can be read', 0)
    const problem = isParserFault(thrown) ? syntaxProblem(thrown) : 'it is not JSONata'
    const position = isParserFault(thrown) ? tokenStarts(text)(thrown.position) : 0
    throw new ExpressionError('expression/syntax', errorText('expression/syntax', { problem }), position)
  }
}
