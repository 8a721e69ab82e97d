/** How deep the evaluations of an expression stand in one another as it runs, counted by jsonata 1.8: it does one after the other. */
import type jsonata18 from 'jsonata-1-8'

export function depthOn18(expression: jsonata18.Expression, document: unknown): number {
  let [now, deepest] = [0, 0]
  expression.assign('__evaluate_entry', () => {
    deepest = Math.max(deepest, ++now)
  })
  expression.assign('__evaluate_exit', () => {
    now--
  })
  expression.evaluate(document)
  return deepest
}
