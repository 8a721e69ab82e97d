/** For labels of the transcript where an expression has the names of fields. */
import type { ExpressionError } from '../../diagnostics/errors.ts'

/** For words in capitals one behind the other, as in `TOTAL WAGES`, where the reading fails at the second. */
export function labelHint(text: string, { code, position }: ExpressionError): string | undefined {
  if (code !== 'expression/syntax') return undefined
  const isLabel =
    /[A-Z][A-Z0-9]+\s+$/.test(text.slice(Math.max(0, position - reach), position)) &&
    /^(?!AND\b|OR\b|IN\b)[A-Z][A-Z0-9]+/.test(text.slice(position, position + reach))
  return isLabel ? 'name the field that reads this label; labels stand under "from" only' : undefined
}

const reach = 100
