/** Edits of an expression, as edits of the file that it stands in. */
import type { Fix } from '../../diagnostics/diagnostic.ts'
import type { ExpressionSpec } from '../../spec/mapping-spec.ts'
import { wholeScalar } from '../../spec/spanned-node.ts'
import { yamlText } from '../../text/characters/yaml-text.ts'

/** Another text in place of a stretch of an expression; none where the expression runs over several lines. */
export function expressionFix(
  { value, node }: ExpressionSpec,
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
  safe: boolean,
): Fix | undefined {
  const span = wholeScalar(node)
  if (span === undefined) return undefined
  // What YAML takes for a mark of its own may be in what is put there.
  return { span, replacement: yamlText(value.slice(0, from) + text + value.slice(to)), safe }
}
